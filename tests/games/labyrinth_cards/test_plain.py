"""The engine and a plain, slow reading of the rules allow the same."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.rules import PLACING, LabyrinthCards
from tests.games.labyrinth_cards.boards import legal
from tests.games.labyrinth_cards.plain import Plain

pytestmark = pytest.mark.both_builds


def _compare(state: LabyrinthCards) -> None:
    plain = Plain(game.position(state))
    if state.phase == PLACING:
        assert set(legal(state)) == plain.placements()
        return
    ours = {
        frozenset(int(card) for card in text.split(" with ")[0].split()[1:] if card != "none")
        for text in legal(state)
    }
    assert ours == plain.takes()


@pytest.mark.rule("LC-05", "LC-07", "LC-09")
@pytest.mark.parametrize("one_piece", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_random_games(seed: int, one_piece: bool) -> None:
    state = game.new(
        2 + seed % 5,
        game.read_options({"maze": "one-piece" if one_piece else "may-fall-apart"}),
        Fast(seed),
    )
    chance = Fast(seed)
    while seat := state.acting():
        _compare(state)
        asked = state.phase != PLACING
        state.apply(seat, state.pick(seat, chance), chance, None)
        if not asked and state.phase == PLACING:
            assert Plain(game.position(state)).takes() == {frozenset()}, "a take was not asked for"
