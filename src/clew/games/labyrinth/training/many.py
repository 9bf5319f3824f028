"""How the judges of Labyrinth among three and four learn: by games of masters and of `weigher`.

In the first round everybody weighs as `weigher` does; from the second on about every other seat
tries its turns with the judge of the round before. A judge sees only the beginnings of turns.
`clew train labyrinth --players 3` does this (see `clew.training.rounds`).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from clew.bots.search.budget import Budget
from clew.core.bits import at
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games import find
from clew.games.labyrinth.bots.forecast import HIDDEN, Forecast
from clew.games.labyrinth.bots.forecasts import read, to_forecast
from clew.games.labyrinth.bots.grids import Grid, comes_home, tiles_in_reach, treasure_tiles
from clew.games.labyrinth.bots.thinking import Judge
from clew.games.labyrinth.bots.trying import Trier, features
from clew.games.labyrinth.rules import MOVE, Labyrinth
from clew.games.labyrinth.turns import PUSHES
from clew.training import rounds
from clew.training.rounds import Course, Match, Study, Task

if TYPE_CHECKING:
    from clew.games.labyrinth.fitting.many import Fitting

__all__ = ["Training", "contest", "course", "play"]

_GAME = "labyrinth"
_WEIGHER = (48, 0.6, 0.4, 0.01)
"""Replies, prospects, threats and nearness, as `weigher` weighs them."""


class Training(Study, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learned, and how."""

    games: rounds.Whole = 800
    nodes: rounds.Whole = 4_000
    results: rounds.Part = 0.15
    """How far results count, rather than what is foreseen of the own next turn."""
    sweeps: rounds.Whole = 10
    """How often it is asked anew, in a round, what it foresees of next turns."""
    epochs: rounds.Whole = 4
    """How often everything is learned from between that."""
    batch: rounds.Whole = 2_048


def play(players: int, task: Task[Training]) -> NDArray[np.int64]:
    """What the net is shown at the beginnings of turns, row by row, with how many rows on the same
    seat's next turn is (0: it has none), twice its share, and the number of the game."""
    net = _net(task.judge)
    rows: list[tuple[int, ...]] = []
    for number in range(task.seed, task.seed + task.games):
        rows += [(*row, number) for row in _game(players, task.study, net, Fast(number))]
    return np.array(rows, np.int64).reshape(-1, features(players) + 3)


def _net(judge: bytes) -> Forecast | None:
    return to_forecast(read(judge)) if judge else None


def _new(players: int, chance: Fast) -> Labyrinth:
    game = find(_GAME)
    state = game.new(players, game.read_options({}), chance)
    assert isinstance(state, Labyrinth)
    return state


def _game(
    players: int, training: Training, net: Forecast | None, chance: Fast
) -> list[tuple[int, ...]]:
    state = _new(players, chance)
    # Nothing is asked of this one: it only says what a net is shown.
    blind = Forecast(vec[i64]([0] * (HIDDEN * (features(players) + 2) + 1)), features(players))
    tries = [net is not None and chance.below(2) == 1 for _ in range(players + 1)]
    seen: list[tuple[int, tuple[int, ...]]] = []
    while seat := int(state.acting()):
        eyes = Trier(state, seat, Fast(0), Budget(), blind)
        eyes.show(int(state.goals_left(seat)) + 1, _in_reach(state, seat), 0)
        seen.append((seat, tuple(map(int, eyes.shown))[: features(players)]))
        if chance.below(100) < training.slips:
            state.apply(seat, state.pick(seat, chance), chance, None)
        else:
            _act(state, seat, net if tries[seat] else None, training.nodes, chance)
        _act(state, seat, net if tries[seat] else None, training.nodes, chance)
    onward = _onward([seat for seat, _ in seen])
    return [
        (*row, next_, _share(state, seat)) for (seat, row), next_ in zip(seen, onward, strict=True)
    ]


def _onward(seats: list[int]) -> list[int]:
    """For each turn, how many turns later its seat is in turn again; 0: never."""
    later: dict[int, int] = {}
    found = [0] * len(seats)
    for place in range(len(seats) - 1, -1, -1):
        found[place] = later.get(seats[place], place) - place
        later[seats[place]] = place
    return found


def _in_reach(state: Labyrinth, seat: int) -> bool:
    """Whether a push and a move bring the seat to its goal."""
    grid, room, pawn = Grid(), buffer(PUSHES), state.pawn(seat)
    grid.take(state)
    if state.goals_left(seat) == 0:
        return comes_home(grid, state.home(seat), pawn, room)
    goal = treasure_tiles(state)[state.card(seat, 0)]
    return tiles_in_reach(grid, pawn, room) & at(goal) != 0


def _act(state: Labyrinth, seat: int, net: Forecast | None, nodes: int, chance: Fast) -> None:
    """Plays a push or a move: tried with a net, weighed without one."""
    thinker: Judge | Trier
    if net is None:
        thinker = Judge(state, seat, chance, Budget(), *_WEIGHER)
    else:
        thinker = Trier(state, seat, chance, Budget(nodes), net)
    legal = state.legal(seat)
    if legal[0] < MOVE:
        thinker.best_turn()
        state.apply(seat, int(thinker.push), chance, None)
    else:
        thinker.best_move(sum(1 << action - MOVE for action in legal))
        state.apply(seat, MOVE + int(thinker.cell), chance, None)


def _share(state: Labyrinth, seat: int) -> int:
    """Twice a seat's share of a game that is over; who shares a win has half of it."""
    won = int(state.winners())
    return (won >> seat - 1 & 1) * (2 if won.bit_count() == 1 else 1)


def contest(players: int, match: Match[Training]) -> list[int]:
    """Twice the shares of the judge among those without one: every deal from each seat."""
    net = _net(match.judge)
    shares = []
    for number in range(match.seed, match.seed + match.pairs):
        for own in range(1, players + 1):
            chance = Fast(number)
            state = _new(players, chance)
            while seat := int(state.acting()):
                _act(state, seat, net if seat == own else None, match.study.nodes, chance)
            shares.append(_share(state, own))
    return shares


def _fits(players: int, training: Training, device: str) -> Fitting:
    from clew.games.labyrinth.fitting.many import Fitting

    return Fitting(players, training, device)


def course(players: int) -> Course[Training]:
    """How a judge for so many players learns."""
    return Course(
        _GAME,
        Training,
        partial(play, players),
        partial(contest, players),
        partial(_fits, players),
        players,
    )
