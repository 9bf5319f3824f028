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
import time
from pathlib import Path
from typing import Any

import msgspec

from clew.core.errors import ClewError
from clew.play.texts import unguessable

__all__ = [
    "COOKIE",
    "COOKIE_DAYS",
    "Identity",
    "Keys",
    "identity_of",
    "new_identity",
    "note_identity",
    "set_identity",
]

COOKIE = "clew"
COOKIE_DAYS = 400


class Identity(msgspec.Struct, frozen=True):
    """The player that a cookie names."""

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
        """The keys from the setting, or else from the data folder. The first time, a key is made
        there."""
        if secret:
            return cls([key.strip() for key in secret.split(",") if key.strip()])
        return cls(read_keys(folder))

    def blind(self, text: str) -> str:
        """A text that stands for this one in the database, and that nobody else can find out."""
        return hmac.new(self._keys[0], b"blind " + text.encode(), "sha256").hexdigest()

    def of_process(self, process: str) -> list[bytes]:
        """The keys with which a process seals what it tells the others, the newest first."""
        return [hmac.digest(key, b"live " + process.encode(), "sha256") for key in self._keys]

    def sign(self, identity: Identity) -> str:
        payload = f"{identity.player}.{identity.epoch}.{identity.made}"
        return f"{payload}.{_signature(self._keys[0], payload)}"

    def read(self, cookie: str) -> Identity | None:
        """The player that a cookie names; None if the cookie is not ours or too old."""
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
    """Adds a new key, which signs from the next start on. Cookies signed with the last keys stay
    valid."""
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
    """The player that a request's cookie names."""
    found: Identity | None = scope["state"].get(_IDENTITY)
    return found


def note_identity(scope: Any, identity: Identity | None) -> None:
    """Stores with a request which player its cookie names."""
    scope.setdefault("state", {})[_IDENTITY] = identity


def set_identity(scope: Any, identity: Identity) -> None:
    """From this response on, the browser has another identity."""
    scope["state"][_IDENTITY] = identity
    scope["state"][_NEW_IDENTITY] = identity


def new_identity(scope: Any) -> Identity | None:
    """The browser's new identity from this response on, if it has changed."""
    found: Identity | None = scope["state"].get(_NEW_IDENTITY)
    return found
