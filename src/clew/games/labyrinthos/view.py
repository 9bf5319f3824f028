"""What a seat of Labyrinthos sees."""

from __future__ import annotations

import msgspec

from clew.core.cells import cell_name
from clew.core.game import Outcome
from clew.games.labyrinthos import agenda
from clew.games.labyrinthos.agenda import KEY_DEEDS, TASKS
from clew.games.labyrinthos.components import CARDS, CELLS, FEATURES, HEROES, KEYS, MONSTERS, SLOTS
from clew.games.labyrinthos.heroes import shape_name
from clew.games.labyrinthos.maze import OFF
from clew.games.labyrinthos.offers import Offer, offers
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.turns import card_names

__all__ = [
    "Item",
    "Offer",
    "Player",
    "View",
    "cell_or_none",
    "cells_of",
    "deed_name",
    "keys_of",
    "seats_of",
    "slots_of",
    "view",
    "walls_of",
]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    hero: str
    """Empty until it is chosen."""
    cell: str
    feet: int
    hands: int
    """Hand tokens."""
    cards: int
    """How many Desperation cards."""
    keys: dict[str, str]
    """By slot."""
    wounds: list[str]
    """The wounded slots."""
    smoked: bool
    """Cannot be attacked until the own next turn."""
    gazed: bool
    """Cannot use Move until the end of the own next turn."""
    looked: list[str]
    """Face-down tiles this player has looked at; what they are is the player's secret."""


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something still to be decided or done. The last item of an agenda comes first."""

    task: str
    seat: int
    """Who decides, or whose doing it is."""
    count: int = 0
    """How many are left: points, tiles, walls, wounds, tokens; cards: the limit of the hand."""
    target: int = 0
    """The seat it aims at."""
    deed: str = ""
    """The card or key it comes from, or the key to be put on a slot."""
    cell: str = ""
    """The tile to be laid, or where the monster's movement began."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag="labyrinthos", tag_field="game"):
    """The table as one seat sees it (0: a spectator).

    Board strings have one letter a cell, row by row from a1. `tiles`: open sides as a hex
    digit, N 1, E 2, S 4, W 8, or ? for face down. `features`: a dot for plain, w wall,
    m Minotaur, h hide, t trap, p secret passage, D the Door, B S G I keys, 1 to 4 places of
    heroes, ? for face down.
    """

    seat: int
    players: list[Player]
    monster: str
    monster_cell: str
    """Empty while it is not on the board (LO-10)."""
    no_empty_slot: bool
    rounds: int
    """How many are played at most (LO-46)."""
    tiles: str
    features: str
    seen: dict[str, str]
    """Face-down tiles you have looked at: shape and what is on it."""
    disarmed: list[str]
    walls: list[str]
    """A cell and its side."""
    walls_left: int
    wounds_left: int
    keys_left: list[str]
    deck: int
    discards: list[str]
    hand: list[str]
    """Own cards."""
    known: list[list[str]]
    """By seat, the cards you know it to hold."""
    python: bool
    """Medusa can attack adjacent tiles this turn."""
    round: int
    turn: int
    """Whose turn it is."""
    acting: int
    """Who must choose, 0 when the game is over. In a window for reactions, where several are
    asked at once, the viewing seat until it has answered, else 0."""
    asked: str
    """What for: a task, `wait` after having answered, or `over`."""
    asked_seats: list[int]
    """Everybody who is asked, those who have answered in a window included."""
    attacked: list[int]
    blood: int
    """The Blood die of the attack going on."""
    agenda: list[Item]
    offers: list[Offer]
    """The own hero board: actions and keys with their costs, and why not now."""
    outcome: Outcome | None


def seats_of(seats: int) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(1, 5) if seats >> seat - 1 & 1]


def cells_of(cells: int) -> list[str]:
    """A set of cells as a list of names."""
    return [cell_name(cell) for cell in range(CELLS) if cells >> cell & 1]


def slots_of(slots: int) -> list[str]:
    return [name for slot, name in enumerate(SLOTS) if slots >> slot & 1]


def keys_of(state: Labyrinthos, seat: int) -> dict[str, str]:
    """A seat's keys by slot."""
    return {
        name: KEYS[state.key(seat, slot) - 1].name
        for slot, name in enumerate(SLOTS)
        if state.key(seat, slot)
    }


