"""What the documents show works as printed."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from clew.table.record import write
from tests.table.games import at_a_server, play_on

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src"


def python_blocks(document: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(), re.DOTALL)


def run(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_readme_shows_a_game_in_python() -> None:
    """The example of the README plays a game to its end."""
    (code,) = python_blocks("README.md")
    assert "Outcome(termination=" in run(code)


def test_the_recipe_checks_every_draw(tmp_path: Path) -> None:
    """The lines in docs/records.md, without Clew, agree with a record of Clew's."""
    run(
        "from clew.cli import main; import sys; main(sys.argv[1:])",
        *("simulate", "labyrinth", "--games", "1", "-o", "events=yes", "--records", str(tmp_path)),
    )
    (record,) = tmp_path.iterdir()
    (code,) = python_blocks("docs/records.md")
    assert run(code, str(record)).strip() == "every draw follows from the seed"
    hashed = play_on(at_a_server("labyrinth", ("human", "greedy"), goals=1)).record()
    write(hashed, tmp_path / "hashed.json")
    said = run(code, str(tmp_path / "hashed.json")).splitlines()
    assert said[-1] == f"the running hash is {hashed.hash}"


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_bots_run(number: int) -> None:
    """A hint, a puzzle, and a bot of one's own."""
    blocks = python_blocks("docs/bots.md")
    assert len(blocks) == 3
    said = run(blocks[number]).strip().splitlines()
    expected = ("push ", "2 d2-c2", "Outcome(termination=")
    assert said[0].startswith(expected[number])


def _with_examples() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text())


@pytest.mark.both_builds
@pytest.mark.parametrize("path", _with_examples(), ids=lambda path: path.stem)
def test_docstrings_tell_the_truth(path: Path) -> None:
    """The examples in docstrings give what they say."""
    module = import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts))
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            text = ast.get_docstring(node)
            if text and ">>> " in text:
                runner.run(parser.get_doctest(text, vars(module).copy(), path.stem, None, 0))
    assert runner.tries > 0
    assert runner.failures == 0


def test_open_data_is_read_as_the_document_shows() -> None:
    (code,) = python_blocks("docs/data.md")
    assert run(code).count("tiger-traps [") == 5
