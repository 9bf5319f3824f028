"""A game of somebody else's: it says itself what lies where, and is played to its end."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.server.harness import serving
from tests.web.conftest import PATIENCE
from tests.web.playing import OVER, play
from tests.web.sixth_game import DUEL, sixth_game


def without_areas(route: Route) -> None:
    """The answer of a game that brings no board."""
    told = route.fetch().json()
    route.fulfill(body=json.dumps({**told, "areas": []}), content_type="application/json")


def test_a_third_partys_game_is_played_on_the_board_that_it_describes(
    browser: Browser, tmp_path: Path
) -> None:
    with sixth_game(tmp_path) as environment, serving(tmp_path, env=environment) as server:
        context = browser.new_context(
            base_url=server.url,
            reduced_motion="reduce",
            locale="en-US",
            viewport={"width": 390, "height": 844},
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        try:
            page.goto("/")
            page.locator(f"[data-game={DUEL}]").get_by_role("button", name="Play now").click()
            hand = page.get_by_role("region", name="Your hand")
            expect(hand.locator("button")).to_have_count(3)
            expect(page.locator(".board").get_by_label("a card that lies face down")).to_have_count(
                3
            )
            expect(page.locator(".board [data-action]")).to_have_count(0)
            hand.locator("button").first.click()
            expect(page.get_by_role("heading", name="took this trick")).to_have_count(1)
            play(page)
            expect(page.locator(OVER)).to_be_visible()
            expect(page.get_by_role("heading", name="took this trick")).to_have_count(3)
            page.route("**/api/games/*/board*", without_areas)
            page.locator(OVER).click()
            expect(page.locator(".board pre")).to_contain_text("tricks")
        finally:
            context.close()
