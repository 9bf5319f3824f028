"""Sampled worlds against a brute-force list of all that a seat holds possible (CO-05)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from clew.core.cells import cell_name
from clew.core.chance import Fast
from clew.core.errors import PositionError
from clew.games.labyrinth import game
from clew.games.labyrinth.components import FIXED
from clew.games.labyrinth.rules import Labyrinth
from tests.games.labyrinth.boards import ISLAND, board, play, snapshot

pytestmark = pytest.mark.both_builds


def looks(state: Labyrinth, seat: int) -> bytes:
    return msgspec.json.encode(game.view(state, seat))


def key(state: Labyrinth) -> bytes:
    return msgspec.json.encode(snapshot(state))


def possible(state: Labyrinth, seat: int) -> set[bytes]:
    """All positions with the cards that are not found, and the messages that are not seen,
    anywhere at all, that can be and look the same to the seat."""
    position = msgspec.to_builtins(snapshot(state))
    worlds: set[bytes] = set()
    for piles, aside in card_worlds(position):
        for backs in back_worlds(position):
            given = {**position, "piles": piles, "aside": aside, "backs": backs}
            try:
                world = game.from_position(given)
            except PositionError:
                continue
            if looks(world, seat) == looks(state, seat):
                worlds.add(key(world))
    return worlds


def card_worlds(position: dict[str, Any]) -> list[tuple[list[list[str]], list[str]]]:
    cards = [card for pile in position["piles"] for card in pile] + position["aside"]
    assert len(cards) <= 6, "too many to list them all"
    worlds = []
    for order in permutations(cards):
        left, piles = list(order), []
        for pile in position["piles"]:
            piles.append(left[: len(pile)])
            left = left[len(pile) :]
        if left == sorted(left):
            worlds.append((piles, left))
    return worlds


def back_worlds(position: dict[str, Any]) -> list[str]:
    if not position["events"]:
        return [position["backs"]]
    unseen = [
        place
        for place in range(50)
        if position["seen"][place] == "." and (place == 49 or cell_name(place) not in FIXED)
    ]
    assert len(unseen) <= 6, "too many to list them all"
    worlds = set()
    for order in permutations(position["backs"][place] for place in unseen):
        backs = list(position["backs"])
        for place, back in zip(unseen, order, strict=True):
            backs[place] = back
        worlds.add("".join(backs))
    return sorted(worlds)


def check(state: Labyrinth, seat: int, expected: int) -> None:
    """Every possible world is sampled, no other, and all about equally often."""
    worlds = possible(state, seat)
    assert len(worlds) == expected
    often = 120
    counts = Counter(key(state.sample(seat, Fast(i))) for i in range(often * expected))
    assert set(counts) == worlds
    assert max(abs(n - often) for n in counts.values()) < 5 * often**0.5


@pytest.mark.rule("CO-05", "LB-07")
@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        pytest.param(1, 6, id="own second card and the other's two: 3!"),
        pytest.param(2, 6, id="the same from the other side"),
        pytest.param(0, 24, id="a spectator knows none of four: 4!"),
    ],
)
def test_unknown_cards(seat: int, expected: int) -> None:
    check(board(ISLAND, goals=12, piles=["owl bat", "rat moth"]), seat, expected)


@pytest.mark.rule("CO-05", "LB-07")
@pytest.mark.parametrize(("seat", "expected"), [(1, 12), (2, 12), (0, 60)])
def test_cards_aside_may_be_anywhere_too(seat: int, expected: int) -> None:
    """Two lie aside: own second, the other's and these two; 4 × 3 ways."""
    check(board(ISLAND, goals=11, piles=["owl bat", "rat"]), seat, expected)


@pytest.mark.rule("CO-05", "LB-23")
@pytest.mark.parametrize(("seat", "expected"), [(1, 6), (2, 24)])
def test_a_second_open_card_is_known_to_its_owner(seat: int, expected: int) -> None:
    state = board(
        ISLAND, message="look", seen=EVERYTHING, goals=12, piles=["owl bat rat", "moth map"]
    )
    play(state, "look")
    check(state, seat, expected)


