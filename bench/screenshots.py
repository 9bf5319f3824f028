"""Pictures of every page and board, into docs/images/: `make screenshots`.

Each game is played once, by one person in a window and on a phone at the same time; both are
photographed in both themes at its start, in its middle and at its end.

    bench/screenshots.py                     all of them
    bench/screenshots.py labyrinth 'new-*'   those whose names begin or match so
    bench/screenshots.py --whole home        pages as long as they are, not as one sees them
    bench/screenshots.py --into /tmp/look    somewhere else
    bench/screenshots.py --screens --into /tmp/look    games in their middle on every screen
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from fnmatch import fnmatch
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
from tests.web.sixth_game import DUEL, sixth_game  # noqa: E402
from tests.web.test_screens import SCREENS  # noqa: E402

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
STAGES = ("start", "middle", "end", "replay")
MOST = 600


class Camera:
    """One person with a window and a phone."""

    def __init__(self, browser: Browser, url: str, wishes: argparse.Namespace) -> None:
        self.url = url
        self.wishes = wishes
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

    def wants(self, *pictures: str) -> bool:
        """Whether one of these pictures was asked for."""
        wishes: list[str] = self.wishes.names
        return not wishes or any(
            fnmatch(name, wish) or name.startswith(f"{wish}-")
            for name in pictures
            for wish in wishes
        )

    def go(self, path: str, there: str) -> None:
        for page in self.both:
            page.goto(path)
            page.locator(there).first.wait_for()

    def press(self, name: str, there: str) -> None:
        """A button in the window and on the phone, and what it opens."""
        for page in self.both:
            page.get_by_role("button", name=name).click()
            page.locator(there).first.wait_for()

    def take(self, name: str) -> None:
        if not self.wants(name):
            return
        for size, page in zip(SIZES, self.both, strict=True):
            page.mouse.move(0, 0)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                settle(page)
                picture = page.screenshot(full_page=self.wishes.whole)
                save(picture, self.wishes.into / f"{name}-{size}-{theme}.png")

    def take_screens(self, game: str) -> None:
        """What the window shows, at every size that the tests look at."""
        for width, height in SCREENS:
            self.window.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                self.window.emulate_media(color_scheme=theme)
                settle(self.window)
                name = f"{game}-{width}x{height}-{theme}.png"
                save(self.window.screenshot(), self.wishes.into / name)
        self.window.set_viewport_size(SIZES["desktop"]["viewport"])

    @property
    def both(self) -> tuple[Page, Page]:
        return self.window, self.phone

    def close(self) -> None:
        self.window.context.close()
        self.phone.context.close()


SETTLED = """async () => {
  const ends = (animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime)
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished))
  await new Promise(requestAnimationFrame)
}"""


def settle(page: Page) -> None:
    """Waits until nothing moves any more but what moves for ever."""
    page.evaluate(SETTLED)


def save(png: bytes, path: Path) -> None:
    """With 256 well chosen colours a picture is a third as large, and nobody sees it."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    colours = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2)
    picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("names", nargs="*", help="only those, by their beginning or a pattern")
    parser.add_argument("--whole", action="store_true", help="as long as the page is")
    parser.add_argument("--screens", action="store_true", help="games in their middle, all sizes")
    parser.add_argument("--into", type=Path, default=IMAGES, help="where (docs/images)")
    wishes = parser.parse_args()
    wishes.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        sixth_game(Path(data)) as environment,
        serving(Path(data), env=environment) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, server.url, wishes)
        company = Camera(browser, server.url, wishes)
        camera.go("/", "article")
        if not wishes.screens:
            camera.take("home")
        for game in names():
            if camera.wants(*(f"{game}-{stage}" for stage in STAGES)):
                photograph(camera, game)
        if not wishes.screens:
            all_else(camera, company)
        company.close()
        camera.close()
        browser.close()


def all_else(camera: Camera, company: Camera) -> None:
    """What is not a game of our own."""
    if camera.wants("plain"):
        plain(camera)
    if camera.wants("waiting", "talk", "screen"):
        together(camera, company)
    pages(camera)
    dialogs(camera)


