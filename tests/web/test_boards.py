"""What the boards of Labyrinth and Traps do besides taking a click: drag, wheel, preview, notes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import TARGETS, click_on, short_table, wait_for_turn


def sit_down(
    people: Open, server: Server, game: str, options: dict[str, Any], players: int, **size: Any
) -> Page:
    page = people(**size)
    expect(page.get_by_role("article")).not_to_have_count(0)
    seats = ["me"] + ["greedy"] * (players - 1)
    page.goto(f"/table/{short_table(page, server.url, game, options, seats)}")
    page.locator(TARGETS).first.wait_for()
    return page


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_spare_is_dragged_to_an_arrow(people: Open, server: Server) -> None:
    """On the way the push is previewed; where it is let go it is done."""
    page = sit_down(people, server, "labyrinth", {"start": 1}, 2)
    page.mouse.move(*middle_of(page.get_by_role("button", name="Spare tile")))
    page.mouse.down()
    x, y = middle_of(page.locator("[data-arrow=E4]"))
    page.mouse.move(x + 30, y + 30, steps=4)
    page.mouse.move(x, y, steps=4)
    expect(page.locator(".incoming")).to_be_visible()
    page.mouse.up()
    expect(page.locator("section[aria-label='What happened']")).to_contain_text(
        "You pushed row 4 to the left."
    )


def test_what_a_push_would_do_follows_the_keys(people: Open, server: Server) -> None:
    """Onto another arrow, and away from all of them."""
    page = sit_down(people, server, "labyrinth", {"start": 1}, 2)
    page.keyboard.press("Tab")
    page.locator("[data-arrow=N2]").focus()
    chosen = page.locator(".arrow.chosen")
    expect(chosen).to_have_attribute("data-arrow", "N2")
    page.keyboard.press("ArrowRight")
    expect(chosen).to_have_attribute("data-arrow", "N4")
    page.keyboard.press("Tab")
    expect(chosen).to_have_count(0)
    expect(page.get_by_role("button", name="Spare tile")).to_be_focused()


def test_the_wheel_and_a_key_turn_the_spare(people: Open, server: Server) -> None:
    """The push that is pointed at shows the tile as it would go in."""
    page = sit_down(people, server, "labyrinth", {"start": 1}, 2)
    page.mouse.move(*middle_of(page.locator("[data-arrow=N4]")))
    tile = page.locator(".incoming path").first
    expect(tile).to_be_attached()
    shapes = {tile.get_attribute("d")}
    page.mouse.wheel(0, 100)
    expect(page.get_by_text("turned by 90°")).to_be_attached()
    shapes.add(tile.get_attribute("d"))
    page.keyboard.press("Shift+R")
    expect(page.get_by_text("turned by 0°")).to_be_attached()
    assert len(shapes) == 2


MESSAGES = ("second push", "double turn", "change places", "second card", "top card", "one wall")


def play_until(page: Page, look: str, most: int = 150) -> Any:
    """Plays on until this is true in the page, when it is the person's turn."""
    for n in range(most):
        assert wait_for_turn(page), f"the game was over before {look}"
        if seen := page.evaluate(look):
            return seen
        click_on(page, n)
    raise AssertionError(f"never: {look}")


def test_a_message_is_a_scene_that_says_what_it_does(people: Open, server: Server) -> None:
    page = sit_down(people, server, "labyrinth", {"start": 1, "events": True}, 2)
    text = play_until(page, "document.querySelector('.rack section .message')?.innerText")
    message, _, what = text.strip().partition("\n")
    assert any(known in message.lower() for known in MESSAGES)
    assert what.strip().endswith(".")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["window", "phone"])
def test_traps_keeps_notes_of_what_everybody_knows(
    people: Open, server: Server, size: dict[str, Any]
) -> None:
    """Nothing at first; what is turned over stays, with the name of who has it."""
    page = sit_down(people, server, "tiger-traps", {}, 3, **size)
    notes = page.locator("details", has_text="What everybody knows")
    if size:
        notes.locator("summary").click()
    expect(notes).to_contain_text("No card has been shown this year.")
    shown = "document.querySelector('details dd svg')?.getBoundingClientRect().height"
    assert play_until(page, shown) > 20


def test_what_traps_asks_for_is_seen_on_a_phone(people: Open, server: Server) -> None:
    """The hand and the bids stand within the height of the screen, with four at the table."""
    page = sit_down(people, server, "tiger-traps", {}, 4, **PHONE)
    lowest = """Math.max(0, ...[...document.querySelectorAll('.own .bids [data-target=on]')]
      .map((target) => target.getBoundingClientRect().bottom + scrollY))"""
    assert play_until(page, lowest) <= 640
