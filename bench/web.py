"""What the page costs: `make bench-web` prints sizes, time to a usable page, and smoothness."""

from __future__ import annotations

import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from clew.games import names  # noqa: E402
from tests.server.harness import serving  # noqa: E402
from tests.web.conftest import FLAGS, PATIENCE, chromium  # noqa: E402
from tests.web.playing import short_table  # noqa: E402


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

    def code(self, but: frozenset[str] = frozenset()) -> float:
        """Script and style, kB."""
        new = [name for name in self.names - but if not name.endswith(".woff2")]
        return sum(map(packed, new)) / 1000

    def fonts(self) -> float:
        return sum(packed(name) for name in self.names if name.endswith(".woff2")) / 1000


def show(what: str, value: float, unit: str, most: float = 0, least: float = 0) -> None:
    limit = f"at most {most:g}" if most else f"at least {least:g}" if least else ""
    good = (not most or value <= most) and value >= least
    print(f"{what:<58} {value:8.1f} {unit:<4} {limit} {'' if good else '  << missed'}".rstrip())


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        browser.new_page().close()
        for what in ("first start, database made", "start to usable home page"):
            context = browser.new_context(service_workers="block")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            loads = Loads(page)
            began = time.perf_counter()
            with serving(Path(data), fresh=True) as server:
                page.goto(server.url)
                page.get_by_role("button", name="Play now").first.wait_for()
                show(what, time.perf_counter() - began, "s", most=2)
                if what.startswith("start"):
                    page.wait_for_load_state("networkidle")
                    measure(page, server.url, loads)
                    move(browser, page, server.url)
            context.close()
        from bench.site import measure_site

        measure_site(browser)
        browser.close()


def measure(page: Page, url: str, loads: Loads) -> None:
    home = frozenset(loads.names)
    show("home, script and style", loads.code(), "kB", most=90)
    show("fonts", loads.fonts(), "kB", most=60)
    for game in names():
        key = short_table(page, url, game, {}, ["me", "greedy"])
        loads.names = set(home)
        page.goto(f"{url}/table/{key}")
        page.locator(".board > *").first.wait_for()
        page.wait_for_load_state("networkidle")
        show(f"{game}, more", loads.code(home), "kB", most=75)


def move(browser: Browser, page: Page, url: str) -> None:
    """How smoothly things are shown happening."""
    from bench.moving import measure_moving

    for what, watched in measure_moving(browser, page, url).items():
        show(f"{what}, frames a second", max(one.rate for one in watched), "", least=30)
        show(f"{what}, longest frame", min(one.longest for one in watched), "ms", most=50)
        show(f"{what}, frames over 50 ms", min(one.late for one in watched), "")
        for part, cost, most in (
            ("longest task", min(one.task for one in watched), 50),
            ("dearest frame, main thread", min(one.dearest for one in watched), 50),
            ("a frame, main thread", min(one.main for one in watched), 0),
            ("a frame, drawing beside it", min(one.raster for one in watched), 0),
        ):
            show(f"{what}, processor time: {part}", cost, "ms", most=most)


if __name__ == "__main__":
    main()
