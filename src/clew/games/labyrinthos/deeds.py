# Compiled by mypyc.
"""Deeds: what cards and keys do, whom they aim at and when they can be played, from `components`.

Deeds are the cards from 0 on and the keys from KEY_DEEDS on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.games.labyrinthos.agenda import count_of, kind_of, task
from clew.games.labyrinthos.components import CARDS, KEYS
from clew.games.labyrinthos.maze import OFF
from clew.games.labyrinthos.tasks import kind_named

KEY_DEEDS: Final = 32

# When a card can be played as a reaction (LO-51).
AT_CARD: Final = 1
AT_ATTACK: Final = 2
AT_CONTROL: Final = 3
AT_BLOOD: Final = 4
AT_SIGHT: Final = 5
AT_STEP: Final = 6
_REACTIONS: Final = {
    "": 0,
    "card": AT_CARD,
    "attack": AT_ATTACK,
    "control": AT_CONTROL,
    "blood": AT_BLOOD,
    "sight": AT_SIGHT,
    "step": AT_STEP,
}

# Whom a card or key aims at.
ALIKE: Final = 1
NEAR_WITH_CARDS: Final = 2
NEAR: Final = 3
WITH_KEYS: Final = 4
ELSEWHERE: Final = 5
WITH_CARDS: Final = 6
UNHURT: Final = 7
IN_SIGHT: Final = 8
WOUNDED: Final = 9
NEW_IN_SIGHT: Final = 10
_TARGETS: Final = {
    "": 0,
    "alike": ALIKE,
    "near-with-cards": NEAR_WITH_CARDS,
    "near": NEAR,
    "with-keys": WITH_KEYS,
    "elsewhere": ELSEWHERE,
    "with-cards": WITH_CARDS,
    "unhurt": UNHURT,
    "in-sight": IN_SIGHT,
    "wounded": WOUNDED,
    "new-in-sight": NEW_IN_SIGHT,
}


def _by_deed(of_cards: list[int], of_keys: list[int]) -> vec[i64]:
    return vec[i64](of_cards + [0] * (KEY_DEEDS - len(of_cards)) + of_keys)


def _effect(effects: tuple[tuple[str, int], ...], number: int) -> int:
    """One effect as a task without an owner; 0 if there is no such effect."""
    if number >= len(effects):
        return 0
    name, times = effects[number]
    return task(kind_named(name), 0, count=times)


_FIRST: Final = _by_deed(
    [_effect(card.effects, 0) for card in CARDS], [_effect(key.effects, 0) for key in KEYS]
)
_SECOND: Final = _by_deed(
    [_effect(card.effects, 1) for card in CARDS], [_effect(key.effects, 1) for key in KEYS]
)
_TARGET: Final = _by_deed(
    [_TARGETS[card.target] for card in CARDS], [_TARGETS[key.target] for key in KEYS]
)
_REACTION: Final = _by_deed([_REACTIONS[card.reaction] for card in CARDS], [0 for key in KEYS])


def first_effect(deed: i64, seat: i64, target: i64) -> i64:
    """The first task that a card or key of a seat makes."""
    return _made(_FIRST[deed], deed, seat, target)


def second_effect(deed: i64, seat: i64, target: i64) -> i64:
    """The task that comes after it, or 0."""
    effect: i64 = _SECOND[deed]
    if effect == 0:
        return 0
    return _made(effect, deed, seat, target)


def _made(effect: i64, deed: i64, seat: i64, target: i64) -> i64:
    return task(kind_of(effect), seat, count=count_of(effect), target=target, cell=OFF, deed=deed)


def target_of(deed: i64) -> i64:
    """Whom a card or key aims at, one of the constants above, 0 for nobody."""
    return _TARGET[deed]


def reaction_of(card: i64) -> i64:
    """When a card can be played as a reaction, 0 for in the own turn only."""
    return _REACTION[card]


def deed_of_key(key: i64) -> i64:
    return KEY_DEEDS + key


def is_key(deed: i64) -> bool:
    return deed >= KEY_DEEDS


def key_of(deed: i64) -> i64:
    return deed - KEY_DEEDS


def deed_name(deed: i64) -> str:
    return KEYS[key_of(deed)].name if is_key(deed) else CARDS[deed].name
