"""Watches pages of a browser: nothing may leave the site, fail, or complain."""


class Guard:
    """Collects what went wrong on the pages it watches.

    `site` is the address that every request must begin with; `expected` are addresses that may answer with 404.
    A violation of the content security policy is an error in the console, so it is found as one.
    """

    def __init__(self, site):
        self.site = site
        self.expected = set()
        self.problems = []

    def watch(self, page):
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.problems.append(f"{page.url}: script error: {error}"))
        page.on("request", self.on_request)
        page.on("requestfailed", self.on_request_failed)
        page.on("response", self.on_response)

    def on_console(self, message):
        expected = message.location.get("url") in self.expected
        if message.type == "error" and not expected:
            self.problems.append(f"{message.location.get('url')}: console error: {message.text}")

    def on_request(self, request):
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.problems.append(f"request to elsewhere: {request.url}")

    def on_request_failed(self, request):
        # A page that is left aborts what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request failed: {request.url} ({request.failure})")

    def on_response(self, response):
        if response.status >= 400 and response.url not in self.expected:
            self.problems.append(f"{response.status}: {response.url}")

    def check(self):
        """Fails with everything that was found."""
        assert not self.problems, "\n".join(self.problems)
