"""Programs at online tables: named ones of the server's own, and others from afar by a token."""

from __future__ import annotations

import asyncio
import json
import secrets
import shlex
import sqlite3
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from clew.server.settings import load
from clew.table.eyes import Eyes
from clew.table.receipt import read_receipt
from clew.table.record import read
from clew.table.verify import open_table, verify_file
from tests.engine.test_abuse import SCRIPT, is_running
from tests.engine.test_examples import EXAMPLES, PYTHON_BOT
from tests.server.harness import PATIENCE, Line, Person, Server, leave, serving, until

PASSWORD = "correct horse battery"  # noqa: S105
HELLO = {"type": "hello", "protocol": "clew-engine/1", "name": "test"}


class Bot:
    """A program from afar: one websocket, all tables."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def accept(self, key: str) -> None:
        """Takes a seat, with a number of its own for the shuffle."""
        await self.say(type="accept", table=key, nonce=secrets.token_hex(16))

    async def play(self, game: str, seats: list[str]) -> None:
        """Asks for a game of its own, and hands in its number when it knows the commitment."""
        await self.say(type="play", game=game, seats=seats)
        offer = await self.next("offer")
        assert len(offer["commitment"]) == 64
        await self.accept(offer["table"])

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            message: dict[str, Any] = json.loads(text)
            self.heard.append(message)
            if not kinds or message["type"] in kinds:
                return message

    async def play_on(self) -> dict[str, Any]:
        """Answers with the last legal action until a game is over."""
        while True:
            message = await self.next("ask", "over")
            if message["type"] == "over":
                return message
            answer = {"table": message["table"], "n": message["n"]}
            await self.say(type="answer", **answer, action=message["legal"][-1])


async def program_sits(someone: Person, key: str, seat: int = 2) -> bool:
    kind = (await someone.get(f"/api/tables/{key}"))["seats"][seat - 1]["kind"]
    return bool(kind == "program")


async def connected(server: Server, token: str, **hello: Any) -> Bot:
    bot = Bot(
        await websockets.connect(
            f"ws://127.0.0.1:{server.port}/api/bot/socket",
            additional_headers={"Authorization": f"Bearer {token}"},
            compression=None,
            open_timeout=PATIENCE,
        )
    )
    assert (await bot.next())["type"] == "hello"
    await bot.say(**HELLO, **hello)
    return bot


async def an_owner(server: Server) -> Person:
    person = Person(server)
    login = f"minos-{secrets.token_hex(4)}"
    await person.post("/api/account", {"login": login, "password": PASSWORD})
    return person


@pytest.fixture
async def owner(server: Server) -> AsyncIterator[Person]:
    person = await an_owner(server)
    yield person
    await person.close()


def a_name() -> str:
    return f"Theseus {secrets.token_hex(4)}"


async def a_token(owner: Person, name: str) -> str:
    return str((await owner.post("/api/me/programs", {"name": name}))["token"])


async def finish(line: Line) -> None:
    """A person plays the first legal action until the game is over."""
    while not line.update["over"]:
        if line.update["legal"]:
            await line.act()
        await line.next("update")


# Tokens


async def test_an_account_makes_lists_and_revokes_tokens(owner: Person) -> None:
    name = a_name()
    token = await a_token(owner, name)
    (mine,) = await owner.get("/api/me/programs")
    assert (mine["name"], mine["active"], mine["used"]) == (name, True, None)
    assert token not in str(mine)
    again = await a_token(owner, name.upper())
    assert again != token
    gone = await owner.http.delete(f"/api/me/programs/{name}")
    assert [one["active"] for one in gone.json()] == [False]
    assert (await owner.http.delete("/api/me/programs/nobody")).status_code == 404
    assert (await owner.get("/api/me/data"))["programs"][0]["name"] == name


async def test_who_may_not_have_one(owner: Person, server: Server) -> None:
    """A guest; who takes another's name; who has ten already."""
    guest, other = Person(server), await an_owner(server)
    await guest.post("/api/me/programs", {"name": a_name()}, 403)
    name = a_name()
    await a_token(owner, name)
    assert (await other.post("/api/me/programs", {"name": name}, 409))["reason"] == "taken"
    for _ in range(9):
        await a_token(owner, a_name())
    await owner.post("/api/me/programs", {"name": a_name()}, 409)
    await leave([guest, other], [])


