"""Hearing: a game as seats live through it, for algorithms that need every seat's whole memory.

It is a position together with what each seat has heard and done. Chance is kept apart: an action
that needs chance waits until chance is asked for.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from clew.core.chance import Chance, Fast
from clew.core.state import Log, State
from clew.envs.common import game_seed
from clew.games import find

__all__ = ["Hearing"]


class _Needed(Exception):
    """Chance is needed."""


class _None(Chance):
    """Raises `_Needed` as soon as somebody draws."""

    def word(self) -> int:
        raise _Needed


class Hearing:
    """A game in progress. `state` is None before it is dealt; `waiting` has the seat and action
    that wait for chance.

    `heard` has a digest for each seat of all that it was told and did; seat 0 is the public, which
    was only told things. Equal digests mean equal memories.
    """

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.players, self.options, self.seed = game, players, options, seed
        self.draws = 0
        self.state: State | None = None
        self.waiting: tuple[int, int] | None = None
        self.heard = [b""] * (players + 1)

    # Chance

    def needs_chance(self) -> bool:
        return self.state is None or self.waiting is not None

    def draw(self, seed: int) -> None:
        """Carries out the action that waits for chance."""
        chance = Fast(game_seed(seed, self.draws))
        self.draws += 1
        rules = find(self.game)
        if self.state is None:
            self.state = rules.new(self.players, rules.read_options(self.options), chance)
            return
        assert self.waiting is not None
        log = Log()
        self.state.apply(*self.waiting, chance, log)
        self.waiting = None
        self._hear(log)

    # Seats

    def play(self, seat: int, action: int) -> None:
        """A seat acts. If that needs chance, it waits for it."""
        assert self.state is not None
        after, log = self.state.clone(), Log()
        self._note(seat, b"%d" % action)
        try:
            after.apply(seat, action, _None(), log)
        except _Needed:
            self.waiting = seat, action
        else:
            self.state = after
            self._hear(log)

    def _hear(self, log: Log) -> None:
        for seat in range(self.players + 1):
            told = log.seen_by(seat)
            if told:
                self._note(seat, msgspec.json.encode(told))

    def _note(self, seat: int, what: bytes) -> None:
        self.heard[seat] = hashlib.blake2b(self.heard[seat] + what, digest_size=12).digest()

    def imagined(self, seat: int, seed: int) -> Hearing:
        """A game that this seat cannot distinguish from the true one.

        The other seats remember what is public. Where several choose at once, the seats that were
        asked before have chosen something, as they have here.
        """
        assert self.state is not None
        other = self.copy()
        other.seed = seed
        chance = Fast(seed)
        other.heard = [self.heard[s if s in (0, seat) else 0] for s in range(self.players + 1)]
        other.state = world = self.state.sample(seat, chance)
        asked = self.state.acting()
        while world.acting() != asked:
            first = world.acting()
            world.apply(first, world.pick(first, chance), chance, None)
        return other

    # Copies

    def copy(self) -> Hearing:
        other = Hearing(self.game, self.players, self.options, self.seed)
        other.draws, other.waiting, other.heard = self.draws, self.waiting, self.heard[:]
        other.state = self.state.clone() if self.state is not None else None
        return other

    def __deepcopy__(self, memo: object) -> Hearing:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        position = None
        if self.state is not None:
            position = msgspec.json.encode(find(self.game).position(self.state))
        return {**self.__dict__, "state": position}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        if saved["state"] is not None:
            self.state = find(self.game).from_position(saved["state"])
