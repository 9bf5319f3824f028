"""Tournaments run by themselves: people come by a link, play at ordinary tables, and are ranked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Person, Server, leave, serving, until

CLOCK = {"kind": "move", "amount": 60}
CUP = {
    "name": "Friday cup",
    "game": "tiger-labyrinth",
    "format": "swiss",
    "rounds": 2,
    "settings": {"clock": CLOCK},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody for long."""
    options = ("--setting", "tournament_wait=2", "--setting", "most_tournaments=3")
    with serving(tmp_path_factory.mktemp("cups"), *options) as running:
        yield running


async def opened(host: Person, others: list[Person], **more: Any) -> str:
    """A tournament in which all of these take part."""
    key = str((await host.post("/api/tournaments", {**CUP, **more}))["key"])
    for one in [host, *others]:
        await one.post(f"/api/tournaments/{key}/enter")
    return key


async def look(person: Person, key: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/tournaments/{key}")
    return found


async def until_over(person: Person, key: str) -> dict[str, Any]:
    """The tournament when it is over, by asking for what is newer than what is known."""
    info = await look(person, key)
    async with asyncio.timeout(2 * PATIENCE):
        while info["status"] != "over":
            info = await person.get(f"/api/tournaments/{key}?since={info['version']}")
    return info


async def play(person: Person, key: str, *, always: bool = False) -> None:
    """Takes part until it is over: goes to each table that comes, and resigns there, always or if
    somebody with a smaller number sits there, too."""
    seen: set[str] = set()
    info = await look(person, key)
    while info["status"] in ("open", "running"):
        table = info["table"]
        if table and table not in seen:
            seen.add(table)
            await person.join(table)
            line = await person.line(table)
            while not line.update:
                await line.next()
            (bout,) = [one for one in info["bouts"] if one["table"] == table]
            resigns = always or info["you"] != min(bout["entrants"])
            if resigns and not line.update["over"]:
                await line.say(type="resign")
            while not line.update["over"]:
                await line.next("update")
            await line.close()
        info = await person.get(f"/api/tournaments/{key}?since={info['version']}")


async def test_a_swiss_tournament_runs_by_itself(server: Server) -> None:
    people = [Person(server) for _ in range(4)]
    host, stranger = people[0], Person(server)
    key = await opened(host, people[1:])
    await stranger.post(f"/api/tournaments/{key}/begin", status=403)
    await host.post(f"/api/tournaments/{key}/begin")
    playing = asyncio.gather(*(play(one, key) for one in people))
    seen = await until_over(stranger, key)
    await playing
    assert [one["round"] for one in seen["bouts"]] == [1, 1, 2, 2]
    pairs = [tuple(sorted(one["entrants"])) for one in seen["bouts"]]
    assert len(set(pairs)) == 4
    assert sum(one["points"] for one in seen["entrants"]) == 4
    assert seen["entrants"][0]["points"] == 2
    assert (seen["you"], seen["host"], seen["table"]) == (0, False, "")
    told = "".join(text for one in [*people, stranger] for text in one.heard)
    hidden = [one.http.cookies["clew"].split(".")[0] for one in people]
    for bout in seen["bouts"]:
        record = await stranger.get(f"/api/tables/{bout['table']}/record")
        assert record["result"]["termination"] == "resign"
        hidden += [record["secret"], *record["nonces"]]
    assert [one for one in hidden if one in told] == []
    assert [one["key"] for one in await people[3].get("/api/me/tournaments")] == [key]
    await leave([*people, stranger], [])


async def test_who_does_not_come_loses_and_pauses(server: Server) -> None:
    host, other = Person(server), Person(server)
    key = await opened(host, [other], format="round-robin", rounds=0)
    await host.post(f"/api/tournaments/{key}/begin")
    await until(lambda: at_table(host, key))
    table = (await look(host, key))["table"]
    await host.join(table)
    assert (await host.post(f"/api/tables/{table}/close", status=409))["reason"] == "not-now"
    seat = {"seat": (await host.get(f"/api/tables/{table}"))["seat"], "kind": "open"}
    await host.post(f"/api/tables/{table}/seat", seat, 409)
    info = await until_over(other, key)
    first, last = info["entrants"]
    assert (first["points"], first["status"], last["points"], last["status"]) == (
        1,
        "here",
        0,
        "paused",
    )
    assert info["bouts"][0]["absent"] == [last["number"]]
    assert (await host.get(f"/api/tables/{table}"))["status"] == "closed"
    await leave([host, other], [])


async def at_table(person: Person, key: str) -> bool:
    return bool((await look(person, key))["table"])


async def test_at_a_table_of_three_a_bot_plays_for_who_does_not_come(server: Server) -> None:
    people = [Person(server) for _ in range(3)]
    key = await opened(people[0], people[1:], game="labyrinth", seats=3, rounds=1)
    await people[0].post(f"/api/tournaments/{key}/begin")
    await asyncio.gather(*(play(one, key, always=True) for one in people[:2]))
    info = await until_over(people[2], key)
    assert [one["points"] for one in info["entrants"]] == [1, 0.5, 0]
    assert info["entrants"][2]["status"] == "paused"
    await leave(people, [])


async def test_bots_play_among_themselves(server: Server) -> None:
    host = Person(server)
    key = (await host.post("/api/tournaments", {**CUP, "format": "round-robin", "rounds": 0}))[
        "key"
    ]
    for _ in range(2):
        await host.post(f"/api/tournaments/{key}/bot", {"kind": "novice"})
    await host.post(f"/api/tournaments/{key}/begin")
    info = await until_over(host, key)
    assert [one["round"] for one in info["bouts"]] == [1]
    assert len({one["name"] for one in info["entrants"]}) == 2
    assert sum(one["points"] for one in info["entrants"]) == 1
    await leave([host], [])


async def test_in_an_arena_one_game_follows_another(server: Server) -> None:
    people = [Person(server) for _ in range(3)]
    key = await opened(people[0], people[1:], format="arena", minutes=1)
    await people[0].post(f"/api/tournaments/{key}/begin")
    playing = [asyncio.create_task(play(one, key)) for one in people]
    await until(lambda: has_bouts(people[0], key, 4))
    await people[0].post(f"/api/tournaments/{key}/close")
    await asyncio.gather(*playing)
    info = await look(people[0], key)
    assert {number for one in info["bouts"] for number in one["entrants"]} == {1, 2, 3}
    await leave(people, [])


async def has_bouts(person: Person, key: str, many: int) -> bool:
    return sum(bool(one["points"]) for one in (await look(person, key))["bouts"]) >= many


async def test_who_pauses_is_not_paired_and_a_latecomer_is(server: Server) -> None:
    people = [Person(server) for _ in range(4)]
    key = await opened(people[0], people[1:3], rounds=3)
    host, paused, _, late = people
    mine = (await look(paused, key))["you"]
    body = {"number": mine, "status": "paused"}
    await late.post(f"/api/tournaments/{key}/entrant", body, 403)
    await paused.post(f"/api/tournaments/{key}/entrant", body)
    await host.post(f"/api/tournaments/{key}/begin")
    await until(lambda: at_table(host, key))
    assert (await look(paused, key))["table"] == ""
    await late.post(f"/api/tournaments/{key}/enter")
    me = (await look(late, key))["you"]
    assert me == 4
    await asyncio.gather(*(play(one, key) for one in people if one != paused))
    info = await look(host, key)
    assert sum(me in one["entrants"] for one in info["bouts"]) == 2
    await leave(people, [])


async def test_who_is_sent_away_stays_away_until_let_in(server: Server) -> None:
    """Before it begins they are seen by the host alone, and are not counted."""
    host, other = Person(server), Person(server)
    key = await opened(host, [other])
    at = f"/api/tournaments/{key}"
    number = (await look(other, key))["you"]
    await host.post(f"{at}/entrant", {"number": number, "status": "gone"})
    assert len((await look(other, key))["entrants"]) == 1
    refused = await other.post(f"{at}/enter", status=403)
    assert refused["message"] == "error-cup-sent"
    await other.post(f"{at}/entrant", {"number": number, "status": "here"}, 403)
    assert (await host.post(f"{at}/begin", status=409))["reason"] == "not-full"
    sent = (await look(host, key))["entrants"][1]
    assert (sent["number"], sent["status"]) == (number, "sent")
    await host.post(f"{at}/entrant", {"number": number, "status": "here"})
    assert (await host.post(f"{at}/begin"))["status"] == "running"
    await host.post(f"{at}/close")
    await leave([host, other], [])


async def test_what_cannot_be_is_refused(server: Server) -> None:
    host = Person(server)
    wrongs: list[dict[str, Any]] = [
        {"settings": {}},
        {"seats": 9},
        {"rounds": 0},
        {"game": "chess"},
        {"name": " "},
        {"format": "arena", "settings": {"clock": {"kind": "days", "amount": 1}}},
        {"settings": {"clock": CLOCK, "strangers": True}},
    ]
    for wrong in wrongs:
        await host.post("/api/tournaments", {**CUP, **wrong}, 400)
    key = await opened(host, [])
    assert (await host.post(f"/api/tournaments/{key}/begin", status=409))["reason"] == "not-full"
    await host.post(f"/api/tournaments/{key}/enter", {"program": "mine"}, 403)
    await host.post(f"/api/tournaments/{key}/bot", {"kind": "nobody"}, 400)
    await host.get("/api/tournaments/nothing", 404)
    others = [await opened(host, []) for _ in range(2)]
    refused = await host.post("/api/tournaments", CUP, 429)
    assert refused["reason"] == "too-many"
    for one in [key, *others]:
        await host.post(f"/api/tournaments/{one}/close")
    await host.post(f"/api/tournaments/{key}/enter", status=409)
    await leave([host], [])
