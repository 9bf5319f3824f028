"""What `clew bench server` measures with."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from clew.benchmarks.lines import connect
from clew.benchmarks.server import running_server
from clew.benchmarks.server_load import Load, Seat, Tables, begun_tables
from tests.server.harness import PATIENCE


def test_no_limit_on_tables_holds_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes thousands of them in the name of two players."""
    monkeypatch.setenv("CLEW_MOST_TABLES", "1")
    with running_server(tmp_path, "") as (_, port):
        keys, _ = begun_tables(port, 3, "labyrinth")
    assert len(set(keys)) == 3


async def test_a_line_says_why_it_was_closed(tmp_path: Path) -> None:
    why: list[str] = []
    with running_server(tmp_path, "") as (process, port):
        (key,), cookies = await asyncio.to_thread(begun_tables, port, 1, "labyrinth")
        line = await connect(port, f"/api/tables/{key}/socket", cookies[0], lambda _: None)
        line.lost = why.append
        os.kill(process, signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            while not why:
                await asyncio.sleep(0.02)
    assert why == ["1012"]


async def test_players_come_again_and_go_on_to_the_next_table(tmp_path: Path) -> None:
    with running_server(tmp_path, "") as (_, port):
        load = Load(30.0)
        tables = Tables(port, [])
        await tables.begin(1)
        seats = [Seat(load, port, tables, second=second, seed=1) for second in (False, True)]
        for seat in seats:
            await seat.sit_down()
        load.has_begun = load.measuring = True
        for seat in seats:
            seat.begin()
        assert seats[0].line
        assert seats[0].line.transport
        seats[0].line.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while len(load.latencies) < 4:
                await asyncio.sleep(0.02)
        assert load.lost == {"cut off": 1}
        assert await tables.key(1) != await tables.key(0)
        load.stopped = True
        for seat in seats:
            assert seat.line
            seat.line.close()
