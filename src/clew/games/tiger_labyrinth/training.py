"""How a judge of The Lady and the Tiger: Labyrinth learns: by playing against itself.

Round by round alpha-beta plays games with the judge of the round before (the first without one, by
the cubs' distances). The judge then learns to foresee how the games ended, and what alpha-beta
found by looking ahead, so that it sees a little further in each round. `clew train tiger-labyrinth`
does this (see `clew.training.rounds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from clew.bots.search.alphabeta import FAR, AlphaBeta
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.games import find
from clew.games.tiger_labyrinth.bots import judges
from clew.games.tiger_labyrinth.bots.judge import Judge
from clew.games.tiger_labyrinth.bots.thinking import TigerLine
from clew.games.tiger_labyrinth.rules import STEPPING, TigerLabyrinth
from clew.training import rounds
from clew.training.rounds import Course, Match, Study, Task

if TYPE_CHECKING:
    from clew.games.tiger_labyrinth.fitting import Fitting

__all__ = ["COURSES", "Training", "contest", "play"]

_GAME = "tiger-labyrinth"
_BITS = 12
"""The table of alpha-beta: 2**_BITS positions are enough for few nodes."""
_COLUMNS = 6


class Training(Study, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learned, and how."""

    opening: rounds.Count = 6
    """A game begins with up to so many turns of anything legal."""


def play(task: Task[Training]) -> NDArray[np.int64]:
    """The positions of some games at the starts of turns, each with what alpha-beta foresaw and
    how the game ended: cards, gems and who is to move; red cubs; blue cubs; the value to red; twice
    red's share; the number of the game."""
    judge = _judge(task.judge)
    rows: list[tuple[int, ...]] = []
    for number in range(task.seed, task.seed + task.games):
        rows += [(*row, number) for row in _game(task.study, judge, Fast(number))]
    return np.array(rows, np.int64).reshape(-1, _COLUMNS)


def _game(study: Training, judge: Judge | None, chance: Fast) -> list[tuple[int, ...]]:
    state = _start(chance, int(chance.below(study.opening + 1)))
    seen: list[tuple[int, int, int, int]] = []
    share = -1
    while share < 0 and (seat := int(state.acting())):
        search = AlphaBeta(TigerLine(state, judge), Budget(study.nodes), bits=_BITS)
        action = search.run()
        sign = 1 if seat == state.red else -1
        value = sign * int(search.value)
        if state.phase == STEPPING:
            grid = int(state.cards | state.gems << 32) | (seat == state.red) << 50
            seen.append((grid, int(state.red_cubs), int(state.blue_cubs), value))
        if abs(value) > FAR:
            # Nothing is left to find out.
            share = 2 if value > 0 else 0
        elif chance.below(100) < study.slips:
            action = state.pick(seat, chance)
        state.apply(seat, action, chance, None)
    if share < 0:
        share = _share(state)
    return [(*row, share) for row in seen]


def _start(chance: Fast, turns: int) -> TigerLabyrinth:
    """A new game after so many turns of anything legal."""
    game = find(_GAME)
    state = game.new(2, game.read_options({}), chance)
    assert isinstance(state, TigerLabyrinth)
    while state.acting() and state.turn <= turns:
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    return state


def _share(state: TigerLabyrinth) -> int:
    """Twice red's share of a game that is over."""
    won = int(state.winners())
    return 1 if not won else 2 if won == state.red else 0


def contest(match: Match[Training]) -> list[int]:
    """Twice the shares of a judge against none, game by game: every start from both sides."""
    both = (_judge(match.judge), None)
    shares = []
    for number in range(match.pairs):
        for own in (0, 1):
            chance = Fast(match.seed + number)
            state = _start(chance, match.study.opening)
            while seat := int(state.acting()):
                red = int(seat == state.red)
                line = TigerLine(state, both[red ^ own ^ 1])
                action = AlphaBeta(line, Budget(match.study.nodes), bits=_BITS).run()
                state.apply(seat, action, chance, None)
            share = _share(state)
            shares.append(2 - share if own else share)
    return shares


def _judge(data: bytes) -> Judge | None:
    return judges.to_judge(judges.read(data)) if data else None


def _fits(training: Training, device: str) -> Fitting:
    from clew.games.tiger_labyrinth.fitting import Fitting

    return Fitting(training, device)


COURSES = {2: Course(_GAME, Training, play, contest, _fits)}
