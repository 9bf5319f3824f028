"""Monte Carlo tree search: finds what is there, keeps its budget, knows nothing it may not."""

import pytest

from clew.bots.nets import drawn
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.bots.search.tree import WHOLE, Guide, Tree
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.tiger_labyrinth import game as tiger
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_traps import game as traps
from clew.games.tiger_traps.bots import mixture
from clew.games.tiger_traps.bots.thinking import TrapGuide, highest
from clew.games.tiger_traps.rules import BID, BUILDING, PASS, PLAY, TigerTraps

pytestmark = pytest.mark.both_builds

WIN_AT_ONCE = "LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/40"


def tree(nodes: int, seed: int = 1) -> Tree:
    return Tree(from_line(WIN_AT_ONCE), 1, Guide(), Fast(seed), Budget(nodes))


def test_a_win_at_once_is_found() -> None:
    """By random play alone."""
    assert tiger.format(tree(120).run()) == "d3-d4"


def test_every_iteration_is_counted_once() -> None:
    search = tree(60)
    search.run()
    assert search.iterations == 59
    assert sum(visits for _, visits, _ in search.tried()) == 59


def test_a_sure_win_has_the_value_one() -> None:
    search = tree(60)
    search.run()
    values = {tiger.format(action): mean for action, _, mean in search.tried()}
    assert values["d3-d4"] == 1.0


def test_the_same_seed_and_budget_give_the_same_tree() -> None:
    one, two = tree(60, 5), tree(60, 5)
    assert (one.run(), one.tried()) == (two.run(), two.tried())


def test_another_seed_gives_another_tree() -> None:
    one, two = tree(60, 5), tree(60, 6)
    one.run()
    two.run()
    assert one.tried() != two.tried()


def test_a_search_stopped_before_it_began_still_answers() -> None:
    budget = Budget()
    budget.stop()
    state = from_line(WIN_AT_ONCE)
    assert Tree(state, 1, Guide(), Fast(1), budget).run() in state.legal(1)


def season(seed: int = 3, players: int = 2) -> TigerTraps:
    return traps.new(players, traps.read_options({}), Fast(seed))


def begun(players: int) -> TigerTraps:
    """A season in which everybody has laid a first card."""
    state = season(players=players)
    for seat in range(1, players + 1):
        state.apply(seat, state.legal(seat)[0], Fast(0), None)
    return state


@pytest.mark.parametrize("seat", [1, 2])
def test_of_several_who_choose_at_once_the_searching_seat_is_asked(seat: int) -> None:
    """Its own cards are what it weighs, also as the second of two."""
    state = season()
    search = Tree(state, seat, TrapGuide(state), Fast(1), Budget(200))
    search.run()
    assert [action for action, _, _ in search.tried()] == state.legal(seat)


def test_cards_played_face_down_look_alike_to_others() -> None:
    state = season()
    guide = TrapGuide(state)
    assert len({guide.seen(state, 2, PLAY + kind, 1) for kind in range(6)}) == 1
    assert len({guide.seen(state, 2, PLAY + kind, 2) for kind in range(6)}) == 6


def test_gems_are_shares_of_the_win() -> None:
    """Equal gems, equal shares; together the whole win."""
    state = season()
    out = buffer(9)
    TrapGuide(state).judge(state, out)
    assert out[1] == out[2] == WHOLE // 2


def test_the_guide_goes_by_what_a_player_knows() -> None:
    """Another's hidden cards do not change what it chooses."""
    state = begun(players=2)
    assert state.phase == BUILDING
    seat = state.acting()
    guide = TrapGuide(state)
    for number in range(20):
        other = state.sample(seat, Fast(number))
        assert guide.choose(state, seat, Fast(number)) == guide.choose(other, seat, Fast(number))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_bids_what_the_cards_cannot_reach(players: int) -> None:
    """Also when a bid was made that is out of reach: then only to pass is left."""
    state = begun(players)
    seat = state.acting()
    most = state.traits(state.card(seat, 0)) + 2 * (players - 1)
    assert highest(state, seat) == most
    assert bids(state) == list(range(1, most + 1))
    state.apply(seat, BID + 12, Fast(0), None)
    assert bids(state) == []
    guide = TrapGuide(state)
    assert Tree(state, state.acting(), guide, Fast(1), Budget(50)).run() == PASS


def bids(state: TigerTraps) -> list[int]:
    """The bids that are considered in a position."""
    out = buffer(TigerTraps.WIDTH)
    n = TrapGuide(state).moves(state, state.acting(), out)
    return [out[i] - BID for i in range(n) if BID < out[i] < PASS]


def test_mixing_follows_the_visits() -> None:
    """Nearly equal moves are all played, rare ones never."""
    tried = [(1, 500, 0.5), (2, 480, 0.5), (3, 20, 0.2)]
    chance = Fast(1)
    played = [drawn(mixture(tried), chance) for _ in range(300)]
    assert 100 < played.count(1) < 200
    assert played.count(3) == 0


def test_a_master_does_not_always_play_the_same() -> None:
    """In one position, with different seeds: it cannot be read."""
    from clew import bots

    state = season(9)
    master = bots.find("tiger-traps", "master:300")
    choices = {master(Perspective(traps, state, 1, seed)) for seed in range(12)}
    assert len(choices) > 1
