"""What a seat of The Lady and the Tiger: Labyrinth sees: everything."""

from __future__ import annotations

import msgspec

from clew.core.cells import cell_name
from clew.core.game import Outcome, Say
from clew.games.tiger_labyrinth.board import cubs_on
from clew.games.tiger_labyrinth.components import (
    CARDS,
    COLOURS,
    CUBS,
    DOORS,
    LETTERS,
    SWITCHES,
    TIGER_DOORS,
)
from clew.games.tiger_labyrinth.rules import OVER, STEPPING, SWAPPING, TigerLabyrinth

__all__ = ["PHASES", "Player", "View", "cards_of", "cubs_of", "draw", "gems_of", "view"]

PHASES = {STEPPING: "step", SWAPPING: "swap", OVER: "over"}
"""What the player in turn is asked for."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its cubs."""

    colour: str
    cubs: str
    """How many there are on each cell, row by row from a1."""
    door: str
    """Where they all have to go (TL-16)."""
    home: int
    """How many are there."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag="tiger-labyrinth", tag_field="game"):
    """The table, the same for every seat.

    `cards` has one letter a cell, row by row from a1: T a tiger, L a lady; capital red,
    small blue. The corners are the Doors.
    """

    seat: int
    players: list[Player]
    cards: str
    yellow: str
    """The half the yellow gem is on: blue or red."""
    white: str
    """The half the white gem is on: lady or tiger."""
    turn: int
    limit: int
    """The game is drawn after this turn (TL-17)."""
    repetition: bool
    times: int
    """How often the position at the start of this turn has stood, 0 if nobody counts (TL-17)."""
    acting: int
    """Whose turn it is, or 0 when the game is over."""
    asked: str
    """step, swap or over."""
    outcome: Outcome | None


def cards_of(cards: int) -> str:
    """The grid as letters."""
    return "".join(LETTERS[cards >> cell & 1 | cards >> cell + 15 & 2] for cell in range(16))


def cubs_of(cubs: int) -> str:
    """How many cubs of a colour are on each cell, as digits."""
    return "".join(str(cubs_on(cubs, cell)) for cell in range(16))


def gems_of(gems: int) -> tuple[str, str]:
    """The halves that the yellow and the white gem are on."""
    return SWITCHES["yellow"][gems & 1], SWITCHES["white"][1 - (gems >> 16)]


def view(state: TigerLabyrinth, seat: int, outcome: Outcome | None) -> View:
    colours = COLOURS if state.red == 1 else COLOURS[::-1]
    yellow, white = gems_of(state.gems)
    return View(
        seat=seat,
        players=[
            Player(
                colour=colour,
                cubs=cubs_of(state.cubs(other)),
                door=TIGER_DOORS[colour],
                home=state.home(other),
            )
            for other, colour in enumerate(colours, 1)
        ],
        cards=cards_of(state.cards),
        yellow=yellow,
        white=white,
        turn=state.turn,
        limit=state.limit,
        repetition=bool(state.repetition),
        times=state.times(),
        acting=state.acting(),
        asked=PHASES[state.phase],
        outcome=outcome,
    )


_DOOR = ("╔════════════╗", "║{:^12}║", "╚════════════╝")
_CLUE = ("┌────────────┐", "│{:^12}│", "└────────────┘")


def draw(view: View, say: Say) -> str:
    """The grid as text: Doors have a double frame, each cub is an R or a B.

    Below it the Switch cards, the half with the gem in brackets, and who is how far.
    """
    lines = ["   " + "".join(f"{column:^14}" for column in "abcd")]
    for row in range(4):
        cells = [_cell(view, 4 * row + column, say) for column in range(4)]
        for part, line in enumerate(zip(*cells, strict=True)):
            lines.append((f" {row + 1} " if part == 1 else "   ") + "".join(line))
    switches = [
        " ".join(_half(half, half == on, say) for half in SWITCHES[gem])
        for gem, on in (("yellow", view.yellow), ("white", view.white))
    ]
    lines.append("   " + say("tiger-labyrinth-drawing-gems", yellow=switches[0], white=switches[1]))
    lines += [
        f" {'>' if seat == view.acting else ' '} "
        + say(
            "tiger-labyrinth-drawing-player",
            seat=seat,
            colour=say(f"tiger-labyrinth-thing-{player.colour}.bare"),
            home=player.home,
            cubs=CUBS,
            door=player.door,
        )
        for seat, player in enumerate(view.players, 1)
    ]
    return "\n".join(line.rstrip() for line in lines)


def _half(half: str, has_gem: bool, say: Say) -> str:
    name = say(f"tiger-labyrinth-thing-{half}.bare")
    return f"({name})" if has_gem else name


def _cell(view: View, cell: int, say: Say) -> tuple[str, ...]:
    """The four lines of a card: frame, name, cubs, frame."""
    top, middle, bottom = _DOOR if cell_name(cell, 4) in DOORS else _CLUE
    name = say(f"tiger-labyrinth-thing-{CARDS[LETTERS.index(view.cards[cell])]}.bare")
    number = {player.colour: int(player.cubs[cell]) for player in view.players}
    cubs = " ".join(colour[0].upper() * number[colour] for colour in COLOURS if number[colour])
    return top, middle.format(name), middle.format(cubs), bottom
