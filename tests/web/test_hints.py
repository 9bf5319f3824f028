"""What the master would do, and who was ahead, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from clew.games import GAMES, find
from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import play, short_table, wait_for_turn

PATIENT = 60_000
MARKED = ".board .hinted, .board [data-hinted]"
ADVISED = 3
"""So many hints are asked for in a game."""


def sit(page: Page, server: Server, game: str, options: dict[str, Any] | None = None) -> str:
    page.get_by_role("heading", level=1).wait_for()
    seats = ["me"] + ["greedy"] * (find(game).players[0] - 1)
    key = short_table(page, server.url, game, options or {}, seats, settings={"hints": True})
    page.goto(f"/table/{key}")
    return key


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_on_the_board_and_in_a_sentence(people: Open, server: Server, game: str) -> None:
    """It is about what may be done now; played, it is gone, and the next one can be asked for."""
    page = people()
    sit(page, server, game)
    hint = page.get_by_role("region", name="Hint")
    for _ in range(ADVISED):
        if not wait_for_turn(page):
            break
        hint.get_by_role("button", name="Hint").click()
        sentence = hint.get_by_text(re.compile("[Tt]he master"))
        expect(sentence.first).to_be_visible(timeout=PATIENT)
        expect(page.locator(MARKED).first).to_be_visible()
        said = sentence.first.inner_text()
        expect(page.locator(".out-of-sight[role=status]")).to_contain_text(said)
        hint.get_by_role("button", name="Play it").click()
        expect(page.get_by_text(said, exact=True).and_(page.locator("section p"))).to_have_count(0)


def test_a_hint_is_shown_said_and_played(people: Open, server: Server) -> None:
    """Then the game is played to its end, and who was ahead is shown, moments to jump to."""
    page = people()
    key = sit(page, server, "labyrinth", {"goals": 1})
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_text("The master pushes at")).to_be_visible(timeout=PATIENT)
    expect(page.locator(".arrow.hinted")).to_have_count(1)
    expect(hint.locator("code")).to_have_text(re.compile("^push "))
    hint.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-cell][data-target=on]").first).to_be_attached(timeout=PATIENT)
    play(page)
    _look_who_was_ahead(page, key)


def test_a_stale_hint_is_not_found_by_ear_either(people: Open, server: Server) -> None:
    page = people()
    sit(page, server, "labyrinth", {"start": 1})
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    aloud = page.locator(".out-of-sight[role=status]")
    expect(aloud).to_contain_text("The master pushes at", timeout=PATIENT)
    page.get_by_role("button", name="Hide the hint").click()
    expect(aloud).not_to_contain_text("The master")


def test_hints_asked_for_quickly_are_only_late(people: Open, server: Server) -> None:
    """The server says too fast, and nobody hears of it."""
    page = people()
    sit(page, server, "tiger-traps")
    wait_for_turn(page)
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        problem = {"reason": "too-fast", "text": "wait", "message": "", "rule": ""}
        route.fulfill(status=429, json=problem)

    page.route("**/hint", refuse_once)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".board [data-hinted]").first).to_be_visible(timeout=PATIENT)
    assert refused
    expect(page.get_by_text("Too fast")).to_have_count(0)


def test_a_hint_is_hidden_again(people: Open, server: Server) -> None:
    """Also on a board that knows nothing of hints."""
    page = people()
    sit(page, server, "tiger-traps")
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".board [data-hinted]").first).to_be_visible(timeout=PATIENT)
    page.get_by_role("button", name="Hide the hint").click()
    expect(page.locator(".board [data-hinted]")).to_have_count(0)


def test_the_card_lies_as_the_master_would_lay_it(people: Open, server: Server) -> None:
    """On a phone, in French: the button is in sight from the beginning, and so is what it shows."""
    page = people(locale="fr-FR", **PHONE)
    sit(page, server, "labyrinth-cards")
    wait_for_turn(page)
    ask = page.get_by_role("button", name="Indice")
    expect(ask).to_be_in_viewport(ratio=1)
    ask.click()
    hint = page.get_by_role("region", name="Indice")
    expect(hint.get_by_text("Le maître pose la carte")).to_be_visible(timeout=PATIENT)
    expect(page.locator(".lifted.advised").first).to_be_in_viewport()
    expect(page.locator(".board .cell.hinted")).to_have_count(1)
    expect(page.locator(".board .card.hinted")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def _look_who_was_ahead(page: Page, key: str) -> None:
    page.get_by_role("button", name="Who was ahead?").click()
    expect(page.get_by_role("img", name="Chances of winning")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible(timeout=PATIENT)
    page.get_by_text("As a table").click()
    page.get_by_role("table").get_by_role("button").nth(1).click()
    expect(page).to_have_url(re.compile(rf"/replay/{key}\?at=\d+"))
