"""A long game opens at once: from its last snapshot, whatever went before."""

from __future__ import annotations

from pathlib import Path

from clew.core.chance import Fast
from clew.server.protocol import TableSettings
from clew.server.room import Room
from clew.server.rooms import Rooms
from clew.server.seating import Seating
from clew.server.settings import Settings
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.server.writer import Writer


async def long_game(rooms: Rooms, seating: Seating, actions: int) -> Room:
    room = await seating.create(
        "host", "labyrinth", {}, ["me", "me"], TableSettings(), public=False, name="Host"
    )
    await seating.start(room, "host", "")
    table, chance = room.table, Fast(5)
    assert table
    for _ in range(actions):
        seat = table.pending()[0]
        table.act(seat, table.state.pick(seat, chance))
        await rooms.store(room, table, seat, "")
    return room


async def test_a_long_game_is_opened_from_its_last_snapshot(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    database = Database(settings.url)
    database.migrate()
    writer = Writer(database)
    rooms = Rooms(settings, database, writer)
    seating = Seating(rooms, writer, "here")
    await writer.run(
        lambda c: c.exec_driver_sql(
            "INSERT INTO players (id, name, created, seen) VALUES ('host', 'Host', 0, 0)"
        )
    )
    played = await long_game(rooms, seating, 430)
    assert played.table
    assert len(played.table.steps) < 5
    loaded = database.ask(lambda c: reading.load(c, played.row.key, 20))
    assert loaded
    assert loaded.snapshot
    assert loaded.snapshot.n > 370
    assert [one.entry.n for one in loaded.entries] == list(range(loaded.entries[0].entry.n, 431))
    assert len(loaded.entries) <= 60
    again = await Rooms(settings, database, writer).room(played.row.key)
    assert again.table
    for seat in (0, 1, 2):
        assert again.update(seat, [], []) == played.update(seat, [], [])
    assert again.missing(415)
    await writer.close()
    database.close()
