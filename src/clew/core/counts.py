"""Counts: what a game says of one game that was played, for those who study many."""

from __future__ import annotations

import msgspec

__all__ = ["Counts"]


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """What one game gives to the statistics of many. Names are the game's own.

    A game fills in what it has (`Game.counts`); `clew simulate` sums it up and prints it.
    """

    numbers: dict[str, float] = {}
    """One number a game, such as its rounds: shown as a mean, quantiles and extremes."""
    times: dict[str, dict[str, int]] = {}
    """How often things happened, by group and name: shown as so many a game."""
    had: dict[str, list[list[str]]] = {}
    """By group, what each seat had or was, such as its hero: shown with the share of wins of
    those who had it, as a multiple of a fair share."""
