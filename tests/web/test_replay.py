"""Queries back, and the shuffle computed again in the browser."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import (
    HAPPENED,
    MOST,
    TARGETS,
    click_on,
    play,
    short_table,
    wait_for_turn,
)


def test_a_finished_game_can_be_looked_at_and_verified(people: Open, server: Server) -> None:
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    options = {"goals": 1, "short": True}
    key = short_table(page, server.url, "labyrinth", options, ["me", "greedy"])
    page.goto(f"/table/{key}")
    play(page)
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 1
    page.get_by_role("button", name="Forward").click()
    expect(page.get_by_text(f"Step 1 of {last}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    _try_other_moves(page, last)
    page.get_by_label("Seen by").select_option("2")
    expect(page.locator(".maze")).to_be_visible()
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("draws of")).to_be_visible()
    assert page.locator("dialog .bad").count() == 0
    with page.expect_download() as download:
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Record").click()
    record = json.loads(download.value.path().read_text())
    assert record["format"] == "clew-record/2"


def _try_other_moves(page: Page, last: int) -> None:
    """Two moves for whoever's turn it is, the bots' judgement, and a variation that is kept."""
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Try other moves").click()
    moves = page.get_by_role("list", name="The moves of this variation").get_by_role("listitem")
    for n in range(MOST):
        page.locator(TARGETS).first.wait_for(state="attached")
        if moves.count() == 2:
            break
        click_on(page, n)
    chances = page.get_by_role("list", name="Chances of winning")
    expect(chances.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="What would the master do?").click()
    beside = page.get_by_role("complementary")
    expect(beside.get_by_text(re.compile("^The master"))).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="Forward")).to_be_enabled()
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Keep", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = json.loads(download.value.path().read_text())
    assert [len(one["moves"]) for one in file["variations"]] == [2]
    page.get_by_role("button", name=re.compile("^Delete: ")).press("Enter")
    expect(page.get_by_role("button", name="Open a file")).to_be_focused()
    expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(download.value.path())
    page.get_by_role("button", name=re.compile("^Step 0: ")).click()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()


def test_while_a_game_runs_one_looks_through_own_eyes_only(people: Open, server: Server) -> None:
    page, stranger = people(), people()
    for one in (page, stranger):
        expect(one.get_by_role("article")).not_to_have_count(0)
    key = short_table(page, server.url, "labyrinth", {}, ["me", "greedy"])
    mine = page.request.get(f"/api/tables/{key}/moments?seat=1").json()
    theirs = stranger.request.get(f"/api/tables/{key}/moments?seat=1").json()
    assert mine[0]["view"]["goals"]
    assert theirs[0]["view"]["goals"] == []
    page.goto(f"/replay/{key}")
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(2)
    expect(page.get_by_text("once the game is over")).to_be_visible()


def test_all_cards_lie_open_when_the_game_is_over(people: Open, server: Server) -> None:
    page, friend = people(), people()
    for one in (page, friend):
        expect(one.get_by_role("article")).not_to_have_count(0)
    key = short_table(page, server.url, "tiger-traps", {}, ["me", "greedy", "greedy"])
    page.goto(f"/table/{key}")
    wait_for_turn(page)
    click_on(page, 0)
    page.locator(HAPPENED).first.wait_for()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Look back").click()
    page.get_by_label("Seen by").select_option("everybody, with all cards open")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".open-hand")).to_have_count(3)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{key}?at=1&seat=-1")
    friend.goto(link)
    expect(friend.locator(".open-hand")).to_have_count(3)
    # A link through the player's own eyes speaks of the player by name to everybody else.
    page.goto(f"/replay/{key}?at=1&seat=1")
    told = "section[aria-label='What happened']"
    expect(page.locator(told)).to_contain_text("You ")
    friend.goto(f"/replay/{key}?at=1&seat=1")
    for eyes in ("-1", "1"):
        friend.get_by_label("Seen by").select_option(eyes)
        expect(friend.locator(HAPPENED).first).to_be_visible()
        expect(friend.locator(told)).not_to_contain_text(re.compile(r"\b[Yy]our?\b"))
