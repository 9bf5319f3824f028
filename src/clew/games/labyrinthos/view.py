"""What a seat of Labyrinthos sees."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.games.labyrinthos.components import (
    CARDS,
    COLOURS,
    FEATURES,
    HEROES,
    KEYS,
    MONSTER_DIE,
    MONSTERS,
    SHAPES,
)
from clew.games.labyrinthos.tasks import TASK_NAMES

__all__ = ["VOCABULARY", "Item", "Offer", "Player", "View"]

VOCABULARY = {
    "asked": (*TASK_NAMES, "wait", "over"),
    "task": TASK_NAMES,
    "hero": ("", *(hero.name for hero in HEROES)),
    "monster": MONSTERS,
    "colour": ("", *COLOURS),
    "key": tuple(key.name for key in KEYS),
    "other_key": tuple(key.name for key in KEYS),
    "keys_left": tuple(key.name for key in KEYS),
    "card": tuple(card.name for card in CARDS),
    "cards": tuple(card.name for card in CARDS),
    "discards": tuple(card.name for card in CARDS),
    "hand": tuple(card.name for card in CARDS),
    "known": tuple(card.name for card in CARDS),
    "feature": FEATURES,
    "shape": tuple(SHAPES),
    "side": tuple("nesw"),
    "to_side": tuple("nesw"),
    "face": MONSTER_DIE,
}
"""The names that fields of the view and of events hold."""


class Offer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action of a hero board, or a key: what it costs, and why it cannot be used now."""

    name: str
    """A slot, `recover`, `rearrange`, or a key."""
    feet: int = 0
    hands: int = 0
    either: int = 0
    """Tokens that are feet or hands as the player likes."""
    why: str = ""
    """One of WHYS, or nothing: it can be used."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    hero: str
    """Empty until it is chosen."""
    cell: str
    feet: int
    hands: int
    """Hand tokens."""
    cards: int
    """How many Desperation cards."""
    keys: dict[str, str]
    """By slot."""
    wounds: list[str]
    """The wounded slots."""
    smoked: bool
    """Cannot be attacked until the own next turn."""
    gazed: bool
    """Cannot use Move until the end of the own next turn."""
    looked: list[str]
    """Face-down tiles this player has looked at; what they are is the player's secret."""


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something still to be decided or done. The last item of an agenda comes first."""

    task: str
    seat: int
    """Who decides, or whose doing it is."""
    count: int = 0
    """How many are left: points, tiles, walls, wounds, tokens; cards: the limit of the hand."""
    seats: list[int] = []
    """The seats still to come, in this order: whom the Blood die wounds, who is displaced, whose
    new tile is resolved, whom Earthquake moves."""
    target: int = 0
    """The seat it aims at."""
    deed: str = ""
    """The card or key it comes from, or the key to be put on a slot."""
    cell: str = ""
    """The tile to be laid, where the monster's movement began, or where somebody landed."""
    slot: str = ""
    """Whose wound is given away."""
    colour: str = ""
    """The colour of the key to be taken."""
    marks: list[str] = []
    """`enough`: it may be ended. `must`: all points are to be used; `trails`: each shortens the way
    to a hero; `hunts`: Cerberus goes for a hero in sight. `goes`: the hero moves onto the tile.
    `topmost`: wounds go on the topmost free action. `ends`: a strike ends the movement. A
    direction: of a run."""


class View(msgspec.Struct, frozen=True, kw_only=True, tag="labyrinthos", tag_field="game"):
    """The table as one seat sees it (0: a spectator).

    Board strings have one letter a cell, row by row from a1. `tiles`: open sides as a hex
    digit, N 1, E 2, S 4, W 8, or ? for face down. `features`: a dot for plain, w wall,
    m Minotaur, h hide, t trap, p secret passage, D the Door, B S G I keys, 1 to 4 places of
    heroes, ? for face down.
    """

    seat: int
    players: list[Player]
    monster: str
    monster_cell: str
    """Empty while it is not on the board (LO-10)."""
    no_empty_slot: bool
    rounds: int
    """How many are played at most (LO-46)."""
    tiles: str
    features: str
    seen: dict[str, str]
    """Face-down tiles you have looked at: shape and what is on it."""
    disarmed: dict[str, int]
    """By tile, the seat until whose next turn its symbol does not count."""
    walls: list[str]
    """A cell and its side."""
    walls_left: int
    wounds_left: int
    keys_left: list[str]
    deck: int
    discards: list[str]
    hand: list[str]
    """Own cards."""
    known: list[list[str]]
    """By seat, the cards you know it to hold."""
    python: bool
    """Medusa can attack adjacent tiles this turn."""
    start: int
    """Who began: a round ends before this seat's turn (LO-46)."""
    round: int
    turn: int
    """Whose turn it is."""
    trapped: bool
    """Whose turn it is has met a trap in it: Veteran Warrior spares the first one (LO-04)."""
    schemed: bool
    """Whose turn it is has used Royal Cunning in it (LO-04)."""
    acting: int
    """Who must choose, 0 when the game is over. In a window for reactions, where several are
    asked at once, the viewing seat until it has answered, else 0."""
    asked: str
    """What for: a task, `wait` after having answered, or `over`."""
    asked_seats: list[int]
    """Everybody who is asked, those who have answered in a window included."""
    attacked: list[int]
    cloaked: list[int]
    """The attacked seats that are neither wounded nor displaced."""
    spared: list[int]
    """By seat, how many wounds fewer by Close Call; empty outside an attack."""
    jaws: bool
    """The Blood die is rolled twice for this attack."""
    mirror: bool
    """Medusa is put on the Door after this attack."""
    blood: int
    """The Blood die of the attack going on."""
    rolls: list[int]
    """What was rolled for it, the lower first if Three Jaws rolled twice."""
    fresh: list[int]
    """Whom Cerberus has just got into sight (LO-49)."""
    movements: list[int]
    """Monster movements that wait, by the seats that gained them, the next one first (LO-38)."""
    gained: list[int]
    """Seats that gain no further movement by being moved until all is settled (LO-38)."""
    used: list[str]
    """What the effect going on has been used on: tiles, walls, or colours of keys."""
    agenda: list[Item]
    offers: list[Offer]
    """The own hero board: actions and keys with their costs, and why not now."""
    outcome: Outcome | None
