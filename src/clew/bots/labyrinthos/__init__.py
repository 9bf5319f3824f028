"""Labyrinthos' own bots."""

from __future__ import annotations

from clew.bots.heads import Tried, best, think
from clew.bots.labyrinthos.explaining import explain
from clew.bots.labyrinthos.greedy import greedy
from clew.bots.labyrinthos.thinking import HeroGuide
from clew.bots.perspective import Perspective
from clew.bots.search.rollouts import Rollouts, mean_shares
from clew.bots.tempering import tempered
from clew.games.labyrinthos import agenda
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = ["HEADS", "adept", "chances", "explain", "greedy", "master", "novice"]

HEADS = ("adept", "master")
"""Who can think with several cores."""

_SLIPS = 3
"""A novice plays any legal action once in so many decisions."""
_ADEPT = 30
_MASTER = 3_200
"""How many positions are played on for a decision at most, all its actions together."""
_WORLDS = 64
_TEMPER = 1.5
"""Who is ahead wins more often than a round ahead shows: measured with `clew calibrate`."""


def master(perspective: Perspective) -> int:
    """Tries what it could do in the same mazes and deals, each played on to its next turn."""
    return _try_out(perspective, _MASTER)


def adept(perspective: Perspective) -> int:
    """The same in very few: it sees what is good, not what is best."""
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
        # What they are good for shows in the own next turn.
        turns += 1
    budget = perspective.allowed(nodes, every=4)
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
    """Each seat's chance of winning, by what everybody still has to do a round from now."""
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    if agenda.kind_of(state.top()) == agenda.CHOOSE_HERO:
        return None
    players = int(state.players)
    guide = HeroGuide(state, players)
    shares = mean_shares(state, perspective.seat, guide, perspective.chance, players, _WORLDS)
    return tempered(shares, _TEMPER)
