"""For everyone: nothing serious for axe-core, both themes, both languages, every page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import TARGETS, short_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ["labyrinth", "tiger-labyrinth", "tiger-traps", "labyrinth-cards"]


def problems(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse."""
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes'][:4]]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/", "/new/labyrinth", "/credits", "/learn/labyrinth-cards", "/no/such/place"]
)
def test_axe_finds_nothing_serious_on_pages(people: Open, path: str, theme: str) -> None:
    page = people("/", color_scheme=theme, bypass_csp=True)
    page.goto("/")
    if path != "/":
        page.evaluate(f"() => history.pushState(null, '', '{path}')")
        page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_timeout(300)
    assert problems(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_tables(
    people: Open, server: Server, game: str, theme: str
) -> None:
    page = people("/", color_scheme=theme, bypass_csp=True)
    expect(page.get_by_role("article")).not_to_have_count(0)
    key = short_table(page, server.url, game, {}, ["me", "greedy"])
    page.goto(f"/table/{key}")
    page.locator(TARGETS).first.wait_for()
    assert problems(page) == []
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rule").first).to_be_visible()
    assert problems(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_french_has_every_word(people: Open, server: Server, game: str) -> None:
    """A missing word is an error in the console, which no page may have."""
    page = people("/", locale="fr-FR")
    expect(page.get_by_role("button", name="Jouer").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    key = short_table(page, server.url, game, {}, ["me", "greedy"])
    page.goto(f"/table/{key}")
    page.locator(TARGETS).first.wait_for()
    page.locator(TARGETS).first.dispatch_event("click")
    expect(page.locator("section[aria-label='Ce qui s’est passé']")).to_be_visible()


def test_the_language_can_be_switched(people: Open) -> None:
    page = people()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Réglages")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_a_phone(people: Open, server: Server, game: str) -> None:
    page = people("/", **PHONE)
    expect(page.get_by_role("article")).not_to_have_count(0)
    wide = "() => document.documentElement.scrollWidth"
    assert page.evaluate(wide) <= 360
    key = short_table(page, server.url, game, {}, ["me", "greedy"])
    page.goto(f"/table/{key}")
    page.locator(TARGETS).first.wait_for()
    assert page.evaluate(wide) <= 360
