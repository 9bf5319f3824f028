# Compiled by mypyc.
"""How a seat's view of Labyrinthos is made. Compiled: every action makes one for every seat."""

from __future__ import annotations

from functools import lru_cache

from clew.core.bits import has
from clew.core.cells import cell_name
from clew.core.game import Outcome
from clew.core.seats import among
from clew.games.labyrinthos import agenda, tasks
from clew.games.labyrinthos.components import (
    CELLS,
    COLOURS,
    FEATURES,
    HEROES,
    KEYS,
    LETTERS,
    MONSTERS,
    SLOTS,
)
from clew.games.labyrinthos.dealing import card_names, hand_limit
from clew.games.labyrinthos.deeds import deed_name
from clew.games.labyrinthos.handful import size
from clew.games.labyrinthos.hero_board import key_in, without_wounds, wounds_in
from clew.games.labyrinthos.keys import moved_colours
from clew.games.labyrinthos.maze import OFF
from clew.games.labyrinthos.offers import offers
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import OF_SEATS, TASK_NAMES
from clew.games.labyrinthos.tiles import shape_name
from clew.games.labyrinthos.view import Item, Player, View
from clew.games.labyrinthos.walls import walls_left
from clew.games.labyrinthos.windows import asked_in

__all__ = [
    "cell_or_none",
    "cells_of",
    "coming_seats",
    "disarmers_of",
    "keys_of",
    "movements_of",
    "seats_of",
    "slots_of",
    "source_name",
    "view",
    "walls_of",
]

_CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]
_POINTS = ((tasks.MUST, "must"), (tasks.TRAILS, "trails"), (tasks.HUNTS, "hunts"))
_FLAGS = {tasks.ORIENT: "goes", tasks.WOUND: "topmost", tasks.STRIKE: "ends"}
_HEX = "0123456789abcdef"
_COMPASS = ("north", "east", "south", "west")


def seats_of(seats: int) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(1, 5) if among(seats, seat)]


def cells_of(cells: int) -> list[str]:
    """A set of cells as a list of names."""
    return [_CELL_NAMES[cell] for cell in range(CELLS) if has(cells, cell)] if cells else []


def slots_of(slots: int) -> list[str]:
    return [name for slot, name in enumerate(SLOTS) if has(slots, slot)]


def keys_of(board: int) -> dict[str, str]:
    """The keys of a hero board by slot."""
    if not without_wounds(board):
        return {}
    return {
        name: KEYS[key_in(board, slot) - 1].name
        for slot, name in enumerate(SLOTS)
        if key_in(board, slot)
    }


def walls_of(wall_east: int, wall_south: int) -> list[str]:
    east = [f"{cell} east" for cell in cells_of(wall_east)]
    return sorted(east + [f"{cell} south" for cell in cells_of(wall_south)])


def cell_or_none(cell: int) -> str:
    return "" if cell == OFF else _CELL_NAMES[cell]


def source_name(entry: int) -> str:
    """The card or key a task comes from, or nothing."""
    deed = agenda.deed_of(entry)
    # The first card has number 0, so a task tells it from none only by what it is.
    if deed == 0 and agenda.kind_of(entry) not in (tasks.DEED, tasks.TARGET, tasks.SHAKE):
        return ""
    return deed_name(deed)


def coming_seats(entry: int, players: int) -> list[int]:
    """The seats that a task still comes to, in turn order from its owner."""
    if agenda.kind_of(entry) not in OF_SEATS:
        return []
    seats = agenda.count_of(entry)
    owner = agenda.owner_of(entry)
    order = [(owner - 1 + i) % players + 1 for i in range(players)]
    return [seat for seat in order if among(seats, seat)]


def _marks(kind: int, flag: int) -> list[str]:
    """What a task's flag says."""
    if not flag:
        return []
    if kind == tasks.MONSTER:
        return [name for bit, name in _POINTS if flag & bit]
    if kind == tasks.RUN:
        return [_COMPASS[flag - 1]]
    return [_FLAGS.get(kind, "enough")]


@lru_cache(maxsize=2048)
def _item(entry: int, limit: int, players: int) -> Item:
    """A task of the agenda; `limit` is the hand limit of its seat."""
    kind = agenda.kind_of(entry)
    count = agenda.count_of(entry)
    deed = source_name(entry)
    aim = agenda.aim_of(entry)
    cell, slot, colour = OFF, "", ""
    if kind in (tasks.ORIENT, tasks.MONSTER) or (kind == tasks.LAND and aim):
        cell = agenda.cell_of(entry)
    elif kind == tasks.GIVE_TO:
        slot = SLOTS[agenda.cell_of(entry)]
    if kind == tasks.KEY_SLOT:
        deed, count = KEYS[count].name, 0
    elif kind == tasks.TAKE_KEY:
        colour, count = COLOURS[count], 0
    elif kind == tasks.REFRESH:
        count = limit
    elif kind in OF_SEATS:
        count = 0
    return Item(
        task=TASK_NAMES[kind],
        seat=agenda.owner_of(entry),
        count=count,
        seats=coming_seats(entry, players),
        target=aim,
        deed=deed,
        cell=cell_or_none(cell),
        slot=slot,
        colour=colour,
        marks=_marks(kind, agenda.flag_of(entry)),
    )


def _agenda(state: Labyrinthos) -> list[Item]:
    entries = [state.agenda[i] for i in range(state.depth)]
    return [
        _item(entry, hand_limit(state, agenda.owner_of(entry)), state.players) for entry in entries
    ]


