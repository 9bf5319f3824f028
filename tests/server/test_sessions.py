"""A cookie that somebody else knows is worth nothing after registering, logging in or out."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Server, leave, sit_down
from tests.server.test_accounts import PASSWORD, a_login


def with_the_cookie_of(person: Person) -> Person:
    other = Person(person.server)
    other.http.cookies.set("clew", person.cookie()["Cookie"].removeprefix("clew="))
    return other


async def login_of(person: Person) -> str:
    return str((await person.get("/api/me"))["login"])


async def test_a_planted_guest_does_not_become_the_account(server: Server) -> None:
    """Somebody makes a guest, gives the cookie to a browser, and waits until it registers."""
    key, people, lines = await sit_down(server)
    victim, login = people[0], a_login()
    thief = with_the_cookie_of(victim)
    spying = await thief.line(key)
    await spying.next("update")
    assert (await thief.get(f"/api/tables/{key}"))["seat"] == 1
    await victim.post("/api/account", {"login": login, "password": PASSWORD})
    assert await login_of(victim) == login
    assert (await victim.get(f"/api/tables/{key}"))["seat"] == 1
    assert await login_of(thief) == ""
    assert (await thief.get(f"/api/tables/{key}"))["seat"] == 0
    await leave([*people, thief], [*lines, spying])


async def test_other_windows_of_who_registers_wait_for_the_new_cookie(server: Server) -> None:
    """A window whose line has ended comes back before the response with the new cookie has: it does
    not become a spectator, and what it asks for does not replace the new cookie."""
    key, people, lines = await sit_down(server)
    other_window = with_the_cookie_of(people[0])
    await people[0].post("/api/account", {"login": a_login(), "password": PASSWORD})
    with pytest.raises(ConnectionClosed) as early:
        await (await other_window.line(key)).next("update")
    assert early.value.rcvd
    assert early.value.rcvd.code == 4401
    asked = await other_window.http.get("/api/me")
    assert "set-cookie" not in asked.headers
    again = await people[0].line(key)
    assert (await again.next("update"))["view"]["seat"] == 1
    await leave([*people, other_window], [*lines, again])


async def test_logging_out_ends_the_cookie(server: Server) -> None:
    """On this device; the other ones stay logged in."""
    desk, phone, login = Person(server), Person(server), a_login()
    await desk.post("/api/account", {"login": login, "password": PASSWORD})
    await asyncio.sleep(1.1)  # a cookie says the second it was made in
    await phone.post("/api/login", {"login": login, "password": PASSWORD})
    thief = with_the_cookie_of(desk)
    assert await login_of(thief) == login
    await desk.post("/api/logout")
    assert await login_of(thief) == ""
    assert await login_of(desk) == ""
    assert await login_of(phone) == login
    await desk.post("/api/login", {"login": login, "password": PASSWORD})
    assert await login_of(desk) == login
    await leave([desk, phone, thief], [])
