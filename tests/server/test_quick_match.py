"""Strangers who wait for one another, over real sockets, at one process and at two."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from pathlib import Path
from typing import Any

from tests.server.harness import (
    PATIENCE,
    Line,
    Person,
    Server,
    leave,
    serving,
    until,
    whose_turn,
)
from tests.server.test_authority import ended


async def strangers(server: Server, number: int = 2) -> list[Person]:
    """People who have a cookie, as the page has it before anybody can click."""
    people = [Person(server) for _ in range(number)]
    for person in people:
        await person.get("/api/me")
    return people


async def accept(line: Line, offer: dict[str, Any]) -> None:
    message = {"type": "accept", "key": offer["key"], "nonce": secrets.token_hex(16)}
    await line.socket.send(json.dumps(message))


async def waiting(person: Person, game: str) -> int:
    queues = await person.get("/api/match")
    return sum(one["waiting"] for one in queues if one["game"] == game)


async def play_together(
    server: Server, game: str, **wish: Any
) -> tuple[str, list[Person], list[Line]]:
    """Two strangers at a table that has begun, and their lines."""
    people = await strangers(server)
    key, lines = await meet(people, game, **wish)
    return key, people, lines


async def meet(people: list[Person], game: str, **wish: Any) -> tuple[str, list[Line]]:
    """These people find one another: the table that has begun, and their lines there."""
    lines = [await person.wait(game, **wish) for person in people]
    for line in lines:
        await accept(line, await line.next("offered"))
    keys = {(await line.next("met"))["key"] for line in lines}
    (key,) = keys
    for line in lines:
        await line.close()
    return key, [await person.line(key) for person in people]


async def test_two_strangers_meet_and_play(server: Server) -> None:
    """Nobody hears of the other before both have accepted, and what was promised is kept."""
    one, two = await strangers(server)
    first = await one.wait("tiger-labyrinth")
    assert (await first.next())["waiting"] == 1
    await until(lambda: waiting(two, "tiger-labyrinth"))
    second = await two.wait("tiger-labyrinth")
    offers = [await line.next("offered") for line in (first, second)]
    assert offers[0]["key"] == offers[1]["key"]
    assert 0 < offers[0]["left"] <= offers[0]["seconds"]
    await accept(first, offers[0])
    while not (offer := await second.next("offered"))["accepted"]:
        pass
    assert (offer["mine"], offer["players"]) == (False, 2)
    await accept(second, offer)
    keys = {(await line.next("met"))["key"] for line in (first, second)}
    assert keys == {offer["key"]}
    table = await one.get(f"/api/tables/{offer['key']}")
    assert (table["status"], table["settings"]["strangers"]) == ("playing", True)
    assert table["commitment"] == offer["commitment"]
    lines = [await person.line(offer["key"]) for person in (one, two)]
    for line in lines:
        await line.next("update")
    actor, other = whose_turn(lines)
    await actor.act()
    assert (await other.next("update"))["n"] == 1
    heard = "\n".join([*first.heard, *second.heard, *one.heard, *two.heard])
    await actor.say(type="resign")
    assert (await other.next("update"))["over"]
    record = await one.get(f"/api/tables/{offer['key']}/record")
    hidden = [record["secret"], *record["nonces"]]
    hidden += [person.http.cookies["clew"].split(".")[0] for person in (one, two)]
    assert [secret for secret in hidden if secret in heard] == []
    promised = hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest()
    assert offer["commitment"] == promised
    await leave([one, two], [first, second, *lines])


async def test_strangers_have_emotes_until_both_agree_to_talk(server: Server) -> None:
    key, people, lines = await play_together(server, "tiger-traps")
    for line in lines:
        await line.next("update")
    await lines[0].say(type="say", text="Where do you live?")
    assert (await lines[0].next("refused", "said"))["reason"] == "emotes-only"
    await lines[0].say(type="say", text="/hello")
    assert (await lines[1].next("said"))["text"] == "/hello"
    await people[0].post(f"/api/tables/{key}/talk")
    await lines[0].say(type="say", text="Do you?")
    assert (await lines[0].next("refused"))["reason"] == "emotes-only"
    seats = (await people[1].post(f"/api/tables/{key}/talk"))["seats"]
    assert [seat["talks"] for seat in seats] == [True, True]
    await lines[0].say(type="say", text="Good luck")
    assert (await lines[1].next("said"))["text"] == "Good luck"
    onlooker = Person(server)
    refused = await onlooker.post(f"/api/tables/{key}/talk", {}, 403)
    assert refused["reason"] == "not-yours"
    await leave([*people, onlooker], lines)


async def test_nobody_closes_a_game_with_strangers(server: Server) -> None:
    """Whoever wants to go resigns; it is not rated, but it is lost."""
    key, people, lines = await play_together(server, "tiger-traps")
    answers = [await person.http.post(f"/api/tables/{key}/close", json={}) for person in people]
    assert sorted(answer.json()["reason"] for answer in answers) == ["not-now", "not-yours"]
    await leave(people, lines)


async def test_a_closed_tab_leaves_the_queue(server: Server) -> None:
    one, two = await strangers(server)
    line = await one.wait("labyrinth-cards", 3)
    await line.next("waiting")
    await until(lambda: waiting(two, "labyrinth-cards"))
    await line.close()

    async def nobody_waits() -> bool:
        return not await waiting(two, "labyrinth-cards")

    await until(nobody_waits)
    await leave([one, two], [])


async def test_another_window_and_nonsense_are_told(server: Server) -> None:
    (one,) = await strangers(server, 1)
    first = await one.wait("labyrinthos", 4)
    await first.next("waiting")
    second = await one.wait("labyrinthos", 4)
    assert (await first.next("parted"))["problem"]["reason"] == "elsewhere"
    await ended(first, PATIENCE)
    for text in ("", "{}", '{"type": "accept"}', "[" * 3000):
        await second.socket.send(text)
    await second.socket.send('{"type": "leave"}')
    await ended(second, PATIENCE)
    unknown = await one.wait("chess")
    assert (await unknown.next("parted"))["problem"]["reason"] == "wrong"
    nobody = Person(server)
    newcomer = await nobody.wait("labyrinth")
    await ended(newcomer, PATIENCE)
    await leave([one, nobody], [first, second, unknown, newcomer])


async def test_quick_match_of_two_strangers_at_two_processes(tmp_path: Path, database: str) -> None:
    """One of them accepts, and the process is killed: at the other process the acceptance still
    holds, and the game begins."""
    options, env = (
        ("--database", database),
        {"CLEW_SECRET": "0123456789abcdef", "CLEW_ACCEPT_SECONDS": "60"},
    )
    with (
        serving(tmp_path / "one", *options, env=env) as near,
        serving(tmp_path / "two", *options, env=env) as far,
    ):
        one, two = await strangers(far)
        first = await one.wait(at=near)
        assert (await first.next())["waiting"] == 1
        assert await waiting(two, "labyrinth") == 1
        second = await two.wait()
        offers = [await line.next("offered") for line in (first, second)]
        assert offers[0]["key"] == offers[1]["key"]
        await accept(first, offers[0])
        while not (await second.next("offered"))["accepted"]:
            pass
        await asyncio.to_thread(near.kill)
        again = await one.wait()
        assert (await again.next("offered"))["mine"]
        await accept(second, offers[1])
        keys = {(await line.next("met"))["key"] for line in (again, second)}
        assert keys == {offers[0]["key"]}
        (key,) = keys
        lines = [await person.line(key) for person in (one, two)]
        for line in lines:
            await line.next("update")
        actor, other = whose_turn(lines)
        await actor.act()
        assert (await other.next("update"))["n"] == 1
        await leave([one, two], [first, second, again, *lines])
