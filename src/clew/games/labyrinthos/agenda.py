# Compiled by mypyc.
"""What is still to be done or decided, by whom: the tasks on the agenda, and the actions.

The agenda is a stack. A task is one whole number: its kind, the seat it belongs to, a count,
the seat it aims at, a cell, a flag and the card or key it comes from. Some tasks wait for a
player's choice, the others are carried out as soon as they are on top.

An action is a family and a parameter: `64 * family + parameter`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clew.games.labyrinthos.components import CARDS, KEYS

# Families of actions, and the parameter of each.

WORD: Final = 0
"""PASS … POINTS below."""
MOVE: Final = 1
EXPLORE: Final = 2
TURN_TO: Final = 3
"""Quarter turns clockwise of the tile just turned up."""
RIGHT: Final = 4
LEFT: Final = 5
WALL_EAST: Final = 6
WALL_SOUTH: Final = 7
RAZE_EAST: Final = 8
RAZE_SOUTH: Final = 9
SHIFT: Final = 10
"""Twelve families, SHIFT + 3 * from + (to - from - 1) mod 4: a wall of a cell to another side."""
GO: Final = 22
"""The monster, to a cell."""
CHARGE_TO: Final = 23
SEND: Final = 24
"""Somebody's hero, to a cell."""
STRIKE_AT: Final = 25
LOOK_AT: Final = 26
TURN_UP: Final = 27
DISARM_AT: Final = 28
PLAY: Final = 29
DISCARD: Final = 30
USE: Final = 31
"""2 * key + feet paid of what may be feet or hands."""
HEAL_AT: Final = 32
WOUND_AT: Final = 33
GIVE_FROM: Final = 34
SLOT: Final = 35
TAKE: Final = 36
KEY_TO: Final = 37
"""9 * colour + slot."""
BARTER_FOR: Final = 38
"""4 * (seat - 1) + colour."""
PLAYER: Final = 39
FEET: Final = 40
RECOVER_FOR: Final = 41
"""Feet paid, the rest in hands."""
REARRANGE_FOR: Final = 42
HERO: Final = 43
FAMILIES: Final = 44

PASS: Final = 0
DONE: Final = 1
DECLINE: Final = 2
DISCOVER: Final = 3
SPECIAL: Final = 4
ROLL: Final = 5
POINTS: Final = 6

_SIZES: Final = (
    [7, 49, 49, 4]
    + [49] * 19
    + [4]
    + [49] * 5
    + [30, 30, 32]
    + [9] * 4
    + [16, 36, 16, 5, 8, 6, 4, 4]
)
FAMILY_SIZE: Final = vec[i64](_SIZES)
"""How many parameters there are; a seat's is 1 to 4."""

# Tasks that wait for a choice. Their names stand in views, positions and words.

CHOOSE_HERO: Final = 0
TURN: Final = 1
TOKENS: Final = 2
REFRESH: Final = 3
ORIENT: Final = 4
"""flag 1: the hero then moves onto the tile."""
TAKE_KEY: Final = 5
"""count: the colour."""
KEY_SLOT: Final = 6
"""count: the key."""
REARRANGE: Final = 7
"""flag: 1 once the player may stop, and from the second bit on the colours that were already
moved."""
STEP: Final = 8
CLIMB: Final = 9
FLY: Final = 10
RUN: Final = 11
"""flag: 0 no direction yet, else direction + 1."""
ROTATE: Final = 12
BUILD: Final = 13
RAZE: Final = 14
BUILD_OR_RAZE: Final = 15
SWING: Final = 16
PLACE_WALL: Final = 17
HEAL: Final = 18
GIVE: Final = 19
WOUND: Final = 20
"""flag 1: on the topmost free action (LO-41)."""
TARGET: Final = 21
LOOK: Final = 22
REVEAL: Final = 23
SCOUT: Final = 24
DISARM: Final = 25
MONSTER: Final = 26
"""cell: where it began; flag: MUST, TRAIL, HUNTS."""
CHARGE: Final = 27
PASSAGE: Final = 28
BAIT: Final = 29
DISPLACE: Final = 30
"""count: the seats still to be displaced, as a set."""
STRIKE: Final = 31
"""flag 1: during a movement, which it ends."""
INTUITION: Final = 32
SMELL: Final = 33
BARTER: Final = 34
SCHEME: Final = 35
SHAKE: Final = 36
"""target: the hero to be moved, or 0 before the first; count: those after it, as a set."""
GAIN: Final = 37
GIVE_TO: Final = 38
"""cell: the slot whose wound is given."""
ON_CARD: Final = 39
ON_ATTACK: Final = 40
ON_BLOOD: Final = 41
ON_STEP: Final = 42
LAST_CHOICE: Final = 42

