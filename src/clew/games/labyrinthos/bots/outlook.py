# Compiled by mypyc.
"""What the judge of Labyrinthos is shown of a position: facts about a seat, each a small number.

Compiled. A fact is one of a few values; each value has a row of the judge's first layer. What a
seat has in hand, and what lies face up or was looked at, is seen as in the world that is judged; no
face-down tile is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at, count
from clew.core.seats import among
from clew.core.state import buffer
from clew.games.labyrinthos.bots.routes import Routes, face_down, powers
from clew.games.labyrinthos.bots.tastes import ESCAPES, HERMES, HURRIES, REVEALS
from clew.games.labyrinthos.bots.walking import Walking
from clew.games.labyrinthos.handful import copies
from clew.games.labyrinthos.hero_board import SLOT_COUNT
from clew.games.labyrinthos.hunting import seats_seen
from clew.games.labyrinthos.maze import DOOR, OFF
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tiles import hiding_tiles

__all__ = ["FACTS", "ROWS", "SIZES", "Outlook"]

_SIZES: Final = (
    25,  # keys held and keys not known
    30,  # the way over all keys to the Door, if all are known
    30,  # the way over the known keys, if others are not
    10,  # the way to the nearest unknown tile, if keys are not known
    14,  # unknown tiles, if keys are not known
    12,  # the way to the next goal
    9,  # feet
    12,  # with four keys: the way to the Door less the feet
    4,  # turns until its own
    10,  # wounds
    4,  # a slot: works, wounded, covered, both
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    4,
    5,  # a colour: no key, or which
    5,
    5,
    5,
    6,  # cards
    4,  # cards that avert attacks
    4,  # cards to get on
    4,  # cards to find something
    3,  # Hermes' Mischief
    10,  # the monster's way to the hero
    16,  # the tile it stands on
    8,  # seen by the monster, protected, gazed at
    12,  # what shuts it in
    4,  # powers over the maze
    16,  # rounds
    5,  # players
    5,  # hero
    3,  # monster
    31,  # its lead over the nearest opponent
    25,  # what it still needs
    10,  # the monster's way to the nearest opponent
    25,  # that opponent's keys held and not known
    12,  # with four keys: that opponent's way to the Door less its feet
    4,  # turns until that opponent's
)
FACTS: Final = len(_SIZES)
SIZES: Final = vec[i64](list(_SIZES))
"""How many values a fact has."""
ROWS: Final = sum(_SIZES)


def _firsts() -> vec[i64]:
    firsts = vec[i64]([0] * FACTS)
    for i in range(1, FACTS):
        firsts[i] = firsts[i - 1] + SIZES[i - 1]
    return firsts


_FIRSTS: Final = _firsts()
_SEATS: Final = 5
_SAFE: Final = 9
_LEAD: Final = 250
"""A step of the lead, in hundredths of a token."""
_MIDDLE: Final = 15
_NEED: Final = 300
_SHUT: Final = 150


@final
class Outlook:
    """Sees facts. Reuse one object: it owns its working memory."""

    def __init__(self, routes: Routes, walking: Walking) -> None:
        self._routes = routes
        self._walking = walking
        self.rows: vec[i64] = buffer(FACTS)
        """The rows of the facts about the seat that was shown last."""
        self._n: i64 = 0
        self._costs: vec[i64] = buffer(_SEATS)
        self._walks: vec[i64] = buffer(_SEATS)
        self._unknown: vec[i64] = buffer(_SEATS)
        self._nearest: vec[i64] = buffer(_SEATS)
        self._shut: vec[i64] = buffer(_SEATS)
        self._hunted: vec[i64] = buffer(_SEATS)
        self._slack: vec[i64] = buffer(_SEATS)

    def look(self, state: Labyrinthos) -> None:
        """Takes in a position; comes before `show`."""
        routes = self._routes
        routes.look(state)
        avoid: i64 = state.monster_cell() & ~hiding_tiles(state)
        seat: i64 = 1
        while seat <= state.players:
            self._costs[seat] = routes.cost(state, seat)
            self._walks[seat] = routes.walk
            self._unknown[seat] = max(0, routes.unknown)
            self._nearest[seat] = routes.nearest
            self._shut[seat] = routes.shut
            self._hunted[seat] = routes.hunted
            self._slack[seat] = 0
            if state.keys(seat) == 4:
                away: i64 = routes.far(state.place(seat), at(DOOR), avoid, powers(state, seat))
                self._slack[seat] = max(1, min(11, away - state.has_feet(seat) + 5))
            seat += 1

    def cost(self, seat: i64) -> i64:
        """What a seat still needs, as `Routes.cost` says."""
        return self._costs[seat]

    def show(self, state: Labyrinthos, seat: i64) -> None:
        """Writes the rows of the facts about a seat."""
        self._n = 0
        self._show_way(state, seat)
        self._show_board(state, seat)
        self._show_hand(state, seat)
        self._show_place(state, seat)
        self._show_others(state, seat)

    def _add(self, value: i64) -> None:
        """The next fact."""
        n: i64 = self._n
        self.rows[n] = _FIRSTS[n] + max(0, min(value, SIZES[n] - 1))
        self._n = n + 1

    def _show_way(self, state: Labyrinthos, seat: i64) -> None:
        """What is to be found and walked."""
        unknown: i64 = self._unknown[seat]
        self._add(5 * state.keys(seat) + unknown)
        walk: i64 = 1 + self._walks[seat]
        self._add(0 if unknown else walk)
        self._add(walk if unknown else 0)
        self._add(1 + self._nearest[seat] if unknown else 0)
        self._add(1 + count(face_down(state, seat)) // 3 if unknown else 0)
        goals: i64 = self._walking.goals(state, seat)
        avoid: i64 = state.monster_cell() & ~hiding_tiles(state)
        self._add(self._routes.far(state.place(seat), goals, avoid, powers(state, seat)))
        self._add(state.has_feet(seat))
        self._add(self._slack[seat])
        self._add(self._turns_until(state, seat))

    def _turns_until(self, state: Labyrinthos, seat: i64) -> i64:
        return (seat - state.seat + state.players) % state.players

    def _show_board(self, state: Labyrinthos, seat: i64) -> None:
        """Wounds and keys."""
        wounds: i64 = state.wounds(seat)
        self._add(count(wounds))
        slot: i64 = 0
        while slot < SLOT_COUNT:
            covered: i64 = 2 if state.key(seat, slot) else 0
            self._add(covered + ((wounds >> slot) & 1))
            slot += 1
        colour: i64 = 0
        while colour < 4:
            slot = state.slot_of(seat, colour)
            self._add(0 if slot < 0 else 1 + ((state.key(seat, slot) - 1) & 3))
            colour += 1

    def _show_hand(self, state: Labyrinthos, seat: i64) -> None:
        cards: i64 = state.cards[seat - 1]
        self._add(state.hand_size(seat))
        self._add(self._of(cards, ESCAPES))
        self._add(self._of(cards, HURRIES))
        self._add(self._of(cards, REVEALS))
        self._add(copies(cards, HERMES))

    def _of(self, cards: i64, kinds: vec[i64]) -> i64:
        """How many of the cards are of these kinds."""
        found: i64 = 0
        i: i64 = 0
        while i < len(kinds):
            found += copies(cards, kinds[i])
            i += 1
        return found

    def _show_place(self, state: Labyrinthos, seat: i64) -> None:
        """Where it stands, and what threatens it."""
        self._add(min(self._hunted[seat], _SAFE))
        here: i64 = state.place(seat)
        self._add(state.feature(here) if here != OFF else 0)
        marks: i64 = 0
        if state.monster != OFF and among(seats_seen(state, state.monster), seat):
            marks = 1
        if among(state.smoked, seat):
            marks += 2
        if among(state.gazed, seat):
            marks += 4
        self._add(marks)
        self._add(self._shut[seat] // _SHUT)
        self._add(powers(state, seat))
        self._add(state.round // 2)
        self._add(state.players)
        self._add(state.figure(seat))
        self._add(state.beast)

    def _show_others(self, state: Labyrinthos, seat: i64) -> None:
        """How it stands beside the opponent who needs least."""
        rival: i64 = 0
        other: i64 = 1
        while other <= state.players:
            if other != seat and (rival == 0 or self._costs[other] < self._costs[rival]):
                rival = other
            other += 1
        lead: i64 = self._costs[rival] - self._costs[seat]
        self._add((lead + _LEAD * _MIDDLE + _LEAD // 2) // _LEAD)
        self._add(self._costs[seat] // _NEED)
        self._add(min(self._hunted[rival], _SAFE))
        self._add(5 * state.keys(rival) + self._unknown[rival])
        self._add(self._slack[rival])
        self._add(self._turns_until(state, rival))
