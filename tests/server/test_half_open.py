"""Requests that never end, and heads that are too large: others are served meanwhile."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from clew.server.http import MAX_HEAD, MAX_LINES
from tests.server.harness import Server, leave, serving, sit_down, whose_turn

SOAK = bool(os.environ.get("CLEW_SOAK"))
DESCRIPTORS, ATTACKERS = (1024, 1100) if SOAK else (256, 300)
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "half a head": b"GET /health HTTP/1.1\r\nHost: ",
    "half a body": HEAD + b'Content-Length: 60\r\n\r\n{"game":',
    "half a chunk": HEAD + b'Transfer-Encoding: chunked\r\n\r\n40\r\n{"game":',
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a second, and has few descriptors."""
    data = tmp_path_factory.mktemp("hasty")
    setting = ("--setting", "request_seconds=1")
    with serving(data, *setting, descriptors=DESCRIPTORS) as running:
        yield running


def connect(server: Server) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port))
    one.settimeout(20)
    return one


def all_of(one: socket.socket) -> bytes:
    """What comes until the server closes."""
    heard = b""
    while part := one.recv(65536):
        heard += part
    return heard


@pytest.mark.parametrize("what", HALVES)
def test_a_request_that_never_ends_is_ended(hasty: Server, what: str) -> None:
    began = time.monotonic()
    with closing(connect(hasty)) as one:
        one.sendall(HALVES[what])
        heard = all_of(one)
    assert heard.startswith(b"HTTP/1.1 408 ") if HALVES[what] else heard == b""
    assert 0.9 <= time.monotonic() - began < 15


def test_a_body_that_comes_byte_by_byte_is_ended(hasty: Server) -> None:
    """Sending something now and then does not help."""
    with closing(connect(hasty)) as one:
        one.sendall(HEAD + b"Content-Length: 60000\r\n\r\n")
        began, heard = time.monotonic(), b""
        one.settimeout(0.1)
        while not heard and time.monotonic() - began < 20:
            one.sendall(b" ")
            try:
                heard = one.recv(100)
            except TimeoutError:
                continue
    assert heard.startswith(b"HTTP/1.1 408 ")


def test_a_second_request_on_a_kept_line_has_as_long(hasty: Server) -> None:
    with closing(connect(hasty)) as one:
        one.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        one.sendall(HALVES["half a head"])
        assert b"HTTP/1.1 408 " in all_of(one)


def test_an_endless_header_is_refused_at_once(hasty: Server) -> None:
    """It is not even read to the end: nothing is copied again and again."""
    with closing(connect(hasty)) as one:
        one.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX: ")
        with pytest.raises(ConnectionError):
            one.sendall(b"a" * 64 * 2**20)


def test_the_longest_head_is_said_in_words(hasty: Server) -> None:
    with closing(connect(hasty)) as one:
        one.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"a" * MAX_HEAD)
        heard = all_of(one)
    assert heard.startswith(b"HTTP/1.1 431 ")
    assert heard.endswith(b"at most %d bytes." % MAX_HEAD)


@pytest.mark.parametrize(("lines", "status"), [(MAX_LINES - 8, 200), (MAX_LINES + 1, 431)])
async def test_so_many_headers_and_no_more(hasty: Server, lines: int, status: int) -> None:
    async with httpx.AsyncClient(base_url=hasty.url) as client:
        answer = await client.get("/health", headers={f"x-{n}": "a" for n in range(lines)})
    assert answer.status_code == status


async def test_requests_one_after_another_and_large_bodies_are_answered(hasty: Server) -> None:
    """On one line, and longer than a head may be."""
    async with httpx.AsyncClient(base_url=hasty.url) as client:
        for _ in range(3):
            assert (await client.get("/health")).status_code == 200
            body = b'{"game":"' + b"a" * 3 * MAX_HEAD + b'"}'
            answer = await client.post("/api/tables", content=body)
            assert answer.status_code == 400
            answer = await client.post("/api/tables", content=b" " * 9 * MAX_HEAD)
            assert answer.status_code == 413


def test_two_requests_sent_at_once_are_both_answered(hasty: Server) -> None:
    asked = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with closing(connect(hasty)) as one:
        one.sendall(asked + asked)
        heard = b""
        while heard.count(b'"ok"') < 2:
            part = one.recv(65536)
            assert part
            heard += part


@pytest.mark.parametrize("what", HALVES if SOAK else ["half a head", "half a body"])
async def test_half_open_connections_leave_nobody_out(tmp_path: Path, what: str) -> None:
    """More of them than the process has descriptors, and time enough: people play, come and go."""
    setting = ("--setting", "request_seconds=600")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with (
        serving(tmp_path / "data", *setting, descriptors=DESCRIPTORS) as server,
        ExitStack() as held,
    ):
        _, people, lines = await sit_down(server)
        for _ in range(ATTACKERS):
            one = held.enter_context(closing(connect(server)))
            one.sendall(HALVES[what])
        async with asyncio.timeout(10):
            for _ in range(6):
                actor, other = whose_turn(lines)
                await actor.act()
                await actor.next("update")
                await other.next("update")
            async with httpx.AsyncClient(base_url=server.url) as stranger:
                assert (await stranger.get("/health")).status_code == 200
            late = await sit_down(server)
        await leave([*people, *late[1]], [*lines, *late[2]])
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
