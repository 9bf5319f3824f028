"""Plans: the maze after a push, and how far the pawn could walk then, on anybody's turn."""

from __future__ import annotations

import msgspec

from clew.core.cells import cell_name
from clew.core.chance import Fast
from clew.core.errors import Unreadable
from clew.games.labyrinth.components import TREASURES
from clew.games.labyrinth.maze import CELLS, across, down, route
from clew.games.labyrinth.notation import format_action, parse_action
from clew.games.labyrinth.rules import MOVE, PUSHING, Labyrinth
from clew.games.labyrinth.sight import treasure_letter
from clew.games.labyrinth.view import Spare

__all__ = ["Plan", "plan"]

_NO_ARROW = 12


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The maze as it would be, written like that of a view, as if it were the seat's turn now."""

    tiles: str
    treasures: str
    pawns: list[str]
    """Where each seat's pawn would stand before the walk."""
    spare: Spare
    """The tile that would lie beside the board."""
    ways: dict[str, list[str]]
    """Each cell where the walk may end, with the way there, both ends included."""
    finds: dict[str, str]
    """Cells where the walk would find a goal, with its treasure; `home` where it would win."""
    pushes: list[str]
    """What could be pushed, if nothing was asked."""


def plan(state: Labyrinth, seat: int, asked: str) -> Plan:
    """The maze after the push that is asked for; as it lies, if none is."""
    _begin_turn(state, seat)
    pushes = [format_action(action) for action in state.legal(seat)]
    if asked:
        action = parse_action(asked)
        if action >= MOVE:
            raise Unreadable(f"{asked!r} is not a push: only pushes are planned")
        state.apply(seat, action, Fast(0), None)
    ways = _ways(state, seat)
    return Plan(
        tiles=state.tiles_text(),
        treasures=state.treasures_text(),
        pawns=[cell_name(state.pawn(other)) for other in range(1, state.players + 1)],
        spare=Spare(sides=f"{state.spare:x}", treasure=treasure_letter(state.spare_mark), back=""),
        ways={cell_name(cell): [cell_name(step) for step in way] for cell, way in ways.items()},
        finds={cell_name(cell): found for cell in ways if (found := _found(state, seat, cell))},
        pushes=[] if asked else pushes,
    )


def _begin_turn(state: Labyrinth, seat: int) -> None:
    """Makes it the seat's turn. Which arrow is closed (LB-11) is known only if nobody else pushes
    before the seat does; what the backs of tiles say (LB-18) is left out, for nobody knows it."""
    mine = state.seat == seat and state.phase == PUSHING
    next_ = state.phase != PUSHING and state.seat != seat and state.after(state.seat) == seat
    if not mine and not next_:
        state.banned = _NO_ARROW
    state.seat = seat
    state.phase = PUSHING
    state.message = 0
    state.events = 0
    state.reach = 0


def _ways(state: Labyrinth, seat: int) -> dict[int, list[int]]:
    """Each cell that the seat's pawn can reach (LB-13), with the way there."""
    here = state.pawn(seat)
    v, h = down(state.north, state.south), across(state.east, state.west)
    return {cell: way for cell in range(CELLS) if (way := route(v, h, here, cell))}


def _found(state: Labyrinth, seat: int, cell: int) -> str:
    """What the seat would find at the end of a walk there (LB-14, LB-15)."""
    if state.goals_left(seat) == 0:
        return "home" if cell == state.home(seat) else ""
    treasure = state.treasure(cell)
    return TREASURES[treasure - 1] if state.is_goal(seat, treasure) else ""
