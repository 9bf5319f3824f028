"""Talk, ratings, the lobby."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Person, Server, all_move, leave, sit_down


async def test_what_is_said_is_told_and_stored(server: Server) -> None:
    key, people, lines = await sit_down(server)
    await lines[0].say(type="say", text="  <b>hello</b> '; DROP TABLE entries;--  ")
    said = await lines[1].next("said")
    assert (said["seat"], said["text"]) == (1, "<b>hello</b> '; DROP TABLE entries;--")
    await lines[1].say(type="say", text="/well-played")
    assert (await lines[0].next("said"))["seat"] == 1
    assert (await lines[0].next("said"))["text"] == "/well-played"
    stored = await people[0].get(f"/api/tables/{key}/talk")
    assert [one["seat"] for one in stored] == [1, 2]
    await leave(people, lines)


@pytest.mark.parametrize("text", ["/dance", " ", "a\u202eb", "x" * 301, "a\x00b"])
async def test_what_cannot_be_said(server: Server, text: str) -> None:
    _, people, lines = await sit_down(server)
    await lines[0].say(type="say", text=text)
    assert (await lines[0].next("refused"))["reason"] in ("illegal", "unreadable")
    await leave(people, lines)


async def test_a_spectator_does_not_talk(server: Server) -> None:
    key, people, lines = await sit_down(server)
    stranger = Person(server)
    line = await stranger.line(key)
    await line.say(type="say", text="hello")
    assert (await line.next("refused"))["reason"] == "not-yours"
    await leave([*people, stranger], [*lines, line])


async def test_a_rated_game_counts_for_both(server: Server) -> None:
    _, people, lines = await sit_down(server, settings={"rated": True})
    await all_move(lines)
    await lines[0].say(type="resign")
    while not lines[1].update["over"]:
        await lines[1].next("update")
    lost, won = [(await person.get("/api/me/ratings"))["labyrinth"] for person in people]
    assert won["rating"] > lost["rating"]
    assert (won["games"], lost["games"]) == (1, 1)
    board = await people[0].get("/api/ratings/labyrinth")
    assert board == sorted(board, key=lambda one: -one["rating"])
    await leave(people, lines)


async def test_a_friendly_game_does_not_count(server: Server) -> None:
    _, people, lines = await sit_down(server)
    await lines[0].say(type="resign")
    await lines[1].next("update")
    assert await people[0].get("/api/me/ratings") == {}
    await leave(people, lines)


@pytest.mark.rule("TT-13")
async def test_a_rated_game_has_no_open_stacks(server: Server) -> None:
    person = Person(server)
    body = {"game": "tiger-traps", "seats": ["me", "open"], "options": {"open_stacks": True}}
    refused = await person.post("/api/tables", {**body, "settings": {"rated": True}}, 400)
    assert "friendly" in str(refused)
    assert (await person.post("/api/tables", body))["key"]
    await leave([person], [])


async def test_the_lobby_lists_public_tables_alone(server: Server) -> None:
    someone = Person(server)
    shown = await someone.table(public=True)
    hidden = await someone.table()
    keys = [table["key"] for table in await someone.get("/api/tables")]
    assert shown in keys
    assert hidden not in keys
    mine = [table["key"] for table in await someone.get("/api/me/tables")]
    assert {shown, hidden} <= set(mine)
    await leave([someone], [])


async def test_the_host_seats_and_closes(server: Server) -> None:
    """The host removes somebody, gives the seat to a bot, closes; nobody else does."""
    host, guest = Person(server), Person(server)
    key = await host.table("labyrinth", 3)
    await guest.join(key)
    refused = await guest.post(f"/api/tables/{key}/seat", {"seat": 3, "kind": "random"}, 403)
    assert refused["reason"] == "not-yours"
    await guest.post(f"/api/tables/{key}/start", {"fill": "random"}, 403)
    table = await host.post(f"/api/tables/{key}/seat", {"seat": 2, "kind": "open"})
    assert table["seats"][1]["kind"] == "open"
    table = await host.post(f"/api/tables/{key}/seat", {"seat": 3, "kind": "random"})
    assert table["seats"][2]["kind"] == "random"
    await guest.post(f"/api/tables/{key}/close", {}, 403)
    assert (await host.post(f"/api/tables/{key}/close"))["status"] == "closed"
    await guest.post(f"/api/tables/{key}/join", {}, 409)
    await leave([host, guest], [])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": ["me", "open"]},
        {"game": "labyrinth", "seats": ["me"]},
        {"game": "labyrinth", "seats": ["me", "genius"]},
        {"game": "labyrinth", "seats": ["me", "open"], "options": {"goals": 99}},
        {"game": "labyrinth", "seats": ["me", "open"], "options": {"speed": 1}},
        {"game": "labyrinth", "seats": ["me", "open"], "settings": {"delay": -1}},
        {"game": "labyrinth", "seats": ["me", "open"], "settings": {"strangers": True}},
    ],
)
async def test_a_table_that_cannot_be(server: Server, body: object) -> None:
    someone = Person(server)
    await someone.post("/api/tables", body, 400)
    await leave([someone], [])


@pytest.mark.parametrize("settings", [{"spectators": False}, {"delay": 3600}])
async def test_when_the_game_is_over_everybody_may_watch_at_once(
    server: Server, settings: dict[str, Any]
) -> None:
    """On the websocket as by every other request."""
    key, people, lines = await sit_down(server, settings=settings)
    someone = Person(server)
    await someone.get(f"/api/tables/{key}/log", 403)
    early = await someone.line(key)
    await lines[0].say(type="resign")
    await lines[1].next("update")
    if "delay" in settings:
        assert (await early.next("update"))["over"] is None, "what was held back comes first"
        assert (await early.next("update"))["over"]
    else:
        assert "no spectators" in (await early.next("bye"))["reason"]
    late = await someone.line(key)
    assert (await late.next("update"))["over"]
    assert await someone.get(f"/api/tables/{key}/log")
    await leave([*people, someone], [*lines, early, late])
