"""What a game comes to: a season summed up, and the end of it all."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import TARGETS, click_on, short_table, take_turn, wait_for_turn
from tests.web.test_everyone import problems

MOST = 60


def test_a_season_is_summed_up_and_waits_to_be_read(people: Open, server: Server) -> None:
    """Nothing else can be done meanwhile; Enter is enough to go on, and the keys stay at the board.
    What the season came to is in the words."""
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, 'tiger-traps', {}, ['me', 'novice'])}")
    card = page.get_by_role("button", name="Next season")
    for n in range(MOST):
        assert wait_for_turn(page), "the game is over before a season was"
        if card.count():
            break
        click_on(page, n)
    expect(page.locator(TARGETS)).to_have_count(1)
    summed = page.get_by_role("region", name=re.compile("Season 1"))
    expect(summed).to_contain_text(re.compile(r"promised \d+, found (nothing|\d+) and "))
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator(".board [data-action]:focus")).to_have_count(1)


CURVE = {
    "done": 1,
    "bot": "",
    "games": 4,
    "points": [{"n": 0, "chances": [0.5, 0.5]}, {"n": 2, "chances": [0.3, 0.7]}],
    "moments": [
        {"n": 1, "since": 0, "seat": 1, "before": 0.5, "after": 0.6},
        {"n": 2, "since": 1, "seat": 1, "before": 0.6, "after": 0.1},
    ],
}
"""As the server answers when it has worked out who was ahead: the second moment changed more."""


def test_the_end_stands_over_the_board_with_one_moment_to_see_again(
    people: Open, server: Server
) -> None:
    """Escape shows the board; who looks back is taken to the moment, and it is played."""
    page = people("/", bypass_csp=True)
    expect(page.get_by_role("article")).not_to_have_count(0)
    options = {"start": 1}
    key = short_table(page, server.url, "labyrinth", options, ["me", "greedy"])
    page.route(re.compile("/curve$"), lambda route: route.fulfill(json=CURVE))
    page.goto(f"/table/{key}")
    for n in range(2):
        take_turn(page, n)
    page.locator(".arrow.may").first.wait_for()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Resign").click()
    end = page.get_by_role("region", name="The end", exact=True)
    expect(end).to_contain_text("wins")
    expect(end).to_contain_text(re.compile("You pushed .* and (walked|stayed)"))
    expect(end).to_contain_text("chance of winning from 60% to 10%")
    assert problems(page) == []
    # What lies under it is out of the keys' reach until it is gone.
    covered = page.locator(".board > [inert]")
    expect(covered).not_to_have_count(0)
    again = end.get_by_role("link", name="Watch it again").get_attribute("href") or ""
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(covered).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.goto(again)
    expect(page.get_by_role("slider")).to_have_value("2")
