"""Labyrinth: The Card Game in the browser: by key, by finger, by ear, and what is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import GETS_CLICKS, OVER, click_what_is_off, play, short_table
from tests.web.staged import Position, Staged

GAME = "labyrinth-cards"
SIX = ["me", *["greedy"] * 5]
"""With six players a person has the fewest turns."""
FINGER = 40


def seated(page: Page, server: Server, seats: list[str], start: int = 1) -> None:
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, GAME, {'start': start}, seats)}")
    places(page).first.wait_for()


def places(page: Page) -> Locator:
    return page.locator("[data-cell].place.on")


def takes(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(r"^Take (this card|nothing|\d)"))


def by_key(page: Page, n: int) -> None:
    """Chooses a card by its number, turns it by R, goes to a cell by arrows; Enter."""
    if takes(page).count():
        takes(page).first.focus()
    else:
        page.keyboard.press(str(1 + n % 2))
        page.locator("[data-cell][tabindex='0']").focus()
        for _ in range(n % 3):
            page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n % 4])
        if page.locator(":focus").get_attribute("data-target") != "on":
            places(page).first.focus()
        page.keyboard.press("r")
    page.keyboard.press("Enter")


def by_finger(page: Page, n: int) -> None:
    """The first tap shows, the button does it."""
    if takes(page).count():
        takes(page).first.tap()
        return
    # The others lie beyond the window, or below the arrow that leads there.
    seen = [place for place in places(page).all() if place.evaluate(GETS_CLICKS)]
    seen[n % len(seen)].tap()
    page.get_by_role("button", name="Place it here").tap()


def test_a_whole_game_by_keyboard_alone(people: Open, server: Server) -> None:
    page = people()
    seated(page, server, SIX)
    play(page, by_key)
    expect(page.locator(OVER)).to_be_visible()


def test_a_whole_game_at_phone_size_by_touch(people: Open, server: Server) -> None:
    page = people(**PHONE)
    seated(page, server, SIX)
    for target in (*places(page).all(), *page.locator(".tray button").all()):
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    play(page, by_finger)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_cards_and_cells_say_what_they_are(people: Open, server: Server) -> None:
    page = people()
    seated(page, server, ["me", "greedy"])
    square = page.get_by_role("button", name=re.compile(r"^0,0: card \d+, .* with .* and "))
    expect(square).to_have_count(1)
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(2)
    expect(hand.first).to_have_attribute("aria-pressed", "true")
    hand.last.press("Enter")
    expect(hand.last).to_have_attribute("aria-pressed", "true")


def test_a_card_is_dragged_to_its_place(people: Open, server: Server) -> None:
    page = people()
    seated(page, server, ["me", "greedy"])
    card = page.get_by_role("group", name="Your hand").get_by_role("button").first
    place = places(page).first.bounding_box()
    held = card.bounding_box()
    assert place
    assert held
    page.mouse.move(held["x"] + 30, held["y"] + 30)
    page.mouse.down()
    page.mouse.move(place["x"] + 40, place["y"] + 40, steps=4)
    expect(page.locator(".lifted").first).to_be_visible()
    page.mouse.up()
    # (Not how many cards lie there: the other player may take some in the same moment.)
    happened = page.locator("section[aria-label='What happened']")
    expect(happened).to_contain_text("You laid the card")


REACHED = f"""() => [...document.querySelectorAll('[data-cell].place.on')]
  .filter({GETS_CLICKS}).map((place) => place.dataset.cell)"""


def breadth(position: Position) -> int:
    """From how far to how far something may be laid, in cells."""
    at = [
        [int(n) for n in action.split()[2].split(",")]
        for action in position.update.legal
        if action.startswith("place ")
    ]
    return min(max(side) - min(side) for side in zip(*at, strict=True)) if at else 0


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)])
def test_arrows_lead_to_all_places_of_a_long_maze(people: Open, width: int, height: int) -> None:
    """A phone's window onto it is too small for all of it."""
    page = people(viewport={"width": width, "height": height})
    table = Staged(GAME, 4, 1)
    table.show(max(table.positions(200), key=breadth))
    table.serve(page)
    page.goto(table.path)
    places(page).first.wait_for(state="attached")
    cells = {place.get_attribute("data-cell") for place in places(page).all()}
    first = set(page.evaluate(REACHED))
    assert first < cells
    reached = set(first)
    for side in ("left", "top", "right", "bottom", "left", "top"):
        arrow = page.locator(f"[data-beyond={side}]")
        for _ in range(len(cells)):
            if not arrow.count():
                break
            arrow.click()
            reached |= set(page.evaluate(REACHED))
        expect(arrow).to_have_count(0)
    assert reached == cells


def test_the_table_is_moved_zoomed_and_framed_again(people: Open, server: Server) -> None:
    page = people()
    seated(page, server, ["me", "greedy"])
    card = page.locator("[data-cell='0,0']")
    first = card.bounding_box()
    table = page.locator(".maze").bounding_box()
    assert first
    assert table
    page.mouse.move(table["x"] + 40, table["y"] + 40)
    page.mouse.down()
    page.mouse.move(table["x"] + 140, table["y"] + 90, steps=4)
    page.mouse.up()
    pushed = card.bounding_box()
    assert pushed
    assert pushed["x"] - first["x"] == pytest.approx(100, abs=8)
    page.get_by_role("button", name="Zoom out").click()
    small = card.bounding_box()
    assert small
    assert small["width"] < pushed["width"]
    page.get_by_role("button", name="Show everything").click()
    again = card.bounding_box()
    assert again
    assert again["x"] == pytest.approx(first["x"], abs=2)


def test_an_occupied_cell_is_answered_by_the_rule(people: Open, server: Server) -> None:
    page = people()
    seated(page, server, ["me", "greedy"])
    click_what_is_off(page, page.locator("[data-cell='0,0']"))
    expect(page.get_by_role("alert")).to_contain_text("LC-05")


def test_what_is_left_is_counted(people: Open, server: Server) -> None:
    page = people()
    seated(page, server, ["me", "greedy"])
    page.get_by_role("button", name=re.compile("^What is left")).click()
    rows = page.get_by_role("dialog").get_by_role("listitem")
    expect(rows).to_have_count(25)
    expect(rows.filter(has_text="unseen")).to_have_count(25)
