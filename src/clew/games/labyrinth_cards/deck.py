"""The deck of the card game: reading `deck.toml`, and what must be true of it (LC-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Final

import msgspec

__all__ = ["SHAPES", "Card", "Deck", "faults", "read_deck"]

SHAPES: Final = {
    "straight": (12, ("NS",)),
    "corner": (14, ("NE",)),
    "tee": (16, ("NES",)),
    "crossing": (4, ("NESW",)),
    "bridge": (2, ("NS", "EW")),
    "double-bend": (2, ("NE", "SW")),
}
"""How many cards there must be of each shape, and its paths."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the deck file."""

    number: int
    shape: str
    treasures: list[str]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole deck file."""

    treasures: list[str]
    shapes: dict[str, list[str]]
    cards: list[Card]


def read_deck() -> Deck:
    """The deck of the game. Raises ValueError if it breaks LC-02."""
    text = (files(__package__) / "deck.toml").read_bytes()
    deck = msgspec.toml.decode(text, type=Deck)
    broken = list(faults(deck))
    if broken:
        raise ValueError("deck.toml: " + "; ".join(broken))
    return deck


def faults(deck: Deck) -> Iterator[str]:
    """Everything about a deck that LC-01 and LC-02 do not allow, a sentence each."""
    numbers = [card.number for card in deck.cards]
    if numbers != list(range(1, 51)):
        yield f"the cards must be numbered from 1 to 50, not {len(numbers)} cards {numbers}"
    if len(set(deck.treasures)) != 25 or len(deck.treasures) != 25:
        yield f"there must be 25 different treasures, not {len(set(deck.treasures))}"
    yield from _shape_faults(deck)
    yield from _treasure_faults(deck)


def _shape_faults(deck: Deck) -> Iterator[str]:
    for shape, (many, paths) in SHAPES.items():
        if tuple(deck.shapes.get(shape, ())) != paths:
            yield f"the paths of a {shape} must be {' and '.join(paths)}"
        there = sum(card.shape == shape for card in deck.cards)
        if there != many:
            yield f"there must be {many} cards of shape {shape}, not {there}"
    for card in deck.cards:
        if card.shape not in SHAPES:
            yield f"card {card.number} has no shape of the game: {card.shape!r}"


def _treasure_faults(deck: Deck) -> Iterator[str]:
    for card in deck.cards:
        if len(card.treasures) != 2 or len(set(card.treasures)) != 2:
            yield f"card {card.number} must show two different treasures, not {card.treasures}"
        for name in card.treasures:
            if name not in deck.treasures:
                yield f"card {card.number} shows {name!r}, which is not a treasure of the game"
    shown = Counter(name for card in deck.cards for name in card.treasures)
    for name in deck.treasures:
        if shown[name] != 4:
            yield f"the {name} must be on four cards, not {shown[name]}"
    for one, other in combinations(deck.cards, 2):
        if set(one.treasures) == set(other.treasures):
            pair = " and ".join(sorted(one.treasures))
            yield f"cards {one.number} and {other.number} both show {pair}"
            if one.shape == other.shape:
                yield f"cards {one.number} and {other.number} are the same card"