def photograph(camera: Camera, game: str) -> None:
    """A game at its start, in its middle, at its end, and looked back at."""
    options, players, middle = GAMES.get(game, ({}, find(game).players[0], 5))
    known = bots.names(game)
    seats = ["me"] + ["novice" if "novice" in known else known[-1]] * (players - 1)
    key = short_table(camera.window, camera.url, game, options, seats)
    camera.go(f"/table/{key}", TARGETS)
    if camera.wishes.screens:
        go_on(camera.window, middle)
        camera.take_screens(game)
        return
    camera.take(f"{game}-start")
    go_on(camera.window, middle)
    camera.take(f"{game}-middle")
    if not camera.wants(f"{game}-end", f"{game}-replay"):
        return
    go_on(camera.window, MOST)
    camera.phone.get_by_role("link", name="Look back").wait_for()
    camera.take(f"{game}-end")
    camera.go(f"/replay/{key}?at={middle}&seat=-1", "[type=range]")
    camera.take(f"{game}-replay")


def plain(camera: Camera) -> None:
    """A game that has no board of its own."""
    key = short_table(camera.window, camera.url, DUEL, {}, ["me", "random"])
    camera.go(f"/table/{key}", TARGETS)
    camera.take("plain")


def go_on(page: Page, steps: int) -> None:
    for n in range(steps):
        if not wait_for_turn(page):
            return
        click_on(page, n)


def together(camera: Camera, company: Camera) -> None:
    """A waiting room, two people who talk while their clocks run, and a screen for two."""
    clock = {"kind": "bank", "amount": 900, "increment": 10}
    options, settings = {"start": 1}, {"clock": clock}
    seats = ["me", "open", "adept"]
    host, friend = camera.window, company.window
    key = short_table(host, camera.url, "labyrinth", options, seats, settings=settings, public=True)
    camera.go(f"/table/{key}", "#call")
    camera.take("waiting")
    friend.goto(f"/table/{key}")
    friend.get_by_role("button", name="Take the seat").click()
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (camera.phone, host, friend):
        page.get_by_role("tab", name="Talk").click()
    friend.get_by_role("button", name="Hello!").click()
    friend.get_by_label("Say something").fill("I know a way out.")
    friend.keyboard.press("Enter")
    host.get_by_label("Say something").fill("Not past my walls!")
    host.keyboard.press("Enter")
    camera.phone.get_by_text("Not past my walls!").first.wait_for()
    camera.phone.evaluate("() => scrollTo(0, 0)")
    camera.take("talk")
    key = short_table(host, camera.url, "labyrinth", {"start": 1}, ["me", "me"])
    camera.go(f"/table/{key}", TARGETS)
    go_on(host, 2)
    camera.phone.get_by_role("button", name="I am").wait_for()
    camera.take("screen")


def pages(camera: Camera) -> None:
    """The others, now that something has been played."""
    shots = [
        ("home-mine", "/", "article"),
        ("new", "/new/labyrinth?how=bots", "form"),
        ("account", "/account", "form"),
        ("history", "/history", "main .card"),
        ("ratings", "/ratings/labyrinth", "nav .card"),
        *((f"{game}-learn", f"/learn/{game}", "[data-next]") for game in taught()),
        ("puzzles", "/puzzles", "ol a"),
        ("labyrinth-puzzle", "/puzzles/labyrinth-2-001", TARGETS),
        ("tiger-labyrinth-puzzle", "/puzzles/tiger-labyrinth-2-001", TARGETS),
        ("credits", "/credits", "h1"),
        ("lost", "/no/such/place", "h1"),
    ]
    for name, path, there in shots:
        if camera.wants(name):
            camera.go(path, there)
            camera.take(name)


def dialogs(camera: Camera) -> None:
    """What opens above a page."""
    if camera.wants("settings"):
        camera.go("/", "article")
        camera.press("Settings", "dialog")
        camera.take("settings")
    if not camera.wants("rules", "verify", "leave"):
        return
    key = short_table(camera.window, camera.url, "labyrinth", {"start": 1}, ["me", "novice"])
    camera.go(f"/table/{key}", TARGETS)
    camera.press("Rules", "dialog .rule")
    camera.take("rules")
    camera.go(f"/table/{key}", TARGETS)
    camera.press("Leave", "dialog")
    camera.take("leave")
    camera.window.get_by_role("button", name="Resign").click()
    camera.go(f"/replay/{key}", "[type=range]")
    camera.press("Verify the shuffle", "dialog li")
    camera.take("verify")


if __name__ == "__main__":
    main()
