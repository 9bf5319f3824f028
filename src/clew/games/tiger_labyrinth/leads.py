# Compiled by mypyc.
"""Whether one position of The Lady and the Tiger: Labyrinth leads to another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.tiger_labyrinth.rules import ESCAPE, SWAPPING, TigerLabyrinth

__all__ = ["same_table", "step_leads", "turn_leads"]

_NO_CHANCE: Final = Fast(0)


def same_table(one: TigerLabyrinth, other: TigerLabyrinth) -> bool:
    """Whether cards, cubs and gems are the same."""
    return (
        one.cards == other.cards
        and one.gems == other.gems
        and one.red_cubs == other.red_cubs
        and one.blue_cubs == other.blue_cubs
    )


def step_leads(start: TigerLabyrinth, end: TigerLabyrinth) -> bool:
    """Whether a cub's step leads from the start of a turn to what is on the table at `end`."""
    out = buffer(start.WIDTH)
    ways: i64 = start.fill(start.seat, out)
    i: i64 = 0
    while i < ways:
        after = _after(start, out[i])
        if (after.phase == SWAPPING or after.ended == ESCAPE) and same_table(after, end):
            return True
        i += 1
    return False


def turn_leads(start: TigerLabyrinth, end: TigerLabyrinth) -> bool:
    """Whether a whole turn does, without ending the game by TL-16."""
    out = buffer(start.WIDTH)
    ways: i64 = start.fill(start.seat, out)
    i: i64 = 0
    while i < ways:
        after = _after(start, out[i])
        if after.phase == SWAPPING:
            if _swap_leads(after, end):
                return True
        elif after.ended != ESCAPE and same_table(after, end):
            return True
        i += 1
    return False


def _swap_leads(start: TigerLabyrinth, end: TigerLabyrinth) -> bool:
    out = buffer(start.WIDTH)
    ways: i64 = start.fill(start.seat, out)
    i: i64 = 0
    while i < ways:
        if same_table(_after(start, out[i]), end):
            return True
        i += 1
    return False


def _after(start: TigerLabyrinth, action: i64) -> TigerLabyrinth:
    after = start.clone()
    after.repetition = 0
    after.apply(start.seat, action, _NO_CHANCE, None)
    return after
