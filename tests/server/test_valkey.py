"""Processes that tell each other of moves through Valkey. Nothing hangs on it but time."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from clew.core.errors import ClewError
from clew.server.people.identity import Keys
from clew.server.settings import load
from clew.server.storage import valkey_line
from clew.server.storage.sealing import Seals
from clew.server.storage.valkey_line import ValkeyLine, pool_of
from clew.table.verify import verify_file
from tests.server.harness import Line, Person, Server, leave, serving, sit_down, until, whose_turn
from tests.server.test_kill import check, driver, kill_often
from tests.server.test_secrets import played
from tests.server.valkeys import Overheard, Valkey, running_valkey

SOAK = bool(os.environ.get("CLEW_SOAK"))
Two = tuple[Server, Server]


@pytest.fixture
def live() -> Iterator[Valkey]:
    with running_valkey() as running:
        yield running


@pytest.fixture
async def two(tmp_path: Path, database: str, live: Valkey) -> AsyncIterator[Two]:
    """Two processes that both hear through Valkey."""
    options = ("--database", database, "--live", live.url)
    with (
        serving(tmp_path / "one", *options, env={"CLEW_SECRET": "s" * 32}) as one,
        serving(tmp_path / "two", *options, env={"CLEW_SECRET": "s" * 32}) as other,
    ):
        await both_hear(live, 2)
        yield one, other


async def both_hear(live: Valkey, lines: int) -> None:
    """Waits until so many lines are listened to."""
    with closing(live.client()) as client:

        async def listened_to() -> bool:
            return len(client.pubsub_channels("clew:*")) == lines

        await until(listened_to)


async def health(server: Server) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer: dict[str, Any] = (await client.get("/health")).json()
        return answer


async def apart(two: Two) -> tuple[str, list[Person], list[Line]]:
    """A game whose second player is at the other process; the third line stays at the first."""
    key, people, lines = await sit_down(two[0])
    across = await people[1].line(key, at=two[1])
    await across.next("update")
    return key, people, [lines[0], across, lines[1]]


async def play(lines: list[Line], moves: int) -> None:
    for _ in range(moves):
        actor, other = whose_turn(lines[:2])
        n = actor.n
        await actor.act()
        for line in (actor, other):
            while line.n == n:
                await line.next("update")


async def record_of(person: Person, key: str, folder: Path) -> Path:
    found = await person.http.get(f"/api/tables/{key}/record")
    (folder / "record").write_bytes(found.content)
    return folder / "record"


async def test_moves_are_told_through_valkey_and_give_nothing_away(
    two: Two, live: Valkey, tmp_path: Path
) -> None:
    """One message a move, and none in clear: no secret, nonce or cookie, nor what was played, by
    whom and what was drawn."""
    key, people, lines = await apart(two)
    await play(lines, 1)  # by now everybody is noted
    overheard = Overheard(live)
    await play(lines, 12)
    with closing(overheard):
        assert len(overheard.read()) == 12
    await lines[1].say(type="resign")
    while not lines[0].update["over"]:
        await lines[0].next("update")
    path = await record_of(people[0], key, tmp_path)
    assert verify_file(path).good
    table = played(path)
    secrets = [table.fairness.secret.hex(), table.fairness.seed.hex(), key, "s" * 32]
    secrets += [person.http.cookies["clew"] for person in people]
    secrets += [person.http.cookies["clew"].split(".")[0] for person in people]
    secrets += [f'"{step.entry.action}"' for step in table.steps if step.entry.action]
    secrets += ['"entries"', '"event"']
    everything = b"\n".join(message for _, message in overheard.messages)
    assert [secret for secret in secrets if secret.encode() in everything] == []
    await leave(people, lines)


async def test_a_valkey_that_is_killed_in_the_middle_of_a_game_costs_no_move(
    two: Two, live: Valkey, tmp_path: Path
) -> None:
    """Meanwhile PostgreSQL tells what happens; the log and /health say so; afterwards it is told
    through Valkey again."""
    key, people, lines = await apart(two)
    await play(lines, 3)
    live.kill()
    await play(lines, 6)
    for server in two:

        async def says_so(server: Server = server) -> bool:
            told = await health(server)
            return (told["status"], told["live"]) == ("ok", "failing")

        await until(says_so)
    await asyncio.to_thread(live.start)
    await both_hear(live, 2)
    await play(lines, 1)
    overheard = Overheard(live)
    with closing(overheard):
        await play(lines, 4)
        assert len(overheard.read()) == 4
    for server in two:
        assert (await health(server))["live"] == "ok"
        assert server.log().count("Valkey does not answer") == 1
        assert server.log().count("Valkey answers again") == 1
    await lines[1].say(type="resign")
    while not lines[0].update["over"]:
        await lines[0].next("update")
    path = await record_of(people[0], key, tmp_path)
    assert verify_file(path).good
    assert len([step for step in played(path).steps if not step.entry.table]) == 14
    await leave(people, lines)


async def test_a_process_without_valkey_hears_of_one_with_it(
    tmp_path: Path, database: str, live: Valkey
) -> None:
    """And the other way round: what was published for nobody is told by PostgreSQL."""
    options = ("--database", database)
    data = tmp_path / "data"
    with (
        serving(data, *options, "--live", live.url) as one,
        serving(data, *options) as other,
    ):
        await both_hear(live, 1)
        _, people, lines = await apart((one, other))
        await play(lines, 8)
        assert "live" not in await health(other)
        await leave(people, lines)


async def test_a_forged_message_changes_nothing(two: Two, live: Valkey) -> None:
    """Nor one that was heard before, or was meant for another; at most the table is read."""
    _, people, lines = await apart(two)
    overheard = Overheard(live)
    with closing(overheard), closing(live.client()) as client:
        await play(lines, 4)
        true = overheard.read()
        told = [list(line.update["view"].items()) for line in lines[:2]]
        sender, table, _ = true[-1][1].split(b" ", 3)[:3]
        news = b'{"table":%s,"entries":[[%s,5,1,"x","",-1,"","","","[]"]]}' % (table, table)
        forged = [b"", b"{", news, b"a b c d", sender + b" " + table + b" 99 " + news]
        forged += [b"%s 9223372036854775807 1 " % sender, b"x" * 100_000, table]
        for channel in {channel for channel, _ in true}:
            for message in (*forged, *(message for _, message in true)):
                assert client.publish(channel, message) == 2
        assert [await line.silent() for line in lines[:2]] == [True, True]
        assert told == [list(line.update["view"].items()) for line in lines[:2]]
        await play(lines, 4)
    for log in (server.log() for server in two):
        assert log.count("was not sealed with this server's secret") == 1
        assert "work at a table failed" not in log
    await leave(people, lines)


async def test_kill_9_with_valkey(tmp_path: Path, database: str, live: Valkey) -> None:
    """One of two processes that tell each other through it."""
    options = ("--database", database, "--live", live.url)
    data, kills = tmp_path / "data", 300 if SOAK else 1
    with serving(data, *options) as one, serving(data, *options) as other:
        pairs = await kill_often([one, other], kills)
        assert await check(pairs, driver(database), tmp_path) >= 50 * kills


@pytest.mark.skipif(not SOAK, reason="half a minute: CLEW_SOAK=1")
async def test_a_valkey_that_hangs_costs_seconds(two: Two, live: Valkey) -> None:
    """Again and again, and killed while it hangs."""
    _, people, lines = await apart(two)
    for _ in range(4):
        await play(lines, 2)
        live.hang()
        await play(lines, 3)
        live.kill()
        await asyncio.to_thread(live.start)
        await both_hear(live, 2)
    await leave(people, lines)


# One line


async def test_a_silent_valkey_is_noticed_and_what_it_had_is_told_again(
    live: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has confirmed is not; while it answers when asked, it is not lost."""
    monkeypatch.setattr(valkey_line, "_SILENT_SECONDS", 0.1)
    heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
    unconfirmed: list[int] = []
    line = ValkeyLine(
        live.url, lambda *told: heard.put_nowait(told), lambda: None, unconfirmed.extend
    )

    async def has_changed(times: int) -> None:
        async def changed() -> bool:
            return line.changes >= times

        await until(changed)

    await has_changed(1)
    assert await line.subscribe("clew:here:1")
    line.publish([("clew:here:1", b"a")], [7])
    assert await heard.get() == ("clew:here:1", b"a")
    await asyncio.sleep(0.5)
    assert (line.is_open, line.changes, unconfirmed) == (True, 1, [])
    live.hang()
    line.publish([("clew:here:1", b"b"), ("clew:there:1", b"b")], [8, 9])
    await has_changed(2)
    assert (line.is_open, unconfirmed) == (False, [8, 9])
    assert not await line.subscribe("clew:here:3")
    await line.close()


