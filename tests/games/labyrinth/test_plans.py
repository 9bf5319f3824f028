"""What can be planned on anybody's turn: the rules' answers, as if it were one's own."""

from __future__ import annotations

from typing import Any

import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal, Unreadable
from clew.core.game import Game
from clew.core.state import Log
from clew.games import find
from clew.games.labyrinth.plans import Plan, plan
from clew.games.labyrinth.rules import Labyrinth
from clew.testing.secrets import swapped

GAME: Game[Any] = find("labyrinth")


def begun(seed: int = 3, players: int = 2, **options: object) -> Labyrinth:
    state = GAME.new(players, GAME.read_options({"start": 1, **options}), Fast(seed))
    assert isinstance(state, Labyrinth)
    return state


def asked(state: Labyrinth, seat: int, what: str = "") -> Plan:
    return plan(state.sample(seat, Fast(0)), seat, what)


def act(state: Labyrinth, seat: int, text: str) -> list[Any]:
    log = Log()
    state.apply(seat, GAME.parse(text), Fast(1), log)
    return log.seen_by(seat)


@pytest.mark.rule("LB-10", "LB-13", "LB-14")
@pytest.mark.parametrize("options", [{}, {"events": True}], ids=["base", "events"])
def test_what_is_planned_on_anothers_turn_is_what_then_happens(options: dict[str, Any]) -> None:
    """The other one stays: the maze, the ways and what is found are as they were planned."""
    met = 0
    for seed in range(16):
        state = begun(seed, **options)
        act(state, 1, "push N2 0")
        if state.message:
            continue
        planned = {push: asked(state, 2, push) for push in asked(state, 2).pushes}
        before: Any = GAME.view(state, 1)
        act(state, 1, f"move {before.players[0].pawn}")
        assert sorted(planned) == sorted(GAME.format(action) for action in state.legal(2))
        push, then = max(planned.items(), key=lambda one: len(one[1].finds))
        act(state, 2, push)
        view: Any = GAME.view(state, 2)
        assert (then.tiles, then.treasures) == (view.tiles, view.treasures)
        assert then.pawns == [player.pawn for player in view.players]
        if view.message:
            continue
        assert sorted(f"move {cell}" for cell in then.ways) == sorted(
            GAME.format(action) for action in state.legal(2)
        )
        cell, way = max(then.ways.items(), key=lambda one: (one[0] in then.finds, len(one[1])))
        told = {type(event).__name__: event for event in act(state, 2, f"move {cell}")}
        assert [cell] == way if "Stayed" in told else told["Moved"].path == way
        assert ("Found" in told) == (cell in then.finds)
        met += cell in then.finds
    assert met > 1


@pytest.mark.rule("LB-11")
def test_an_arrow_is_closed_only_if_nobody_else_pushes_before() -> None:
    state = begun(players=3)
    act(state, 1, "push N2 0")
    assert "push S2 0" in asked(state, 3).pushes, "seat 2 pushes first"
    assert "push S2 0" not in asked(state, 2).pushes
    with pytest.raises(Illegal):
        asked(state, 2, "push S2 0")
    assert "push S2 0" in asked(state, 1).pushes, "the next turn of one's own"


@pytest.mark.parametrize("what", ["move a1", "end", "push Q2 0", "push", "nonsense", "push N2 45"])
def test_only_pushes_are_planned(what: str) -> None:
    state = begun()
    before = GAME.position(state)
    with pytest.raises(Unreadable):
        asked(state, 2, what)
    assert GAME.position(state) == before


@pytest.mark.rule("CO-05")
def test_a_plan_is_the_same_whatever_the_seat_does_not_know() -> None:
    for seed in range(6):
        state = begun(seed, players=3, events=True)
        for seat in (1, 2, 3):
            other = swapped(GAME, state, seat, Fast(seed))
            assert isinstance(other, Labyrinth)
            for what in asked(state, seat).pushes[::7]:
                assert asked(state, seat, what) == asked(other, seat, what)
