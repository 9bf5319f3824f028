"""A server that plays and plays does not grow: what is over is let go."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.server.harness import Person, Server, leave, serving, whose_turn
from tests.server.test_backlog import memory

MOVES = 30_000 if os.environ.get("CLEW_SOAK") else 600
PAIRS = 6 if os.environ.get("CLEW_SOAK") else 2
GAME = 100
"""Moves after which a pair goes to another table."""


async def play(server: Server, moves: int) -> None:
    people = [Person(server), Person(server)]
    for first in range(0, moves, GAME):
        key = await people[0].table()
        await people[1].join(key)
        await people[0].post(f"/api/tables/{key}/start")
        lines = [await person.line(key) for person in people]
        for line in lines:
            await line.next("update")
        for _ in range(min(GAME, moves - first)):
            actor, other = whose_turn(lines)
            await actor.act()
            await actor.next("update")
            await other.next("update")
        for line in lines:
            await line.close()
        for person in people:
            person.heard.clear()
    await leave(people, [])


async def test_memory_stays_as_it_is_while_games_come_and_go(tmp_path: Path) -> None:
    """What SQLite keeps of its file in memory is allowed for: some hundred bytes a move, until its
    caches are full."""
    settings = ("--setting", "idle_seconds=1", "--setting", "most_tables=0")
    with serving(tmp_path / "data", *settings) as server:

        async def all_play(moves: int) -> None:
            await asyncio.gather(*(play(server, moves // PAIRS) for _ in range(PAIRS)))

        await all_play(MOVES // 3)
        before = memory(server)
        await all_play(MOVES)
        grown = memory(server) - before
        assert grown < 4_000 + MOVES * 0.4
