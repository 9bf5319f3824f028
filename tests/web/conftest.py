"""A real `clew serve`, a real Chromium, and people who click."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.server.harness import Server, serving

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP another-machine 127.0.0.1",
]
PATIENCE = 60_000
"""Milliseconds: only for what never comes; machines may be busy."""
expect.set_options(timeout=PATIENCE)
SOAK = bool(os.environ.get("CLEW_SOAK"))
"""Whether all games are played where three show the same."""
PLAY = Path(__file__).parents[2] / "build" / "play"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not files("clew").joinpath("page", "index.html").is_file():
        pytest.fail("clew is installed without its page: make page says why")
    env = {"CLEW_MODERATORS": "themis", "CLEW_ACCEPT_SECONDS": "120"}
    with serving(tmp_path_factory.mktemp("web"), env=env) as server:
        yield server


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page without a server, in a folder of a plain file server."""
    if not (PLAY / "index.html").is_file():
        pytest.fail("there is no site: make site says why")
    root = tmp_path_factory.mktemp("host")
    (root / "games").mkdir()
    (root / "games" / "clew").symlink_to(PLAY)
    handler = partial(Quiet, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/games/clew/"
        finally:
            server.shutdown()


WHOLE = ("chromium", "chrome")
NAMES = ("chromium-headless-shell", *WHOLE)
"""The one without windows comes first: it needs a third of the time for a new page."""


def chromium(*names: str) -> str | None:
    """A Chromium on this machine, of one of these names."""
    found = filter(None, map(shutil.which, names or NAMES))
    return os.environ.get("CLEW_CHROMIUM") or next(found, None)


@pytest.fixture(scope="session")
def engines() -> Iterator[Playwright]:
    """The ways to all browsers: there can be only one of them at a time."""
    with sync_playwright() as playwright:
        yield playwright


def _launch(engines: Playwright, path: str | None) -> Browser:
    if not path:
        pytest.fail("these tests need a Chromium: apt-get install chromium, or set CLEW_CHROMIUM")
    return engines.chromium.launch(executable_path=path, args=FLAGS)


@pytest.fixture(scope="session")
def browser(engines: Playwright) -> Iterator[Browser]:
    browser = _launch(engines, chromium())
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(engines: Playwright) -> Iterator[Browser]:
    """A Chromium with all that people see around a page: notifications, for instance."""
    browser = _launch(engines, chromium(*WHOLE))
    yield browser
    browser.close()


Open = Callable[..., Page]


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a browser of one's own for each person; nobody's console may have errors."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # The browser itself notes what the server refuses; the page shows it, and tests look.
        refused = "status of 4" in message.text and "/api/" in message.location["url"]
        if message.type == "error" and not refused:
            complaints.append(message.text)

    def open_page(path: str = "/", **options: Any) -> Page:
        settings = {
            "reduced_motion": "reduce",
            "locale": "en-US",
            "service_workers": "block",
            **options,
        }
        context = browser.new_context(base_url=server.url, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    lost = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Opener-Policy")
    assert [c for c in complaints if not any(word in c for word in lost)] == []