# Tasks that are carried out at once.

SETTLE: Final = 43
DEED: Final = 44
DIE: Final = 45
DRAW: Final = 46
END_TURN: Final = 47
ROLL_BLOOD: Final = 48
BLEED: Final = 49
"""count: the seats still to be wounded, as a set."""
LAND: Final = 50
"""count: the displaced seats whose tile is still to be resolved, as a set; or target: one seat that
came onto cell, even if it has been displaced since."""
CANCEL: Final = 51
RECOVER: Final = 52
CLOAK: Final = 53
MIRROR: Final = 54
JAWS: Final = 55
SPARE: Final = 56
HALT: Final = 57
BANISH: Final = 58
PYTHON: Final = 59
GAZE: Final = 60
SMOKE: Final = 61
STEAL: Final = 62
POISON: Final = 63
PETRIFY: Final = 64
CHANGE_PLACES: Final = 65
AFTER_ATTACK: Final = 66
TRAIL: Final = 67

TASKS: Final = [
    "choose-hero",
    "turn",
    "tokens",
    "refresh",
    "orient",
    "take-key",
    "key-slot",
    "rearrange",
    "step",
    "climb",
    "fly",
    "run",
    "rotate",
    "build",
    "raze",
    "build-or-raze",
    "swing",
    "place-wall",
    "heal",
    "give",
    "wound",
    "target",
    "look",
    "reveal",
    "scout",
    "disarm",
    "monster",
    "charge",
    "passage",
    "bait",
    "displace",
    "strike",
    "intuition",
    "smell",
    "barter",
    "scheme",
    "shake",
    "gain",
    "give-to",
    "on-card",
    "on-attack",
    "on-blood",
    "on-step",
    "settle",
    "deed",
    "die",
    "draw",
    "end-turn",
    "roll-blood",
    "bleed",
    "land",
    "cancel",
    "recover",
    "cloak",
    "mirror",
    "jaws",
    "spare",
    "halt",
    "banish",
    "python",
    "gaze",
    "smoke",
    "steal",
    "poison",
    "petrify",
    "change-places",
    "after-attack",
    "trail",
]

OF_SEATS: Final = (DISPLACE, SHAKE, BLEED, LAND)
"""The tasks whose count is a set of seats."""

MUST: Final = 1
"""All points are to be used (LO-28)."""
TRAILS: Final = 2
"""Each point is a move that shortens the way to a hero (LO-49)."""
HUNTS: Final = 4
"""Cerberus has a hero in sight and goes for it (LO-42)."""

KEY_DEEDS: Final = 32
"""Deeds are the cards from 0 on and the keys from here on."""


def task(
    kind: i64,
    seat: i64,
    count: i64 = 0,
    target: i64 = 0,
    cell: i64 = 0,
    flag: i64 = 0,
    deed: i64 = 0,
) -> i64:
    """A task as one number."""
    return (
        kind
        | (seat << 7)
        | (count << 10)
        | (target << 15)
        | (cell << 18)
        | (flag << 24)
        | (deed << 30)
    )


def kind_of(entry: i64) -> i64:
    return entry & 127


def owner_of(entry: i64) -> i64:
    """The seat a task belongs to: who decides, or whose doing it is."""
    return (entry >> 7) & 7


def count_of(entry: i64) -> i64:
    return (entry >> 10) & 31


def aim_of(entry: i64) -> i64:
    """The seat a task aims at, or 0."""
    return (entry >> 15) & 7


def cell_of(entry: i64) -> i64:
    return (entry >> 18) & 63


def flag_of(entry: i64) -> i64:
    return (entry >> 24) & 63


def deed_of(entry: i64) -> i64:
    return (entry >> 30) & 63


# When a card can be played as a reaction (LO-51).
AT_CARD: Final = 1
AT_ATTACK: Final = 2
AT_CONTROL: Final = 3
AT_BLOOD: Final = 4
AT_SIGHT: Final = 5
AT_STEP: Final = 6
_REACTIONS: Final = ("", "card", "attack", "control", "blood", "sight", "step")

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
_TARGETS: Final = (
    "",
    "alike",
    "near-with-cards",
    "near",
    "with-keys",
    "elsewhere",
    "with-cards",
    "unhurt",
    "in-sight",
    "wounded",
    "new-in-sight",
)


