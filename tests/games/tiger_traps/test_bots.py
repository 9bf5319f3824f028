"""Traps' own bots."""

import pytest

from clew.arena.simulate import Job, simulate
from clew.bots import names
from clew.bots.perspective import Perspective
from clew.games.tiger_traps.bots import greedy
from clew.games.tiger_traps.rules import TigerTraps
from tests.games.tiger_traps.tables import GAME, table


def choice(state: TigerTraps, seat: int, seed: int = 1) -> str:
    """What greedy does."""
    return GAME.format(greedy(Perspective(GAME, state, seat, seed)))


def test_there_are_bots_for_the_game() -> None:
    assert names("tiger-traps")[:2] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("players", "least"),
    [(["greedy", "random"], 52), (["random", "greedy"], 52), (["greedy"] + ["random"] * 3, 36)],
)
def test_greedy_clearly_beats_random(players: list[str], least: int) -> None:
    """Of 60 games; by luck it would win 30 against one, 15 against three."""
    summary = simulate(Job(game="tiger-traps", bots=players, options={}, seed="beats"), 60, jobs=1)
    assert summary.wins[players.index("greedy")] >= least


def test_greedy_turns_over_its_own_good_cards_first() -> None:
    state = table("1 ◆  stack LT RL\n2 ◆  stack RL BT", phase="reveal", bid=9)
    assert choice(state, 1) == "reveal 1"


def test_greedy_does_not_walk_into_its_own_trap() -> None:
    state = table("1 ◆  stack RL LT\n2 ◆  stack RL BL", phase="reveal", bid=4)
    assert choice(state, 1) == "reveal 2"


def test_greedy_bids_what_it_has_in_its_own_stack() -> None:
    """Six traits are sure, so it does not let five stand."""
    state = table("1 ◆  stack RL RL RL\n2 ◆  stack BL BL BL", phase="bid", bid=5, bidder=2, start=2)
    assert choice(state, 1) == "bid 6"


def test_greedy_passes_when_the_bid_is_out_of_reach() -> None:
    state = table("1 ◆  stack LT\n2 ◆  stack BL", phase="bid", bid=4, bidder=2, start=2)
    assert choice(state, 1) == "pass"


def test_greedy_gives_a_gem_to_the_poorest() -> None:
    state = table(
        "1 ◆◆  stack RT  beside BT\n2 ◆◆  stack BL BL\n3 ◆  stack RL BL",
        phase="award",
        bid=9,
    )
    assert choice(state, 1) == "give 3"
