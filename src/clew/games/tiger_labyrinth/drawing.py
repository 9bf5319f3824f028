"""The Lady and the Tiger: Labyrinth as text."""

from __future__ import annotations

from clew.core.cells import cell_name
from clew.core.game import Say
from clew.games.tiger_labyrinth.components import CARDS, COLOURS, CUBS, DOORS, LETTERS, SWITCHES
from clew.games.tiger_labyrinth.view import View

__all__ = ["draw"]

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
