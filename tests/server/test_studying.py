"""Hints where the table allows them, curves when it is over, puzzles from nothing but actions."""

from __future__ import annotations

import asyncio
import datetime as dt
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from clew.core.chance import Fast
from clew.games import find, names
from clew.play.puzzles import attempt
from clew.puzzles import find as find_puzzle
from clew.server.people.addresses import Addresses
from clew.server.programs.desk import BotDesk
from clew.server.programs.shares import Party
from clew.server.settings import Settings
from clew.server.tables import study as studying
from clew.server.tables.queries import Queries
from clew.study.hints import advise
from clew.table.eyes import Sight
from clew.table.fairness import Fairness
from clew.table.messages import TableSettings
from clew.table.record import Seat
from clew.table.refusal import Refusal
from clew.table.table import Table
from tests.server.harness import PATIENCE, Line, Person, Server, leave, sit_down
from tests.server.test_playing import SHORT, play_on

HINTS: Any = {"settings": {"hints": True}}


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
        assert hint["why"]["event"]
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
    one, two = (advise(Sight(rules, s, seat), 3, "adept") for s in (state, other))
    assert one == two


async def test_hints_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said of a position is said again; new hints come one after another."""
    monkeypatch.setattr(studying, "_RATE", 1e-9)
    monkeypatch.setattr(studying, "_BURST", 2.0)
    study = studying.Study(Settings(), Queries(None), BotDesk(1, 10.0), Addresses())  # type: ignore[arg-type]
    monkeypatch.setattr(study._desk, "ask", at_once)
    game = find("labyrinth")
    seats = [Seat(name=name, player="human") for name in "ab"]
    table = Table(game, game.read_options({"start": 1}), seats, Fairness.fresh(2))
    row = SimpleNamespace(key="k", status="playing", settings=TableSettings(hints=True))
    room: Any = SimpleNamespace(row=row, table=table)
    for number, fresh in enumerate((True, False, True)):
        hint = await study.hint(room, "ann", 1)
        assert hint.n == table.n == (number > 1)
        if not fresh:
            table.act(1, hint.action)
    table.undo(1)
    with pytest.raises(Refusal, match="too many"):
        await study.hint(room, "ann", 1)
    await study.hint(room, "bob", 1)
    await study.close()


async def at_once(_party: Party, work: Callable[..., Any], *question: Any) -> Any:
    return work(*question)


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


async def test_only_so_many_curves_wait() -> None:
    study = studying.Study(Settings(), Queries(None), BotDesk(1, 10.0), Addresses())  # type: ignore[arg-type]
    waiting = asyncio.create_task(asyncio.sleep(3600))
    study._working = {str(n): waiting for n in range(studying._MAX_WAITING)}
    room: Any = SimpleNamespace(row=SimpleNamespace(key="k"))
    with pytest.raises(Refusal, match="too many"):
        await study.curve(room)
    await study.close()
    assert waiting.cancelled()


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
        steps = await someone.post(f"/api/puzzles/{name}/answer")
        assert [step["action"] for step in steps] == puzzle.answer
        assert all(step["events"] for step in steps)
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
    found = await someone.get("/api/puzzles/daily?day=2026-01-05")
    assert found == await someone.get("/api/puzzles/daily?day=2026-01-05")
    assert found in await someone.get("/api/puzzles")
    assert "position" not in found
    await someone.get("/api/puzzles/daily")
    today = dt.datetime.now(dt.UTC).date()
    await someone.get(f"/api/puzzles/daily?day={today}")
    later = today + dt.timedelta(days=3)
    await someone.get(f"/api/puzzles/daily?day={later}", status=403)
    await someone.get("/api/puzzles/daily?day=2026-02-31", status=400)
    await someone.get("/api/puzzles/daily?day=soon", status=400)
    await someone.close()


async def test_a_worker_that_fails_says_so() -> None:
    """Nothing hangs, and the next question is answered."""
    desk = BotDesk(1, 20.0)
    with pytest.raises(TimeoutError):
        await desk.ask(Party(), crash)
    assert await desk.ask(Party(), attempt, "labyrinth-1-001", []) == attempt("labyrinth-1-001", [])
    desk.close()


def crash() -> None:
    raise SystemExit(3)
