"""The docs site is built strictly, and what its pages show works as printed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from clew.games import GAMES, find
from clew.table import messages
from clew.words.rulebook import read_rules

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))
SIXTH = ROOT / "tests" / "sixth"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def blocks(page: str, kind: str) -> list[str]:
    return [code for name, code in FENCE.findall((DOCS / page).read_text("utf-8")) if name == kind]


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "CLEW_LANG": "en", "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is built: a broken link, a missing page or picture fails."""
    folder = tmp_path_factory.mktemp("site")
    done = run(["-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)], ROOT)
    assert done.returncode == 0, done.stderr
    return folder


def text_of(site: Path, page: str) -> str:
    return (site / page).read_text("utf-8")


def test_every_page_is_in_the_site_and_in_its_nav(site: Path) -> None:
    """What somebody adds to docs/ is found without being named anywhere."""
    home = text_of(site, "index.html")
    for page in PAGES:
        place = page.removesuffix(".md") + ".html"
        assert (site / place).exists()
        assert f'href="{place}"' in home or page in ("index.md", "rules/index.md")


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """Neither fonts nor scripts: the site works without a network."""
    for page in site.rglob("*.html"):
        assert (
            re.findall(r"<(?:script|link|img)[^>]+(?:src|href)=.https?://", page.read_text()) == []
        )


@pytest.mark.parametrize("game", GAMES)
def test_rules_stand_there_with_their_numbers(site: Path, game: str) -> None:
    """Every numbered rule, in both languages, with a place to link to."""
    for language in ("en", "fr"):
        page = text_of(site, f"rules/{game}.{language}.html")
        for rule in read_rules(find(game), language).rules:
            assert f'id="{rule.number}"' in page


def test_every_message_is_described(site: Path) -> None:
    """The protocol's page has each type of message and each field."""
    page = text_of(site, "protocol.html")
    for name in messages.__all__:
        kind = getattr(messages, name)
        if isinstance(kind, type):
            title = getattr(kind, "__struct_config__").tag or name  # noqa: B009
            assert f'id="{str(title).lower()}"' in page
            for field in kind.__struct_fields__:  # type: ignore[attr-defined]
                assert f"<code>{field}</code>" in page


def test_every_field_of_an_observation_is_described(site: Path) -> None:
    """No mark is left, and each game has its table."""
    page = text_of(site, "observations.html")
    assert "made: observation" not in page
    for game in GAMES:
        assert f"<code>{game}</code>" in page
    assert "yellow gem on red" in page


def lines_of(code: str) -> list[str]:
    """The lines of code, however far they are indented or apart."""
    return [line.strip() for line in code.splitlines() if line.strip()]


def test_the_sixth_game_is_shown_whole() -> None:
    """The walk-through is the tested game itself, from the first import to the last line."""
    files = ("__init__.py", "bots.py", "puzzles.py", "board.py")
    sources = [(SIXTH / "duel" / file).read_text("utf-8") for file in files]
    shown = [line for piece in blocks("add-a-game.md", "python") for line in lines_of(piece)]
    assert shown == [
        line for text in sources for line in lines_of(text[text.index("from __future__") :])
    ]
    page = (DOCS / "add-a-game.md").read_text("utf-8")
    for file in ("rules.en.md", "words.en.ftl"):
        assert (SIXTH / "duel" / file).read_text("utf-8").strip() in page
