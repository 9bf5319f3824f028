"""The server's packages stand on each other in one order, as ARCHITECTURE.md says."""

from __future__ import annotations

import pytest

from tests.architecture.imports import imported_by, modules

SERVER = "clew.server"
LAYERS = (
    ("errors", "settings"),
    ("storage",),
    ("people",),
    ("programs",),
    ("tables",),
    ("admin", "context"),
    ("routes",),
    ("app",),
    ("serve", "workers"),
)
"""From the ground up: what stands further down imports nothing from further up."""
HEIGHT = {part: height for height, parts in enumerate(LAYERS) for part in parts}


def part_of(name: str) -> str:
    """The part of the server that a name belongs to; empty: none."""
    inside = name.removeprefix(f"{SERVER}.")
    return inside.split(".")[0] if inside != name else ""


def test_every_part_of_the_server_has_its_place() -> None:
    parts = {part_of(name) for name in modules(SERVER)} - {""}
    assert parts == set(HEIGHT)


@pytest.mark.parametrize("part", HEIGHT)
def test_no_part_of_the_server_imports_what_stands_above_it(part: str) -> None:
    upward = [
        f"{name} imports {other}"
        for name, source in modules(SERVER).items()
        if part_of(name) == part
        for other in imported_by(source)
        if part_of(other) and HEIGHT[part_of(other)] > HEIGHT[part]
    ]
    assert not upward


def test_nothing_below_the_server_imports_it() -> None:
    above = (SERVER, "clew.cli", "clew.benchmarks")
    upward = [
        f"{name} imports {other}"
        for name, source in modules("clew").items()
        if not name.startswith(above)
        for other in imported_by(source)
        if part_of(other) or other == SERVER
    ]
    assert not upward
