"""Judges as data: the file of a net for alpha-beta, and what is true of any such net."""

from __future__ import annotations

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.nets import About, pack, unpack
from clew.core.errors import ClewError
from clew.games import find
from clew.games.tiger_labyrinth.bots.judge import CELL_ROWS, CONTEXTS, LANE_BITS, Judge

__all__ = ["LANES", "ROWS", "StoredJudge", "learned", "mirrored", "read", "to_judge", "write"]

ROWS = 16 * CELL_ROWS + CONTEXTS
LANES = 8
"""How many lanes speak for each colour."""
_LANES_A_WORD = 4
_NOTHING = sum(1 << LANE_BITS * lane + LANE_BITS - 1 for lane in range(_LANES_A_WORD))
"""Four lanes that stand for nothing."""
_FILE = "judge.msgpack"


class StoredJudge(msgspec.Struct, frozen=True, kw_only=True):
    """A judge's file."""

    about: About
    rows: bytes
    """Two bytes for each of red's lanes, row by row, packed. Blue's follow from them."""


def mirrored(row: int) -> int:
    """The row of the same thing seen from the other side: left and right, and the colours,
    exchanged."""
    if row >= 16 * CELL_ROWS:
        # The yellow gem and who is to move; the white gem knows no colours.
        return 16 * CELL_ROWS + (row - 16 * CELL_ROWS ^ 0b101)
    cell, there = divmod(row, CELL_ROWS)
    card, red, blue = there & 3, there >> 2 & 7, there >> 5
    return (cell ^ 3) * CELL_ROWS + ((card ^ 1) | blue << 2 | red << 5)


def write(rows: list[int], about: About) -> bytes:
    """The file of a judge with these numbers, LANES for each row."""
    stored = StoredJudge(about=about, rows=pack([], rows, "h"))
    return msgspec.msgpack.encode(stored)


def read(data: bytes) -> StoredJudge:
    try:
        return msgspec.msgpack.decode(data, type=StoredJudge)
    except msgspec.MsgspecError as error:
        raise ClewError(f"this is not a judge of tiger-labyrinth: {error}") from None


def to_judge(stored: StoredJudge) -> Judge:
    """The judge of a file, ready to look at positions."""
    _, rows = unpack(stored.rows, 0, "h")
    if len(rows) != ROWS * LANES:
        raise ClewError("a judge's file is damaged")
    halves = [_words(rows[row * LANES : (row + 1) * LANES]) for row in range(ROWS)]
    words: list[int] = []
    for row in range(ROWS):
        both = halves[row] + halves[mirrored(row)]
        words += both if row < 16 * CELL_ROWS else [word + _NOTHING for word in both]
    return Judge(vec[i64](words))


def _words(lanes: list[int]) -> list[int]:
    return [
        sum(lane << LANE_BITS * place for place, lane in enumerate(lanes[at : at + _LANES_A_WORD]))
        for at in range(0, len(lanes), _LANES_A_WORD)
    ]


@cache
def learned() -> Judge | None:
    """The judge that the game brings; None if it brings none, or one that learned by other
    rules."""
    game = find("tiger-labyrinth")
    data = game.data(_FILE)
    if data is None:
        return None
    stored = read(data)
    return to_judge(stored) if stored.about.version == game.version else None