def _effects(effects: tuple[tuple[str, int], ...], number: int) -> int:
    """One effect of a deed as a kind and a count; 0 if the deed has no such effect."""
    if number >= len(effects):
        return 0
    name, times = effects[number]
    return TASKS.index(name) | times << 10


def _by_deed(of_cards: list[int], of_keys: list[int]) -> vec[i64]:
    return vec[i64](of_cards + [0] * (KEY_DEEDS - len(of_cards)) + of_keys)


_FIRST: Final = _by_deed(
    [_effects(card.effects, 0) for card in CARDS], [_effects(key.effects, 0) for key in KEYS]
)
_SECOND: Final = _by_deed(
    [_effects(card.effects, 1) for card in CARDS], [_effects(key.effects, 1) for key in KEYS]
)
_TARGET: Final = _by_deed(
    [_TARGETS.index(card.target) for card in CARDS], [_TARGETS.index(key.target) for key in KEYS]
)
_REACTION: Final = _by_deed(
    [_REACTIONS.index(card.reaction) for card in CARDS], [0 for key in KEYS]
)


def effect_of(deed: i64, number: i64) -> i64:
    """The first (0) or second (1) effect of a card or key: a task without an owner, or 0."""
    return _FIRST[deed] if number == 0 else _SECOND[deed]


def target_of(deed: i64) -> i64:
    """Whom a card or key aims at, one of the constants above, 0 for nobody."""
    return _TARGET[deed]


def reaction_of(card: i64) -> i64:
    """When a card can be played as a reaction, 0 for in the own turn only."""
    return _REACTION[card]


def _families(kind: i64) -> i64:
    """The families of actions that a task offers, as a set."""
    table: dict[int, tuple[int, ...]] = {
        CHOOSE_HERO: (HERO,),
        TURN: (
            WORD,
            MOVE,
            EXPLORE,
            RIGHT,
            LEFT,
            *range(SHIFT, SHIFT + 12),
            PLAY,
            USE,
            HEAL_AT,
            RECOVER_FOR,
            REARRANGE_FOR,
        ),
        TOKENS: (FEET,),
        REFRESH: (WORD, DISCARD),
        ORIENT: (TURN_TO,),
        TAKE_KEY: (TAKE,),
        KEY_SLOT: (SLOT,),
        REARRANGE: (WORD, KEY_TO),
        STEP: (WORD, MOVE),
        CLIMB: (MOVE,),
        FLY: (MOVE,),
        RUN: (MOVE,),
        ROTATE: (WORD, RIGHT, LEFT),
        BUILD: (WORD, WALL_EAST, WALL_SOUTH),
        RAZE: (WORD, RAZE_EAST, RAZE_SOUTH),
        BUILD_OR_RAZE: (WORD, WALL_EAST, WALL_SOUTH, RAZE_EAST, RAZE_SOUTH),
        SWING: (WORD, *range(SHIFT, SHIFT + 12)),
        PLACE_WALL: (WALL_EAST, WALL_SOUTH),
        HEAL: (WORD, HEAL_AT),
        GIVE: (GIVE_FROM,),
        WOUND: (WOUND_AT,),
        TARGET: (PLAYER,),
        LOOK: (WORD, LOOK_AT),
        REVEAL: (WORD, TURN_UP),
        SCOUT: (TURN_UP,),
        DISARM: (DISARM_AT,),
        MONSTER: (WORD, RIGHT, LEFT, RAZE_EAST, RAZE_SOUTH, GO),
        CHARGE: (CHARGE_TO,),
        PASSAGE: (GO,),
        BAIT: (GO,),
        DISPLACE: (SEND,),
        STRIKE: (WORD, STRIKE_AT),
        INTUITION: (WORD,),
        SMELL: (DISCARD,),
        BARTER: (BARTER_FOR,),
        SCHEME: (DISCARD,),
        SHAKE: (SEND,),
        GAIN: (FEET,),
        GIVE_TO: (PLAYER,),
        ON_CARD: (WORD, PLAY),
        ON_ATTACK: (WORD, PLAY),
        ON_BLOOD: (WORD, PLAY),
        ON_STEP: (WORD, PLAY),
    }
    return sum(1 << family for family in table.get(int(kind), ()))


_FAMILIES: Final = vec[i64]([_families(kind) for kind in range(len(TASKS))])


def families_of(kind: i64) -> i64:
    """The families of actions that a task offers, as a set; 0 if the task does not wait."""
    return _FAMILIES[kind]
