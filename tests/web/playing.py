"""How a test's person plays: the first thing that may be done, by click, key or finger."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
from playwright.sync_api import Page

TARGETS = ".board [data-target=on], .board [data-action]"
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
        if "open" not in seats:
            client.post(f"/api/tables/{key}/start", json={}).raise_for_status()
    return key


def who(page: Page) -> dict[str, str]:
    """The cookies of a person: a page that has just been opened may not be anybody yet."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if cookies := {c["name"]: c["value"] for c in page.context.cookies()}:
            return cookies
        page.wait_for_timeout(25)
    raise AssertionError("nobody: the server has given this page no cookie")


def wait_for_turn(page: Page) -> bool:
    """Until something may be done (True), or the game is over."""
    end = time.monotonic() + 90
    while time.monotonic() < end:
        if page.locator(OVER).count():
            return False
        if page.locator(TARGETS).count():
            return True
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing to do, and not over: {page.locator('aside').inner_text()}")


CLICK = """([targets, n]) => {
  const all = document.querySelectorAll(targets)
  const click = new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1})
  all[n % all.length]?.dispatchEvent(click)
}"""
"""Looked up and clicked in one go: what is asked may change in between."""


def click_on(page: Page, n: int) -> None:
    """Clicks one of the things that may be done, not always the same one."""
    page.evaluate(CLICK, [TARGETS, n])


def touch(page: Page, n: int) -> None:
    """Taps where the thing is, as a finger does: the first tap may only show."""
    targets = page.locator(TARGETS)
    target = targets.nth(n % max(1, targets.count()))
    target.scroll_into_view_if_needed()
    target.tap(force=True)
    push = page.get_by_role("button", name="Push", exact=True)
    if push.count():
        push.tap()


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
    """Plays until the game is over; says how often something was done."""
    for n in range(most):
        if not wait_for_turn(page):
            return n
        do(page, n)
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
