# Compiled by mypyc.
"""How the view of the table is made. Compiled: every action makes one for every seat."""

from __future__ import annotations

from clew.core.game import Outcome
from clew.games.tiger_labyrinth.components import COLOURS, LETTERS, SWITCHES, TIGER_DOORS
from clew.games.tiger_labyrinth.grid import cubs_on
from clew.games.tiger_labyrinth.rules import TigerLabyrinth
from clew.games.tiger_labyrinth.view import PHASES, Player, View

__all__ = ["cards_of", "cubs_of", "gems_of", "view"]


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
