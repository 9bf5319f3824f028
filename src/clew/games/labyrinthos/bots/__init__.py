"""Labyrinthos' own bots."""

from __future__ import annotations

from clew.bots.heads import Tried, best, think
from clew.bots.perspective import Perspective
from clew.bots.search.rollouts import Rollouts, play_on
from clew.bots.search.tree import WHOLE
from clew.bots.tempering import tempered
from clew.core.state import buffer
from clew.games.labyrinthos import agenda
from clew.games.labyrinthos.bots.explaining import explain
from clew.games.labyrinthos.bots.greedy import greedy
from clew.games.labyrinthos.bots.thinking import HeroGuide
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["HEADS", "adept", "chances", "explain", "greedy", "master", "novice"]

HEADS = ("adept", "master")
"""The levels that can think with several cores."""

_SLIPS = 3
"""A novice plays any legal action once in so many decisions."""
_ADEPT = 30
_MASTER = 3_200
"""How many positions are played on for a decision at most, all its actions together."""
_INTERPRETED = 400
"""No more than these where the rules are not compiled: about half a second."""
_WORLDS = 64
_TEMPER = 0.15
"""A lead decides little. The value was fitted to 24 games each with two, three and four players."""


def master(perspective: Perspective) -> int:
    """Tries what it could do in the same mazes and deals, each played on to its next turn."""
    return _try_out(perspective, _MASTER)


def adept(perspective: Perspective) -> int:
    """Like the master, but in very few worlds: it sees what is good, not what is best."""
    return _try_out(perspective, _ADEPT)


def _try_out(perspective: Perspective, nodes: int) -> int:
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    if agenda.kind_of(state.top()) == agenda.CHOOSE_HERO:
        return legal[perspective.chance.below(len(legal))]
    return best(think(perspective, _tried, nodes))


def _tried(perspective: Perspective, nodes: int) -> Tried:
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    turns = int(state.players)
    kind = agenda.kind_of(state.top())
    if kind in (agenda.TOKENS, agenda.REFRESH):
        # The effect of these actions shows only in the own next turn.
        turns += 1
    budget = perspective.allowed(nodes, every=4, interpreted=_INTERPRETED)
    guide = HeroGuide(state, turns)
    search = Rollouts(state, perspective.seat, guide, perspective.chance, budget)
    search.run()
    return search.tried()


def novice(perspective: Perspective) -> int:
    """Knows where to go, but slips often."""
    legal = perspective.legal()
    if perspective.chance.below(_SLIPS) == 0:
        return legal[perspective.chance.below(len(legal))]
    return greedy(perspective)


def chances(perspective: Perspective) -> list[float] | None:
    """Each seat's chance of winning, by playing on for a round in many worlds.

    If somebody has won by then, that counts fully. Otherwise the leader gets hardly more than the
    others, because much happens to a leader.
    """
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    if agenda.kind_of(state.top()) == agenda.CHOOSE_HERO:
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
