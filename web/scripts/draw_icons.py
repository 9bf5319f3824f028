"""Draws the PNG icons and the favicon from public/icon.svg, for systems that take no SVG."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
SLAB = "#2d2a22"
# Name, size, how much of the square the mark fills, background. A maskable icon is cut to a
# circle of four fifths; Apple knows no transparency.
TINY, TINY_SIZE = "favicon", 48
ICONS = [
    (TINY, TINY_SIZE, 1.0, ""),
    ("icon-192", 192, 1.0, ""),
    ("icon-512", 512, 1.0, ""),
    ("icon-180", 180, 0.82, SLAB),
    ("icon-maskable", 512, 0.66, SLAB),
]


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, size, part, background in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * part)
            page.set_content(
                f"<style>body{{margin:0;height:{size}px;display:grid;place-items:center;"
                f"background:{background or 'transparent'}}}svg{{width:{inner}px;height:{inner}px}}"
                f"</style>{svg}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not background)
            page.close()
        browser.close()
    tiny = PUBLIC / f"{TINY}.png"
    (PUBLIC / "favicon.ico").write_bytes(favicon(tiny.read_bytes()))
    tiny.unlink()


def favicon(png: bytes) -> bytes:
    """A file with one picture: its head, the picture's entry, the picture."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", TINY_SIZE, TINY_SIZE, 0, 0, 1, 32, len(png), 22)
    return head + entry + png


if __name__ == "__main__":
    main()
