"""A whole game in Firefox and in WebKit, as Playwright brings them, where they are installed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import play, short_table

pytestmark = pytest.mark.skipif(not os.environ.get("CLEW_SOAK"), reason="make soak plays them")


@pytest.fixture(params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, engines: Playwright) -> Iterator[Browser]:
    engine = getattr(engines, request.param)
    if not Path(engine.executable_path).exists():
        pytest.skip(f"{request.param} is not here: playwright install {request.param}")
    browser: Browser = engine.launch()
    yield browser
    browser.close()


def test_a_whole_game_is_played(people: Open, server: Server) -> None:
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    options = {"goals": 1, "short": True}
    key = short_table(page, server.url, "labyrinth", options, ["me", "greedy"])
    page.goto(f"/table/{key}")
    assert play(page)
