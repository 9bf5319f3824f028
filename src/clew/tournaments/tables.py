"""Tables of three and four (and of two, where FIDE's rules do not apply): who sits together.

The method. As few tables as can hold everybody, and as equal as possible in size, so that nobody
sits out. Entrants are ranked by points, and among equal points folded as FIDE does it for two: the
first of each part of the group come together, then the second ones. From the top, whoever has no
table yet gets those next in this order as company whom they have not met, unless the others could
then not be seated without two meeting again. Only where no such seating is found do some meet
again, as few as possible, and rather those who have met once than those who have met twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from clew.tournaments.results import Meetings

__all__ = ["folded", "seated", "sizes", "together"]

_STEPS = 200_000
"""How many ways to go on are tried before some may meet again (a fifth of a second)."""
_MORE_STEPS = 20_000
"""The same, before one more may meet again."""


def sizes(entrants: int, seats: int) -> list[int]:
    """How many sit at each table, the larger ones first; a single entrant sits alone."""
    tables = -(-entrants // seats)
    return [(entrants + tables - 1 - at) // tables for at in range(tables)]


def folded(numbers: Sequence[int], score: Mapping[int, int], seats: int) -> list[int]:
    """The entrants (ranked by their numbers) in the order in which they are seated: by points, and
    among equals those of the first part of the group each with those of the others."""
    found: list[int] = []
    for points in sorted({score[one] for one in numbers}, reverse=True):
        group = sorted(one for one in numbers if score[one] == points)
        apart = -(-len(group) // seats)
        found += [one for first in range(apart) for one in group[first::apart]]
    return found


def together(order: Sequence[int], sizes: Sequence[int], met: Meetings) -> list[list[int]]:
    """Who sits together, table by table. `order` says who comes first."""
    repeats = 0
    while True:
        found = _Search(met, repeats).tables(list(order), list(sizes), 0)
        if found is not None:
            return found
        repeats += 1 + repeats // 8


class _Search:
    """Looks for a seating in which no more than `repeats` meetings are not the first ones, by
    trying in order. It gives up after a number of steps."""

    def __init__(self, met: Meetings, repeats: int) -> None:
        self._met = met
        self._repeats = repeats
        self._steps = _MORE_STEPS if repeats else _STEPS

    def tables(self, left: list[int], sizes: list[int], cost: int) -> list[list[int]] | None:
        """Tables of these sizes for those who are left; the first sits at a large one, if
        possible."""
        if not left:
            return []
        for size in sorted(set(sizes), reverse=True):
            others = sizes.copy()
            others.remove(size)
            for company, more in self._companies([left[0]], left[1:], size - 1, cost):
                rest = [one for one in left if one not in company]
                found = self.tables(rest, others, more)
                if found is not None:
                    return [company, *found]
        return None

    def _companies(
        self, company: list[int], left: Sequence[int], wanted: int, cost: int
    ) -> Iterator[tuple[list[int], int]]:
        """Everybody who could sit with this company, in order, and what it costs then."""
        if not wanted:
            yield company, cost
            return
        for place, one in enumerate(left):
            self._steps -= 1
            if self._steps < 0:
                return
            more = cost + sum(self._met[_pair(one, other)] for other in company)
            if more <= self._repeats:
                yield from self._companies([*company, one], left[place + 1 :], wanted - 1, more)


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def seated(
    tables: Sequence[Sequence[int]], before: Counter[tuple[int, int]]
) -> list[tuple[int, ...]]:
    """Each table's entrants by seat, so that everybody sits on each seat (and begins) about equally
    often. Where it makes no difference, the first of each table sit on another seat from table to
    table."""
    found = []
    for at, table in enumerate(tables):
        turned = [*table[at % len(table) :], *table[: at % len(table)]]
        found.append(min(permutations(turned), key=lambda order: _unevenness(order, before)))
    return found


def _unevenness(order: Sequence[int], before: Counter[tuple[int, int]]) -> int:
    return sum(
        (before[one, seat] + 1) ** 2 - before[one, seat] ** 2 for seat, one in enumerate(order, 1)
    )
