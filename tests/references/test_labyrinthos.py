"""Labyrinthos: the engine and the reference agree, and would not if a rule were broken."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.games.labyrinthos import game
from tests.references.compare import EFFORT, Difference, compare
from tests.references.labyrinthos import monster as monsters
from tests.references.labyrinthos.furnished import fierce, furnished
from tests.references.labyrinthos.game import Labyrinthos
from tests.references.labyrinthos.table import Table

MONSTERS = ["minotaur", "medusa", "cerberus"]


@pytest.mark.rule("LO-08", "LO-12", "LO-13")
@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("players", game.players)
def test_random_games(players: int, monster: str) -> None:
    for seed in range(EFFORT):
        state = game.new(players, game.read_options({"monster": monster}), Fast(seed))
        compare(game, Labyrinthos, state, Fast(seed + 1000), 80)


def play(monster: str, seeds: range) -> None:
    """Random play from positions in the middle of games."""
    for seed in seeds:
        start = furnished(2 + seed % 3, monster, seed)
        compare(game, Labyrinthos, game.from_position(start), Fast(seed + 1000), 60, fierce)


@pytest.mark.rule("LO-35", "LO-37", "LO-50")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_middle_of_games(monster: str) -> None:
    play(monster, range(8 * EFFORT))


@pytest.mark.rule("LO-45", "LO-46")
def test_the_end_of_games() -> None:
    ends = set()
    for seed in range(6 * EFFORT):
        start = furnished(2, "minotaur", seed)
        start.update(round=150)
        state = game.from_position(start)
        compare(game, Labyrinthos, state, Fast(seed + 1000))
        ends.add(game.position(state).ended)
    assert "LO-46" in ends


def test_a_hide_tile_that_hides_nobody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "hidden", lambda *_: False)
    with pytest.raises(Difference):
        play("minotaur", range(20))


def test_medusas_wounds_from_the_bottom_up_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    free = Table.free_of_wounds
    monkeypatch.setattr(Table, "free_of_wounds", lambda t, seat: free(t, seat)[::-1])
    with pytest.raises(Difference, match="wounds"):
        play("medusa", range(20))


def test_a_monster_that_may_end_where_it_began_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monsters.Movement, "can_end", lambda _: True)
    with pytest.raises(Difference, match="the reference alone"):
        play("cerberus", range(20))
