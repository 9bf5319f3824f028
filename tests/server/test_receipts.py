"""What a server promises, shows and signs, held against what it gives out afterwards."""

from __future__ import annotations

import hashlib
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.errors import ClewError
from clew.server.signing import Signing, rotate_signing_key
from clew.server.storage.database import Database
from clew.server.tables.open_data import from_database
from clew.table.chain import bot_nonce, hashes
from clew.table.receipt import Receipt, compare
from clew.table.record import Record
from clew.table.verify import Verdict, verify
from tests.server.harness import Line, Person, Server, leave, serving, sit_down
from tests.server.test_playing import play_on
from tests.table.games import at_a_server, edit, sealed


async def record_of(person: Person, key: str) -> Record:
    return msgspec.convert(await person.get(f"/api/tables/{key}/record"), Record)


def receipt_of(line: Line, key: str, commitment: str, seat: int, nonce: str) -> Receipt:
    """What the page keeps: the last update, and marks of those before."""
    marks = []
    for text in line.heard:
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            marks.append((message["n"], message["hash"][:16]))
    return Receipt(
        id=key,
        commitment=commitment,
        seat=seat,
        nonce=nonce,
        n=line.update["n"],
        hash=line.update["hash"],
        marks=marks,
    )


def bad(verdict: Verdict) -> list[str]:
    return [check.what for check in verdict.checks if not check.good]


async def a_game(server: Server, game: str = "tiger-traps") -> tuple[str, Person, Receipt]:
    """A whole game of one person and a bot, with all that the person could keep of it."""
    person, nonce = Person(server), "ab" * 16
    table = {"game": game, "seats": ["me", "random"], "public": True}
    made = await person.post("/api/tables", table)
    await person.join(made["key"], nonce=nonce)
    await person.post(f"/api/tables/{made['key']}/start")
    line = await person.line(made["key"])
    await line.next("update")
    await play_on(line, random.Random(1))
    receipt = receipt_of(line, made["key"], made["commitment"], 1, nonce)
    await line.close()
    return made["key"], person, receipt


async def test_the_record_is_the_game_of_the_receipt_and_is_signed(server: Server) -> None:
    key, person, receipt = await a_game(server)
    record = await record_of(person, key)
    public = (await person.get("/.well-known/clew-keys.json"))["signs"]
    verdict = verify(record, whole=True, receipt=receipt, key=public)
    assert (verdict.good, verdict.proof, verdict.key) == (True, "receipt", public)
    assert bad(verdict) == []
    assert verdict.seen == verdict.entries == len(record.entries)
    assert len(receipt.marks) > 3
    await leave([person], [])


async def test_every_update_has_the_hash_of_its_number(server: Server) -> None:
    """For every seat and for spectators the same, and it is what the record gives."""
    key, people, lines = await sit_down(server, "tiger-traps", 2)
    stranger = Person(server)
    lines.append(await stranger.line(key))
    await lines[-1].next("update")
    for _ in range(6):
        actors = [line for line in lines[:2] if line.update["legal"]]
        for line in actors:
            await line.act()
        for line in lines:
            await line.next("update")
        assert len({line.update["hash"] for line in lines}) == 1
    await lines[0].say(type="resign")
    for line in lines:
        await line.next("update")
    record = await record_of(people[0], key)
    found = list(hashes(record))
    for line in lines:
        told = [msgspec.json.decode(text) for text in line.heard if '"type":"update"' in text]
        assert [one["hash"] for one in told] == [found[one["n"]] for one in told]
    await leave([*people, stranger], lines)


async def test_the_hash_goes_on_after_kill_9(tmp_path: Path) -> None:
    """Snapshot or not: the record has the hashes that were told before and after."""
    with serving(tmp_path / "data", env={"CLEW_SNAPSHOT_EVERY": "3"}) as server:
        key, people, lines = await sit_down(server, "labyrinth", 2)
        told = {}
        for turn in range(8):
            if turn == 5:
                server.kill()
                server.restart()
                lines = [await person.line(key, lines[0].n) for person in people]
                for line in lines:
                    await line.next("update")
            actor = next(line for line in lines if line.update["legal"])
            await actor.act()
            for line in lines:
                await line.next("update")
            told[lines[0].n] = lines[0].update["hash"]
        await lines[0].say(type="resign")
        await lines[0].next("update")
        found = list(hashes(await record_of(people[0], key)))
        assert {n: found[n] for n in told} == told
        await leave(people, lines)


async def test_nobody_plays_on_a_number_that_the_server_chose(server: Server) -> None:
    """Without a nonce there is no seat, and without everybody's no game."""
    host = Person(server)
    made = await host.http.post(
        "/api/tables", json={"game": "labyrinth", "seats": ["me", "novice"]}
    )
    key = made.json()["key"]
    refused = await host.post(f"/api/tables/{key}/start", {}, 409)
    assert refused["reason"] == "no-nonce"
    for body in ({}, {"nonce": ""}, {"nonce": "ab"}, {"nonce": "AB" * 16}):
        answer = await host.http.post(f"/api/tables/{key}/join", json=body)
        assert answer.status_code == 400, body
    await host.join(key, nonce="cd" * 16)
    assert (await host.post(f"/api/tables/{key}/start"))["status"] == "playing"
    await leave([host], [])


async def test_the_numbers_of_bots_follow_from_the_secret(server: Server) -> None:
    key, person, _ = await a_game(server)
    record = await record_of(person, key)
    assert record.nonces == ["ab" * 16, bot_nonce(bytes.fromhex(record.secret), 2).hex()]
    await leave([person], [])