def walls_of(state: Labyrinthos) -> list[str]:
    east = [f"{cell} east" for cell in cells_of(state.wall_east)]
    return sorted(east + [f"{cell} south" for cell in cells_of(state.wall_south)])


def cell_or_none(cell: int) -> str:
    return "" if cell == OFF else cell_name(cell)


def deed_name(entry: int) -> str:
    """The card or key a task comes from, or nothing."""
    deed = agenda.deed_of(entry)
    if deed >= KEY_DEEDS:
        return KEYS[deed - KEY_DEEDS].name
    # The first card has number 0, so a task tells it from none only by what it is.
    kind = TASKS[agenda.kind_of(entry)]
    carries = deed or kind in ("deed", "target", "shake")
    return CARDS[deed].name if carries else ""


def _item(state: Labyrinthos, entry: int) -> Item:
    kind = agenda.kind_of(entry)
    seat = agenda.owner_of(entry)
    count = agenda.count_of(entry)
    deed = deed_name(entry)
    cell = agenda.cell_of(entry) if kind in (agenda.ORIENT, agenda.MONSTER) else OFF
    if kind == agenda.KEY_SLOT:
        deed, count = KEYS[count].name, 0
    elif kind == agenda.REFRESH:
        count = state.hand_limit(seat)
    return Item(
        task=TASKS[kind],
        seat=seat,
        count=count,
        target=agenda.aim_of(entry),
        deed=deed,
        cell=cell_or_none(cell),
    )


def _tile(state: Labyrinthos, cell: int) -> str:
    feature = FEATURES[state.feature(cell)]
    return f"{shape_name(state.tile(cell))} {feature}"


def view(state: Labyrinthos, seat: int, outcome: Outcome | None) -> View:
    seats = range(1, state.players + 1)
    held = {key for other in seats for key in keys_of(state, other).values()}
    acting, asked, asked_seats = _asked(state, seat)
    return View(
        seat=seat,
        players=[_player(state, other) for other in seats],
        monster=MONSTERS[state.beast],
        monster_cell=cell_or_none(state.monster),
        no_empty_slot=bool(state.no_empty_slot),
        rounds=state.last_round,
        tiles=state.tiles_text(),
        features=state.features_text(),
        seen={
            cell_name(i): _tile(state, i)
            for i in range(CELLS)
            if seat and state.looked[seat - 1] >> i & 1
        },
        disarmed=cells_of(state.disarmed),
        walls=walls_of(state),
        walls_left=state.walls_left(),
        wounds_left=state.wounds_left(),
        keys_left=[key.name for key in KEYS if key.name not in held],
        deck=len(card_names(state.deck)),
        discards=card_names(state.discards),
        hand=card_names(state.cards[seat - 1]) if seat else [],
        known=[card_names(state.knows(seat, other)) if seat else [] for other in seats],
        python=bool(state.python),
        round=state.round,
        turn=state.seat,
        acting=acting,
        asked=asked,
        asked_seats=asked_seats,
        attacked=seats_of(state.attacked),
        blood=state.blood,
        agenda=[_item(state, state.agenda[i]) for i in range(state.depth)],
        offers=offers(state, seat),
        outcome=outcome,
    )


def _asked(state: Labyrinthos, seat: int) -> tuple[int, str, list[int]]:
    """Who must choose, what for, and who is asked, as a seat sees it (LO-50)."""
    if state.ended:
        return 0, "over", []
    kind = agenda.kind_of(state.top())
    if kind < agenda.ON_CARD:
        return state.acting(), TASKS[kind], [state.acting()]
    asked = seats_of(state.asked_in(state.top()))
    answered = seat in asked and not state.waits_for(seat)
    acting = seat if seat in asked and not answered else 0
    return acting, "wait" if answered else TASKS[kind], asked


def _player(state: Labyrinthos, seat: int) -> Player:
    figure = state.figure(seat)
    return Player(
        hero=HEROES[figure - 1].name if figure else "",
        cell=cell_or_none(state.place(seat)),
        feet=state.has_feet(seat),
        hands=state.has_hands(seat),
        cards=state.hand_size(seat),
        keys=keys_of(state, seat),
        wounds=slots_of(state.wounds(seat)),
        smoked=bool(state.smoked >> seat - 1 & 1),
        gazed=bool(state.gazed >> seat - 1 & 1),
        looked=cells_of(state.looked[seat - 1]),
    )
