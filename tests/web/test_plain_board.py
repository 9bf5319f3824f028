"""A game of somebody else's: no board here knows it, and it is played to its end all the same."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.harness import serving
from tests.web.conftest import PATIENCE
from tests.web.playing import OVER, play
from tests.web.sixth_game import DUEL, sixth_game


def test_a_third_partys_game_is_played_on_the_plain_board(browser: Browser, tmp_path: Path) -> None:
    with sixth_game(tmp_path) as environment, serving(tmp_path, env=environment) as server:
        context = browser.new_context(base_url=server.url, reduced_motion="reduce", locale="en-US")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        try:
            page.goto("/")
            page.locator(f"[data-game={DUEL}]").get_by_role("button", name="Play now").click()
            expect(page.locator(".board pre")).to_contain_text("hand")
            play(page)
            expect(page.locator(OVER)).to_be_visible()
            page.locator(OVER).click()
            expect(page.locator(".board pre")).to_contain_text("tricks")
        finally:
            context.close()
