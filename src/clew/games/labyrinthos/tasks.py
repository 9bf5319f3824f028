# Compiled by mypyc.
"""All tasks of the agenda, a row each: its name, its rule, who answers, what may be chosen.

Views, positions and words know a task by its name, the rules by its number: its place in TASKS.
The table is data; `choices` makes a set of legal parameters of what may be chosen, and `dispatch`
does what a task says.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from clew.core.bits import at
from clew.games.labyrinthos.actions import (
    BARTER_FOR,
    CHARGE_TO,
    DISARM_AT,
    DISCARD,
    EXPLORE,
    FAMILIES,
    FEET,
    GIVE_FROM,
    GO,
    HEAL_AT,
    HERO,
    KEY_TO,
    LEFT,
    LOOK_AT,
    MOVE,
    PLAY,
    PLAYER,
    RAZE_EAST,
    RAZE_SOUTH,
    REARRANGE_FOR,
    RECOVER_FOR,
    RIGHT,
    SEND,
    SHIFT,
    SLOT,
    STRIKE_AT,
    TAKE,
    TURN_TO,
    TURN_UP,
    USE,
    WALL_EAST,
    WALL_SOUTH,
    WORD,
    WOUND_AT,
)
from clew.games.labyrinthos.refusals import (
    ANSWER_ONCE,
    CHOOSE_A_HERO,
    CHOOSE_SEVEN_TOKENS,
    NO_CHARGE_THAT_WAY,
    NO_DISPLACEMENT_THERE,
    NO_KEY_HERE,
    NO_OPEN_PATH,
    NO_PASSAGE_THERE,
    NO_ROOM_FOR_A_WALL,
    NOT_A_TARGET,
    NOT_BY_A_MONSTER_POINT,
    NOT_BY_THIS_CARD,
    NOT_BY_THIS_KEY,
    NOT_IN_THE_SMELT_HAND,
    NOT_THE_SPECIAL,
    NOT_TO_EXPLORE,
    NOT_TO_REARRANGE,
    NOT_TO_ROTATE,
    NOT_UNDER_MEDUSA,
    NOT_WOUNDED,
    SLOT_HAS_A_KEY,
    USE_ACTIONS_OR_PASS,
    WITHIN_THE_HAND_LIMIT,
    WOUND_GOES_ELSEWHERE,
)

# The numbers of the tasks, and what their count, cell and flag mean.

CHOOSE_HERO: Final = 0
TURN: Final = 1
TOKENS: Final = 2
"""count: how many."""
REFRESH: Final = 3
ORIENT: Final = 4
"""cell: the tile; flag 1: the hero then moves onto it."""
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
"""count: its points; cell: where it began; flag: MUST, TRAILS, HUNTS."""
CHARGE: Final = 27
PASSAGE: Final = 28
BAIT: Final = 29
DISPLACE: Final = 30
"""target: the hero to be displaced, or 0; count: the seats after it, as a set."""
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

OF_SEATS: Final = (DISPLACE, SHAKE, BLEED, LAND)
"""The tasks whose count is a set of seats."""

# Flags of a monster movement.

MUST: Final = 1
"""All points are to be used (LO-28)."""
TRAILS: Final = 2
"""Each point is a move that shortens the way to a hero (LO-49)."""
HUNTS: Final = 4
"""Cerberus has a hero in sight and goes for it (LO-42)."""

# Who answers.

NOBODY: Final = 0
"""The task is carried out as soon as it is on top."""
OWNER: Final = 1
"""The seat that the task belongs to."""
ASKED: Final = 2
"""A window: everybody who is concerned, each without knowing the others' answers (LO-50)."""

# What may be chosen, for a family of actions.

NOTHING: Final = 0
ENOUGH: Final = 1
"""To stop, once at least one part of the effect is done (LO-53)."""
STOP: Final = 2
"""To stop at any time."""
TURN_WORDS: Final = 3
PAID_MOVES: Final = 4
PAID_EXPLORING: Final = 5
PAID_ROTATIONS: Final = 6
PAID_SHIFTS: Final = 7
PLAYABLE_CARDS: Final = 8
USABLE_KEYS: Final = 9
PAID_HEALING: Final = 10
PAID_RECOVERY: Final = 11
PAID_REARRANGING: Final = 12
POINT_USES: Final = 13
FREE_HEROES: Final = 14
PARTS_OF_COUNT: Final = 15
REFRESHED: Final = 16
OWN_CARDS: Final = 17
ROTATIONS: Final = 18
FREE_KEYS: Final = 19
FREE_SLOTS: Final = 20
KEY_MOVES: Final = 21
STEPS: Final = 22
CLIMBS: Final = 23
FLIGHTS: Final = 24
RUNS: Final = 25
TURNABLE_TILES: Final = 26
WALL_PLACES: Final = 27
STANDING_WALLS: Final = 28
WALL_SHIFTS: Final = 29
OWN_WOUNDS: Final = 30
UNHURT_SLOTS: Final = 31
TARGETS: Final = 32
UNSEEN_TILES: Final = 33
BORDER_TILES: Final = 34
TILES_AHEAD: Final = 35
SYMBOL_TILES: Final = 36
CHARGES: Final = 37
PASSAGES: Final = 38
EMPTY_PASSAGES: Final = 39
REFUGES: Final = 40
STRIKEABLE: Final = 41
LEONAS_WORDS: Final = 42
SMELT_CARDS: Final = 43
BARTERS: Final = 44
SHAKEN_TO: Final = 45
OTHERS: Final = 46
DECLINING: Final = 47
REACTIONS: Final = 48


