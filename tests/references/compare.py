"""The engine and a plain second reading of the rules, side by side through random games.

A reference is written from the rulebook in plain Python and shares nothing with the engine but
the form of a position and the notation of actions. It starts from a position and is then told
the actions; what chance brought it reads from what the engine shows next, and checks that it
could be.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import msgspec

from clew.core.chance import Chance
from clew.core.game import Game
from clew.core.state import Log, State

__all__ = ["EFFORT", "Difference", "Reference", "Seen", "Table", "compare", "need", "position_of"]

Table: TypeAlias = dict[str, Any]
"""A position as plain values, or those parts of it that a reference vouches for."""

EFFORT = 20 if os.environ.get("CLEW_SOAK") == "1" else 1
"""How many times as many games are compared in a soak."""


Pick: TypeAlias = Callable[[Game[Any], Any, Chance], tuple[int, int]]
"""Chooses a seat and its action."""


class Difference(AssertionError):
    """The engine and the reference do not agree; the text says where and about what."""


class Seen:
    """What the engine showed after an action: the next position, and what it told, in order."""

    def __init__(self, after: Table, told: list[Table]) -> None:
        self.after = after
        self.told = told

    def next(self, *kinds: str) -> Table:
        """The next thing told that is one of these, taken out of the list."""
        for i, event in enumerate(self.told):
            if event["event"] in kinds:
                return self.told.pop(i)
        raise Difference(f"nothing was told of {' or '.join(kinds)}")


class Reference(Protocol):
    """A second reading of a game's rules."""

    @property
    def table(self) -> Table:
        """The parts of the position that it vouches for, in the position's own form."""

    def asked(self) -> dict[int, set[str]]:
        """What each seat that must act now may do; nobody at the end."""

    def play(self, seat: int, text: str, seen: Seen) -> None:
        """Plays an action."""

    def result(self) -> list[float] | None:
        """Win shares by seat, or None while the game goes on."""


def need(condition: bool, words: str) -> None:
    """Something that chance brought must be possible."""
    if not condition:
        raise Difference(words)


def position_of(game: Game[Any], state: State) -> Table:
    """A position as plain values."""
    position: Table = msgspec.to_builtins(game.position(state))
    return position


def compare(
    game: Game[Any],
    reference: Callable[[Table], Reference],
    state: State,
    chance: Chance,
    decisions: int = 100_000,
    pick: Pick | None = None,
) -> int:
    """Plays to the end or so many decisions, at random or as `pick` says; counts them."""
    other = reference(position_of(game, state))
    done: list[str] = []
    try:
        while state.pending() and len(done) < decisions:
            _same_choices(game, other, state)
            seat, action = (pick or _any_kind)(game, state, chance)
            log = Log()
            done.append(f"{seat}: {game.format(action)}")
            state.apply(seat, action, chance, log)
            told = [msgspec.to_builtins(event) for _, event in log.entries]
            after = position_of(game, state)
            other.play(seat, game.format(action), Seen(after, told))
            _same("position", {name: after.get(name) for name in other.table}, other.table)
            _same("result", state.result(), other.result())
        if not state.pending():
            _same("seats to act", {}, other.asked())
    except Difference as difference:
        now = msgspec.json.encode(game.position(state)).decode()
        raise Difference(
            f"{difference}\nafter {len(done)} decisions, the last of them "
            f"{', '.join(done[-12:])}\nin {now}"
        ) from None
    return len(done)


def _same_choices(game: Game[Any], other: Reference, state: State) -> None:
    """The same seats must act, and each has the same choices."""
    pending = int(state.pending())
    seats = [seat for seat in range(1, pending.bit_length() + 1) if pending >> seat - 1 & 1]
    ours = {seat: {game.format(action) for action in state.legal(seat)} for seat in seats}
    theirs = other.asked()
    _same("seats to act", seats, sorted(theirs))
    for seat in seats:
        if ours[seat] != theirs[seat]:
            raise Difference(
                f"seat {seat}: the engine alone allows {sorted(ours[seat] - theirs[seat])}, "
                f"the reference alone {sorted(theirs[seat] - ours[seat])}"
            )


def _same(what: str, ours: Any, theirs: Any) -> None:
    """Down to the first part that is not the same."""
    if ours == theirs:
        return
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for name in theirs:
            _same(f"{what} {name}", ours[name], theirs[name])
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for i, value in enumerate(theirs):
            _same(f"{what} {i}", ours[i], value)
    raise Difference(f"{what}: the engine has {ours}, the reference {theirs}")


def _any_kind(game: Game[Any], state: State, chance: Chance) -> tuple[int, int]:
    """A seat, a kind of action, and one of that kind: so rare kinds are not drowned."""
    pending = int(state.pending())
    seats = [seat for seat in range(1, pending.bit_length() + 1) if pending >> seat - 1 & 1]
    seat = seats[chance.below(len(seats))]
    kinds: dict[str, list[int]] = {}
    for action in state.legal(seat):
        kinds.setdefault(game.format(action).split()[0], []).append(action)
    kind = list(kinds.values())[chance.below(len(kinds))]
    return seat, kind[chance.below(len(kind))]
