# Compiled by mypyc.
"""What can be chosen: the legal parameters of a family of actions, as a set.

One source for the list of legal actions, for the test of one action, and for whether a card,
key or action would do anything (LO-53).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clew.core.bits import at, low, shl
from clew.core.seats import among, only
from clew.games.labyrinthos.actions import (
    DECLINE,
    DISCOVER,
    DONE,
    PASS,
    POINTS,
    RAZE_EAST,
    RIGHT,
    ROLL,
    SPECIAL,
    WORD,
    use_of,
)
from clew.games.labyrinthos.agenda import (
    aim_of,
    cell_of,
    count_of,
    deed_of,
    flag_of,
    kind_of,
    owner_of,
)
from clew.games.labyrinthos.attacks import refuges
from clew.games.labyrinthos.board import Board
from clew.games.labyrinthos.components import REARRANGE_COST, RECOVER_COST
from clew.games.labyrinthos.costs import key_payments, payments, usable
from clew.games.labyrinthos.dealing import hand_limit
from clew.games.labyrinthos.deeds import deed_of_key, first_effect, reaction_of, target_of
from clew.games.labyrinthos.displacing import shaken_to, somebody_moves
from clew.games.labyrinthos.hero_board import (
    DESPERATE_SLOT,
    DISCOVER_SLOT,
    EXPLORE_SLOT,
    HEAL_SLOT,
    MOVE_SLOT,
    TILE_SLOT,
    WALL_SLOT,
    slots_with_keys,
)
from clew.games.labyrinthos.heroes import enterable, unexplored_ways
from clew.games.labyrinthos.hunting import strikeable
from clew.games.labyrinthos.keys import barters, can_discover, key_moves, keys_left
from clew.games.labyrinthos.maze import DOOR, FULL, OFF, around, line_through, reached, rotations
from clew.games.labyrinthos.monster import charges
from clew.games.labyrinthos.own_turn import can_scheme
from clew.games.labyrinthos.prowling import can_prowl, point_uses
from clew.games.labyrinthos.targets import targets_of
from clew.games.labyrinthos.tasks import (
    BANISH,
    BARTERS,
    BORDER_TILES,
    CHARGE,
    CHARGES,
    CLIMBS,
    DECLINING,
    EMPTY_PASSAGES,
    ENOUGH,
    FLIGHTS,
    FREE_HEROES,
    FREE_KEYS,
    FREE_SLOTS,
    KEY_MOVES,
    LEONAS_WORDS,
    MONSTER,
    OTHERS,
    OWN_CARDS,
    OWN_WOUNDS,
    PAID_EXPLORING,
    PAID_HEALING,
    PAID_MOVES,
    PAID_REARRANGING,
    PAID_RECOVERY,
    PAID_ROTATIONS,
    PAID_SHIFTS,
    PARTS_OF_COUNT,
    PASSAGES,
    PLAYABLE_CARDS,
    POINT_USES,
    PYTHON,
    REACTIONS,
    REARRANGE,
    RECOVER,
    REFRESHED,
    REFUGES,
    ROTATIONS,
    RUNS,
    SHAKE,
    SHAKEN_TO,
    SMELT_CARDS,
    SMOKE,
    STANDING_WALLS,
    STEPS,
    STOP,
    STRIKEABLE,
    SYMBOL_TILES,
    TARGETS,
    TILES_AHEAD,
    TRAIL,
    TURN_WORDS,
    TURNABLE_TILES,
    UNHURT_SLOTS,
    UNSEEN_TILES,
    USABLE_KEYS,
    WALL_PLACES,
    WALL_SHIFTS,
    choice_from,
    families_of,
    waits,
)
from clew.games.labyrinthos.tiles import (
    beside,
    linked,
    meets_below,
    meets_right,
    passage_tiles,
    symbol_tiles,
    turnable,
)
from clew.games.labyrinthos.walls import shiftable, wall_places
from clew.games.labyrinthos.windows import reactions

__all__ = ["choosable", "has_choice"]

_ALL_HEROES: Final = 15


def choosable(board: Board, entry: i64, family: i64, seat: i64) -> i64:  # noqa: C901
    """The legal parameters of one family of actions for a task, as a set."""
    what: i64 = choice_from(kind_of(entry), family)
    # The own turn
    if what == TURN_WORDS:
        return _turn_words(board, seat)
    if what == PAID_MOVES:
        return _paid_moves(board, seat)
    if what == PAID_EXPLORING:
        if not usable(board, seat, EXPLORE_SLOT):
            return 0
        return unexplored_ways(board, board.place(seat))
    if what == PAID_ROTATIONS:
        if not usable(board, seat, TILE_SLOT):
            return 0
        return turnable(board, family == RIGHT)
    if what == PAID_SHIFTS:
        if not usable(board, seat, WALL_SLOT):
            return 0
        return shiftable(board, family) & at(board.place(seat))
    if what == PLAYABLE_CARDS:
        if not usable(board, seat, DESPERATE_SLOT):
            return 0
        return _playable(board, seat)
    if what == USABLE_KEYS:
        return _usable_keys(board, seat)
    if what == PAID_HEALING:
        if not usable(board, seat, HEAL_SLOT):
            return 0
        return board.wounds(seat)
    if what == PAID_RECOVERY:
        if board.wounds(seat) == 0:
            return 0
        return payments(board, seat, RECOVER_COST)
    if what == PAID_REARRANGING:
        if board.keys(seat) == 0:
            return 0
        return payments(board, seat, REARRANGE_COST)
    # The monster
    if what == POINT_USES:
        return point_uses(board, entry, family)
    if what == CHARGES:
        if board.monster == OFF:
            return 0
        return charges(board)
    if what == PASSAGES:
        return passage_tiles(board) & ~board.monster_cell()
    if what == EMPTY_PASSAGES:
        if board.monster == OFF:
            return 0
        return passage_tiles(board) & ~board.monster_cell() & ~board.heroes()
    if what == STRIKEABLE:
        return strikeable(board)
    if what == LEONAS_WORDS:
        return at(ROLL) | at(POINTS)
    # Windows
    if what == DECLINING:
        return at(DECLINE)
    if what == REACTIONS:
        return reactions(board, entry, seat)
    # When to stop
    if what == ENOUGH:
        if flag_of(entry) == 0:
            return 0
        return at(DONE)
    if what == STOP:
        return at(DONE)
    if what == REFRESHED:
        if board.hand_size(seat) > hand_limit(board, seat):
            return 0
        return at(DONE)
    # Heroes
    if what == FREE_HEROES:
        return _free_heroes(board)
    if what == STEPS:
        return enterable(board, seat, linked(board, board.place(seat)))
    if what == RUNS:
        return enterable(board, seat, beside(board, board.place(seat)))
    if what == CLIMBS:
        return _climbs(board, board.place(seat))
    if what == FLIGHTS:
        return enterable(board, seat, line_through(board.place(seat)) & board.up)
    if what == REFUGES:
        if aim_of(entry) == 0:
            return 0
        return refuges(board, aim_of(entry))
    if what == SHAKEN_TO:
        if aim_of(entry) == 0:
            return 0
        return shaken_to(board, aim_of(entry))
    # Tiles and walls
    if what == ROTATIONS:
        return shl(1, rotations(board.tile(cell_of(entry)))) - 1
    if what == TURNABLE_TILES:
        return turnable(board, family == RIGHT) & ~board.used
    if what == UNSEEN_TILES:
        return FULL & ~board.up & ~board.looked[seat - 1]
    if what == BORDER_TILES:
        return around(board.up) & ~board.up
    if what == TILES_AHEAD:
        return unexplored_ways(board, board.place(seat))
    if what == SYMBOL_TILES:
        return symbol_tiles(board)
    if what == WALL_PLACES:
        return wall_places(board, family)
    if what == STANDING_WALLS:
        return board.wall_east if family == RAZE_EAST else board.wall_south
    if what == WALL_SHIFTS:
        return shiftable(board, family)
    # Tokens, cards, wounds and keys
    if what == PARTS_OF_COUNT:
        return shl(2, count_of(entry)) - 1
    if what == OWN_CARDS:
        return board.hand_kinds(seat)
    if what == SMELT_CARDS:
        return board.hand_kinds(aim_of(entry))
    if what == OWN_WOUNDS:
        return board.wounds(seat)
    if what == UNHURT_SLOTS:
        return board.unhurt(seat)
    if what == FREE_KEYS:
        return keys_left(board, count_of(entry))
    if what == FREE_SLOTS:
        return board.free_of_keys(seat)
    if what == KEY_MOVES:
        return key_moves(board, entry)
    if what == BARTERS:
        return barters(board, seat)
    # Seats, which are parameters from 1 on
    if what == TARGETS:
        return targets_of(board, target_of(deed_of(entry)), seat) << 1
    if what == OTHERS:
        return (board.everybody() & ~only(seat)) << 1
    return 0


def has_choice(board: Board, entry: i64) -> bool:
    """Whether a task has anything to choose, "enough" not counted."""
    families: i64 = families_of(kind_of(entry)) & ~at(WORD)
    while families:
        if choosable(board, entry, low(families), owner_of(entry)):
            return True
        families &= families - 1
    return False


# The own turn


def _turn_words(board: Board, seat: i64) -> i64:
    words: i64 = at(PASS)
    if usable(board, seat, DISCOVER_SLOT) and can_discover(board, seat):
        words |= at(DISCOVER)
    if can_scheme(board, seat):
        words |= at(SPECIAL)
    return words


def _paid_moves(board: Board, seat: i64) -> i64:
    if not usable(board, seat, MOVE_SLOT) or among(board.gazed, seat):
        return 0
    return enterable(board, seat, linked(board, board.place(seat)))


def _playable(board: Board, seat: i64) -> i64:
    """The cards that can be played in the own turn."""
    cards: i64 = 0
    held: i64 = board.hand_kinds(seat)
    while held:
        card: i64 = low(held)
        held &= held - 1
        if reaction_of(card) == 0 and _possible(board, card, seat):
            cards |= at(card)
    return cards


def _usable_keys(board: Board, seat: i64) -> i64:
    """The keys whose action can be used and paid for, with the ways to pay."""
    uses: i64 = 0
    slots: i64 = slots_with_keys(board.boards[seat - 1]) & ~board.wounds(seat)
    while slots:
        key: i64 = board.key(seat, low(slots)) - 1
        slots &= slots - 1
        ways: i64 = key_payments(board, seat, key)
        if ways and _possible(board, deed_of_key(key), seat):
            uses |= ways << use_of(key, 0)
    return uses


def _possible(board: Board, deed: i64, seat: i64) -> bool:
    """Whether anything of a card's or key's effect can be done now (LO-53)."""
    aim: i64 = target_of(deed)
    if aim and targets_of(board, aim, seat) == 0:
        return False
    effect: i64 = first_effect(deed, seat, 0)
    kind: i64 = kind_of(effect)
    if kind == MONSTER or kind == TRAIL:
        return can_prowl(board, count_of(effect))
    if kind == CHARGE:
        return board.monster != OFF and (board.monster != DOOR or charges(board) != 0)
    if kind == RECOVER:
        return board.wounds(seat) != 0
    if kind == BANISH:
        return board.monster != OFF and board.monster != DOOR
    if kind == PYTHON:
        return board.monster != OFF and not board.python
    if kind == SMOKE:
        return not among(board.smoked, seat)
    if kind == SHAKE:
        return somebody_moves(board)
    if kind == REARRANGE or not waits(kind):
        return True
    return has_choice(board, effect)


# Heroes


def _free_heroes(board: Board) -> i64:
    """The heroes that nobody has (LO-08)."""
    left: i64 = _ALL_HEROES
    seat: i64 = 1
    while seat <= board.players:
        if board.figure(seat):
            left &= ~at(board.figure(seat) - 1)
        seat += 1
    return left


def _climbs(board: Board, cell: i64) -> i64:
    """The adjacent tiles behind walls (LO-44, Climb)."""
    down: i64 = meets_below(board) & board.wall_south
    across: i64 = meets_right(board) & board.wall_east
    return reached(at(cell), down, across) & ~board.monster_cell()
