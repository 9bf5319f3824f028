# Compiled by mypyc.
"""How Traps is played on, by what each player can know, and what gems are worth.

Compiled. A player here sees the own stack and the size of the others': never what is in them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.search.tree import WHOLE, Guide
from clew.core.bits import at, count, low, nth, shl
from clew.core.chance import Chance
from clew.core.state import State
from clew.games.tiger_traps.board import DECK, kinds, many, one
from clew.games.tiger_traps.rules import (
    AWARDING,
    BID,
    BIDDING,
    BUILDING,
    CHOOSING,
    GIVE,
    PASS,
    REVEAL,
    TigerTraps,
)

__all__ = [
    "BOLD",
    "CAREFUL",
    "DARING",
    "SPREAD",
    "TrapGuide",
    "capacity",
    "eagerness",
    "highest",
    "lay_lowest",
    "share",
    "share_all",
]

_STRENGTH: Final = vec[i64]([45, 100, 135, 185, 520])
"""What gems are worth, by how many: a player's share of the win is this over the sum of all.
Measured: 700 games of greedy against itself, by the gems at the start of each season."""
CAREFUL: Final = 40
SPREAD: Final = 50
"""What a builder hopes for at least in each card of the others, in hundredths of a trait, and how
far apart hopes are."""
BOLD: Final = 50
DARING: Final = 60
_DARING_OF_MANY: Final = 140
"""The same of those who raise a bid. Among more than two, somebody is always more daring than good
cards allow."""
_BEST: Final = 200
"""What a card matches at best, in hundredths of a trait."""
_BUILT: Final = 1
"""How a card played face down looks to others."""
_SLY: Final = 2
"""In one of so many worlds the others have laid what matches least: who takes their cards for any
cards loses to everybody who just lays traps and waits."""


def eagerness(hope: i64) -> i64:
    """How likely a builder bids now, in percent: the more it hopes for, the likelier."""
    return 10 + hope // 10


def share(own: i64, other: i64) -> float:
    """Of two players: the share of the win of one with so many gems between seasons."""
    if own >= 5 or other >= 5:
        return 1.0 if own >= 5 else 0.0
    return float(_STRENGTH[own]) / float(_STRENGTH[own] + _STRENGTH[other])


def share_all(state: TigerTraps, strength: vec[i64], out: vec[i64]) -> None:
    """Writes the shares of all players between seasons, in parts of WHOLE, from place 1 on:
    `strength` is what gems are worth, by how many."""
    total: i64 = 0
    seat: i64 = 1
    while seat <= state.players:
        total += strength[min(state.purse(seat), 4)]
        seat += 1
    seat = 1
    while seat <= state.players:
        out[seat] = WHOLE * strength[min(state.purse(seat), 4)] // total
        seat += 1


def capacity(state: TigerTraps, seat: i64, per_card: i64) -> i64:
    """How many traits a seat can hope to reveal, in hundredths.

    The own stack down to its first trap, and `per_card` for each card of the others.
    """
    hope: i64 = 0
    place: i64 = state.height(seat) - 1
    while place >= 0:
        traits: i64 = state.traits(state.card(seat, place))
        if traits == 0:
            break
        hope += 100 * traits
        place -= 1
    return hope + _others(state, seat, per_card)


def _others(state: TigerTraps, seat: i64, per_card: i64) -> i64:
    """`per_card` for each card face down in the stacks of the others."""
    hope: i64 = 0
    other: i64 = 1
    while other <= state.players:
        if other != seat:
            hope += per_card * state.height(other)
        other += 1
    return hope


def highest(state: TigerTraps, seat: i64) -> i64:
    """The highest bid that the cards on the table could reach at best, as a seat knows them."""
    hope: i64 = _others(state, seat, _BEST)
    place: i64 = state.height(seat) - 1
    while place >= 0:
        hope += 100 * state.traits(state.card(seat, place))
        place -= 1
    return hope // 100


def lay_lowest(state: TigerTraps, seat: i64) -> None:
    """Exchanges cards in the hand of a seat for those face down in its stack, so that the stack
    has what matches least."""
    height: i64 = state.height(seat)
    shift: i64 = 10 * seat - 10
    rest: i64 = state.hand(seat)
    place: i64 = 0
    while place < height:
        rest += one(state.card(seat, place))
        place += 1
    place = 0
    traits: i64 = 0
    while place < height:
        kind: i64 = 5
        while kind >= 0 and (state.traits(kind) != traits or many(rest, kind) == 0):
            kind -= 1
        if kind < 0:
            traits += 1
            continue
        state.lay(seat, place, kind)
        rest -= one(kind)
        place += 1
    state.hands = (state.hands & ~shl(DECK, shift)) | (rest << shift)


@final
class TrapGuide(Guide):
    """Bids by hope, with a wide spread; judges at the season's end."""

    def __init__(self, state: TigerTraps, wary: bool = False) -> None:
        super().__init__()
        self._season: i64 = state.season
        self._wary: bool = wary
        """Whether the others may have laid what matches least."""
        self._daring: i64 = _DARING_OF_MANY if state.players > 2 else DARING

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:
        """Any cards; for the wary every other time the ones that match least."""
        state = world.sample(seat, chance)
        assert isinstance(state, TigerTraps)
        other: i64 = 1
        while self._wary and other <= state.players:
            if other != seat and chance.below(_SLY) == 0:
                lay_lowest(state, other)
            other += 1
        return state

    def moves(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """No bid that is out of reach.

        To lose a bid costs little, least where others share what is lost: ten hopeless bids, each
        nearly as good as to pass, would be tried, and played, more often than to pass.
        """
        assert isinstance(state, TigerTraps)
        n: i64 = state.fill(seat, out)
        if state.phase != BUILDING and state.phase != BIDDING:
            return n
        top: i64 = BID + highest(state, seat)
        kept: i64 = 0
        i: i64 = 0
        while i < n:
            action: i64 = out[i]
            if action <= top or action == PASS:
                out[kept] = action
                kept += 1
            i += 1
        return kept

    def stops(self, state: State) -> bool:
        assert isinstance(state, TigerTraps)
        return state.season != self._season

    def thinks(self, seat: i64, viewer: i64) -> bool:
        return seat == viewer

    def seen(self, state: State, seat: i64, action: i64, viewer: i64) -> i64:
        assert isinstance(state, TigerTraps)
        if seat != viewer and action <= BID and state.phase <= BUILDING:
            return _BUILT
        return action

    def judge(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, TigerTraps)
        share_all(state, _STRENGTH, out)

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, TigerTraps)
        phase: i64 = state.phase
        if phase == CHOOSING:
            return state.pick(seat, chance)
        if phase == BUILDING:
            return self._build(state, seat, chance)
        if phase == BIDDING:
            hope: i64 = capacity(state, seat, BOLD + chance.below(self._daring))
            if state.bid < 13 and hope >= 100 * (state.bid + 1):
                return BID + state.bid + 1
            return PASS
        if phase == AWARDING:
            return self._poorest(state, seat)
        return self._reveal(state, seat, chance)

    def _build(self, state: TigerTraps, seat: i64, chance: Chance) -> i64:
        hand: i64 = kinds(state.hand(seat))
        hope: i64 = capacity(state, seat, CAREFUL + chance.below(SPREAD))
        if hand == 0 or chance.below(100) < eagerness(hope):
            bid: i64 = hope // 100
            return BID + min(max(bid, 1), 13)
        return nth(hand, chance.below(count(hand)))

    def _poorest(self, state: TigerTraps, seat: i64) -> i64:
        """An opponent who may be given a gem, with the fewest."""
        found: i64 = 0
        other: i64 = 1
        while other <= state.players:
            gems: i64 = state.purse(other)
            if other != seat and gems < 4 and (found == 0 or gems < state.purse(found)):
                found = other
            other += 1
        return GIVE + found

    def _reveal(self, state: TigerTraps, seat: i64, chance: Chance) -> i64:
        """Own good cards, then anybody's but the own trap, then that."""
        height: i64 = state.height(seat)
        if height and state.traits(state.card(seat, height - 1)) > 0:
            return REVEAL + seat
        others: i64 = 0
        other: i64 = 1
        while other <= state.players:
            if other != seat and state.height(other):
                others |= at(other - 1)
            other += 1
        if others == 0:
            return REVEAL + seat
        if count(others) == 1:
            return REVEAL + 1 + low(others)
        return REVEAL + 1 + nth(others, chance.below(count(others)))
