"""Before the game: how others find the table, who is ready, and what they choose."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from clew.core.errors import ClewError
from clew.server import home_network
from clew.server.settings import Settings
from clew.server.tables.codes import code_words
from tests.server.harness import Person, Server, leave, serving


def test_a_code_has_thirty_bits() -> None:
    words = code_words()
    assert len(words) == len(set(words)) == 1024
    assert all(re.fullmatch("[a-z]{3,7}", word) for word in words)


async def test_a_code_leads_to_the_waiting_room_while_it_is_open(server: Server) -> None:
    """However it is written; and to nothing once the game has begun or the table is closed."""
    host, friend = Person(server), Person(server)
    key = await host.table()
    code = (await friend.get(f"/api/tables/{key}"))["code"]
    assert len(code.split("-")) == 3
    written = code.replace("-", " ").upper()
    assert await friend.get(f"/api/codes/{written}") == {"key": key}
    assert not friend.http.cookies  # nobody sits down, or becomes a guest, by a code
    assert (await friend.get("/api/codes/no-such-code", 404))["reason"] == "no-table"
    await friend.join(key)
    await host.post(f"/api/tables/{key}/start")
    await friend.get(f"/api/codes/{code}", 404)
    assert (await friend.get(f"/api/tables/{key}"))["code"] == ""
    again = await host.table()
    code = (await host.get(f"/api/tables/{again}"))["code"]
    await host.post(f"/api/tables/{again}/close")
    await friend.get(f"/api/codes/{code}", 404)
    await leave([host, friend], [])


async def test_codes_cannot_be_guessed_one_after_the_other(tmp_path: Path) -> None:
    with serving(tmp_path / "data", env={"CLEW_RATE": "20"}) as server:
        someone = Person(server)
        for _ in range(10):
            await someone.get("/api/codes/acorn-acorn-acorn", 404)
        assert (await someone.get("/api/codes/acorn-acorn-acorn", 429))["reason"] == "too-fast"
        await leave([someone], [])


async def test_nothing_begins_before_everybody_is_ready(server: Server) -> None:
    """Sitting down says it, and can be taken back; the host may give the seat to a bot."""
    host, friend, stranger = Person(server), Person(server), Person(server)
    key = await host.table()
    await friend.join(key)
    seats = (await host.get(f"/api/tables/{key}"))["seats"]
    assert [seat["ready"] for seat in seats] == [True, True]
    wish = f"/api/tables/{key}/wish"
    await stranger.post(wish, {"ready": True}, 403)
    told = await host.line(key)
    await told.next("table")
    await friend.post(wish, {"ready": False})
    assert not (await told.next("table"))["table"]["seats"][1]["ready"]
    assert (await host.post(f"/api/tables/{key}/start", {}, 409))["reason"] == "not-ready"
    await host.post(f"/api/tables/{key}/seat", {"seat": 2, "kind": "random"})
    assert (await host.post(f"/api/tables/{key}/start"))["status"] == "playing"
    assert (await host.post(wish, {"ready": False}, 409))["reason"] == "not-now"
    await leave([host, friend, stranger], [told])


@pytest.mark.rule("LB-05")
async def test_each_seat_chooses_its_own_colour(server: Server) -> None:
    """No two the same one; whoever chooses none, and a bot, gets one that is left."""
    host, friend = Person(server), Person(server)
    key = await host.table("labyrinth", 3)
    await friend.join(key)
    wish = f"/api/tables/{key}/wish"
    await friend.post(wish, {"choice": "green"})
    assert (await host.post(wish, {"choice": "green"}, 409))["reason"] == "taken"
    assert (await host.post(wish, {"choice": "pink"}, 400))["reason"] == "wrong"
    await host.post(wish, {"choice": "blue"})
    await host.post(wish, {"choice": ""})
    await host.post(f"/api/tables/{key}/start", {"fill": "random"})
    colours = (await host.get(f"/api/tables/{key}"))["options"]["colours"]
    assert colours[1] == "green"
    assert len(set(colours)) == 3
    traps = await host.table("tiger-traps")
    await host.post(f"/api/tables/{traps}/wish", {"choice": "green"}, 400)
    await leave([host, friend], [])


async def test_the_home_network_finds_it_under_its_own_address(tmp_path: Path) -> None:
    try:
        address = home_network.own_address()
    except ClewError as error:
        assert "no network" in str(error)  # noqa: PT017
        return
    with serving(tmp_path / "data", "--lan") as server:
        someone = Person(server)
        links = (await someone.get("/api/address"))["address"]
        assert links == f"http://{address}:{server.port}"
        assert (await someone.http.get(f"{links}/health")).status_code == 200
        assert (await someone.http.get(f"{links}/api/games")).status_code == 200
        evil = {"Host": f"evil.example:{server.port}"}
        assert (await someone.http.get("/api/games", headers=evil)).status_code == 421
        await leave([someone], [])


def test_by_default_it_is_this_machine_alone() -> None:
    assert Settings().host == "127.0.0.1"
    named = home_network.at_home(Settings(address="https://clew.example"), 8000, "192.168.0.7")
    assert named.address == "https://clew.example"
    assert "192.168.0.7" in named.hosts


@pytest.mark.rule("CO-05")
async def test_nothing_told_of_a_waiting_room_holds_a_secret(server: Server) -> None:
    """Neither the table's secret, nor anybody's nonce or cookie, by any of its routes."""
    host, friend, stranger = Person(server), Person(server), Person(server)
    key = await host.table()
    await friend.join(key)
    await friend.post(f"/api/tables/{key}/wish", {"ready": True, "choice": "red"})
    line = await stranger.line(key)
    told = [json.dumps(await line.next("table"))]
    code = (await stranger.get(f"/api/tables/{key}"))["code"]
    paths = (f"/api/codes/{code}", "/api/address", f"/table/{key}", f"/replay/{key}")
    told += [(await stranger.http.get(path)).text for path in paths]
    await host.post(f"/api/tables/{key}/start")
    told.append((await stranger.http.get(f"/table/{key}")).text)
    everything = "\n".join([*told, *host.heard, *friend.heard, *stranger.heard])
    await host.post(f"/api/tables/{key}/close")
    record = (await host.http.get(f"/api/tables/{key}/record")).json()
    secrets = [record["secret"], *record["nonces"]]
    secrets += [person.http.cookies["clew"].split(".")[0] for person in (host, friend)]
    assert [secret for secret in secrets if secret in everything] == []
    await leave([host, friend, stranger], [line])
