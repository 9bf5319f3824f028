"""What a bid needs, against what lies on the table."""

from __future__ import annotations

import random

import pytest

from clew.core.chance import Fast
from clew.core.errors import Unreadable
from clew.games import find
from clew.games.tiger_traps.components import COPIES, KINDS
from clew.games.tiger_traps.plans import Plan, plan
from clew.games.tiger_traps.rules import TigerTraps

GAME = find("tiger-traps")


def begun(seed: int = 1, players: int = 3) -> TigerTraps:
    state = GAME.new(players, GAME.read_options({}), Fast(seed))
    assert isinstance(state, TigerTraps)
    return state


def asked(state: TigerTraps, seat: int) -> Plan:
    return plan(state.sample(seat, Fast(0)), seat, "")


@pytest.mark.rule("TT-10", "TT-15", "TT-01")
def test_what_really_lies_there_is_never_more_than_the_most_that_can() -> None:
    """In whole random games: the cards face down match no more than `most`, and so many of them as
    a bid needs at least are never fewer than would do."""
    tight = 0
    for seed in range(6):
        state, chance, choice = begun(seed), Fast(seed), random.Random(seed)
        for _ in range(120):
            if not state.pending():
                break
            seat = next(seat for seat in (1, 2, 3) if state.pending() >> seat - 1 & 1)
            for viewer in (1, 2, 3):
                told = asked(state, viewer)
                down = face_down(state) if told.down else []
                if len(down) != told.down:
                    continue  # Others choose their first cards: nobody sees how many have.
                real = sorted((state.traits(kind) for kind in down), reverse=True)
                assert sum(real) <= told.most
                tight += sum(real) == told.most
                for need in told.needs:
                    fewest = [k for k in range(len(real) + 1) if sum(real[:k]) >= need.missing]
                    if fewest:
                        assert need.cards <= fewest[0]
                    if need.missing > told.most:
                        assert need.cards == 0
            state.apply(seat, choice.choice(state.legal(seat)), chance, None)
    assert tight


def face_down(state: TigerTraps) -> list[int]:
    """All cards that lie face down, whoever knows them."""
    return [
        state.card(seat, place)
        for seat in range(1, state.players + 1)
        for place in range(state.has_played(seat) - state.has_turned(seat))
    ]


@pytest.mark.rule("TT-07", "TT-13")
def test_a_plan_tells_neither_the_own_stack_nor_who_has_chosen() -> None:
    state = begun()
    before = [asked(state, seat) for seat in (1, 2, 3)]
    state.apply(2, state.legal(2)[0], Fast(0), None)
    assert [asked(state, 1), asked(state, 3)] == [before[0], before[2]]
    own = asked(state, 2)
    assert (own.down, len(own.hand)) == (1, len(before[1].hand) - 1)
    # The card that was laid may lie anywhere that is not the hand: it counts like all others.
    left = dict(zip(KINDS, COPIES, strict=True))
    for worth in own.hand:
        left[worth.card] -= 1
    assert own.most == max(state.traits(i) for i, kind in enumerate(KINDS) if left[kind])


def test_there_is_nothing_to_ask_for() -> None:
    with pytest.raises(Unreadable):
        plan(begun(), 1, "bid 3")