class Task(NamedTuple):
    """One row of the table."""

    name: str
    rule: int
    """The rule that refuses every other choice."""
    answers: int
    choices: dict[int, int]
    """By family of actions, what may be chosen."""
    counted: bool = False
    """Whether the task is done once its count is used up."""


def _at_once(name: str) -> Task:
    """A task that nobody answers."""
    return Task(name, 0, NOBODY, {})


_SHIFTING: Final = dict.fromkeys(range(SHIFT, GO), WALL_SHIFTS)
_BUILDING: Final = {WORD: ENOUGH, WALL_EAST: WALL_PLACES, WALL_SOUTH: WALL_PLACES}
_RAZING: Final = {WORD: ENOUGH, RAZE_EAST: STANDING_WALLS, RAZE_SOUTH: STANDING_WALLS}
_REACTING: Final = {WORD: DECLINING, PLAY: REACTIONS}

TASKS: Final = (
    Task("choose-hero", CHOOSE_A_HERO, OWNER, {HERO: FREE_HEROES}),
    Task(
        "turn",
        USE_ACTIONS_OR_PASS,
        OWNER,
        {
            WORD: TURN_WORDS,
            MOVE: PAID_MOVES,
            EXPLORE: PAID_EXPLORING,
            RIGHT: PAID_ROTATIONS,
            LEFT: PAID_ROTATIONS,
            **dict.fromkeys(range(SHIFT, GO), PAID_SHIFTS),
            PLAY: PLAYABLE_CARDS,
            USE: USABLE_KEYS,
            HEAL_AT: PAID_HEALING,
            RECOVER_FOR: PAID_RECOVERY,
            REARRANGE_FOR: PAID_REARRANGING,
        },
    ),
    Task("tokens", CHOOSE_SEVEN_TOKENS, OWNER, {FEET: PARTS_OF_COUNT}),
    Task("refresh", WITHIN_THE_HAND_LIMIT, OWNER, {WORD: REFRESHED, DISCARD: OWN_CARDS}),
    Task("orient", NOT_TO_EXPLORE, OWNER, {TURN_TO: ROTATIONS}),
    Task("take-key", NO_KEY_HERE, OWNER, {TAKE: FREE_KEYS}),
    Task("key-slot", SLOT_HAS_A_KEY, OWNER, {SLOT: FREE_SLOTS}),
    Task("rearrange", NOT_TO_REARRANGE, OWNER, {WORD: ENOUGH, KEY_TO: KEY_MOVES}, counted=True),
    Task("step", NO_OPEN_PATH, OWNER, {WORD: ENOUGH, MOVE: STEPS}, counted=True),
    Task("climb", NOT_BY_THIS_KEY, OWNER, {MOVE: CLIMBS}),
    Task("fly", NOT_BY_THIS_CARD, OWNER, {MOVE: FLIGHTS}),
    Task("run", NOT_BY_THIS_KEY, OWNER, {MOVE: RUNS}),
    Task(
        "rotate",
        NOT_TO_ROTATE,
        OWNER,
        {WORD: ENOUGH, RIGHT: TURNABLE_TILES, LEFT: TURNABLE_TILES},
        counted=True,
    ),
    Task("build", NO_ROOM_FOR_A_WALL, OWNER, _BUILDING, counted=True),
    Task("raze", NOT_BY_THIS_CARD, OWNER, _RAZING, counted=True),
    Task("build-or-raze", NOT_BY_THIS_KEY, OWNER, {**_BUILDING, **_RAZING}, counted=True),
    Task("swing", NOT_BY_THIS_KEY, OWNER, {WORD: ENOUGH, **_SHIFTING}, counted=True),
    Task(
        "place-wall",
        NO_ROOM_FOR_A_WALL,
        OWNER,
        {WALL_EAST: WALL_PLACES, WALL_SOUTH: WALL_PLACES},
    ),
    Task("heal", NOT_WOUNDED, OWNER, {WORD: ENOUGH, HEAL_AT: OWN_WOUNDS}, counted=True),
    Task("give", NOT_BY_THIS_KEY, OWNER, {GIVE_FROM: OWN_WOUNDS}),
    Task("wound", WOUND_GOES_ELSEWHERE, OWNER, {WOUND_AT: UNHURT_SLOTS}),
    Task("target", NOT_A_TARGET, OWNER, {PLAYER: TARGETS}),
    Task("look", NOT_BY_THIS_CARD, OWNER, {WORD: ENOUGH, LOOK_AT: UNSEEN_TILES}, counted=True),
    Task("reveal", NOT_BY_THIS_CARD, OWNER, {WORD: ENOUGH, TURN_UP: BORDER_TILES}, counted=True),
    Task("scout", NOT_BY_THIS_KEY, OWNER, {TURN_UP: TILES_AHEAD}),
    Task("disarm", NOT_BY_THIS_CARD, OWNER, {DISARM_AT: SYMBOL_TILES}),
    Task(
        "monster",
        NOT_BY_A_MONSTER_POINT,
        OWNER,
        dict.fromkeys((WORD, RIGHT, LEFT, RAZE_EAST, RAZE_SOUTH, GO), POINT_USES),
    ),
    Task("charge", NO_CHARGE_THAT_WAY, OWNER, {CHARGE_TO: CHARGES}),
    Task("passage", NO_PASSAGE_THERE, OWNER, {GO: PASSAGES}),
    Task("bait", NOT_BY_THIS_KEY, OWNER, {GO: EMPTY_PASSAGES}),
    Task("displace", NO_DISPLACEMENT_THERE, OWNER, {SEND: REFUGES}),
    Task("strike", NOT_UNDER_MEDUSA, OWNER, {WORD: STOP, STRIKE_AT: STRIKEABLE}),
    Task("intuition", NOT_THE_SPECIAL, OWNER, {WORD: LEONAS_WORDS}),
    Task("smell", NOT_IN_THE_SMELT_HAND, OWNER, {DISCARD: SMELT_CARDS}),
    Task("barter", NOT_BY_THIS_KEY, OWNER, {BARTER_FOR: BARTERS}),
    Task("scheme", NOT_THE_SPECIAL, OWNER, {DISCARD: OWN_CARDS}),
    Task("shake", NOT_BY_THIS_CARD, OWNER, {SEND: SHAKEN_TO}),
    Task("gain", NOT_BY_THIS_CARD, OWNER, {FEET: PARTS_OF_COUNT}),
    Task("give-to", NOT_THE_SPECIAL, OWNER, {PLAYER: OTHERS}),
    Task("on-card", ANSWER_ONCE, ASKED, _REACTING),
    Task("on-attack", ANSWER_ONCE, ASKED, _REACTING),
    Task("on-blood", ANSWER_ONCE, ASKED, _REACTING),
    Task("on-step", ANSWER_ONCE, ASKED, _REACTING),
    _at_once("settle"),
    _at_once("deed"),
    _at_once("die"),
    _at_once("draw"),
    _at_once("end-turn"),
    _at_once("roll-blood"),
    _at_once("bleed"),
    _at_once("land"),
    _at_once("cancel"),
    _at_once("recover"),
    _at_once("cloak"),
    _at_once("mirror"),
    _at_once("jaws"),
    _at_once("spare"),
    _at_once("halt"),
    _at_once("banish"),
    _at_once("python"),
    _at_once("gaze"),
    _at_once("smoke"),
    _at_once("steal"),
    _at_once("poison"),
    _at_once("petrify"),
    _at_once("change-places"),
    _at_once("after-attack"),
    _at_once("trail"),
)

