"""A whole position of Labyrinthos as JSON, checked on its way in."""

from __future__ import annotations

import msgspec

from clew.core.bits import has
from clew.core.errors import PositionError
from clew.core.game import Place
from clew.games.labyrinthos import agenda
from clew.games.labyrinthos.components import CARDS, CELLS, HEROES, LETTERS, MONSTERS, ROUND_LIMIT
from clew.games.labyrinthos.dealing import card_names
from clew.games.labyrinthos.handful import copies
from clew.games.labyrinthos.restore import (
    restore_agenda,
    restore_cards,
    restore_maze,
    restore_seats,
)
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.sight import (
    cell_or_none,
    cells_of,
    coming_seats,
    disarmers_of,
    keys_of,
    movements_of,
    seats_of,
    slots_of,
    source_name,
    walls_of,
)
from clew.games.labyrinthos.tasks import OF_SEATS, TASK_NAMES
from clew.games.labyrinthos.windows import DECLINED, FIRST_CARD

__all__ = ["Attack", "HeroBoard", "Position", "Task", "hidden", "position", "restore"]


class HeroBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat: hero, place, tokens, keys by slot, wounded slots, face-down tiles looked at."""

    hero: str = ""
    cell: str = ""
    feet: int = 0
    hands: int = 0
    keys: dict[str, str] = {}
    wounds: list[str] = []
    looked: list[str] = []


class Task(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A task of the agenda; `cell` may be a slot's number, `flag` depends on the task.

    `seats` are those to whom a displacement, the wounds of an attack, landings or an earthquake
    still come; such a task has no count.
    """

    task: str
    seat: int
    count: int = 0
    seats: list[int] = []
    target: int = 0
    cell: int = 0
    flag: int = 0
    deed: str = ""


class Attack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The attack going on; `spared` are wounds fewer, by seat; `lower` is the roll that does not
    count, with Three Jaws."""

    attacked: list[int] = []
    cloaked: list[int] = []
    spared: list[int] = []
    jaws: bool = False
    mirror: bool = False
    blood: int = 0
    lower: int = 0


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of a position.

    `tiles` has for each cell the open sides as a hex digit and a letter as in the view; `up`
    an x for face up. `cards` are hands by seat, `known` for each card the seats that know it
    to be there. `disarmed` has for each cell the seat that did it. `answers` are those given
    in a window so far, by seat: a card, `decline`, or nothing. The last task comes first.
    """

    monster: str = "minotaur"
    monster_cell: str = ""
    no_empty_slot: bool = False
    rounds: int = ROUND_LIMIT
    tiles: list[str]
    up: str
    walls: list[str] = []
    disarmed: dict[str, int] = {}
    boards: list[HeroBoard]
    cards: list[list[str]]
    known: list[list[list[int]]]
    deck: list[str]
    discards: list[str]
    smoked: list[int] = []
    gazed: list[int] = []
    python: bool = False
    start: int = 1
    round: int = 1
    seat: int = 1
    trapped: bool = False
    schemed: bool = False
    agenda: list[Task] = []
    answers: list[str] = []
    gained: list[int] = []
    queue: list[int] = []
    used: list[str] = []
    used_south: list[str] = []
    attack: Attack = Attack()
    fresh: list[int] = []
    winner: int = 0
    ended: str = ""


