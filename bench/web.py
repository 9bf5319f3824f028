"""What the page costs: `make bench-web` prints sizes, time to a usable page, and smoothness."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Response, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.harness import serving  # noqa: E402
from tests.web.conftest import FLAGS, chromium  # noqa: E402
from tests.web.playing import short_table  # noqa: E402

GAMES = ("labyrinth", "tiger-labyrinth", "tiger-traps", "labyrinth-cards", "labyrinthos")

WATCH = """() => {
  window.frames_ = []
  window.longest_ = 0
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest_ = Math.max(window.longest_, task.duration)
  }).observe({ type: 'longtask' })
  const frame = (now) => { window.frames_.push(now); requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}"""


def packed(name: str) -> int:
    """The size of a file of the page as a browser gets it."""
    page = files("clew").joinpath("page")
    best = page.joinpath(f"{name}.br")
    return len((best if best.is_file() else page.joinpath(name)).read_bytes())


class Loads:
    """What a page has asked for, by kind."""

    def __init__(self, page: Page) -> None:
        self.names: set[str] = set()
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        path = response.url.split("/", 3)[3].split("?")[0]
        if path.startswith("assets/"):
            self.names.add(path)

    def sizes(self, but: set[str] = frozenset()) -> dict[str, int]:  # type: ignore[assignment]
        new = self.names - but
        fonts = sum(packed(name) for name in new if name.endswith(".woff2"))
        return {"code": sum(packed(name) for name in new) - fonts, "fonts": fonts}


def main() -> None:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        began = time.perf_counter()
        with serving(Path(data)) as server:
            loads = Loads(page)
            page.goto(server.url)
            page.get_by_role("button", name="Play now").first.wait_for()
            found["start to usable home page, s"] = round(time.perf_counter() - began, 2)
            page.wait_for_timeout(300)
            home = set(loads.names)
            found["home, script and style, kB"] = loads.sizes()["code"] / 1000
            found["fonts, kB"] = loads.sizes()["fonts"] / 1000
            for game in GAMES:
                key = short_table(page, server.url, game, {}, ["me", "greedy"])
                loads.names = set(home)
                page.goto(f"{server.url}/table/{key}")
                page.locator(".board").wait_for()
                page.wait_for_timeout(300)
                found[f"{game}, more, kB"] = loads.sizes(home)["code"] / 1000
            found |= slide(page, server.url)
        browser.close()
    print(json.dumps(found, indent=1))


def slide(page: Page, url: str) -> dict[str, Any]:
    """Frame rate and longest task while a line of Labyrinth slides."""
    key = short_table(page, url, "labyrinth", {"start": 1}, ["me", "greedy"])
    page.goto(f"{url}/table/{key}")
    page.locator(".arrow.may").first.wait_for()
    page.evaluate(WATCH)
    page.locator(".arrow.may").first.dispatch_event("click")
    page.locator(".cell.active").first.wait_for()
    times = page.evaluate("() => window.frames_")
    longest = page.evaluate("() => window.longest_")
    seconds = (times[-1] - times[0]) / 1000
    return {
        "slide, frames a second": round((len(times) - 1) / seconds, 1),
        "slide, longest task over 50 ms, ms": longest,
    }


if __name__ == "__main__":
    main()
