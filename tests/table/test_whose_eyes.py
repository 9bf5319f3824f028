"""Whose eyes somebody may look through: one answer for every way to look at a table."""

from __future__ import annotations

from typing import Any

import pytest

from clew.table.eyes import SPECTATOR, Viewer
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal
from clew.table.rows import SeatRow, TableRow
from clew.table.whose_eyes import Look, whose_eyes

SEATS = [
    SeatRow(1, "human", "ada", "Ada", ""),
    SeatRow(2, "human", "ben", "Ben", ""),
    SeatRow(3, "human", "ada", "Ada again", ""),
]


def table(status: str = "playing", **settings: Any) -> TableRow:
    return TableRow(
        id=1,
        key="key",
        game="labyrinth",
        rules=1,
        options={},
        settings=TableSettings(**settings),
        public=False,
        status=status,
        host="ada",
        secret="",
        created=0.0,
        started="now",
        result=None,
        clock=None,
        proposal=None,
        rematch="",
        draws="",
        seats=SEATS,
    )


@pytest.mark.parametrize(
    ("player", "wanted", "eyes"),
    [
        ("ada", None, 1),
        ("ada", 3, 3),
        ("ada", 2, SPECTATOR),
        ("ada", SPECTATOR, SPECTATOR),
        ("ben", None, 2),
        ("eve", None, SPECTATOR),
        ("eve", 2, SPECTATOR),
        (None, None, SPECTATOR),
        (None, 1, SPECTATOR),
    ],
)
def test_while_it_runs_everybody_has_the_own_eyes(
    player: str | None, wanted: Viewer | None, eyes: Viewer
) -> None:
    assert whose_eyes(table(), player, wanted) == Look(eyes, 0)


@pytest.mark.parametrize("player", ["ada", "eve", None])
@pytest.mark.parametrize("settings", [{}, {"spectators": False}, {"delay": 60}])
def test_when_it_is_over_everybody_may_look_through_any_eyes(
    player: str | None, settings: dict[str, Any]
) -> None:
    """At once, too: there is nothing left to hide."""
    row = table("over", **settings)
    assert [whose_eyes(row, player, seat) for seat in (1, 2, 3)] == [Look(1), Look(2), Look(3)]
    assert whose_eyes(row, player, SPECTATOR) == Look(SPECTATOR)
    assert whose_eyes(row, player, 4) == Look(SPECTATOR)


@pytest.mark.parametrize("status", ["open", "playing", "closed"])
def test_a_table_without_spectators_shows_them_nothing_until_it_is_over(status: str) -> None:
    row = table(status, spectators=False)
    for player, wanted in (("eve", None), ("eve", 2), (None, SPECTATOR), ("ada", 2)):
        with pytest.raises(Refusal) as refused:
            whose_eyes(row, player, wanted)
        assert refused.value.reason == "hidden"
    assert whose_eyes(row, "ben") == Look(2)


def test_spectators_who_are_behind_see_nothing_of_how_it_stands_now() -> None:
    row = table(delay=60)
    assert whose_eyes(row, "eve") == Look(SPECTATOR, 60)
    with pytest.raises(Refusal):
        whose_eyes(row, "eve").now()
    assert whose_eyes(row, "ben").now() == 2
