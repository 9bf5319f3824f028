# Compiled by mypyc.
"""Eyes: the only gate out of a position. Code that shows something to somebody looks through these.

A position holds everybody's secrets. All of these come from here: what a seat sees, may do, was
told, could try out or plan, and may look up about earlier positions, and the fair world that a bot
thinks about; a test (`tests/architecture/test_gate.py`) fails if the server, the terminal, an
engine or the study of games goes around it.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, TypeAlias

import msgspec

from clew.bots.perspective import Perspective
from clew.core.chance import Chance, Fast
from clew.core.errors import ClewError
from clew.core.game import Game
from clew.core.state import Log, State
from clew.table.happened import Happened
from clew.table.messages import Told
from clew.table.table import Table

__all__ = ["SPECTATOR", "Eyes", "Preview", "Sight", "Spectator", "Viewer", "told_to"]


class Spectator(Enum):
    """Somebody who watches without a seat. It is not a number, so it is never mistaken for a
    seat."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR
Viewer: TypeAlias = int | Spectator
"""Whose eyes: those of a seat, counted from 1, or a spectator's."""


def _in_rules(viewer: Viewer) -> int:
    """The number that the rules use: seats count from 1, and 0 is a spectator. No other code does
    this."""
    if viewer is SPECTATOR:
        return 0
    if viewer < 1:
        raise ClewError(f"there is no seat {viewer}", why="no-seat", seat=viewer)
    return viewer


def told_to(viewer: Viewer, happened: Happened) -> list[Told]:
    """What the viewer is told about an entry."""
    return happened.for_seat(_in_rules(viewer))


class Preview:
    """One of the worlds that the viewer thinks possible, to try something out in."""

    def __init__(self, game: Game[Any], world: State, seat: int) -> None:
        self._game = game
        self._world = world
        self._seat = seat

    def after(self, action: int) -> Any:
        """The view after an action. It tells the seat nothing new: whatever the action would reveal
        is imagined, and must not be shown."""
        world = self._world.clone()
        world.apply(self._seat, action, Fast(0), None)
        return self._game.view(world, self._seat)


class Sight:
    """A position as a seat, or a spectator, may know it."""

    __slots__ = ("_seat", "_state", "game", "viewer")

    def __init__(self, game: Game[Any], state: State, viewer: Viewer) -> None:
        self.game = game
        self.viewer = viewer
        self._state = state
        self._seat = _in_rules(viewer)

    def view(self) -> Any:
        return self.game.view(self._state, self._seat)

    def legal(self) -> list[int]:
        """What the seat may do now, in rising order; empty while the seat is not asked."""
        seat = self._seat
        asked = seat and self._state.pending() >> seat - 1 & 1
        return self._state.legal(seat) if asked else []

    def heard(self, log: Log) -> list[Any]:
        """The part of the latest events that the viewer hears."""
        return log.seen_by(self._seat)

    def preview(self) -> Preview:
        return Preview(self.game, self._state.sample(self._seat, Fast(0)), self._seat)

    def plan(self, asked: str) -> Any:
        """What the seat could do if it were its turn now, in a world that it thinks possible; None
        if nothing can be planned in this game. Raises Unreadable or Illegal if what is asked cannot
        be tried."""
        part = self.game.part("plans")
        return part and part.plan(self._state.sample(self._seat, Fast(0)), self._seat, asked)

    def would_tell(self, action: int, chance: Chance) -> list[Any]:
        """What everybody would hear if the seat did this, in a world that it thinks possible."""
        world, log = self._state.sample(self._seat, chance), Log()
        world.apply(self._seat, action, chance, log)
        return log.seen_by(0)

    def looked_up(self, then: State) -> Any:
        """An earlier position of the same game, as far as the viewer may look it up now."""
        return self.game.look_back(self._state, then, self._seat)

    def perspective(self, seed: int) -> Perspective:
        """Everything that a bot in this seat gets for its decision."""
        return Perspective(self.game, self._state, self._seat, seed)

    def fair_world(self, chance: Chance) -> bytes:
        """A position, as JSON, that the viewer cannot distinguish from the true one: for bots that
        think in another process."""
        return msgspec.json.encode(self.game.position(self._state.sample(self._seat, chance)))


class Eyes(Sight):
    """A table as a seat, or a spectator, sees it now."""

    __slots__ = ("_table",)

    def __init__(self, table: Table, viewer: Viewer) -> None:
        if viewer is not SPECTATOR and viewer > len(table.seats):
            raise ClewError(f"there is no seat {viewer}", why="no-seat", seat=viewer)
        super().__init__(table.game, table.state, viewer)
        self._table = table

    def legal(self) -> list[int]:
        """What the seat's player may do now: nothing if the seat has answered already, or if a bot
        plays for it."""
        table, seat = self._table, self._seat
        if seat not in table.pending() or seat in table.left or seat in table.away:
            return []
        return self._state.legal(seat)

    def after(self, action: str) -> Any:
        """The view after an action, in one of the worlds that the seat thinks possible. Raises
        Unreadable or Illegal if the action cannot be played."""
        number = self.game.parse(action)
        if self._table.outcome or self.viewer is SPECTATOR:
            raise ClewError("there is nothing to try out", why="nothing-to-try")
        return self.preview().after(number)

    def told(self, since: int = 0) -> list[Told]:
        """What the entries after number `since` told the viewer, as far as the table has kept
        them."""
        steps = self._table.steps
        new = steps[max(0, since + 1 - steps[0].entry.n) :] if steps else []
        return [told for step in new for told in Happened.plain(step).for_seat(self._seat)]
