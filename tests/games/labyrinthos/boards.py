"""Mazes drawn as text, and short ways to play on them.

A maze is seven rows of seven tiles: a corridor and what is on it (w wall, m Minotaur, h hide,
t trap, p secret passage, D the Door, B S G I keys); ░ is a face-down tile. Walls are listed as
in positions: `c3 east`.
"""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.cells import cell_name, cell_number
from clew.core.chance import Chance, Fast
from clew.core.errors import Illegal
from clew.core.state import Log
from clew.games import labyrinthos
from clew.games.labyrinthos import agenda, tasks
from clew.games.labyrinthos.agenda import task
from clew.games.labyrinthos.components import CARDS, HEROES, KEYS, MONSTERS, SLOTS
from clew.games.labyrinthos.dispatch import advance
from clew.games.labyrinthos.handful import one
from clew.games.labyrinthos.maze import OFF
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import TASK_NAMES, TURN

game = labyrinthos.game

GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
LETTERS = ".wmhtpD BSGI1234"
CARD = {card.name: i for i, card in enumerate(CARDS)}
KEY = {key.name: i for i, key in enumerate(KEYS)}

OPEN = """
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼D ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
┼ ┼ ┼ ┼ ┼ ┼ ┼
"""


class Dice(Chance):
    """Gives what it was told to give, one after the other."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        value = self.values.pop(0)
        assert 0 <= value < n, f"{value} of {n}"
        return value


HOOVES = {1: 0, 2: 1, 3: 2, 4: 3}
PASSAGE, CHARGE = 4, 5
BLOOD = {1: 0, 2: 3, 3: 5}


def maze(state: Labyrinthos, text: str) -> None:
    """Lays a drawn maze."""
    rows = [row.split() for row in text.strip().splitlines()]
    assert [len(row) for row in rows] == [7] * 7, rows
    state.up = 0
    for cell, tile in enumerate(tile for row in rows for tile in row):
        face_up = tile[0] != "░"
        state.up |= face_up << cell
        state.lay(cell, GLYPHS.index(tile[0]) if face_up else 7)
        state.mark(cell, LETTERS.index(tile[1]) if len(tile) > 1 else 0)


def scene(
    text: str = OPEN,
    *heroes: str,
    monster: str = "",
    beast: str = "minotaur",
    walls: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    keys: Sequence[dict[str, str]] = (),
    wounds: Sequence[Sequence[str]] = (),
    figures: Sequence[str] = ("sostrate", "diodotus", "akikios", "leona"),
    tokens: tuple[int, int] = (7, 7),
    no_empty_slot: bool = False,
) -> Labyrinthos:
    """A position in the second round, seat 1 to act: heroes by cell, the rest by seat.

    Without `monster` it is off the board, as in the first round.
    """
    state = Labyrinthos()
    state.players = len(heroes)
    state.beast = MONSTERS.index(beast)
    state.no_empty_slot = int(no_empty_slot)
    maze(state, text)
    state.round = 2 if monster else 1
    state.monster = cell_number(monster) if monster else OFF
    names = [hero.name for hero in HEROES]
    state.deck = sum(3 * one(i) for i, card in enumerate(CARDS) if card.monster in ("", beast))
    for seat, cell in enumerate(heroes, 1):
        state.figures |= (names.index(figures[seat - 1]) + 1) << 3 * seat - 3
        state.put(seat, cell_number(cell))
        state.pay(seat, -tokens[0], -tokens[1])
    for wall in walls:
        name, side = wall.split()
        state.flip_wall(cell_number(name), {"east": 1, "south": 2}[side])
    for seat, hand in enumerate(hands, 1):
        give(state, seat, *hand)
    for seat, board in enumerate(keys, 1):
        for slot, key in board.items():
            state.put_key(seat, SLOTS.index(slot), KEY[key] + 1)
    for seat, slots in enumerate(wounds, 1):
        for slot in slots:
            state.flip_wound(seat, SLOTS.index(slot))
    state.push(task(TURN, 1))
    advance(state, Fast(0), None)
    return state


def give(state: Labyrinthos, seat: int, *cards: str) -> None:
    """Puts cards from the deck into a hand."""
    for card in cards:
        state.deck -= one(CARD[card])
        state.cards[seat - 1] += one(CARD[card])


def asked(state: Labyrinthos) -> str:
    """What the game waits for."""
    return "over" if state.ended else TASK_NAMES[agenda.kind_of(state.top())]


def in_window(state: Labyrinthos) -> bool:
    return not state.ended and tasks.is_window(agenda.kind_of(state.top()))


def waiting(state: Labyrinthos) -> list[int]:
    return [seat for seat in range(1, state.players + 1) if state.pending() >> seat - 1 & 1]


def decline_all(state: Labyrinthos, chance: Chance | None = None) -> list[object]:
    """Everybody declines, window after window."""
    log = Log()
    while in_window(state):
        state.apply(state.acting(), game.parse("decline"), chance or Fast(0), log)
    return [event for _, event in log.entries]


def do(state: Labyrinthos, *texts: str, dice: Sequence[int] = ()) -> list[object]:
    """Plays actions by whoever must act (`2: pass` names the seat), and gives what happened.

    Windows are declined by all, except by a text that answers one.
    """
    chance: Chance = Dice(*dice) if dice else Fast(1)
    events: list[object] = []
    for text in texts:
        seat, _, action = text.rpartition(": ")
        if not action.startswith(("play", "decline")):
            events += decline_all(state, chance)
        log = Log()
        state.apply(int(seat or state.acting()), game.parse(action), chance, log)
        events += [event for _, event in log.entries]
    return events


def roll(state: Labyrinthos, face: int, *dice: int) -> list[object]:
    """The player in turn passes and rolls a face of the monster die; no cards are drawn."""
    state.deck = state.discards = 0
    return do(state, "pass", "feet 4", dice=[face, *dice])


def can(state: Labyrinthos, text: str, seat: int = 0) -> bool:
    return why(state, text, seat) == 0


def why(state: Labyrinthos, text: str, seat: int = 0) -> int:
    """The rule that forbids an action, 0 if none does."""
    return state.refusal(seat or state.acting(), game.parse(text))


def options(state: Labyrinthos, first: str = "", seat: int = 0) -> list[str]:
    """The legal actions that begin with a word, without it."""
    texts = [game.format(action) for action in state.legal(seat or state.acting())]
    return sorted(
        text[len(first) :].strip() for text in texts if text.split()[0] == first or not first
    )


def place(state: Labyrinthos, seat: int) -> str:
    return cell_name(state.place(seat))


def beast(state: Labyrinthos) -> str:
    return "" if state.monster == OFF else cell_name(state.monster)


def wounds(state: Labyrinthos, seat: int) -> list[str]:
    return [slot for i, slot in enumerate(SLOTS) if state.wounds(seat) >> i & 1]


def keys(state: Labyrinthos, seat: int) -> dict[str, str]:
    return {
        slot: KEYS[state.key(seat, i) - 1].name
        for i, slot in enumerate(SLOTS)
        if state.key(seat, i)
    }


def hand(state: Labyrinthos, seat: int) -> list[str]:
    return [
        card.name for i, card in enumerate(CARDS) for _ in range(state.cards[seat - 1] >> 2 * i & 3)
    ]


def tile(state: Labyrinthos, cell: str) -> str:
    """The corridor on a cell."""
    return GLYPHS[state.tile(cell_number(cell))]


def walls(state: Labyrinthos) -> list[str]:
    return list(game.position(state).walls)


def refused(state: Labyrinthos, text: str, seat: int = 0) -> int:
    """Tries an action that must be refused, and gives the rule."""
    before = game.position(state)
    try:
        state.apply(seat or state.acting(), game.parse(text), Fast(0), None)
    except Illegal as error:
        assert game.position(state) == before
        return error.rule
    raise AssertionError(f"{text} was accepted")
