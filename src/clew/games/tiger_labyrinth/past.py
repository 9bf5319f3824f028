# Compiled by mypyc.
"""The past of a game: the positions at the start of its turns, for the draw by repetition (TL-17).

Compiled. Most positions are new, which a few bits tell at once; only where they do not is the past
gone through, and then whole positions are compared.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import bit

__all__ = ["Past", "note", "noted", "stood"]

_ROOM: Final = 16
"""How many positions a piece of the past has room for."""
_WORDS: Final = 3
_EMPTY: Final = vec[i64]([0] * (_ROOM * _WORDS))
_NO_MARKS: Final = vec[i64]([0] * 128)
_MARKED: Final = 8
"""How many positions a word of marks is enough for."""
_FOLD: Final = 0x7FFFFFFF


@final
class Past:
    """A piece of a game's past, and the one before.

    Pieces before the last are full. Only the game that began a piece writes into it; a clone of
    the game reads as far as it knows, and goes on in a copy. For every position of the whole past
    `marks` has bits set in one word, and possibly for some that other clones went on to.

    Not acyclic: only what the garbage collector knows is freed safely in chains of more than fifty.
    """

    def __init__(self, before: Past | None, first: i64, notes: vec[i64], marks: vec[i64]) -> None:
        self.before: Final = before
        self.first: i64 = first
        """How many positions stand in the pieces before."""
        self.notes: vec[i64] = notes
        self.marks: vec[i64] = marks


def _mixed(grid: i64, red: i64, blue: i64) -> i64:
    """A number of 62 bits, equal for equal positions, that says where they are marked."""
    grid = ((grid ^ (grid >> 31)) & _FOLD) * 0x5BD1E995
    red = ((red ^ (red >> 31)) & _FOLD) * 0x4F1BBCDD
    return grid ^ red ^ (((blue ^ (blue >> 31)) & _FOLD) * 0x6C8E9CF5)


def _bits(mixed: i64) -> i64:
    """Three bits of a word, or two or one where they meet."""
    return bit((mixed >> 24) & 63) | bit((mixed >> 30) & 63) | bit((mixed >> 36) & 63)


def _mark(marks: vec[i64], mixed: i64) -> None:
    marks[(mixed >> 42) & (len(marks) - 1)] |= _bits(mixed)


def stood(past: Past | None, number: i64, grid: i64, red: i64, blue: i64) -> i64:
    """How often a position is among the first `number` of a past that ends with this piece."""
    if past is None:
        return 0
    mixed: i64 = _mixed(grid, red, blue)
    bits: i64 = _bits(mixed)
    marks = past.marks
    if marks[(mixed >> 42) & (len(marks) - 1)] & bits != bits:
        return 0
    return _times(past, number, grid, red, blue)


def _times(last: Past, number: i64, grid: i64, red: i64, blue: i64) -> i64:
    times: i64 = 0
    past: Past | None = last
    while past is not None:
        notes = past.notes
        place: i64 = _WORDS * (number - past.first)
        while place > 0:
            place -= _WORDS
            if notes[place] == grid and notes[place + 1] == red and notes[place + 2] == blue:
                times += 1
        number = past.first
        past = past.before
    return times


def note(past: Past | None, own: bool, number: i64, grid: i64, red: i64, blue: i64) -> Past:
    """The past with one position more than the first `number`. `own`: whether to write into it."""
    here: Past
    if past is None:
        here = Past(None, 0, _EMPTY[:], _NO_MARKS[:])
    elif number - past.first == _ROOM:
        marks = past.marks if own else past.marks[:]
        if number >= _MARKED * len(marks):
            marks = _marks_anew(past, 2 * len(marks))
        here = Past(past, number, _EMPTY[:], marks)
    elif own:
        here = past
    else:
        here = Past(past.before, past.first, past.notes[:], past.marks[:])
    place: i64 = _WORDS * (number - here.first)
    here.notes[place] = grid
    here.notes[place + 1] = red
    here.notes[place + 2] = blue
    _mark(here.marks, _mixed(grid, red, blue))
    return here


def _marks_anew(last: Past, words: i64) -> vec[i64]:
    """Marks for a past that is full to the end of this piece, with more room."""
    marks = vec[i64]([0] * words)
    past: Past | None = last
    while past is not None:
        notes = past.notes
        place: i64 = _WORDS * _ROOM
        while place > 0:
            place -= _WORDS
            _mark(marks, _mixed(notes[place], notes[place + 1], notes[place + 2]))
        past = past.before
    return marks


def noted(past: Past | None, number: int) -> list[tuple[int, int, int]]:
    """The first `number` positions of a past, oldest first."""
    pieces: list[Past] = []
    while past is not None:
        pieces.append(past)
        past = past.before
    found: list[tuple[int, int, int]] = []
    for piece in reversed(pieces):
        notes = piece.notes
        here = min(_ROOM, number - piece.first)
        found += [
            (notes[place], notes[place + 1], notes[place + 2])
            for place in range(0, _WORDS * here, _WORDS)
        ]
    return found
