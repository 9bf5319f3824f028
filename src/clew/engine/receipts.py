"""Receipts for programs: kept while `clew connect` carries their lines, compared when it is over.

What a program does not do itself is done for it here: a nonce of its own with every seat that it
takes, and one file a game with what the server promised and showed.
"""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from urllib.request import urlopen

import msgspec

from clew.core.errors import ClewError
from clew.engine.messages import Accept, Events, FromHost, New, Nonsense, Offer, Over, encode
from clew.engine.messages import read_from_program as read_line
from clew.table.receipt import MARK, Receipt, compare, read_receipt
from clew.table.record import Record
from clew.table.verify import verify
from clew.words import Words

__all__ = ["Receipts"]

_MAX_MARKS = 64
_SECONDS = 30.0


class _Keys(msgspec.Struct):
    signs: str


class Receipts:
    """The receipts of one program's games, in a folder. `server` is where records are."""

    def __init__(self, folder: Path, server: str, says: Words) -> None:
        self._folder = folder
        self._server = server.rstrip("/")
        self._says = says
        self._promised: dict[str, str] = {}
        """The commitments of tables that were offered."""
        self._key = ""

    def fetch_key(self) -> None:
        """Notes the key that the server shows before it has anything to sign."""
        with contextlib.suppress(OSError, msgspec.DecodeError):
            shown = msgspec.json.decode(self._get("/.well-known/clew-keys.json"), type=_Keys)
            self._key = shown.signs

    def _get(self, path: str) -> bytes:
        with urlopen(self._server + path, timeout=_SECONDS) as answer:  # noqa: S310 (http or https)
            found: bytes = answer.read()
        return found

    def path(self, table: str) -> Path:
        """The file of a game. A table's key comes from the server, and names no other folder."""
        if not table or not table.replace("-", "").replace("_", "").isalnum():
            raise ClewError(f"{table!r} is not the key of a table")
        return self._folder / f"{table}.json"

    def hear(self, message: FromHost) -> None:
        """Keeps what a message of the server promises or shows."""
        match message:
            case Offer(table=table, commitment=commitment):
                self._promised[table] = commitment
            case New(table=table, seat=seat, commitment=commitment):
                known = self._read(table) or Receipt(id=table, commitment=commitment)
                self._write(msgspec.structs.replace(known, seat=seat))
            case Events(table=table, n=n, hash=hash_) | Over(table=table, n=n, hash=hash_) if hash_:
                self._keep(table, n, hash_)

    def answered(self, line: bytes) -> bytes:
        """A line of the program; if it takes a seat, then with a nonce of its own."""
        try:
            message = read_line(line)
        except Nonsense:
            return line
        if not isinstance(message, Accept):
            return line
        nonce = message.nonce or secrets.token_hex(16)
        commitment = self._promised.get(message.table, "")
        if commitment:
            kept = Receipt(id=message.table, commitment=commitment, nonce=nonce, key=self._key)
            self._write(kept)
        return encode(msgspec.structs.replace(message, nonce=nonce))

    def verdict(self, table: str) -> str:
        """Fetches the record of a game that is over; in a sentence, whether it is the game that
        was played."""
        receipt = self._read(table)
        if receipt is None or not receipt.hash:
            return ""
        try:
            record = msgspec.json.decode(self._get(f"/api/tables/{table}/record"), type=Record)
            difference = compare(record, receipt)
            if difference is not None:
                found = f"verify-differs-{difference.what}"
                return self._says.say(found, after=difference.after, entry=difference.entry)
            good = verify(record, whole=True, receipt=receipt).good
        except (OSError, msgspec.DecodeError, ClewError) as error:
            return f"{table}: {error}"
        return self._says.say("verify-good-receipt" if good else "verify-bad", file=table)

    def _keep(self, table: str, n: int, hash_: str) -> None:
        known = self._read(table)
        if known is None:
            return
        mark = (n, hash_[:MARK])
        if mark in known.marks:
            return
        marks = [*known.marks, mark]
        marks = marks[::2] if len(marks) > _MAX_MARKS else marks
        if n >= known.n:
            known = msgspec.structs.replace(known, n=n, hash=hash_)
        self._write(msgspec.structs.replace(known, marks=marks))

    def _read(self, table: str) -> Receipt | None:
        path = self.path(table)
        return read_receipt(path) if path.exists() else None

    def _write(self, receipt: Receipt) -> None:
        path = self.path(receipt.id)
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(receipt) + b"\n")
        part.replace(path)
