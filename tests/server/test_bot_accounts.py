"""Programs' accounts in both databases: tokens, invitations, open seats, open data."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, update

from clew.server.people.players import Player
from clew.server.programs.remote import RemotePrograms
from clew.server.signing import Signing
from clew.server.storage.database import Database
from clew.server.storage.schema import accounts, players, seats, tables
from clew.server.storage.writer import Writer
from clew.server.tables.open_data import from_database
from clew.table.refusal import Refusal


def _somebody(connection: Connection) -> None:
    """An account that hosts an open public table where programs may sit down."""
    now = time.time()
    connection.execute(insert(players).values(id="minos", name="Minos", created=now, seen=now))
    connection.execute(
        insert(accounts).values(login="minos", player="minos", password="", codes="", created=now)
    )
    table = {
        "id": 1,
        "key": "key",
        "game": "labyrinth",
        "rules": 1,
        "options": "{}",
        "settings": '{"programs":true}',
        "public": True,
        "status": "open",
        "host": "minos",
        "secret": "00" * 32,
        "created": now,
        "changed": now,
    }
    connection.execute(insert(tables).values(**table))
    connection.execute(insert(seats).values(table_id=1, seat=1, kind="open"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_programs_in_both_databases(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'clew.sqlite'}"
    else:
        url = request.getfixturevalue("database").replace("postgresql:", "postgresql+psycopg:")
    database = Database(url)
    database.migrate()
    writer = Writer(database)
    await writer.run(_somebody)
    programs = RemotePrograms(database, writer)
    minos = Player("minos", "Minos", 0, False, True)

    first = await programs.create(minos, "Theseus")
    token = await programs.create(minos, "THESEUS")
    assert await programs.find(first) is None
    bot = await programs.find(token)
    assert bot
    assert (bot.name, bot.owner) == ("Theseus", "minos")

    assert (await programs.waiting(bot, [])).offers == []
    seeking = await programs.waiting(bot, ["labyrinth"])
    assert [(row.key, invited) for row, invited in seeking.offers] == [("key", False)]
    await programs.invite(1, "theseus")
    await programs.invite(1, "Theseus")
    for seeks in ([], ["labyrinth"]):
        asked = await programs.waiting(bot, seeks)
        assert [(row.key, invited) for row, invited in asked.offers] == [("key", True)]
    await programs.decline(1, bot.player)
    assert (await programs.waiting(bot, [])).offers == []

    assert [one.online for one in await programs.online(10)] == [False]
    await programs.seen(bot)
    assert [one.online for one in await programs.online(10)] == [True]

    await writer.run(lambda c: c.execute(update(players).values(banned=True)))
    assert await programs.find(token) is None
    await writer.run(lambda c: c.execute(update(players).values(banned=False)))
    await programs.revoke(minos, "Theseus")
    assert await programs.find(token) is None
    with pytest.raises(Refusal, match="no program with this name"):
        await programs.invite(1, "Theseus")
    assert list(from_database(database, Signing("00" * 32, []))) == []
    await writer.close()
    database.close()
