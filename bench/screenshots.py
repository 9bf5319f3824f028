"""Pictures of every page and board, into docs/images/: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.harness import serving  # noqa: E402
from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.playing import OVER, TARGETS, click_on, short_table, wait_for_turn  # noqa: E402

IMAGES = ROOT / "docs" / "images"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2},
}
GAMES: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "labyrinth": ({"start": 1}, ["me", "greedy", "greedy", "greedy"], 9),
    "labyrinth-cards": ({}, ["me", "greedy"], 4),
    "labyrinthos": ({"rounds": 4}, ["me", "greedy", "greedy"], 40),
    "tiger-labyrinth": ({"start": 1}, ["me", "greedy"], 15),
    "tiger-traps": ({}, ["me", "greedy", "greedy", "greedy"], 4),
}
MOST = 600


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in SIZES:
            pictures(browser, server.url, size, "light")
            pictures(browser, server.url, size, "dark")
        browser.close()


def pictures(browser: Browser, url: str, size: str, theme: Literal["light", "dark"]) -> None:
    context = browser.new_context(
        base_url=url, color_scheme=theme, reduced_motion="reduce", locale="en-US", **SIZES[size]
    )
    page = context.new_page()

    def save(name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(250)
        page.screenshot(path=IMAGES / f"{name}-{size}-{theme}.png")

    page.goto("/")
    page.get_by_role("article").first.wait_for()
    save("home")
    page.goto("/new/labyrinth")
    page.get_by_role("heading", level=1).wait_for()
    save("new")
    key = short_table(page, url, "labyrinth", {}, ["me", "open"])
    page.goto(f"/table/{key}")
    page.get_by_role("heading", level=1).wait_for()
    save("waiting")
    for game, (options, seats, middle) in GAMES.items():
        key = short_table(page, url, game, options, seats)
        page.goto(f"/table/{key}")
        page.locator(TARGETS).first.wait_for()
        save(f"{game}-start")
        go_on(page, middle)
        save(f"{game}-middle")
        go_on(page, MOST)
        save(f"{game}-end")
    page.locator(OVER).click()
    page.get_by_role("slider").wait_for()
    save("replay")
    context.close()


def go_on(page: Page, steps: int) -> None:
    for n in range(steps):
        if not wait_for_turn(page):
            return
        click_on(page, n)
        page.wait_for_timeout(30)


if __name__ == "__main__":
    main()
