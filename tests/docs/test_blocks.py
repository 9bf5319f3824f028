"""Every block of code in the documents: what can run is run, what cannot is at least read."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from clew.cli.app import app

ROOT = Path(__file__).parents[2]
SIXTH = ROOT / "tests" / "sixth"
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
FENCE = re.compile(r"^( *)```(\S*)[^\n]*\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
SHOWN = ("text", "sql", "nginx", "yaml", "markdown", "ftl")
"""Nothing that we could run; commands of Clew's in it are read as the command line reads them."""
ELSEWHERE = {
    "CONTRIBUTING.md": "below: as in docs/add-a-game.md",
    "README.md": "test_docs",
    "docs/add-a-game.md": "test_site: it is the tested game itself",
    "docs/bots.md": "test_docs",
    "docs/data.md": "test_docs",
    "docs/records.md": "test_docs: it needs a record",
}
"""Pages whose Python is run by another test."""
PLACEHOLDERS = {"N": "1", "NUMBER": "1", "P": "2", "S": "1", "$players": "2"}


class Block(NamedTuple):
    page: str
    kind: str
    code: str


def all_blocks() -> list[Block]:
    return [
        Block(page.relative_to(ROOT).as_posix(), kind, dedent(code))
        for page in PAGES
        for _, kind, code in FENCE.findall(page.read_text("utf-8"))
    ]


BLOCKS = all_blocks()


def of_kind(*kinds: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind in kinds]


def pages_with(kind: str) -> list[str]:
    return sorted({block.page for block in of_kind(kind)})


def run(
    arguments: list[str], folder: Path, path: str = "", given: str = ""
) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "CLEW_LANG": "en",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    if path:
        env["PYTHONPATH"] = os.pathsep.join([path, env.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=env,
        input=given,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_no_fence_is_missed() -> None:
    """What stands between fences is among the blocks, also where a list has indented it."""
    for page in PAGES:
        fences = re.findall(r"^ *```", page.read_text("utf-8"), re.MULTILINE)
        assert len(fences) == 2 * len(FENCE.findall(page.read_text("utf-8"))), page


def test_every_block_says_what_it_is() -> None:
    """So that none is left out: a block of an unknown kind is nobody's."""
    known = {"python", "py", "sh", "json", "toml", *SHOWN}
    assert [block for block in BLOCKS if block.kind not in known and "docs/" in block.page] == []


@pytest.mark.parametrize("page", [page for page in pages_with("python") if page not in ELSEWHERE])
def test_python_runs(page: str, tmp_path: Path) -> None:
    """All the Python of a page, from top to bottom, as a reader would type it."""
    code = "\n".join(block.code for block in of_kind("python") if block.page == page)
    done = run(["-c", code], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") >= 1


def passes_as_a_test(code: str, folder: Path) -> None:
    """A file of tests passes, where the sixth game is installed."""
    (folder / "test_shown.py").write_text(code, "utf-8")
    (folder / "conftest.py").write_text('from clew.games import GAMES\nGAMES["duel"] = "duel"\n')
    done = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "."], folder, path=str(SIXTH))
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_pieces_run_with_what_they_need(tmp_path: Path) -> None:
    """Pieces that do not stand alone. (That of docs/cluster.md runs on the cluster of its test.)"""
    pieces = {block.page: block.code for block in of_kind("py")}
    assert sorted(pieces) == ["docs/add-a-game.md", "docs/cluster.md", "docs/simulate.md"]
    passes_as_a_test(pieces["docs/add-a-game.md"], tmp_path)
    (same,) = [block.code for block in of_kind("python") if block.page == "CONTRIBUTING.md"]
    assert same.replace("my-game", "duel").split() == pieces["docs/add-a-game.md"].split()
    before = (
        "from types import SimpleNamespace\nfrom clew.core.game import Game\nMyState = object\n"
    )
    after = "print(MyGame.counts(None, SimpleNamespace(round=3), []).numbers)\n"
    done = run(["-c", before + pieces["docs/simulate.md"] + after], tmp_path)
    assert (done.returncode, done.stdout) == (0, "{'rounds': 3}\n"), done.stderr


@pytest.mark.parametrize("page", pages_with("sh"))
def test_commands_run(page: str, tmp_path: Path) -> None:
    """Every command of a `sh` block, one after the other, beside the examples."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for block in of_kind("sh"):
        for line in block.code.splitlines() if block.page == page else []:
            program, *arguments = shlex.split(line, comments=True)
            assert program == "clew"
            done = run(["-m", "clew.cli", *arguments], tmp_path)
            assert done.returncode == 0, f"{line}: {done.stderr}"


def shown_commands() -> list[tuple[str, str]]:
    """The lines of other blocks that begin with `clew`."""
    return [
        (block.page, match)
        for block in BLOCKS
        if block.kind in ("", *SHOWN)
        for match in re.findall(r"^ *(?:\$ |[A-Z_]+=\S+ )?(clew .+)", block.code, re.MULTILINE)
    ]


@pytest.mark.parametrize(("page", "line"), shown_commands())
def test_commands_are_commands(page: str, line: str) -> None:
    """With the options that they have, as the command line itself reads them."""
    command = re.split(r" {2,}|\s#\s", line)[0]
    words = shlex.split(re.sub(r"[\[\]…]", " ", command))
    tokens = [PLACEHOLDERS.get(word, word) for word in words[1:]]
    _, bound, *_ = app.parse_args(tokens, exit_on_error=False, print_error=False)
    assert bound is not None, page


def test_settings_can_be_read() -> None:
    for block in of_kind("toml"):
        assert tomllib.loads(block.code), block


def test_lines_for_the_engine_begin_a_game(tmp_path: Path) -> None:
    """What a program says to `clew engine` is understood: a game begins, and it is asked."""
    (block,) = of_kind("json")
    assert block.page == "docs/engine.md"
    done = run(["-m", "clew.cli", "engine", "labyrinth"], tmp_path, given=block.code)
    assert done.returncode == 0, done.stderr
    kinds = [json.loads(line)["type"] for line in done.stdout.splitlines()]
    assert kinds[:2] == ["hello", "new"]
    assert "ask" in kinds
    assert "refused" not in kinds
