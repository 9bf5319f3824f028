"""Where each card of the hand would score, on anybody's turn."""

from __future__ import annotations

import random

import pytest

from clew.core.chance import Fast
from clew.core.errors import Unreadable
from clew.games import find
from clew.games.labyrinth_cards.plans import plan
from clew.games.labyrinth_cards.rules import TAKING, LabyrinthCards
from clew.games.labyrinth_cards.sight import view

GAME = find("labyrinth-cards")


@pytest.mark.rule("LC-07", "LC-08", "LC-09")
def test_what_a_hand_would_score_is_what_its_placements_let_one_take() -> None:
    """Compared with every placement there is, played and counted."""
    state = GAME.new(2, GAME.read_options({}), Fast(4))
    assert isinstance(state, LabyrinthCards)
    chance, choice, met = Fast(1), random.Random(2), 0
    for _ in range(16):
        seat = state.acting()
        told = plan(state.sample(seat, Fast(0)), seat, "")
        if state.phase != TAKING:
            taken: dict[tuple[int, str], int] = {}
            for action in state.legal(seat):
                most = most_taken(state, seat, action)
                _, card, cell, _ = GAME.format(action).split()
                place = (int(card), cell)
                taken[place] = max(taken.get(place, 0), most)
            found = {(one.card, one.cell): len(one.takes) for one in told.scores}
            assert found == {place: most for place, most in taken.items() if most}
            met += len(found)
        other = plan(state.sample(3 - seat, Fast(0)), 3 - seat, "")
        assert other.hand == view(state, 3 - seat, None).hand
        assert {one.card for one in other.scores} <= set(other.hand)
        state.apply(seat, choice.choice(state.legal(seat)), chance, None)
    assert met > 3


def most_taken(state: LabyrinthCards, seat: int, action: int) -> int:
    after = state.clone()
    after.apply(seat, action, Fast(0), None)
    if after.phase != TAKING:
        return 0
    texts = [GAME.format(take).split(" with ")[0].split()[1:] for take in after.legal(seat)]
    return max(len(cards) for cards in texts if cards != ["none"])


def test_there_is_nothing_to_ask_for() -> None:
    state = GAME.new(2, GAME.read_options({}), Fast(4))
    assert isinstance(state, LabyrinthCards)
    with pytest.raises(Unreadable):
        plan(state, 1, "place 1 0,2 0")