def position(state: Labyrinthos) -> Position:
    seats = range(1, state.players + 1)
    return Position(
        monster=MONSTERS[state.beast],
        monster_cell=cell_or_none(state.monster),
        no_empty_slot=bool(state.no_empty_slot),
        rounds=state.last_round,
        tiles=[f"{state.tile(i):x}{LETTERS[state.feature(i)]}" for i in range(CELLS)],
        up="".join("x" if has(state.up, i) else "." for i in range(CELLS)),
        walls=walls_of(state.wall_east, state.wall_south),
        disarmed=disarmers_of(state),
        boards=[_board(state, seat) for seat in seats],
        cards=[card_names(state.cards[seat - 1]) for seat in seats],
        known=[_known(state, seat) for seat in seats],
        deck=card_names(state.deck),
        discards=card_names(state.discards),
        smoked=seats_of(state.smoked),
        gazed=seats_of(state.gazed),
        python=bool(state.python),
        start=state.start,
        round=state.round,
        seat=state.seat,
        trapped=bool(state.trapped),
        schemed=bool(state.schemed),
        agenda=[_task(state.agenda[i], state.players) for i in range(state.depth)],
        answers=[_answer(state.answer(seat)) for seat in seats],
        gained=seats_of(state.gained),
        queue=movements_of(state),
        used=cells_of(state.used),
        used_south=cells_of(state.used_south),
        attack=Attack(
            attacked=seats_of(state.attacked),
            cloaked=seats_of(state.cloaked),
            spared=[state.spared_wounds(seat) for seat in seats],
            jaws=bool(state.jaws),
            mirror=bool(state.mirror),
            blood=state.blood,
            lower=state.lower,
        ),
        fresh=seats_of(state.fresh),
        winner=state.winner,
        ended=f"LO-{state.ended}" if state.ended else "",
    )


def _board(state: Labyrinthos, seat: int) -> HeroBoard:
    figure = state.figure(seat)
    return HeroBoard(
        hero=HEROES[figure - 1].name if figure else "",
        cell=cell_or_none(state.place(seat)),
        feet=state.has_feet(seat),
        hands=state.has_hands(seat),
        keys=keys_of(state.boards[seat - 1]),
        wounds=slots_of(state.wounds(seat)),
        looked=cells_of(state.looked[seat - 1]),
    )


def _known(state: Labyrinthos, holder: int) -> list[list[int]]:
    """For each card of a hand, in order, the seats that know it."""
    seats = range(1, state.players + 1)
    return [
        [seat for seat in seats if copies(state.knows(seat, holder), kind) > copy]
        for kind in range(len(CARDS))
        for copy in range(copies(state.cards[holder - 1], kind))
    ]


def _task(entry: int, players: int) -> Task:
    kind = agenda.kind_of(entry)
    return Task(
        task=TASK_NAMES[kind],
        seat=agenda.owner_of(entry),
        count=0 if kind in OF_SEATS else agenda.count_of(entry),
        seats=coming_seats(entry, players),
        target=agenda.aim_of(entry),
        cell=agenda.cell_of(entry),
        flag=agenda.flag_of(entry),
        deed=source_name(entry),
    )


def _answer(answer: int) -> str:
    if answer < FIRST_CARD:
        return "decline" if answer == DECLINED else ""
    return CARDS[answer - FIRST_CARD].name


def hidden(state: Labyrinthos, seat: int) -> list[list[Place]]:
    """The places a seat (0: a spectator) cannot tell apart: cards, and face-down tiles.

    A card with which another seat has answered a window is in that hand as long as the answer
    waits, so it is not exchanged alone.
    """
    cards: list[Place] = []
    for other in range(1, state.players + 1):
        if other == seat:
            continue
        names = card_names(state.cards[other - 1])
        answer = _answer(state.answer(other))
        kept = names.index(answer) if answer in names else -1
        cards += [
            ("cards", other - 1, i)
            for i, knowers in enumerate(_known(state, other))
            if seat not in knowers and i != kept
        ]
    cards += [("deck", i) for i in range(len(card_names(state.deck)))]
    unknown = ~(state.up | (state.looked[seat - 1] if seat else 0))
    tiles: list[Place] = [("tiles", i) for i in range(CELLS) if has(unknown, i)]
    return [group for group in (cards, tiles) if len(group) > 1]


def restore(given: Position) -> Labyrinthos:
    """The state of a position. Raises PositionError that says why the position is impossible."""
    state = Labyrinthos()
    if given.monster not in MONSTERS:
        raise PositionError(f"the monster must be one of {', '.join(MONSTERS)} (LO-43)")
    state.beast = MONSTERS.index(given.monster)
    state.no_empty_slot = int(given.no_empty_slot)
    state.last_round = given.rounds
    restore_maze(state, given)
    restore_seats(state, given)
    restore_cards(state, given)
    restore_agenda(state, given)
    return state
