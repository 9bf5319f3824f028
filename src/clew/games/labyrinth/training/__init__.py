"""How the judge of Labyrinth for two learns: by games of masters against each other.

In the first round they are masters without a judge, who weigh threats and prospects now more, now
less; then they read ahead with the judge of the round before. `clew train labyrinth` does this (see
`clew.training.rounds`); how it is done among three and four is in `many`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.games import find
from clew.games.labyrinth.bots.forecast import FEATURES, NUMBERS, Forecast
from clew.games.labyrinth.bots.forecasts import read, to_forecast
from clew.games.labyrinth.bots.reading import Reader
from clew.games.labyrinth.bots.thinking import Judge
from clew.games.labyrinth.rules import MOVE, Labyrinth
from clew.games.labyrinth.training import many
from clew.training import rounds
from clew.training.rounds import Course, Match, Study, Task

if TYPE_CHECKING:
    from clew.games.labyrinth.fitting import Fitting

__all__ = ["COURSES", "Training", "contest", "play"]

_GAME = "labyrinth"
_REPLIES = 48
_FOLLOW = (0.3, 0.9)
_THREAT = (0.1, 0.8)
"""Between which limits a master without a judge weighs its own prospects and those of others."""
_USUAL = (0.6, 0.4)
_NEARNESS = 0.01


class Training(Study, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learned, and how."""

    games: rounds.Whole = 4_000
    nodes: rounds.Whole = 400


def play(task: Task[Training]) -> NDArray[np.int64]:
    """What the net was shown in some games, row by row, with what was foreseen (-1: nothing), the
    result (2: the seat won) and the number of the game."""
    net = _net(task.judge)
    rows: list[tuple[int, ...]] = []
    for number in range(task.seed, task.seed + task.games):
        rows += [(*row, number) for row in _game(task.study, net, Fast(number))]
    return np.array(rows, np.int64).reshape(-1, FEATURES + 3)


def _net(judge: bytes) -> Forecast | None:
    return to_forecast(read(judge)) if judge else None


def _new(chance: Fast) -> Labyrinth:
    game = find(_GAME)
    state = game.new(2, game.read_options({}), chance)
    assert isinstance(state, Labyrinth)
    return state


def _game(training: Training, net: Forecast | None, chance: Fast) -> list[tuple[int, ...]]:
    state = _new(chance)
    eyes = net or Forecast(vec[i64]([0] * NUMBERS))
    seen: list[tuple[int, tuple[int, ...]]] = []
    took = [False, False, False]
    while seat := int(state.acting()):
        before = state.clone()
        left = int(state.goals_left(seat))
        slips = chance.below(100) < training.slips
        push = int(state.pick(seat, chance)) if slips else -1
        weights = _USUAL if slips or net is not None else _drawn(chance)
        push, cell, foreseen = _turn(state, seat, net, training.nodes, weights, push)
        # What it will see after its next card is turned over, nobody knows before.
        reader = Reader(before, seat, Budget(), eyes)
        for known in (True, False) if took[seat] else (True,):
            reader.now(known)
            seen.append((seat, (*map(int, reader.shown), foreseen)))
        took[seat] = int(state.goals_left(seat)) < left
        if state.acting():
            reader.after_turn(push, cell)
            seen.append((seat, (*map(int, reader.shown), foreseen)))
    return [(*row, _share(state, seat)) for seat, row in seen]


def _share(state: Labyrinth, seat: int) -> int:
    """Twice a seat's share of a game that is over."""
    won = int(state.winners())
    return 1 if won == 0b11 else 2 * (won >> seat - 1 & 1)


def _turn(
    state: Labyrinth,
    seat: int,
    net: Forecast | None,
    nodes: int,
    weights: tuple[float, float] = _USUAL,
    push: int = -1,
) -> tuple[int, int, int]:
    """Plays a turn, with this push if there is one: the push, the cell, and the chance of winning
    that was foreseen, or -1. Without a net prospects and threats are weighed."""
    foreseen = -1
    thinker: Judge | Reader
    for pushing, here in ((True, weights), (False, _USUAL)):
        if net is None:
            thinker = Judge(state, seat, Fast(0), Budget(), _REPLIES, *here, _NEARNESS)
        else:
            thinker = Reader(state, seat, Budget(nodes), net)
        if not pushing:
            thinker.best_move(sum(1 << action - MOVE for action in state.legal(seat)))
        elif push < 0:
            thinker.best_turn()
            push = int(thinker.push)
            foreseen = int(thinker.value) if net is not None else -1
        cell = int(thinker.cell)
        state.apply(seat, push if pushing else MOVE + cell, Fast(0), None)
    return push, cell, foreseen


def _drawn(chance: Fast) -> tuple[float, float]:
    """How prospects and threats are weighed this time."""
    parts = [low + (high - low) * int(chance.below(101)) / 100 for low, high in (_FOLLOW, _THREAT)]
    return parts[0], parts[1]


def contest(match: Match[Training]) -> list[int]:
    """Twice the shares of the judge against the master without one: every deal from both seats."""
    net = _net(match.judge)
    shares = []
    for number in range(match.pairs):
        for own in (1, 2):
            state = _new(Fast(match.seed + number))
            while seat := int(state.acting()):
                _turn(state, seat, net if seat == own else None, match.study.nodes)
            shares.append(_share(state, own))
    return shares


def _fits(training: Training, device: str) -> Fitting:
    from clew.games.labyrinth.fitting import Fitting

    return Fitting(training, device)


COURSES: dict[int, Course[Any]] = {
    2: Course(_GAME, Training, play, contest, _fits),
    3: many.course(3),
    4: many.course(4),
}
"""By number of players."""
