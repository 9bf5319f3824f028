"""Who somebody is: guests, accounts, keys, and leaving for good."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from clew.core.errors import ClewError
from clew.play.texts import clean_name, clean_text, harmless, unguessable
from clew.server.people.identity import Identity, Keys, read_keys, rotate
from clew.table.refusal import Refusal
from tests.server.harness import Person, Server, leave, serving, sit_down

PASSWORD = "correct horse battery"  # noqa: S105


def a_login() -> str:
    return f"ariadne-{secrets.token_hex(4)}"


def test_a_name_that_cannot_be_guessed_is_no_option_of_a_command() -> None:
    names = {unguessable() for _ in range(500)}
    assert len(names) == 500
    assert all(name[0].isalpha() for name in names)


async def test_a_guest_is_made_silently_and_chooses_a_name(server: Server) -> None:
    someone = Person(server)
    response = await someone.http.get("/api/me")
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    first = response.json()["name"]
    assert (await someone.get("/api/me"))["name"] == first
    renamed = await someone.http.patch("/api/me", json={"name": "  Thésée   le Grand "})
    assert renamed.json()["name"] == "Thésée le Grand"
    assert (await someone.get("/api/me"))["name"] == "Thésée le Grand"
    await leave([someone], [])


async def test_an_account_on_another_device(server: Server) -> None:
    """The games of the guest are the account's; those of the other device's guest join them."""
    login = a_login()
    key, people, lines = await sit_down(server)
    codes = (await people[0].post("/api/account", {"login": login, "password": PASSWORD}))["codes"]
    assert len(set(codes)) == 8
    phone = Person(server)
    other_key = await phone.table()
    await phone.post("/api/login", {"login": login.upper(), "password": PASSWORD})
    keys = {table["key"] for table in await phone.get("/api/me/tables")}
    assert {key, other_key} <= keys
    line = await phone.line(key)
    assert (await line.next("update"))["view"]["seat"] == 1
    await leave([*people, phone], [*lines, line])


async def test_a_wrong_password_tells_nothing(tmp_path: Path) -> None:
    """The same answer for a wrong password and for a name that is not there; then a limit (so this
    has a server of its own: the limit is that of an address, and all tests have the same)."""
    with serving(tmp_path / "data") as server:
        someone = Person(server)
        login = a_login()
        await someone.post("/api/account", {"login": login, "password": PASSWORD})
        wrong = {"login": login, "password": "wrong"}
        nobody = {"login": a_login(), "password": "wrong"}
        answers = [await someone.post("/api/login", body, 403) for body in (wrong, nobody)]
        assert answers[0] == answers[1]
        tries = 0
        while (await someone.http.post("/api/login", json=wrong)).status_code != 429:
            tries += 1
            assert tries < 50  # ten, and a few more where they take long
        await someone.post("/api/account", {"login": login, "password": PASSWORD}, 409)
        await leave([someone], [])


async def test_a_recovery_code_works_once_and_ends_other_cookies(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        someone, finder = Person(server), Person(server)
        login = a_login()
        body = {"login": login, "password": PASSWORD}
        code = (await someone.post("/api/account", body))["codes"][3]
        key = await someone.table()
        recovery = {"login": login, "code": code, "password": "another password"}
        await finder.post("/api/recover", recovery)
        assert [table["key"] for table in await finder.get("/api/me/tables")] == [key]
        await finder.post("/api/recover", recovery, 403)
        await someone.post("/api/login", body, 403)
        assert await someone.get("/api/me/tables") == []
        await leave([someone, finder], [])


async def test_export_and_delete(server: Server) -> None:
    """Everything can be had; afterwards the game is still there, the name is not."""
    key, people, lines = await sit_down(server)
    await people[0].http.patch("/api/me", json={"name": "Minos"})
    await lines[0].say(type="say", text="hello")
    await lines[0].next("said")
    data = await people[0].get("/api/me/data")
    assert data["name"] == "Minos"
    assert [table["key"] for table in data["tables"]] == [key]
    assert [message["text"] for message in data["messages"]] == ["hello"]
    await people[0].http.delete("/api/me")
    assert await people[0].get("/api/me/tables") == []
    assert await people[1].get(f"/api/tables/{key}/talk") == []
    await leave(people, lines)


async def test_a_restart_loses_nobodys_seat(tmp_path: Path) -> None:
    """Also when the key was rotated in between."""
    with serving(tmp_path / "data") as server:
        key, people, lines = await sit_down(server)
        assert server.stop() == 0
        rotate(tmp_path / "data")
        server.restart()
        line = await people[1].line(key)
        assert (await line.next("update"))["view"]["seat"] == 2
        await leave(people, [*lines, line])


def test_old_keys_hold_for_a_while(tmp_path: Path) -> None:
    first = Keys(read_keys(tmp_path))
    cookie = first.sign(Identity.fresh())
    rotate(tmp_path)
    assert Keys(read_keys(tmp_path)).read(cookie)
    for _ in range(3):
        rotate(tmp_path)
    assert Keys(read_keys(tmp_path)).read(cookie) is None
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


UNSEEN = ["\u3164", "\u2800\u2800", "a\u3164b", "\u0301\u0301", "a\u2066b", "\u2067\u2069"]
"""Blanks that pass for letters, marks without a letter, isolates that turn what follows."""


@pytest.mark.parametrize(
    "text", ["\u3164", "\u2800 \u2800", "\u0301", "a\u2066b", "a\u2069b", "\u200f."]
)
def test_messages_that_cannot_be(text: str) -> None:
    with pytest.raises(Refusal):
        clean_text(text)


def test_other_scripts_and_pictures_can_be() -> None:
    for text in ("שלום", "नमस्ते", "👩\u200d🚀", "e\u0301té", "한글", "42", "!"):
        assert clean_text(text)
    names = ("שׁ\u05bc\u05b8רה", "नेहा", "Zoe\u0308", "김", "007", "\u0f62\u0f92\u0fb1\u0f74", "ที่")
    for name in names:
        assert clean_name(name)
        assert harmless(name) == name


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\x00b", "\ud800", *UNSEEN])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(ClewError):
        clean_name(name)


def test_marks_do_not_pile_up_over_other_lines() -> None:
    """A new name, message or login is refused in words; one of an old record is shown without."""
    heap = "Z\u0335\u0301\u0302\u0303\u0304a\u0336lgo"
    with pytest.raises(ClewError, match="at most 3 accents"):
        clean_name(heap)
    with pytest.raises(Refusal, match="at most 3 accents"):
        clean_text(heap)
    assert harmless(heap) == "Z\u0335\u0301\u0302a\u0336lgo"
    assert harmless("\x1b[31mMinos\u202e") == "[31mMinos"


def test_names_are_tidied() -> None:
    assert clean_name("  A\t B\nC ") == "A B C"
