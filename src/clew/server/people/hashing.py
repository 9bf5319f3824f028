"""Hashing: passwords are hashed one at a time, and only a limited number may wait.

Hashing is slow on purpose (a fifth of a second, 64 MiB). It runs on its own thread with a low
priority, so that nobody can use it to keep a server from its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from clew.table.refusal import Refusal

__all__ = ["Hashing"]

T = TypeVar("T")
_MAX_WAITING = 16
_NICE = 10
_hasher = PasswordHasher()


class Hashing:
    """A queue with one thread."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "clew-hash", initializer=_give_way)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._queue(lambda: _hasher.hash(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether the password fits the hash. Without a hash it takes as long, and the answer is
        no."""
        return await self._queue(lambda: _fits(hashed, password))

    async def _queue(self, work: Callable[[], T]) -> T:
        if self._waiting >= _MAX_WAITING:
            raise Refusal(
                429, "too-fast", "too many people register or log in at once; try again in a moment"
            )
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Gives this thread and its helpers the lowest priority, on systems where threads have their
    own (Linux)."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)


@cache
def _something() -> str:
    """A hash to check if there is no account, so that the time taken reveals nothing."""
    return _hasher.hash(secrets.token_hex(8))


def _fits(hashed: str | None, password: str) -> bool:
    try:
        _hasher.verify(hashed or _something(), password)
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None
