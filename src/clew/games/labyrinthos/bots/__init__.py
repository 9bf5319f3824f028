"""Labyrinthos' own bots."""

from __future__ import annotations

from clew.bots.heads import Search, Tried, best, think
from clew.bots.perspective import Perspective
from clew.bots.search.rollouts import Rollouts, play_on
from clew.bots.search.tree import WHOLE
from clew.bots.slips import glimpse
from clew.bots.tempering import tempered
from clew.core.state import buffer
from clew.games.labyrinthos import actions, agenda, tasks
from clew.games.labyrinthos.bots.explaining import explain
from clew.games.labyrinthos.bots.greedy import act, greedy
from clew.games.labyrinthos.bots.judge import Judge
from clew.games.labyrinthos.bots.judges import learned
from clew.games.labyrinthos.bots.thinking import HeroGuide
from clew.games.labyrinthos.components import COLOURS
from clew.games.labyrinthos.maze import DOOR
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = [
    "HEADS",
    "adept",
    "apprentice",
    "beginner",
    "chances",
    "comparer",
    "expert",
    "explain",
    "greedy",
    "journeyman",
    "master",
    "novice",
    "round_of",
]

OTHERS = ("comparer",)
HEADS = ("adept", "comparer", "expert", "master")
"""The levels that can think with several cores."""
REVISIONS = {"adept": 2, "master": 4, "novice": 2}
"""Of the bots that play differently than those of their name once did."""

_SEEN = {"beginner": 52, "novice": 66, "apprentice": 82}
"""The share of the actions of its turn that a level thinks of, in percent."""
_ADEPT = 30
_EXPERT = 1_600
_MASTER = 3_200
"""How many positions are played on for a decision at most, all its actions together."""
_INTERPRETED = 400
"""No more than these where the rules are not compiled: about half a second."""
_WORLDS = 64
_TEMPER = 0.15
"""A lead decides little. The value was fitted to 24 games each with two, three and four players."""


def master(perspective: Perspective) -> int:
    """Tries what it could do in the same mazes and deals, each played on to its next turn; a
    judge that learned how games go on says what they come to."""
    return _try_out(perspective, _tried_with_judge, _MASTER)


def comparer(perspective: Perspective) -> int:
    """The master without a judge: it compares what is left to do by weights made by hand. To
    measure by."""
    return _try_out(perspective, _tried, _MASTER)


def adept(perspective: Perspective) -> int:
    """Like `comparer`, but in very few worlds: it sees what is good, not what is best."""
    return _try_out(perspective, _tried, _ADEPT)


def expert(perspective: Perspective) -> int:
    """As `comparer`, in half as many worlds: what it tries it weighs by hand."""
    return _try_out(perspective, _tried, _EXPERT)


def _try_out(perspective: Perspective, search: Search, nodes: int) -> int:
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    if agenda.kind_of(state.top()) == tasks.CHOOSE_HERO:
        return legal[perspective.chance.below(len(legal))]
    return best(think(perspective, search, nodes))


def round_of(state: Labyrinthos) -> int:
    """How many turns to play on before judging."""
    # The effect of these actions shows only in the own next turn.
    late = agenda.kind_of(state.top()) in (tasks.TOKENS, tasks.REFRESH)
    return int(state.players) + late


def _tried(perspective: Perspective, nodes: int) -> Tried:
    return _tried_by(perspective, nodes, None)


def _tried_with_judge(perspective: Perspective, nodes: int) -> Tried:
    return _tried_by(perspective, nodes, learned())


def _tried_by(perspective: Perspective, nodes: int, judge: Judge | None) -> Tried:
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    budget = perspective.allowed(nodes, every=4, interpreted=_INTERPRETED)
    guide = HeroGuide(state, round_of(state), judge)
    search = Rollouts(state, perspective.seat, guide, perspective.chance, budget)
    search.run()
    return search.tried()


def journeyman(perspective: Perspective) -> int:
    """Knows where to go, and looks one action ahead."""
    return greedy(perspective)


def apprentice(perspective: Perspective) -> int:
    """Knows where to go, but overlooks every fifth thing it could do."""
    return _glance(perspective, _SEEN["apprentice"])


def novice(perspective: Perspective) -> int:
    """Knows where to go, but overlooks a third of what it could do."""
    return _glance(perspective, _SEEN["novice"])


def beginner(perspective: Perspective) -> int:
    """Knows where to go, but half of what it could do does not come to its mind."""
    return _glance(perspective, _SEEN["beginner"])


def _glance(perspective: Perspective, percent: int) -> int:
    """As greedy, among some of the actions of its turn. It takes every key it stands on, and walks
    out if it can."""
    state, seat, chance = perspective.world, perspective.seat, perspective.chance
    assert isinstance(state, Labyrinthos)
    legal = perspective.legal()
    if len(legal) == 1 or agenda.kind_of(state.top()) != tasks.TURN:
        return greedy(perspective)
    words = [action for action in legal if actions.family_of(action) == actions.WORD]
    deeds = [action for action in legal if actions.family_of(action) != actions.WORD]
    exits = [action for action in deeds if _escapes(perspective, action)]
    if exits:
        return exits[0]
    seen = glimpse(deeds, chance, max(1, len(deeds) * percent // 100))
    return act(state, seat, sorted(seen + words), chance)


def _escapes(perspective: Perspective, action: int) -> bool:
    """Whether it walks out by the Door with all keys (LO-45)."""
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    if state.keys(perspective.seat) < len(COLOURS):
        return False
    return action == actions.as_action(actions.MOVE, DOOR)


def chances(perspective: Perspective) -> list[float] | None:
    """Each seat's chance of winning, by playing on for a round in many worlds.

    If somebody has won by then, that counts fully. Otherwise the leader gets hardly more than the
    others, because much happens to a leader.
    """
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    if agenda.kind_of(state.top()) == tasks.CHOOSE_HERO:
        return None
    players = int(state.players)
    guide, shares = HeroGuide(state, players), buffer(players + 1)
    won, ahead = [0.0] * players, [0.0] * players
    for _ in range(_WORLDS):
        world = guide.imagine(state, perspective.seat, perspective.chance)
        play_on(world, guide, perspective.chance, shares)
        counted = ahead if world.result() is None else won
        for i in range(players):
            counted[i] += shares[i + 1] / (WHOLE * _WORLDS)
    still_open = sum(ahead)
    return [
        sure + still_open * chance
        for sure, chance in zip(won, tempered(ahead, _TEMPER), strict=True)
    ]
