"""What is in the box of Labyrinthos (LO-01 to LO-06, LO-44, LO-47 to LO-49), as data.

Open sides are compass letters; as a number, N is 1, E is 2, S is 4, W is 8. A card or a key
is one row: what it costs, when it can be played, whom it aims at, and its effects in order.
An effect is the name of one of the agenda's tasks and a number: how many, or how far.
"""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = [
    "BLOOD_DIE",
    "CARDS",
    "CELLS",
    "CENTRE",
    "CERBERUS",
    "COLOURS",
    "COSTS",
    "DOOR",
    "FEATURES",
    "FIRST_HERO_TILE",
    "FIRST_KEY_TILE",
    "HAND",
    "HEROES",
    "KEYS",
    "LETTERS",
    "MEDUSA",
    "MINOTAUR_SYMBOL",
    "MONSTERS",
    "MONSTER_DIE",
    "PASSAGE_SYMBOL",
    "REARRANGE_COST",
    "RECOVER_COST",
    "ROUND_LIMIT",
    "ROYAL_CUNNING",
    "SHAPES",
    "SHIELD_MAIDEN",
    "SLOTS",
    "SYMBOLS",
    "TILES",
    "TOKENS",
    "TRAP_SYMBOL",
    "VETERAN_WARRIOR",
    "WALLS",
    "WALL_SYMBOL",
    "WILD_INTUITION",
    "WOUNDS",
    "Card",
    "Cost",
    "Hero",
    "Key",
]

CELLS: Final = 49
CENTRE: Final = (16, 17, 18, 23, 25, 30, 31, 32)
"""The cells around the Door."""
DOOR: Final = "d4"
WALLS: Final = 30  # LO-01
WOUNDS: Final = 40  # LO-01
TOKENS: Final = 7
"""Feet and hands chosen at the end of a turn (LO-13)."""
HAND: Final = 4
"""Desperation cards in hand, less one for each key (LO-14)."""
ROUND_LIMIT: Final = 150


SHAPES: Final = {"crossing": "NESW", "tee": "NES", "straight": "NS", "corner": "NE"}
"""Open sides of a tile that lies face down, or before it is turned."""

SYMBOLS: Final = ("wall", "minotaur", "hide", "trap", "passage")
"""Symbol i of the rules is SYMBOLS[i - 1]; 0 is none (LO-27 to LO-30)."""
WALL_SYMBOL: Final = 1
MINOTAUR_SYMBOL: Final = 2
TRAP_SYMBOL: Final = 4
PASSAGE_SYMBOL: Final = 5

COLOURS: Final = ("bronze", "silver", "gold", "iron")

MONSTERS: Final = ("minotaur", "medusa", "cerberus")
MEDUSA: Final = 1
CERBERUS: Final = 2


class Hero(NamedTuple):
    """A hero, and the special action of its board (LO-04)."""

    name: str
    special: str


HEROES: Final = (
    Hero("sostrate", "shield-maiden"),
    Hero("diodotus", "veteran-warrior"),
    Hero("akikios", "royal-cunning"),
    Hero("leona", "wild-intuition"),
)
SHIELD_MAIDEN: Final = 1
"""Positions number the heroes from 1 on; 0 is not chosen yet."""
VETERAN_WARRIOR: Final = 2
ROYAL_CUNNING: Final = 3
WILD_INTUITION: Final = 4

FEATURES: Final = (
    "plain",
    *SYMBOLS,
    "door",
    "",
    *COLOURS,
    *(hero.name for hero in HEROES),
)
"""What is on a tile: a symbol, the Door, a key of a colour, or the place of a hero."""
LETTERS: Final = ".wmhtpD BSGI1234"
"""The same as letters."""
FIRST_KEY_TILE: Final = 8
"""The first of the four features that are keys, in the order of COLOURS."""
FIRST_HERO_TILE: Final = 12
"""The first of the four features that are places of heroes."""

TILES: Final = {
    "door": (("crossing", "door", 1),),
    "centre": (
        *(("tee", hero.name, 1) for hero in HEROES),
        *(("crossing", symbol, 1) for symbol in ("hide", "trap", "wall", "passage")),
    ),
    "maze": (
        *(
            (shape, symbol, copies)
            for symbol in ("wall", "minotaur", "hide", "trap", "passage", "plain")
            for shape, copies in (("crossing", 1), ("tee", 3), ("straight", 1), ("corner", 1))
        ),
        *(("tee", colour, 1) for colour in COLOURS),
    ),
}
"""Shape, feature and how many; `maze` lies face down (LO-02)."""

MONSTER_DIE: Final = ("1", "2", "3", "4", "passage", "charge")
"""Hooves, or one of the other two faces (LO-03)."""

BLOOD_DIE: Final = (1, 1, 1, 2, 2, 3)


class Cost(NamedTuple):
    """Tokens to pay; `either` are feet or hands as the player likes (LO-06)."""

    feet: int = 0
    hands: int = 0
    either: int = 0


