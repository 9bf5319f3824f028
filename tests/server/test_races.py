"""Two want the same thing: one gets it, the other hears why."""

from __future__ import annotations

import asyncio

from tests.server.harness import Person, Server, leave, sit_down, whose_turn


async def test_the_same_move_from_two_windows(server: Server) -> None:
    """One player, two windows, the same position: one action is played, one is stale."""
    key, people, lines = await sit_down(server)
    actor, other = whose_turn(lines)
    second = await people[lines.index(actor)].line(key)
    await second.next("update")
    legal = actor.update["legal"]
    ids = await asyncio.gather(actor.act(legal[0]), second.act(legal[1]))
    updates = [await line.next("update") for line in (actor, second)]
    assert [update["n"] for update in updates] == [1, 1]
    (winner,) = updates[0]["done"]
    loser = second if winner == ids[0] else actor
    assert (await loser.next("refused"))["reason"] == "stale"
    assert (await other.next("update"))["n"] == 1
    await leave(people, [*lines, second])


async def test_the_same_seat(server: Server) -> None:
    """Of ten who want seat 2, one gets it."""
    host = Person(server)
    key = await host.table("labyrinth", 3)
    people = [Person(server) for _ in range(10)]
    answers = await asyncio.gather(
        *(
            person.http.post(f"/api/tables/{key}/join", json={"seat": 2, "nonce": "ab" * 16})
            for person in people
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
    assert {answer.json()["reason"] for answer in answers if answer.is_error} == {"taken"}
    await leave([host, *people], [])


async def test_the_last_place(server: Server) -> None:
    """Of ten who want any place where two are left, two get one each."""
    host = Person(server)
    key = await host.table("labyrinth", 3)
    people = [Person(server) for _ in range(10)]
    answers = await asyncio.gather(
        *(
            person.http.post(f"/api/tables/{key}/join", json={"nonce": "ab" * 16})
            for person in people
        )
    )
    got = [answer.json()["seat"] for answer in answers if answer.is_success]
    assert sorted(got) == [2, 3]
    assert {a.json()["text"] for a in answers if a.is_error} == {"the table is full"}
    await leave([host, *people], [])


async def test_two_starts(server: Server) -> None:
    host, guest = Person(server), Person(server)
    key = await host.table()
    await guest.join(key)
    answers = await asyncio.gather(
        *(host.http.post(f"/api/tables/{key}/start", json={}) for _ in range(4))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    await leave([host, guest], [])
