"""Pictures of every page and board, into docs/images/: `make screenshots`.

Each game is played once, by one person in a window and on a phone at the same time; both are
photographed in both themes at its start, in its middle and at its end.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from clew import bots  # noqa: E402
from clew.games import find, names  # noqa: E402
from clew.tutorial import taught  # noqa: E402
from tests.server.harness import serving  # noqa: E402
from tests.web.conftest import FLAGS, PATIENCE, chromium  # noqa: E402
from tests.web.playing import TARGETS, click_on, short_table, wait_for_turn  # noqa: E402

IMAGES = ROOT / "docs" / "images"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 1.5},
}
GAMES: dict[str, tuple[dict[str, Any], int, int]] = {
    "labyrinth": ({"start": 1, "goals": 4}, 4, 7),
    "labyrinth-cards": ({}, 3, 4),
    "labyrinthos": ({"rounds": 4}, 3, 40),
    "tiger-labyrinth": ({"start": 1, "limit": 60}, 2, 15),
    "tiger-traps": ({}, 4, 8),
}
"""Options, players, and after how many actions the middle is: of others, whatever they offer."""
MOST = 600


class Camera:
    """One person with a window and a phone."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.window = self._open(browser, "desktop", None)
        self.window.goto("/")
        self.window.get_by_role("article").first.wait_for()
        self.phone = self._open(browser, "phone", self.window.context.storage_state())
        self.phone.goto("/")

    def _open(self, browser: Browser, size: str, state: Any) -> Page:
        context = browser.new_context(
            base_url=self.url,
            reduced_motion="reduce",
            locale="en-US",
            service_workers="block",
            storage_state=state,
            **SIZES[size],
        )
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def go(self, path: str, there: str) -> None:
        for page in (self.window, self.phone):
            page.goto(path)
            page.locator(there).first.wait_for()

    def take(self, name: str) -> None:
        for size, page in (("desktop", self.window), ("phone", self.phone)):
            page.mouse.move(0, 0)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                page.wait_for_timeout(200)
                save(page.screenshot(), IMAGES / f"{name}-{size}-{theme}.png")

    def close(self) -> None:
        self.window.context.close()
        self.phone.context.close()


def save(png: bytes, path: Path) -> None:
    """With 256 colours, which nobody sees, a picture is a third as large."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    picture.quantize(256, Image.Quantize.MEDIANCUT, kmeans=4).save(path, optimize=True)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, server.url)
        company = Camera(browser, server.url)
        for game in sys.argv[1:] or names():
            photograph(camera, game)
        if not sys.argv[1:]:
            together(camera, company)
            pages(camera)
        company.close()
        camera.close()
        browser.close()


def photograph(camera: Camera, game: str) -> None:
    """A game at its start, in its middle, at its end, and looked back at."""
    options, players, middle = GAMES.get(game, ({}, find(game).players[0], 5))
    known = bots.names(game)
    seats = ["me"] + ["novice" if "novice" in known else known[-1]] * (players - 1)
    key = short_table(camera.window, camera.url, game, options, seats)
    camera.go(f"/table/{key}", TARGETS)
    camera.take(f"{game}-start")
    go_on(camera.window, middle)
    camera.take(f"{game}-middle")
    go_on(camera.window, MOST)
    camera.phone.get_by_role("link", name="Look back").wait_for()
    camera.take(f"{game}-end")
    camera.go(f"/replay/{key}?at={middle}&seat=-1", "[type=range]")
    camera.take(f"{game}-replay")


def go_on(page: Page, steps: int) -> None:
    for n in range(steps):
        if not wait_for_turn(page):
            return
        click_on(page, n)
        page.wait_for_timeout(30)


def together(camera: Camera, company: Camera) -> None:
    """A waiting room, and two people who talk while their clocks run."""
    clock = {"kind": "bank", "amount": 900, "increment": 10}
    options, settings = {"start": 1}, {"clock": clock}
    seats = ["me", "open", "adept"]
    host, friend = camera.window, company.window
    key = short_table(host, camera.url, "labyrinth", options, seats, settings=settings, public=True)
    camera.go(f"/table/{key}", ".invite")
    camera.take("waiting")
    friend.goto(f"/table/{key}")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Begin").click()
    for page in (camera.phone, host, friend):
        page.get_by_role("tab", name="Talk").click()
    friend.get_by_role("button", name="Hello!").click()
    friend.get_by_label("Say something").fill("I know a way out.")
    friend.keyboard.press("Enter")
    host.get_by_label("Say something").fill("Not past my walls!")
    host.keyboard.press("Enter")
    camera.phone.get_by_text("Not past my walls!").first.wait_for()
    camera.take("talk")


def pages(camera: Camera) -> None:
    """The others, now that something has been played."""
    camera.go("/", "article")
    camera.take("home")
    camera.go("/new/labyrinth?how=bots", "form")
    camera.take("new")
    camera.go("/account", "form")
    camera.take("account")
    camera.go("/history", "select")
    camera.take("history")
    camera.go("/ratings/labyrinth", "nav .button")
    camera.take("ratings")
    for game in taught():
        camera.go(f"/learn/{game}", "[data-next]")
        camera.take(f"{game}-learn")
    camera.go("/no/such/place", "h1")
    camera.take("lost")


if __name__ == "__main__":
    main()
