"""WebKit as Linux distributions bring it (WebKitGTK with its driver), on a screen nobody sees.

It speaks WebDriver and not Playwright's language, so here is as much of Playwright's `Browser` and
`Page` as `playing.py` and `people` ask for: whoever plays in Chromium plays here, too.
"""

from __future__ import annotations

import os
import socket
import subprocess
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Error

from tests.web.conftest import PATIENCE

SCREEN = "2600x1600x24"
STILL = "[Settings]\ngtk-enable-animations=false\n"
NARROW = "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0 }"
"""Else the window is as wide as its bar of buttons, and no phone."""
GONE = ("stale element reference", "no such element")
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c"}
MIDDLE = """async (element) => {
  element.scrollIntoViewIfNeeded()
  await new Promise(requestAnimationFrame)
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = [Math.floor(x + width / 2), Math.floor(y + height / 2)]
  return element.contains(document.elementFromPoint(...middle)) ? middle : null
}"""
"""Where an element gets clicks, if it does."""
LISTEN = """() => {
  window.complaints = []
  const complain = (what) => window.complaints.push(String(what))
  addEventListener('error', ({ message }) => complain(message))
  addEventListener('unhandledrejection', ({ reason }) => complain(reason))
  console.error = (...all) => complain(all.join(' '))
}"""


class Refused(Error):
    """An answer of the driver; `kind` is its name in the standard."""

    def __init__(self, told: dict[str, str]) -> None:
        super().__init__(f"{told['error']}: {told['message']}")
        self.kind = told["error"]


class Said(NamedTuple):
    """An error, as the console hears it."""

    text: str
    type: str = "error"
    location: dict[str, str] = {"url": ""}  # noqa: RUF012


