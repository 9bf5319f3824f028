"""A board for the page, as data: areas with spaces on which cards lie and pieces stand.

A game that the page does not know brings no script and no style: it says what lies where, in
words and in colours of a short list, and the page draws it. A touch of a space stands for actions.
The page lights the spaces that have legal ones. Where a space has several, the next touch chooses
among them: the action is the one that all touched spaces have in common.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

__all__ = ["Area", "Colour", "Piece", "Space"]

Colour: TypeAlias = Literal["", "red", "yellow", "blue", "green", "white", "black", "gold"]
"""The empty one is the paper's or the wood's own."""
Shape: TypeAlias = Literal["cell", "card", "back", "gap"]
"""`cell` is a place on a board, `card` a card that lies open, `back` one that lies face down, `gap`
nothing at all: a hole in a grid."""


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """What stands on a space: a pawn, a coin, a stone."""

    colour: Colour = "gold"
    text: Annotated[str, msgspec.Meta(max_length=3)] = ""
    """A letter or a number on it."""


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A place that can be seen, and touched where it has actions."""

    label: str = ""
    """What it is in words, for those who hear the board; without one it is its text."""
    text: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """What is written on it: short, or a symbol."""
    shape: Shape = "cell"
    colour: Colour = ""
    pieces: list[Piece] = []
    marked: bool = False
    """Whether it stands out: what was played last, say, or who has won."""
    actions: list[str] = []
    """The actions that begin or go on with a touch of it, legal or not, as `Game.format` writes
    them."""


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """Spaces that belong together: a board, a hand, a row of cards."""

    title: str = ""
    columns: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    """A grid of so many columns, filled row by row; 0 is a row that breaks where it must."""
    spaces: list[Space] = []
