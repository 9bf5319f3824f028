"""Errors in rules that are to be translated."""

from __future__ import annotations

from typing import NamedTuple

from clew.core.errors import ClewError

__all__ = ["Outside", "Place", "Untranslatable"]


class Place(NamedTuple):
    """The place of a construct that has no translation, and its name."""

    file: str
    line: int
    construct: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.construct}"


class Outside(Exception):
    """A construct outside the subset. Code that knows the place turns it into an Untranslatable."""


class Untranslatable(ClewError):
    """Rules that are not in the compiled style. `places` lists everything outside of it."""

    def __init__(self, game: str, places: list[Place]) -> None:
        more = f" (and {len(places) - 1} more)" if len(places) > 1 else ""
        super().__init__(f"the rules of {game} cannot be translated: {places[0]}{more}")
        self.places = places
