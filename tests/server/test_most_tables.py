"""One player has so many tables, and so many games between bots alone, and no more."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Person, leave, serving


async def test_tables_and_games_between_bots_are_bounded(tmp_path: Path) -> None:
    """Whoever closes one may make another; other players are not concerned."""
    bounds = ("--setting", "most_tables=3", "--setting", "most_bot_games=1")
    with serving(tmp_path / "data", *bounds) as server:
        greedy, other = Person(server), Person(server)
        table = {"game": "labyrinth", "seats": ["me", "open"]}
        keys = [await greedy.table() for _ in range(3)]
        refused = await greedy.post("/api/tables", table, 429)
        assert refused["reason"] == "too-many"
        assert await other.table()
        for key in keys:
            await greedy.post(f"/api/tables/{key}/close")

        alone = {"game": "labyrinthos", "seats": ["master", "master"]}
        one, two = [(await greedy.post("/api/tables", alone))["key"] for _ in range(2)]
        await greedy.post(f"/api/tables/{one}/start")
        refused = await greedy.post(f"/api/tables/{two}/start", {}, 429)
        assert refused["reason"] == "too-many"
        await greedy.post(f"/api/tables/{one}/close")
        await greedy.post(f"/api/tables/{two}/start")
        await greedy.post(f"/api/tables/{two}/close")
        await leave([greedy, other], [])