SLOTS: Final = (
    "move",
    "heal",
    "desperate",
    "rotate-tile",
    "rotate-wall",
    "discover",
    "explore",
    "special",
    "empty",
)
"""From the top of a hero board down (LO-05)."""

RECOVER_COST: Final = 5  # LO-22
REARRANGE_COST: Final = 3  # LO-25

COSTS: Final = {
    "move": Cost(feet=1),
    "heal": Cost(hands=1),
    "desperate": Cost(hands=1),
    "rotate-tile": Cost(hands=1),
    "rotate-wall": Cost(hands=1),
    "discover": Cost(hands=1),
    "explore": Cost(feet=1),
    "special": Cost(),
    "recover": Cost(either=RECOVER_COST),
    "rearrange": Cost(either=REARRANGE_COST),
}


class Key(NamedTuple):
    """A key token (LO-44)."""

    name: str
    colour: str
    cost: Cost
    effects: tuple[tuple[str, int], ...]
    target: str = ""


_FOOT: Final = Cost(feet=1)
_HAND: Final = Cost(hands=1)

KEYS: Final = (
    Key("bandages", "bronze", Cost(either=1), (("heal", 1),)),
    Key("build", "bronze", _HAND, (("build-or-raze", 2),)),
    Key("secret-lever", "bronze", _HAND, (("rotate", 4),)),
    Key("visions", "bronze", _HAND, (("swing", 4),)),
    Key("run", "silver", _FOOT, (("run", 1),)),
    Key("double-step", "silver", _FOOT, (("step", 2),)),
    Key("climb", "silver", _FOOT, (("climb", 1),)),
    Key("scout", "silver", _FOOT, (("scout", 1),)),
    Key("enrage", "gold", _HAND, (("charge", 1),)),
    Key("lure", "gold", _HAND, (("monster", 1),)),
    Key("bait", "gold", _HAND, (("bait", 1),)),
    Key("smoke", "gold", Cost(hands=2), (("smoke", 1),)),
    Key("manipulate", "iron", _HAND, (("rearrange", 1),), target="alike"),
    Key("pickpocket", "iron", _HAND, (("steal", 1),), target="near-with-cards"),
    Key("hex", "iron", _HAND, (("give", 1),), target="near"),
    Key("barter", "iron", _HAND, (("barter", 1),)),
)
"""Four of each colour, in the order of COLOURS."""


class Card(NamedTuple):
    """A Desperation card. Without `reaction` it is played in the own turn only (LO-26)."""

    name: str
    effects: tuple[tuple[str, int], ...]
    reaction: str = ""
    target: str = ""
    monster: str = ""
    """The monster that the card belongs to; empty if it is used with every monster (LO-43)."""
    copies: int = 3


CARDS: Final = (
    Card("earthquake", (("shake", 1),)),
    Card("hermes-mischief", (("cancel", 1),), reaction="card"),
    Card("ambrosia", (("recover", 1),)),
    Card("loose-locks", (("rearrange", 2),), target="with-keys"),
    Card("wings-of-icarus", (("fly", 1),)),
    Card("ball-of-thread", (("step", 3),)),
    Card("blueprint-of-daedalus", (("rotate", 3),)),
    Card("falling-stones", (("build", 2),)),
    Card("crumbling-walls", (("raze", 3),)),
    Card("echoing-roar", (("monster", 3),)),
    Card("red-cloth", (("charge", 1),)),
    Card("cloak-of-shadows", (("cloak", 1),), reaction="attack"),
    Card("close-call", (("spare", 1),), reaction="blood"),
    Card("torchlight", (("reveal", 2),)),
    Card("disarm", (("disarm", 1),)),
    Card("twist-of-fate", (("change-places", 1),), target="elsewhere"),
    Card("second-wind", (("gain", 3),)),
    Card("thief-in-the-dark", (("steal", 1),), target="with-cards"),
    Card("poisoned-spring", (("poison", 1),), target="unhurt"),
    Card("whisper-of-the-oracle", (("look", 3),)),
    Card("body-of-a-python", (("python", 1),), monster="medusa"),
    Card("stone-gaze", (("gaze", 1),), target="in-sight", monster="medusa"),
    Card("mirror-shield", (("cloak", 1), ("mirror", 1)), reaction="attack", monster="medusa"),
    Card("petrify", (("petrify", 1),), target="wounded", monster="medusa"),
    Card("shed-skin", (("heal", 2),), monster="medusa"),
    Card(
        "smell-o-vision",
        (("smell", 1),),
        reaction="sight",
        target="new-in-sight",
        monster="cerberus",
    ),
    Card("honey-cake", (("halt", 1),), reaction="step", monster="cerberus"),
    Card("three-jaws", (("jaws", 1),), reaction="control", monster="cerberus"),
    Card("gate-of-hades", (("banish", 1),), monster="cerberus"),
    Card("fresh-trail", (("trail", 2),), monster="cerberus"),
)
"""LO-47, LO-48, LO-49."""
