"""The harness itself on small sites made by hand: what it guards against must be found."""

import pytest

import checks
from crawl import crawl
from guard import Guard
from nginx import Nginx

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy"
content="default-src 'none'; style-src 'self'; img-src *; script-src 'self'; connect-src *">
<link rel="stylesheet" href="{up}style.css"></head><body><main id="main"><h1 id="top">{title}</h1>{body}</main></body>
</html>"""


def page(body="", title="Pie", up=""):
    return PAGE.format(title=title, body=body, up=up)


@pytest.fixture(scope="module")
def hosts():
    """Servers that a test of this module started, ended with it."""
    started = []
    yield started
    for host in started:
        host.__exit__()


@pytest.fixture
def serve(hosts, tmp_path):
    """A function that serves a dictionary of files and returns the server."""

    def serve(files, prefix="/"):
        site = tmp_path / "site"
        for name, text in {"style.css": "body { color: #222; background: #fff }", **files}.items():
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_text(text, encoding="utf-8")
        host = Nginx(site, tmp_path / "nginx", prefix)
        hosts.append(host)
        return host.__enter__()

    return serve


GOOD = {
    "index.html": page('<a href="pie/#top">Pie</a> <a href="https://elsewhere.example/">Source</a>', "Home"),
    "pie/index.html": page('<a href="../">Home</a>', up="../"),
    "404.html": page(title="Not found"),
}


@pytest.mark.parametrize("prefix", ["/", "/book/"])
def test_crawl_accepts_a_whole_site_at_the_root_and_under_a_prefix(serve, prefix):
    found = crawl(serve(GOOD, prefix).url)
    assert found.broken == []
    assert len(found.pages) == 2 and len(found.answers) == 3


@pytest.mark.parametrize("body, complaint", [
    ('<a href="cake/">Cake</a>', "404: cake/"),
    ('<a href="pie">Pie</a>', "301: pie"),
    ('<a href="pie/#crust">Pie</a>', "no such fragment: pie/#crust"),
    ('<a href="/pie/">Pie</a>', "leaves the site: /pie/"),
    ('<a href="javascript:alert(1)">Pie</a>', "unknown scheme"),
    ('<img src="pie.jpg" alt="">', "404: pie.jpg"),
    ('<img src="https://elsewhere.example/pie.jpg" alt="">', "loads from elsewhere"),
    ('<img srcset="pie.jpg 2x" alt="">', "404: pie.jpg"),
    ('<link rel="preconnect" href="https://elsewhere.example">', "loads from elsewhere"),
    ('<meta http-equiv="refresh" content="0; url=cake/">', "404: cake/"),
])
def test_crawl_finds_a_broken_link(serve, body, complaint):
    found = crawl(serve(GOOD | {"index.html": page(body)}, "/book/").url)
    assert len(found.broken) == 1 and complaint in found.broken[0]


def test_crawl_finds_a_picture_that_a_style_sheet_lacks(serve):
    found = crawl(serve(GOOD | {"style.css": "body { background: url(pie.png) }"}).url)
    assert any("404: pie.png" in line for line in found.broken)


def test_server_answers_as_static_hosts_do(serve, browser):
    server = serve(GOOD | {"folder/file.txt": "text"})
    request = browser.new_context().request
    assert request.get(server.url + "folder/").status == 404
    assert request.get(server.url + "folder/file.txt").headers["content-type"].startswith("text/plain")
    missing = request.get(server.url + "cake/")
    assert missing.status == 404 and "Not found" in missing.text()
    assert request.get(server.url + "pie", max_redirects=0).headers["location"] == "/pie/"


def problems(server, open_page, path="", wait=""):
    guard = Guard(server.url)
    opened = open_page(server.url + path, guard=guard)
    opened.wait_for_load_state("networkidle")
    return guard.problems


def test_guard_accepts_a_quiet_page(serve, open_page):
    assert problems(serve(GOOD), open_page) == []


@pytest.mark.parametrize("body, complaint", [
    ('<img src="https://elsewhere.example/pie.jpg" alt="">', "request to elsewhere"),
    ('<img src="pie.jpg" alt="">', "404:"),
    ("<script>alert(1)</script>", "Content Security Policy"),
    ('<p style="color: red">Pie</p>', "Content Security Policy"),
    ('<script src="error.js"></script>', "script error"),
    ('<script src="fetch.js"></script>', "request to elsewhere"),
    ('<script src="complain.js"></script>', "console error"),
])
def test_guard_finds_what_a_page_must_not_do(serve, open_page, body, complaint):
    server = serve(GOOD | {
        "index.html": page(body), "error.js": "undefinedFunction()", "complain.js": "console.error('no')",
        "fetch.js": "fetch('https://elsewhere.example/').catch(() => {})"})
    found = problems(server, open_page)
    assert any(complaint in problem for problem in found), found
    guard = Guard(server.url)
    guard.problems = found
    with pytest.raises(AssertionError):
        guard.check()


def test_other_hosts_cannot_be_reached(serve, open_page):
    opened = open_page(serve(GOOD).url)
    assert opened.evaluate("fetch('https://debian.org/', {mode: 'no-cors'}).then(() => 'reached', () => 'unreachable')"
                           ) == "unreachable"


def test_axe_sees_the_page_in_spite_of_its_policy_and_finds_what_is_wrong(serve, open_page):
    server = serve(GOOD | {"pie/index.html": page('<img src="../style.css"><button></button>', up="../")})
    assert checks.axe_violations(open_page(server.url, axe=True)) == []
    found = "\n".join(checks.axe_violations(open_page(server.url + "pie/", axe=True)))
    assert "image-alt" in found and "button-name" in found


def test_nu_checker_accepts_valid_pages_and_names_the_error_of_others(tmp_path):
    (tmp_path / "good.html").write_text(GOOD["index.html"])
    (tmp_path / "bad.html").write_text(page("<p><div></p>"))
    found = checks.nu_errors(tmp_path)
    assert found and all("/bad.html:" in line for line in found)