def _used(state: Labyrinthos) -> list[str]:
    """What the effect on top has been used on."""
    if not state.depth:
        return []
    kind = agenda.kind_of(state.top())
    if kind == tasks.REARRANGE:
        moved = moved_colours(state.top())
        return [name for colour, name in enumerate(COLOURS) if has(moved, colour)]
    if kind == tasks.SWING:
        return walls_of(state.used, state.used_south)
    return cells_of(state.used)


def disarmers_of(state: Labyrinthos) -> dict[str, int]:
    """By disarmed tile, the seat that did it."""
    if not state.disarmed:
        return {}
    return {_CELL_NAMES[i]: state.disarmer(i) for i in range(CELLS) if has(state.disarmed, i)}


def movements_of(state: Labyrinthos) -> list[int]:
    """The seats whose monster movements wait, the next one first."""
    seats: list[int] = []
    while seat := state.movement(len(seats)):
        seats.append(seat)
    return seats


def _tile(state: Labyrinthos, cell: int) -> str:
    feature = FEATURES[state.feature(cell)]
    return f"{shape_name(state.tile(cell))} {feature}"


def _tiles(state: Labyrinthos) -> str:
    """Every face-up tile's open sides as a hex digit, row by row; ? for face down."""
    return "".join([_HEX[state.tile(i)] if has(state.up, i) else "?" for i in range(CELLS)])


def _features(state: Labyrinthos) -> str:
    """What is on every face-up tile as a letter, row by row; ? for face down."""
    return "".join([LETTERS[state.feature(i)] if has(state.up, i) else "?" for i in range(CELLS)])


def view(state: Labyrinthos, seat: int, outcome: Outcome | None) -> View:
    seats = range(1, state.players + 1)
    acting, asked, asked_seats = _asked(state, seat)
    looked = state.looked[seat - 1] if seat else 0
    return View(
        seat=seat,
        players=[_player(state, other) for other in seats],
        monster=MONSTERS[state.beast],
        monster_cell=cell_or_none(state.monster),
        no_empty_slot=bool(state.no_empty_slot),
        rounds=state.last_round,
        tiles=_tiles(state),
        features=_features(state),
        seen={
            _CELL_NAMES[i]: _tile(state, i) for i in range(CELLS if looked else 0) if has(looked, i)
        },
        disarmed=disarmers_of(state),
        walls=_walls(state.wall_east, state.wall_south),
        walls_left=walls_left(state),
        wounds_left=state.wounds_left(),
        keys_left=_keys_left(tuple(without_wounds(state.boards[other - 1]) for other in seats)),
        deck=size(state.deck),
        discards=_names(state.discards),
        hand=_names(state.cards[seat - 1]) if seat else [],
        known=[_names(state.knows(seat, other)) if seat else [] for other in seats],
        python=bool(state.python),
        start=state.start,
        round=state.round,
        turn=state.seat,
        trapped=bool(state.trapped),
        schemed=bool(state.schemed),
        acting=acting,
        asked=asked,
        asked_seats=asked_seats,
        attacked=seats_of(state.attacked) if state.attacked else [],
        cloaked=seats_of(state.cloaked) if state.cloaked else [],
        spared=[state.spared_wounds(other) for other in seats] if state.attacked else [],
        jaws=bool(state.jaws),
        mirror=bool(state.mirror),
        blood=state.blood,
        rolls=_rolls(state.blood, state.lower) if state.blood else [],
        fresh=seats_of(state.fresh) if state.fresh else [],
        movements=movements_of(state) if state.queue else [],
        gained=seats_of(state.gained) if state.gained else [],
        used=_used(state),
        agenda=_agenda(state),
        offers=offers(state, seat),
        outcome=outcome,
    )


def _rolls(blood: int, lower: int) -> list[int]:
    return [lower, blood] if lower else [blood]


def _asked(state: Labyrinthos, seat: int) -> tuple[int, str, list[int]]:
    """Who must choose, what for, and who is asked, as a seat sees it (LO-50)."""
    if state.ended:
        return 0, "over", []
    kind = agenda.kind_of(state.top())
    if not tasks.is_window(kind):
        return state.acting(), TASK_NAMES[kind], [state.acting()]
    asked = seats_of(asked_in(state, state.top()))
    answered = seat in asked and not state.waits_for(seat)
    acting = seat if seat in asked and not answered else 0
    return acting, "wait" if answered else TASK_NAMES[kind], asked


def _player(state: Labyrinthos, seat: int) -> Player:
    return _made_player(
        state.figure(seat),
        state.place(seat),
        state.has_feet(seat),
        state.has_hands(seat),
        state.hand_size(seat),
        state.boards[seat - 1],
        among(state.smoked, seat),
        among(state.gazed, seat),
        state.looked[seat - 1],
    )


# After every action a view is made for every seat, although little has changed. So parts that come
# from the same words are made only once. Nobody changes a view.


@lru_cache(maxsize=4096)
def _made_player(
    figure: int,
    place: int,
    feet: int,
    hands: int,
    cards: int,
    board: int,
    smoked: bool,
    gazed: bool,
    looked: int,
) -> Player:
    return Player(
        hero=HEROES[figure - 1].name if figure else "",
        cell=cell_or_none(place),
        feet=feet,
        hands=hands,
        cards=cards,
        keys=keys_of(board),
        wounds=slots_of(wounds_in(board)),
        smoked=smoked,
        gazed=gazed,
        looked=cells_of(looked),
    )


_walls = lru_cache(maxsize=1024)(walls_of)
_names = lru_cache(maxsize=4096)(card_names)


@lru_cache(maxsize=1024)
def _keys_left(boards: tuple[int, ...]) -> list[str]:
    held = {key for board in boards for key in keys_of(board).values()}
    return [key.name for key in KEYS if key.name not in held]
