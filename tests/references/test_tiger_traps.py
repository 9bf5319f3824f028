"""Traps: the engine and the reference agree, and would not if a rule were broken."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.tiger_traps import game
from tests.references.compare import EFFORT, Difference, compare, position_of
from tests.references.tiger_traps import TigerTraps


@pytest.mark.rule("TT-11", "TT-19", "TT-21")
@pytest.mark.parametrize("players", game.players)
def test_random_games(players: int) -> None:
    for seed in range(20 * EFFORT):
        options = game.read_options({"early_gift": seed % 4 == 3, "open_stacks": seed % 4 == 2})
        compare(game, TigerTraps, game.new(players, options, Fast(seed)), Fast(seed + 1000))


@pytest.mark.rule("TT-17", "TT-18", "TT-26")
@pytest.mark.parametrize("players", game.players)
def test_the_last_year_among_players_with_four_gems(players: int) -> None:
    for seed in range(20 * EFFORT):
        gems = [4 if (seed + seat) % 8 else seed % 3 for seat in range(players)]
        start = position_of(game, game.new(players, game.options(), Fast(seed)))
        start.update(season=197, gems=gems, pot=min(3, 25 - sum(gems)))
        compare(game, TigerTraps, game.from_position(start), Fast(seed + 1000))


def test_a_gem_given_to_who_has_four_is_noticed() -> None:
    class Generous(TigerTraps):
        def opponents(self, seat: int, most: int) -> list[int]:
            return super().opponents(seat, most + 1)

    def play(seeds: range) -> None:
        for seed in seeds:
            compare(game, Generous, game.new(3, game.options(), Fast(seed)), Fast(seed))

    with pytest.raises(Difference, match="the reference alone"):
        play(range(20))
