"""Which cards each gem lets one swap, and why not the others, on anybody's turn."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal, Unreadable
from clew.core.state import Log
from clew.games import find
from clew.games.tiger_labyrinth.events import Gem
from clew.games.tiger_labyrinth.plans import plan
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

GAME = find("tiger-labyrinth")


def begun(seed: int) -> TigerLabyrinth:
    state = GAME.new(2, GAME.read_options({"start": 1}), Fast(seed))
    assert isinstance(state, TigerLabyrinth)
    return state


@pytest.mark.rule("TL-08", "TL-13", "TL-14")
def test_the_pairs_after_a_step_are_the_swaps_that_may_follow_it() -> None:
    kinds = set()
    for seed in range(4):
        state = begun(seed)
        step = plan(state.clone(), 1, "").steps[0]
        told = plan(state.clone(), 1, step)
        state.apply(1, GAME.parse(step), Fast(0), None)
        allowed = {pair.action: pair for pair in told.pairs if not pair.rule}
        assert sorted(map(GAME.parse, allowed)) == state.legal(1)
        for action, pair in allowed.items():
            after, log = state.clone(), Log()
            after.apply(1, GAME.parse(action), Fast(0), log)
            moved = {event.gem for event in log.seen_by(1) if isinstance(event, Gem)}
            assert moved == ({"yellow", "white"} if pair.both else set(pair.gems))
            kinds.add((tuple(pair.gems), pair.both))
    assert len(kinds) > 2


@pytest.mark.rule("TL-09", "TL-10", "TL-11")
def test_every_other_pair_has_its_rule_also_on_the_others_turn() -> None:
    pairs = {pair.action: pair for pair in plan(begun(1), 2, "").pairs}
    assert len(pairs) == 120
    assert pairs["swap a1 b1"].rule == "TL-09"
    assert pairs["swap b1 c2"].rule == "TL-10"
    assert pairs["swap b2 b3"].rule in ("TL-08", "TL-11"), "no cub has left its Door"
    assert all(bool(pair.rule) == (not pair.gems) for pair in pairs.values())


def test_only_steps_can_come_first() -> None:
    with pytest.raises(Unreadable):
        plan(begun(1), 1, "swap b1 c1")
    with pytest.raises(Illegal):
        plan(begun(1), 1, "a1-c3")
