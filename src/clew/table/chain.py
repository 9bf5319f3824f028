# Compiled by mypyc.
"""The running hash of a game: what was shown stands in it, what is hidden only blinded.

The recipe, and what it is good for, is in docs/records.md. Whoever has one of these hashes from the
time when the game was played can tell whether a record is that game.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from clew.core.game import Outcome
from clew.table.record import Entry, Record, Seat

__all__ = [
    "Blind",
    "advance",
    "bot_nonce",
    "hashes",
    "is_outside",
    "name_commitment",
    "opening",
    "seal",
    "sealed_name",
]

_plain = msgspec.json.Encoder()
_sorted = msgspec.json.Encoder(order="sorted")


def is_outside(player: str) -> bool:
    """Whether a seat is played from outside, by a person or a program from afar. Such a seat hands
    in its own nonce; the nonces of all others follow from the secret."""
    return player in ("human", "program")


def bot_nonce(secret: bytes, seat: int) -> bytes:
    """The nonce of a bot's seat: fixed by the commitment before anybody hands one in."""
    return hmac.digest(secret, f"clew-bot-nonce/1 {seat}".encode(), "sha256")[:16]


class Blind:
    """Hides what is hidden: HMAC-SHA256 (RFC 2104) with one key. A table hides something with every
    entry, so the blocks that depend on the key alone are hashed once; `hmac` would do it each time
    and takes three times as long."""

    def __init__(self, key: bytes) -> None:
        padded = key.ljust(64, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in padded))

    @classmethod
    def of(cls, secret: bytes) -> Blind:
        """The key follows from the secret, and nobody has it before."""
        return cls(hmac.digest(secret, b"clew-blind/1", "sha256"))

    def hide(self, what: list[Any]) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(_plain.encode(what))
        outer.update(inner.digest())
        return outer.digest()


def name_commitment(name: str, salt: bytes) -> str:
    return hashlib.sha256(b"clew-name/1" + salt + name.encode()).hexdigest()


def sealed_name(seat: Seat) -> str:
    """The commitment of a seat's name, which the record has if the name is withheld."""
    return seat.sealed or name_commitment(seat.name, bytes.fromhex(seat.salt))


def opening(record: Record, blind: Blind) -> bytes:
    """The hash before the first entry, of a record with its nonces and draws."""
    sitting = [[_shown_player(seat.player), sealed_name(seat)] for seat in record.seats]
    head = [
        record.id,
        record.game,
        record.rules,
        record.options,
        record.started,
        record.commitment,
        sitting,
    ]
    hidden = blind.hide([0, record.draws, record.nonces])
    return hashlib.sha256(b"clew-opening/1" + _sorted.encode(head) + hidden).digest()


def _shown_player(player: str) -> str:
    """A command line could reveal something about somebody's machine; it is a program."""
    return "program" if player.startswith("cmd") else player


def advance(before: bytes, blind: Blind, entries: Sequence[Entry]) -> bytes:
    """The hash after these entries."""
    for entry in entries:
        shown = _plain.encode([entry.n, entry.seat, entry.table, entry.to, entry.time])
        hidden = blind.hide([entry.n, entry.action, entry.draws])
        before = hashlib.sha256(b"clew-chain/1" + before + shown + hidden).digest()
    return before


def hashes(record: Record) -> Iterator[str]:
    """The running hash of a whole record: before its first entry, and after each."""
    blind = Blind.of(bytes.fromhex(record.secret))
    now = opening(record, blind)
    yield now.hex()
    for entry in record.entries:
        now = advance(now, blind, [entry])
        yield now.hex()


def seal(last: str, result: Outcome | None) -> bytes:
    """What a server signs: the last hash, and how the game ended."""
    end = _sorted.encode(result)
    return hashlib.sha256(b"clew-seal/1" + bytes.fromhex(last) + end).digest()
