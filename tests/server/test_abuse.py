"""Strangers' pages, floods, and clients that do not read."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections import Counter
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.harness import PATIENCE, Person, Server, leave, serving, sit_down, whose_turn

SOAK = bool(os.environ.get("CLEW_SOAK"))
EXAMPLES = "200" if SOAK else "5"
PHASES = "examples,coverage,fuzzing" if SOAK else "examples,fuzzing"
PROMISED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
EVIL = "https://evil.example"


async def test_another_sites_page_cannot_use_the_cookie(server: Server) -> None:
    """Neither by a request nor by a websocket; our own page can."""
    key, people, lines = await sit_down(server)
    url = f"/api/tables/{key}/close"
    for headers in ({"Origin": EVIL}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = await people[0].http.post(url, json={}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign")
    with pytest.raises(websockets.InvalidStatus) as refused:
        await people[0].line(key, Origin=EVIL)
    assert refused.value.response.status_code == 403
    own = await people[0].line(key, Origin=server.url)
    await own.next("update")
    answer = await people[0].http.post(url, json={}, headers={"Origin": server.url})
    assert answer.status_code == 200
    await leave(people, [*lines, own])


@pytest.mark.parametrize("path", ["/", "/api", "/api/games", "/health", "/nowhere"])
async def test_every_answer_has_the_headers_that_keep_a_page_safe(
    server: Server, path: str
) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in policy
    assert "server" not in answer.headers


async def test_names_are_data(server: Server) -> None:
    """SQL and HTML in a name stay what they are."""
    someone = Person(server)
    for name in ("<script>alert(1)", "'; DROP TABLE x;--", '"><img src=x>'):
        await someone.http.patch("/api/me", json={"name": name})
        assert (await someone.get("/api/me"))["name"] == name
    await leave([someone], [])


async def test_floods_are_slowed_down(tmp_path: Path) -> None:
    """By player over the websocket, by address over HTTP; others are not refused."""
    env = {"CLEW_RATE": "5", "CLEW_BURST": "20", "CLEW_ADDRESS_FACTOR": "4"}
    with serving(tmp_path / "data", env=env) as server:
        _, people, lines = await sit_down(server)
        actor, other = whose_turn(lines)
        for _ in range(30):
            await actor.act("push N2 0", n=99)
        reasons = [(await actor.next("refused"))["reason"] for _ in range(30)]
        assert "too-fast" in reasons
        await other.act("push N2 0", n=99)
        assert (await other.next("refused"))["reason"] == "stale"
        statuses = [(await people[0].http.get("/health")).status_code for _ in range(120)]
        assert 429 in statuses
        await leave(people, lines)


async def test_one_address_has_so_many_websockets_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--setting", "most_sockets=3") as server:
        key, people, lines = await sit_down(server)
        third = await people[0].line(key)
        with pytest.raises(websockets.InvalidStatus):
            await people[0].line(key)
        await third.close()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    fourth = await people[0].line(key)
                    break
                except websockets.InvalidStatus:
                    await asyncio.sleep(0.05)
        await leave(people, [*lines, fourth])


ACCEPTED = b"HTTP/1.1 101"


async def test_silent_and_slow_spectators_do_not_slow_a_table(server: Server) -> None:
    """A hundred windows never read what they are told. Every move is still answered, and players do
    not wait for them (`next` gives up after a while)."""
    key, people, lines = await sit_down(server)
    idle = []
    for _ in range(100):
        one = socket.create_connection(("127.0.0.1", server.port))
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        one.sendall(
            f"GET /api/tables/{key}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        idle.append(one)
    for one in idle:
        assert await asyncio.to_thread(one.recv, len(ACCEPTED)) == ACCEPTED
    moves = 0
    for _ in range(150):
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")
        moves += 1
        if actor.update["over"]:
            break
    for one in idle:
        one.close()
    assert actor.update["n"] == other.update["n"] == moves
    await leave(people, lines)


async def test_a_slow_reader_gets_one_update_for_all_it_missed(server: Server) -> None:
    """Updates in between are left out, none of what happened is."""
    key, people, lines = await sit_down(server)
    slow = await Person(server).line(key)
    await slow.next("update")
    slow.socket.transport.pause_reading()
    for _ in range(150):
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")
        if actor.update["over"]:
            break
    slow.socket.transport.resume_reading()
    last, seen = lines[0].n, set()
    while slow.n < last:
        seen |= {told["n"] for told in (await slow.next("update"))["events"]}
    assert seen == set(range(1, last + 1))
    await leave(people, [*lines, slow])


def test_schemathesis_finds_what_the_description_promises(tmp_path: Path) -> None:
    """Requests made up from the description, sensible and not: no answer is a server error, and
    each has a status, a type and a shape that the description names."""
    with serving(tmp_path / "data") as server:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run"),
                f"{server.url}/api/openapi/openapi.json",
                *("--checks", ",".join(PROMISED), "--max-examples", EXAMPLES),
                *("--phases", PHASES, "--workers", "2"),
                *("--suppress-health-check", "all", "--no-color"),
            ],
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-500:]


async def test_messages_of_one_address_are_counted_together(tmp_path: Path) -> None:
    """Many guests with a line each say no more than their address may; who says nothing is not
    locked out of what others say."""
    env = {"CLEW_RATE": "1", "CLEW_BURST": "30", "CLEW_ADDRESS_FACTOR": "2"}
    with serving(tmp_path / "data", env=env) as server:
        key, people, lines = await sit_down(server)
        crowd = [Person(server) for _ in range(4)]
        watching = [await person.line(key) for person in crowd]
        told: Counter[str] = Counter()
        for line in watching:
            await line.next("update")
            for _ in range(20):  # one more, and the line would be closed
                await line.say(type="resign")
                told[(await line.next("refused"))["reason"]] += 1
        assert sum(told.values()) == 80
        assert told["not-yours"] < 60
        await leave([*people, *crowd], [*lines, *watching])
