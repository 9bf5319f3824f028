"""The 50 cards and what must be true of them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from clew.games.labyrinth.components import TREASURES as LABYRINTH_TREASURES
from clew.games.labyrinth_cards.cards import LIKES, STARTS, WAYS
from clew.games.labyrinth_cards.components import CARD_COUNT, CARDS, TREASURES
from clew.games.labyrinth_cards.deck import Card, Deck, faults, read_deck

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LC-01", "LC-02")
def test_the_deck_has_no_fault() -> None:
    assert list(faults(read_deck())) == []


@pytest.mark.rule("LC-01", "LC-02")
def test_fifty_cards_of_six_shapes() -> None:
    assert len(CARDS) == CARD_COUNT == 50
    assert Counter(shape for shape, _, _ in CARDS) == {
        "straight": 12,
        "corner": 14,
        "tee": 16,
        "crossing": 4,
        "bridge": 2,
        "double-bend": 2,
    }


@pytest.mark.rule("LC-02")
def test_the_treasures_are_those_of_labyrinth_and_a_goblet() -> None:
    assert sorted(TREASURES) == sorted([*LABYRINTH_TREASURES, "goblet"])


@pytest.mark.rule("LC-02")
def test_each_treasure_is_on_four_cards_and_no_pair_on_two() -> None:
    pairs = [frozenset(treasures) for _, _, treasures in CARDS]
    assert Counter(treasure for pair in pairs for treasure in pair) == dict.fromkeys(range(25), 4)
    assert len(set(pairs)) == 50


@pytest.mark.rule("LC-02", "LC-07")
def test_two_treasures_are_on_two_paths_where_a_card_has_two() -> None:
    for card, (shape, paths, _) in enumerate(CARDS):
        apart = STARTS[2 * card] != STARTS[2 * card + 1]
        assert apart == (len(paths) == 2) == (shape in ("bridge", "double-bend"))
    assert {STARTS[i] for i in range(100)} == set(range(WAYS))


@pytest.mark.rule("LC-02", "LC-08")
def test_six_other_cards_are_like_a_card() -> None:
    for card, (_, _, treasures) in enumerate(CARDS):
        for i in range(6):
            assert treasures[i // 3] in CARDS[LIKES[6 * card + i]][2]
        assert len({LIKES[6 * card + i] for i in range(6)} - {card}) == 6


def _with(deck: Deck, number: int, **changes: object) -> Deck:
    cards = [
        msgspec.structs.replace(card, **changes) if card.number == number else card
        for card in deck.cards
    ]
    return msgspec.structs.replace(deck, cards=cards)


def _broken() -> dict[str, Deck]:
    deck = read_deck()
    extra = Card(51, "tee", ["book", "map"])
    return {
        "numbered from 1 to 50": msgspec.structs.replace(deck, cards=[*deck.cards, extra]),
        "25 different treasures": msgspec.structs.replace(
            deck, treasures=[*deck.treasures[:-1], "book"]
        ),
        "12 cards of shape straight, not 11": _with(deck, 1, shape="corner"),
        "14 cards of shape corner, not 15": _with(deck, 1, shape="corner"),
        "has no shape of the game: 'circle'": _with(deck, 1, shape="circle"),
        "paths of a bridge must be NS and EW": msgspec.structs.replace(
            deck, shapes={**deck.shapes, "bridge": ["NESW"]}
        ),
        "card 1 must show two different treasures": _with(deck, 1, treasures=["book", "book"]),
        "'cheese', which is not a treasure": _with(deck, 1, treasures=["book", "cheese"]),
        "the ring must be on four cards, not 3": _with(deck, 1, treasures=["book", "owl"]),
        "cards 1 and 27 both show book and gold": _with(deck, 1, treasures=["gold", "book"]),
        "cards 1 and 2 are the same card": _with(deck, 1, treasures=["moth", "gold"]),
    }


@pytest.mark.rule("LC-02")
@pytest.mark.parametrize("message", _broken())
def test_a_deck_that_breaks_the_rule_is_told_why(message: str) -> None:
    assert any(message in fault for fault in faults(_broken()[message]))
