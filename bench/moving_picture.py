"""A turn of Labyrinth as a short moving picture for the README: docs/images/turn.webp.

A puzzle on the real page, solved as it says: the spare tile is turned and pushed in, and the pawn
walks to its goal. Needs what `make screenshots` needs.

    python bench/moving_picture.py [FILE]
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from clew.puzzles import find  # noqa: E402
from tests.server.harness import serving  # noqa: E402
from tests.web.conftest import FLAGS, PATIENCE, chromium  # noqa: E402
from tests.web.playing import TARGETS  # noqa: E402

SIZE: Any = {"width": 900, "height": 640}
PUZZLE = "labyrinth-1-006"
WIDE = 720
"""Columns of the picture."""
MAX_BYTES = 2_000_000
FRAME_MS = 90


class Film:
    """Pictures of a page, one after the other; what does not move lasts longer."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.lasts: list[int] = []

    def shoot(self, times: int) -> None:
        for _ in range(times):
            png = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
            small = png.resize(
                (WIDE, round(WIDE * png.height / png.width)), Image.Resampling.LANCZOS
            )
            if self.frames and self.frames[-1].tobytes() == small.tobytes():
                self.lasts[-1] += FRAME_MS
            else:
                self.frames.append(small)
                self.lasts.append(FRAME_MS)

    def save(self, path: Path) -> None:
        self.lasts[-1] += 1500
        first, *others = self.frames
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.lasts,
            loop=0,
            quality=72,
            method=4,
        )
        if path.stat().st_size > MAX_BYTES:
            raise SystemExit(f"{path} has {path.stat().st_size:,} bytes: at most {MAX_BYTES:,}")
        print(f"{path}: {len(self.frames)} pictures, {path.stat().st_size:,} bytes")


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images" / "turn.webp"
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context: Any = browser.new_context(
            base_url=server.url,
            viewport=SIZE,
            locale="en-US",
            service_workers="block",
            color_scheme="light",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"/puzzles/{PUZZLE}")
        page.locator(TARGETS).first.wait_for()
        film = Film(page)
        play_a_turn(page, film)
        browser.close()
    film.save(out)


def play_a_turn(page: Page, film: Film) -> None:
    """Turns the spare as the answer says, pushes it in, and walks to the goal."""
    push, move = (action.split() for action in find(PUZZLE).answer)
    film.shoot(8)
    for _ in range(int(push[2]) // 90):
        page.keyboard.press("r")
        film.shoot(6)
    for where in (push[1], move[1]):
        target = page.locator(f".board [data-target=on][aria-label*='{where}']").first
        target.hover()
        film.shoot(7)
        target.click()
        film.shoot(20)


if __name__ == "__main__":
    main()
