"""Rated games: nobody goes back or breaks off alone."""

from __future__ import annotations

from tests.server.harness import Person, Server, leave, sit_down, whose_turn
from tests.server.test_clocks import until_told


async def test_nobody_goes_back_while_the_opponent_is_away(server: Server) -> None:
    """A bot plays on for who is away, but agrees to nothing."""
    settings = {"rated": True, "clock": {"kind": "move", "amount": 2}, "on_timeout": "bot"}
    _, people, lines = await sit_down(server, settings=settings)
    actor, other = whose_turn(lines)
    await until_told(other, "takeover")
    while not other.update["legal"]:
        await other.next("update")
    await other.say(type="ask", n=other.n, to=0)
    heard = await other.next("table", "update", "refused")
    assert heard["type"] == "table"
    assert heard["table"]["proposal"]["agreed"] == [other.update["view"]["seat"]]
    assert await other.silent(0.3)
    await actor.next("table")
    await actor.say(type="agree", n=other.n, to=0)
    assert (await other.next("update"))["events"][-1]["table"] == "takeback"
    await leave(people, lines)


async def test_against_a_bot_nobody_goes_back(server: Server) -> None:
    person = Person(server)
    body = {"game": "labyrinth", "seats": ["me", "random"], "settings": {"rated": True}}
    key = (await person.post("/api/tables", {**body, "options": {"start": 1}}))["key"]
    await person.post(f"/api/tables/{key}/start")
    line = await person.line(key)
    await line.next("update")
    for _ in range(2):
        await line.act()
        await line.next("update")
    while not line.update["legal"]:
        await line.next("update")
    for way in ({"type": "ask", "to": 0}, {"type": "undo"}):
        await line.say(n=line.n, **way)
        assert (await line.next("refused", "update"))["type"] == "refused"
    await leave([person], [line])


async def test_the_host_cannot_close_a_rated_game_that_runs(server: Server) -> None:
    key, people, lines = await sit_down(server, settings={"rated": True})
    refused = await people[0].post(f"/api/tables/{key}/close", {}, 409)
    assert refused["reason"] == "not-now"
    waiting = await people[0].table(settings={"rated": True})
    assert (await people[0].post(f"/api/tables/{waiting}/close"))["status"] == "closed"
    await lines[0].say(type="resign")
    assert (await lines[1].next("update"))["over"]["winners"] == [2]
    await leave(people, lines)
