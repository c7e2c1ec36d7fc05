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
        assert visit(url, width=width, still=name == "redirect").evaluate(OVERFLOW) == [], name


@pytest.fixture(scope="module")
def awkward(build, tmp_path_factory):
    """A site of recipes that are hard to set: long words, only half of a recipe, another direction."""
    folder = tmp_path_factory.mktemp("awkward") / "content"
    folder.mkdir()
    word, address = "Donaudampfschifffahrtsgesellschaft" * 3, "https://example.org/" + "a-b" * 60
    steps = "\n".join(f"{number}. {word} {address}" for number in range(1, 13))
    table = "\n".join(["| Size | Time |", "|---|---|", f"| {word} | {address} |"])
    texts = {
        "long": f"---\ntags: [{word}]\nsource: {address}\nyield: {word}\nrelated: [steps]\n---\n# {word} and {word}\n\n"
                f"{address}\n\n## Ingredients\n\n### {word}\n\n- 1 tsp {word}\n- {address}\n\n## Method\n\n{steps}\n\n"
                f"## Notes\n\n{table}\n",
        "steps": "# Only steps\n\n## Method\n\n1. Wait.\n2. Eat.\n",
        "list": "# Only ingredients\n\n## Ingredients\n\n- 1 tsp cumin\n- 2 tsp salt\n",
        "he": "---\nlanguage: he\n---\n# שקשוקה\n\n## Ingredients\n\n- 6 ביצים\n\n## Method\n\n1. מטגנים.\n",
    }
    for name, text in texts.items():
        (folder / name).with_suffix(".md").write_text(text, encoding="utf-8")
    return build(folder.parent)


@pytest.mark.parametrize("width", [320, MIDDLE, WIDE])
def test_awkward_recipes_keep_to_their_columns(awkward, guard, open_page, width):
    guard.site = awkward.as_uri() + "/"
    pages = sorted(awkward.rglob("index.html"))
    assert len(pages) > 6
    for file in pages:
        page = open_page(file.as_uri(), guard=guard, width=width)
        assert page.evaluate(OVERFLOW) == [], file
        for part in page.locator(".cook > section").all():
            if page.locator(".cook > section").count() == 1:
                assert part.bounding_box()["width"] > 0.9 * page.locator(".cook").bounding_box()["width"], file


def test_a_step_number_of_two_digits_stands_beside_its_text(awkward, open_page):
    page = open_page(next(awkward.rglob("long/index.html")).as_uri(), width=NARROW)
    gap = page.locator("#step-12").evaluate("""step => {
      const style = getComputedStyle(step, '::before')
      const canvas = document.createElement('canvas').getContext('2d')
      canvas.font = style.font
      canvas.letterSpacing = style.letterSpacing
      return parseFloat(getComputedStyle(step).paddingInlineStart) - canvas.measureText('12').width
    }""")
    assert gap > 4


def test_the_home_page_of_a_phone_begins_with_the_ways_through_the_book(kinds, visit):
    page = visit(kinds["home"], width=NARROW, height=740)
    for name in ("Tags", "Dessert"):
        link = page.locator(f"{SIDEBAR} a", has_text=name)
        assert link.is_visible()
        assert link.bounding_box()["y"] < page.locator("h1").bounding_box()["y"]


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
