"""Sealing: what one process tells another where strangers might read or write it, too.

Every process has a key of its own, which follows from the secret of the server and the name of the
process, a random one for each run; so it may simply count what it seals. A message says in the open
who sends it, which table it is about and its number, and is sealed together with these and with the
line for which it is meant (AES-GCM). What is not sealed so, is meant for another line or was heard
before is never believed: the table is read instead.
"""

from __future__ import annotations

from collections.abc import Callable

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

__all__ = ["Seals"]

_MOST = 2**63
_LONGEST_NAME = 64


class Seals:
    """Seals in the name of one process, and opens what others have sealed."""

    def __init__(self, process: str, keys: Callable[[str], list[bytes]]) -> None:
        """`keys`: those of a process, the newest first; with that one it seals."""
        self._process = process
        self._keys = keys
        self._own = AESGCM(keys(process)[0])
        self._count = 0
        self._senders: dict[str, tuple[AESGCM, int]] = {}
        """The key of everybody from whom something true was heard, and the last number."""

    def seal(self, text: str, table: int, line: str) -> bytes:
        self._count += 1
        head = f"{self._process} {table} {self._count} ".encode()
        return head + self._own.encrypt(_nonce(self._count), text.encode(), head + line.encode())

    def open(self, message: bytes, line: str) -> tuple[int, str] | None:
        """The table and what was told about it; nothing told if it cannot be believed. None if it
        is no message at all."""
        try:
            sender, table, number = message[: _LONGEST_NAME + 44].split(b" ", 3)[:3]
            name, table_id, count = sender.decode("ascii"), int(table), int(number)
        except ValueError:
            return None
        head = len(sender) + len(table) + len(number) + 3
        if not (0 < table_id < _MOST and 0 < count < _MOST and len(name) <= _LONGEST_NAME):
            return None
        known = self._senders.get(name)
        if known and count <= known[1]:
            return table_id, ""
        aside = message[:head] + line.encode()
        for key in [known[0]] if known else map(AESGCM, self._keys(name)):
            try:
                text = key.decrypt(_nonce(count), message[head:], aside).decode()
            except InvalidTag:
                continue
            self._senders[name] = key, count
            return table_id, text
        return table_id, ""


def _nonce(count: int) -> bytes:
    return count.to_bytes(12, "big")
