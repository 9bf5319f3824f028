"""Simple opponents that learn against a bot in the whole game."""

import json
import subprocess
import sys

import pytest

from clew.arena.learners import Table, against, learn
from clew.bots import find
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games.tiger_traps.bots.opponents import ideas, stubborn
from clew.games.tiger_traps.rules import BID, PASS
from tests.games.tiger_traps.tables import GAME, new, table


def wins(level: str, games: int) -> float:
    """What the fixed rule wins against a level of Traps for two."""
    bot = find("tiger-traps", level)
    return sum(against("tiger-traps", stubborn, bot, 2, 1, i) for i in range(games)) / games


@pytest.mark.parametrize(
    ("level", "most"), [("adept", 0.4), ("master", 0.35), ("master:300", 0.35)]
)
def test_who_lays_traps_and_waits_does_not_beat_a_level_of_traps(level: str, most: float) -> None:
    """Of 60 games. In 400 it wins 26 % against adept and 21 % against master."""
    assert wins(level, 60) <= most


def test_the_fixed_rule_raises_once_by_one_and_then_passes() -> None:
    state = table("1 ◆  stack LT\n2 ◆  stack RL", phase="bid", bid=2, bidder=2, start=2)
    assert stubborn(Perspective(GAME, state, 1, 1)) == BID + 3
    state.apply(1, BID + 3, Fast(1), None)
    state.apply(2, BID + 4, Fast(1), None)
    assert stubborn(Perspective(GAME, state, 1, 1)) == PASS


def test_a_learner_sees_only_what_its_seat_sees() -> None:
    state = new(seed=3)
    for number in range(4):
        seat = state.acting()
        seen = ideas(Perspective(GAME, state, seat, number))
        for other in range(3):
            world = state.sample(seat, Fast(other))
            assert ideas(Perspective(GAME, world, seat, number)) == seen
        state.apply(seat, state.legal(seat)[0], Fast(1), None)


def test_a_table_learns_what_wins() -> None:
    """One idea always loses, the other always wins."""
    learner = Table(lambda _: ("here", [7, 8]), Fast(1))
    nobody = Perspective(GAME, new(), 1, 1)
    for _ in range(30):
        learner.note(1.0 if learner(nobody) == 8 else 0.0)
    learner.learns = False
    assert [learner(nobody) for _ in range(10)] == [8] * 10
    assert learner.situations == 1


def test_a_learner_beats_a_player_who_bids_anything() -> None:
    found = learn("tiger-traps", "random", 60, 40)
    assert [share.opponent for share in found.shares] == ["stubborn", "table"]
    assert found.shares[1].rate > 0.8
    assert found.shares[1].low < found.shares[1].rate <= found.shares[1].high


def test_the_same_seed_gives_the_same_figures() -> None:
    assert learn("tiger-traps", "random", 10, 6) == learn("tiger-traps", "random", 10, 6)


@pytest.mark.parametrize(
    ("game", "games", "reason"),
    [("labyrinth", 10, "tiger-traps"), ("tiger-traps", 0, "at least one game")],
)
def test_what_cannot_be_learned_is_refused(game: str, games: int, reason: str) -> None:
    with pytest.raises(ClewError, match=reason):
        learn(game, "random", games, 4)


def test_the_command_says_what_opponents_win() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "clew.cli",
            "exploit",
            "tiger-traps",
            "--bot",
            "random",
            "--learn",
            "20",
            "--games",
            "10",
            "--json",
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (found,) = json.loads(done.stdout)
    assert found["players"] == 2
    assert {share["games"] for share in found["shares"]} == {10}
