# Compiled by mypyc.
"""What is liked in Labyrinthos: cards to keep, keys to take, slots to cover or to have wounded.

Compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.games.labyrinthos.components import CARDS, KEYS, SLOTS
from clew.games.labyrinthos.hero_board import DISCOVER_SLOT, EXPLORE_SLOT, MOVE_SLOT

__all__ = [
    "BLEEDS",
    "COVERS",
    "DOUBLE",
    "ESCAPES",
    "HEALS",
    "HELPS",
    "HERMES",
    "HURRIES",
    "LAST_COVERS",
    "LIKES",
    "NEEDED",
    "REVEALS",
    "SORTED_KEYS",
    "THREAD",
    "TORCH",
    "WALKS",
    "WIND",
]

_LOVED: Final = (
    "cloak-of-shadows",
    "close-call",
    "mirror-shield",
    "ball-of-thread",
    "second-wind",
    "wings-of-icarus",
    "hermes-mischief",
    "torchlight",
    "twist-of-fate",
    "ambrosia",
    "gate-of-hades",
    "thief-in-the-dark",
    "echoing-roar",
    "red-cloth",
)
"""Cards to keep, the best first."""


def _likes() -> vec[i64]:
    names = [card.name for card in CARDS]
    return vec[i64]([20 - _LOVED.index(name) if name in _LOVED else 1 for name in names])


def _number(name: str) -> int:
    return [card.name for card in CARDS].index(name)


def _cards(names: str) -> vec[i64]:
    return vec[i64]([_number(name) for name in names.split()])


def _key(name: str) -> int:
    return [key.name for key in KEYS].index(name)


def _slots(names: str) -> vec[i64]:
    return vec[i64]([SLOTS.index(name) for name in names.split()])


LIKES: Final = _likes()
HERMES: Final[i64] = _number("hermes-mischief")
THREAD: Final[i64] = _number("ball-of-thread")
WIND: Final[i64] = _number("second-wind")
TORCH: Final[i64] = _number("torchlight")
HELPS: Final[i64] = at(TORCH) | at(_number("thief-in-the-dark")) | at(_number("poisoned-spring"))
"""Cards to play when nothing else is to be done."""
ESCAPES: Final = _cards("cloak-of-shadows close-call mirror-shield honey-cake gate-of-hades")
"""Cards that avert attacks, or make them milder."""
HURRIES: Final = _cards("ball-of-thread wings-of-icarus second-wind twist-of-fate")
"""Cards to get on."""
REVEALS: Final = _cards("torchlight whisper-of-the-oracle")
"""Cards to find what is hidden."""
DOUBLE: Final[i64] = _key("double-step")
SORTED_KEYS: Final = vec[i64]([5, 4, 2, 0, 9, 11, 8, 13, 14, 1, 10, 7, 12, 3, 6, 15])
"""The keys to take, the best first."""
COVERS: Final = _slots("empty rotate-wall special rotate-tile heal desperate discover explore move")
"""The slots to put keys on, the best first; the last one needed is Move."""
LAST_COVERS: Final = _slots(
    "empty discover rotate-wall special rotate-tile heal desperate explore move"
)
"""The same for the fourth key: nothing is left to discover."""
BLEEDS: Final = _slots("rotate-wall special rotate-tile desperate empty heal explore discover move")
"""The slots to take wounds on, the best first."""
HEALS: Final = _slots("move explore discover desperate rotate-wall rotate-tile heal special empty")
"""The slots to heal, the best first."""
WALKS: Final[i64] = at(MOVE_SLOT) | at(EXPLORE_SLOT)
NEEDED: Final[i64] = WALKS | at(DISCOVER_SLOT)
"""The slots without which no key is found."""
