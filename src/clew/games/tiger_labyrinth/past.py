# Compiled by mypyc.
"""The past of a game: the positions at the start of its turns, for the draw by repetition (TL-17).

Compiled. Most positions are new, and a few bits show this at once. Only if they do not, the past is
searched and whole positions are compared.

`notes` has a few words for each position, oldest first. `marks` has, for every position noted,
bits set in one word. A clone of a game reads the same notes as far as it knows them and writes into
a copy, so what the game itself notes later, or marks, does no harm there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import bit

__all__ = ["WORDS", "marks_for", "note", "stood"]

WORDS: Final = 3
"""How many words of notes a position takes."""
_MARKED: Final = 8
"""How many positions a word of marks is enough for."""
_FOLD: Final = 0x7FFFFFFF


def marks_for(turns: i64) -> i64:
    """How many words of marks a game of so many turns needs: a power of two."""
    words: i64 = 128
    while _MARKED * words < turns:
        words += words
    return words


def _mixed(grid: i64, red: i64, blue: i64) -> i64:
    """A number of 62 bits, equal for equal positions, that says where they are marked."""
    grid = ((grid ^ (grid >> 31)) & _FOLD) * 0x5BD1E995
    red = ((red ^ (red >> 31)) & _FOLD) * 0x4F1BBCDD
    return grid ^ red ^ (((blue ^ (blue >> 31)) & _FOLD) * 0x6C8E9CF5)


def _bits(mixed: i64) -> i64:
    """Three bits of a word, or two or one where they meet."""
    return bit((mixed >> 24) & 63) | bit((mixed >> 30) & 63) | bit((mixed >> 36) & 63)


def stood(
    notes: vec[i64], marks: vec[i64], turns: i64, number: i64, grid: i64, red: i64, blue: i64
) -> i64:
    """How often a position is among the first `number`, in a game of so many turns."""
    mixed: i64 = _mixed(grid, red, blue)
    bits: i64 = _bits(mixed)
    times: i64 = 0
    if marks[(mixed >> 42) & (marks_for(turns) - 1)] & bits == bits:
        place: i64 = WORDS * number
        while place > 0:
            place -= WORDS
            if notes[place] == grid and notes[place + 1] == red and notes[place + 2] == blue:
                times += 1
    return times


def note(
    notes: vec[i64], marks: vec[i64], turns: i64, number: i64, grid: i64, red: i64, blue: i64
) -> None:
    """Adds a position after the first `number`."""
    place: i64 = WORDS * number
    notes[place] = grid
    notes[place + 1] = red
    notes[place + 2] = blue
    mixed: i64 = _mixed(grid, red, blue)
    marks[(mixed >> 42) & (marks_for(turns) - 1)] |= _bits(mixed)
