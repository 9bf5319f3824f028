"""The docs site is built strictly, and what its pages show works as printed."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from clew.games import GAMES, find
from clew.games.labyrinthos.notation import FORMS
from clew.table import messages
from clew.words import LANGUAGES, words
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
    """Every numbered rule, in every language, with a place to link to."""
    for language in LANGUAGES:
        page = text_of(site, f"rules/{game}.{language}.html")
        for rule in read_rules(find(game), language).rules:
            assert f'id="{rule.number}"' in page


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_described(site: Path, game: str) -> None:
    page = text_of(site, "options.html")
    for option in find(game).options.__struct_fields__:
        assert f"<code>{option.replace('_', '-')}</code>" in page


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_the_notation_is_an_action(game: str) -> None:
    """And is written as the game itself writes it."""
    title = words("en", find(game)).say(f"{game}-name")
    sections = (DOCS / "notation.md").read_text("utf-8").split("\n## ")
    (section,) = [part for part in sections if part.startswith(f"{title}\n")]
    examples = re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)
    assert examples
    for example in examples:
        assert find(game).format(find(game).parse(example)) == example


def test_every_word_of_labyrinthos_is_in_the_notation() -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    assert [word for word in FORMS if f"| `{word}" not in page] == []


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


def test_the_picture_of_the_layers_has_every_package(site: Path) -> None:
    """It is what its script draws, and it is in the site."""
    picture = DOCS / "images" / "architecture.svg"
    drawn = run([str(DOCS / "images" / "architecture.py"), "--print"], ROOT)
    assert drawn.stdout == picture.read_text("utf-8")
    named = re.findall(r'class="name"[^>]*>([^<]+)<', drawn.stdout)
    shown = {part.split(" ")[0] for name in named for part in name.split(", ")}
    source = ROOT / "src" / "clew"
    packages = {one.name for one in source.iterdir() if (one / "__init__.py").exists()}
    assert packages | {"notes"} == shown
    assert (site / "images" / "architecture.svg").exists()
    assert 'src="images/architecture.svg"' in text_of(site, "architecture.html")


def test_every_public_name_is_in_the_api_reference(site: Path) -> None:
    """Each module that the page has, with everything that it offers."""
    page = text_of(site, "api.html")
    modules = re.findall(r"made: api (\S+) -->", (DOCS / "api.md").read_text("utf-8"))
    assert "clew.envs.gymnasium" in modules
    for name in modules:
        for offered in import_module(name).__all__:
            assert f"<code>{offered}</code>" in page, f"{name}.{offered}"
    assert "Begins all games anew. The arrays are new ones." in page


def assembled() -> dict[str, str]:
    """The Python of the walk-through as a reader puts it together: block after block, as it is
    printed, into the file that was named last. A file begins with its first import."""
    files = iter(("__init__.py", "bots.py", "puzzles.py", "board.py", "page.py"))
    written: dict[str, list[str]] = {}
    for piece in blocks("add-a-game.md", "python"):
        if piece.startswith("from __future__"):
            name = next(files)
        written.setdefault(name, []).append(piece)
    return {name: "\n\n".join(pieces) for name, pieces in written.items()}


def test_the_sixth_game_can_be_copied_from_the_page() -> None:
    """The walk-through is the tested game itself, from the first import to the last line: whoever
    copies its blocks gets the same code."""
    for name, code in assembled().items():
        tested = ast.parse((SIXTH / "duel" / name).read_text("utf-8"))
        tested.body = tested.body[1:]  # the docstring of the file
        assert ast.unparse(ast.parse(code)) == ast.unparse(tested), name
    assert len(assembled()) == 5
    page = (DOCS / "add-a-game.md").read_text("utf-8")
    for file in ("rules.en.md", "words.en.ftl"):
        assert (SIXTH / "duel" / file).read_text("utf-8").strip() in page
