"""Difficulty: a puzzle's rating before anybody has tried it, measured by letting bots try it.

Each bot tries every puzzle a number of times, seeing what the solver sees. The rating is the most
likely one, given who has solved it how often, on the scale on which the bots stand as below. These
places are ours: no bot has ever been rated beside people. From then on, people's tries move it
(`clew.puzzles.rating`).
"""

from __future__ import annotations

import math
from typing import NamedTuple

from clew import bots
from clew.puzzles import Puzzle
from clew.puzzles.playing import MAX_ACTIONS, Attempt

__all__ = ["SOLVERS", "Solver", "measure", "most_likely"]


class Solver(NamedTuple):
    """A bot that tries puzzles, where it stands among solvers, and how often it tries each."""

    bot: str
    rating: int
    tries: int


SOLVERS = (
    Solver("random", 600, 50),
    Solver("novice", 1100, 10),
    Solver("adept", 1500, 10),
    Solver("master", 1900, 6),
)
_MIDDLE, _SPREAD = 1500, 350
"""What is thought of a puzzle before it was tried."""
_LOWEST, _HIGHEST, _STEP = 600, 2600, 5


def measure(puzzle: Puzzle) -> int:
    """The rating of a puzzle by the bots' tries. The same puzzle gets the same rating."""
    known = bots.names(puzzle.game)
    return most_likely(
        [
            (solver.rating, _solves(puzzle, solver), solver.tries)
            for solver in SOLVERS
            if solver.bot in known
        ]
    )


def most_likely(tried: list[tuple[int, int, int]]) -> int:
    """The likeliest rating, from the solvers' ratings, how often they solved it, of how many
    tries.

    >>> most_likely([(1500, 5, 10)])
    1500
    >>> most_likely([(1500, 10, 10)]) < most_likely([(1500, 9, 10)])
    True
    """

    def likelihood(rating: int) -> float:
        total = -(((rating - _MIDDLE) / _SPREAD) ** 2) / 2
        for solver, solved, tries in tried:
            chance = 1 / (1 + 10 ** ((rating - solver) / 400))
            total += solved * math.log(chance) + (tries - solved) * math.log(1 - chance)
        return total

    return max(range(_LOWEST, _HIGHEST + 1, _STEP), key=likelihood)


def _solves(puzzle: Puzzle, solver: Solver) -> int:
    return sum(_solves_once(puzzle, solver.bot, seed) for seed in range(1, solver.tries + 1))


def _solves_once(puzzle: Puzzle, bot: str, seed: int) -> bool:
    attempt = Attempt(puzzle)
    play = bots.find(puzzle.game, bot)
    for n in range(MAX_ACTIONS):
        if attempt.status != "open":
            break
        action = play(attempt.sight.perspective(seed << 16 | n))
        attempt.act(attempt.game.format(action))
    return attempt.status == "solved"
