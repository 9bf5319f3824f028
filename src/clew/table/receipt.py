"""Receipts: what a player keeps of a game while it is played, and holds against its record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from clew.table.chain import hashes
from clew.table.record import Record, RecordError

__all__ = ["MARK", "RECEIPT", "Difference", "Receipt", "compare", "read_receipt"]

RECEIPT = "clew-receipt/1"
MARK = 16
"""How many hexadecimal digits of an earlier hash are kept, to say where a record differs."""
_MAX_BYTES = 1024 * 1024
Hex32 = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]


class Receipt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was promised before the game, and the running hash of the last update."""

    format: str = RECEIPT
    id: str
    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    seat: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The own seat, from 1; 0 if that was not noted."""
    nonce: str = ""
    """The own number for the shuffle; empty for somebody who watched."""
    key: Hex32 = ""
    """The key that the server showed."""
    n: Annotated[int, msgspec.Meta(ge=-1)] = -1
    """The number of the last update; -1 if there was none."""
    hash: Hex32 = ""
    marks: list[tuple[Annotated[int, msgspec.Meta(ge=0)], str]] = []
    """Earlier updates: their numbers, and the first digits of their hashes."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """The first thing in which a record is not the game of a receipt. `what`: id, commitment,
    nonce, unhashed (it has no running hash), short (it ends before what was seen), opening (before
    the first entry), or entry, with the last number that fits (-1: none) and the first that does
    not."""

    what: str
    after: int = 0
    entry: int = 0


def read_receipt(path: Path) -> Receipt:
    """Reads a receipt from a file."""
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise RecordError(
                f"{path} is too large for a receipt", why="no-receipt", path=str(path)
            )
        found = msgspec.json.decode(path.read_bytes(), type=Receipt)
    except OSError as error:
        raise RecordError(
            f"{path} cannot be read: {error.strerror}",
            why="not-read",
            path=str(path),
            detail=str(error.strerror),
        ) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(
            f"{path} is not a receipt, or a damaged one: {error}",
            why="no-receipt",
            path=str(path),
        ) from None
    if found.format != RECEIPT:
        raise RecordError(
            f"{path} has the format {found.format}; this version reads {RECEIPT}",
            why="other-format",
            path=str(path),
            format=found.format,
            there=RECEIPT,
        )
    return found


def compare(record: Record, receipt: Receipt) -> Difference | None:
    """Where a record is not the game that somebody has a receipt of; None if it is that game.

    What the record has after the last update of the receipt is not compared with anything.
    """
    if record.id != receipt.id:
        return Difference(what="id")
    if record.commitment != receipt.commitment:
        return Difference(what="commitment")
    mine = record.nonces[receipt.seat - 1 : receipt.seat] if receipt.seat else record.nonces
    if receipt.nonce and receipt.nonce not in mine:
        return Difference(what="nonce")
    if not receipt.hash:
        return None
    if not record.hash:
        return Difference(what="unhashed")
    return _first_difference(list(hashes(record)), receipt)


def _first_difference(found: list[str], receipt: Receipt) -> Difference | None:
    fits = -1
    for n, mark in sorted([*receipt.marks, (receipt.n, receipt.hash)]):
        if n >= len(found):
            return Difference(what="short", after=len(found) - 1, entry=n)
        if not found[n].startswith(mark):
            return Difference(what="entry" if n else "opening", after=fits, entry=n)
        fits = n
    return None
