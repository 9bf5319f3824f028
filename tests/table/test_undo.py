"""Taking back: the own last action, in the own turn, when nothing was drawn or shown."""

from __future__ import annotations

import pytest

from clew.core.errors import ClewError
from clew.table.eyes import Eyes
from clew.table.verify import verify
from tests.table.games import GAME, played, sit

pytestmark = pytest.mark.both_builds


def test_a_push_can_be_taken_back() -> None:
    table = sit(start=1)
    before = GAME.position(table.state)
    table.act(1, "push N2 0")
    assert table.may_undo(1)
    table.undo(1)
    assert GAME.position(table.state) == before
    assert table.pending() == [1]


def test_the_record_keeps_both_and_numbers_never_repeat() -> None:
    table = sit(start=1)
    table.act(1, "push N2 0")
    table.undo(1)
    table.act(1, "push N2 90")
    assert [entry.n for entry in table.record().entries] == [1, 2, 3]


def test_not_by_another_player_nor_in_anothers_turn() -> None:
    table = sit(start=1)
    assert not table.may_undo(1)
    table.act(1, "push N2 0")
    assert not table.may_undo(2)
    with pytest.raises(ClewError, match="nothing that seat 2 may take back"):
        table.undo(2)
    table.act(1, "move a1")
    assert not table.may_undo(1)


def test_not_beyond_what_was_already_taken_back() -> None:
    table = sit(start=1)
    table.act(1, "push N2 0")
    table.undo(1)
    assert not table.may_undo(1)


@pytest.mark.rule("LB-18")
def test_not_after_a_back_was_seen() -> None:
    """With events every push shows one, even a blank one."""
    table = sit(start=1, events=True)
    table.act(1, "push N2 0")
    assert not table.may_undo(1)


def test_not_after_the_end() -> None:
    table = sit(start=1)
    table.act(1, "push N2 0")
    table.leave(2)
    assert not table.may_undo(1)


def test_without_history_nothing_is_kept_to_go_back_to() -> None:
    from clew.table.table import Table

    kept = sit(start=1)
    table = Table(GAME, kept.options, kept.seats, kept.fairness, history=False)
    table.act(1, "push N2 0")
    assert table.steps == []
    assert not table.may_undo(1)
    assert table.record().entries[0].action == "push N2 0"


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_hears_what_is_for_all_and_what_is_for_it_alone(seat: int) -> None:
    """Of a whole game: what only the other was told is missing, nothing else is."""
    table = played(start=1)
    told = [one for step in table.steps for one in step.log.entries]
    assert [audience for audience, _ in told if audience == 3 - seat]
    heard = [told.event for told in Eyes(table, seat).told() if told.event is not None]
    assert heard == [event for audience, event in told if audience != 3 - seat]


def test_what_was_heard_before_is_left_out() -> None:
    table = sit(start=1, events=True)
    table.act(1, "push N2 0")
    first, *_ = Eyes(table, 1).told()
    assert first.n == 1
    assert Eyes(table, 1).told(since=1) == []


def test_going_back_to_where_something_was_taken_back() -> None:
    """To entry 2, which led nowhere itself; the record is played again with it."""
    table = sit(start=1)
    before = GAME.position(table.state)
    table.act(1, "push N2 0")
    table.undo(1)
    table.act(1, "push N2 90")
    table.act(1, "move a1")
    table.take_back(1, 2)
    assert GAME.position(table.state) == before
    table.act(1, "push N4 0")
    assert verify(table.record(), whole=True).good


@pytest.mark.parametrize("to", [-1, 1, 5])
def test_there_is_no_way_back_to_what_did_not_lead_here(to: int) -> None:
    """Entry 1 was taken back, and there is no entry 5."""
    table = sit(start=1)
    table.act(1, "push N2 0")
    table.undo(1)
    table.act(1, "push N2 90")
    with pytest.raises(ClewError, match="no way back"):
        table.take_back(1, to)
    assert table.n == 3
