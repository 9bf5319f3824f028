"""Playing a puzzle: from its position and the actions so far, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal, Unreadable
from clew.core.event import Event, EventData
from clew.core.state import Log, State
from clew.puzzles import Puzzle, find, kind_of
from clew.table.eyes import Sight
from clew.table.reasons import Problem

__all__ = [
    "MOST_ACTIONS",
    "Attempt",
    "Now",
    "Shown",
    "Solution",
    "play",
    "play_or_say_why",
    "solution",
]

MOST_ACTIONS = 40
"""No answer is longer."""
Status = Literal["open", "solved", "missed"]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, and how the solver then saw it."""

    events: list[EventData]
    view: Any


class Now(msgspec.Struct, frozen=True, kw_only=True):
    """How an attempt stands after its actions."""

    status: Status
    left: int
    """Turns that are left."""
    actions: int
    """How many were played."""
    shown: list[Shown]
    """What the last action led to, one after another; at first the position alone."""
    legal: list[str]


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """A step of an answer, and what it brings about as the solver is told."""

    action: str
    events: list[EventData]


class Attempt:
    """Somebody tries to solve a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.kind = kind_of(puzzle.game)
        self.game = self.kind.game
        self.state: State = self.game.from_position(puzzle.position)
        self.status: Status = "open"
        self.used = 0
        self._chance = Fast(1)
        self._shown = [self._show(self.state, Log())]

    @property
    def left(self) -> int:
        return self.puzzle.turns - self.used

    @property
    def told(self) -> list[EventData]:
        """What the solver's last action caused, before anybody answered it."""
        return self._shown[0].events

    def act(self, text: str) -> None:
        """Plays an action of the solver; then the other seats answer in their turns."""
        if self.status != "open":
            raise ClewError(f"the puzzle is {self.status}: begin again")
        seat, log = self.puzzle.seat, Log()
        self.state.apply(seat, self.game.parse(text), self._chance, log)
        self._shown = [self._show(self.state, log)]
        if self.state.acting() == seat:
            return
        self.used += 1
        if self.state.pending():
            if self.kind.missed(self.state, seat, self.left):
                self.status = "missed"
            reply = self.kind.reply(self.state, seat, self.left)
            self._shown += [self._show(state, told) for state, told in reply.steps]
            self.state = reply.state
        if not self.state.pending():
            won = (self.state.result() or [])[seat - 1] == 1
            self.status = "solved" if won else "missed"
        elif self.status == "open":
            # It is the solver's turn again, even if nobody else has moved.
            last = self._shown[-1]
            self._shown[-1] = msgspec.structs.replace(last, view=self.view())

    def _show(self, state: State, log: Log) -> Shown:
        solver = Sight(self.game, state, self.puzzle.seat)
        return Shown(events=_of_interest(solver.heard(log), self.puzzle.seat), view=solver.view())

    def view(self) -> Any:
        """What the solver sees now."""
        return Sight(self.game, self.state, self.puzzle.seat).view()

    def now(self, actions: int) -> Now:
        solver = Sight(self.game, self.state, self.puzzle.seat)
        legal = solver.legal() if self.status == "open" else []
        return Now(
            status=self.status,
            left=self.left,
            actions=actions,
            shown=self._shown,
            legal=[self.game.format(action) for action in legal],
        )


def _of_interest(events: Sequence[object], seat: int) -> list[object]:
    """Leaves out that it is another seat's turn: in a puzzle others do not move, or only answer."""
    return [
        event
        for event in events
        if not isinstance(event, Event)
        or event.__struct_config__.tag != "turn"
        or getattr(event, "seat", seat) == seat
    ]


def play(name: str, actions: Sequence[str]) -> Now:
    """How a puzzle stands after these actions of its solver. Raises for one that is not legal."""
    if len(actions) > MOST_ACTIONS:
        raise ClewError(f"no answer has more than {MOST_ACTIONS} actions")
    attempt = Attempt(find(name))
    for action in actions:
        attempt.act(action)
    return attempt.now(len(actions))


def solution(name: str) -> list[Solution]:
    """One answer of a puzzle, step by step."""
    attempt = Attempt(find(name))
    steps = []
    for action in attempt.puzzle.answer:
        attempt.act(action)
        steps.append(Solution(action=action, events=attempt.told))
    return steps


def play_or_say_why(name: str, actions: Sequence[str]) -> Now | Problem:
    """The same, but an action that cannot be played is reported instead of raised."""
    game = kind_of(find(name).game).game
    try:
        return play(name, actions)
    except Illegal as error:
        number = error.rule
        message = f"refusal-co-{-number:02}" if number < 0 else f"{game.id}-refusal-{number:02}"
        return Problem(reason="illegal", text=str(error), message=message, rule=game.rule(number))
    except Unreadable as error:
        return Problem(reason="unreadable", text=str(error))
    except ClewError as error:
        return Problem(reason="wrong", text=str(error))
