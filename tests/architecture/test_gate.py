"""Secrets leave a position through `clew.table.eyes` alone, and nothing goes around it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.imports import imported_by, modules

SHOWING = (
    "alone",
    "cli",
    "engine",
    "play",
    "puzzles",
    "records",
    "server",
    "study",
    "terminal",
    "tutorial",
)
"""The packages that show something to somebody."""
PARTS = ("notes", "puzzles", "terminal")
"""The parts of a game's folder that do."""
MAY_HOLD_STATES = ("puzzles", "tutorial")
"""Here positions are made and played on: prepared ones, without a table. What is shown of them
comes through the gate as everywhere."""
SECRETS = {f"clew.core.state.{name}" for name in ("ALL", "Log", "State", "hears")}
AROUND = {
    "for_seat": "clew.table.eyes.told_to",
    "hears": "clew.table.eyes.told_to",
    "look_back": "Sight.looked_up",
    "observe": "clew.envs",
    "sample": "Sight.preview, Sight.fair_world or Sight.perspective",
    "seen_by": "Sight.heard",
    "snapshot": "Eyes",
    "uncovered": "clew.table.hindsight",
}
"""Methods that show secrets to whoever calls them, and what to use in their place."""
ALLOWED = {
    ("clew.engine.seats", "sample"): "of a Perspective, which is fair already",
    ("clew.server.figures", "observe"): "a duration, for a histogram",
    ("clew.server.tables.snapshots", "snapshot"): "it is stored, and shown to nobody",
    ("clew.study.curve", "snapshot"): "of games that are over, which are open to all",
}


def around(name: str, source: ast.Module) -> Iterator[str]:
    """Where a module goes around the gate."""
    for other in imported_by(source):
        if other in SECRETS and not may_hold_states(name):
            yield f"{name} imports {other}"
    for node in ast.walk(source):
        where = f"{name}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Call(func=ast.Attribute(attr=attr)) if attr in AROUND:
                if (name, attr) not in ALLOWED:
                    yield f"{where} calls {attr}: use {AROUND[attr]}"
            case ast.Call(func=ast.Attribute(attr="view"), args=[_, _, *_]):
                yield f"{where} calls view of a position: use Eyes or Sight"
            case ast.Call(func=ast.Name(id="Perspective")):
                yield f"{where} makes a Perspective: use Eyes or Sight"
            case ast.Attribute(attr="state", value=value) if not is_of_the_app(value):
                if not may_hold_states(name):
                    yield f"{where} looks at a state: use Eyes or Sight"


def may_hold_states(name: str) -> bool:
    return any(part in MAY_HOLD_STATES for part in name.split("."))


def is_of_the_app(value: ast.expr) -> bool:
    """Litestar keeps what belongs to the application in `app.state`."""
    return getattr(value, "attr", getattr(value, "id", "")) == "app"


def shows(name: str) -> bool:
    match name.split("."):
        case ["clew", "games", _, part, *_]:
            return part in PARTS
        case ["clew", package, *_]:
            return package in SHOWING
    return False


def test_no_module_goes_around_the_gate() -> None:
    showing = {name: source for name, source in modules("clew").items() if shows(name)}
    assert {"clew.server.routes.tables", "clew.games.labyrinth.terminal.board"} <= set(showing)
    assert [text for name, source in showing.items() for text in around(name, source)] == []


@pytest.mark.parametrize(
    "line",
    [
        "from clew.core.state import State",
        "game.view(room.table.state, 1)",
        "table.state.legal(1)",
        "state.sample(1, chance)",
        "bot(Perspective(game, position, 1, 0))",
        "step.log.seen_by(2)",
        "happened.for_seat(0)",
        "game.look_back(now, then, 1)",
        "game.uncovered(now, 2)",
    ],
)
def test_each_way_around_is_noticed(line: str) -> None:
    assert list(around("clew.server.routes.tables", ast.parse(line)))


def test_every_exception_is_one() -> None:
    """What is allowed is done: an exception that nobody needs any more goes."""
    sources = {
        name: source for package in SHOWING for name, source in modules(f"clew.{package}").items()
    }
    for name, method in ALLOWED:
        calls = [node.attr for node in ast.walk(sources[name]) if isinstance(node, ast.Attribute)]
        assert method in calls, f"{name} no longer calls {method}"
