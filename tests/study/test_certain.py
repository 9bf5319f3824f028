"""What a hint says would happen: only what is sure, whatever lies face down."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games import find, names
from clew.study.hints import certain
from clew.table.eyes import Sight
from clew.words import LANGUAGES, words


@pytest.mark.parametrize("game_id", names())
def test_it_is_told_of_who_acts_and_can_be_said(game_id: str) -> None:
    game, chance = find(game_id), Fast(5)
    state = game.new(game.players[0], game.read_options({}), chance)
    people = [f"Seat {seat}" for seat in range(1, game.players[0] + 1)]
    told = 0
    for _ in range(40):
        seat = state.acting()
        if not seat:
            break
        action = state.pick(seat, chance)
        for event in certain(Sight(game, state, seat), action, 3):
            told += 1
            assert getattr(event, "seat", 0) == seat
            for language in LANGUAGES:
                assert words(language, game).event(event, people)
        state.apply(seat, action, chance, None)
    assert told


def test_what_is_turned_up_is_not_foretold() -> None:
    """An explored tile is another one in every world, so nothing of it is said."""
    game, chance = find("labyrinthos"), Fast(1)
    state = game.new(2, game.read_options({}), chance)
    for _ in range(400):
        seat = state.acting()
        explores = [a for a in state.legal(seat) if game.format(a).startswith("explore ")]
        if explores:
            assert certain(Sight(game, state, seat), explores[0], 1) == []
            return
        state.apply(seat, state.pick(seat, chance), chance, None)
    raise AssertionError("nobody explores")
