"""A book of solved seasons as a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from clew.core.errors import ClewError
from clew.games.tiger_traps.seasons.book import Book
from clew.games.tiger_traps.seasons.hands import TALLEST
from clew.games.tiger_traps.seasons.plan import Plan
from clew.games.tiger_traps.seasons.worths import STATES, first_guess

__all__ = ["Known", "Season", "Solved", "Stored", "book_of", "empty", "read", "write"]

_GAME = "tiger-traps"
_VERSION = 2
"""Of the rules that the seasons follow."""
_FORMAT = 2
"""Of the file: books of the first one had no deep seasons."""
_Count = Annotated[int, msgspec.Meta(ge=0, le=7)]
_Height = Annotated[int, msgspec.Meta(ge=1, le=TALLEST)]
_State = Annotated[int, msgspec.Meta(ge=0, lt=STATES)]

Known: TypeAlias = tuple[_Count, _Count, _Count, _Count, _Count, _Count]
"""How many cards of each worth (traps first) everybody knows: of the starter, then of the other."""
Season: TypeAlias = tuple[_State, Known]
"""Gems of the starter times five and of the other, and what is known."""


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """One solved season."""

    season: Season
    iterations: int
    page: bytes
    """Its rows, packed (see `pages`) and compressed."""


class Stored(msgspec.Struct, kw_only=True):
    """A book's file."""

    game: str = _GAME
    version: int = _VERSION
    format: int = 1
    deepest: _Height
    """No stack has more cards than this,"""
    deeper: _Height = TALLEST
    """and in deep seasons none more than this."""
    rows: int
    """How many rows a season has: their numbers mean something only if there are as many."""
    deeper_rows: int = 0
    """The same of deep seasons."""
    worths: Annotated[list[float], msgspec.Meta(min_length=STATES, max_length=STATES)]
    """How likely the starter wins, by gems."""
    iterations: int = 0
    """Of the seasons without notes."""
    order: list[Season] = []
    """The seasons with notes, the most frequent first."""
    solved: list[Solved] = []
    deep: list[Solved] = []
    """Seasons without notes once more, with higher stacks."""


def empty(deepest: int, deeper: int) -> Stored:
    """A book in which nothing is solved yet."""
    return Stored(
        format=_FORMAT,
        deepest=deepest,
        deeper=deeper,
        rows=_rows(deepest),
        deeper_rows=_rows(deeper),
        worths=first_guess(),
    )


@cache
def _rows(deepest: int) -> int:
    return int(Plan(deepest).rows)


def read(file: Path) -> Stored:
    """Raises ClewError if there is no such book, or if it is one of something else."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise ClewError(f"{file}: {error.strerror}") from None
    try:
        found = msgspec.msgpack.decode(data, type=Stored)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ClewError(f"{file} is not a book of seasons: {error}") from None
    if found.game != _GAME:
        raise ClewError(f"{file}: this book is for {found.game}, not {_GAME}")
    if found.version != _VERSION:
        raise ClewError(f"{file}: this book follows other rules (version {found.version})")
    rows = _rows(found.deepest), _rows(found.deeper)
    if found.format != _FORMAT or (found.rows, found.deeper_rows) != rows:
        raise ClewError(f"{file}: this book was made by another version of Clew; solve it anew")
    return found


def write(file: Path, stored: Stored) -> None:
    """Writes a book so that there is always a whole one."""
    fresh = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.msgpack.encode(stored))
        fresh.replace(file)
    except OSError as error:
        raise ClewError(f"{file}: {error.strerror}") from None


def book_of(stored: Stored) -> Book:
    """What is in a file, to look up."""
    book = Book(stored.deepest, stored.deeper)
    for one in stored.solved:
        state, known = one.season
        book.add(state, list(known), one.page)
    for one in stored.deep:
        book.add_deep(one.season[0], one.page)
    return book
