"""What the page without a server costs: sizes, time to a board, time for an answer.

`make bench-web` runs it after `bench/web.py`.
"""

from __future__ import annotations

import gzip
import os
import sys
import threading
import time
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, Request

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.moving import FRAMES  # noqa: E402
from bench.web import show  # noqa: E402
from clew.games import names  # noqa: E402
from tests.web.conftest import PATIENCE, PLAY, Quiet  # noqa: E402
from tests.web.playing import TARGETS, click_on  # noqa: E402

__all__ = ["measure_site"]

ALREADY_PACKED = (".zip", ".pack", ".woff2", ".png")
SETTLED = """async () => {
  await navigator.serviceWorker.ready
  return (await (await caches.open('clew-python')).keys()).length > 0
}"""
"""Whether all is kept that a later visit finds."""


def packed(name: str) -> float:
    """The size of a file as a host that packs sends it, MB."""
    content = (PLAY / name).read_bytes()
    return len(content if name.endswith(ALREADY_PACKED) else gzip.compress(content, 9)) / 1e6


def processor_time() -> float:
    """What the browser has used of the processors so far, seconds: other than the time that passes,
    it hardly depends on what else the machine does."""
    rows: dict[int, tuple[int, int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        # Its own, and that of its children who have ended.
        rows[int(path.parent.name)] = int(fields[1]), sum(map(int, fields[11:15]))
    mine = {os.getpid()}
    while more := {pid for pid, (above, _) in rows.items() if above in mine} - mine:
        mine |= more
    return sum(rows[pid][1] for pid in mine - {os.getpid()}) / os.sysconf("SC_CLK_TCK")


def measure_site(browser: Browser) -> None:
    """Everything comes from this machine's disk, through a plain file server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(PLAY))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        _visit(browser, f"http://127.0.0.1:{server.server_port}/")
        _while_a_bot_thinks(browser, f"http://127.0.0.1:{server.server_port}/")
        for level in ("novice", "adept"):
            _answers(browser, f"http://127.0.0.1:{server.server_port}/", level)
        server.shutdown()


def _visit(browser: Browser, url: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    asked: set[str] = set()

    def note(request: Request) -> None:
        # What is fetched to be kept for times without a network is for later.
        if request.service_worker is None:
            asked.add(request.url.removeprefix(url).split("?")[0])

    context.on("request", note)
    began, worked = time.perf_counter(), processor_time()
    page = context.new_page()
    page.goto(url)
    page.locator("[data-game]").first.wait_for()
    show("site, home page", time.perf_counter() - began, "s", most=1.5)
    _to_a_board(page)
    show("site, first visit to a board", time.perf_counter() - began, "s", most=4)
    show("site, processors' time for it", processor_time() - worked, "s")
    names = [name or "index.html" for name in asked if (PLAY / (name or "index.html")).is_file()]
    show("site, all for the first move, gzip", sum(map(packed, names)), "MB", most=7.5)
    page.wait_for_function(SETTLED, polling=500)
    place = page.url
    page.close()
    began, worked = time.perf_counter(), processor_time()
    page = context.new_page()
    page.goto(place)
    page.locator(TARGETS).first.wait_for()
    show("site, later visit to a board", time.perf_counter() - began, "s", most=3)
    show("site, processors' time for it", processor_time() - worked, "s")
    context.close()


ACKNOWLEDGED = """async (targets) => {
  const began = performance.now()
  ;[...document.querySelectorAll('button')].find((one) => /Take back/.test(one.textContent)).click()
  while (!document.querySelector(targets)) await new Promise((done) => setTimeout(done, 2))
  return performance.now() - began
}"""
"""Takes back while a bot thinks; says after how many milliseconds it is one’s own turn again."""
MOVES = 12


def _while_a_bot_thinks(browser: Browser, url: str) -> None:
    """A master of Labyrinthos thinks for seconds: meanwhile the page moves, and does what one
    wants."""
    context = browser.new_context(reduced_motion="reduce", locale="en-US")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url)
    page.get_by_role("radio", name="master").check(force=True)
    page.locator("[data-game=labyrinthos] button.main").click()
    for n in range(MOVES):
        page.locator(TARGETS).first.wait_for()
        click_on(page, n)
        page.wait_for_timeout(300)
        if not page.locator(TARGETS).count():
            break
    page.evaluate(FRAMES)
    page.wait_for_timeout(1000)
    times = page.evaluate("() => window.frames_")
    if page.locator(TARGETS).count():
        print("site: the master answered at once, nothing was measured while it thought")
    else:
        seconds = (times[-1] - times[0]) / 1000
        show("site, frames a second while a bot thinks", (len(times) - 1) / seconds, "", least=50)
        show("site, taking back then", page.evaluate(ACKNOWLEDGED, TARGETS), "ms", most=100)
    context.close()


ANSWERS = """() => {
  window.answers_ = []
  let last
  window.Worker = class extends Worker {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'tell' || JSON.parse(data.text).type !== 'update') return
        if (last !== undefined) answers_.push(performance.now() - last)
        last = performance.now()
      })
    }
    postMessage(data, ...more) {
      last = undefined
      super.postMessage(data, ...more)
    }
  }
}"""
"""Notes how many milliseconds each decision of a bot takes: from what stood before it, as the page
hears of it, to what stands after it."""
DECISIONS = 10


def _answers(browser: Browser, url: str, level: str) -> None:
    """A bot decides in a worker of its own, interpreted: the longest of some decisions counts."""
    for game in names():
        context = browser.new_context(reduced_motion="reduce", locale="en-US")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({ANSWERS})()")
        page = context.new_page()
        page.goto(url)
        page.get_by_role("radio", name=level).check(force=True)
        page.locator(f"[data-game={game}] button.main").click()
        for n in range(MOVES * 4):
            page.locator(TARGETS).first.wait_for()
            if page.evaluate("() => answers_.length") >= DECISIONS:
                break
            click_on(page, n)
        longest = max(page.evaluate("() => answers_"))
        show(f"site, {game}, longest answer of {level}", longest, "ms", most=500)
        context.close()


def _to_a_board(page: Page) -> None:
    page.locator("[data-game=labyrinth] button.main").click()
    page.locator(TARGETS).first.wait_for()
