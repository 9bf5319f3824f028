"""The greedy bot."""

from __future__ import annotations

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games.labyrinth_cards import game
from tests.games.labyrinth_cards.boards import board, play


def test_greedy_takes_all_it_can() -> None:
    state = board("\n. 10 45\n12/90 . 43\n44 1 .\n", [46])
    greedy = bots.find(game.id, "greedy")
    action = game.format(greedy(Perspective(game, state, 1, 3)))
    assert action == "place 46 1,1 0"
    play(state, action)
    assert game.format(greedy(Perspective(game, state, 1, 3))) == "take 10 12 with 46"


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    """One greedy seat wins far more than its share of 40 games."""
    greedy, random = (bots.find(game.id, name) for name in ("greedy", "random"))
    won = 0.0
    for number in range(40):
        ours = 1 + number % players
        chance = Fast(number)
        state = game.new(players, game.read_options({}), chance)
        while seat := state.acting():
            bot = greedy if seat == ours else random
            action = bot(Perspective(game, state, seat, chance.word()))
            state.apply(seat, action, chance, None)
        result = state.result()
        assert result is not None
        won += result[ours - 1]
    assert won > 40 * 0.85
