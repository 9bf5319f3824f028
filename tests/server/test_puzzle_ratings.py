"""Ratings of solvers and puzzles: the first outcome counts, once, wherever one comes from."""

from __future__ import annotations

import datetime as dt
import secrets
from typing import Any

from clew.puzzles import daily, find
from tests.server.harness import Person, Server, leave
from tests.server.test_solving import PASSWORD, some_day

NAME = "labyrinth-1-007"


async def play(person: Person, name: str, actions: list[str], day: str = "") -> dict[str, Any]:
    now: dict[str, Any] = await person.post(
        f"/api/puzzles/{name}", {"actions": actions, "day": day}
    )
    return now


async def miss(person: Person, name: str, day: str = "") -> dict[str, Any]:
    """Plays anything but the answer until it is over."""
    wrong = find(name).answer[0].rsplit(" ", 1)[0]
    actions: list[str] = []
    now = await play(person, name, actions, day)
    while now["status"] == "open":
        actions.append(next(one for one in now["legal"] if not one.startswith(wrong)))
        now = await play(person, name, actions, day)
    assert now["status"] == "missed"
    return now


async def standing(person: Person) -> dict[str, Any] | None:
    found: dict[str, Any] = (await person.get("/api/me/puzzles"))["standings"]
    return found.get("labyrinth")


async def test_the_first_outcome_is_rated_and_no_other(server: Server) -> None:
    """Missed, then solved again and again: only the miss counts, for both."""
    someone = Person(server)
    before = (await someone.get(f"/api/puzzles/{NAME}"))["rating"]
    rated = (await miss(someone, NAME))["rated"]
    assert (rated["change"], rated["rating"]) == (rated["rating"] - 1500, rated["rating"])
    assert rated["change"] < 0
    assert rated["puzzle"] == before
    mine, hard = await standing(someone), await someone.get(f"/api/puzzles/{NAME}")
    assert mine
    assert (round(mine["rating"]), mine["tries"]) == (rated["rating"], 1)
    assert hard["rating"] > before
    for _ in range(2):
        assert (await play(someone, NAME, find(NAME).answer))["rated"] is None
    assert await standing(someone) == mine
    assert await someone.get(f"/api/puzzles/{NAME}") == hard
    await leave([someone], [])


async def test_an_answer_asked_for_is_a_miss_and_ends_the_streak(server: Server) -> None:
    """After it is solved, asking changes nothing."""
    today = some_day()
    name = daily(dt.date.fromisoformat(today)).id
    asks, solves = Person(server), Person(server)
    await asks.post(f"/api/puzzles/{name}/answer")
    now = await play(asks, name, find(name).answer, today)
    assert (now["status"], now["rated"]) == ("solved", None)
    assert now["share"].endswith(" 💡🟩")
    found = await asks.get("/api/me/puzzles")
    assert (found["days"], found["puzzles"]) == ([], [name])
    assert next(iter(found["standings"].values()))["rating"] < 1500
    now = await play(solves, name, find(name).answer, today)
    assert now["rated"]["change"] > 0
    assert now["share"].endswith(" 🟩")
    before = await solves.get("/api/me/puzzles")
    await solves.post(f"/api/puzzles/{name}/answer")
    assert await solves.get("/api/me/puzzles") == before
    assert before["days"] == [today]
    await leave([asks, solves], [])


async def test_the_next_puzzle_is_near_ones_rating_and_new(server: Server) -> None:
    someone = Person(server)
    tried = []
    for _ in range(3):
        next_one = await someone.get("/api/puzzles/next?game=labyrinth")
        assert next_one["id"] not in tried
        tried.append(next_one["id"])
        await someone.post(f"/api/puzzles/{next_one['id']}/answer")
    ratings = [(await someone.get(f"/api/puzzles/{name}"))["rating"] for name in tried]
    assert find(tried[2]).rating < find(tried[0]).rating, ratings
    for wrong in ("nothing", "", "x" * 65):
        await someone.get(f"/api/puzzles/next?game={wrong}", status=400)
    await leave([someone], [])


async def test_ratings_are_on_the_profile_and_follow_the_account(server: Server) -> None:
    """The guest's count where the account has none, and are gone with the player."""
    desk, phone = Person(server), Person(server)
    login = {"login": f"ariadne-{secrets.token_hex(4)}", "password": PASSWORD}
    await desk.post("/api/account", login)
    await play(phone, NAME, find(NAME).answer)
    mine = await standing(phone)
    await phone.post("/api/login", login)
    assert await standing(phone) == await standing(desk) == mine
    me = await phone.get("/api/me")
    profile = await phone.get(f"/api/players/{me['handle']}")
    assert profile["played"]["labyrinth"]["puzzles"] == mine
    assert (await play(phone, NAME, find(NAME).answer))["rated"] is None
    await phone.http.delete("/api/me")
    assert await standing(phone) is None
    await leave([desk, phone], [])
