"""Moderators whom the operator names: what they read, and what they may decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from clew.core.errors import ClewError
from clew.server.settings import load
from tests.server.harness import Line, Person, Server, leave, serving, sit_down

REPORTS = "/api/moderation/reports"
PASSWORD = "a thread of red wool"  # noqa: S105


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = {"CLEW_MODERATORS": "themis, dike", "CLEW_IMPRINT": "Minos\nKnossos 1"}
    with serving(tmp_path_factory.mktemp("own"), env=env) as server:
        yield server


async def named(server: Server, login: str) -> Person:
    """Somebody with an account, made anew or logged in to."""
    person = Person(server)
    account = {"login": login, "password": PASSWORD}
    if (await person.http.post("/api/account", json=account)).status_code == 409:
        await person.post("/api/login", account)
    return person


async def reported(server: Server) -> tuple[list[Person], list[Line], str]:
    """A table where the second player has said two things, of which the first has reported them."""
    key, people, lines = await sit_down(server)
    for text in ("something bad", "something good"):
        await lines[1].say(type="say", text=text)
        await lines[0].next("said")
    await people[0].post(f"/api/tables/{key}/report", {"seat": 2, "text": "rude words"})
    return people, lines, key


async def last(moderator: Person, **query: Any) -> dict[str, Any]:
    answer = await moderator.http.get(REPORTS, params=query)
    return dict(answer.json()[0 if query else -1])


async def test_reports_are_for_moderators_alone(own: Server) -> None:
    people, lines, _ = await reported(own)
    themis, nobody = await named(own, "themis"), await named(own, "nemo")
    assert (await themis.get("/api/me"))["moderator"]
    assert not (await nobody.get("/api/me"))["moderator"]
    number = (await last(themis))["id"]
    strangers = [nobody, people[0], Person(own)]
    for stranger in strangers:
        assert (await stranger.get(REPORTS, 403))["reason"] == "not-yours"
        await stranger.post(f"{REPORTS}/{number}", {"verdict": "banned"}, 403)
    await themis.post(f"{REPORTS}/99999", {"verdict": "dismissed"}, 404)
    assert (await last(themis))["verdict"] == ""
    await leave([people[1], themis, *strangers], lines)


async def test_a_message_is_removed_and_its_author_banned_and_unbanned(own: Server) -> None:
    people, lines, key = await reported(own)
    themis = await named(own, "themis")
    report = await last(themis)
    assert (report["table"], report["text"], report["banned"]) == (key, "rude words", False)
    assert [said["text"] for said in report["messages"]] == ["something good", "something bad"]
    judging = f"{REPORTS}/{report['id']}"
    await themis.post(judging, {"verdict": "removed"}, 400)
    await themis.post(judging, {"verdict": "removed", "messages": [1_000_000]}, 409)
    bad = report["messages"][1]["number"]
    waiting = await themis.post(judging, {"verdict": "removed", "messages": [bad]})
    assert report["id"] not in [one["id"] for one in waiting]
    talk = await people[0].get(f"/api/tables/{key}/talk")
    assert [said["text"] for said in talk] == ["something good"]
    await themis.post(judging, {"verdict": "banned"})
    await lines[1].socket.wait_closed()  # the open line ends at once
    assert (await people[1].get("/api/me", 403))["reason"] == "banned"
    done = await last(themis, judged=True)
    assert (done["verdict"], done["banned"]) == ("banned", True)
    assert done["judge"] == (await themis.get("/api/me"))["name"]
    await themis.post(judging, {"verdict": "unbanned"})
    await people[1].get("/api/me")
    await leave([*people, themis], lines)


async def test_nobody_judges_themselves_or_bans_another_moderator(own: Server) -> None:
    themis, dike, someone = await named(own, "themis"), await named(own, "dike"), Person(own)
    key = await someone.table()
    await themis.join(key)
    await someone.post(f"/api/tables/{key}/report", {"seat": 2, "text": "unjust"})
    report = await last(dike)
    assert report["text"] == "unjust"
    assert "unjust" not in [one["text"] for one in await themis.get(REPORTS)]
    judging = f"{REPORTS}/{report['id']}"
    await themis.post(judging, {"verdict": "dismissed"}, 403)
    assert "only the operator" in (await dike.post(judging, {"verdict": "banned"}, 403))["text"]
    await dike.post(judging, {"verdict": "dismissed"})
    await leave([themis, dike, someone], [])


async def test_privacy_is_told_from_the_settings(own: Server) -> None:
    someone = Person(own)
    told = await someone.get("/api/privacy")
    await leave([someone], [])
    assert told == {
        "cookie_days": 400,
        "keep_days": 30.0,
        "mail": False,
        "access_log": False,
        "moderators": True,
        "imprint": "Minos\nKnossos 1",
        "notice": "",
    }


def test_a_moderator_is_named_as_accounts_are_compared() -> None:
    with pytest.raises(ClewError, match="moderators: write themis"):
        load({"moderators": "Themis"}, environment={})
