"""A view of Labyrinth: The Card Game in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.sides import SIDES
from clew.games.labyrinth_cards.components import PLACEMENTS, TREASURES
from clew.games.labyrinth_cards.view import Connection, View
from clew.words import Words

__all__ = ["connection_note", "describe", "left_note", "notes", "treasures_of"]


def treasures_of(view: View, card: int) -> list[str]:
    """The two treasures of a card."""
    return [TREASURES[ord(letter) - 97] for letter in view.faces[card - 1][-2:]]


def left_note(view: View, words: Words) -> str:
    """How much of the game is left."""
    return words.say("labyrinth-cards-note-left", deck=view.deck, turn=view.turn, turns=PLACEMENTS)


def connection_note(connection: Connection, words: Words) -> str:
    """A card that could be taken."""
    return words.say(
        "labyrinth-cards-note-connection",
        card=connection.card,
        treasure=words.thing(connection.treasure),
        cell=connection.path[-1],
    )


def notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The own hand, the connected cards, everybody's points, what is left."""
    told = [
        words.say("labyrinth-cards-note-hand", card=card, face=_face(view, card, 0, words))
        for card in view.hand
    ]
    told += [connection_note(connection, words) for connection in view.connections]
    if view.closed and not view.outcome:
        told.append(words.say("labyrinth-cards-note-closed"))
    told += [
        words.say(
            "labyrinth-cards-note-player",
            seat=seat,
            name=names[seat - 1],
            points=len(player.taken),
            cards=player.cards,
        )
        for seat, player in enumerate(view.players, 1)
    ]
    return [*told, left_note(view, words)]


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:  # noqa: ARG001
    """Every card of the labyrinth in words, row by row."""
    return [
        words.say(
            "labyrinth-cards-note-card",
            cell=f"{laid.column},{laid.row}",
            card=laid.card,
            face=_face(view, laid.card, laid.rotation // 90, words),
            last="yes" if laid.card == view.placed else "no",
        )
        for laid in sorted(view.table, key=lambda laid: (laid.row, laid.column))
    ]


def _face(view: View, card: int, quarters: int, words: Words) -> str:
    """The paths of a card and what lies on them."""
    things = [words.thing(treasure) for treasure in treasures_of(view, card)]
    paths = []
    for digit in view.faces[card - 1][:-2]:
        sides = int(digit, 16) << quarters
        sides = (sides | sides >> 4) & 15
        names = [
            words.say(f"labyrinth-cards-side-{side.lower()}")
            for i, side in enumerate(SIDES)
            if sides >> i & 1
        ]
        paths.append(words.listed(names))
    if len(paths) == 1:
        one, other = things
        return words.say("labyrinth-cards-note-face", path=paths[0], one=one, other=other)
    return words.say(
        "labyrinth-cards-note-two-paths",
        path=paths[0],
        one=things[0],
        other_path=paths[1],
        other=things[1],
    )
