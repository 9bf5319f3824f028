"""The card game: the engine and the reference agree, and would not if a rule were broken."""

from __future__ import annotations

from functools import partial

import pytest

from clew.core.chance import Fast
from clew.games.labyrinth_cards import game
from tests.references.compare import EFFORT, Difference, compare, position_of
from tests.references.labyrinth_cards import Cell, LabyrinthCards


@pytest.mark.rule("LC-05", "LC-07", "LC-09")
@pytest.mark.parametrize("maze", ["may-fall-apart", "one-piece"])
@pytest.mark.parametrize("players", game.players)
def test_random_games(players: int, maze: str) -> None:
    for seed in range(2 * EFFORT):
        state = game.new(players, game.read_options({"maze": maze}), Fast(seed))
        compare(game, partial(LabyrinthCards, maze=maze), state, Fast(seed + 1000))


@pytest.mark.rule("LC-06")
def test_a_maze_closed_on_all_sides() -> None:
    """Four corners that only lead to each other; their cards change places with those that lay."""
    closed = {13: [0, 0, 90], 14: [1, 0, 180], 15: [0, 1, 0], 16: [1, 1, 270]}
    for seed in range(3 * EFFORT):
        start = position_of(game, game.new(3, game.options(), Fast(seed)))
        spare = [card for card, *_ in start["table"] if card not in closed]
        for cards in (*start["hands"], start["deck"]):
            cards[:] = [spare.pop() if card in closed else card for card in cards]
        start["table"] = [[card, *where] for card, where in closed.items()]
        compare(game, LabyrinthCards, game.from_position(start), Fast(seed))


def test_a_card_left_alone_is_noticed() -> None:
    class Loose(LabyrinthCards):
        def holds(self, left: set[Cell]) -> bool:  # noqa: ARG002
            return True

    def play(seeds: range) -> None:
        for seed in seeds:
            compare(game, Loose, game.new(2, game.options(), Fast(seed)), Fast(seed))

    with pytest.raises(Difference, match=r"the reference alone|seats to act|position phase"):
        play(range(10))
