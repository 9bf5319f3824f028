"""The page without a server: plain files in a folder of any web host, and Python in the browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from clew.games import names
from clew.terminal.session import Session
from tests.web.conftest import PATIENCE, SOAK, Open
from tests.web.playing import TARGETS, click_on, press_key
from tests.web.test_learning import learn
from tests.web.test_puzzles import solve

OVER = "a[href^='#/replay/'].button"
MOST = 2000


class Visitor:
    """Somebody at the site: nobody's console has errors, and no request leaves it."""

    def __init__(self, browser: Browser, site: str, place: str = "", **options: Any) -> None:
        """Goes to a place at once: to start Python takes seconds, for every page again."""
        settings = {"reduced_motion": "reduce", "locale": "en-US", **options}
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.site = site
        self.context.on("request", self._look)
        self.page = self.open(place)

    def open(self, place: str = "") -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.goto(self.site + place)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _look(self, request: Any) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.complaints.append(f"asks {request.url}")

    def leave(self) -> None:
        self.context.close()
        assert self.complaints == []


def play(page: Page, most: int) -> bool:
    """Clicks on something that may be done, again and again; says whether the game is over."""
    for n in range(most):
        if is_over(page):
            return True
        click_on(page, n)
    return is_over(page)


def is_over(page: Page) -> bool:
    """When what was clicked has been played: whether the game is over."""
    page.locator(f"{TARGETS}, {OVER}").first.wait_for(state="attached")
    return bool(page.locator(OVER).count())


def begin(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}] button.main").click()
    page.locator(TARGETS).first.wait_for()


@pytest.mark.parametrize("game", names() if SOAK else ["tiger-labyrinth"])
def test_a_game_is_played_kept_and_proven_without_a_network(
    browser: Browser, site: str, game: str, tmp_path: Path
) -> None:
    visitor = Visitor(browser, site)
    page = visitor.page
    begin(page, game)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    visitor.context.set_offline(True)
    assert not play(page, 2)
    table = page.url.split("#")[1]
    page.close()
    page = visitor.open(f"#{table}")
    assert play(page, MOST)
    page.locator(OVER).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    record = tmp_path / "game.json"
    saved.value.save_as(record)
    done = subprocess.run(
        [sys.executable, "-m", "clew.cli", "verify", str(record)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout
    visitor.leave()


@pytest.fixture(scope="module")
def on_a_french_phone(browser: Browser, site: str) -> Iterator[Page]:
    screen: dict[str, Any] = {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "locale": "fr-FR",
    }
    visitor = Visitor(browser, site, **screen)
    yield visitor.page
    visitor.leave()


def test_what_needs_others_says_so(on_a_french_phone: Page, site: str) -> None:
    page = on_a_french_phone
    page.goto(f"{site}#/")
    expect(page.get_by_text("il faut un serveur Clew")).to_be_visible()
    expect(page.get_by_role("link", name="Classements")).to_have_count(0)
    page.goto(f"{site}#/new/labyrinth")
    expect(page.locator("input[name=how]")).to_have_count(2)


def test_a_lesson_in_french_on_a_phone(on_a_french_phone: Page, site: str) -> None:
    page = on_a_french_phone
    page.goto(f"{site}#/learn/tiger-labyrinth")
    learn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Jouer contre le novice").click()
    page.locator(TARGETS).first.wait_for()


def test_a_puzzle_then_two_at_one_screen_and_a_game_as_a_file(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    visitor = Visitor(browser, site)
    page = visitor.page
    page.get_by_role("link", name="Solve it").click()
    page.get_by_text("no longer for your streak").wait_for()
    page.goto(f"{site}#/puzzles/labyrinth-1-001")
    page.get_by_role("heading", level=2).wait_for()
    solve(page, "labyrinth-1-001")
    expect(page.locator(".verdict")).to_have_text("Solved!")
    expect(page.locator(".task").get_by_text("Your rating is now")).to_be_visible()
    page.goto(f"{site}#/new/labyrinth")
    page.get_by_role("radio", name="All of us").check()
    page.get_by_label("How many players").select_option("2")
    page.get_by_role("button", name="Begin").click()
    for turn in range(4):
        curtain = page.get_by_role("button", name=re.compile("^I am "))
        page.locator(TARGETS).or_(curtain).first.wait_for()
        if curtain.count():
            assert page.locator(".card-face").count() == 0, "the next player's secret is shown"
            curtain.press("Enter")
            page.locator(TARGETS).first.wait_for()
        press_key(page, turn)
    page.get_by_role("button", name="Leave").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    game = tmp_path / "game.json"
    saved.value.save_as(game)
    assert len(Session.resumed(game, save=tmp_path / "mine.json").table.entries) >= 3
    elsewhere = Visitor(browser, site, "#/history")
    page = elsewhere.page
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(game)
    page.locator(TARGETS).or_(
        page.get_by_role("button", name=re.compile("^I am "))
    ).first.wait_for()
    elsewhere.leave()
    visitor.leave()


KEPT = """async () => {
  const names = await caches.keys()
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return all.flat().map((request) => new URL(request.url).pathname)
}"""
"""The paths of all that this browser keeps."""


def test_who_has_been_at_a_server_goes_on_alone_while_it_is_away(people: Open) -> None:
    page = people("/", service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    for path, body in [("account", {"login": "minos", "password": "daedalus-2"}), ("logout", {})]:
        told = page.request.post(f"/api/{path}", data=body, headers={"origin": page.url[:-1]})
        assert told.ok, told.text()
        page.reload()
        page.locator("[data-game]").first.wait_for()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api")] == []
    page.get_by_role("link", name="Play without a network").click()
    begin(page, "tiger-labyrinth")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.goto("/puzzles")  # from now on its script is kept
    page.get_by_role("heading", name="Puzzles", exact=True).wait_for()
    page.goto("/")
    page.locator("[data-game=tiger-labyrinth]").get_by_role("button", name="Play now").click()
    page.locator(TARGETS).first.wait_for()
    going_on = page.get_by_role("link", name="Go on without the server")
    page.clock.install()
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(going_on).to_have_count(0)
    page.clock.fast_forward(9000)
    expect(going_on).to_be_visible()
    page.goto("/puzzles")
    expect(going_on).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    going_on.click()
    page.locator("section[aria-labelledby=mine] a").click()
    assert not play(page, 1)
