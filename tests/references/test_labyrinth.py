"""Labyrinth: the engine and the reference agree, and would not if a rule were broken."""

from __future__ import annotations

from typing import Any

import pytest

from clew.core.chance import Fast
from clew.games.labyrinth import game
from tests.references.compare import EFFORT, Difference, compare, position_of
from tests.references.labyrinth import Labyrinth

WAYS: dict[str, dict[str, Any]] = {
    "base": {},
    "short": {"short": True, "goals": 1},
    "events": {"events": True, "goals": 4},
    "events and one goal": {"events": True, "goals": 1},
    "events and short": {"events": True, "short": True, "goals": 2},
}


@pytest.mark.rule("LB-12", "LB-13", "LB-28")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", game.players)
def test_random_games(players: int, way: str) -> None:
    for seed in range(2 * EFFORT):
        state = game.new(players, game.read_options(WAYS[way]), Fast(seed))
        compare(game, Labyrinth, state, Fast(seed + 1000), 300)


@pytest.mark.rule("LB-05")
def test_turns_go_by_corner_whatever_the_seats_colours() -> None:
    for seed, colours in enumerate((["green", "red"], ["blue", "green", "yellow", "red"])):
        options = game.read_options({"colours": colours, "events": True})
        compare(game, Labyrinth, game.new(len(colours), options, Fast(seed)), Fast(seed), 100)


@pytest.mark.rule("LB-27")
def test_the_last_turns_before_the_limit() -> None:
    for seed in range(4 * EFFORT):
        start = position_of(game, game.new(2, game.read_options({"events": True}), Fast(seed)))
        start.update(turn=395, banned="N2")
        compare(game, Labyrinth, game.from_position(start), Fast(seed))


def test_a_push_that_may_be_undone_is_noticed() -> None:
    class Undone(Labyrinth):
        def push(self, arrow: str, degrees: int) -> None:
            super().push(arrow, degrees)
            self.rest["banned"] = arrow

    with pytest.raises(Difference, match="position banned"):
        compare(game, Undone, game.new(2, game.options(), Fast(0)), Fast(0))


def test_a_wall_that_cannot_be_passed_is_noticed() -> None:
    class Solid(Labyrinth):
        def reached(self, start: str, wall: bool) -> set[str]:  # noqa: ARG002
            return super().reached(start, wall=False)

    def play(seeds: range) -> None:
        for seed in seeds:
            state = game.new(2, game.read_options({"events": True}), Fast(seed))
            compare(game, Solid, state, Fast(seed), 200)

    with pytest.raises(Difference, match="the engine alone allows"):
        play(range(5))