async def test_a_game_that_was_broken_off_gives_out_its_secret(server: Server) -> None:
    """So that everybody can see what was abandoned: deals, cards and all."""
    key, people, lines = await sit_down(server, "labyrinth", 2)
    info = await people[0].get(f"/api/tables/{key}")
    await people[1].get(f"/api/tables/{key}/record", 403)
    await people[0].post(f"/api/tables/{key}/close")
    record = await record_of(people[1], key)
    verdict = verify(record, whole=True)
    assert (verdict.good, verdict.unfinished, verdict.proof) == (True, True, "signature")
    assert hashlib.sha256(bytes.fromhex(record.secret)).hexdigest() == info["commitment"]
    await leave(people, lines)


async def test_a_table_that_never_began_gives_out_its_secret(server: Server) -> None:
    host = Person(server)
    made = await host.post("/api/tables", {"game": "labyrinth", "seats": ["me", "open"]})
    await host.post(f"/api/tables/{made['key']}/close")
    record = await record_of(host, made["key"])
    assert record.commitment == made["commitment"]
    verdict = verify(record, whole=True)
    assert (verdict.good, verdict.begun, verdict.proof) == (True, False, "neither")
    other = sealed(edit(record, secret="00" * 32))
    assert bad(verify(other, whole=True)) == ["commitment"]
    await leave([host], [])


async def test_a_deleted_name_is_withheld_and_the_record_still_proves_itself(
    server: Server,
) -> None:
    key, person, receipt = await a_game(server)
    before = await record_of(person, key)
    stranger = Person(server)
    await person.http.delete("/api/me")
    after = await record_of(stranger, key)
    assert before.seats[0].name
    assert before.seats[0].name not in msgspec.json.encode(after).decode()
    verdict = verify(after, whole=True, receipt=receipt)
    assert (verdict.good, verdict.withheld, verdict.proof) == (True, [1], "receipt")
    assert before.signature == after.signature
    await leave([person, stranger], [])


async def test_a_server_that_rewrites_the_past_is_convicted(tmp_path: Path) -> None:
    """It changes its own database and signs what it gives out: the receipt is older."""
    changes = {
        "another time": "UPDATE entries SET time = '2026-01-01T00:00:00.000Z' WHERE n = 3",
        "another name": "UPDATE seats SET name = 'Nobody', sealed = '' WHERE seat = 2",
        "another kind": "UPDATE seats SET kind = 'master' WHERE seat = 2",
        "no end": "DELETE FROM entries WHERE n > 6",
        "another start": "UPDATE tables SET started = '2026-01-01T00:00:00.000Z'",
        "another nonce": "UPDATE seats SET nonce = '00000000000000000000000000000000'",
    }
    with serving(tmp_path / "data") as server:
        _, person, receipt = await a_game(server)
        server.stop()
    assert compare(given_out(tmp_path / "data"), receipt) is None
    file = tmp_path / "data" / "clew.sqlite"
    whole = file.read_bytes()
    for what, change in changes.items():
        file.write_bytes(whole)
        with closing(sqlite3.connect(file)) as database:
            database.execute(change)
            database.commit()
        assert compare(given_out(tmp_path / "data"), receipt) is not None, what
    await leave([person], [])


def given_out(data: Path) -> Record:
    """The only record that the server with this data exports, signed."""
    database = Database(f"sqlite:///{data / 'clew.sqlite'}")
    try:
        (found,) = from_database(database, Signing.load("", data))
    finally:
        database.close()
    assert found.record.signature
    return found.record


def test_the_key_is_for_its_owner_alone_and_stays(tmp_path: Path) -> None:
    one, two = (Signing.load("", tmp_path).public for _ in range(2))
    assert one == two
    assert stat.S_IMODE((tmp_path / "signing-key").stat().st_mode) == 0o600
    assert one.signs not in (tmp_path / "signing-key").read_text()


def test_a_new_key_signs_and_the_old_one_stays_published(tmp_path: Path) -> None:
    """What the old one signed is still signed; its private part is gone."""
    record = at_a_server().record()
    before = Signing.load("", tmp_path)
    signed = before.sign(record)
    seed = (tmp_path / "signing-key").read_text()
    public = rotate_signing_key(tmp_path)
    assert public.signs != before.public.signs
    assert [one.key for one in public.retired] == [before.public.signs]
    assert seed not in "".join(path.read_text() for path in tmp_path.iterdir())
    assert verify(signed, whole=True, key=public.retired[0].key).good
    again = Signing.load("", tmp_path).sign(record)
    assert (again.key, again.signature != signed.signature) == (public.signs, True)
    assert stat.S_IMODE((tmp_path / "signing-key").stat().st_mode) == 0o600


def test_a_record_without_a_running_hash_is_not_signed(tmp_path: Path) -> None:
    bare = edit(at_a_server().record(), hash="")
    assert Signing.load("", tmp_path).sign(bare) == bare


@pytest.mark.parametrize("seed", ["ab", "zz" * 32, "ab" * 33])
def test_what_is_no_key_is_said_to_be_none(seed: str, tmp_path: Path) -> None:
    with pytest.raises(ClewError, match="64 hexadecimal digits"):
        Signing.load(seed, tmp_path)


def test_a_key_can_be_a_setting(tmp_path: Path) -> None:
    values: list[Any] = [Signing.load("ab" * 32, tmp_path).public.signs for _ in range(2)]
    assert values[0] == values[1]
    assert not (tmp_path / "signing-key").exists()
