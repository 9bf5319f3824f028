"""Signing: finished records carry the signature of the server that kept the game (Ed25519).

The key is a file in the data folder that only its owner can read. When a new one takes over, the
old private key is deleted; its public key stays published, so that what it signed stays signed.
"""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from clew.core.errors import ClewError
from clew.table.chain import seal
from clew.table.record import Record, digest

__all__ = ["PublicKeys", "Retired", "Signing", "read_key", "rotate_signing_key"]

_SIGNS = "signing-key"
_RETIRED = "retired-keys.json"


class Retired(msgspec.Struct, frozen=True, kw_only=True):
    """A key that signed until a day."""

    key: str
    until: str


class PublicKeys(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a server, in hex: the one that signs now, and those that signed before."""

    format: str = "clew-keys/1"
    signs: str
    retired: list[Retired] = []


class Signing:
    """The key that signs now, and the public keys of all."""

    def __init__(self, seed: str, retired: list[Retired]) -> None:
        try:
            self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(seed))
        except ValueError:
            raise ClewError("the key that signs records must be 64 hexadecimal digits") from None
        self.public = PublicKeys(signs=_public(self._key), retired=retired)

    @classmethod
    def load(cls, seed: str, folder: Path) -> Signing:
        """From the setting, or else from the data folder, where a key is made the first time."""
        seed = seed.strip() or read_key(folder, _SIGNS, "that signs records")
        return cls(seed, _read_retired(folder))

    def sign(self, record: Record) -> Record:
        """The record with its signature; one without a running hash has nothing to sign."""
        if not record.hash:
            return record
        signature = self._key.sign(seal(record.hash, record.result)).hex()
        signed = msgspec.structs.replace(record, key=self.public.signs, signature=signature)
        return msgspec.structs.replace(signed, digest=digest(signed))


def _public(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()


def read_key(folder: Path, name: str, purpose: str) -> str:
    """A key of 32 bytes in hex, from the data folder. The first time it is made there."""
    path = folder / name
    try:
        if not path.exists():
            _write(path, f"{secrets.token_hex(32)}\n".encode(), new=True)
        return path.read_text("ascii").strip()
    except (OSError, UnicodeError) as error:
        raise ClewError(f"{path}: the key {purpose} cannot be read ({error})") from None


def _read_retired(folder: Path) -> list[Retired]:
    path = folder / _RETIRED
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Retired])
    except FileNotFoundError:
        return []
    except (OSError, msgspec.DecodeError) as error:
        raise ClewError(f"{path}: the retired keys cannot be read ({error})") from None


def rotate_signing_key(folder: Path) -> PublicKeys:
    """Signs with a new key from the next start on; the old one signs nothing any more."""
    before = Signing.load("", folder).public
    until = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    retired = [Retired(key=before.signs, until=until), *before.retired]
    _write(folder / _RETIRED, msgspec.json.encode(retired) + b"\n")
    _write(folder / _SIGNS, f"{secrets.token_hex(32)}\n".encode())
    return Signing.load("", folder).public


def _write(path: Path, text: bytes, *, new: bool = False) -> None:
    """Writes a file that only its owner can read, whole or not at all. `new`: another process that
    was faster wins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not new:
            part.replace(path)
        elif not path.exists():
            os.link(part, path)
    except FileExistsError:
        return
    finally:
        part.unlink(missing_ok=True)
