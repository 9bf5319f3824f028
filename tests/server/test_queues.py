"""Queues of those who wait, as they are stored: who is offered what, and what becomes of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from clew.play.matching import Wish
from clew.server import steady
from clew.server.people.shared_limits import SharedLimits
from clew.server.storage.database import Database
from clew.server.storage.reading import read_row
from clew.server.storage.schema import accounts, blocks, players, tables, waits
from clew.server.storage.writer import Writer
from clew.server.tables.leavers import Leavers
from clew.server.tables.queues import (
    LEASE,
    Busy,
    Place,
    Queues,
    count_waiting,
    read_places,
)
from clew.table.refusal import Refusal
from tests.server.harness import PATIENCE
from tests.server.test_shared_limits import KEYS, process

ACCEPT_SECONDS = 15.0
DUEL = Wish("tiger-traps", 2, False)
RATED = Wish("tiger-traps", 2, True)
PEOPLE = ("ada", "bea", "cyd", "dot")


def queues_of(writer: Writer) -> Queues:
    leavers = Leavers(SharedLimits(writer, KEYS.blind), lambda _: "", by_address=True)
    return Queues(leavers, "", ACCEPT_SECONDS)


class House:
    """The queues of one database, and the time there."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.queues = queues_of(writer)
        self.now = 1000.0

    async def add(self, *names: str) -> None:
        rows = [{"id": one, "name": one.title(), "created": 0.0, "seen": 0.0} for one in names]
        await self.writer.run(lambda c: c.execute(insert(players), rows))

    async def enter(self, player: str, wish: Wish = DUEL, address: str = "", line: str = "") -> Any:
        at = address or f"address of {player}"
        return await self.writer.run(
            lambda c: self.queues.enter(c, player, wish, line or player, at)
        )

    async def accept(self, player: str, key: str | None = None) -> Any:
        offered = key or (await self.place(player)).offer or ""
        nonce = "ab" * 16
        return await self.writer.run(
            lambda c: self.queues.accept(c, player, player, offered, nonce)
        )

    async def leave(self, player: str) -> Any:
        return await self.writer.run(lambda c: self.queues.leave(c, player, player))

    async def part(self, player: str) -> Any:
        return await self.writer.run(lambda c: self.queues.part(c, player, player))

    async def later(self, seconds: float, *here: str) -> None:
        """Time passes; of these players the process says that they are still here."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + LEASE / 2)
            await self.writer.run(lambda c: self.queues.renew(c, here))

    async def places(self) -> dict[str, Place]:
        return await self.database.read(lambda c: read_places(c, PEOPLE))

    async def place(self, player: str) -> Place:
        return (await self.places())[player]

    async def offers(self) -> list[set[str]]:
        """Who is offered the same table."""
        found: dict[str, set[str]] = {}
        for place in (await self.places()).values():
            if place.offer:
                found.setdefault(place.offer, set()).add(place.player)
        return sorted(found.values(), key=min)

    async def waiting(self) -> dict[Wish, int]:
        found = await self.database.read(count_waiting)
        return {Wish(one.game, one.players, one.rated): one.waiting for one in found}


@pytest.fixture
async def house(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    async with process(f"sqlite:///{tmp_path / 'clew.sqlite'}") as (database, writer):
        made = House(database, writer)
        monkeypatch.setattr(steady, "now", lambda: made.now)
        await made.add(*PEOPLE)
        yield made


async def test_each_game_size_and_kind_has_a_queue_of_its_own(house: House) -> None:
    three = Wish("tiger-traps", 3, False)
    for player, wish in zip(PEOPLE, (DUEL, RATED, three, three), strict=True):
        await house.enter(player, wish)
    assert await house.offers() == []
    assert await house.waiting() == {DUEL: 1, RATED: 1, three: 2}
    await house.enter("bea", three)  # who wants something else waits for that
    assert await house.offers() == [{"bea", "cyd", "dot"}]


async def test_the_game_begins_when_all_have_accepted(house: House) -> None:
    await house.enter("ada")
    assert await house.enter("bea") == {"ada", "bea"}
    key = (await house.place("ada")).offer
    assert key
    await house.accept("ada")
    assert await house.database.read(lambda c: read_row(c, key)) is None
    await house.accept("bea")
    row = await house.database.read(lambda c: read_row(c, key))
    assert row
    assert (row.status, row.settings.strangers, row.code) == ("playing", True, "")
    assert sorted(row.players()) == ["ada", "bea"]
    assert row.commitment == (await house.place("ada")).commitment
    assert await house.waiting() == {}


async def test_who_lost_the_line_is_led_to_the_game_that_began(house: House) -> None:
    """But not to one that is over."""
    await house.enter("ada")
    await house.enter("bea")
    await house.accept("ada")
    await house.part("ada")
    await house.accept("bea")
    await house.enter("ada")
    place = await house.place("ada")
    assert (place.begun, place.line) == (True, "ada")
    await house.writer.run(lambda c: c.execute(tables.update().values(status="over")))
    await house.enter("ada")
    assert (await house.place("ada")).offer is None


async def test_who_does_not_accept_in_time_waits_no_longer(house: House) -> None:
    """The other has kept the place: first in the queue."""
    await house.enter("ada")
    await house.enter("bea")
    await house.accept("bea")
    await house.later(ACCEPT_SECONDS, "ada", "bea")
    assert set(await house.places()) == {"bea"}
    await house.enter("cyd", RATED)
    await house.enter("dot")
    assert await house.offers() == [{"bea", "dot"}]


async def test_what_is_accepted_too_late_begins_nothing(house: House) -> None:
    await house.enter("ada")
    await house.enter("bea")
    key = (await house.place("ada")).offer
    await house.accept("bea")
    await house.later(ACCEPT_SECONDS, "ada", "bea")
    assert await house.accept("ada", key) == set()
    assert await house.database.read(lambda c: c.execute(select(tables)).all()) == []


async def test_who_declines_lets_the_other_wait_on(house: House) -> None:
    await house.enter("ada")
    await house.enter("bea")
    assert await house.leave("ada") == {"ada", "bea"}
    assert (await house.place("bea")).offer is None
    await house.enter("cyd")
    assert await house.offers() == [{"bea", "cyd"}]


async def test_leaving_others_alone_again_and_again_costs_waiting(house: House) -> None:
    """Waiting for nobody and going does not."""
    for _ in range(5):
        await house.enter("ada")
        await house.leave("ada")
    await house.enter("bea")
    for _ in range(3):
        await house.enter("ada")
        await house.leave("ada")
    with pytest.raises(Refusal, match="wait 2 minutes"):
        await house.enter("ada")
    await house.later(121, "bea")
    await house.enter("ada")
    assert await house.offers() == [{"ada", "bea"}]


async def test_a_guest_does_not_escape_by_another_cookie(house: House) -> None:
    """Others at that address wait, too, if they are guests who have never finished a game."""
    here = "one house"
    await house.enter("ada", address=here)
    await house.enter("bea")
    await house.accept("ada")
    await house.accept("bea")
    await house.writer.run(lambda c: c.execute(tables.update().values(status="over")))
    account = {"login": "cyd", "player": "cyd", "password": "", "codes": "", "created": 0.0}
    await house.writer.run(lambda c: c.execute(insert(accounts).values(**account)))
    cookies = [f"guest-{number}" for number in range(6)]
    await house.add(*cookies)
    await house.enter("bea")
    for guest in cookies[:5]:
        await house.enter(guest, address=here)
        await house.leave(guest)
    with pytest.raises(Refusal, match="guests at your address left others alone; wait 2 minutes"):
        await house.enter(cookies[5], address=here)
    await house.enter(cookies[5], address="another house")
    assert await house.leave("bea") == {"bea", cookies[5]}
    for player in ("ada", "cyd"):
        await house.enter(player, RATED, here)
        await house.leave(player)
    await house.later(121)
    await house.enter(cookies[4], address=here)


async def test_the_blocked_never_meet(house: House) -> None:
    for one, two in (("ada", "bea"), ("cyd", "ada")):
        row = {"player": one, "blocked": two}
        await house.writer.run(partial(Connection.execute, statement=insert(blocks).values(**row)))
    for player in PEOPLE[:1]:
        await house.enter(player)
    await house.enter("bea")
    assert await house.offers() == []
    await house.enter("cyd")
    assert await house.offers() == [{"bea", "cyd"}]
    await house.enter("dot")
    assert await house.offers() == [{"ada", "dot"}, {"bea", "cyd"}]


async def test_two_of_one_address_never_play_for_ratings(house: House) -> None:
    for player, wish in zip(PEOPLE, (RATED, RATED, DUEL, DUEL), strict=True):
        await house.enter(player, wish, "one house")
    assert await house.offers() == [{"cyd", "dot"}]


async def test_who_is_gone_waits_no_longer(house: House) -> None:
    """A closed line for a moment more, a dead process for its lease; nobody is offered a table with
    them. Who comes back in time has kept the place."""
    await house.enter("ada")
    await house.part("ada")
    await house.enter("bea")
    assert (await house.offers(), await house.waiting()) == ([], {DUEL: 1})
    await house.enter("ada", line="another")
    assert await house.offers() == [{"ada", "bea"}]
    await house.later(2 * ACCEPT_SECONDS, "bea")
    assert await house.places() == {}
    await house.enter("cyd")
    await house.later(LEASE)
    await house.enter("dot")
    assert (await house.offers(), set(await house.places())) == ([], {"dot"})


async def test_somebody_waits_in_the_last_window(house: House) -> None:
    await house.enter("ada", line="first")
    await house.enter("ada", line="second")
    assert await house.waiting() == {DUEL: 1}
    await house.writer.run(lambda c: house.queues.part(c, "ada", "first"))
    assert (await house.place("ada")).line == "second"


async def test_two_processes_offer_nobody_two_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty people come to two processes at the same time: all are offered one table each. (Time
    stands still: nobody's place ends, however long it takes.)"""
    monkeypatch.setattr(steady, "now", lambda: 1000.0)
    names = [f"player-{number}" for number in range(40)]
    async with process(database) as (at, one), process(database) as (_, two):
        rows = [{"id": name, "name": name, "created": 0.0, "seen": 0.0} for name in names]
        await one.run(lambda c: c.execute(insert(players), rows))

        async def come(writer: Writer, name: str) -> None:
            queues = queues_of(writer)
            while True:
                try:
                    await writer.run(lambda c: queues.enter(c, name, DUEL, name, name))
                except Busy:
                    await asyncio.sleep(random.uniform(0.001, 0.01))
                else:
                    return

        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(
                *(come((one, two)[number % 2], name) for number, name in enumerate(names))
            )
        offered = await at.read(lambda c: c.execute(select(waits.c.offer)).scalars().all())
    assert Counter(Counter(offered).values()) == {2: 20}