# Seals

SECRET = Keys(["s" * 32]).of_process


def sealed(text: str = "news", table: int = 7, line: str = "clew:there:1") -> bytes:
    return Seals("here", SECRET).seal(text, table, line)


def test_what_is_sealed_can_be_opened_once() -> None:
    here, there = Seals("here", SECRET), Seals("there", SECRET)
    first, second = (here.seal(text, 7, "clew:there:1") for text in ("one", "two"))
    assert there.open(first, "clew:there:1") == (7, "one")
    assert there.open(second, "clew:there:1") == (7, "two")
    for again in (first, second):
        assert there.open(again, "clew:there:1") == (7, "")
    assert b"one" not in first


def test_what_others_have_sealed_is_not_believed() -> None:
    """Another line, another table, another sender, another secret, a changed byte."""
    message = sealed()
    stranger = Seals("here", Keys(["x" * 32]).of_process).seal("news", 7, "clew:there:1")
    for line, said in (
        ("clew:there:3", message),
        ("clew:there:1", message[:-1] + bytes([message[-1] ^ 1])),
        ("clew:there:1", message.replace(b"here", b"hero", 1)),
        ("clew:there:1", stranger),
        ("clew:there:1", b"here 7 1 "),
    ):
        assert Seals("there", SECRET).open(said, line) == (7, "")
    assert Seals("there", SECRET).open(message.replace(b" 7 ", b" 8 ", 1), "clew:there:1") == (
        8,
        "",
    )


