"""Leaving: those who resigned or forfeited rank below all who stayed (CO-07)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clew.core.event import Event
from clew.core.game import Outcome
from clew.core.state import Log

__all__ = ["Absence", "tell_who_won", "without_leavers", "without_the_others"]


class Absence:
    """Who is not there, told entry by entry what the table did."""

    def __init__(self) -> None:
        self._left: list[int] = []
        self._away: list[int] = []
        """Those whom a bot plays for until they are back."""

    def note(self, deed: str, seat: int) -> None:
        match deed:
            case "takeover":
                self._away.append(seat)
            case "return":
                self._away.remove(seat)
            case "desert":
                others = [one for one in self._away if one not in (*self._left, seat)]
                self._left += [*others, seat]
            case "resign" | "forfeit":
                self._left.append(seat)

    def gone(self) -> list[int]:
        """The seats that left, in this order, then those that are away."""
        return [*self._left, *(seat for seat in self._away if seat not in self._left)]


def _leaver_rank(seat: int, seats: int, left: Sequence[int]) -> int:
    """Seats that left earlier rank below those that left later, and all of them below those who
    stayed."""
    return seats - left.index(seat) if seat in left else 1


def without_the_others(how: str, seats: int, left: Sequence[int]) -> Outcome:
    """The outcome when all seats but one have left, or all people, the last of them by `how`: the
    game is over, and nobody wins who did not stay."""
    everybody = range(1, seats + 1)
    return Outcome(
        termination=how,
        rule="CO-07",
        winners=[seat for seat in everybody if seat not in left],
        ranks=[_leaver_rank(seat, seats, left) for seat in everybody],
        scores=[],
    )


def without_leavers(over: Outcome, left: Sequence[int]) -> Outcome:
    """The outcome among those who stayed to the end."""
    if not left:
        return over
    seats = len(over.ranks)
    everybody = range(1, seats + 1)
    staying = [seat for seat in everybody if seat not in left]
    best = min(over.ranks[seat - 1] for seat in staying)
    ranks = [
        _leaver_rank(seat, seats, left)
        if seat in left
        else 1 + sum(over.ranks[other - 1] < over.ranks[seat - 1] for other in staying)
        for seat in everybody
    ]
    winners = [seat for seat in staying if over.ranks[seat - 1] == best]
    return msgspec.structs.replace(over, winners=winners, ranks=ranks)


def tell_who_won(log: Log, over: Outcome) -> None:
    """The rules do not know who left: what they tell of the end is told of those who stayed."""
    log.entries = [(audience, _with_winners(event, over)) for audience, event in log.entries]


def _with_winners(event: object, over: Outcome) -> object:
    if isinstance(event, Event) and "winners" in event.__struct_fields__:
        return msgspec.structs.replace(event, winners=over.winners)
    return event
