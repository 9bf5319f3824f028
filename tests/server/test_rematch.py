"""Playing again: nobody is seated, and nobody loses, who did not sit down."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness import Person, Server, leave, sit_down


async def lost(server: Server, **more: Any) -> tuple[str, list[Person]]:
    """A game of two that the first player has resigned."""
    key, people, lines = await sit_down(server, **more)
    await lines[0].say(type="resign")
    await lines[1].next("update")
    for line in lines:
        await line.close()
    return key, people


async def test_all_come_to_the_same_table_and_to_their_own_seats(server: Server) -> None:
    """Whoever asks first makes it; a new commitment, and the nonces that the players hand in."""
    key, people = await lost(server, options={"goals": 3})
    tables = await asyncio.gather(*(p.post(f"/api/tables/{key}/rematch") for p in people))
    again = tables[0]["key"]
    assert again == tables[1]["key"]
    assert tables[0]["options"]["goals"] == 3
    old = await people[0].get(f"/api/tables/{key}")
    assert old["rematch"] == again
    assert old["commitment"] != tables[0]["commitment"]
    nonces = ["ab" * 16, "cd" * 16]
    assert await people[1].join(again, nonce=nonces[1]) == 2
    assert await people[0].join(again, nonce=nonces[0]) == 1
    assert (await people[0].post(f"/api/tables/{again}/start"))["status"] == "playing"
    await people[0].post(f"/api/tables/{again}/close")
    await leave(people, [])


async def test_before_the_end_and_for_strangers_there_is_none(server: Server) -> None:
    key, people, lines = await sit_down(server)
    await people[0].post(f"/api/tables/{key}/rematch", {}, 409)
    await lines[0].say(type="resign")
    await lines[1].next("update")
    stranger = Person(server)
    await stranger.post(f"/api/tables/{key}/rematch", {}, 403)
    await leave([*people, stranger], lines)


async def test_a_rating_cannot_be_taken_by_a_rematch(server: Server) -> None:
    """The host asks for a rematch and begins it: the other one does not sit there, so there is no
    game to lose."""
    key, (host, victim) = await lost(server, settings={"rated": True})
    before = await victim.get("/api/me/ratings")
    again = await host.post(f"/api/tables/{key}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "open"]
    seated = await host.post(f"/api/tables/{again['key']}/join")
    assert [seat["kind"] for seat in seated["seats"]] == ["human", "open"]
    await host.post(f"/api/tables/{again['key']}/start", {}, 409)
    filled = await host.post(f"/api/tables/{again['key']}/start", {"fill": "random"})
    assert [seat["kind"] for seat in filled["seats"]] == ["human", "random"]
    mine = await victim.get(f"/api/tables/{again['key']}")
    assert mine["seat"] == 0
    assert again["key"] not in [table["key"] for table in await victim.get("/api/me/tables")]
    assert await victim.get("/api/me/ratings") == before
    await leave([host, victim], [])


async def test_nobody_takes_a_seat_that_is_kept(server: Server) -> None:
    key, people = await lost(server)
    again = (await people[0].post(f"/api/tables/{key}/rematch"))["key"]
    stranger = Person(server)
    for seat in (0, 1, 2):
        refused = await stranger.post(f"/api/tables/{again}/join", {"seat": seat}, 409)
        assert refused["reason"] == "taken"
    await stranger.post(f"/api/tables/{again}/seat", {"seat": 2, "kind": "open"}, 403)
    await people[1].post(f"/api/tables/{again}/seat", {"seat": 2, "kind": "open"})  # declines
    assert await stranger.join(again) == 2
    await leave([*people, stranger], [])


async def test_who_is_blocked_is_never_seated(server: Server) -> None:
    """Not by the rematch, not by sitting down, and not by a start after both sat down."""
    key, (host, victim) = await lost(server)
    blocked = f"/api/tables/{key}/block"
    await victim.post(blocked, {"seat": 1})
    again = (await host.post(f"/api/tables/{key}/rematch"))["key"]
    await host.join(again)
    refused = await victim.post(f"/api/tables/{again}/join", {}, 403)
    assert refused["reason"] == "blocked"
    await victim.post(blocked, {"seat": 1, "on": False})
    assert await victim.join(again) == 2
    await victim.post(blocked, {"seat": 1})
    await host.post(f"/api/tables/{again}/start", {}, 409)
    assert (await host.get(f"/api/tables/{again}"))["status"] == "open"
    await leave([host, victim], [])


async def test_one_screen_is_one_who_sits_down(server: Server) -> None:
    """Whoever had several seats has them again, each under its name."""
    person = Person(server)
    names = ["Ariadne", " ", "ignored"]
    table = {"game": "labyrinth", "seats": ["me", "me", "random"], "names": names}
    key = (await person.post("/api/tables", table))["key"]
    await person.post(f"/api/tables/{key}/close")
    again = (await person.post(f"/api/tables/{key}/rematch"))["key"]
    seated = await person.post(f"/api/tables/{again}/join", {"nonce": "ab" * 16})
    assert [seat["you"] for seat in seated["seats"]] == [True, True, False]
    mine = (await person.get("/api/me"))["name"]
    assert [seat["name"] for seat in seated["seats"]][:2] == ["Ariadne", mine]
    await person.post("/api/tables", {**table, "names": ["\u202e"]}, 400)
    await leave([person], [])
