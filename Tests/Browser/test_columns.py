"""Three columns on a wide screen, two on a middle one, one on a phone; and a path shown as a path."""

import pytest

from conftest import BACK, CRUMBS, LIST, MIDDLE, NARROW, SIDEBAR, WIDE

DEEP = "dessert/apple-pie/pie-crust/"

# The landmarks that stand beside the detail as columns of their own.
COLUMNS = """selectors => {
  const main = document.querySelector('#main').getBoundingClientRect()
  return selectors.filter(selector => {
    const column = document.querySelector(selector)
    if (!column?.checkVisibility({visibilityProperty: true})) return false
    const box = column.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && box.right <= main.left + 1 && box.bottom > main.top
  })
}"""

# Elements that reach out of the window to the right, when the page can be scrolled sideways.
OVERFLOW = """() => {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map(element => element.outerHTML.slice(0, 120)).concat(`page is ${root.scrollWidth} wide`)
}"""


def visible(page, selector):
    return page.locator(selector).first.is_visible()


@pytest.mark.parametrize("path", ["dessert/apple-pie/", DEEP, "salad/nicoise/"])
def test_a_deep_linked_recipe_shows_three_columns_on_a_wide_screen(server, visit, path):
    page = visit(server.url + path, width=WIDE)
    assert page.evaluate(COLUMNS, [SIDEBAR, LIST]) == [SIDEBAR, LIST]
    sidebar, listed = (page.locator(column).bounding_box() for column in (SIDEBAR, LIST))
    assert sidebar["x"] + sidebar["width"] <= listed["x"] + 1, "the list stands beside the sidebar"
    assert visible(page, "#main h1")
    for column in (SIDEBAR, LIST):
        current = page.locator(f"{column} [aria-current]")
        assert current.count() == 1, f"{current.count()} aria-current in {column}"
        assert current.is_visible()


def test_two_columns_on_a_middle_screen(server, visit):
    page = visit(server.url + DEEP, width=MIDDLE)
    assert len(page.evaluate(COLUMNS, [SIDEBAR, LIST])) == 1
    assert visible(page, "#main h1")


def test_only_the_detail_on_a_phone(server, visit):
    page = visit(server.url + DEEP, width=NARROW, height=740)
    assert visible(page, "#main h1")
    assert not visible(page, SIDEBAR) and not visible(page, LIST)


@pytest.mark.parametrize("width", [320, NARROW, MIDDLE, 1100, WIDE])
def test_no_page_scrolls_sideways(kinds, visit, width):
    for name, url in kinds.items():
        assert visit(url, width=width).evaluate(OVERFLOW) == [], name


@pytest.mark.parametrize("name", ["home", "category", "empty category", "recipe", "path page", "tags", "tag", "page"])
def test_a_page_has_one_heading_a_skip_link_and_labelled_landmarks(kinds, visit, name):
    page = visit(kinds[name])
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1
    assert page.locator("nav:not([aria-label]):not([aria-labelledby])").count() == 0
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#main"


def test_a_path_shows_its_levels_and_pops_to_the_right_places(server, visit):
    page = visit(server.url + DEEP)
    assert page.locator("#main h1").inner_text() == "Pie Crust"
    crumbs = page.locator(CRUMBS).inner_text()
    positions = [crumbs.find(level) for level in ("Dessert", "Apple Pie", "Pie Crust")]
    assert -1 not in positions and positions == sorted(positions), crumbs
    page.locator(f"{CRUMBS} a", has_text="Apple Pie").click()
    assert page.url == server.url + "dessert/apple-pie/"
    page.go_back()
    page.locator(f"{CRUMBS} a", has_text="Dessert").click()
    assert page.url == server.url + "dessert/"


def test_the_back_link_pops_one_level_at_a_time(server, visit):
    page = visit(server.url + DEEP + "fruit-pie-filling/", width=NARROW, height=740)
    for path in (DEEP, "dessert/apple-pie/", "dessert/", ""):
        back = page.locator(BACK).locator("visible=true").first
        back.click()
        assert page.url == server.url + path


def test_a_related_recipe_pushes_and_one_that_is_in_the_path_pops(server, visit):
    page = visit(server.url + "dessert/apple-pie/")
    links = "links => links.map(link => link.href)"
    assert server.url + DEEP in page.eval_on_selector_all("#main a[href]", links)
    page.goto(server.url + DEEP + "fruit-pie-filling/")
    assert server.url + DEEP in page.eval_on_selector_all("#main a[href]", links)
