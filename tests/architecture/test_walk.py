"""ARCHITECTURE.md names files that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_file_on_the_walk_of_a_push_is_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    _, _, walk = text.partition("### The walk of a push\n")
    walk = walk.lstrip().split("\n\n")[0]
    named = re.findall(r"`((?:src|web)/[^`]+)`", walk)
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_every_part_of_the_server_is_described() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    _, _, server = text.partition("## The server\n")
    for package in ("people", "programs", "storage", "tables"):
        for file in (ROOT / "src/clew/server" / package).glob("[a-z]*.py"):
            assert f"`{file.name}`" in server, f"{package}/{file.name} is not in ARCHITECTURE.md"
