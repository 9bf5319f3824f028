"""Opponents one can follow: who they are, what they did, shown again, and told in words."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import click_on, short_table, take_turn, wait_for_turn
from tests.web.test_everyone import problems


def test_one_sees_what_the_others_did_and_can_look_again(people: Open, server: Server) -> None:
    """Their names and faces, a chip for each, the ways they went; all of it by keys, too."""
    page = people()
    page.get_by_role("heading", level=1).wait_for()
    seats = ["me", "novice", "novice"]
    page.goto(f"/table/{short_table(page, server.url, 'labyrinth', {'start': 1}, seats)}")
    for n in range(2):
        wait_for_turn(page)
        click_on(page, n)
    page.locator(".arrow.may").first.wait_for()
    players = page.get_by_role("list", name="Players")
    for name in ("Pip", "Bramble"):
        # What somebody did may name the others: a seat is known by its own name.
        own = page.locator(".name").filter(has_text=name)
        seat = players.get_by_role("listitem").filter(has=own)
        expect(seat.locator("img")).to_be_visible()
        expect(seat).to_contain_text("Novice")
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text(re.compile("Bramble pushed (column [bdf]|row [246]) "))
    expect(log).not_to_contain_text("°")
    expect(page.locator(".trails")).to_have_count(1)
    chip = players.get_by_role("button", name=re.compile("last turn of Pip.*Pip pushed"))
    assert problems(page) == []
    chip.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Pip: shown again")).to_have_count(0)
    expect(page.locator(".arrow.may").first).to_be_visible()
    log.get_by_role("checkbox", name="Every step").check()
    expect(log).to_contain_text(re.compile("Bramble pushes at [NESW][246]"))
    page.locator(".arrow.may").first.click()
    expect(page.locator(".trails")).to_have_count(0)


def test_opponents_move_as_fast_as_one_likes(people: Open, server: Server) -> None:
    """At first slowly, and never where one's own clock runs; the choice is kept."""
    page = people(reduced_motion="no-preference")
    page.get_by_role("heading", level=1).wait_for()
    clock = {"kind": "bank", "amount": 600, "increment": 5}
    seats = ["me", "random"]
    more = {"settings": {"clock": clock}}
    key = short_table(page, server.url, "labyrinth", {"start": 1}, seats, **more)
    page.clock.install()
    page.goto(f"/table/{key}")
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    take_turn(page, 0)
    wait_for_turn(page)
    # From now on no time passes on the page: what is shown one thing after another would never end.
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    click_on(page, 1)
    # The other has played and it is our turn: nothing is waited for.
    wait_for_turn(page)
    page.clock.resume()
    page.get_by_role("radio", name="At once").check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