TASK_NAMES: Final = tuple(row.name for row in TASKS)
_KINDS: Final = {name: kind for kind, name in enumerate(TASK_NAMES)}
_RULES: Final = vec[i64]([row.rule for row in TASKS])
_ANSWERS: Final = vec[i64]([row.answers for row in TASKS])
_COUNTED: Final = vec[i64]([int(row.counted) for row in TASKS])
_FAMILIES: Final = vec[i64]([sum(at(family) for family in row.choices) for row in TASKS])
_CHOICES: Final = vec[i64](
    [row.choices.get(family, NOTHING) for row in TASKS for family in range(FAMILIES)]
)


def kind_named(name: str) -> int:
    """The number of the task of a name. Raises KeyError if there is none."""
    return _KINDS[name]


def task_rule(kind: i64) -> i64:
    """The rule that says what can be chosen for a task."""
    return _RULES[kind]


def waits(kind: i64) -> bool:
    """Whether a task waits for somebody's choice."""
    return _ANSWERS[kind] != NOBODY


def is_window(kind: i64) -> bool:
    """Whether a task is a window, in which several seats may answer (LO-50)."""
    return _ANSWERS[kind] == ASKED


def is_counted(kind: i64) -> bool:
    """Whether a task is done once its count is used up."""
    return _COUNTED[kind] != 0


def families_of(kind: i64) -> i64:
    """The families of actions that a task offers, as a set; 0 if the task does not wait."""
    return _FAMILIES[kind]


def choice_from(kind: i64, family: i64) -> i64:
    """What may be chosen by a family of actions for a task."""
    return _CHOICES[FAMILIES * kind + family]
