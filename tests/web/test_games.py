"""Whole games in the browser, from the home page to the end, by click, key and finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, SOAK, Open
from tests.web.playing import (
    OVER,
    click_on,
    click_what_is_off,
    play,
    press_key,
    short_table,
    touch,
    wait_for_turn,
)

MOST = 12
"""Clicks until cards may be swapped, at the latest."""
SHORT: dict[str, tuple[dict[str, Any], list[str]]] = {
    "labyrinth": ({"goals": 2, "short": True, "start": 1}, ["me", "greedy"]),
    "labyrinth-cards": ({}, ["me", "greedy"]),
    "labyrinthos": ({"rounds": 2}, ["me", "greedy"]),
    "tiger-labyrinth": ({"limit": 12}, ["me", "greedy"]),
    "tiger-traps": ({}, ["me", "greedy", "greedy"]),
}


@pytest.mark.parametrize("game", ["labyrinth", "tiger-labyrinth", "tiger-traps"])
def test_play_now_begins_with_one_click(people: Open, game: str) -> None:
    page = people()
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    expect(page.locator(".board svg:not([width='0'])").first).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_clicks(people: Open, server: Server, game: str) -> None:
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, game, *SHORT[game])}")
    play(page)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("game", ["labyrinth", "labyrinthos"])
def test_a_whole_game_by_keyboard_alone(people: Open, server: Server, game: str) -> None:
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, game, *SHORT[game])}")
    play(page, press_key)
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.parametrize("game", ["labyrinth", "labyrinthos"] if SOAK else ["labyrinth"])
def test_a_whole_game_at_phone_size_by_touch(people: Open, server: Server, game: str) -> None:
    page = people(**PHONE)
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, game, *SHORT[game])}")
    play(page, touch)
    expect(page.locator(OVER)).to_be_visible()


def test_an_illegal_click_is_answered_by_the_rule(people: Open, server: Server) -> None:
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(
        f"/table/{short_table(page, server.url, 'labyrinth', {'start': 1}, ['me', 'greedy'])}"
    )
    page.locator(".arrow.may").first.click()
    page.locator(".cell.active").first.wait_for()
    click_what_is_off(page, page.locator(".cell:not(.active)").last)
    expect(page.get_by_role("alert")).to_contain_text("LB-13")
    page.get_by_role("button", name="Show the rule").click()
    expect(page.locator(".rule.at")).to_contain_text("LB-13")


def test_a_card_that_cannot_be_swapped_names_its_rule(people: Open, server: Server) -> None:
    """Though no other was chosen yet: a door never, a card that no gem allows by the gems."""
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    table = short_table(page, server.url, "tiger-labyrinth", {}, ["me", "greedy"])
    page.goto(f"/table/{table}")
    swap = page.get_by_text("Swap two cards")
    for n in range(MOST):
        wait_for_turn(page)
        if swap.count():
            break
        click_on(page, n)
    click_what_is_off(page, page.locator("[data-cell=d4]"))
    expect(page.get_by_role("alert")).to_contain_text("TL-09")
    closed = page.locator(".cell:not(.on):not([data-cell=a1], [data-cell=d1], [data-cell=a4])")
    click_what_is_off(page, closed.first)
    expect(page.get_by_role("alert")).not_to_contain_text("TL-09")
    expect(page.get_by_role("alert")).to_contain_text("TL-")
