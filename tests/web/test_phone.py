"""Pages on a phone: what can be touched is large enough, and nothing is wider than the screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import PHONE, Open
from tests.web.test_screens import FINGER, TOO_SMALL

PAGES = {
    "/": "article",
    "/new/labyrinth?how=bots": "form",
    "/account": "form",
    "/history": "main .card",
    "/ratings/labyrinth": "nav .card",
    "/credits": "h1",
    "/privacy": "section",
    "/help": "section",
    "/about": "section",
    "/rules/labyrinth": ".rule",
    "/puzzles": "ol a",
    "/puzzles/labyrinth-2-001": ".board [data-target=on]",
}
"""The others, and what is there when they are."""


def too_small(page: Page) -> set[str]:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    return set(page.evaluate(TOO_SMALL, FINGER))


def test_a_finger_hits_every_page(people: Open) -> None:
    page = people("/", **PHONE)
    found: dict[str, set[str]] = {}
    for path, there in PAGES.items():
        page.goto(path)
        page.locator(there).first.wait_for(state="attached")
        if small := too_small(page):
            found[path] = small
    assert found == {}
