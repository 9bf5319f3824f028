"""A random action: each legal one equally often, no other, whatever is asked."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.chance import Fast
from clew.games.labyrinth.rules import Labyrinth
from tests.games.labyrinth.boards import ISLAND, board, play

pytestmark = pytest.mark.both_builds


def after(state: Labyrinth, *actions: str) -> Labyrinth:
    play(state, *actions)
    return state


PILES = ["owl map ring", "book gold"]
SITUATIONS = {
    "the first push": board(ISLAND, spare="│"),
    "a push with a ban at the first arrow": board(ISLAND, spare="│", turn=2, banned="N2"),
    "a push with a ban at the last arrow": board(ISLAND, spare="│", turn=2, banned="W6"),
    "a push of a corner": board(ISLAND, spare="└", turn=2, banned="S4"),
    "a move": board(ISLAND, phase="move"),
    "a move through a wall": board(ISLAND, message="wall"),
    "a second push or a move": board(ISLAND, message="second-push"),
    "a swap or a move": board(ISLAND, message="change-places", players=3),
    "a look or a move": board(ISLAND, message="look", piles=PILES),
    "a search or a move": board(ISLAND, message="exchange", piles=PILES),
    "a card": after(board(ISLAND, message="exchange", piles=PILES), "search"),
    "the second half": after(board(ISLAND, message="double-turn"), "move a2"),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_legal_action_is_picked_equally_often(situation: str) -> None:
    state = SITUATIONS[situation]
    legal = state.legal(1)
    often = 60
    chance = Fast(len(legal))
    counts = Counter(state.pick(1, chance) for _ in range(often * len(legal)))
    assert sorted(counts) == legal
    chi = sum((n - often) ** 2 / often for n in counts.values())
    freedom = len(legal) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 5


@pytest.mark.parametrize("situation", SITUATIONS)
def test_nothing_is_picked_for_who_is_not_in_turn(situation: str) -> None:
    with pytest.raises(ValueError, match="below"):
        SITUATIONS[situation].pick(2, Fast(1))