async def test_tokens_are_stored_as_hashes(owner: Person, server: Server) -> None:
    name = a_name()
    token = await a_token(owner, name)
    database = sqlite3.connect(server.data / "clew.sqlite")
    dump = "\n".join(database.iterdump())
    database.close()
    assert name in dump
    assert token.removeprefix("clew-bot-") not in dump


@pytest.mark.parametrize("token", ["", "nobody", "clew-bot-AAAA", "clew-bot-" + "x" * 500])
async def test_without_a_token_there_is_only_goodbye(server: Server, token: str) -> None:
    socket = await websockets.connect(
        f"ws://127.0.0.1:{server.port}/api/bot/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
    )
    message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    assert message["type"] == "bye"
    await asyncio.wait_for(socket.wait_closed(), PATIENCE)
    assert socket.close_code == 4401


async def test_revoking_ends_the_connection(owner: Person, server: Server) -> None:
    name = a_name()
    bot = await connected(server, await a_token(owner, name))
    await owner.http.delete(f"/api/me/programs/{name}")
    assert (await bot.next("bye"))["reason"] == "the token was revoked"
    await asyncio.wait_for(bot.socket.wait_closed(), PATIENCE)


async def test_deleting_the_account_ends_its_programs(server: Server) -> None:
    owner = await an_owner(server)
    bot = await connected(server, await a_token(owner, a_name()))
    await owner.http.delete("/api/me")
    assert await bot.next("bye")
    await bot.socket.close()
    await leave([owner], [])


# Playing


async def test_an_invited_program_plays_a_whole_game(
    owner: Person, server: Server, tmp_path: Path
) -> None:
    """Invitation, seat, game, end; all it was told is what its seat may know."""
    name = a_name()
    bot = await connected(server, await a_token(owner, name), worlds=1)
    key = await owner.table("tiger-traps", 2)
    await owner.post(f"/api/tables/{key}/invite", {"program": name})
    offer = await bot.next("offer")
    assert (offer["table"], offer["invited"]) == (key, True)
    await bot.accept(key)
    await until(partial(program_sits, owner, key))
    await owner.post(f"/api/tables/{key}/start")
    line = await owner.line(key)
    await line.next("update")
    async with asyncio.timeout(2 * PATIENCE):
        over, _ = await asyncio.gather(bot.play_on(), finish(line))
    assert over["outcome"] == line.update["over"]
    (tmp_path / "record").write_bytes((await owner.http.get(f"/api/tables/{key}/record")).content)
    assert verify_file(tmp_path / "record").good
    record = read(tmp_path / "record")
    assert [seat.player for seat in record.seats] == ["human", "program"]
    check_fair(bot.heard, record)
    await bot.socket.close()
    await leave([], [line])


def check_fair(heard: list[dict[str, Any]], record: Any) -> None:
    """Played again, the seat sees at each question just what the program was told."""
    table = open_table(record)
    seat = next(one["seat"] for one in heard if one["type"] == "new")
    views = {0: msgspec.to_builtins(Eyes(table, seat).view())}
    for entry in record.entries:
        table.replay(entry)
        views[entry.n] = msgspec.to_builtins(Eyes(table, seat).view())
    asks = [one for one in heard if one["type"] == "ask"]
    assert asks
    for ask in asks:
        assert ask["view"] == views[ask["n"]]
    told = [one for message in heard if message["type"] == "events" for one in message["events"]]
    heard_there = [told for told in Eyes(table, seat).told() if told.event is not None]
    expected = [{"n": told.n, "event": msgspec.to_builtins(told.event)} for told in heard_there]
    assert told == expected


async def test_open_seats_for_programs_that_seek(owner: Person, server: Server) -> None:
    """Only public tables that let programs sit down, and only of the games sought."""
    bot = await connected(server, await a_token(owner, a_name()), seeks=["tiger-traps"])
    options: dict[str, Any] = {"settings": {"programs": True}, "public": True}
    hidden = await owner.table("tiger-traps", 2, settings={"programs": True})
    people_only = await owner.table("tiger-traps", 2, public=True)
    another = await owner.table("tiger-labyrinth", 2, **options)
    wanted = await owner.table("tiger-traps", 2, **options)
    while (offer := await bot.next("offer"))["table"] != wanted:
        pass  # of another test
    offered = {one["table"] for one in bot.heard if one["type"] == "offer"}
    assert not offered & {hidden, people_only, another}
    assert not offer["invited"]
    for key in (hidden, people_only):
        await bot.accept(key)
        assert (await bot.next("refused"))["reason"] == "not-yours"
    await bot.accept(wanted)
    await until(partial(program_sits, owner, wanted))
    for key in (hidden, people_only, another, wanted):
        await owner.post(f"/api/tables/{key}/close")
    assert (await bot.next("over"))["outcome"] is None
    await bot.socket.close()


