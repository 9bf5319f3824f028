"""Bots are rated beside people; one that plays differently than before starts anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from sqlalchemy import Connection, create_engine, insert

from clew import bots
from clew.core.game import Outcome
from clew.server.people.ratings import leaderboard, rate
from clew.server.storage import schema
from clew.server.storage.entries import EntryRow
from clew.table.rows import SeatRow, TableRow

ANN_WINS = Outcome(termination="treasures", rule="LB-17", winners=[1], ranks=[1, 2], scores=[4, 1])


class Finished:
    """A table of labyrinth, as far as ratings look at it."""

    id = 1
    game = "labyrinth"
    seats = (
        SeatRow(seat=1, kind="human", player="p1", name="Ann", nonce=""),
        SeatRow(seat=2, kind="adept", player=None, name="Adept", nonce=""),
    )

    def players(self) -> list[str]:
        return ["p1"]


@pytest.fixture
def stored() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    tables = [schema.ratings, schema.rating_days, schema.players, schema.entries]
    schema.ratings.metadata.create_all(engine, tables=tables)
    with engine.connect() as connection:
        columns: dict[str, Any] = {
            column.name: {"id": "p1", "name": "Ann", "avatar": ""}.get(column.name, 0)
            for column in schema.players.columns
            if not column.nullable
        }
        connection.execute(insert(schema.players), [columns])
        push = EntryRow(1, 1, 1, "push N2 0", "", -1, "", "", "", "[]")
        connection.execute(insert(schema.entries), [push._asdict()])
        yield connection


def play(connection: Connection) -> None:
    rate(cast("TableRow", Finished()), ANN_WINS)(connection)


def games(connection: Connection) -> dict[str, int]:
    """How many games everybody on the leaderboard has."""
    return {one.name: one.games for one in leaderboard(connection, "labyrinth", 10)}


def test_a_bot_that_changed_starts_a_new_rating(
    stored: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old rating stays stored but is no longer shown; a person's goes on."""
    play(stored)
    play(stored)
    assert games(stored) == {"Ann": 2, "adept": 2}
    monkeypatch.setattr(bots, "revision", lambda _, bot: 2 if bot == "adept" else 1)
    assert games(stored) == {"Ann": 2}
    play(stored)
    assert games(stored) == {"Ann": 3, "adept": 1}


def test_a_program_keeps_its_rating(stored: Connection) -> None:
    stored.execute(
        insert(schema.ratings),
        [{"player": "bot:program:mine", "game": "labyrinth", "mu": 25, "sigma": 8, "games": 3}],
    )
    assert games(stored) == {"program:mine": 3}
