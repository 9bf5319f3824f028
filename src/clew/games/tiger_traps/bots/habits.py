# Compiled by mypyc.
"""Habits in a season for two, by traits: what players do before they have learned better.

These are the habits by which `TrapGuide` plays on, expressed as likelihoods. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.chance import Chance
from clew.games.tiger_traps.bots.season import Season
from clew.games.tiger_traps.bots.thinking import BOLD, CAREFUL, DARING, SPREAD, eagerness

__all__ = ["PLAYS", "Habits"]

PLAYS: Final = 3
"""The choices of a builder: to play a card of 0, 1 or 2 traits, then the bids from 1 on."""


@final
class Habits:
    """Hopes for something in every card of the other, builds a while, and bids what it hopes for.

    A stack is a number to the base of four, the top last, after a one.
    """

    def __init__(self, season: Season, stacks: vec[i64], heights: vec[i64], chance: Chance) -> None:
        self._season = season
        self._stacks: vec[i64] = stacks
        self._heights: vec[i64] = heights
        self._chance = chance

    def build(self, player: i64, bids: i64, out: vec[float], first: i64) -> None:
        """Writes how likely a player plays which card or opens with which of so many bids."""
        hands = self._season.hands
        cards: i64 = hands[3 * player] + hands[3 * player + 1] + hands[3 * player + 2]
        promised: float = 0.0
        i: i64 = 0
        while i < bids:
            out[first + PLAYS + i] = 0.0
            i += 1
        if bids:
            per_card: i64 = CAREFUL + self._chance.below(SPREAD)
            hope: i64 = self._sure(player) + self._heights[1 - player] * per_card
            promised = 1.0 if cards == 0 else min(1.0, float(eagerness(hope)) / 100.0)
            out[first + PLAYS + min(max(hope // 100, 1), bids) - 1] = promised
        i = 0
        while i < PLAYS:
            out[first + i] = 0.0
            if cards:
                out[first + i] = (1.0 - promised) * float(hands[3 * player + i]) / float(cards)
            i += 1

    def answer(self, player: i64, bid: i64, n: i64, out: vec[float], first: i64) -> None:
        """Writes how likely a player answers a bid with each of n choices: to pass, then to raise.

        By habit a raise is by one.
        """
        i: i64 = 1
        while i < n:
            out[first + i] = 0.0
            i += 1
        raises: float = self._raises(player, bid) if n > 1 else 0.0
        out[first] = 1.0 - raises
        if n > 1:
            out[first + 1] = raises

    def _raises(self, player: i64, bid: i64) -> float:
        """How likely a player hopes for more than a bid: so many of DARING hopes are enough."""
        lacking: i64 = 100 * (bid + 1) - self._sure(player)
        height: i64 = self._heights[1 - player]
        if lacking <= BOLD * height:
            return 1.0
        if height == 0:
            return 0.0
        least: i64 = (lacking + height - 1) // height
        return max(0.0, float(BOLD + DARING - least) / float(DARING))

    def _sure(self, player: i64) -> i64:
        """What the own stack holds down to its first trap, in hundredths of a trait."""
        sure: i64 = 0
        stack: i64 = self._stacks[player]
        while stack > 1 and stack & 3:
            sure += 100 * (stack & 3)
            stack >>= 2
        return sure
