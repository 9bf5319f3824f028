# Compiled by mypyc.
"""Everything that a position of Labyrinthos consists of, and how it is copied."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import shl
from clew.core.state import State, buffer
from clew.games.labyrinthos.maze import OFF

__all__ = ["DEPTH", "Fields"]

DEPTH: Final = 48
"""No agenda is longer."""
_NOTHING: Final = buffer(0)
_ROUND_LIMIT: Final = 150


class Fields(State):
    """All data of a position. The values of all seats often share one word."""

    def __init__(self, empty: bool = True) -> None:
        """An empty board; if not `empty`, a board that is only usable as the target of a copy."""
        # Planes of the 49 cells: where tiles are open, the binary digits of what is on them
        # (FEATURES), face-up tiles, walls to the right of and below cells. A tile that lies
        # face down lies as SHAPES has it.
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.mark0: i64 = 0
        self.mark1: i64 = 0
        self.mark2: i64 = 0
        self.mark3: i64 = 0
        self.up: i64 = 0
        self.wall_east: i64 = 0
        self.wall_south: i64 = 0
        # Tiles that count as having no symbol, and the binary digits of who did it, seat - 1.
        self.disarmed: i64 = 0
        self.disarmer0: i64 = 0
        self.disarmer1: i64 = 0
        # Seats: three bits a hero (1 to 4, 0 not chosen), six a place and a number of tokens.
        self.players: i64 = 0
        self.figures: i64 = 0
        self.places: i64 = shl(1, 24) - 1
        self.feet: i64 = 0
        self.hand_tokens: i64 = 0
        # Sets of seats: who cannot use Move (LO-48), who cannot be attacked (LO-44, Smoke).
        self.gazed: i64 = 0
        self.smoked: i64 = 0
        # A hero board: five bits a slot for its key, from 1 on, then one a slot for its wound.
        self.boards: vec[i64] = buffer(4) if empty else _NOTHING
        # Desperation cards: in hand, and what a seat knows others to hold, 4 * knower + holder.
        self.cards: vec[i64] = buffer(4) if empty else _NOTHING
        self.known: vec[i64] = buffer(16) if empty else _NOTHING
        self.deck: i64 = 0
        self.discards: i64 = 0
        # The face-down tiles that a seat has looked at (LO-47).
        self.looked: vec[i64] = buffer(4) if empty else _NOTHING
        self.beast: i64 = 0
        self.monster: i64 = OFF
        self.python: i64 = 0
        self.no_empty_slot: i64 = 0
        self.last_round: i64 = _ROUND_LIMIT
        self.start: i64 = 1
        self.round: i64 = 1
        self.seat: i64 = 1
        # This turn: a trap was met (Veteran Warrior), Royal Cunning was used.
        self.trapped: i64 = 0
        self.schemed: i64 = 0
        # The agenda, its top at depth - 1; who must act now; answers in a window, six bits a
        # seat: 0 none yet, 1 declined, card + 2.
        self.agenda: vec[i64] = buffer(DEPTH) if empty else _NOTHING
        self.depth: i64 = 0
        self.waiting: i64 = 0
        self.answers: i64 = 0
        # Who has gained a monster movement by being moved (LO-38), and those movements that
        # wait, three bits a seat, the first one lowest.
        self.gained: i64 = 0
        self.queue: i64 = 0
        # What the effect on top has been used on: tiles, or walls to the right and below.
        self.used: i64 = 0
        self.used_south: i64 = 0
        # The attack: sets of seats; three bits a seat for wounds spared; the Blood die.
        self.attacked: i64 = 0
        self.cloaked: i64 = 0
        self.spared: i64 = 0
        self.jaws: i64 = 0
        self.mirror: i64 = 0
        self.blood: i64 = 0
        # With Three Jaws, the roll that does not count.
        self.lower: i64 = 0
        # Heroes whom Cerberus has just got into sight.
        self.fresh: i64 = 0
        self.ended: i64 = 0
        self.winner: i64 = 0

    def copy_to(self, other: Fields) -> None:
        """Makes another position equal to this one."""
        other.north = self.north
        other.east = self.east
        other.south = self.south
        other.west = self.west
        other.mark0 = self.mark0
        other.mark1 = self.mark1
        other.mark2 = self.mark2
        other.mark3 = self.mark3
        other.up = self.up
        other.wall_east = self.wall_east
        other.wall_south = self.wall_south
        other.disarmed = self.disarmed
        other.disarmer0 = self.disarmer0
        other.disarmer1 = self.disarmer1
        other.players = self.players
        other.figures = self.figures
        other.places = self.places
        other.feet = self.feet
        other.hand_tokens = self.hand_tokens
        other.gazed = self.gazed
        other.smoked = self.smoked
        other.boards = self.boards[:]
        other.cards = self.cards[:]
        other.known = self.known[:]
        other.deck = self.deck
        other.discards = self.discards
        other.looked = self.looked[:]
        other.beast = self.beast
        other.monster = self.monster
        other.python = self.python
        other.no_empty_slot = self.no_empty_slot
        other.last_round = self.last_round
        other.start = self.start
        other.round = self.round
        other.seat = self.seat
        other.trapped = self.trapped
        other.schemed = self.schemed
        other.agenda = self.agenda[:]
        other.depth = self.depth
        other.waiting = self.waiting
        other.answers = self.answers
        other.gained = self.gained
        other.queue = self.queue
        other.used = self.used
        other.used_south = self.used_south
        other.attacked = self.attacked
        other.cloaked = self.cloaked
        other.spared = self.spared
        other.jaws = self.jaws
        other.mirror = self.mirror
        other.blood = self.blood
        other.lower = self.lower
        other.fresh = self.fresh
        other.ended = self.ended
        other.winner = self.winner
