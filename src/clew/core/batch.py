# Compiled by mypyc.
"""Batch: many games side by side. One call of `step` advances all of them. Compiled.

NumPy reads its buffers in place: `memoryview(vec)` copies nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import bit, count, nth
from clew.core.chance import Chance
from clew.core.state import State, buffer

__all__ = ["Batch"]

_LOWER: Final = 0xFFFFFFFF


@final
class Batch:
    """Games of one kind, each with its own chance. A game that ends is replaced by a new one at
    once.

    For game i, `seats[i]` is the seat that must choose; `observations` and `masks` hold what this
    seat sees and may do. The caller writes its choice to `actions[i]` and calls `step`. Afterwards
    `ended[i]` says whether the game ended, and `rewards` holds what each seat got.
    """

    def __init__(self, chances: list[Chance], players: i64, new: Callable[[Chance], State]) -> None:
        games: i64 = len(chances)
        self._new = new
        self._chances = chances
        self._states: list[State] = [new(chance) for chance in chances]
        state = self._states[0]
        choices: i64 = state.CHOICES or state.ACTIONS
        self.games: i64 = games
        self.players: i64 = players
        self.choices: i64 = choices
        self.words: i64 = state.WORDS
        self.mask_words: i64 = (choices + 63) >> 6
        self.seats: vec[i64] = buffer(games)
        self.observations: vec[i64] = buffer(games * self.words)
        self.masks: vec[i64] = buffer(games * self.mask_words)
        self.actions: vec[i64] = buffer(games)
        self.ended: vec[i64] = buffer(games)
        self.lengths: vec[i64] = buffer(games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * players))
        i: i64 = 0
        while i < games:
            self._show(i, self._states[i])
            i += 1

    def state(self, game: i64) -> State:
        """The position of a game, for tests and for inspection. The caller must not change it."""
        return self._states[game]

    def step(self) -> i64:
        """Plays `actions`, one choice in each game, and returns how many games ended.

        If a choice is illegal, nothing is played in any game, and the result is -1 - (its game).
        """
        i: i64 = 0
        while i < self.games:
            if not self._allowed(i):
                return -1 - i
            i += 1
        ends: i64 = 0
        i = 0
        while i < self.games:
            state = self._states[i]
            seat: i64 = self.seats[i]
            state.apply(seat, state.action_of(seat, self.actions[i]), self._chances[i], None)
            if self.ended[i]:
                self._forget(i)
            self.lengths[i] += 1
            if state.pending() == 0:
                ends += 1
                state = self._finish(i, state)
            self._show(i, state)
            i += 1
        return ends

    def choose(self, chance: Chance) -> None:
        """Puts a random legal choice for each game into `actions`, each equally likely."""
        i: i64 = 0
        while i < self.games:
            self.actions[i] = self._pick(i, chance)
            i += 1

    def _show(self, game: i64, state: State) -> None:
        seat: i64 = state.acting()
        self.seats[game] = seat
        state.observe(seat, self.observations, game * self.words)
        state.allow(seat, self.masks, game * self.mask_words)

    def _allowed(self, game: i64) -> bool:
        choice: i64 = self.actions[game]
        if choice < 0 or choice >= self.choices:
            return False
        return self.masks[game * self.mask_words + (choice >> 6)] & bit(choice & 63) != 0

    def _finish(self, game: i64, state: State) -> State:
        """Notes how a game ended, and begins another."""
        self.ended[game] = self.lengths[game]
        self.lengths[game] = 0
        shares = state.result()
        assert shares is not None
        players: i64 = self.players
        first: i64 = game * players
        others = float(players - 1)
        seat: i64 = 0
        while seat < players:
            # A sole winner gets 1, an equal share is worth 0; the rewards of all seats sum to 0.
            self.rewards[first + seat] = (float(players) * shares[seat] - 1.0) / others
            seat += 1
        new = self._new(self._chances[game])
        self._states[game] = new
        return new

    def _forget(self, game: i64) -> None:
        """Clears what the previous step reported about the end of a game."""
        self.ended[game] = 0
        seat: i64 = 0
        while seat < self.players:
            self.rewards[game * self.players + seat] = 0.0
            seat += 1

    def _pick(self, game: i64, chance: Chance) -> i64:
        """Draws one of the bits of a mask, in halves of 32 bits, which have no sign bit."""
        masks = self.masks
        first: i64 = game * self.mask_words
        total: i64 = 0
        i: i64 = 0
        while i < self.mask_words:
            if masks[first + i]:
                total += _count(masks[first + i])
            i += 1
        left: i64 = chance.below(total)
        i = 0
        while True:
            word: i64 = masks[first + i]
            if word:
                here: i64 = _count(word)
                if left < here:
                    return 64 * i + _nth(word, left)
                left -= here
            i += 1


def _count(word: i64) -> i64:
    return count(word & _LOWER) + count((word >> 32) & _LOWER)


def _nth(word: i64, k: i64) -> i64:
    lower: i64 = word & _LOWER
    here: i64 = count(lower)
    if k < here:
        return nth(lower, k)
    return 32 + nth((word >> 32) & _LOWER, k - here)
