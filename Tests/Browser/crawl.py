"""Follows every link of a site over HTTP and says which of them do not end on a page."""

import collections
import dataclasses
import http.client
import re
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import lxml.html

# Where a page names another address; what the browser loads by itself must be of this host.
LOADED = {
    "img": ["src", "srcset"], "source": ["src", "srcset"], "script": ["src"], "link": ["href"],
    "video": ["src", "poster"], "audio": ["src"], "track": ["src"], "iframe": ["src"], "embed": ["src"],
    "object": ["data"], "use": ["href"], "image": ["href"],
}
FOLLOWED = {"a": ["href"], "area": ["href"], "form": ["action"]}
# Links in the head that no browser loads by itself.
NOT_LOADED = {"canonical", "alternate", "author", "license", "me"}
REFRESH = re.compile(r"\s*[\d.]+\s*[;,]\s*url\s*=\s*['\"]?([^'\"]*)", re.IGNORECASE)
CSS_ADDRESS = re.compile(rb"(?:url\(\s*['\"]?|@import\s+['\"])([^'\")]+)")


@dataclasses.dataclass
class Answer:
    """What the server sent for one address; `links` are (address, loaded by itself) as they are written."""

    status: int
    type: str
    body: bytes
    links: list
    ids: set

    @property
    def tree(self):
        return lxml.html.document_fromstring(self.body)


@dataclasses.dataclass
class Crawl:
    """Every address reached from the first page, and a line for each link that fails."""

    answers: dict
    broken: list

    @property
    def pages(self):
        return {url: answer for url, answer in self.answers.items()
                if answer.status == 200 and answer.type == "text/html"}


def crawl(start):
    """Crawls everything that links lead to from `start`, whose folder is the whole site."""
    site = urljoin(start, ".")
    host = urlsplit(start).netloc
    connection = http.client.HTTPConnection(host, timeout=10)
    answers, broken, wanted = {}, [], []
    queue = collections.deque([start])
    while queue:
        url = queue.popleft()
        if url in answers:
            continue
        answer = answers[url] = fetch(connection, url)
        if answer.status != 200:
            continue
        for address, loaded in answer.links:
            target, fragment = urldefrag(urljoin(url, address))
            parts = urlsplit(target)
            if parts.netloc != host or parts.scheme != "http":
                if loaded and parts.scheme != "data":
                    broken.append(f"{url}: loads from elsewhere: {address}")
                elif parts.scheme not in ("http", "https", "mailto", "tel", "data"):
                    broken.append(f"{url}: unknown scheme: {address}")
            elif not target.startswith(site):
                broken.append(f"{url}: leaves the site: {address}")
            else:
                wanted.append((url, address, target, fragment))
                queue.append(target)
    connection.close()
    for url, address, target, fragment in wanted:
        answer = answers[target]
        if answer.status != 200:
            broken.append(f"{url}: {answer.status}: {address}")
        elif fragment and answer.type == "text/html" and unquote(fragment) not in answer.ids:
            broken.append(f"{url}: no such fragment: {address}")
    return Crawl(answers, broken)


def fetch(connection, url):
    """Fetches one address; a redirection is not followed, since a link should name the page itself."""
    parts = urlsplit(url)
    connection.request("GET", parts.path + ("?" + parts.query if parts.query else ""))
    response = connection.getresponse()
    body = response.read()
    kind = response.getheader("Content-Type", "").split(";")[0]
    links, ids = [], set()
    if response.status == 200 and kind == "text/html":
        tree = lxml.html.document_fromstring(body)
        links, ids = list(page_links(tree)), set(tree.xpath("//@id"))
    elif response.status == 200 and kind == "text/css":
        links = [(address.decode(), True) for address in CSS_ADDRESS.findall(body)]
    return Answer(response.status, kind, body, links, ids)


def page_links(tree):
    """Yields (address, loaded by itself) for everything that a page points to."""
    for element in tree.iter(lxml.etree.Element):
        name = element.tag
        loaded = name in LOADED
        if name == "link":
            loaded = not NOT_LOADED.issuperset(element.get("rel", "").split())
            if "canonical" in element.get("rel", "").split() and element.get("href", "").startswith("http"):
                continue
        for attribute in LOADED.get(name, []) + FOLLOWED.get(name, []):
            value = element.get(attribute)
            if value is None:
                continue
            if attribute == "srcset":
                yield from ((part.split()[0], True) for part in value.split(",") if part.strip())
            else:
                yield value, loaded
        if name == "meta" and element.get("http-equiv", "").lower() == "refresh":
            if match := REFRESH.match(element.get("content", "")):
                yield match.group(1), False
