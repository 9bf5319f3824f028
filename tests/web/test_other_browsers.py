"""Firefox and WebKit: whole games, at a server and without one, lessons and puzzles. They are
Playwright's where those are installed, else those of the Linux distribution."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Playwright

from clew.games import names
from clew.puzzles import stack_of
from tests.server.harness import Server
from tests.web.conftest import SOAK, Open
from tests.web.playing import TARGETS, click_on, play, short_table
from tests.web.test_games import SHORT
from tests.web.test_learning import learn
from tests.web.test_site import MOST, Visitor, begin
from tests.web.test_site import play as play_alone
from tests.web.webdriver import webkit

pytestmark = pytest.mark.skipif(not SOAK, reason="make soak plays them")

SCREENS = {"phone": (390, 844), "laptop": (1366, 768)}
LAPTOP = {"width": 1366, "height": 768}
VERDICT = ".verdict"
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


@pytest.mark.parametrize("game", names())
def test_a_game_is_learned(people: Open, game: str) -> None:
    page = people(f"/learn/{game}", viewport=LAPTOP)
    learn(page)


@pytest.mark.parametrize("game", names())
def test_a_puzzle_is_played_to_its_verdict(people: Open, game: str) -> None:
    page = people(f"/puzzles/{stack_of(game).puzzles[0].id}", viewport=LAPTOP)
    for n in range(MOST):
        page.locator(f"{TARGETS}, {VERDICT}").first.wait_for(state="attached")
        if page.locator(VERDICT).count():
            break
        click_on(page, n)
    page.locator(VERDICT).wait_for()


@pytest.mark.parametrize("game", ["tiger-labyrinth", "tiger-traps"])
def test_a_whole_game_is_played_without_a_server(browser: Browser, site: str, game: str) -> None:
    """It is kept: after some turns the page is loaded again."""
    visitor = Visitor(browser, site, viewport=LAPTOP)
    begin(visitor.page, game)
    assert not play_alone(visitor.page, 3)
    visitor.page.reload()
    visitor.page.locator(TARGETS).first.wait_for()
    assert play_alone(visitor.page, MOST)
    visitor.leave()
