"""A long game opens at once: from its last snapshot, whatever went before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from clew.benchmarks.made_data import copy_table
from clew.core.chance import Fast
from clew.server.programs.named import NamedPrograms
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.storage.entries import EntryRow
from clew.server.storage.inquiries import Inquiry
from clew.server.storage.news import News, read_news
from clew.server.storage.writer import Write, Writer
from clew.server.tables.room import Room
from clew.server.tables.rooms import Rooms
from clew.server.tables.seating import Seating
from clew.table.eyes import SPECTATOR, Eyes
from clew.table.messages import TableSettings
from clew.table.refusal import Refusal


async def begin(seating: Seating, room: Room) -> None:
    """Both seats are the host's, who hands in a nonce for them."""
    await seating.join(room, "host", "Host", None, "5e" * 16)
    await seating.start(room, "host", "")


async def long_game(rooms: Rooms, seating: Seating, actions: int) -> Room:
    room = await seating.create(
        "host", "labyrinth", {}, ["me", "me"], TableSettings(), public=False, name="Host"
    )
    await begin(seating, room)
    table, chance = room.table, Fast(5)
    assert table
    for _ in range(actions):
        seat = table.pending()[0]
        table.act(seat, table.state.pick(seat, chance))
        await rooms.store(room, table)
    return room


@pytest.fixture
async def parts(tmp_path: Path) -> AsyncIterator[tuple[Database, Writer, Rooms, Seating]]:
    """A server's inner parts, with one player."""
    settings = Settings(data=str(tmp_path))
    database = Database(settings.url)
    database.migrate()
    writer = Writer(database)
    rooms = Rooms(settings, database, writer)
    await writer.run(
        lambda c: c.exec_driver_sql(
            "INSERT INTO players (id, name, created, seen) VALUES ('host', 'Host', 0, 0)"
        )
    )
    yield database, writer, rooms, Seating(rooms, writer, "here", NamedPrograms({}, database))
    await writer.close()
    database.close()


Parts = tuple[Database, Writer, Rooms, Seating]


async def test_a_long_game_is_opened_from_its_last_snapshot(parts: Parts) -> None:
    database, writer, rooms, seating = parts
    played = await long_game(rooms, seating, 430)
    assert played.table
    assert len(played.table.steps) < 5
    loaded = database.answer(reading.load(played.row.key, 20))
    assert loaded
    assert loaded.snapshot
    assert loaded.snapshot.n > 370
    assert [one.n for one in loaded.entries] == list(range(loaded.entries[0].n, 431))
    assert len(loaded.entries) <= 60
    again = await Rooms(Settings(), database, writer).room(played.row.key)
    assert again.table
    for viewer in (SPECTATOR, 1, 2):
        assert again.update(viewer, [], []) == played.update(viewer, [], [])
    assert again.missing(415)


async def test_a_game_of_other_rules_is_not_played_on_by_these(parts: Parts) -> None:
    """Older ones are over, of newer ones it is said which they are: nothing is replayed under
    rules that it was not begun under."""
    database, writer, rooms, seating = parts
    played = await long_game(rooms, seating, 10)
    await writer.run(lambda c: c.exec_driver_sql("UPDATE tables SET rules = 99"))
    with pytest.raises(Refusal, match="begun under version 99"):
        await Rooms(Settings(), database, writer).room(played.row.key)
    await writer.run(lambda c: c.exec_driver_sql("UPDATE tables SET rules = 0"))
    room = await Rooms(Settings(), database, writer).room(played.row.key)
    assert (room.table, room.row.status) == (None, "over")


async def test_a_table_where_nobody_is_is_let_go(parts: Parts) -> None:
    """And read again when somebody comes."""
    database, writer, _, _ = parts
    rooms = Rooms(Settings(idle_seconds=0), database, writer)
    played = await long_game(rooms, Seating(rooms, writer, "here", NamedPrograms({}, database)), 3)
    rooms.sweep()
    assert rooms.open == 0
    assert (await rooms.room(played.row.key)).stored == 3


async def test_what_another_process_played_is_taken_over_without_reading(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless something is missing in between; what is known already changes nothing."""
    database, writer, rooms, seating = parts
    played = await long_game(rooms, seating, 5)
    here = Rooms(Settings(), database, writer)
    room = await here.room(played.row.key)
    told: list[News] = []
    submit = writer.submit

    def overheard(write: Write) -> asyncio.Future[None]:
        news = read_news(write.told())
        assert news
        told.append(news)
        return submit(write)

    monkeypatch.setattr(writer, "submit", overheard)
    table, chance = played.table, Fast(6)
    assert table
    for _ in range(4):
        seat = table.pending()[0]
        table.act(seat, table.state.pick(seat, chance))
        await rooms.store(played, table)
    asked: list[object] = []
    look_up = database.look_up

    async def noticed(inquiry: Inquiry[Any]) -> Any:
        asked.append(inquiry)
        return await look_up(inquiry)

    monkeypatch.setattr(database, "look_up", noticed)
    for news in (told[0], told[0], told[1]):
        await here.refresh(room, news)
    assert (room.stored, asked) == (7, [])
    await here.refresh(room, told[3])
    assert (room.stored, len(asked)) == (9, 1)
    await here.refresh(room, told[2])
    assert len(asked) == 1
    for viewer in (SPECTATOR, 1, 2):
        assert room.update(viewer, [], []) == played.update(viewer, [], [])


def test_of_what_is_too_long_for_a_notice_only_the_table_is_told() -> None:
    row = EntryRow(7, 1, 1, "a", "", -1, "", "now", "", "[]")
    assert read_news(Write(table=7, entries=[row]).told()) == News(table=7, entries=[row])
    long = row._replace(told="\u2603" * 3_000)
    assert Write(table=7, entries=[long]).told() == "7"
    assert Write(table=7, entries=[row], also=[lambda _: None]).told() == "7"


async def test_an_answer_known_here_is_not_played_again_in_the_next_set(
    parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 2 answers here, seat 1 elsewhere: what is read closes the set with its first row."""
    database, writer, rooms, seating = parts
    room = await seating.create(
        "host", "tiger-traps", {}, ["me", "me"], TableSettings(), public=False, name="Host"
    )
    await begin(seating, room)
    table = room.table
    assert table
    given = {seat: table.game.format(Eyes(table, seat).legal()[0]) for seat in (1, 2)}
    table.act(2, given[2])
    await rooms.store_answer(room, 2, "here", given[2])
    elsewhere = Write(table=room.row.id, answers=[(room.row.id, 0, 1, given[1], "elsewhere")])
    await writer.submit(elsewhere)
    read_again = []

    async def fresh(room: Room) -> None:
        read_again.append(room)

    monkeypatch.setattr(rooms, "fresh", fresh)
    await rooms.refresh(room)
    assert not read_again, "something was played that does not fit"
    stored = await database.read(lambda c: reading.read_entries(c, room.row.id, 0))
    assert [(one.seat, one.client_id) for one in stored] == [(1, "elsewhere"), (2, "here")]


async def test_a_copied_table_stands_where_it_was(
    parts: tuple[Database, Writer, Rooms, Seating],
) -> None:
    """Also before its first snapshot: a copy has another key, by which other things are drawn."""
    _, writer, rooms, seating = parts
    begun = await long_game(rooms, seating, 7)
    (key,) = await writer.run(lambda c: copy_table(c, begun.row.id, 1))
    copied = await rooms.room(key)
    assert begun.table
    assert copied.table
    assert copied.table.n == 7
    for seat in (1, 2):
        assert Eyes(copied.table, seat).view() == Eyes(begun.table, seat).view()
