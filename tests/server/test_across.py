"""Programs and standing orders where a table's players are at two processes of one server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from clew.table.record import read
from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Line, Person, Server, leave, serving, sit_down, until
from tests.server.test_orders import GAME, PATIENT, play_one, seen_now
from tests.server.test_programs import (
    a_name,
    a_token,
    an_owner,
    check_fair,
    connected,
    finish,
    program_sits,
)

Two = tuple[Server, Server]


@pytest.fixture
async def two(tmp_path: Path, database: str) -> AsyncIterator[Two]:
    """Two processes, in which standing orders answer without a pause."""
    options = ("--database", database)
    env = {"CLEW_ORDER_SECONDS": "0"}
    with (
        serving(tmp_path / "data", *options, env=env) as one,
        serving(tmp_path / "data", *options, env=env) as other,
    ):
        yield one, other


async def test_a_program_at_one_process_plays_people_at_the_other(two: Two, tmp_path: Path) -> None:
    """Invitation, seat, game, end and farewell: it is told what its seat may know, at its process,
    of what happens at the other."""
    here, there = two
    host, guest = await an_owner(there), Person(there)
    name = a_name()
    bot = await connected(here, await a_token(host, name), worlds=1)
    key = await host.table("tiger-traps", 3)
    await guest.join(key, seat=2)
    await host.post(f"/api/tables/{key}/invite", {"program": name})
    assert (await bot.next("offer"))["table"] == key
    await bot.accept(key)
    await until(partial(program_sits, host, key, 3))
    await host.post(f"/api/tables/{key}/start")
    lines = [await host.line(key), await guest.line(key)]
    for line in lines:
        await line.next("update")
    async with asyncio.timeout(2 * PATIENCE):
        over, *_ = await asyncio.gather(bot.play_on(), *map(finish, lines))
    assert over["outcome"] == lines[0].update["over"] == lines[1].update["over"]
    (tmp_path / "record").write_bytes((await host.http.get(f"/api/tables/{key}/record")).content)
    assert verify_file(tmp_path / "record").good
    record = read(tmp_path / "record")
    assert [seat.player for seat in record.seats] == ["human", "human", "program"]
    assert {entry.seat for entry in record.entries} == {1, 2, 3}
    check_fair(bot.heard, record)
    await host.http.delete(f"/api/me/programs/{name}")
    assert (await bot.next("bye"))["reason"] == "the token was revoked"
    await bot.socket.close()
    await leave([host, guest], lines)


@pytest.mark.rule("LO-50", "CO-05")
async def test_an_order_given_at_one_process_holds_at_the_other(two: Two) -> None:
    """A window that others open there is declined for its seat; they hear nothing of it."""
    here, there = two
    key, people, lines = await sit_down(there, GAME, 3, settings=PATIENT)
    stranger = Person(there)
    across = await people[0].line(key, at=here)
    await across.next("update")
    watching = (people[1], people[2], stranger)
    before = [await seen_now(person, key) for person in watching]
    await across.say(type="order", order="attacked")
    assert (await across.next("ordered"))["order"] == "attacked"
    async with asyncio.timeout(PATIENCE):
        while (await own_update(people[0], key, there))["order"] != "attacked":
            await asyncio.sleep(0.02)
    assert [await seen_now(person, key) for person in watching] == before
    other = await until_asked(lines)
    n = lines[1].n
    seen = [await seen_now(person, key) for person in watching]
    async with asyncio.timeout(PATIENCE):
        while not (await own_update(people[0], key, here))["answered"]:
            await asyncio.sleep(0.02)
    assert [await seen_now(person, key) for person in watching] == seen
    assert [await line.silent() for line in lines[1:]] == [True, True]
    assert sorted(lines[1].update["pending"]) == sorted([1, other])
    await lines[other - 1].act("decline")
    for line in [*lines, across]:
        while line.n < n + 2:
            await line.next("update")
    for line in lines[1:]:
        assert '"order":"attacked"' not in "".join(line.heard)
    await leave([*people, stranger], [*lines, across])


async def own_update(person: Person, key: str, at: Server) -> dict[str, Any]:
    """What a seat is told that looks anew, at one of the processes."""
    line = await person.line(key, at=at)
    update = await line.next("update")
    await line.close()
    return update


async def until_asked(lines: list[Line]) -> int:
    """Plays until seat 1 and another are asked beside the turn; who is the other."""
    for _ in range(400):
        asked = list(lines[1].update["pending"])
        if len(asked) == 2 and 1 in asked:
            return int(max(asked))
        if len(asked) == 2:
            n = lines[1].n
            for seat in asked:
                await lines[seat - 1].act("decline")
            for line in lines:
                while line.n <= n:
                    await line.next("update")
        else:
            await play_one(lines)
    raise AssertionError("nobody was ever asked")