async def test_a_game_of_its_own_and_after_a_lost_connection(owner: Person, server: Server) -> None:
    """It asks for a game with a bot; who comes back is told everything from the beginning."""
    token = await a_token(owner, a_name())
    bot = await connected(server, token)
    await bot.play("tiger-traps", ["you", "random"])
    for _ in range(3):
        ask = await bot.next("ask")
        await bot.say(type="answer", table=ask["table"], n=ask["n"], action=ask["legal"][0])
    await bot.next("ask")
    before = [event for one in bot.heard if one["type"] == "events" for event in one["events"]]
    await bot.socket.close()
    again = await connected(server, token)
    assert (await again.next())["type"] == "new"
    assert (await again.next("events"))["events"][: len(before)] == before
    async with asyncio.timeout(2 * PATIENCE):
        assert (await again.play_on())["outcome"]
    await again.socket.close()


async def test_what_a_program_may_not_do(owner: Person, server: Server) -> None:
    """Each is refused in words; the question still stands."""
    bot = await connected(server, await a_token(owner, a_name()))
    await bot.play("labyrinth", ["you", "random"])
    ask = await bot.next("ask")
    table, n = ask["table"], ask["n"]
    wrong = [
        ({"type": "answer", "table": table, "n": n, "action": "fly"}, "unreadable"),
        ({"type": "answer", "table": table, "n": n, "action": "move a1"}, "illegal"),
        ({"type": "answer", "table": "elsewhere", "n": n, "action": "x"}, "not-yours"),
        ({"type": "play", "game": "labyrinth", "seats": ["you", "cmd:sh"]}, "wrong"),
        ({"type": "play", "game": "labyrinth", "seats": ["random", "random"]}, "wrong"),
        ({"type": "play", "game": "chess", "seats": ["you", "random"]}, "wrong"),
        ({"type": "hello", "protocol": "clew-engine/1"}, "wrong"),
        ({"type": "dance"}, "unreadable"),
    ]
    for message, reason in wrong:
        await bot.say(**message)
        refused = await bot.next("refused")
        assert refused["reason"] == reason, (message, refused)
    await bot.say(type="answer", table=table, n=n + 500, action=ask["legal"][0])
    assert (await bot.next("refused"))["reason"] == "stale"
    assert (await bot.next("ask"))["n"] == n
    await bot.say(type="resign", table=table)
    assert (await bot.next("over"))["outcome"]["winners"] == [2]
    await bot.socket.close()


async def test_nonsense_without_end_ends_the_connection(owner: Person, server: Server) -> None:
    bot = await connected(server, await a_token(owner, a_name()))
    for _ in range(21):
        await bot.socket.send("theseus")
    assert (await bot.next("bye"))["reason"] == "too many wrong messages"
    await asyncio.wait_for(bot.socket.wait_closed(), PATIENCE)


