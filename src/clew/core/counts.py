"""Counts: the figures of one finished game, for statistics over many games."""

from __future__ import annotations

import msgspec

__all__ = ["Counts"]


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """What one finished game adds to the statistics. The game chooses the names.

    A game fills in what it has (`Game.counts`); `clew simulate` sums up the figures and prints
    them.
    """

    numbers: dict[str, float] = {}
    """One number per game, such as its rounds. It is shown as a mean, quantiles and extremes."""
    times: dict[str, dict[str, int]] = {}
    """How often things happened, by group and name. It is shown as an average per game."""
    had: dict[str, list[list[str]]] = {}
    """What each seat had or was (such as its hero), by group. It is shown with the share of wins of
    the seats that had it, as a multiple of a fair share."""
