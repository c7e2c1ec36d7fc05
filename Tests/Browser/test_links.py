"""Every link leads to a page, wherever the site lies."""

from urllib.parse import unquote, urljoin, urlsplit

import pytest

from crawl import crawl


def test_every_link_from_home_ends_on_a_page(crawled):
    assert crawled.broken == []
    assert len(crawled.pages) > 26, "fewer pages than recipes were reached"


def test_every_link_ends_on_a_page_under_a_prefix(prefix_server, crawled, server):
    found = crawl(prefix_server.url)
    assert found.broken == []
    paths = {url.removeprefix(prefix_server.url) for url in found.pages}
    assert {url.removeprefix(server.url) for url in crawled.pages} <= paths


def test_every_page_that_is_in_the_folder_can_be_reached(site, server, crawled):
    # The file system spells a path as it is, an address percent-encoded.
    reached = {unquote(url) for url in crawled.pages}
    unreached = []
    for file in site.rglob("*.html"):
        path = file.relative_to(site).as_posix().removesuffix("index.html")
        text = file.read_text(encoding="utf-8")
        redirect = 'http-equiv="refresh"' in text.lower()
        if path != "404.html" and not redirect and server.url + path not in reached:
            unreached.append(path)
    assert unreached == []


def test_links_within_the_site_are_relative(crawled):
    absolute = [(url, address) for url, answer in crawled.pages.items() for address, _ in answer.links
                if address.startswith("/")]
    assert absolute == []


@pytest.mark.parametrize("host", ["server", "prefix_server"])
@pytest.mark.parametrize("path", ["no-such-page/", "dessert/no-such-recipe/", "dessert/apple-pie/no-such-recipe/"])
def test_a_page_that_is_not_there_shows_the_site_and_the_way_up(request, guard, open_page, host, path):
    server = request.getfixturevalue(host)
    url = server.url + path
    guard.site = server.url
    guard.expected.add(url)
    page = open_page(url, guard=guard)
    assert page.locator("h1").count() == 1
    links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
    assert server.url in links
    up = urljoin(url, "..")
    assert up in links, f"no link to {up}"
    local = [link for link in links if urlsplit(link).netloc == urlsplit(url).netloc]
    assert all(link.startswith(server.url) for link in local)
    for link in sorted({link.split("#")[0] for link in local} - {url}):
        assert page.request.get(link, max_redirects=0).status == 200, link


@pytest.mark.parametrize("script", [True, False])
def test_an_old_address_leads_to_the_recipe(kinds, visit, script):
    page = visit(kinds["redirect"], java_script_enabled=script)
    page.wait_for_url(kinds["recipe"])


def test_an_old_address_says_where_the_recipe_is(kinds, visit):
    page = visit(kinds["redirect"], still=True)
    assert page.locator("link[rel=canonical]").evaluate("link => link.href") == kinds["recipe"]
    assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
    page.locator("main a").click()
    assert page.url == kinds["recipe"]
