"""Playing a puzzle: from its position and the actions so far, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal, Unreadable, refusal_sentence
from clew.core.event import Event, EventData
from clew.core.state import Log, State
from clew.puzzles import Puzzle, find, kind_of
from clew.puzzles.rating import RatedTry
from clew.table.eyes import Sight
from clew.table.reasons import Problem
from clew.table.refusal import problem_of

__all__ = [
    "MAX_ACTIONS",
    "Attempt",
    "Now",
    "Shown",
    "Solution",
    "Status",
    "play",
    "play_or_say_why",
    "solution",
]

MAX_ACTIONS = 40
"""No answer is longer."""
Status = Literal["open", "solved", "missed"]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, and how the one who did it then saw it."""

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
    rated: RatedTry | None = None
    """What the first try made of the solver's rating, once it is over."""
    share: str = ""
    """A line to share, when the puzzle of the day is over."""


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
        self._start = self.state.clone()
        self.status: Status = "open"
        self.used = 0
        self._chance = Fast(1)
        self._shown = [self._show(self.state, Log())]

    @property
    def left(self) -> int:
        return self.puzzle.turns - self.used

    @property
    def sight(self) -> Sight:
        """The position as the solver may know it."""
        return Sight(self.game, self.state, self.puzzle.seat)

    @property
    def shown(self) -> list[Shown]:
        """What the last action led to, one after another."""
        return self._shown

    @property
    def told(self) -> list[EventData]:
        """What the solver's last action caused, before anybody answered it."""
        return self._shown[0].events

    def act(self, text: str) -> None:
        """Plays an action of the solver; then the other seats answer in their turns."""
        if self.status != "open":
            raise ClewError(f"the puzzle is {self.status}: begin again", why="puzzle-over")
        seat, log = self.puzzle.seat, Log()
        before, action = self.state.clone(), self.game.parse(text)
        self.state.apply(seat, action, self._chance, log)
        self._shown = [self._show(self.state, log)]
        if self.kind.strays(before, seat, action, log):
            self.status = "missed"
        elif self._is_reached():
            self.used += 1
            self.status = "solved"
        elif not self.state.pending():
            self.used += 1
            self.status = "missed"
        elif self.state.acting() != seat:
            self._end_turn()

    def _is_reached(self) -> bool:
        return self.kind.reached(self._start, self.state, self.puzzle.seat, self.puzzle.aim)

    def _end_turn(self) -> None:
        """The others answer, and it is the solver's turn again."""
        seat = self.puzzle.seat
        self.used += 1
        if self.kind.missed(self.state, seat, self.left):
            self.status = "missed"
        reply = self.kind.reply(self.state, seat, self.left)
        self._shown += [self._show(state, told) for state, told in reply.steps]
        self.state = reply.state
        if not self.state.pending():
            self.status = "solved" if self._is_reached() else "missed"
        elif self.status == "open":
            # It is the solver's turn again, even if nobody else has moved.
            last = self._shown[-1]
            self._shown[-1] = msgspec.structs.replace(last, view=self.view())

    def _show(self, state: State, log: Log) -> Shown:
        solver = Sight(self.game, state, self.puzzle.seat)
        return Shown(events=_of_interest(solver.heard(log), self.puzzle.seat), view=solver.view())

    def view(self) -> Any:
        """What the solver sees now."""
        return self.sight.view()

    def now(self, actions: int) -> Now:
        legal = self.sight.legal() if self.status == "open" else []
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
    if len(actions) > MAX_ACTIONS:
        raise ClewError(
            f"no answer has more than {MAX_ACTIONS} actions", why="answer-length", most=MAX_ACTIONS
        )
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
        message = refusal_sentence(game.id, error.rule)
        rule = game.rule(error.rule)
        return Problem(reason="illegal", text=str(error), message=message, rule=rule)
    except Unreadable as error:
        return Problem(reason="unreadable", text=str(error))
    except ClewError as error:
        return problem_of(error)