@pytest.mark.parametrize("language", EXAMPLES)
async def test_clew_connect_carries_a_program(
    owner: Person, server: Server, tmp_path: Path, language: str
) -> None:
    """The examples, without any library, play a person over the network; a receipt is kept for
    them, and compared with the record by itself."""
    name = a_name()
    file = tmp_path / "token"
    file.write_text(await a_token(owner, name) + "\n")
    command = [sys.executable, "-m", "clew.cli", "connect", server.url, EXAMPLES[language]]
    receipts = tmp_path / "receipts"
    process = await asyncio.create_subprocess_exec(
        *(*command, "--token-file", str(file), "--receipts", str(receipts), "--lang", "en"),
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr
    try:
        key = await owner.table("tiger-traps", 2)
        await owner.post(f"/api/tables/{key}/invite", {"program": name})
        await until(partial(program_sits, owner, key), 2 * PATIENCE)
        assert {"name": name, "online": True} in await owner.get("/api/programs")
        await owner.post(f"/api/tables/{key}/start")
        line = await owner.line(key)
        await line.next("update")
        async with asyncio.timeout(2 * PATIENCE):
            await finish(line)
            while b"this is the game you played" not in (said := await process.stderr.readline()):
                assert b"differs" not in said
        await leave([], [line])
        kept = read_receipt(receipts / f"{key}.json")
        record = (await owner.http.get(f"/api/tables/{key}/record")).json()
        assert (kept.seat, kept.nonce, kept.hash) == (2, record["nonces"][1], record["hash"])
        assert (kept.commitment, kept.key) == (record["commitment"], record["key"])
        await owner.http.delete(f"/api/me/programs/{name}")
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 2
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


# Programs of the server's own


def named(**programs: str) -> dict[str, str]:
    chosen = {name: {"command": command} for name, command in programs.items()}
    return {"CLEW_PROGRAMS": json.dumps(chosen)}


async def test_named_programs_sit_at_tables(tmp_path: Path) -> None:
    """The host chooses them by name; nothing that is not named ever runs. One that fails loses
    two moves, which are drawn for it, then the game; the server's settings are not its own. One
    that stalls does not keep the server from ending."""
    touched, pids = tmp_path / "touched", tmp_path / "pids"
    bad = shlex.join([sys.executable, "-S", str(SCRIPT), "environment", str(pids)])
    stalled = tmp_path / "stalled"
    stall = shlex.join([sys.executable, "-S", str(SCRIPT), "stubborn", str(stalled)])
    chosen = named(bad=bad, stall=stall, example=PYTHON_BOT)
    env = {**chosen, "CLEW_SECRET": "a secret of sixteen", "MINE": "1"}
    with serving(tmp_path / "data", env=env) as server:
        host = Person(server)
        games = {game["id"]: game["bots"] for game in await host.get("/api/games")}
        assert games["labyrinth"][-1] == "program:example"
        for kind in ("program:other", f"cmd:touch {touched}"[:40], "cmd:sh", "program:", "net:a"):
            body = {"game": "labyrinth", "seats": ["me", kind]}
            await host.post("/api/tables", body, 400)
        key = await host.table("tiger-traps", 2)
        await host.post(f"/api/tables/{key}/seat", {"seat": 2, "kind": "cmd:sh"}, 400)
        await host.post(f"/api/tables/{key}/start", {"fill": "cmd:sh"}, 400)
        await host.post(f"/api/tables/{key}/start", {"fill": "program:example"})
        line = await host.line(key)
        await line.next("update")
        async with asyncio.timeout(2 * PATIENCE):
            await finish(line)
        record = (await host.http.get(f"/api/tables/{key}/record")).json()
        assert (
            record["seats"][1].items() >= {"name": "Example", "player": "program:example"}.items()
        )
        assert not touched.exists()
        await leave([], [line])
        body = {"game": "labyrinth", "seats": ["me", "program:bad"]}
        key = (await host.post("/api/tables", body))["key"]
        await host.post(f"/api/tables/{key}/start")
        line = await host.line(key)
        await line.next("update")
        async with asyncio.timeout(2 * PATIENCE):
            await finish(line)
        assert line.update["over"]["winners"] == [1]
        assert line.update["over"]["termination"] == "forfeit"
        log = server.log()
        assert "its last words" in log
        assert "CLEW_SECRET" not in log
        assert "MINE" not in log
        assert len(pids.read_text().split()) == 3
        assert not [pid for pid in pids.read_text().split() if is_running(int(pid))]

        body = {"game": "labyrinth", "seats": ["program:stall", "random"]}
        key = (await host.post("/api/tables", body))["key"]
        await host.post(f"/api/tables/{key}/start")
        async with asyncio.timeout(2 * PATIENCE):
            while not (stalled.exists() and stalled.read_text().strip()):
                await asyncio.sleep(0.02)
        await leave([host], [line])
        assert server.stop() == 0
        async with asyncio.timeout(PATIENCE):
            while any(is_running(int(pid)) for pid in stalled.read_text().split()):
                await asyncio.sleep(0.02)


def test_named_programs_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "clew.toml"
    file.write_text(
        '[programs.theseus]\ncommand = "sh bot.sh"\ngames = ["labyrinth"]\nseconds = 3\n'
    )
    settings = load({}, environment={}, file=file)
    assert settings.programs["theseus"].command == "sh bot.sh"
    assert settings.programs["theseus"].seconds == 3
