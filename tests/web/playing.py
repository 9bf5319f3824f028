"""How a test's person plays: one of the things that may be done, by click, key or finger."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import ElementHandle, Error, Locator, Page

TARGETS = ".board [data-target=on], .board [data-action]"
HAPPENED = "section[aria-label='What happened'] li:has(button)"
"""What happened, a block a turn, the latest first; while nothing has, a line without a button
says so."""
OVER = "a[href^='/replay/'].button"
MOST = 400


def short_table(
    page: Page, url: str, game: str, options: dict[str, Any], seats: list[str], **more: Any
) -> str:
    """A table of the person of this page; it has begun unless a seat is open."""
    cookies = who(page)
    wish = {"game": game, "seats": seats, "options": options, **more}
    with httpx.Client(base_url=url, cookies=cookies, timeout=60) as client:
        table = client.post("/api/tables", json=wish)
        key: str = table.raise_for_status().json()["key"]
        if "me" in seats:
            nonce = {"nonce": "ab" * 16}
            client.post(f"/api/tables/{key}/join", json=nonce).raise_for_status()
        if "open" not in seats:
            client.post(f"/api/tables/{key}/start", json={}).raise_for_status()
    return key


def until(page: Page, is_so: Callable[[], Any], why: str) -> None:
    """Waits for what neither the page's elements nor its answers tell: it is asked for until it
    is so."""
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end, why
        page.wait_for_timeout(25)


def who(page: Page) -> dict[str, str]:
    """The cookies of a person: a page that has just been opened may not be anybody yet."""
    until(page, page.context.cookies, "nobody: the server has given this page no cookie")
    return {str(cookie["name"]): str(cookie["value"]) for cookie in page.context.cookies()}


def wait_for_turn(page: Page) -> bool:
    """Until something may be done (True), or the game is over."""
    page.locator(f"{OVER}, {TARGETS}").first.wait_for(state="attached")
    return not page.locator(OVER).count()


IN_SIGHT = """(targets) => [...document.querySelectorAll(targets)].filter((target) => {
  const { x, y, width, height } = target.getBoundingClientRect()
  if (!width || !height || !target.checkVisibility({ visibilityProperty: true })) return false
  const table = target.closest('div.maze')
  if (!table) return true
  // The table of the card game has no edge: a person pushes into its window what lies beyond it,
  // or under its own buttons and arrows.
  const isOver = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [middle, half] = [x + width / 2, y + height / 2]
    return middle > left && middle < right && half > top && half < bottom
  }
  return isOver(table) && ![...table.querySelectorAll('.zooms, [data-beyond]')].some(isOver)
})"""
"""What may be done and can be clicked where it is."""
MAY = """(target) =>
  target.isConnected && target.matches('[data-target=on], [data-action], [data-next]')"""
IN_THE_WAY = 20_000
"""Milliseconds: what lies over something for so long does not go away."""


def target_in_sight(page: Page, n: int) -> ElementHandle | None:
    """One of the things that may be done, the nth throw of a die: taking them in turn can go round
    in a circle for ever (opened, closed, opened). None if all are gone again."""
    found = page.evaluate_handle(IN_SIGHT, TARGETS)
    count = found.evaluate("(all) => all.length")
    if not count:
        return None
    which = random.Random(n).randrange(count)
    return found.evaluate_handle("(all, n) => all[n]", which).as_element()


def press(target: ElementHandle, finger: bool = False) -> bool:
    """A real click, or tap, in the middle of the target. It waits until the target stands still
    and gets what is clicked there, and fails if something else lies over it. A target that may
    meanwhile no longer be clicked is let go: False."""
    try:
        if finger:
            target.tap(timeout=IN_THE_WAY)
        else:
            target.click(timeout=IN_THE_WAY)
    except Error:
        if target.evaluate(MAY):
            raise
        return False
    return True


def click_on(page: Page, n: int) -> bool:
    """Clicks one of the things that may be done, if there still is one."""
    target = target_in_sight(page, n)
    return target is not None and press(target)


def take_turn(page: Page, n: int) -> None:
    """Waits until it is one's turn and does something: what is there may not be drawn yet, or go
    away while it is clicked."""
    wait_for_turn(page)
    until(page, lambda: click_on(page, n), "nothing could be clicked")


def touch(page: Page, n: int) -> None:
    """Taps where the thing is, as a finger does: the first tap may only show."""
    if target := target_in_sight(page, n):
        press(target, finger=True)
    push = page.get_by_role("button", name="Push", exact=True)
    if push.count():
        push.tap()


GETS_CLICKS = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def click_what_is_off(page: Page, thing: Locator) -> None:
    """A real click on what says of itself that it is off (aria-disabled): Playwright would wait
    until it is on, or no longer look for what lies over it."""
    thing.scroll_into_view_if_needed()
    until(page, lambda: thing.evaluate(GETS_CLICKS), f"something lies over {thing}")
    box = thing.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


HERE = """() => {
  const target = document.activeElement?.closest('.board [data-target], .board [data-action]')
  return target ? target.dataset.target ?? 'on' : ''
}"""
KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def press_key(page: Page, n: int) -> None:
    """Goes there by Tab, then by the arrow keys, and presses Enter: nothing but keys."""
    way = random.Random(n)
    for step in range(400):
        here = page.evaluate(HERE)
        if here == "on":
            page.keyboard.press("Enter")
            return
        lost = not here or step % 40 == 39
        page.keyboard.press("Tab" if lost else way.choice(KEYS))
    raise AssertionError("the keys lead nowhere")


def play(page: Page, do: Any = click_on, most: int = MOST) -> int:
    """Plays until the game is over; says how often something was done. While what was done is on
    its way the page offers nothing: there is nothing to wait for but the next turn."""
    for n in range(most):
        if not wait_for_turn(page):
            return n
        do(page, n)
    raise AssertionError("the game does not end")
