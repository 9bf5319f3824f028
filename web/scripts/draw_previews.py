"""Draws what stands beside a link to a game, from the built page: picture, name and ours."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from clew.games import names  # noqa: E402
from tests.server.harness import serving  # noqa: E402
from tests.web.conftest import FLAGS, chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
WIDTH, HEIGHT = 1200, 630
COLOURS = 96
ALONE = """() => {
  const picture = document.querySelector('.game .picture')
  const name = document.querySelector('h1').textContent
  picture.style.cssText = 'position:fixed;inset:0;z-index:9;aspect-ratio:auto;border:0;' +
    'border-radius:0;max-width:none;margin:0'
  picture.querySelector('svg').setAttribute('preserveAspectRatio', 'xMidYMid slice')
  const sign = document.createElement('div')
  sign.innerHTML = '<b></b><span>Clew</span>'
  sign.querySelector('b').textContent = name
  sign.style.cssText = 'position:fixed;inset:auto 0 0 0;z-index:10;padding:90px 56px 36px;' +
    'display:flex;justify-content:space-between;align-items:baseline;gap:40px;color:#f6ecd2;' +
    'background:linear-gradient(#17150f00,#17150fd0 45%,#17150ff2);font:600 64px/1.1 Alegreya'
  document.body.append(picture, sign)
}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-US")
        for name in names():
            page.goto(f"{server.url}/new/{name}")
            page.locator(".game .picture svg").wait_for()
            page.evaluate(ALONE)
            page.evaluate("document.fonts.ready")
            drawn = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            few = drawn.quantize(COLOURS, dither=Image.Dither.NONE)
            few.save(PUBLIC / f"preview-{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
