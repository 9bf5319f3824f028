"""Figures for whoever runs the server, and for nobody else; none of them tells a secret."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.harness import Server, leave, serving
from tests.server.test_simultaneous import at_a_choice


async def ask(server: Server, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url) as client:
        return await client.get("/metrics", headers=headers)


async def figures(server: Server) -> list[str]:
    """All that is told, but what the clock alone moves."""
    lines = (await ask(server)).text.splitlines()
    return [line for line in lines if not line.startswith("clew_uptime")]


async def test_without_a_token_they_are_for_the_machine_itself(server: Server) -> None:
    """A proxy on it asks for somebody else."""
    assert (await ask(server)).status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "Via"):
        refused = await ask(server, **{header: "for=203.0.113.9"})
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-yours")


async def test_with_a_token_they_are_for_who_has_it(tmp_path: Path) -> None:
    env = {"CLEW_METRICS_TOKEN": "thread", "CLEW_TRUSTED_PROXIES": "127.0.0.1"}
    with serving(tmp_path / "data", env=env) as server:
        for token in ("", "Bearer", "Bearer threads"):
            assert (await ask(server, Authorization=token)).status_code == 403
        far = {"X-Forwarded-For": "203.0.113.9", "Authorization": "Bearer thread"}
        assert (await ask(server, **far)).status_code == 200


@pytest.mark.rule("TT-07")
async def test_no_figure_moves_when_somebody_answers_in_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
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
