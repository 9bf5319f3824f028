"""Receipts that `clew connect` keeps for a program, and what it says when they do not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.errors import ClewError
from clew.engine.messages import Events, New, Offer, Over
from clew.engine.receipts import Receipts
from clew.table.chain import hashes
from clew.table.receipt import read_receipt
from clew.table.record import Record
from clew.words import words
from tests.table.games import at_a_server, edit, play_on, rehashed


class Offline(Receipts):
    """Fetches from a record instead of a server."""

    record: Record

    def _get(self, path: str) -> bytes:
        assert path == f"/api/tables/{self.record.id}/record"
        return msgspec.json.encode(self.record)


@pytest.fixture
def record() -> Record:
    return play_on(at_a_server("tiger-traps", ("human", "program"))).record()


def kept(record: Record, folder: Path) -> Offline:
    """What is kept of a game, from the offer to the last update."""
    receipts = Offline(folder, "http://127.0.0.1:1", words("en"))
    receipts.record = record
    offer: dict[str, Any] = {
        "game": record.game,
        "rules": 1,
        "options": {},
        "names": [],
        "invited": True,
    }
    receipts.hear(Offer(table=record.id, commitment=record.commitment, **offer))
    accept = {"type": "accept", "table": record.id, "nonce": record.nonces[1]}
    receipts.answered(json.dumps(accept).encode())
    begins: dict[str, Any] = {"game": record.game, "rules": 1, "names": [], "options": {}}
    receipts.hear(New(table=record.id, seat=2, commitment=record.commitment, **begins))
    found = list(hashes(record))
    for n, one in enumerate(found[:-1]):
        receipts.hear(Events(table=record.id, seat=2, n=n, events=[], hash=one))
    receipts.hear(Over(table=record.id, outcome=record.result, n=len(found) - 1, hash=found[-1]))
    return receipts


def test_the_game_that_was_played_is_known_again(record: Record, tmp_path: Path) -> None:
    assert kept(record, tmp_path).verdict(record.id).endswith("this is the game you played.")
    found = read_receipt(tmp_path / f"{record.id}.json")
    assert (found.seat, found.nonce, found.hash) == (2, record.nonces[1], record.hash)
    assert len(found.marks) <= 64


def test_another_game_is_said_to_be_another(record: Record, tmp_path: Path) -> None:
    receipts = kept(record, tmp_path)
    entries = [msgspec.structs.replace(entry, time="later") for entry in record.entries]
    receipts.record = rehashed(edit(record, entries=entries))
    assert "differs from the game you played" in receipts.verdict(record.id)
    receipts.record = rehashed(edit(record, entries=record.entries[:5], result=None))
    assert "ends with entry 5" in receipts.verdict(record.id)


def test_a_program_without_a_nonce_is_given_one_of_its_own(tmp_path: Path) -> None:
    receipts = Receipts(tmp_path, "http://127.0.0.1:1", words("en"))
    line = b'{"type":"accept","table":"abc"}\n'
    one, two = (json.loads(receipts.answered(line))["nonce"] for _ in range(2))
    assert (len(one), one != two) == (32, True)


@pytest.mark.parametrize("line", [b'{"type":"resign","table":"abc"}\n', b"nonsense\n", b"\n"])
def test_other_lines_pass_as_they_are(line: bytes, tmp_path: Path) -> None:
    assert Receipts(tmp_path, "http://127.0.0.1:1", words("en")).answered(line) == line


@pytest.mark.parametrize("table", ["../elsewhere", "a/b", "", ".hidden"])
def test_a_server_names_no_other_folder(table: str, tmp_path: Path) -> None:
    with pytest.raises(ClewError, match="not the key of a table"):
        Receipts(tmp_path, "http://127.0.0.1:1", words("en")).path(table)
