"""Round robin: everybody meets everybody. For two seats by the Berger tables (FIDE C.05, annex 1);
for three and four in groups, new ones every round, until all have met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from clew.tournaments.results import Meetings
from clew.tournaments.tables import seated, sizes, together

__all__ = ["berger", "next_round", "schedule"]


def berger(entrants: int) -> list[list[tuple[int, int]]]:
    """The rounds of the Berger table for so many entrants, who are counted from 1: pairs, who
    begins first. With an odd number, whoever meets the number after the last is free."""
    even = entrants + entrants % 2
    turning = even - 1
    rounds = []
    for at in range(turning):
        # The first pair of round 1 is (1, last); the next round's numbers are half the circle on.
        first = at * (even // 2) % turning
        pairs = [(even, first + 1) if at % 2 else (first + 1, even)]
        pairs += [
            ((first + step) % turning + 1, (first - step) % turning + 1)
            for step in range(1, even // 2)
        ]
        rounds.append(pairs)
    return rounds


def schedule(entrants: int, seats: int) -> list[list[tuple[int, ...]]]:
    """The rounds in which everybody meets everybody, for entrants who are counted from 1, by seat.
    A table of one is free."""
    if entrants < 2:
        return []
    return [list(one) for one in _schedule(entrants, seats)]


@lru_cache(maxsize=64)
def _schedule(entrants: int, seats: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    if seats == 2:
        return tuple(
            tuple(tuple(one for one in pair if one <= entrants) for pair in pairs)
            for pairs in berger(entrants)
        )
    met: Meetings = Counter()
    before: Counter[tuple[int, int]] = Counter()
    rounds: list[tuple[tuple[int, ...], ...]] = []
    everybody = range(1, entrants + 1)
    while any(not met[pair] for pair in combinations(everybody, 2)):
        order = _lonely_first(everybody, met)
        tables = seated(together(order, sizes(entrants, seats), met), before)
        rounds.append(tuple(tables))
        for table in tables:
            met.update(combinations(sorted(table), 2))
            before.update((one, seat) for seat, one in enumerate(table, 1))
    return tuple(rounds)


def _lonely_first(everybody: Sequence[int], met: Meetings) -> list[int]:
    """Who has met the fewest comes first, and then those whom that one has not met: so every round
    brings at least two together who have not met."""
    others = {
        one: [
            other
            for other in everybody
            if other != one and not met[min(one, other), max(one, other)]
        ]
        for one in everybody
    }
    first = max(everybody, key=lambda one: (len(others[one]), -one))
    return [
        first,
        *sorted(
            (one for one in everybody if one != first),
            key=lambda one: (one not in others[first], -len(others[one]), one),
        ),
    ]


def next_round(
    numbers: Sequence[int], playing: Sequence[int], *, seats: int, done: int
) -> list[tuple[int, ...]]:
    """The tables of the next round, for all who entered before it began; those who are not
    `playing` are left out, and whoever is then alone has a bye. When everybody has met everybody,
    it begins again, and at tables of two the other begins."""
    everybody = sorted(numbers)
    rounds = schedule(len(everybody), seats)
    if not rounds:
        return [(one,) for one in playing]
    cycle, at = divmod(done, len(rounds))
    found = []
    for table in rounds[at]:
        if len(table) == 1:
            continue  # free, as everybody is once: nothing to have points for
        sitting = [everybody[one - 1] for one in table if everybody[one - 1] in playing]
        if sitting:
            found.append(tuple(sitting[::-1] if cycle % 2 else sitting))
    return found
