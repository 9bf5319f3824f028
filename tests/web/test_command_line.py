"""A line that takes what the terminal takes: for hands that type and ears that listen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from clew.games import find
from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import short_table, until

SHORT: dict[str, dict[str, Any]] = {
    "labyrinth": {"goals": 1, "short": True, "start": 1},
    "tiger-labyrinth": {"limit": 12},
}


def say(page: Page, line: str) -> None:
    field = page.get_by_role("textbox", name="Type an action")
    field.fill(line)
    field.press("Enter")


def table(page: Page, server: Server, game: str) -> None:
    expect(page.get_by_role("article")).not_to_have_count(0)
    players = max(2, find(game).players[0])
    key = short_table(
        page, server.url, game, SHORT.get(game, {}), ["me", *["greedy"] * (players - 1)]
    )
    page.goto(f"/table/{key}")
    page.get_by_role("textbox", name="Type an action").wait_for()


def answers(page: Page) -> list[str]:
    said = page.get_by_role("region", name="Command line").get_by_role("log").inner_text()
    return [line for line in said.split("\n") if line]


def my_turn(page: Page) -> None:
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("game", ["labyrinth-cards", "tiger-traps"])
def test_help_and_the_board_in_words(people: Open, server: Server, game: str) -> None:
    page = people()
    table(page, server, game)
    my_turn(page)
    log = page.get_by_role("region", name="Command line").get_by_role("log")
    say(page, "help")
    expect(log).to_contain_text("everything you can do now")
    before = len(answers(page))
    say(page, "describe")
    until(page, lambda: len(answers(page)) >= before + 3, "the board is not described")
    say(page, "board")
    expect(log.locator("pre")).to_be_visible()
    say(page, "qwertz")
    expect(log).to_contain_text("I do not understand “qwertz”")


def test_a_whole_game_is_typed(people: Open, server: Server) -> None:
    """Asks what may be done, and does the first of it, until the game is over."""
    page = people()
    table(page, server, "labyrinth")
    over = page.get_by_role("link", name="Look back")
    mine = page.get_by_role("heading", name="Your turn")
    log = page.get_by_role("region", name="Command line").get_by_role("log")
    for _ in range(400):
        over.or_(mine).first.wait_for()
        if over.count():
            return
        say(page, "legal")
        expect(log.locator(".said").last).to_have_text("legal")
        expect(log.locator("p").last).not_to_have_text("legal")
        listed = answers(page)[-1]
        action = listed.split(", ")[-1]
        if " " in action and listed != "There is nothing to do now.":
            say(page, action)
            expect(log.locator(".said").last).to_have_text(action)
    pytest.fail("the game does not end")


def test_what_is_not_allowed_is_answered_by_its_rule(people: Open, server: Server) -> None:
    page = people()
    table(page, server, "labyrinth-cards")
    my_turn(page)
    say(page, "place 1 40,40 0")
    log = page.get_by_role("region", name="Command line").get_by_role("log")
    expect(log).to_contain_text("LC-0")


def test_a_colon_goes_to_the_line_and_keys_stay_in_it(people: Open, server: Server) -> None:
    page = people()
    table(page, server, "labyrinth")
    my_turn(page)
    page.keyboard.press(":")
    page.keyboard.type("rules")
    expect(page.get_by_role("textbox", name="Type an action")).to_have_value("rules")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
