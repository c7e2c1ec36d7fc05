"""The same site from a folder without a server, and on paper."""

import pytest

from conftest import CRUMBS, NARROW, WIDE


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_the_site_works_from_a_folder(site, guard, open_page, width):
    guard.site = site.as_uri() + "/"
    page = open_page(guard.site + "index.html", guard=guard, width=width)
    page.locator("#main a[href*='dessert/']", has_text="Apple Pie").first.click()
    assert page.url == guard.site + "dessert/apple-pie/index.html"
    assert page.locator("#main h1").inner_text() == "Apple Pie"
    page.locator("#main a", has_text="Pie Crust").first.click()
    assert page.url.startswith(guard.site + "dessert/") and page.url.endswith("/pie-crust/index.html")
    page.locator(f"{CRUMBS} a", has_text="Dessert").click()
    assert page.url == guard.site + "dessert/index.html"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["recipe", "path page"])
def test_paper_shows_the_recipe_and_no_navigation(kinds, visit, name, scheme):
    page = visit(kinds[name], width=WIDE, color_scheme=scheme)
    page.emulate_media(media="print", color_scheme=scheme)
    assert page.locator("nav").locator("visible=true").count() == 0
    assert page.locator("#main h1").is_visible()
    assert page.locator("#main li").locator("visible=true").count() > 3
    background = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert background in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"), "paper is white"


def test_letters_on_paper_are_large_and_steps_whole(kinds, visit):
    page = visit(kinds["recipe"])
    page.emulate_media(media="print")
    small = page.evaluate("""() => {
      const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        const points = parseFloat(getComputedStyle(element).fontSize) * 0.75
        if (texts.currentNode.data.trim() && element.checkVisibility() && points < 11) found.push(texts.currentNode.data)
      }
      return found
    }""")
    assert small == []
    for selector, rule in ((".method li", "breakInside"), (".ingredients li", "breakInside"), ("main h2, main h3", "breakAfter")):
        values = page.eval_on_selector_all(selector, f"all => all.map(one => getComputedStyle(one).{rule})")
        assert values and set(values) == {"avoid"}, selector


def test_a_recipe_prints_on_few_sheets(kinds, visit):
    sheets = visit(kinds["recipe"]).pdf(format="A4").count(b"/Type /Page\n")
    assert 1 <= sheets <= 3
