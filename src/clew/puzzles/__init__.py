"""Puzzles: positions with a task, made and checked by the engine.

A game that has puzzles brings a module with its `kind`, and `puzzles.json` in its folder, which
`clew puzzles make` wrote. The progress of an attempt is not stored: the puzzle and the actions so
far are its whole state.
"""

from __future__ import annotations

import datetime as dt
from functools import cache
from typing import Any

import msgspec

from clew.core.errors import ClewError
from clew.games import find as find_game
from clew.games import names
from clew.puzzles.kind import Kind

__all__ = ["Puzzle", "Stack", "daily", "find", "games", "kind_of", "stack", "stack_of"]


class Puzzle(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A position in which `seat` must reach its aim within so many of its turns."""

    id: str
    game: str
    turns: int
    seat: int
    answers: int
    """How many solutions there are; each of them is accepted."""
    answer: list[str]
    """One of them."""
    aim: int = 0
    """How much is to be reached, where it is so much of something; 0: the game is to be won."""
    rating: int = 1500
    """How hard it is, as bots found it (`clew.puzzles.difficulty`)."""
    position: dict[str, Any]


class Stack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The puzzles of a game, easy ones first, and the command that made them."""

    command: str
    puzzles: list[Puzzle]


_WEEK = (
    ("labyrinth", 1),
    ("labyrinth-cards", 1),
    ("tiger-labyrinth", 2),
    ("tiger-traps", 1),
    ("labyrinthos", 1),
    ("labyrinth-cards", 2),
    ("labyrinth", 3),
)
"""The game and the number of turns for each weekday: Monday is easy, Sunday is hard."""


@cache
def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(name for name in names() if find_game(name).parts.puzzles)


@cache
def kind_of(game: str) -> Kind:
    """How puzzles of a game are made and played."""
    brought = find_game(game).part("puzzles")
    if brought is None:
        there = ", ".join(games())
        raise ClewError(
            f"{game} has no puzzles; there are some of: {there}",
            why="no-puzzles",
            game=game,
            there=there,
        )
    kind: Kind = brought.kind
    return kind


@cache
def stack_of(game: str) -> Stack:
    """The puzzles that a game brings. They come with their kind, where Clew comes in parts."""
    kind_of(game)
    text = find_game(game).text("puzzles.json")
    return msgspec.json.decode(text, type=Stack) if text else Stack(command="", puzzles=[])


@cache
def stack() -> list[Puzzle]:
    """All puzzles there are, game by game."""
    return [puzzle for game in games() for puzzle in stack_of(game).puzzles]


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in stack_of(game).puzzles}


def find(name: str) -> Puzzle:
    """The puzzle of this name, which begins with its game's: no other game is loaded."""
    game = name.rsplit("-", 2)[0]
    puzzle = _by_id(game).get(name) if game in names() else None
    if puzzle is None:
        raise ClewError(f"there is no puzzle {name!r}", why="no-puzzle", name=name)
    return puzzle


def daily(day: dt.date) -> Puzzle:
    """The puzzle of a day. It is the same for everybody, and does not repeat until all were
    used."""
    game, turns = _WEEK[day.weekday()]
    fitting = [one for one in stack_of(game).puzzles if one.turns == turns]
    same = [i for i, one in enumerate(_WEEK) if one == (game, turns)]
    week = (day.toordinal() - 1) // 7
    return fitting[(week * len(same) + same.index(day.weekday())) % len(fitting)]
