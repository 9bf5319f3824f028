"""The shuffle that nobody can choose, and that everybody can check afterwards.

Before any player says anything, the table publishes the SHA-256 hash of a secret: its
commitment. Then each seat hands in a nonce of its own. The seed is the hash of all of them
together, and every draw of the game follows from the seed (`clew.core.chance.Stream`). The
table cannot change its secret any more, and no player knows it: neither can choose the seed.
"""

from __future__ import annotations

import hashlib
import secrets
import uuid

import msgspec

__all__ = ["Fairness"]

_TAG = b"clew-seed/1"


class Fairness(msgspec.Struct, frozen=True):
    """What the seed of a game is made of (CO-04)."""

    id: str
    secret: bytes
    nonces: list[bytes]

    def __post_init__(self) -> None:
        if len(self.secret) != 32:
            raise ValueError(f"a secret has 32 bytes, not {len(self.secret)}")
        if any(len(nonce) != 16 for nonce in self.nonces):
            raise ValueError("a nonce has 16 bytes")

    @classmethod
    def fresh(cls, players: int) -> Fairness:
        """From the system's own randomness, for a game at one screen."""
        nonces = [secrets.token_bytes(16) for _ in range(players)]
        return cls(uuid.uuid4().hex, secrets.token_bytes(32), nonces)

    @classmethod
    def from_seed(cls, seed: str, players: int) -> Fairness:
        """The same values for the same text, for games that must be repeatable."""

        def part(name: str) -> bytes:
            return hashlib.sha256(f"clew-local/1 {name} {seed}".encode()).digest()

        nonces = [part(f"nonce {seat}")[:16] for seat in range(1, players + 1)]
        return cls(part("id")[:16].hex(), part("secret"), nonces)

    @property
    def commitment(self) -> str:
        """What is published before the first nonce: SHA-256 of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def seed(self) -> bytes:
        """SHA-256 of the tag clew-seed/1, the secret, the nonces by seat and the game's id."""
        return hashlib.sha256(
            _TAG + self.secret + b"".join(self.nonces) + self.id.encode()
        ).digest()