@pytest.mark.rule("CO-05", "LB-24")
@pytest.mark.parametrize(("seat", "expected"), [(1, 4), (2, 24)])
def test_who_looked_through_the_pile_knows_it_but_for_its_order(seat: int, expected: int) -> None:
    state = board(
        ISLAND, message="exchange", seen=EVERYTHING, goals=12, piles=["owl bat rat", "moth map"]
    )
    play(state, "search", "take rat")
    check(state, seat, expected)


@pytest.mark.rule("CO-05", "LB-24")
@pytest.mark.parametrize(("seat", "expected"), [(1, 2), (2, 24)])
def test_while_choosing_too(seat: int, expected: int) -> None:
    state = board(
        ISLAND,
        message="exchange",
        seen=EVERYTHING,
        goals=12,
        piles=["owl bat rat ring", "moth"],
        opened=[1],
    )
    play(state, "search")
    check(state, seat, expected)


@pytest.mark.rule("CO-05", "LB-24", "LB-23")
def test_after_an_exchange_and_a_look_the_second_card_is_known() -> None:
    state = board(
        ISLAND,
        message="look",
        seen=EVERYTHING,
        goals=12,
        piles=["owl bat rat ring", "moth"],
        searched=[1],
    )
    play(state, "look")
    check(state, 1, 2)


@pytest.mark.rule("CO-05", "LB-24")
def test_after_the_next_goal_the_rest_of_a_searched_pile_is_still_known() -> None:
    state = board(
        ISLAND, message="exchange", seen=EVERYTHING, goals=12, piles=["owl map rat ring", "moth"]
    )
    play(state, "search", "take map", "move a3")
    check(state, 1, 2)


MOVABLE = " ".join(cell_name(place) for place in range(49) if cell_name(place) not in FIXED)
EVERYTHING = f"{MOVABLE} spare"


def without(*cells: str) -> str:
    return " ".join(cell for cell in EVERYTHING.split() if cell not in cells)


BACKS = """
    ┌ │ ┬ │ ┬ │ ┐
    · · · · · · ·
    ├ ┘ ├ ┘ ┬ · ┤
    · · · · · · ·
    ├ · ┴ · ┤ · ┤
    · · · · · · ·
    └ · ┴ · ┴ ├ ┘
"""


@pytest.mark.rule("CO-05", "LB-17", "LB-18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_unseen_backs_of_each_shape(seat: int) -> None:
    """Three straights hide two messages, two corners one, and a tee hides none: 6 × 2 ways."""
    state = board(
        BACKS,
        goals=12,
        piles=["owl", ""],
        backs={"b1": "wall", "d1": "blank", "f1": "look", "b3": "blank", "d3": "look"},
        seen=without("b1", "d1", "f1", "b3", "d3", "f7"),
        turn=9,
    )
    check(state, seat, 12)


@pytest.mark.rule("CO-05", "LB-18")
def test_an_unseen_spare_is_one_of_the_unseen() -> None:
    state = board(
        BACKS,
        spare="─",
        goals=12,
        piles=["owl", ""],
        backs={"b1": "wall", "d1": "blank", "spare": "blank"},
        seen=without("b1", "d1", "spare"),
    )
    check(state, 1, 3)


@pytest.mark.rule("CO-05", "LB-18")
def test_a_spare_seen_is_none_of_them() -> None:
    state = board(
        BACKS,
        spare="─",
        goals=12,
        piles=["owl", ""],
        backs={"b1": "wall", "d1": "blank", "spare": "blank"},
        seen=without("b1", "d1"),
    )
    check(state, 1, 2)


@pytest.mark.rule("CO-05", "LB-18")
def test_the_last_unseen_back_is_known_by_elimination() -> None:
    state = board(BACKS, goals=12, piles=["owl", ""], backs={"b1": "wall"}, seen=without("b1"))
    check(state, 1, 1)
