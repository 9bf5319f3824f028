# Compiled by mypyc.
"""State: the contract between the rules of a game and everything that plays it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clew.core.bits import bit, count, low, shl
from clew.core.chance import Chance
from clew.core.errors import Illegal

__all__ = ["ALL", "NOT_YOUR_TURN", "NO_SUCH_ACTION", "Log", "State", "buffer", "hears", "won_by"]

ALL: Final = -1

# Reasons that every game can refuse an action for: the common rules, as negative numbers.
NOT_YOUR_TURN: Final = -1  # CO-01
NO_SUCH_ACTION: Final = -6  # CO-06


def hears(audience: i64, seat: i64) -> bool:
    """Whether a seat (0 is a spectator) belongs to an audience."""
    return audience == ALL or (seat > 0 and audience & shl(1, seat - 1) != 0)


class Log:
    """The events in order, each with its audience: a bit set of seats, or ALL."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, object]] = []

    def add(self, audience: i64, event: object) -> None:
        self.entries.append((audience, event))

    def tell(self, seat: i64, event: object) -> None:
        """Adds an event for one seat only."""
        self.entries.append((shl(1, seat - 1), event))

    def seen_by(self, seat: int) -> list[object]:
        """The events that a seat hears; seat 0 is a spectator."""
        return [event for audience, event in self.entries if hears(audience, seat)]


def buffer(size: i64) -> vec[i64]:
    """Room for `fill`, at least as long as the game's WIDTH."""
    return vec[i64]([0] * size)


def won_by(winners: i64, players: i64) -> list[float] | None:
    """What `result` says where the winners, a set of seats, share the victory: None while there
    are none."""
    if winners == 0:
        return None
    share = 1.0 / int(count(winners))
    return [share if (winners >> i) & 1 else 0.0 for i in range(players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole position of a game, secrets included. Mutable, cheap to clone.

    Seats count from 1; a set of seats has bit seat - 1. Actions are whole numbers from 0 to
    ACTIONS - 1 that mean the same in every position. A state holds no generator and reads no
    clock: chance is handed in.

    A game must write pending, fill, refusal, apply, clone, result and sample. The base class
    derives the others from these; a game may override them with something faster.
    """

    WIDTH: ClassVar[int] = 0
    """No position has more legal actions than this."""
    ACTIONS: ClassVar[int] = 0
    """How many different actions there are."""
    CHOICES: ClassVar[int] = 0
    """How many choices the fixed action space of the environments has; 0 means ACTIONS."""
    WORDS: ClassVar[int] = 0
    """How many words `observe` writes, at most 25; 0 if the game cannot be observed as numbers."""
    SITUATIONS: ClassVar[int] = 1
    """How many different situations there are."""

    def pending(self) -> i64:
        """The seats that must act now, as a set; 0 when the game is over."""
        raise NotImplementedError

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the seat's legal actions into `out`, in rising order, and says how many."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> i64:
        """The rule that forbids the action: 0 if it is legal, n for the game's rule n, -n for
        CO-n."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """Plays a legal action. Any other raises Illegal and changes nothing (CO-06)."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def result(self) -> list[float] | None:
        """Win shares by seat, summing to 1, or None while the game goes on."""
        raise NotImplementedError

    def sample(self, seat: i64, chance: Chance) -> State:
        """A full position that the seat cannot distinguish from this one (seat 0 is a spectator).

        It depends only on what the seat knows and on chance: two states that look the same to the
        seat give the same sample from the same chance.
        """
        raise NotImplementedError

    def pick(self, seat: i64, chance: Chance) -> i64:
        """One of the legal actions, each equally likely."""
        out = buffer(self.WIDTH)
        return out[chance.below(self.fill(seat, out))]

    def legal(self, seat: i64) -> list[int]:
        """The legal actions as a list, in rising order."""
        out = buffer(self.WIDTH)
        n: i64 = self.fill(seat, out)
        return [out[i] for i in range(n)]

    # For programs that learn: what a seat sees as numbers, and a fixed action space.

    def observe(self, seat: i64, out: vec[i64], first: i64) -> None:
        """Writes what a seat may know (0: a spectator) into WORDS words, from `first` on.

        The game's `layout` says what they mean. The seat's own data comes first and the other seats
        follow in turn order, which may differ from the order of their numbers; for a spectator the
        order begins with seat 1.
        """
        raise NotImplementedError

    def allow(self, seat: i64, out: vec[i64], first: i64) -> None:
        """Writes the seat's legal choices as a set of CHOICES bits, from word `first` on."""
        choices: i64 = self.CHOICES or self.ACTIONS
        i: i64 = 0
        while i < (choices + 63) >> 6:
            out[first + i] = 0
            i += 1
        actions = buffer(self.WIDTH)
        n: i64 = self.fill(seat, actions)
        i = 0
        while i < n:
            choice: i64 = self.choice_of(seat, actions[i])
            out[first + (choice >> 6)] |= bit(choice & 63)
            i += 1

    def action_of(self, seat: i64, choice: i64) -> i64:  # noqa: ARG002
        """The action that a choice means for a seat, in this position."""
        return choice

    def choice_of(self, seat: i64, action: i64) -> i64:  # noqa: ARG002
        """The choice that means a legal action of a seat, in this position."""
        return action

    def situation(self) -> i64:
        """What is to be decided, as a number below SITUATIONS. Positions in one situation go on
        much alike, so a GPU steps them side by side."""
        return 0

    def check(self, seat: i64, action: i64) -> None:
        """Raises Illegal unless the action is legal (CO-06)."""
        rule: i64 = self.refusal(seat, action)
        if rule != 0:
            raise Illegal(seat, action, rule)

    def acting(self) -> i64:
        """The first seat that must act now, or 0 when the game is over."""
        waiting: i64 = self.pending()
        return low(waiting) + 1 if waiting else 0

    def __reduce__(self) -> str:
        raise TypeError("a State is not pickled: send the game's position(state) instead")

    def alone(self) -> bool:
        """Whether at most one seat must act now."""
        return count(self.pending()) <= 1
