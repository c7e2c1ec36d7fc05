"""Complete without script, nothing from elsewhere, nothing inline."""

import pytest


def test_every_kind_of_page_opens_without_complaint_and_stays_on_the_host(kinds, visit):
    for url in kinds.values():
        visit(url).wait_for_load_state("load")


def test_every_page_has_a_policy_and_keeps_to_it(crawled):
    wrong = []
    for url, answer in crawled.pages.items():
        tree = answer.tree
        policies = tree.xpath("//meta[translate(@http-equiv, 'CSP', 'csp') = 'content-security-policy']/@content")
        if len(policies) != 1 or "default-src" not in policies[0] or "unsafe" in policies[0]:
            wrong.append(f"{url}: policy: {policies}")
        inline = tree.xpath("//@style | //style | //*[@*[starts-with(name(), 'on')]]"
                            " | //script[not(@src) and not(@type = 'application/ld+json')]")
        if inline:
            wrong.append(f"{url}: {len(inline)} inline styles or scripts")
    assert wrong == []


@pytest.mark.parametrize("width", [360, 1440])
def test_a_reader_without_script_gets_from_home_to_a_recipe_and_back(server, visit, width):
    page = visit(server.url, width=width, java_script_enabled=False)
    page.locator("#main a[href='dessert/'], #main a[href='./dessert/']").first.click()
    assert page.url == server.url + "dessert/"
    page.locator("#main a", has_text="Apple Pie").first.click()
    assert page.url == server.url + "dessert/apple-pie/"
    assert page.locator("#main h1").inner_text() == "Apple Pie"
    for words in ("white sugar", "ground cinnamon", "lemon juice"):
        assert page.locator("#main li", has_text=words).first.is_visible()
    page.locator("#main a", has_text="Pie Crust").first.click()
    assert page.locator("#main h1").inner_text() == "Pie Crust"


def test_every_word_of_a_recipe_is_there_without_script(server, visit):
    url = server.url + "dessert/apple-pie/"
    with_script, without = (visit(url, java_script_enabled=script).locator("#main").text_content().split()
                            for script in (True, False))
    missing = set(without) - set(with_script)
    assert len(without) > 100 and not missing, "script takes away words"


def test_a_page_sets_no_cookie(server, visit):
    page = visit(server.url + "dessert/apple-pie/")
    assert page.context.cookies() == []
