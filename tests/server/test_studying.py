"""Hints where the table allows them, curves when it is over, puzzles from nothing but actions."""

from __future__ import annotations

import asyncio
import datetime as dt
import random
from pathlib import Path

import pytest

from clew.core.chance import Fast
from clew.games import find, names
from clew.puzzles import find as find_puzzle
from clew.server import studying
from clew.server.bots import BotDesk
from clew.study.hints import advise
from tests.server.harness import PATIENCE, Line, Person, Server, leave, serving, sit_down
from tests.server.test_playing import SHORT, play_on

HINTS = {"settings": {"hints": True}}


async def turn_of(line: Line) -> None:
    while not line.update["legal"]:
        await line.next("update")


@pytest.mark.parametrize("game", names())
async def test_a_hint_is_an_action_that_may_be_played(server: Server, game: str) -> None:
    someone = Person(server)
    players = find(game).players[0]
    key = await someone.table(game, players, options=SHORT.get(game, {}), **HINTS)
    await someone.post(f"/api/tables/{key}/start", {"fill": "random"})
    line = await someone.line(key)
    await line.next("update")
    await turn_of(line)
    hint = await someone.post(f"/api/tables/{key}/hint")
    assert hint["action"] in line.update["legal"]
    assert hint["n"] == line.n
    if hint["why"]:
        assert hint["why"]["event"].startswith("why-")
    assert await someone.post(f"/api/tables/{key}/hint") == hint
    await line.act(hint["action"])
    await line.next("update", "answered")
    await leave([someone], [line])


async def test_hints_are_for_who_is_in_turn_where_they_are_allowed(server: Server) -> None:
    key, people, lines = await sit_down(server, **HINTS)
    first = 0 if lines[0].update["legal"] else 1
    await people[first].post(f"/api/tables/{key}/hint")
    refused = await people[1 - first].post(f"/api/tables/{key}/hint", status=409)
    assert refused["reason"] == "not-now"
    stranger = Person(server)
    await stranger.post(f"/api/tables/{key}/hint", status=403)
    await leave([*people, stranger], lines)

    key, people, lines = await sit_down(server)
    for person in people:
        refused = await person.post(f"/api/tables/{key}/hint", status=403)
        assert refused["reason"] == "no-hints"
    await leave(people, lines)


async def test_a_rated_game_has_no_hints(server: Server) -> None:
    someone = Person(server)
    body = {"game": "labyrinth", "seats": ["me", "open"]}
    settings = {"rated": True, "hints": True}
    refused = await someone.post("/api/tables", {**body, "settings": settings}, status=400)
    assert "friendly" in refused["text"]
    await someone.close()


@pytest.mark.parametrize("game", ["labyrinth", "tiger-traps"])
def test_advice_follows_from_what_the_seat_knows(game: str) -> None:
    """The same for two deals of what it cannot see."""
    rules = find(game)
    state = rules.new(2, rules.read_options({}), Fast(1))
    seat = state.acting()
    other = state.sample(seat, Fast(2))
    one, two = (advise(rules, s, seat, 3, "adept") for s in (state, other))
    assert one == two


async def test_hints_are_limited(tmp_path: Path) -> None:
    """One for each position is free to see again; too many new ones are not."""
    with serving(tmp_path / "data", env={"CLEW_RATE": "20"}) as server:
        someone = Person(server)
        key = await someone.table("tiger-labyrinth", 2, **HINTS)
        await someone.post(f"/api/tables/{key}/start", {"fill": "random"})
        line = await someone.line(key)
        await line.next("update")
        refused = 0
        for _ in range(60):
            await turn_of(line)
            answer = await someone.http.post(f"/api/tables/{key}/hint", json={})
            refused += answer.status_code == 429
            if refused:
                break
            await line.act()
            await line.next("update")
        assert refused
        await leave([someone], [line])


async def test_who_was_ahead_is_told_when_it_is_over(server: Server) -> None:
    someone = Person(server)
    key = await someone.table("labyrinth", 2, options={"goals": 1})
    await someone.post(f"/api/tables/{key}/start", {"fill": "greedy"})
    line = await someone.line(key)
    await line.next("update")
    await someone.get(f"/api/tables/{key}/curve", status=403)
    async with asyncio.timeout(2 * PATIENCE):
        await play_on(line, random.Random(1))
        curve = await someone.get(f"/api/tables/{key}/curve")
        while curve["done"] < 1:
            await asyncio.sleep(0.05)
            curve = await someone.get(f"/api/tables/{key}/curve")
    assert curve["points"][0]["n"] == 0
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in curve["points"])
    winner = line.update["over"]["winners"][0]
    assert curve["points"][-1]["chances"][winner - 1] == 1
    assert len(curve["moments"]) <= 3
    assert await someone.get(f"/api/tables/{key}/curve") == curve
    await leave([someone], [line])


async def test_a_puzzle_is_solved_from_its_actions_alone(server: Server) -> None:
    someone = Person(server)
    for name in ("labyrinth-2-001", "tiger-labyrinth-2-001"):
        puzzle = find_puzzle(name)
        info = await someone.get(f"/api/puzzles/{name}")
        assert (info["turns"], info["answers"]) == (puzzle.turns, puzzle.answers)
        for n in range(len(puzzle.answer)):
            now = await someone.post(f"/api/puzzles/{name}", {"actions": puzzle.answer[:n]})
            assert now["status"] == "open"
            assert puzzle.answer[n] in now["legal"]
        now = await someone.post(f"/api/puzzles/{name}", {"actions": puzzle.answer})
        assert (now["status"], now["legal"]) == ("solved", [])
        assert await someone.get(f"/api/puzzles/{name}/answer") == puzzle.answer
    await someone.close()


async def test_a_puzzle_names_the_rule(server: Server) -> None:
    someone = Person(server)
    for name, action, rule in (
        ("labyrinth-1-001", "move a1", "LB-09"),
        ("tiger-labyrinth-2-001", "swap b1 b2", "TL-06"),
    ):
        wrong = await someone.post(f"/api/puzzles/{name}", {"actions": [action]}, status=409)
        assert wrong["rule"] == rule
    await someone.post("/api/puzzles/labyrinth-1-001", {"actions": ["fly"]}, status=409)
    await someone.post("/api/puzzles/nothing", {"actions": []}, status=404)
    await someone.post("/api/puzzles/labyrinth-1-001", {"actions": ["x"] * 41}, status=400)
    await someone.close()


async def test_the_puzzle_of_a_day(server: Server) -> None:
    someone = Person(server)
    found = await someone.get("/api/puzzles?day=2026-01-05")
    assert found == await someone.get("/api/puzzles?day=2026-01-05")
    assert found["daily"] in found["stack"]
    assert "position" not in found["daily"]
    today = dt.datetime.now(dt.UTC).date()
    await someone.get(f"/api/puzzles?day={today}")
    later = today + dt.timedelta(days=3)
    await someone.get(f"/api/puzzles?day={later}", status=403)
    await someone.get("/api/puzzles?day=2026-02-31", status=400)
    await someone.get("/api/puzzles?day=soon", status=400)
    await someone.close()


async def test_a_worker_that_fails_says_so() -> None:
    """Nothing hangs, and the next question is answered."""
    desk = BotDesk(1, 20.0)
    with pytest.raises(TimeoutError):
        await desk.ask(crash)
    assert await desk.ask(studying._play, "labyrinth-1-001", []) == studying._play(
        "labyrinth-1-001", []
    )
    desk.close()


def crash() -> None:
    raise SystemExit(3)
