"""Open data of a server: finished public games alone, and no names but those given."""

from __future__ import annotations

from pathlib import Path

from clew.cli import main
from clew.records import read_games
from clew.table.verify import verify
from tests.server.harness import Line, Person, leave, serving, sit_down


async def resigned(lines: list[Line]) -> None:
    await lines[1].say(type="resign")
    for line in lines:
        while not line.update["over"]:
            await line.next("update")


async def test_only_finished_public_games_leave(tmp_path: Path) -> None:
    """Not the running, the private, the closed, the talk; names only of who chose so."""
    with serving(tmp_path / "data") as server:
        everybody: list[Person] = []
        all_lines: list[Line] = []
        keys = {}
        for kind in ("finished", "running", "private", "closed"):
            key, people, lines = await sit_down(server, public=kind != "private")
            keys[kind] = key
            everybody += people
            all_lines += lines
            if kind in ("finished", "private"):
                await lines[0].say(type="say", text="the thread is red")
                await resigned(lines)
            elif kind == "closed":
                await people[0].post(f"/api/tables/{key}/close")
        shown = await everybody[0].get(f"/api/tables/{keys['finished']}")
        seated = [seat["name"] for seat in shown["seats"]]

        def exported() -> str:
            main(["export", str(tmp_path / "games.jsonl"), "--data", str(tmp_path / "data")])
            return (tmp_path / "games.jsonl").read_text()

        text = exported()
        assert keys["finished"] in text
        for word in (keys["running"], keys["private"], keys["closed"], "the thread", *seated):
            assert word not in text, word
        (game,) = read_games(tmp_path / "games.jsonl")
        assert game.source == "server"
        assert verify(game.record, whole=game.is_whole).good
        assert [seat.name for seat in game.record.seats] == ["", ""]

        answer = await everybody[0].http.put("/api/me/open-data", json={"name": True})
        assert answer.json() == {"name": True}
        assert (await everybody[0].get("/api/me/data"))["open_name"] is True
        assert exported().count(seated[0]) == 1
        (game,) = read_games(tmp_path / "games.jsonl")
        assert [seat.name for seat in game.record.seats] == [seated[0], ""]

        await everybody[0].http.put("/api/me/open-data", json={"name": False})
        assert seated[0] not in exported()
        await leave(everybody, all_lines)
