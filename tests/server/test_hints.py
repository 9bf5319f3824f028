"""Hints at tables: for the own seat, with a reason, never in a rated game."""

from __future__ import annotations

from tests.server.harness import Person, Server, leave


async def test_a_hint_is_legal_and_says_why(server: Server) -> None:
    someone = Person(server)
    body = {"game": "labyrinth", "seats": ["me", "greedy"], "options": {"start": 1}}
    key = (await someone.post("/api/tables", body))["key"]
    await someone.post(f"/api/tables/{key}/start")
    line = await someone.line(key)
    await line.next("update")
    hint = await someone.post(f"/api/tables/{key}/hint?lang=fr")
    assert hint["seat"] == 1
    assert hint["n"] == line.update["n"]
    assert hint["action"] in line.update["legal"]
    assert hint["why"].endswith(".")
    await leave([someone], [line])


async def test_there_is_none_for_others_nor_before_the_game(server: Server) -> None:
    host, guest = Person(server), Person(server)
    body = {"game": "labyrinth", "seats": ["me", "greedy"], "options": {"start": 1}}
    key = (await host.post("/api/tables", body))["key"]
    assert (await host.http.post(f"/api/tables/{key}/hint")).status_code == 409
    await host.post(f"/api/tables/{key}/start")
    await guest.get("/api/me")
    assert (await guest.http.post(f"/api/tables/{key}/hint")).status_code == 409
    await leave([host, guest], [])
