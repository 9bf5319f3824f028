"""A game is known by its own folder and one line of the registry; its rules stand on core alone."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from clew.core.game import Parts
from clew.games import GAMES, find
from clew.words.rule_lines import Source
from tests.architecture.imports import imported_by, modules

ROOT = Path(__file__).parents[2]
BROUGHT = (*Parts._fields, "fitting")
"""What a game brings besides its rules may use what stands above the games; `fitting` is what its
training needs PyTorch for."""


def folder_of(module: str) -> str:
    """The folder of the game that a module belongs to; empty: none."""
    folder = ".".join(module.split(".")[:3])
    return folder if folder in GAMES.values() else ""


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_import_core_and_themselves_only(game: str) -> None:
    folder = GAMES[game]
    upward = [
        f"{name} imports {other}"
        for name, source in modules(folder).items()
        if name.removeprefix(folder).lstrip(".").split(".")[0] not in BROUGHT
        for other in imported_by(source)
        if other.startswith("clew.") and not other.startswith(("clew.core", folder))
    ]
    assert not upward


def test_a_file_name_that_several_games_have_is_explained() -> None:
    """So that it means the same in each of them."""
    games = Counter(
        name.removeprefix(f"{folder}.")
        for folder in GAMES.values()
        for name in modules(folder)
        if name.count(".") == folder.count(".") + 1
    )
    shared = {name for name, many in games.items() if many > 1 and name not in ("bots", "terminal")}
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = text.partition("## A game's folder\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    explained = set(re.findall(r"`(\w+)\.py`", " ".join(rows)))
    assert shared <= explained


def test_nothing_outside_a_game_imports_from_it() -> None:
    """What is wanted of a game is asked of `Game`, so that any game can have it."""
    known = [
        f"{name} imports {other}"
        for name, source in modules("clew").items()
        for other in imported_by(source)
        if folder_of(other) and folder_of(other) != folder_of(name)
    ]
    assert not known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", Parts._fields)
def test_what_a_game_names_is_in_its_own_folder(game: str, part: str) -> None:
    module = find(game).part(part)
    assert module is None or folder_of(module.__name__) == GAMES[game]


def given_back(value: ast.expr | None) -> Iterator[ast.expr]:
    """What a function gives back, each of two choices by itself."""
    if isinstance(value, ast.IfExp):
        yield from given_back(value.body)
        yield from given_back(value.orelse)
    elif value is not None:
        yield value


@pytest.mark.parametrize("game", GAMES)
def test_refusals_are_given_back_by_name(game: str) -> None:
    bare = [
        f"{name}:{node.lineno} gives back {ast.unparse(value)}"
        for name, source in modules(GAMES[game]).items()
        for function in ast.walk(source)
        if isinstance(function, ast.FunctionDef) and "refusal" in function.name
        for node in ast.walk(function)
        if isinstance(node, ast.Return)
        for value in given_back(node.value)
        if ast.unparse(value).lstrip("-").isdigit() and ast.unparse(value) != "0"
    ]
    assert not bare


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_refusal_has_its_rule_beside_it(game: str) -> None:
    text = find(game).text("refusals.py")
    assert text is not None
    module = import_module(f"{GAMES[game]}.refusals")
    assert Source(text).constants == {
        name: [find(game).rule(getattr(module, name))] for name in module.__all__
    }
