"""Whole games in Firefox and in WebKit: Playwright's where they are installed, else those of the
Linux distribution."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Playwright

from tests.server.harness import Server
from tests.web.conftest import SOAK, Open
from tests.web.playing import play, short_table
from tests.web.test_games import SHORT
from tests.web.webdriver import webkit

pytestmark = pytest.mark.skipif(not SOAK, reason="make soak plays them")

SCREENS = {"phone": (390, 844), "laptop": (1366, 768)}
BROWSERS: dict[str, list[tuple[str, ...]]] = {
    "firefox": [("firefox-esr", "firefox")],
    "webkit": [("WebKitWebDriver",), ("Xvfb",)],
}
"""What the distribution's are called, and what they need."""
PACKAGES = {"firefox": "firefox-esr", "webkit": "webkit2gtk-driver xvfb"}


@pytest.fixture(scope="module", params=BROWSERS)
def browser(
    request: pytest.FixtureRequest, engines: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    name: str = request.param
    engine = getattr(engines, name)
    if Path(engine.executable_path).exists():
        with closing(engine.launch()) as browser:
            yield browser
        return
    found = [next(filter(None, map(shutil.which, names)), "") for names in BROWSERS[name]]
    if not all(found):
        install = f"playwright install {name}, or apt-get install {PACKAGES[name]}"
        pytest.fail(f"{name} is not here, or not all of it: {install}")
    folder = tmp_path_factory.mktemp(name)
    if name == "webkit":
        with webkit(folder, *found) as own:
            yield cast("Browser", own)
    else:
        with closing(firefox(engines, folder, *found)) as browser:
            yield browser


def firefox(engines: Playwright, folder: Path, path: str) -> Browser:
    """The distribution's, by way of `firefox.py`."""
    between = folder / "firefox"
    root = Path(__file__).parents[2]
    command = f'exec {sys.executable} -m tests.web.firefox {path} "$@"'
    between.write_text(f"#!/bin/sh\ncd {root}\n{command}\n")
    between.chmod(0o755)
    still: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
    return engines.firefox.launch(
        channel="moz-firefox", executable_path=between, firefox_user_prefs=still
    )


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played(people: Open, server: Server, game: str, screen: str) -> None:
    width, height = SCREENS[screen]
    page = people(viewport={"width": width, "height": height})
    page.locator("article").first.wait_for()
    page.goto(f"/table/{short_table(page, server.url, game, *SHORT[game])}")
    assert play(page)
