"""Solved seasons of Traps, for tests."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from clew.games.tiger_traps.seasons.plan import Plan
from clew.games.tiger_traps.seasons.solver import Solver
from clew.games.tiger_traps.seasons.worths import Worths, first_guess

NEARLY = [1, 3, 1, 1, 3, 1]
"""Notes that leave one card of each hand open."""

SEASONS = {
    "even": "1 ◆    hand RL RT RT BT BT BR \n 2 ◆    hand RL RL BL BL BT RT",
    "for all": "1 ◆◆◆◆ hand RL RL BT BL LT RT \n 2 ◆◆◆◆ hand RL BL BL BT BT RT",
    "poor": "1      hand RL RL RL RT RT RT \n 2      hand BL BL BL BT BT BR",
    "near": "1 ◆    hand BT BT BT LT BR RT \n 2 ◆◆◆  hand RL RL RL BL BL RT",
}
"""Tables at a season's beginning."""


def known(*counts: int) -> vec[i64]:
    return vec[i64](counts)


def solver(state: int, notes: list[int], iterations: int, deepest: int = 1) -> Solver:
    found = Solver(Plan(deepest))
    assert found.begin(*divmod(state, 5), known(*notes), Worths(first_guess()))
    for _ in range(iterations):
        found.iterate(False)
    return found
