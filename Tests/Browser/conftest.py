"""What every browser test stands on: the built sample, two static hosts, a browser, guarded pages."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import sync_playwright

import checks
import chromium
from crawl import crawl
from guard import Guard
from nginx import Nginx

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("COOKBOOK", ROOT / ".build/release/cookbook"))
WIDE, MIDDLE, NARROW = 1440, 820, 360

# The landmarks of the theme that tests speak of; the detail is `#main`.
SIDEBAR, LIST, CRUMBS, BACK = ".side", ".list", "nav.crumbs", "a.back"


@pytest.fixture(scope="session")
def source(tmp_path_factory):
    """A copy of the sample cookbook, without the theme of the repository: the program brings its own."""
    folder = tmp_path_factory.mktemp("source") / "cookbook"
    shutil.copytree(ROOT / "content", folder / "content")
    if (ROOT / "static").is_dir():
        shutil.copytree(ROOT / "static", folder / "static")
    return folder


@pytest.fixture(scope="session")
def build(tmp_path_factory):
    """A function that builds a source into a new folder, or the given one, and returns it."""
    assert PROGRAM.exists(), f"{PROGRAM} does not exist; run swift build -c release"

    def run(source, *options, output=None):
        output = output or tmp_path_factory.mktemp("site") / "public"
        command = [PROGRAM, "build", source, "--output", output, *options]
        result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
        assert result.returncode == 0, result.stderr
        return output

    return run


@pytest.fixture(scope="session")
def site(build, source):
    """The folder of the sample, built without a base URL."""
    return build(source)


@pytest.fixture(scope="session")
def based_site(build, source):
    """The folder of the sample, built for a project page: with a base URL that has a path."""
    return build(source, "--base-url", "https://example.org/book/")


@pytest.fixture(scope="session")
def server(site, tmp_path_factory):
    """The sample at the root of a host."""
    with Nginx(site, tmp_path_factory.mktemp("nginx")) as server:
        yield server


@pytest.fixture(scope="session")
def prefix_server(based_site, tmp_path_factory):
    """The sample under a prefix of a host, as a project page."""
    with Nginx(based_site, tmp_path_factory.mktemp("nginx"), "/book/") as server:
        yield server


@pytest.fixture(scope="session")
def crawled(server):
    """Everything that links lead to from the home page."""
    return crawl(server.url)


@pytest.fixture(scope="session")
def kinds(server, crawled):
    """The address of one page of each kind, by name."""
    tags = sorted(url for url in crawled.pages if url.startswith(server.url + "tags/") and url.count("/") == 5)
    assert tags, "no page of a tag can be reached"
    paths = {
        "home": "", "category": "dessert/", "empty category": "sandwich/", "recipe": "dessert/apple-pie/",
        "path page": "dessert/apple-pie/pie-crust/", "redirect": "dessert/old-fashioned-apple-pie/",
        "tags": "tags/", "page": "about/", "not found": "404.html",
    }
    return {name: server.url + path for name, path in paths.items()} | {"tag": tags[0]}


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # The sandbox needs rights that root in a container has not.
        browser = playwright.chromium.launch(
            executable_path=chromium.executable(), chromium_sandbox=False, args=chromium.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser):
    """A function that opens an address in a context of its own, unguarded; `still` stays on a redirect page."""
    contexts = []

    def stay(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=re.sub('<meta http-equiv="refresh"[^>]*>', "", answer.text()))

    def open_page(url, width=WIDE, height=900, guard=None, axe=False, still=False, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        if axe:
            context.add_init_script(path=checks.AXE)
        if still:
            context.route(url, stay)
        page = context.new_page()
        if guard:
            guard.watch(page)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def guard(request):
    """The guard of the pages that `visit` opens; a test of another site sets `guard.site` first."""
    site = request.getfixturevalue("server").url
    guard = Guard(site)
    yield guard
    guard.check()


@pytest.fixture
def visit(open_page, guard):
    """A function that opens an address, guarded: no error, no complaint, no request to elsewhere."""

    def visit(url, **options):
        return open_page(url, guard=guard, **options)

    return visit
