"""A table that forgets, and one that goes on from a snapshot, play the same game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find
from clew.table.eyes import SPECTATOR, Eyes
from clew.table.fairness import Fairness
from clew.table.record import Seat
from clew.table.step import SNAPSHOT, Snapshot
from clew.table.table import Table
from clew.table.verify import verify

PEOPLE = [Seat(name="Ann", player="human"), Seat(name="Bob", player="human")]


def new_table(game: str = "labyrinth", **options: Any) -> Table:
    found = find(game)
    fairness = Fairness.from_seed("going on", 2)
    return Table(found, found.read_options(options), PEOPLE, fairness)


def again(table: Table, snapshot: Snapshot) -> Table:
    written = msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)
    return Table(table.game, table.options, table.seats, table.fairness, snapshot=written)


def play(table: Table, actions: int, chance: Fast) -> None:
    for _ in range(actions):
        if table.outcome:
            return
        seat = table.pending()[0]
        table.act(seat, table.state.pick(seat, chance))


def test_a_table_goes_on_from_a_snapshot() -> None:
    """Every tenth entry the table is put away and opened again; the game is the same."""
    whole, parts = new_table(goals=2), new_table(goals=2)
    one, other = Fast(3), Fast(3)
    while not whole.outcome:
        play(whole, 10, one)
        play(parts, 10, other)
        parts = again(parts, parts.snapshot())
        assert parts.n == whole.n
        assert Eyes(parts, 1).view() == Eyes(whole, 1).view()
    assert parts.outcome == whole.outcome


def test_what_is_forgotten_can_still_be_taken_back_in_the_own_turn() -> None:
    """Forgetting keeps just the entries that may be taken back freely."""
    table = new_table()
    play(table, 4, Fast(1))
    seat = table.pending()[0]
    before = Eyes(table, seat).view()
    table.forget()
    assert table.entries == []
    table.act(seat, Eyes(table, seat).legal()[0])
    table.forget()
    assert [entry.n for entry in table.entries] == [5]
    assert table.may_undo(seat)
    table.undo(seat)
    table.forget()
    assert Eyes(table, seat).view() == before
    assert (table.n, table.entries) == (6, [])


def test_all_agree_to_go_back() -> None:
    """A takeback goes further than an undo, stays in the record, and the record verifies."""
    table = new_table()
    play(table, 4, Fast(1))
    then = Eyes(table, SPECTATOR).view()
    play(table, 5, Fast(2))
    table.take_back(1, 4)
    assert Eyes(table, SPECTATOR).view() == then
    play(table, 3, Fast(3))
    assert [entry.table for entry in table.entries][9] == "takeback"
    assert verify(table.record(), whole=True).good


def test_nobody_goes_back_to_what_was_taken_back() -> None:
    table = new_table()
    play(table, 6, Fast(1))
    table.take_back(1, 3)
    with pytest.raises(ClewError, match="no way back to entry 5"):
        table.take_back(1, 5)


def test_a_forgetful_table_goes_back_to_a_state_it_is_given() -> None:
    table, whole = new_table(), new_table()
    for one in (table, whole):
        play(one, 9, Fast(1))
    then = whole.steps[2].state
    table.forget()
    table.take_back(2, 3, then)
    whole.take_back(2, 3)
    assert Eyes(table, SPECTATOR).view() == Eyes(whole, SPECTATOR).view()
    assert table.snapshot().root == whole.snapshot().root == 3


@pytest.mark.rule("CO-07")
def test_a_bot_plays_on_until_the_player_is_back() -> None:
    """Takeover and return are entries of the table, and survive a snapshot."""
    table = new_table()
    table.hand_over(2)
    assert again(table, table.snapshot()).away == [2]
    with pytest.raises(ClewError, match="cannot takeover now"):
        table.hand_over(2)
    table.hand_over(2, "return")
    assert table.away == []
    assert verify(table.record(), whole=True).good


def test_an_end_by_leaving_survives_a_snapshot() -> None:
    table = new_table()
    table.leave(1)
    later = again(table, table.snapshot())
    assert later.outcome == table.outcome
    assert later.pending() == []


def test_a_snapshot_of_other_rules_is_refused() -> None:
    table = new_table()
    old = msgspec.structs.replace(table.snapshot(), rules=0)
    with pytest.raises(ClewError, match=f"{SNAPSHOT}, rules 0"):
        again(table, old)


def test_a_record_needs_all_entries() -> None:
    table = new_table()
    play(table, 3, Fast(1))
    table.forget()
    with pytest.raises(ClewError, match="forgotten"):
        table.record()
