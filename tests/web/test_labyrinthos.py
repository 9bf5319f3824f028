"""Labyrinthos in the browser: what may be done, what may not and why, on every device."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import click_what_is_off, short_table
from tests.web.test_everyone import problems

OPTIONS: dict[str, Any] = {"heroes": ["sostrate", "leona"], "start": 1}
SMALL = """() => [...document.querySelectorAll('.board [data-target=on], .board button')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => Math.min(box.width, box.height) < 40)
  .map(([box, one]) => `${one.getAttribute('aria-label') ?? one.textContent}: ${box.width}`)"""


@pytest.fixture
def table(people: Open, server: Server) -> Page:
    return sit(people(), server)


def sit(page: Page, server: Server, options: dict[str, Any] = OPTIONS) -> Page:
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, 'labyrinthos', options, ['me', 'greedy'])}")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def board(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hero board")


def test_play_now_begins_with_the_choice_of_a_hero(people: Open) -> None:
    page = people()
    page.locator("[data-game=labyrinthos]").get_by_role("button", name="Play now").click()
    choices = page.get_by_role("region", name="What you can do")
    # Bots may have chosen before.
    heroes = choices.get_by_role("button", name=re.compile("^(Sostrate|Diodotus|Akikios|Leona) "))
    hero = heroes.first.locator("b").inner_text()
    heroes.first.click()
    expect(board(page)).to_contain_text(hero)


def test_what_cannot_be_used_says_why(table: Page) -> None:
    heal = board(table).get_by_role("button", name=re.compile(r"^Heal .*\(one hand\)"))
    expect(heal).to_have_attribute("aria-disabled", "true")
    expect(heal).to_contain_text("You have no wound.")
    click_what_is_off(table, heal)
    choices = table.get_by_role("region", name="What you can do")
    expect(choices).to_contain_text("You have no wound.")
    table.keyboard.press("Escape")
    expect(choices).to_contain_text("End my turn")


def test_a_tile_is_turned_in_two_steps_with_both_ways_named(table: Page) -> None:
    board(table).get_by_role("button", name=re.compile("^Rotate tile.*Can be used now")).click()
    cell = table.get_by_role("gridcell", name=re.compile("2 choices"), disabled=False).first
    name = cell.get_attribute("data-cell")
    cell.click()
    table.get_by_role("button", name=f"Turn {name} right").click()
    log = table.get_by_role("region", name="What happened")
    expect(log).to_contain_text(f"You rotate {name} to the right.")


def test_a_card_is_read_large_before_it_is_played(table: Page) -> None:
    hand = table.get_by_role("list", name="Your cards")
    card = hand.get_by_role("button").first
    title = card.locator("b").inner_text()
    click_what_is_off(table, card)  # It may not be playable now, but it can be read.
    choices = table.get_by_role("region", name="What you can do")
    expect(choices.locator(".large")).to_contain_text(title)
    choices.get_by_role("button", name="Back").click()
    expect(choices.locator(".large")).to_have_count(0)


def test_an_illegal_click_is_answered_by_the_rule(table: Page) -> None:
    click_what_is_off(table, table.get_by_role("gridcell", name=re.compile("^a1, face down")))
    expect(table.get_by_role("alert")).to_contain_text("LO-17")


def test_the_keyboard_walks_the_maze(table: Page) -> None:
    """The arrows go from tile to tile; Enter chooses, and goes on where the choice does."""
    grid = table.get_by_role("grid")
    here = grid.get_by_role("gridcell", name=re.compile(r"Here: .*Sostrate"))
    here.focus()
    cell = str(here.get_attribute("data-cell"))
    column, row = cell[0], cell[1]
    table.keyboard.press("ArrowRight")
    focused = table.locator(":focus")
    assert focused.get_attribute("data-cell") == chr(ord(column) + 1) + row
    board(table).get_by_role("button", name=re.compile("^Rotate tile.*Can be used now")).focus()
    table.keyboard.press("Enter")
    expect(grid.locator(":focus")).to_have_attribute("aria-disabled", "false")
    # A crossing is turned at once, the same either way.
    grid.get_by_role("gridcell", name=re.compile("2 choices"), disabled=False).first.focus()
    table.keyboard.press("Enter")
    expect(table.get_by_role("button", name=re.compile("^Turn .* right"))).to_be_focused()
    table.keyboard.press("Enter")
    expect(table.get_by_role("region", name="What happened")).to_contain_text("You rotate")


def test_the_end_of_a_turn_asks_for_tokens_then_cards(table: Page) -> None:
    table.get_by_role("button", name="End my turn").click()
    tokens = table.get_by_role("button", name="4 feet, 3 hands")
    tokens.click()
    expect(table.get_by_role("region", name="What happened")).to_contain_text(
        "You take 4 feet and 3 hands."
    )


def as_if_asked(text: str) -> str:
    """An update of the server, but as if another player had just played a card."""
    message: dict[str, Any] = json.loads(text)
    if message["type"] != "update":
        return text
    deed = {"task": "deed", "seat": 2, "deed": "torchlight"}
    view = message["view"]
    view["agenda"] += [deed, {"task": "on-card", "seat": 2}]
    view.update({"asked": "on-card", "acting": 1, "asked_seats": [1]})
    message.update({"legal": ["decline"], "pending": [1], "answer_by": time.time() + 600})
    return json.dumps(message)


def ask(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(as_if_asked(str(text))))


def test_who_is_asked_can_decline_in_advance(people: Open, server: Server) -> None:
    """The window says what was played and how long there is; the order is the server's own."""
    page = people()
    page.route_web_socket(re.compile("/socket"), ask)
    choices = sit(page, server).get_by_role("region", name="What you can do")
    expect(choices).to_contain_text("plays Torchlight")
    expect(choices.get_by_role("timer")).to_be_visible()
    expect(choices.get_by_role("button", name="Do not react")).to_be_visible()
    choices.get_by_role("button", name="Skip me this turn").click()
    expect(choices).to_contain_text("You are skipped until this turn ends.")
    choices.get_by_role("button", name="Ask me again").click()
    choices.get_by_role("button", name="Ask only when I am attacked").click()
    expect(choices).to_contain_text("You are asked only when you are attacked.")


def test_axe_finds_nothing_serious_in_a_turn(people: Open, server: Server) -> None:
    """With the hero board, a card read large, and the choice of tokens."""
    page = sit(people("/", bypass_csp=True), server)
    expect(board(page)).to_be_visible()
    assert problems(page) == []
    click_what_is_off(page, page.get_by_role("list", name="Your cards").get_by_role("button").first)
    assert problems(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End my turn").click()
    expect(page.get_by_role("button", name="4 feet, 3 hands")).to_be_visible()
    assert problems(page) == []


def test_everything_can_be_touched_on_a_phone(people: Open, server: Server) -> None:
    """At 360 by 640: nothing sideways, and whatever can be touched is 40 pixels at least."""
    page = sit(people(**PHONE), server)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert page.evaluate(SMALL) == []
    box = page.get_by_role("grid").bounding_box()
    assert box
    assert box["width"] >= 340
    for name in ("End my turn", "4 feet, 3 hands"):
        button = page.get_by_role("button", name=name)
        expect(button).to_be_in_viewport()
        button.tap()
    assert page.evaluate(SMALL) == []
