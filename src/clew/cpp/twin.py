"""Twin: a game played by the translated rules, one position at a time, on this processor."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from clew.core.game import Game
from clew.cpp.building import library
from clew.cpp.writing import Text, translate

__all__ = ["Rules", "Twin"]

_Word = ctypes.c_int64
_GIVE_WORDS = (
    "one_size",
    "one_pending",
    "one_acting",
    "one_fill",
    "one_pick",
    "one_refusal",
    "one_result",
    "one_action_of",
    "one_choice_of",
    "one_situation",
    "one_below",
    "fault_count",
)


class Rules:
    """The translated rules of a game, compiled for this processor."""

    def __init__(self, game: Game[Any], text: str | None = None) -> None:
        self.game = game
        self.made: Text = translate(game)
        head = "#define CHECKED 1\n#define BOUNDS 1\n"
        self.library = library(head + (text or self.made.text), "-O1")
        for name in _GIVE_WORDS:
            getattr(self.library, name).restype = _Word

    def faults(self) -> int:
        """How often the rules did something for which Python would have raised an error."""
        return int(self.library.fault_count())


class Twin:
    """One position with its chance, and the methods of the contract by the translated rules."""

    def __init__(self, rules: Rules, rooms: Sequence[int]) -> None:
        self.rules = rules
        self._library = rules.library
        kind = rules.game.state
        self._one = ctypes.create_string_buffer(int(self._library.one_size()))
        self._rooms = (_Word * max(1, len(rooms)))(*rooms)
        self.vecs = (_Word * max(1, sum(rooms)))()
        self._words = (_Word * (rules.made.words + 4))()
        self._out = (_Word * kind.WIDTH)()
        self._seen = (_Word * max(1, kind.WORDS))()
        self._may = (_Word * (((kind.CHOICES or kind.ACTIONS) + 63) // 64))()
        self._shares = (ctypes.c_double * max(rules.game.players))()
        self._library.one_bind(self._one, self.vecs, self._rooms)

    def deal(self, terms: Sequence[int]) -> None:
        self._library.one_deal(self._one, (_Word * len(terms))(*terms))

    def sow(self, seed: int) -> None:
        """Sets its chance to that of Fast(seed)."""
        low = ctypes.c_uint64(seed & 0xFFFFFFFFFFFFFFFF)
        self._library.one_sow(self._one, low, ctypes.c_uint32(seed >> 64 & 0xFFFFFFFF))

    def words(self) -> list[int]:
        """All scalars and lengths, followed by the chance."""
        self._library.one_read(self._one, self._words)
        return list(self._words)

    def pending(self) -> int:
        return int(self._library.one_pending(self._one))

    def acting(self) -> int:
        return int(self._library.one_acting(self._one))

    def legal(self, seat: int) -> list[int]:
        return self._out[: self._library.one_fill(self._one, _Word(seat), self._out)]

    def pick(self, seat: int) -> int:
        return int(self._library.one_pick(self._one, _Word(seat)))

    def below(self, n: int) -> int:
        return int(self._library.one_below(self._one, _Word(n)))

    def refusal(self, seat: int, action: int) -> int:
        return int(self._library.one_refusal(self._one, _Word(seat), _Word(action)))

    def apply(self, seat: int, action: int) -> None:
        self._library.one_apply(self._one, _Word(seat), _Word(action))

    def result(self, players: int) -> list[float] | None:
        if not self._library.one_result(self._one, self._shares):
            return None
        return self._shares[:players]

    def clone_to(self, other: Twin) -> None:
        self._library.one_clone(self._one, other._one)

    def sample_to(self, other: Twin, seat: int) -> None:
        """Turns `other` into a world that a seat cannot tell from this one, drawn by the other's
        chance."""
        self._library.one_sample(self._one, other._one, _Word(seat))

    def observe(self, seat: int) -> list[int]:
        self._library.one_observe(self._one, _Word(seat), self._seen)
        return self._seen[: self.rules.game.state.WORDS]

    def allow(self, seat: int) -> list[int]:
        self._library.one_allow(self._one, _Word(seat), self._may)
        return list(self._may)

    def action_of(self, seat: int, choice: int) -> int:
        return int(self._library.one_action_of(self._one, _Word(seat), _Word(choice)))

    def choice_of(self, seat: int, action: int) -> int:
        return int(self._library.one_choice_of(self._one, _Word(seat), _Word(action)))

    def situation(self) -> int:
        return int(self._library.one_situation(self._one))
