"""Friends: asking, accepting, being here, inviting, and what the blocked learn of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from clew.server.people import presence
from tests.server.harness import Person, Server, leave, serving, sit_down, until
from tests.server.test_accounts import PASSWORD, a_login


async def somebody(server: Server, name: str) -> tuple[Person, str]:
    """Somebody with an account, and what stands in links to their profile."""
    person = Person(server)
    await person.post("/api/account", {"login": a_login(), "password": PASSWORD})
    renamed = await person.http.patch("/api/me", json={"name": name})
    return person, renamed.json()["handle"]


async def ask(person: Person, handle: str, status: int = 200) -> Any:
    answer = await person.http.put(f"/api/me/friends/{handle}")
    assert answer.status_code == status, answer.text
    return answer.json()


async def names_of(person: Person, what: str = "friends") -> list[str]:
    return [one["name"] for one in (await person.get("/api/me/friends"))[what]]


async def test_who_is_asked_accepts_by_asking_back(server: Server) -> None:
    (ann, ann_handle), (ben, ben_handle) = [await somebody(server, one) for one in ("Ann", "Ben")]
    await ask(ann, ben_handle)
    await ask(ann, ben_handle)
    assert (await names_of(ann, "asked"), await names_of(ben, "asks")) == (["Ben"], ["Ann"])
    assert (await ben.get(f"/api/players/{ann_handle}"))["tie"] == "asks"
    assert (await ben.get(f"/api/players/{ann_handle}"))["open"] is False
    await ask(ben, ann_handle)
    assert (await names_of(ann), await names_of(ben)) == (["Ben"], ["Ann"])
    assert (await names_of(ann, "asked"), await names_of(ben, "asks")) == ([], [])
    shown = await ben.get(f"/api/players/{ann_handle}")
    assert (shown["tie"], shown["open"]) == ("friend", True)
    assert (await ben.http.delete(f"/api/me/friends/{ann_handle}")).is_success
    assert (await names_of(ann), await names_of(ben)) == ([], [])
    await leave([ann, ben], [])


async def test_friends_have_accounts(server: Server) -> None:
    ann, ann_handle = await somebody(server, "Ann")
    guest = Person(server)
    await guest.table()
    mine = (await guest.get("/api/me"))["handle"]
    assert (await ask(guest, ann_handle, 403))["reason"] == "no-account"
    assert (await ask(ann, mine, 403))["reason"] == "no-account"
    assert (await ask(ann, ann_handle, 400))["reason"] == "wrong"
    assert (await ask(ann, "nobody", 404))["reason"] == "no-player"
    await leave([ann, guest], [])


async def test_a_friend_is_invited_to_a_table_with_a_click(server: Server) -> None:
    (ann, ann_handle), (ben, ben_handle) = [await somebody(server, one) for one in ("Ann", "Ben")]
    key = await ann.table("tiger-traps")
    path = f"/api/me/friends/{ben_handle}/invite"
    assert (await ann.post(path, {"table": key}, 403))["reason"] == "not-yours"
    await ask(ann, ben_handle)
    await ask(ben, ann_handle)
    await ann.post(path, {"table": key})
    (invited,) = (await ben.get("/api/me/friends"))["invitations"]
    assert (invited["table"], invited["game"], invited["by"]["name"]) == (key, "tiger-traps", "Ann")
    other = await ben.table()
    assert (await ann.post(path, {"table": other}, 404))["reason"] == "no-table"
    assert (await ben.http.delete(f"/api/me/invitations/{key}")).json()["invitations"] == []
    await leave([ann, ben], [])


async def test_the_blocked_learn_nothing(server: Server) -> None:
    """Asking looks as if nobody had blocked anybody, and nobody hears of it."""
    key, (ann, ben), lines = await sit_down(server)
    handles = []
    for person in (ann, ben):
        await person.post("/api/account", {"login": a_login(), "password": PASSWORD})
        handles.append((await person.get("/api/me"))["handle"])
    cat, cat_handle = await somebody(server, "Cat")
    await ask(ann, handles[1])
    await ask(ben, handles[0])
    await ann.post(f"/api/tables/{key}/block", {"seat": 2})
    assert await names_of(ben) == []
    blocked, unknown = await ask(ben, handles[0]), await ask(ben, cat_handle)
    assert [len(one["asked"]) for one in (blocked, unknown)] == [1, 2]
    assert await names_of(ann, "asks") == []
    assert len(await names_of(cat, "asks")) == 1
    views = [await ben.get(f"/api/players/{one}") for one in (handles[0], cat_handle)]
    assert [(one["tie"], one["open"], one["games"]) for one in views] == [("asked", False, 0)] * 2
    assert (await ann.get(f"/api/players/{handles[1]}"))["tie"] == ""
    await leave([ann, ben, cat], lines)


@pytest.mark.rule("CO-05")
async def test_what_is_said_about_people_holds_no_secret(server: Server) -> None:
    """Neither of a running game nor of who somebody is, in any byte of any answer."""
    key, people, lines = await sit_down(server, "tiger-traps")
    handles = []
    for person in people:
        await person.post("/api/account", {"login": a_login(), "password": PASSWORD})
        handles.append((await person.get("/api/me"))["handle"])
    heard = []
    for person, other in zip(people, reversed(handles), strict=True):
        await ask(person, other)
        await person.http.put("/api/me/profile", json={"shared": True})
        answers = [
            await person.http.get(f"/api/players/{other}"),
            await person.http.get("/api/me/friends"),
            await person.http.get("/api/me/push"),
            await person.http.get("/api/ratings/tiger-traps"),
            await person.http.put("/api/me/avatar", json={"treasure": "owl", "coin": "red"}),
        ]
        heard += [answer.text for answer in answers]
    with sqlite3.connect(server.data / "clew.sqlite") as stored:
        ids = [one for (one,) in stored.execute("SELECT id FROM players")]
        secrets = stored.execute("SELECT secret FROM tables WHERE key = ?", (key,)).fetchone()
        nonces = [one for (one,) in stored.execute("SELECT nonce FROM seats WHERE nonce <> ''")]
    everything = "\n".join(heard)
    assert [one for one in (*ids, *secrets, *nonces) if one in everything] == []
    await leave(people, lines)


async def test_friends_see_at_every_process_who_is_here(tmp_path: Path, database: str) -> None:
    options = ("--database", database)
    with (
        serving(tmp_path / "data", *options) as one,
        serving(tmp_path / "data", *options) as other,
    ):
        (ann, ann_handle), (ben, ben_handle) = (
            await somebody(one, "Ann"),
            await somebody(other, "Ben"),
        )
        await ask(ann, ben_handle)
        await ask(ben, ann_handle)

        async def here() -> bool:
            (friend,) = (await ben.get("/api/me/friends"))["friends"]
            return bool(friend["here"])

        await ann.get("/api/me")
        await until(here)
        assert (await ben.get(f"/api/players/{ann_handle}")).get("here") is None
        await leave([ann, ben], [])


def test_somebody_of_whom_nothing_is_heard_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1000.0)
    assert [presence.is_here(noted) for noted in (None, 900.0, 990.0)] == [False, False, True]
