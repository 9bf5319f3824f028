"""How smoothly what happens is shown: frames, and what they cost.

A frame may be late because the machine does something else; so beside the time that passed stands
the processor time that the page itself took, which hardly depends on that.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.playing import short_table
from tests.web.test_movement import learn

__all__ = ["FRAMES", "measure_moving"]

FRAMES = """() => {
  window.frames_ = []
  window.watching_ = true
  const frame = (now) => {
    window.frames_.push(now)
    if (window.watching_) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
END = """() => {
  window.watching_ = false
  return window.frames_
}"""
STANDS = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity
)"""
"""Nothing moves but what always does."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
FETCHED = 3000
"""Milliseconds until a table has what its end needs; nobody resigns sooner."""
ROUNDS = 3
"""Each is shown so often, and the smoothest time counts: the others were disturbed."""


RASTER = ("RasterTask", "ImageDecodeTask")
"""What draws the layers of the page, beside its main thread."""
LATE = 50
"""Milliseconds from which on a frame is seen to be late."""


class Watched:
    """Frames a second, the longest frame, and how much of a processor the page itself took: for its
    longest task, for a frame on average, and for its dearest frame. The rest of a late frame is the
    machine's, which did something else."""

    def __init__(self, times: list[float], events: list[dict[str, Any]]) -> None:
        frames = [b - a for a, b in pairwise(times)]
        self.rate = 1000 * len(frames) / (times[-1] - times[0])
        self.longest = max(frames)
        self.late = sum(frame > LATE for frame in frames)
        main = page_thread(events)
        done = [one for one in events if "tdur" in one]
        tasks = [one for one in done if one["name"] == "RunTask" and thread_of(one) == main]
        drawing = [one for one in done if one["name"] in RASTER and one["pid"] == main[0]]
        self.task = max(map(processor_time, tasks))
        self.main = sum(map(processor_time, tasks)) / len(frames)
        self.raster = sum(map(processor_time, drawing)) / len(frames)
        self.dearest = dearest_frame(tasks, frame_starts(events, main))


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def processor_time(event: dict[str, Any]) -> float:
    """Milliseconds of a processor: not those in which it did something else."""
    return float(event["tdur"] / 1000)


def page_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The main thread of the page, which is the busiest of its kind."""
    main = {
        thread_of(one)
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    busy: Counter[tuple[int, int]] = Counter()
    for one in events:
        if one["name"] == "RunTask":
            busy[thread_of(one)] += one.get("tdur", 0)
    return max(main & busy.keys(), key=lambda thread: busy[thread])


def frame_starts(events: list[dict[str, Any]], main: tuple[int, int]) -> list[float]:
    """When the page began to make each of its frames, in microseconds of the trace."""
    fired = [one for one in events if one["name"] == "FireAnimationFrame"]
    return sorted(one["ts"] for one in fired if thread_of(one) == main)


def dearest_frame(tasks: list[dict[str, Any]], starts: list[float]) -> float:
    """The processor time of all tasks of the frame that had most of it."""
    costs: Counter[int] = Counter()
    for task in tasks:
        number = bisect_right(starts, task["ts"] + task["dur"])
        if 0 < number < len(starts):
            costs[number] += task["tdur"]
    return max(costs.values(), default=0) / 1000


@contextmanager
def watching(browser: Browser, page: Page) -> Iterator[list[Watched]]:
    """Watches until the end of the block, and leaves there what it saw."""
    found: list[Watched] = []
    page.evaluate(FRAMES)
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield found
    times = page.evaluate(END)
    found.append(Watched(times, json.loads(browser.stop_tracing())["traceEvents"]))


def measure_moving(browser: Browser, page: Page, url: str) -> dict[str, list[Watched]]:
    """A line that slides, a treasure that flies, a hero who walks, a card that is taken, a cub that
    steps, a card that is revealed, a victory."""
    found: dict[str, list[Watched]] = {}
    for _ in range(ROUNDS):
        for what, watched in {
            **_labyrinth(browser, page, url),
            "hero": _hero(browser, page, url),
            "take": _take(browser, page, url),
            "cub": _cub(browser, page, url),
            "reveal": _reveal(browser, page, url),
            "victory": _victory(browser, page, url),
        }.items():
            found.setdefault(what, []).extend(watched)
    return found


def _labyrinth(browser: Browser, page: Page, url: str) -> dict[str, list[Watched]]:
    page.goto(f"{url}/learn/labyrinth")
    learn(page, "Push, then walk")
    page.keyboard.press("r")
    page.wait_for_load_state("networkidle")
    with watching(browser, page) as slide:
        page.locator("[data-arrow=N2][data-target=on]").click()
        page.locator("[data-cell=d1][data-target=on]").wait_for()
    with watching(browser, page) as flight:
        page.locator("[data-cell=d1][data-target=on]").click()
        page.locator(".lifted").first.wait_for(state="attached")
        page.locator(".lifted").first.wait_for(state="detached")
    return {"slide": slide, "treasure": flight}


def _hero(browser: Browser, page: Page, url: str) -> list[Watched]:
    page.goto(f"{url}/learn/labyrinthos")
    learn(page, "Into the dark")
    page.wait_for_load_state("networkidle")
    with watching(browser, page) as found:
        page.locator("[data-cell=c5][data-target=on]").click()
        page.locator("[data-cell=b5][data-target=on]").click()
        page.locator(".board [data-action^=turn]").first.wait_for()
    return found


def _take(browser: Browser, page: Page, url: str) -> list[Watched]:
    page.goto(f"{url}/learn/labyrinth-cards")
    learn(page, "Tie two treasures")
    page.get_by_role("button", name="Show me how").click()
    page.locator(".board .cell.hinted").first.click()
    page.wait_for_load_state("networkidle")
    take = page.get_by_role("button", name="Take this card").element_handle()
    with watching(browser, page) as found:
        take.click()
        page.locator(".flight").first.wait_for(state="attached")
        page.locator(".flight").first.wait_for(state="detached")
    return found


def _cub(browser: Browser, page: Page, url: str) -> list[Watched]:
    page.goto(f"{url}/learn/tiger-labyrinth")
    learn(page, "A turn has two halves")
    page.wait_for_load_state("networkidle")
    with watching(browser, page) as found:
        page.locator("[data-cell=b1][data-target=on]").click()
        for _ in range(2):
            page.locator(".cell[data-target=on]").first.click()
        page.wait_for_function("() => window.seen.has('cards change places')")
    return found


def _reveal(browser: Browser, page: Page, url: str) -> list[Watched]:
    page.goto(f"{url}/learn/tiger-traps")
    learn(page, "A trap")
    for action in ("play blue-lady", "play red-lady"):
        page.locator(f".board [data-action='{action}']").first.click()
    last = page.locator(".board [data-action=pass]").first
    last.wait_for()
    page.wait_for_load_state("networkidle")
    with watching(browser, page) as found:
        last.click()
        page.locator(".flying-gem").first.wait_for(state="attached")
        page.locator(".flying-gem").first.wait_for(state="detached")
    return found


def _victory(browser: Browser, page: Page, url: str) -> list[Watched]:
    key = short_table(page, url, "labyrinth", {"start": 1}, ["me", "greedy"])
    page.goto(f"{url}/table/{key}")
    page.locator(".arrow.may").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Leave").click()
    page.wait_for_timeout(FETCHED)
    # Looking for a role reads the whole page, frame after frame: that is not the page's own work.
    resign = page.get_by_role("button", name="Resign").element_handle()
    with watching(browser, page) as found:
        resign.click()
        page.locator("section.victory").wait_for()
        page.wait_for_function(STANDS)
    return found