@pytest.mark.parametrize(
    "message", [b"", b"a", b"a 1", b"a b 1 ", b"a 1 -1 ", b"a 0 1 ", b"\xff 1 1 ", b" " * 500]
)
def test_what_is_no_message_is_none(message: bytes) -> None:
    assert Seals("there", SECRET).open(message, "clew:there:1") is None


def test_while_keys_are_rotated_both_understand_each_other() -> None:
    old, new = ["a" * 16], ["b" * 16, "a" * 16]
    message = Seals("here", Keys(old).of_process).seal("news", 7, "there")
    assert Seals("there", Keys(new).of_process).open(message, "there") == (7, "news")


# Settings


@pytest.mark.parametrize(
    "url",
    ["localhost", "http://host", "valkey://", "valkey:///0", "valkey://host:port/0", "unix://"],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ClewError, match="give valkey://HOST:PORT/0"):
        load({"live": url, "database": "postgresql://u@h/n"}, environment={})


@pytest.mark.parametrize("scheme", ["valkey", "valkeys", "redis", "rediss"])
def test_tls_is_used_where_the_address_says_so(scheme: str) -> None:
    url = f"{scheme}://user:word@host:7000/1"
    assert load({"live": url, "database": "postgresql://u@h/n"}, environment={}).live == url
    made = pool_of(url)
    assert made.connection_class.__name__.startswith("SSL") == (scheme in ("valkeys", "rediss"))
    assert {
        "host": "host",
        "port": 7000,
        "password": "word",
    }.items() < made.connection_kwargs.items()


def test_an_option_that_the_library_does_not_know_is_refused() -> None:
    with pytest.raises(ClewError, match=r"--live: .*unexpected keyword argument 'colour'"):
        pool_of("valkey://host/0?colour=red")


def test_with_sqlite_it_means_nothing() -> None:
    with pytest.raises(ClewError, match="on SQLite there is one process"):
        load({"live": "valkey://localhost"}, environment={})


def test_without_its_library_a_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(valkey_line, "find_spec", lambda _: None)
    with pytest.raises(ClewError, match=r"--live needs one more library: .*\[valkey\]"):
        pool_of("valkey://localhost")
    assert importlib.util.find_spec("valkey")
