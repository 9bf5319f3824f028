"""The two builds of one source: compiled and interpreted, compared position by position."""

from __future__ import annotations

import difflib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import msgspec

import clew
from clew.core.game import Game
from clew.core.installation import is_compiled
from clew.testing.walks import Variant, effort, walk

__all__ = ["interpreted_copy", "is_compiled", "same_trace", "trace"]


def interpreted_copy(folder: Path) -> Path:
    """Copies the package without its compiled files; what to put on PYTHONPATH."""
    package = Path(clew.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", *(f"*{end}" for end in EXTENSION_SUFFIXES))
    shutil.copytree(package, folder / package.name, ignore=ignored)
    return folder


def trace(game: Game[Any], variants: Sequence[Variant], games: int, most: int) -> list[str]:
    """Whole positions of random games, move by move, one a line."""
    lines = []
    for variant in variants:
        for number in range(games):
            for state, _ in walk(game, variant, "trace", number, most=most):
                lines.append(msgspec.json.encode(game.position(state)).decode())
    return lines


def same_trace(game: Game[Any], variants: Sequence[Variant]) -> None:
    """Both builds go through the same positions. Needs the compiled build to run in."""
    assert is_compiled(), "the compiled build is not installed: there is nothing to compare"
    ours = trace(game, variants, effort(), 150)
    module = type(game).__module__
    with tempfile.TemporaryDirectory() as folder:
        copy = str(interpreted_copy(Path(folder)))
        other = subprocess.run(
            [sys.executable, "-m", "clew.testing.builds", module, str(effort()), "150"],
            input=json.dumps([msgspec.to_builtins(variant) for variant in variants]),
            env={**os.environ, "PYTHONPATH": os.pathsep.join([copy, *sys.path])},
            capture_output=True,
            text=True,
            check=False,
        )
    assert other.returncode == 0, other.stderr
    compiled, *theirs = other.stdout.splitlines()
    assert compiled == "False", "the interpreted build is compiled"
    difference = list(difflib.unified_diff(ours, theirs, "compiled", "interpreted", n=0))
    assert ours == theirs, "\n".join(difference[:6])


def _main() -> None:
    module, games, most = sys.argv[1:]
    game: Game[Any] = import_module(module).game
    variants = msgspec.convert(json.loads(sys.stdin.read()), list[Variant])
    print(is_compiled())
    print("\n".join(trace(game, variants, int(games), int(most))))


if __name__ == "__main__":
    _main()
