"""A view of The Lady and the Tiger: Labyrinth in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.cells import cell_name
from clew.games.tiger_labyrinth.components import CARDS, CUBS, DOORS, LETTERS
from clew.games.tiger_labyrinth.view import View
from clew.words import Words

__all__ = ["card_note", "describe", "gem_notes", "notes"]


def gem_notes(view: View, words: Words) -> list[str]:
    """What the gems allow, and a warning before a draw."""
    told = [words.say("tiger-labyrinth-note-gems", yellow=view.yellow, white=view.white)]
    if view.times > 1 and not view.outcome:
        told.append(words.say("tiger-labyrinth-note-times"))
    return told


def notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The gems, and how far everybody is."""
    return gem_notes(view, words) + [
        words.say(
            "tiger-labyrinth-note-player",
            seat=seat,
            name=names[seat - 1],
            colour=words.thing(player.colour),
            home=player.home,
            cubs=CUBS,
            door=player.door,
        )
        for seat, player in enumerate(view.players, 1)
    ]


def card_note(view: View, words: Words, cell: int) -> str:
    """A card and who is on it."""
    cubs = [
        words.say("tiger-labyrinth-note-cubs", number=int(player.cubs[cell]), colour=player.colour)
        for player in sorted(view.players, key=lambda player: player.colour, reverse=True)
        if player.cubs[cell] != "0"
    ]
    name = cell_name(cell, 4)
    return words.say(
        "tiger-labyrinth-note-card",
        cell=name,
        card=words.thing(CARDS[LETTERS.index(view.cards[cell])]),
        door="yes" if name in DOORS else "no",
        cubs=words.listed(cubs) if cubs else "none",
    )


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:  # noqa: ARG001
    """Every card in words, row by row."""
    return [card_note(view, words, cell) for cell in range(16)]
