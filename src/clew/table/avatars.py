"""Avatars: how people are shown to others, by a name for links and by a treasure on a coin."""

from __future__ import annotations

import base64
import hashlib
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

import msgspec

__all__ = ["COINS", "TREASURES", "Avatar", "Coin", "Treasure", "avatar_of", "handle_of"]

Treasure: TypeAlias = Literal[
    "bat",
    "book",
    "candelabra",
    "chest",
    "crown",
    "dragon",
    "emerald",
    "genie",
    "ghost",
    "goblet",
    "helmet",
    "keys",
    "lizard",
    "map",
    "moth",
    "owl",
    "rat",
    "ring",
    "scarab",
    "skull",
    "sorceress",
    "spider",
    "sword",
    "troll",
]
Coin: TypeAlias = Literal["gold", "red", "blue", "green", "violet", "slate"]
TREASURES: tuple[Treasure, ...] = get_args(Treasure)
COINS: tuple[Coin, ...] = get_args(Coin)


class Avatar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure on a coin. Nobody uploads a picture."""

    treasure: Treasure
    coin: Coin

    def text(self) -> str:
        """How it is stored."""
        return f"{self.treasure} {self.coin}"


@lru_cache(maxsize=4096)
def handle_of(player: str) -> str:
    """What stands for a player in links. A player's id cannot be found from it, and it is the same
    wherever it is computed."""
    digest = hashlib.sha256(b"clew-handle/1 " + player.encode()).digest()
    return base64.b32encode(digest[:10]).decode().lower()


@lru_cache(maxsize=4096)
def avatar_of(player: str, chosen: str = "") -> Avatar:
    """The avatar that a player has chosen; without one, the same player always gets the same."""
    treasure, _, coin = chosen.partition(" ")
    if chosen:
        return msgspec.convert({"treasure": treasure, "coin": coin}, Avatar)
    digest = hashlib.sha256(b"clew-avatar/1 " + player.encode()).digest()
    return Avatar(TREASURES[digest[0] % len(TREASURES)], COINS[digest[1] % len(COINS)])
