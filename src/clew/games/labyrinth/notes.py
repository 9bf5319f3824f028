"""A view of Labyrinth in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clew.core.cells import cell_name
from clew.core.sides import SIDES
from clew.games.labyrinth.components import (
    TREASURES,
)
from clew.games.labyrinth.drawing import mark
from clew.games.labyrinth.view import View
from clew.words import Words

__all__ = ["describe", "goal_notes", "notes", "treasure_cell"]


def treasure_cell(view: View, treasure: str) -> str:
    """The cell where a treasure lies, or spare."""
    place = view.treasures.find(chr(97 + TREASURES.index(treasure)))
    return cell_name(place) if place >= 0 else "spare"


def goal_notes(view: View, words: Words, mark: Callable[[str], str]) -> list[str]:
    """Where the seat must go; `mark` says how a treasure is marked on the board."""
    if not view.seat or view.outcome:
        return []
    own = view.players[view.seat - 1]
    if not own.left:
        return [words.say("labyrinth-note-home", cell=own.home)]
    return [
        words.say(
            "labyrinth-note-goal",
            treasure=words.thing(goal, "def"),
            mark=mark(goal),
            cell=treasure_cell(view, goal),
        )
        for goal in view.goals
    ]


def notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The offered message, the goals, and how far everybody is."""
    told = []
    if view.message and view.acting == view.seat:
        told.append(words.say("labyrinth-note-message", message=words.thing(view.message)))
    told += goal_notes(view, words, mark)
    told += [
        words.say(
            "labyrinth-note-player",
            seat=seat,
            name=names[seat - 1],
            colour=words.thing(player.colour),
            cell=player.pawn,
            left=player.left,
            found=len(player.found),
        )
        for seat, player in enumerate(view.players, 1)
    ]
    return told


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Every tile in words, row by row, then the spare and the arrow that is not allowed."""
    told = []
    for cell in range(49):
        name = cell_name(cell)
        here = [
            names[seat - 1] for seat, player in enumerate(view.players, 1) if player.pawn == name
        ]
        letter = view.treasures[cell]
        told.append(
            words.say(
                "labyrinth-note-tile",
                cell=name,
                open=_open(view.tiles[cell], words),
                treasure=_treasure(letter, words),
                pawns=words.listed(here) if here else "none",
            )
        )
    told.append(
        words.say(
            "labyrinth-note-spare",
            open=_open(view.spare.sides, words),
            treasure=_treasure(view.spare.treasure, words),
        )
    )
    if view.banned:
        told.append(words.say("labyrinth-note-banned", arrow=view.banned))
    return told


def _open(digit: str, words: Words) -> str:
    sides = int(digit, 16)
    return words.listed(
        [
            words.say(f"labyrinth-side-{side.lower()}")
            for i, side in enumerate(SIDES)
            if sides >> i & 1
        ]
    )


def _treasure(letter: str, words: Words) -> str:
    return "none" if letter == "." else words.thing(TREASURES[ord(letter) - 97])
