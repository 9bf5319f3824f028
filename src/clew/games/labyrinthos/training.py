"""How the judge of Labyrinthos learns: by games of players who try everything in a few worlds.

In the first round they weigh what is left to do by hand, as `comparer` does; then the judge of the
round before tells them how what they tried would end. Results are mostly luck, so the judge learns
above all from what it foresees itself of the next turn. `clew train labyrinthos` does this (see
`clew.training.rounds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from clew.bots.search.budget import Budget
from clew.bots.search.rollouts import Rollouts
from clew.core.chance import Fast
from clew.games import find
from clew.games.labyrinthos.agenda import kind_of
from clew.games.labyrinthos.bots import round_of
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.bots.judge import Judge
from clew.games.labyrinthos.bots.judges import read, to_judge
from clew.games.labyrinthos.bots.outlook import FACTS, Outlook
from clew.games.labyrinthos.bots.thinking import HeroGuide, turn_number
from clew.games.labyrinthos.components import MONSTERS
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import CHOOSE_HERO, TURN
from clew.training import rounds
from clew.training.rounds import Course, Match, Study, Task

if TYPE_CHECKING:
    from clew.games.labyrinthos.fitting import Fitting

__all__ = ["COURSES", "SEATS", "SHOWN", "WHOLE", "Training", "contest", "play"]

_GAME = "labyrinthos"
SEATS = 4
SHOWN = 1 + FACTS
"""What is known of a seat: what it still needs, and the facts about it."""
_ABSENT = -1
"""Stands for everything about a seat that nobody has."""
WHOLE = 12
"""What the result is counted in: a win can be shared by two, three or four."""


class Training(Study, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is learned, and how."""

    games: rounds.Whole = 4_000
    nodes: rounds.Whole = 100
    players: tuple[rounds.Whole, ...] = (2, 2, 3, 4)
    """How many play, one game after the other."""
    results: rounds.Part = 0.1
    """How far results count, rather than what is foreseen of the next turn."""
    sweeps: rounds.Whole = 12
    """How often what is foreseen is asked anew in a round."""
    pull: rounds.Positive = 100.0
    """How strongly every worth is held near that of the next lower value: as many turns in which
    nothing speaks for a difference weigh four times that."""


def play(task: Task[Training]) -> NDArray[np.int64]:
    """What is known of all seats at the beginning of each turn, from the one in turn on, and the
    results of these seats in twelfths; then which seat is in turn, and the number of the game."""
    judge = _judge(task.judge)
    rows: list[tuple[int, ...]] = []
    for number in range(task.seed, task.seed + task.games):
        rows += [(*row, number) for row in _game(task.study, judge, number)]
    return np.array(rows, np.int64).reshape(-1, SEATS * (SHOWN + 1) + 2)


def _judge(data: bytes) -> Judge | None:
    return to_judge(read(data)) if data else None


def _new(players: int, number: int, chance: Fast) -> Labyrinthos:
    """Half of the games are with the Minotaur, as most of those that people play."""
    game = find(_GAME)
    monster = MONSTERS[number // 8 % 2 * (1 + number // 16 % 2)]
    state = game.new(players, game.read_options({"monster": monster}), chance)
    assert isinstance(state, Labyrinthos)
    return state


def _game(training: Training, judge: Judge | None, number: int) -> list[tuple[int, ...]]:
    chance = Fast(number)
    state = _new(training.players[number % len(training.players)], number, chance)
    habits = Habits()
    outlook = Outlook(habits.routes, habits.walking)
    seen: list[tuple[int, ...]] = []
    latest = -1
    while seat := int(state.acting()):
        if kind_of(state.top()) == TURN and int(turn_number(state)) != latest:
            latest = int(turn_number(state))
            seen.append((*_facts(state, outlook), seat))
        if chance.below(100) < training.slips:
            action = int(state.pick(seat, chance))
        else:
            action = _choose(state, seat, judge, training.nodes, chance)
        state.apply(seat, action, chance, None)
    shares = [_share(state, seat) for seat in _seats(state, 1)]
    absent = [0] * (SEATS - len(shares))
    return [
        (*facts, *shares[seat - 1 :], *shares[: seat - 1], *absent, seat) for *facts, seat in seen
    ]


def _seats(state: Labyrinthos, first: int) -> list[int]:
    """All seats, from one on."""
    players = int(state.players)
    return [(first - 1 + i) % players + 1 for i in range(players)]


def _facts(state: Labyrinthos, outlook: Outlook) -> tuple[int, ...]:
    """About all seats, from the one in turn on."""
    outlook.look(state)
    found: list[int] = []
    for seat in _seats(state, int(state.seat)):
        outlook.show(state, seat)
        found += [int(outlook.cost(seat)), *map(int, outlook.rows)]
    return (*found, *([_ABSENT] * (SEATS * SHOWN - len(found))))


def _choose(state: Labyrinthos, seat: int, judge: Judge | None, nodes: int, chance: Fast) -> int:
    """What a seat plays."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if kind_of(state.top()) == CHOOSE_HERO:
        return legal[chance.below(len(legal))]
    # What a seat cannot know is drawn anew, as for a bot.
    own = Fast(chance.word())
    world = state.sample(seat, own)
    guide = HeroGuide(world, round_of(world), judge)
    return Rollouts(world, seat, guide, own, Budget(nodes)).run()


def _share(state: Labyrinthos, seat: int) -> int:
    """A seat's share of a game that is over, in twelfths."""
    result = state.result()
    assert result is not None
    return round(WHOLE * result[seat - 1])


def contest(match: Match[Training]) -> list[int]:
    """Twice the shares of the judge against weighing by hand: every deal from both seats."""
    judge = _judge(match.judge)
    shares = []
    for number in range(match.seed, match.seed + match.pairs):
        for own in (1, 2):
            chance = Fast(number)
            state = _new(2, 0, chance)
            while seat := int(state.acting()):
                mine = judge if seat == own else None
                action = _choose(state, seat, mine, match.study.nodes, chance)
                state.apply(seat, action, chance, None)
            shares.append(_share(state, own) * 2 // WHOLE)
    return shares


def _fits(training: Training, device: str) -> Fitting:
    from clew.games.labyrinthos.fitting import Fitting

    return Fitting(training, device)


COURSES = {2: Course(_GAME, Training, play, contest, _fits)}
