"""Axe finds no violation, in light and dark."""

import pytest

import checks
from conftest import NARROW, WIDE

KINDS = ["home", "category", "empty category", "recipe", "path page", "tags", "tag", "page", "not found", "redirect"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", KINDS)
def test_axe_finds_no_violation(kinds, visit, name, scheme):
    page = visit(kinds[name], width=WIDE, color_scheme=scheme, axe=True, still=name == "redirect")
    assert checks.axe_violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation_on_a_phone(kinds, visit, scheme):
    page = visit(kinds["recipe"], width=NARROW, height=740, color_scheme=scheme, axe=True)
    assert checks.axe_violations(page) == []


def test_light_and_dark_differ(kinds, visit):
    colours = {visit(kinds["recipe"], color_scheme=scheme).evaluate(
        "getComputedStyle(document.body).color") for scheme in ("light", "dark")}
    assert len(colours) == 2
