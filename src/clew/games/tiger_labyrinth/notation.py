"""Actions and positions of The Lady and the Tiger: Labyrinth as text, and back.

b2-b3          a cub steps from b2 to b3
swap a2 c2     the cards of a2 and c2 change places

A swap is named by its cards alone. The Switch card need not be said: two cards that differ
share only a colour or only a role, so only that switch can apply; and two identical cards move
both gems, whichever switch allows them (TL-14).
"""

from __future__ import annotations

import re

import msgspec

from clew.core.cells import cell_name, cell_number
from clew.core.errors import PositionError, Unreadable
from clew.games.tiger_labyrinth.components import LETTERS
from clew.games.tiger_labyrinth.grid import ACTIONS, action_of, ends_of, is_step
from clew.games.tiger_labyrinth.position import Position, entry, position, restore
from clew.games.tiger_labyrinth.rules import TERMINATIONS, TigerLabyrinth

__all__ = ["format_action", "from_line", "parse_action", "to_line"]


def format_action(action: int) -> str:
    """The text of an action.

    >>> format_action(0), format_action(48)
    ('a2-a1', 'swap b1 c1')
    """
    if not 0 <= action < ACTIONS:
        raise Unreadable(
            f"{action} is not an action of tiger-labyrinth: they go from 0 to {ACTIONS - 1}"
        )
    ends = ends_of(action)
    cell, other = cell_name(ends & 15, 4), cell_name(ends >> 4, 4)
    return f"{cell}-{other}" if is_step(action) else f"swap {cell} {other}"


def parse_action(text: str) -> int:
    """The action of a text; case, spacing and which card of a swap comes first do not matter.

    >>> parse_action("a2-a1"), parse_action("swap c1 b1")
    (0, 48)
    """
    match text.lower().replace("-", " - ").split():
        case ["swap", cell, other]:
            first, second = cell_number(cell, 4), cell_number(other, 4)
            if first == second:
                raise Unreadable(f"a swap needs two different cells, not {cell} twice")
            return action_of(False, first, second)
        case [cell, "-", other]:
            return action_of(True, cell_number(cell, 4), cell_number(other, 4))
        case []:
            raise Unreadable("an empty line is not an action")
    raise Unreadable(
        f"{text.strip()!r} is not an action: say CELL-CELL to step, as b2-b3, "
        "or swap CELL CELL, as swap a2 c2"
    )


_LINE = re.compile(
    rf"""(?P<cards>[{LETTERS}]{{4}}(/[{LETTERS}]{{4}}){{3}})
    \ (?P<red>\S+)\ (?P<blue>\S+)
    \ (?P<yellow>[a-z]+)-(?P<white>[a-z]+)
    \ (?P<colour>red|blue)\ (?P<asked>[a-z-]+)
    \ (?P<turn>[0-9]{{1,5}})/(?P<limit>[0-9]{{1,5}})
    (?P<other>\ red=2)?(?P<off>\ repetition=off)?""",
    re.VERBOSE,
)
_HEAP = re.compile(r"([2-5]?)([a-d][1-4])")


def to_line(state: TigerLabyrinth) -> str:
    """The position in one line, for people.

    The cards row by row (T a tiger, L a lady; capital red, small blue), the red and the blue
    cubs, the halves the gems are on, the colour in turn, what it is asked (step or swap; or how
    the game ended), the turn and the limit; then `red=2` and `repetition=off` where they are so.

    All that is on the table, but not which positions have stood before: read again, the line
    starts to count repetitions anew (TL-17). The JSON position has them.
    """
    whole = position(state)
    cards = "/".join(whole.cards[row : row + 4] for row in range(0, 16, 4))
    cubs = f"{_cells(whole.red_cubs)} {_cells(whole.blue_cubs)}"
    colour = "red" if whole.seat == whole.red else "blue"
    asked = whole.ended or whole.phase
    line = (
        f"{cards} {cubs} {whole.yellow}-{whole.white} {colour} {asked} {whole.turn}/{whole.limit}"
    )
    if whole.red == 2:
        line += " red=2"
    if not whole.repetition:
        line += " repetition=off"
    return line


def from_line(text: str) -> TigerLabyrinth:
    """The state of a line, checked like any position. Raises PositionError."""
    line = _LINE.fullmatch(" ".join(text.split()))
    if line is None:
        raise PositionError(
            f"{text.strip()!r} is not a position: say CARDS RED BLUE GEMS COLOUR ASKED TURN/LIMIT, "
            "as LtTl/tllt/TLTl/tLLT 5a1 3d1,c2,b2 blue-lady red step 7/400"
        )
    red = 2 if line["other"] else 1
    over = line["asked"] in TERMINATIONS
    given = Position(
        red=red,
        limit=int(line["limit"]),
        repetition=not line["off"],
        cards=line["cards"].replace("/", ""),
        red_cubs=_numbers(line["red"]),
        blue_cubs=_numbers(line["blue"]),
        yellow=line["yellow"],
        white=line["white"],
        seat=red if line["colour"] == "red" else 3 - red,
        phase="over" if over else line["asked"],
        turn=int(line["turn"]),
        past=[],
        ended=line["asked"] if over else "",
    )
    if given.repetition and given.phase == "step":
        given = msgspec.structs.replace(given, past=[entry(given)])
    return restore(given)


def _numbers(cells: str) -> str:
    """How many cubs on each cell, from a list such as 3a1,b2,d4."""
    numbers = ["0"] * 16
    for part in cells.split(","):
        heap = _HEAP.fullmatch(part)
        if heap is None:
            raise PositionError(f"{cells!r} are no cubs: say cells with numbers, as 3a1,b2,d4")
        number, name = heap.groups()
        cell = cell_number(name, 4)
        if numbers[cell] != "0":
            raise PositionError(f"{cells!r} are no cubs: {name} is there twice")
        numbers[cell] = number or "1"
    return "".join(numbers)


def _cells(cubs: str) -> str:
    """3a1,b2,d4 for three on a1 and one on b2 and d4."""
    return ",".join(
        (number if number != "1" else "") + cell_name(cell, 4)
        for cell, number in enumerate(cubs)
        if number != "0"
    )
