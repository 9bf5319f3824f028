"""Figures for whoever runs the server, and for nobody else; none of them tells a secret."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Server, leave, serving, sit_down, whose_turn
from tests.server.test_simultaneous import at_a_choice

TOKEN = {"CLEW_METRICS_TOKEN": "thread"}


async def ask(server: Server, path: str = "/metrics", **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url) as client:
        return await client.get(path, headers=headers)


async def figures(server: Server) -> list[str]:
    """All that is told, but what asking for it moves."""
    told = await ask(server, Authorization="Bearer thread")
    assert told.status_code == 200
    return [line for line in told.text.splitlines() if 'route="/metrics"' not in line]


async def figure(server: Server, name: str) -> float:
    return sum(
        float(line.split()[-1])
        for line in await figures(server)
        if line.startswith((f"{name} ", f"{name}{{"))
    )


async def test_without_a_token_they_are_for_nobody(server: Server) -> None:
    refused = await ask(server)
    assert (refused.status_code, refused.json()["reason"]) == (403, "not-yours")


async def test_with_a_token_they_are_for_who_has_it(tmp_path: Path) -> None:
    """At a port of their own none is asked for."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {**TOKEN, "CLEW_TRUSTED_PROXIES": "127.0.0.1", "CLEW_METRICS_PORT": str(port)}
    with serving(tmp_path / "data", env=env) as server:
        for token in ("", "Bearer", "Bearer threads"):
            assert (await ask(server, Authorization=token)).status_code == 403
        far = {"X-Forwarded-For": "203.0.113.9"}
        assert (await ask(server, Authorization="Bearer thread", **far)).status_code == 200
        async with httpx.AsyncClient() as client:
            told = await client.get(f"http://127.0.0.1:{port}/metrics")
            assert "clew_start_time_seconds " in told.text
        # The same token, or being here, lets somebody hear of the database.
        for headers in ({**far, "Authorization": "Bearer thread"}, {}):
            assert (await ask(server, "/health", **headers)).json()["database"] == "ok"
        for header in ("X-Forwarded-For", "Forwarded", "Via"):
            stranger = await ask(server, "/health", **{header: "203.0.113.9"})
            assert stranger.json() == {"status": "ok"}


async def test_moves_and_what_waits_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path / "data", env=TOKEN) as server:
        _, people, lines = await sit_down(server)
        actor, _ = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        assert await figure(server, "clew_move_seconds_count") == 1
        assert await figure(server, "clew_commit_seconds_count") == 1
        assert await figure(server, "clew_entries_total") == 1
        assert await figure(server, "clew_sockets") == 2
        assert await figure(server, "clew_tables") == 1
        made = 'clew_request_seconds_count{method="POST",route="/api/tables",status="201"}'
        assert f"{made} 1.0" in await figures(server)
        await leave(people, lines)


@pytest.mark.rule("TT-07")
async def test_no_figure_moves_when_somebody_answers_in_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "data", env=TOKEN) as server:
        _, people, lines = await at_a_choice(server)
        before = await figures(server)
        await lines[0].act()
        await lines[0].next("answered")
        assert await figures(server) == before
        for line in lines[1:]:
            await line.act()
        await lines[0].next("update")
        assert await figures(server) != before
        await leave(people, lines)
