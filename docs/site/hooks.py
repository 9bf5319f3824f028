"""The docs site: its nav, and the pages that are made from the code they describe.

MkDocs calls what begins with `on_`. A page that somebody adds to docs/ is found by itself.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from types import ModuleType
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[2]
PLAYED = ROOT / "build" / "play"
"""Clew without a server, where `make site` has built it."""

NAV: dict[str, list[str]] = {
    "": ["index.md"],
    "Play": ["play.md", "options.md", "notation.md", "faq.md"],
    "Rules": ["rules/index.md", "rules/*.en.md"],
    "Règles": ["rules/*.fr.md"],
    "Regeln": ["rules/*.de.md"],
    "Host": [
        "server.md",
        "scale.md",
        "tournaments.md",
        "alone.md",
        "protocol.md",
        "records.md",
    ],
    "Bots": ["bots.md", "write-a-bot.md", "engine.md", "simulate.md"],
    "Learn": ["train.md", "observations.md", "data.md", "cluster.md", "api.md"],
    "Develop": [
        "add-a-game.md",
        "architecture.md",
        "page.md",
        "contributing.md",
        "words.md",
        "benchmarks.md",
    ],
}
"""Pages by heading, those there are; any other goes under More."""
COMING = ("bots.md", "labyrinthos-balance.md")
"""Pages that others link to already."""


def _pages() -> ModuleType:
    """The module beside this one: MkDocs loads hooks by path, outside any package."""
    name = "clew_docs_pages"
    if name not in sys.modules:
        sys.path.insert(0, str(Path(__file__).parent))
        spec = importlib.util.spec_from_file_location(name, Path(__file__).parent / "pages.py")
        if spec is None or spec.loader is None:
            raise ImportError(name)
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]


def on_files(files: Any, config: Any) -> Any:
    """Adds the pages that are made."""
    for path, text in _pages().pages(ROOT).items():
        files.append(File.generated(config, path, content=text))
    config["nav"] = _nav([file.src_uri for file in files.documentation_pages()])
    return files


def _nav(pages: list[str]) -> list[Any]:
    left = sorted(pages)
    nav: list[Any] = []
    for heading, wanted in NAV.items():
        found = [page for name in wanted for page in left if fnmatchcase(page, name)]
        left = [page for page in left if page not in found]
        nav += [{heading: found}] if heading and found else found
    return [*nav, {"More": left}] if left else nav


_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def on_post_build(config: Any, **_: Any) -> None:
    """Clew itself, where `make site` has built it, lies in a folder of the site."""
    if PLAYED.is_dir():
        shutil.copytree(PLAYED, Path(config["site_dir"]) / "play", dirs_exist_ok=True)


def _board(game: str) -> str:
    """A board beside the rules, on which the game's lesson is played. It is loaded once it comes
    into sight."""
    style = "width: 100%; height: 40rem; border: 1px solid #8884; border-radius: 8px"
    place = f"../play/index.html#/learn/{game}"
    return f'<iframe loading="lazy" title="{game}" src="{place}" style="{style}"></iframe>'


def on_page_markdown(markdown: str, page: Any, files: Any, **_: Any) -> str:
    """Links to files of the repository that are not in docs/ become the names of those files. The
    first page leads to Clew itself, and each game's rules have a board, where that is in the
    site."""
    if page.file.src_uri == "index.md" and PLAYED.is_dir():
        button = '<a class="md-button md-button--primary" href="play/index.html">Play now</a>'
        markdown = markdown.replace("\n\n", f"\n\n{button}\n\n", 1)
    rules = re.fullmatch(r"rules/([^.]+)\.\w+\.md", page.file.src_uri)
    if rules and PLAYED.is_dir():
        markdown = markdown.replace("\n\n", f"\n\n{_board(rules[1])}\n\n", 1)

    def mended(match: re.Match[str]) -> str:
        picture, text, target, _ = match.groups()
        if "://" in target or target.startswith(("mailto:", "/")):
            return match.group()
        # Pages that are made stand for files of the root: their links go out from there.
        folder = Path("docs", page.file.src_uri).parent
        places = [Path(os.path.normpath(place / target)) for place in (folder, Path())]
        if files.get_file_from_path(Path(target).as_posix()) is not None:
            return match.group()
        outside = any((ROOT / p).exists() and p.parts[0] != "docs" for p in places)
        if not outside and target not in COMING:
            return match.group()
        return "" if picture else f"{text} (`{Path(target).name}`)"

    return str(_LINK.sub(mended, _pages().fill_in(markdown)))
