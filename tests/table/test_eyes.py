"""Eyes: what somebody sees of a table, may do, was told and may try out."""

from __future__ import annotations

import pytest

from clew.core.chance import Fast
from clew.core.errors import ClewError, Illegal
from clew.core.state import ALL, hears
from clew.games import find
from clew.table.eyes import SPECTATOR, Eyes, Sight, told_to
from clew.table.fairness import Fairness
from clew.table.happened import Happened
from clew.table.record import Seat
from clew.table.table import Table

TRAPS = find("tiger-traps")


def traps() -> Table:
    seats = [Seat(name=name, player="human") for name in ("Ada", "Ben", "Cy")]
    return Table(TRAPS, TRAPS.read_options({}), seats, Fairness.from_seed("eyes", 3))


@pytest.mark.parametrize("seat", [0, -1, 4])
def test_what_is_no_seat_has_no_eyes(seat: int) -> None:
    with pytest.raises(ClewError, match="no seat"):
        Eyes(traps(), seat)


def test_a_spectator_is_not_a_seat() -> None:
    eyes = Eyes(traps(), SPECTATOR)
    assert eyes.view().hand == []
    assert eyes.legal() == []
    with pytest.raises(ClewError):
        eyes.after("play 1")


def test_who_has_answered_may_do_nothing_until_all_have() -> None:
    table = traps()
    assert Eyes(table, 1).legal()
    table.act(1, Eyes(table, 1).legal()[0])
    assert Eyes(table, 1).legal() == []
    assert Eyes(table, 2).legal()


def test_who_has_left_or_is_away_may_do_nothing() -> None:
    table = traps()
    table.hand_over(1)
    table.leave(2)
    assert [Eyes(table, seat).legal() != [] for seat in (1, 2, 3)] == [False, False, True]


def test_trying_out_changes_nothing_and_is_checked() -> None:
    table = traps()
    before = table.snapshot()
    action = TRAPS.format(Eyes(table, 1).legal()[0])
    assert len(Eyes(table, 1).after(action).hand) < len(Eyes(table, 1).view().hand)
    assert table.snapshot() == before
    with pytest.raises(Illegal):
        Eyes(table, 1).after("pass")


def test_everybody_is_told_the_own_part() -> None:
    """From the table, and from what is stored of it."""
    happened = Happened(7, [(ALL, "all"), (0b001, "one"), (0b110, "two and three")], "undo", 2, 5)
    told = {who: [one.event for one in told_to(who, happened)] for who in (1, 2, 3)}
    assert told == {
        1: [None, "all", "one"],
        2: [None, "all", "two and three"],
        3: [None, "all", "two and three"],
    }
    assert [one.event for one in told_to(SPECTATOR, happened)] == [None, "all"]
    assert {one.n for one in told_to(1, happened)} == {7}


@pytest.mark.parametrize("seat", range(5))
def test_all_is_for_everybody_and_nobody_is_for_nobody(seat: int) -> None:
    assert hears(ALL, seat)
    assert not hears(0, seat)


def test_a_fair_world_looks_the_same_and_differs_in_its_secrets() -> None:
    table = traps()
    worlds = [TRAPS.from_position(Eyes(table, 1).fair_world(Fast(seed))) for seed in range(5)]
    for world in worlds:
        assert Sight(TRAPS, world, 1).view() == Eyes(table, 1).view()
    assert len({str(Sight(TRAPS, world, 2).view()) for world in worlds}) > 1
