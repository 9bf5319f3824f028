"""How a test's person plays: the first thing that may be done, by click, key or finger."""

from __future__ import annotations

import time
from typing import Any

import httpx
from playwright.sync_api import Page

TARGETS = ".board [data-target=on], .board [data-action]"
OVER = "a[href^='/replay/'].button"
MOST = 400


def short_table(page: Page, url: str, game: str, options: dict[str, Any], seats: list[str]) -> str:
    """A table that the person of this page has begun: the shortest game there is."""
    cookies = {c["name"]: c["value"] for c in page.context.cookies()}
    with httpx.Client(base_url=url, cookies=cookies) as client:
        table = client.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        key: str = table.raise_for_status().json()["key"]
        if "open" not in seats:
            client.post(f"/api/tables/{key}/start", json={}).raise_for_status()
    return key


def wait_for_turn(page: Page) -> bool:
    """Until something may be done (True), or the game is over."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        if page.locator(OVER).count():
            return False
        if page.locator(TARGETS).count():
            return True
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing to do, and not over: {page.locator('aside').inner_text()}")


def click_on(page: Page, n: int) -> None:
    """Clicks one of the things that may be done, not always the same one."""
    targets = page.locator(TARGETS)
    targets.nth(n % max(1, targets.count())).dispatch_event("click", {"detail": 1})


def touch(page: Page, n: int) -> None:
    """Taps where the thing is, as a finger does: the first tap may only show."""
    targets = page.locator(TARGETS)
    target = targets.nth(n % max(1, targets.count()))
    target.scroll_into_view_if_needed()
    target.tap(force=True)
    push = page.get_by_role("button", name="Push", exact=True)
    if push.count():
        push.tap()


def press_key(page: Page, n: int) -> None:
    """Goes there by Tab and arrows, and presses Enter."""
    page.locator(".board [data-target][tabindex='0'], .board button[data-target]").first.focus()
    for _ in range(n % 4):
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[n // 3 % 4])
    focused = page.locator(":focus")
    if focused.get_attribute("data-target") != "on":
        page.locator(".board [data-target=on]").nth(n % 3 - 1).focus()
    page.keyboard.press("Enter")


def play(page: Page, do: Any = click_on, most: int = MOST) -> int:
    """Plays until the game is over; says how often something was done."""
    for n in range(most):
        if not wait_for_turn(page):
            return n
        do(page, n)
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
