"""How the judge of Labyrinthos learns: from the next turn rather than from luck."""

from __future__ import annotations

import numpy as np
import pytest

from clew.bots.nets import About, unpack
from clew.games.labyrinthos.bots import judges
from clew.games.labyrinthos.bots.outlook import SIZES
from clew.games.labyrinthos.fitting import Fitting
from clew.games.labyrinthos.training import SEATS, SHOWN, WHOLE, Training

_EARLY, _LATE = 27, 23
"""Two facts, any: one is seen a turn before the other."""
_ABOUT = About(game="labyrinthos", players=2, version=1, command="", seed=1, decisions=0)


def row_of(fact: int) -> int:
    """The row of a fact that has its second value."""
    return sum(map(int, SIZES[:fact])) + 1


def seat_shown(fact: int | None) -> list[int]:
    """A seat of which nothing is to be said, but for one fact."""
    rows = [row_of(one) - 1 for one in range(len(SIZES))]
    if fact is not None:
        rows[fact] += 1
    return [1_000, *rows]


def turn(own: int | None, other: int | None, seat: int, won: bool, number: int) -> list[int]:
    shown = seat_shown(own) + seat_shown(other)
    absent = [-1] * (SEATS * SHOWN - len(shown))
    return [*shown, *absent, WHOLE * won, WHOLE * (not won), 0, 0, seat, number]


def games() -> list[list[int]]:
    """Whoever has the late fact wins, again and again; the early one leads to it, but the few games
    that begin with it were lost in the end."""
    rows = [turn(None, _LATE, 2, won=False, number=20 * game + 1) for game in range(30)]
    rows += [turn(_LATE, None, 1, won=True, number=20 * game + 3) for game in range(30)]
    for game in range(6):
        number = 20 * game + 2
        rows.append(turn(_EARLY, None, 1, won=False, number=number))
        rows.append(turn(None, _LATE, 2, won=True, number=number))
    return rows


@pytest.mark.parametrize(("results", "good"), [(0.0, True), (1.0, False)])
def test_a_fact_is_worth_what_it_leads_to_unless_results_alone_count(
    results: float, good: bool
) -> None:
    fitting = Fitting(Training(results=results, pull=0.5, sweeps=8), "cpu")
    fitting.fit([np.array(games(), np.int64)])
    _, worths = unpack(judges.read(fitting.file(_ABOUT)).worths, 0, "h")
    assert worths[row_of(_LATE)] > 500
    assert (worths[row_of(_EARLY)] > 0) == good


def test_it_learns_from_the_results_of_everybody() -> None:
    """Among three it is never the one in turn that has the late fact, but it wins."""
    seats = seat_shown(None) + seat_shown(None) + seat_shown(_LATE)
    absent = [-1] * (SEATS * SHOWN - len(seats))
    rows = [[*seats, *absent, 0, 0, WHOLE, 0, 1, 20 * game + 1] for game in range(30)]
    fitting = Fitting(Training(results=1.0, pull=0.5, sweeps=8), "cpu")
    fitting.fit([np.array(rows, np.int64)])
    _, worths = unpack(judges.read(fitting.file(_ABOUT)).worths, 0, "h")
    assert worths[row_of(_LATE)] > 500
