"""Plans: which cards each gem lets one swap, and why not the others, on anybody's turn."""

from __future__ import annotations

from itertools import combinations

import msgspec

from clew.core.cells import cell_name
from clew.core.chance import Fast
from clew.core.errors import Unreadable
from clew.games.tiger_labyrinth.components import SWITCHES
from clew.games.tiger_labyrinth.grid import action_of, is_step, occupied, swaps
from clew.games.tiger_labyrinth.notation import format_action, parse_action
from clew.games.tiger_labyrinth.rules import STEPPING, SWAPPING, TigerLabyrinth

__all__ = ["Pair", "Plan", "plan"]


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """Two cards, and whether they may be swapped."""

    action: str
    gems: list[str]
    """The gems that allow it (TL-08); none if it is not allowed."""
    both: bool
    """Whether both gems move then, as the cards are the same (TL-14)."""
    refusal: str
    """The sentence that says why not, or empty."""
    rule: str


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What could be swapped, as if it were the seat's turn now."""

    yellow: str
    white: str
    """The halves that the gems are on."""
    steps: list[str]
    """The steps that could come first, if none is asked for."""
    pairs: list[Pair]
    """Every two cards; none where the step would end the turn (TL-15, TL-16)."""


def plan(state: TigerLabyrinth, seat: int, asked: str) -> Plan:
    """What could be swapped after the step that is asked for; as the cubs stand, if none is."""
    state.seat, state.phase = seat, STEPPING
    steps = [format_action(action) for action in state.legal(seat)]
    if asked:
        action = parse_action(asked)
        if not is_step(action):
            raise Unreadable(f"{asked!r} is not a step: swaps are planned after a step, or none")
        state.apply(seat, action, Fast(0), None)
    else:
        state.phase = SWAPPING
        state.swaps = swaps(state.cards, state.gems, occupied(state.red_cubs | state.blue_cubs))
    open_ = state.phase == SWAPPING and state.seat == seat
    return Plan(
        yellow=SWITCHES["yellow"][state.gems & 1],
        white=SWITCHES["white"][1 - (state.gems >> 16)],
        steps=[] if asked else steps,
        pairs=[_pair(state, seat, *two) for two in combinations(range(16), 2)] if open_ else [],
    )


def _pair(state: TigerLabyrinth, seat: int, cell: int, other: int) -> Pair:
    names = f"swap {cell_name(cell, 4)} {cell_name(other, 4)}"
    action = action_of(False, cell, other)
    rule = state.refusal(seat, action)
    return Pair(
        action=names,
        gems=[] if rule else _allowing(state, cell, other),
        both=not rule and state.card(cell) == state.card(other),
        refusal=f"tiger-labyrinth-refusal-{rule:02}" if rule else "",
        rule=f"TL-{rule:02}" if rule else "",
    )


def _allowing(state: TigerLabyrinth, cell: int, other: int) -> list[str]:
    """The gems that are on what both cards show (TL-08)."""
    one, two = state.card(cell), state.card(other)
    found = []
    if one & 1 == two & 1 == state.gems & 1:
        found.append("yellow")
    if one >> 1 == two >> 1 == state.gems >> 16:
        found.append("white")
    return found
