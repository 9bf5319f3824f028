# Compiled by mypyc.
"""A new game of Labyrinth: The Card Game (LC-03)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.chance import Chance, shuffle
from clew.core.state import buffer
from clew.games.labyrinth_cards.cards import OPEN, TURNS
from clew.games.labyrinth_cards.components import CARD_COUNT, SQUARE
from clew.games.labyrinth_cards.rules import LabyrinthCards

__all__ = ["AT_RANDOM", "setup"]

AT_RANDOM: Final = -1

_OUTWARD: Final = vec[i64]([9, 3, 12, 6])
"""The sides of the square's cards that face outwards, in the order of SQUARE."""


def setup(players: i64, square: i64, one_piece: bool, start: i64, chance: Chance) -> LabyrinthCards:
    """A new game (LC-03). `square`: the quarter turns of the four cards, two bits each, or
    AT_RANDOM; `start`: the seat that begins, or 0 for a random one."""
    state = LabyrinthCards()
    state.clear(players)
    state.one_piece = 1 if one_piece else 0
    cards = buffer(CARD_COUNT)
    i: i64 = 0
    while i < CARD_COUNT:
        cards[i] = i
        i += 1
    shuffle(cards, CARD_COUNT, chance)
    seat: i64 = 1
    while seat <= players:
        state.hold(seat, cards[2 * seat - 2], cards[2 * seat - 1])
        seat += 1
    first: i64 = 2 * players
    state.deck = cards[first + 4 :]
    turns = buffer(4)
    if square != AT_RANDOM:
        i = 0
        while i < 4:
            turns[i] = ((square >> (2 * i)) & 3) % TURNS[cards[first + i]]
            i += 1
    else:
        _turn_at_random(cards, first, turns, chance)
    i = 0
    while i < 4:
        state.lay(cards[first + i], SQUARE[i], turns[i])
        i += 1
    state.seat = start or 1 + chance.below(players)
    return state


def _turn_at_random(cards: vec[i64], first: i64, turns: vec[i64], chance: Chance) -> None:
    """Turns the four cards from `first` on until a path leads out of the square (LC-03)."""
    opened: i64 = 0
    while opened == 0:
        i: i64 = 0
        while i < 4:
            turns[i] = chance.below(TURNS[cards[first + i]])
            opened |= OPEN[4 * cards[first + i] + turns[i]] & _OUTWARD[i]
            i += 1
