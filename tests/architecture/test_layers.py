"""The server's packages stand on each other in one order, as ARCHITECTURE.md says."""

from __future__ import annotations

import pytest

from tests.architecture.imports import imported_by, modules

SERVER = "clew.server"
LAYERS = (
    ("ending", "settings", "figures", "garbage", "http", "logs", "signing", "sockets", "steady"),
    ("storage",),
    ("people",),
    ("programs",),
    ("tables",),
    ("tournaments",),
    ("admin", "asking", "backup", "context"),
    ("routes",),
    ("app",),
    ("home_network", "serve", "workers"),
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


PRODUCT = (
    ("core",),
    ("games",),
    ("words",),
    ("bots", "notes"),
    ("envs", "table"),
    ("engine", "puzzles", "records", "study", "tournaments", "tutorial"),
    ("arena", "play"),
    ("alone", "server", "terminal", "testing"),
    ("benchmarks",),
    ("cli",),
)
"""The packages of Clew, from the ground up."""


PARTS = {"exploit": "arena", "fitting": "training", "painter": "envs", "training": "training"} | {
    part: part for part in ("bots", "notes", "puzzles", "terminal")
}
"""What a game brings besides its rules stands in its folder, and as high as what it is made for."""


def package_of(name: str) -> str:
    """The package of Clew that a name belongs to; empty: none."""
    match name.split("."):
        case ["clew", "games", _, part, *_] if part in PARTS:
            return PARTS[part]
        case ["clew", package, *_]:
            return package
    return ""


def test_no_package_imports_what_stands_above_it() -> None:
    height = {package: height for height, some in enumerate(PRODUCT) for package in some}
    upward = [
        f"{name} imports {other}"
        for name, source in modules("clew").items()
        for other in imported_by(source)
        if height.get(package_of(other), -1) > height.get(package_of(name), len(PRODUCT))
    ]
    assert not upward
