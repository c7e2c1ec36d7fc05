"""Valid HTML, and what other programs read from the pages."""

import xml.etree.ElementTree as xml
from urllib.parse import unquote

import extruct
import feedparser
import lxml.html
import pytest
from recipe_scrapers import scrape_html

import checks

RECIPES = 26
BASE = "https://example.org/book/"


def test_every_page_is_valid_html(site, based_site):
    assert checks.nu_errors(site, based_site) == []


@pytest.fixture(scope="module")
def recipes(crawled):
    """The recipe that JSON-LD describes, by the address of its page."""
    found = {}
    for url, answer in crawled.pages.items():
        entries = extruct.extract(answer.body.decode(), base_url=url, syntaxes=["json-ld"])["json-ld"]
        described = [entry for entry in entries if entry.get("@type") == "Recipe"]
        assert len(described) <= 1, f"{url} describes several recipes"
        if described:
            found[url] = described[0]
    return found


def test_each_recipe_is_described_on_its_own_page_and_nowhere_else(recipes, kinds):
    assert len(recipes) == RECIPES
    assert len({entry["name"] for entry in recipes.values()}) == RECIPES
    assert kinds["recipe"] in recipes and kinds["path page"] not in recipes


def test_other_programs_read_title_ingredients_and_steps(recipes, crawled):
    for url, entry in recipes.items():
        scraper = scrape_html(crawled.pages[url].body.decode(), org_url=url, supported_only=False)
        heading = crawled.pages[url].tree.xpath("normalize-space(//h1)")
        assert scraper.title() == entry["name"] == heading, url
        assert len(scraper.ingredients()) == len(entry["recipeIngredient"]) > 1, url
        assert len(scraper.instructions_list()) > 1, url
        assert all(text.strip() for text in scraper.ingredients() + scraper.instructions_list()), url


def test_the_description_has_the_words_of_the_page(recipes, crawled):
    for url, entry in recipes.items():
        words = set(" ".join(crawled.pages[url].tree.xpath("//main//text()")).split())
        for ingredient in entry["recipeIngredient"]:
            assert set(ingredient.split()) & words, f"{url}: {ingredient}"


def test_the_feed_lists_dated_recipes_with_links_that_lead_to_pages(based_site):
    feed = feedparser.parse((based_site / "feed.xml").read_bytes())
    assert not feed.bozo, feed.get("bozo_exception")
    assert feed.feed.title and feed.version == "atom10"
    assert len(feed.entries) == RECIPES
    for entry in feed.entries:
        assert entry.title and entry.id and entry.updated_parsed
        assert page_of(based_site, entry.link).is_file(), entry.link
    dates = [entry.updated_parsed for entry in feed.entries]
    assert dates == sorted(dates, reverse=True)


def test_the_sitemap_names_pages_that_exist_and_no_path_page(based_site):
    root = xml.fromstring((based_site / "sitemap.xml").read_bytes())
    addresses = [element.text for element in root.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(addresses) == len(set(addresses)) > RECIPES
    for address in addresses:
        assert page_of(based_site, address).is_file(), address
    assert BASE + "dessert/apple-pie/" in addresses
    assert BASE + "dessert/apple-pie/pie-crust/" not in addresses
    assert BASE + "sitemap.xml" in (based_site / "robots.txt").read_text()


def test_without_a_base_url_there_is_no_sitemap_and_no_feed(site):
    assert not (site / "sitemap.xml").exists() and not (site / "feed.xml").exists()


def test_a_path_page_names_the_recipes_own_page_as_canonical(based_site):
    tree = lxml.html.parse(based_site / "dessert/apple-pie/pie-crust/index.html")
    assert tree.xpath("//link[@rel='canonical']/@href") == [BASE + "dessert/pie-crust/"]


def page_of(folder, address):
    """Returns the file that an address of the published site shows."""
    assert address.startswith(BASE), address
    path = unquote(address.removeprefix(BASE))
    return folder / (path + "index.html" if path == "" or path.endswith("/") else path)
