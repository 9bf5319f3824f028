"""On a phone: what can be touched is large enough, and nothing is wider than the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from clew.games import GAMES, find
from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import click_on, short_table, wait_for_turn

LEAST = 40
SMALL = """least => {
  // Whoever touches a label touches what it labels.
  const touched = element =>
    ['checkbox', 'radio'].includes(element.type) ? (element.labels[0] ?? element) : element
  return [...document.querySelectorAll(
    'button, a[href], input, select, summary, [role=button], [role=checkbox], [data-target=on]'
  )].filter(element => {
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.pointerEvents === 'none') return false
    if (element.dataset.target === 'off' || element.getAttribute('aria-disabled') === 'true')
      return false
    const { width, height } = touched(element).getBoundingClientRect()
    return width > 0 && height > 0 && Math.min(width, height) < least - 0.5
  }).map(element => {
    const { width, height } = touched(element).getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    return `${name.slice(0, 50)}: ${Math.round(width)} by ${Math.round(height)}`
  })
}"""
"""What is too small for a finger, by name."""
PAGES = {
    "/": "article",
    "/new/labyrinth?how=bots": "form",
    "/account": "form",
    "/history": "main .card",
    "/ratings/labyrinth": "nav .card",
    "/credits": "h1",
    "/puzzles": "ol a",
    "/puzzles/labyrinth-2-001": ".board [data-target=on]",
}
"""The others, and what is there when they are."""
STEPS = {"labyrinthos": 40}
"""After so many actions all kinds of questions have been asked; elsewhere sooner."""


def too_small(page: Page) -> set[str]:
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    return set(page.evaluate(SMALL, LEAST))


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_hits_everything(people: Open, server: Server, game: str) -> None:
    """At a table, while it is played, when it is looked back at, and when it is learned."""
    page = people("/", **PHONE)
    page.get_by_role("article").first.wait_for()
    seats = ["me"] + ["greedy"] * (find(game).players[0] - 1)
    settings: Any = {"hints": True}
    key = short_table(page, server.url, game, {}, seats, settings=settings)
    page.goto(f"/table/{key}")
    found: set[str] = set()
    for n in range(STEPS.get(game, 12)):
        if not wait_for_turn(page):
            break
        found |= too_small(page)
        click_on(page, n)
        page.wait_for_timeout(30)
    page.goto(f"/replay/{key}")
    page.get_by_role("slider").wait_for()
    found |= too_small(page)
    page.goto(f"/learn/{game}")
    page.locator("[data-next]").wait_for()
    found |= too_small(page)
    assert found == set()


def test_a_finger_hits_every_page(people: Open) -> None:
    page = people("/", **PHONE)
    found: dict[str, set[str]] = {}
    for path, there in PAGES.items():
        page.goto(path)
        page.locator(there).first.wait_for(state="attached")
        if small := too_small(page):
            found[path] = small
    assert found == {}
