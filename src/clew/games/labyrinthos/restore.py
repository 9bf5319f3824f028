"""Reads a position back, and checks everything that would make it impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from clew.core.bits import at, has
from clew.core.cells import cell_name, cell_number
from clew.core.errors import ClewError, PositionError, need
from clew.core.seats import among, only
from clew.core.sides import sides_number
from clew.games.labyrinthos import agenda, tasks
from clew.games.labyrinthos.agenda import kind_of, task
from clew.games.labyrinthos.board import DEPTH
from clew.games.labyrinthos.components import (
    CARDS,
    CELLS,
    CENTRE,
    FEATURES,
    HEROES,
    KEYS,
    LETTERS,
    MEDUSA,
    MONSTERS,
    ROUND_LIMIT,
    SHAPES,
    SLOTS,
    TILES,
    WALLS,
    WOUNDS,
)
from clew.games.labyrinthos.deeds import deed_of_key
from clew.games.labyrinthos.handful import one
from clew.games.labyrinthos.maze import DOOR, OFF
from clew.games.labyrinthos.refusals import ROUND_LIMIT_REACHED
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import OF_SEATS, TASK_NAMES, kind_named
from clew.games.labyrinthos.tiles import shape_name, symbol_tiles
from clew.games.labyrinthos.windows import DECLINED, FIRST_CARD, asked_in, reactions

if TYPE_CHECKING:
    from clew.games.labyrinthos.position import Position, Task

__all__ = ["restore_agenda", "restore_cards", "restore_maze", "restore_seats"]

_MAX_TOKENS = 60
_BOTTOM = ("choose-hero", "turn", "end-turn")
_NAMES = {card.name: i for i, card in enumerate(CARDS)}
_DEEDS = {**_NAMES, **{key.name: deed_of_key(i) for i, key in enumerate(KEYS)}}


def _cell(name: str, what: str) -> int:
    try:
        return cell_number(name)
    except ClewError as error:
        raise PositionError(f"{what}: {error}") from None


def _cell_or_off(name: str, what: str) -> int:
    return _cell(name, what) if name else OFF


def _cells(names: Iterable[str], what: str) -> int:
    return sum(at(_cell(name, what)) for name in set(names))


def _seats(seats: Iterable[int], players: int, what: str) -> int:
    for seat in seats:
        need(1 <= seat <= players, f"{what}: there is no seat {seat}")
    return sum(only(seat) for seat in set(seats))


# The maze


def restore_maze(state: Labyrinthos, given: Position) -> None:
    need(len(given.tiles) == CELLS, f"there must be {CELLS} tiles (LO-01)")
    need(
        len(given.up) == CELLS and set(given.up) <= set("x."),
        f"up must be {CELLS} dots or x",
    )
    parts: dict[str, Counter[tuple[str, str]]] = {part: Counter() for part in TILES}
    for cell, tile in enumerate(given.tiles):
        need(
            len(tile) == 2 and tile[0] in "0123456789abcdef" and tile[1] in LETTERS,
            f"{tile!r} is not a tile: open sides as a hex digit, and one of {LETTERS}",
        )
        sides, feature = int(tile[0], 16), LETTERS.index(tile[1])
        state.lay(cell, sides)
        state.mark(cell, feature)
        if given.up[cell] == "x":
            state.up |= at(cell)
        part = "door" if cell == DOOR else "centre" if cell in CENTRE else "maze"
        shape = shape_name(sides)
        parts[part][shape, FEATURES[feature]] += 1
        if given.up[cell] != "x":
            need(part == "maze", f"the tile on {cell_name(cell)} lies face up (LO-07)")
            need(
                shape and sides == sides_number(SHAPES[shape]),
                f"the face-down tile on {cell_name(cell)} is not rotated yet (LO-18)",
            )
    for part, there in parts.items():
        expected = Counter({(shape, feature): n for shape, feature, n in TILES[part]})
        need(there == expected, f"the tiles of the {part} are not those of the box (LO-02)")
    _restore_walls(state, given)
    for name, seat in given.disarmed.items():
        cell = _cell(name, "disarmed")
        need(has(symbol_tiles(state), cell), f"the tile on {name} has no symbol to disarm (LO-47)")
        need(1 <= seat <= len(given.boards), f"disarmed: there is no seat {seat}")
        state.disarm(cell, seat)


def _restore_walls(state: Labyrinthos, given: Position) -> None:
    need(len(given.walls) <= WALLS, f"there are {WALLS} walls (LO-01)")
    need(len(set(given.walls)) == len(given.walls), "two walls stand at one side (LO-27)")
    around = [0] * CELLS
    for wall in given.walls:
        name, _, side = wall.partition(" ")
        cell = _cell(name, "walls")
        need(side in ("east", "south"), f"{wall!r} is not a wall: say CELL east or CELL south")
        inside = cell % 7 < 6 if side == "east" else cell < 42
        need(inside, f"no wall stands on the maze's edge: {wall} (LO-27)")
        if side == "east":
            state.wall_east |= at(cell)
        else:
            state.wall_south |= at(cell)
        for beside in (cell, cell + (1 if side == "east" else 7)):
            around[beside] += 1
            need(around[beside] <= 2, f"more than two walls at {cell_name(beside)} (LO-27)")


# Seats


def restore_seats(state: Labyrinthos, given: Position) -> None:
    players = len(given.boards)
    need(2 <= players <= 4, f"labyrinthos is for 2 to 4 players, not {players}")
    state.players = players
    names = [hero.name for hero in HEROES]
    taken: set[str] = set()
    heroes: set[str] = set()
    for seat, board in enumerate(given.boards, 1):
        need(board.hero in (*names, ""), f"{board.hero!r} is not a hero (LO-04)")
        need(board.hero not in heroes or not board.hero, "two seats have one hero (LO-08)")
        heroes.add(board.hero)
        if board.hero:
            state.set_figure(seat, names.index(board.hero) + 1)
        cell = _cell_or_off(board.cell, f"hero of seat {seat}")
        need((cell == OFF) == (not board.hero), f"seat {seat}: a hero is where it was put (LO-08)")
        need(cell == OFF or has(state.up, cell), f"seat {seat}: no hero is on a face-down tile")
        state.put(seat, cell)
        for tokens in (board.feet, board.hands):
            need(0 <= tokens <= _MAX_TOKENS, f"seat {seat} cannot have {tokens} tokens")
        state.pay(seat, -board.feet, -board.hands)
        _restore_board(state, given, seat, taken)
        state.looked[seat - 1] = _cells(board.looked, "looked")
        need(not state.looked[seat - 1] & state.up, "only face-down tiles are looked at (LO-47)")
    need(state.wounds_left() >= 0, f"there are {WOUNDS} wounds (LO-01)")
    state.monster = _cell_or_off(given.monster_cell, "monster")
    need(
        state.monster == OFF or has(state.up, state.monster),
        "the monster is not on a face-down tile",
    )
    state.smoked = _seats(given.smoked, players, "smoked")
    state.gazed = _seats(given.gazed, players, "gazed")
    need(not given.gazed or state.beast == MEDUSA, "only Medusa gazes (LO-48)")
    need(not given.python or state.beast == MEDUSA, "only Medusa has a python's body (LO-48)")
    state.python = int(given.python)


def _restore_board(state: Labyrinthos, given: Position, seat: int, taken: set[str]) -> None:
    board = given.boards[seat - 1]
    slots = SLOTS[:8] if given.no_empty_slot else SLOTS
    key_names = [key.name for key in KEYS]
    colours = []
    for slot, name in board.keys.items():
        need(slot in slots, f"{slot!r} is not a slot: one of {', '.join(slots)} (LO-05)")
        need(name in key_names, f"{name!r} is not a key (LO-44)")
        need(name not in taken, f"two keys {name}: there is one (LO-44)")
        taken.add(name)
        colours.append(KEYS[key_names.index(name)].colour)
        state.put_key(seat, slots.index(slot), key_names.index(name) + 1)
    need(len(set(colours)) == len(colours), f"seat {seat} has two keys of one colour (LO-23)")
    for slot in set(board.wounds):
        need(slot in slots, f"{slot!r} is not a slot: one of {', '.join(slots)} (LO-05)")
        state.flip_wound(seat, slots.index(slot))


# Cards


def _cards(names: Iterable[str]) -> int:
    cards = 0
    for name in names:
        need(name in _NAMES, f"{name!r} is not a Desperation card (LO-47)")
        cards += one(_NAMES[name])
    return cards


def restore_cards(state: Labyrinthos, given: Position) -> None:
    players = state.players
    need(
        len(given.cards) == len(given.known) == players,
        "there must be cards, and who knows them, for each seat",
    )
    everything = Counter(
        name for part in (*given.cards, given.deck, given.discards) for name in part
    )
    expected = Counter(
        {card.name: card.copies for card in CARDS if card.monster in ("", MONSTERS[state.beast])}
    )
    need(
        everything == expected,
        "hands, deck and discards must be all cards of the game with this monster (LO-43)",
    )
    state.deck = _cards(given.deck)
    state.discards = _cards(given.discards)
    for holder, (names, knowers) in enumerate(zip(given.cards, given.known, strict=True), 1):
        state.cards[holder - 1] = _cards(names)
        need(len(names) == len(knowers), "each card in hand has a list of who knows it")
        for name, seats in zip(names, knowers, strict=True):
            for seat in set(seats):
                need(1 <= seat <= players and seat != holder, f"known: seat {seat} of {holder}")
                state.set_known(seat, holder, state.knows(seat, holder) + one(_NAMES[name]))


# The agenda


def restore_agenda(state: Labyrinthos, given: Position) -> None:
    players = state.players
    need(1 <= given.rounds <= ROUND_LIMIT, f"at most {ROUND_LIMIT} rounds are played (LO-46)")
    need(1 <= given.round <= given.rounds, f"rounds go from 1 to {given.rounds} (LO-46)")
    need(1 <= given.start <= players and 1 <= given.seat <= players, "start and seat are seats")
    state.round, state.start, state.seat = given.round, given.start, given.seat
    need(
        (state.monster == OFF) == (given.round == 1),
        "the monster is on the board from the second round on, not before (LO-10)",
    )
    state.trapped, state.schemed = int(given.trapped), int(given.schemed)
    state.gained = _seats(given.gained, players, "gained")
    _seats(given.queue, players, "queue")
    need(len(given.queue) <= 8, "no more than eight monster movements wait (LO-38)")
    for seat in given.queue:
        state.queue_movement(seat)
    state.used = _cells(given.used, "used")
    state.used_south = _cells(given.used_south, "used")
    state.fresh = _seats(given.fresh, players, "fresh")
    _restore_attack(state, given)
    need(len(given.agenda) <= DEPTH - 16, "no agenda is that long")
    for entry in given.agenda:
        state.push(_restore_task(state, entry))
    if given.ended:
        _restore_end(state, given)
    else:
        need(given.winner == 0, "a game that goes on has no winner")
        _check_agenda(state, given)
        _restore_answers(state, given)


def _restore_attack(state: Labyrinthos, given: Position) -> None:
    attack = given.attack
    state.attacked = _seats(attack.attacked, state.players, "attacked")
    state.cloaked = _seats(attack.cloaked, state.players, "cloaked")
    need(not state.cloaked & ~state.attacked, "only the attacked are cloaked (LO-47)")
    need(len(attack.spared) in (0, state.players), "spared has a number for each seat")
    for seat, spared in enumerate(attack.spared, 1):
        need(0 <= spared <= 3, "there are three Close Calls (LO-47)")
        state.spare(seat, spared)
    need(0 <= attack.blood <= 3, "the Blood die has 1 to 3 (LO-03)")
    need(0 <= attack.lower <= attack.blood, "the lower roll is not higher (LO-49)")
    need(attack.jaws or not attack.lower, "only Three Jaws roll twice (LO-49)")
    state.blood, state.lower = attack.blood, attack.lower
    state.jaws, state.mirror = int(attack.jaws), int(attack.mirror)
    going = any(entry.task == "after-attack" for entry in given.agenda)
    need(
        going or not (state.attacked or state.spared or state.blood or state.jaws or state.mirror),
        "there is no attack on the agenda (LO-37)",
    )
    need(not going or state.attacked, "somebody is attacked in an attack (LO-37)")


def _restore_task(state: Labyrinthos, entry: Task) -> int:
    players = state.players
    need(entry.task in TASK_NAMES, f"{entry.task!r} is not a task: one of {', '.join(TASK_NAMES)}")
    kind = kind_named(entry.task)
    need(1 <= entry.seat <= players, f"{entry.task}: there is no seat {entry.seat}")
    need(0 <= entry.target <= players, f"{entry.task}: there is no seat {entry.target}")
    need(entry.deed in (*_DEEDS, ""), f"{entry.deed!r} is neither a card nor a key")
    need(0 <= entry.count < 32, f"{entry.task}: the count is from 0 to 31")
    need(0 <= entry.cell < CELLS or entry.cell == OFF, f"{entry.task}: no such cell")
    need(0 <= entry.flag < 64, f"{entry.task}: the flag is from 0 to 63")
    count = entry.count
    if kind in OF_SEATS:
        need(not count, f"{entry.task} has seats, not a count")
        count = _seats(entry.seats, players, entry.task)
    else:
        need(not entry.seats, f"{entry.task} has a count, not seats")
    if kind == tasks.LAND and entry.target:
        need(
            entry.cell < CELLS and has(state.up, entry.cell),
            "land: a hero lands on a face-up tile (LO-38)",
        )
    if kind in (tasks.DEED, tasks.TARGET):
        need(entry.deed, f"{entry.task}: a card or key is missing (LO-52)")
    if kind == tasks.TAKE_KEY:
        need(entry.count < 4, "take-key: the count is a colour")
    if kind == tasks.KEY_SLOT:
        need(entry.count < 16, "key-slot: the count is a key")
    if kind == tasks.ORIENT:
        need(
            entry.cell != OFF and has(state.up, entry.cell),
            "orient: the tile has been turned up (LO-18)",
        )
    if kind == tasks.RUN:
        need(entry.flag < 5, "run: the flag is a direction")
    if kind == tasks.GIVE_TO:
        need(
            entry.cell < len(SLOTS) and has(state.wounds(entry.seat), entry.cell),
            "give-to: there is no such wound (LO-04)",
        )
    if kind == tasks.SMELL:
        need(entry.target and entry.target != entry.seat, "smell: at another's hand (LO-49)")
    deed = _DEEDS[entry.deed] if entry.deed else 0
    return task(
        kind,
        entry.seat,
        count=count,
        target=entry.target,
        cell=entry.cell,
        flag=entry.flag,
        deed=deed,
    )


def _check_agenda(state: Labyrinthos, given: Position) -> None:
    """Checks that the agenda begins and ends with possible tasks, and that related tasks stand
    together."""
    names = [entry.task for entry in given.agenda]
    need(names and names[0] in _BOTTOM, f"an agenda begins with one of {', '.join(_BOTTOM)}")
    need(all(name not in _BOTTOM for name in names[1:]), "a turn is at the bottom of the agenda")
    top = kind_of(state.top())
    need(tasks.waits(top), "the last task of an agenda waits for a choice")
    below = {
        "displace": ("land",),
        "on-card": ("deed",),
        "target": ("deed",),
        "on-attack": ("roll-blood",),
        "roll-blood": ("on-blood",),
        "on-blood": ("bleed",),
        "bleed": ("displace",),
    }
    for place, name in enumerate(names):
        if name in below:
            need(
                place and names[place - 1] in below[name],
                f"{name} stands on {' or '.join(below[name])} in an agenda",
            )
    chosen = all(board.hero for board in given.boards)
    need(chosen != (names[0] == "choose-hero"), "heroes are chosen before the first turn (LO-08)")
    if names[0] != "choose-hero":
        need(given.agenda[0].seat == given.seat, "the turn is the seat's whose turn it is")
    if names[-1] == "strike" and given.agenda[-1].flag:
        need("monster" in names[-2:-1], "strike: the movement it would end is missing (LO-48)")
    if names[-1] == "monster":
        need(given.agenda[-1].cell != OFF, "monster: where the movement began is missing")


def _restore_answers(state: Labyrinthos, given: Position) -> None:
    top = state.top()
    answers = given.answers or [""] * state.players
    need(len(answers) == state.players, "answers has one for each seat")
    if not tasks.is_window(kind_of(top)):
        need(not any(answers), "answers are given in a window (LO-50)")
        state.waiting = only(agenda.owner_of(top))
    else:
        asked = asked_in(state, top)
        state.waiting = asked
        for seat, answer in enumerate(answers, 1):
            if not answer:
                continue
            need(among(asked, seat), f"seat {seat} is not asked in this window (LO-50)")
            number = DECLINED
            if answer != "decline":
                need(answer in _NAMES, f"{answer!r} is not a Desperation card (LO-47)")
                number = _NAMES[answer] + FIRST_CARD
                fits = has(reactions(state, top, seat), _NAMES[answer])
                need(fits, f"seat {seat} cannot answer with {answer} (LO-51)")
            state.keep_answer(seat, number)
            state.waiting &= ~only(seat)
    need(state.waiting, "somebody must have something to choose")
    for seat in range(1, state.players + 1):
        if among(state.waiting, seat):
            need(state.legal(seat), f"seat {seat} has nothing to choose here")


def _restore_end(state: Labyrinthos, given: Position) -> None:
    need(given.ended in ("LO-45", "LO-46"), f"no game ends by {given.ended!r}")
    need(not given.agenda, "nothing is on the agenda of a game that is over")
    state.ended = int(given.ended[3:])
    state.winner = given.winner
    if state.ended == ROUND_LIMIT_REACHED:
        need(given.round == given.rounds and not given.winner, "LO-46 is after the last round")
        return
    need(1 <= given.winner <= state.players, f"there is no seat {given.winner}")
    need(
        state.keys(given.winner) == 4 and state.place(given.winner) == DOOR,
        "the winner is on the Door with four keys (LO-45)",
    )
