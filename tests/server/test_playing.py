"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import msgspec
import pytest

from clew.games import find, names
from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Line, Person, Server, leave, sit_down

SOAK = bool(os.environ.get("CLEW_SOAK"))
SHORT = {"labyrinth": {"goals": 1}, "labyrinthos": {} if SOAK else {"rounds": 30}}
"""Players who act at random would take long: in the soak they may."""


async def play_on(line: Line, chance: random.Random) -> None:
    """Plays any legal action whenever there is one, until the game is over."""
    while not line.update["over"]:
        if line.update["legal"]:
            await line.act(chance.choice(line.update["legal"]))
        message = await line.next("update", "answered", "refused")
        if message["type"] == "refused":
            assert message["reason"] == "stale", message  # somebody resigned meanwhile
        if message["type"] != "update":
            await line.next("update")


@pytest.mark.parametrize("game", names())
async def test_a_whole_game_and_its_record(server: Server, game: str, tmp_path: Path) -> None:
    """Everybody plays to the end; everybody sees the same end; the record verifies."""
    players = find(game).players[0]
    key, people, lines = await sit_down(server, game, players, options=SHORT.get(game, {}))
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(
            *(play_on(line, random.Random(seat)) for seat, line in enumerate(lines))
        )
    assert len({str(line.update["over"]) for line in lines}) == 1
    record = await people[0].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    assert verify_file(tmp_path / "record").good
    entries = msgspec.json.decode(record.content)["entries"]
    assert len(entries) == lines[0].n
    assert (await people[1].get(f"/api/tables/{key}"))["status"] == "over"
    await leave(people, lines)


async def test_everybody_is_told_the_same_number(server: Server) -> None:
    """An action goes to its own seat and to the others with the same number."""
    _, people, lines = await sit_down(server)
    actor = next(line for line in lines if line.update["legal"])
    name = await actor.act()
    heard = [await line.next("update") for line in lines]
    assert {message["n"] for message in heard} == {1}
    assert [message["done"] for line, message in zip(lines, heard, strict=True)] == [
        [name] if line is actor else [] for line in lines
    ]
    await leave(people, lines)


async def test_the_shuffle_is_committed_to_before_a_nonce_is_handed_in(server: Server) -> None:
    """The commitment stands at the table from the first moment; the nonces are in the record."""
    host, guest = Person(server), Person(server)
    key = await host.table()
    before = (await guest.get(f"/api/tables/{key}"))["commitment"]
    await guest.join(key, nonce="ab" * 16)
    await host.join(key, nonce="cd" * 16)
    await host.post(f"/api/tables/{key}/start")
    lines = [await host.line(key), await guest.line(key)]
    for line in lines:
        await line.next("update")
    await lines[0].say(type="resign")
    await lines[1].next("update")
    record = (await host.http.get(f"/api/tables/{key}/record")).json()
    assert record["commitment"] == before
    assert record["nonces"] == ["cd" * 16, "ab" * 16]
    assert record["result"]["winners"] == [2]
    await leave([host, guest], lines)


async def test_the_record_is_hidden_while_the_game_runs(server: Server) -> None:
    key, people, lines = await sit_down(server)
    answer = await people[0].get(f"/api/tables/{key}/record", 403)
    assert answer["reason"] == "hidden"
    await leave(people, lines)


async def test_the_own_turn_can_be_taken_back(server: Server) -> None:
    """An undo is an entry of its own: the number goes on, the view goes back."""
    _, people, lines = await sit_down(server)
    actor = next(line for line in lines if line.update["legal"])
    before = actor.update["view"]
    await actor.act()
    assert (await actor.next("update"))["undo"]
    await actor.say(type="undo", n=1)
    update = await actor.next("update")
    assert (update["n"], update["view"]) == (2, before)
    assert update["events"] == [{"n": 2, "table": "undo", "seat": update["view"]["seat"], "to": 0}]
    await leave(people, lines)
