"""Identity: who somebody is, by a signed cookie. A guest needs nothing else.

The cookie says a player's id, the player's epoch (raised to end every older cookie) and when
it was made. Keys can be rotated: the first signs, all are accepted.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import string
import time
from pathlib import Path
from typing import Any

import msgspec

from clew.core.errors import ClewError

__all__ = [
    "COOKIE",
    "COOKIE_DAYS",
    "Identity",
    "Keys",
    "identity_of",
    "new_identity",
    "note_identity",
    "set_identity",
    "unguessable",
]

COOKIE = "clew"
COOKIE_DAYS = 400


def unguessable() -> str:
    """A name for a table or a player that nobody can guess. It begins with a letter, so that a
    command never takes it for an option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(16)


class Identity(msgspec.Struct, frozen=True):
    """A player, as a cookie says."""

    player: str
    epoch: int = 0
    made: int = 0

    @classmethod
    def fresh(cls) -> Identity:
        return cls(unguessable(), 0, int(time.time()))


class Keys:
    """The keys that sign cookies."""

    def __init__(self, keys: list[str]) -> None:
        if not keys or any(len(key) < 16 for key in keys):
            raise ClewError("the secret that signs cookies must have 16 characters or more")
        self._keys = [hashlib.sha256(b"clew-cookie/1 " + key.encode()).digest() for key in keys]

    @classmethod
    def load(cls, secret: str, folder: Path) -> Keys:
        """From the setting, or else from the data folder, where a key is made the first time."""
        if secret:
            return cls([key.strip() for key in secret.split(",") if key.strip()])
        return cls(read_keys(folder))

    def sign(self, identity: Identity) -> str:
        payload = f"{identity.player}.{identity.epoch}.{identity.made}"
        return f"{payload}.{_signature(self._keys[0], payload)}"

    def read(self, cookie: str) -> Identity | None:
        """Who a cookie says somebody is; None if it is not one of ours, or too old."""
        if len(cookie) > 200 or not cookie.isascii():
            return None
        payload, _, signature = cookie.rpartition(".")
        for key in self._keys:
            if hmac.compare_digest(_signature(key, payload), signature):
                break
        else:
            return None
        player, epoch, made = payload.split(".")
        if int(made) < time.time() - COOKIE_DAYS * 86400:
            return None
        return Identity(player, int(epoch), int(made))


def _signature(key: bytes, payload: str) -> str:
    digest = hmac.digest(key, payload.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def _key_file(folder: Path) -> Path:
    return folder / "secret"


def read_keys(folder: Path) -> list[str]:
    """The keys in the data folder, newest first."""
    path = _key_file(folder)
    try:
        if not path.exists():
            _write_new(path, [secrets.token_hex(32)])
        return path.read_text("ascii").split()
    except OSError as error:
        raise ClewError(f"{path}: the key that signs cookies cannot be read ({error})") from None


def rotate(folder: Path, keep: int = 2) -> None:
    """Signs with a new key from the next start on; cookies of the last ones still hold."""
    path = _key_file(folder)
    keys = [secrets.token_hex(32), *read_keys(folder)][: keep + 1]
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    _write_new(part, keys)
    part.replace(path)


def _write_new(path: Path, keys: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    with os.fdopen(handle, "w") as file:
        file.write("\n".join(keys) + "\n")
        file.flush()
        os.fsync(file.fileno())


_IDENTITY = "clew.identity"
_NEW_IDENTITY = "clew.new_identity"


def identity_of(scope: Any) -> Identity | None:
    """Who the cookie of a request says this is."""
    found: Identity | None = scope["state"].get(_IDENTITY)
    return found


def note_identity(scope: Any, identity: Identity | None) -> None:
    """Keeps with a request who its cookie says this is."""
    scope.setdefault("state", {})[_IDENTITY] = identity


def set_identity(scope: Any, identity: Identity) -> None:
    """From this response on the browser is somebody else."""
    scope["state"][_IDENTITY] = identity
    scope["state"][_NEW_IDENTITY] = identity


def new_identity(scope: Any) -> Identity | None:
    """Who the browser is from this response on, if that has changed."""
    found: Identity | None = scope["state"].get(_NEW_IDENTITY)
    return found