class WebKit:
    """The browser, one context after the other in it, and its one page."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver
        self._session = self._base = ""
        self._hears: Callable[[Said], None] = print

    @property
    def context(self) -> WebKit:
        return self

    @property
    def keyboard(self) -> WebKit:
        return self

    def new_context(
        self, base_url: str = "", viewport: dict[str, int] | None = None, **_: Any
    ) -> WebKit:
        """It has always the language of the system, and stands still."""
        answer = self._driver.post("/session", json={"capabilities": {}}).raise_for_status()
        self._session = answer.json()["value"]["sessionId"]
        self._base = base_url
        self.set_viewport_size(viewport or {"width": 1280, "height": 720})
        return self

    def set_default_timeout(self, _: float) -> None:
        """It always is PATIENCE."""

    def new_page(self) -> WebKit:
        return self

    def on(self, what: str, hear: Callable[[Any], None]) -> None:
        """What goes wrong once a page is loaded; the driver tells nothing of it."""
        if what == "console":
            self._hears = hear

    def _hear(self) -> None:
        for text in self.evaluate("window.complaints ?? []"):
            self._hears(Said(text))

    def close(self) -> None:
        self._hear()
        self.ask("", "DELETE")

    def ask(self, path: str, method: str = "POST", **body: Any) -> Any:
        address = f"/session/{self._session}/{path}".rstrip("/")
        answer = self._driver.request(method, address, json=body if method == "POST" else None)
        told = answer.json()["value"]
        if answer.is_error:
            raise Refused(told)
        return told

    def goto(self, path: str) -> None:
        self._hear()
        self.ask("url", url=path if "://" in path else self._base + path)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self._hear()
        self.ask("refresh")
        self.evaluate(LISTEN)

    def cookies(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("cookie", "GET")
        return found

    def evaluate(self, script: str, *given: Any) -> Any:
        """A function of JavaScript with these arguments, or an expression. None where it is about
        something that has left the page."""
        call = f"const it = {script}\nreturn typeof it === 'function' ? it(...arguments) : it"
        try:
            return self.ask("execute/sync", script=call, args=given)
        except Refused as error:
            if error.kind in GONE:
                return None
            raise

    def evaluate_handle(self, script: str, *given: Any) -> Thing:
        return Thing(self, self.evaluate(script, *given))

    def locator(self, selector: str) -> Found:
        return Found(self, selector)

    def click_at(self, x: int, y: int) -> None:
        mouse = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("actions", actions=[{"type": "pointer", "id": "mouse", "actions": mouse}])

    def press(self, key: str) -> None:
        keys = [{"type": kind, "value": KEYS.get(key, key)} for kind in ("keyDown", "keyUp")]
        self.ask("actions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """The window is higher by its bar."""
        self.ask("window/rect", width=size["width"], height=size["height"])
        bar = size["height"] - self.evaluate("innerHeight")
        self.ask("window/rect", width=size["width"], height=size["height"] + bar)

    def screenshot(self, *, path: Path) -> None:
        path.write_bytes(b64decode(self.ask("screenshot", "GET")))


class Thing:
    """Something in a page: an element, or several."""

    def __init__(self, page: WebKit, value: Any) -> None:
        self._page = page
        self._value = value

    def evaluate(self, script: str, *given: Any) -> Any:
        return self._page.evaluate(script, self._value, *given)

    def evaluate_handle(self, script: str, *given: Any) -> Thing:
        return Thing(self._page, self.evaluate(script, *given))

    def as_element(self) -> Thing | None:
        return self if self._value else None

    def click(self, timeout: float = PATIENCE) -> None:
        """In its middle, when it stands still and nothing lies over it any more. (The driver's own
        click refuses what is drawn by SVG.)"""
        seen: list[Any] = [None]

        def is_free() -> bool:
            seen.append(self.evaluate(MIDDLE))
            return bool(seen[-1]) and seen[-1] == seen[-2]

        wait(is_free, "it moves, or something lies over it", timeout)
        self._page.click_at(*seen[-1])


class Found:
    """What a selector finds whenever it is asked; of several, the first is meant."""

    def __init__(self, page: WebKit, selector: str) -> None:
        self._page = page
        self._selector = selector

    @property
    def first(self) -> Found:
        return self

    def count(self) -> int:
        found: int = self._ask("document.querySelectorAll(selector).length")
        return found

    def wait_for(self, state: str = "visible") -> None:
        seen = "document.querySelector(selector)?.checkVisibility()"
        is_so = self.count if state == "attached" else lambda: self._ask(seen)
        wait(is_so, f"{self._selector} never came")

    def click(self) -> None:
        self.wait_for()
        Thing(self._page, self._ask("document.querySelector(selector)")).click()

    def _ask(self, what: str) -> Any:
        return self._page.evaluate(f"(selector) => {what}", self._selector)


def wait(is_so: Callable[[], Any], why: str, milliseconds: float = PATIENCE) -> None:
    end = time.monotonic() + milliseconds / 1000
    while not is_so():
        if time.monotonic() > end:
            raise Error(why)
        time.sleep(0.025)


@contextmanager
def webkit(folder: Path, driver: str, screen: str) -> Iterator[WebKit]:
    """WebKit by its driver, on a screen by Xvfb, as this folder says it looks."""
    style = folder / "gtk-3.0"
    style.mkdir(parents=True)
    (style / "settings.ini").write_text(STILL)
    (style / "gtk.css").write_text(NARROW)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with shown(screen) as display:
        env = {**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": str(folder)}
        with (
            ended([driver, f"--port={port}"], env=env, stderr=subprocess.DEVNULL),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE / 1000) as client,
        ):
            wait(lambda: is_ready(client), "WebKit's driver does not answer")
            yield WebKit(client)


@contextmanager
def shown(screen: str) -> Iterator[str]:
    """A screen in memory: its name, which it finds by itself."""
    reading, writing = os.pipe()
    command = [screen, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with ended(command, pass_fds=[writing], stderr=subprocess.DEVNULL):
        os.close(writing)
        with os.fdopen(reading) as pipe:
            yield f":{pipe.readline().strip()}"


@contextmanager
def ended(command: list[str], **options: Any) -> Iterator[None]:
    """A process that ends when it is no longer needed."""
    process = subprocess.Popen(command, **options)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def is_ready(client: httpx.Client) -> bool:
    try:
        return bool(client.get("/status").json()["value"]["ready"])
    except httpx.TransportError:
        return False
