"""The table of Labyrinthos: heroes, boards, cards, and what a position says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from tests.references.compare import Seen, need
from tests.references.compare import Table as Position
from tests.references.labyrinthos.maze import CELLS, DOOR, SIDES, Maze, wall_name

T = TypeVar("T")
Asking: TypeAlias = Generator[dict[int, set[str]], tuple[int, str], T]
"""Asks seats what they may do, is sent who did what, and gives something in the end."""

SLOTS = [
    "move",
    "heal",
    "desperate",
    "rotate-tile",
    "rotate-wall",
    "discover",
    "explore",
    "special",
    "empty",
]
"""LO-05, from the top."""
HEROES = {"sostrate": "1", "diodotus": "2", "akikios": "3", "leona": "4"}
"""LO-04, and the letter of each one's tile."""
KEYS = {
    "B": ["bandages", "build", "secret-lever", "visions"],
    "S": ["run", "double-step", "climb", "scout"],
    "G": ["enrage", "lure", "bait", "smoke"],
    "I": ["manipulate", "pickpocket", "hex", "barter"],
}
"""LO-44."""
COLOURS = {"B": "bronze", "S": "silver", "G": "gold", "I": "iron"}
COLOUR = {key: COLOURS[letter] for letter, keys in KEYS.items() for key in keys}
CARDS = [
    "earthquake",
    "hermes-mischief",
    "ambrosia",
    "loose-locks",
    "wings-of-icarus",
    "ball-of-thread",
    "blueprint-of-daedalus",
    "falling-stones",
    "crumbling-walls",
    "echoing-roar",
    "red-cloth",
    "cloak-of-shadows",
    "close-call",
    "torchlight",
    "disarm",
    "twist-of-fate",
    "second-wind",
    "thief-in-the-dark",
    "poisoned-spring",
    "whisper-of-the-oracle",
    "body-of-a-python",
    "stone-gaze",
    "mirror-shield",
    "petrify",
    "shed-skin",
    "smell-o-vision",
    "honey-cake",
    "three-jaws",
    "gate-of-hades",
    "fresh-trail",
]
"""LO-47, LO-48, LO-49, in the order in which a position lists cards."""


def ask(seat: int, options: set[str]) -> Asking[str]:
    """One seat chooses."""
    _, text = yield {seat: options}
    return text


def known_of(position: Position) -> dict[tuple[int, int], Counter[str]]:
    """By who knows and who holds."""
    return {
        (seat, holder): Counter(
            card for card, seats in zip(hand, known, strict=True) if seat in seats
        )
        for seat, _ in enumerate(position["cards"], 1)
        for holder, (hand, known) in enumerate(
            zip(position["cards"], position["known"], strict=True), 1
        )
    }


class Won(Exception):
    """Somebody reached the Door with four keys (LO-45)."""


@dataclass
class Hero:
    """A seat's hero board and what belongs to it."""

    hero: str
    cell: str
    feet: int
    hands: int
    keys: dict[str, str]
    wounds: set[str]
    looked: set[str]


class Table:
    """Everything on the table, and in hands and deck."""

    def __init__(self, position: Position) -> None:
        self.maze = Maze(*(position[name] for name in ("tiles", "up", "walls", "disarmed")))
        self.kind: str = position["monster"]
        self.monster: str = position["monster_cell"]
        self.no_empty_slot: bool = position["no_empty_slot"]
        self.last_round: int = position["rounds"]
        self.heroes = {
            seat: Hero(**{**board, "wounds": set(board["wounds"]), "looked": set(board["looked"])})
            for seat, board in enumerate(position["boards"], 1)
        }
        self.cards = {seat: list(hand) for seat, hand in enumerate(position["cards"], 1)}
        self.known = known_of(position)
        """The cards that a seat knows another to hold, at least (LO-55)."""
        self.deck: list[str] = list(position["deck"])
        self.discards: list[str] = list(position["discards"])
        self.smoked, self.gazed = set(position["smoked"]), set(position["gazed"])
        self.python: bool = position["python"]
        self.start: int = position["start"]
        self.round: int = position["round"]
        self.seat: int = position["seat"]
        self.trapped: bool = position["trapped"]
        """The player in turn has moved onto a trap already (LO-04)."""
        self.schemed: bool = position["schemed"]
        """The player in turn has used Royal Cunning already (LO-04)."""
        self.gained: set[int] = set()
        self.queue: list[int] = []
        """Monster movements that wait, by seat, and who has gained one so (LO-38)."""
        self.winner = 0
        self.ended = ""
        self.seen = Seen({}, [])

    def written(self) -> Position:
        """What of it stands in a position."""
        up = [self.maze.tiles[cell] for cell in CELLS]
        numbers = [sum(1 << SIDES.index(side) for side in tile.sides) for tile in up]
        return {
            "monster_cell": self.monster,
            "tiles": [f"{n:x}{tile.feature}" for n, tile in zip(numbers, up, strict=True)],
            "up": "".join("x" if tile.up else "." for tile in up),
            "walls": sorted(wall_name(wall) for wall in self.maze.walls),
            "disarmed": self.maze.disarmed,
            "boards": [
                {
                    "hero": hero.hero,
                    "cell": hero.cell,
                    "feet": hero.feet,
                    "hands": hero.hands,
                    "keys": hero.keys,
                    "wounds": sorted(hero.wounds, key=SLOTS.index),
                    "looked": sorted(hero.looked, key=CELLS.index),
                }
                for hero in self.heroes.values()
            ],
            "cards": [sorted(hand, key=CARDS.index) for hand in self.cards.values()],
            "deck": sorted(self.deck, key=CARDS.index),
            "discards": sorted(self.discards, key=CARDS.index),
            "smoked": sorted(self.smoked),
            "gazed": sorted(self.gazed),
            "python": self.python,
            "start": self.start,
            "round": self.round,
            "seat": self.seat,
            "trapped": self.trapped,
            "schemed": self.schemed,
            "winner": self.winner,
            "ended": self.ended,
        }

    # Seats.

    def order(self, first: int) -> list[int]:
        """Seats in turn order from one on."""
        seats = list(self.heroes)
        return seats[first - 1 :] + seats[: first - 1]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.heroes if other != seat]

    def at(self, cell: str) -> list[int]:
        return [seat for seat, hero in self.heroes.items() if hero.cell == cell]

    def usable(self, seat: int, slot: str) -> bool:
        """LO-15: neither wounded nor covered."""
        return slot not in self.heroes[seat].wounds and slot not in self.heroes[seat].keys

    def has_special(self, seat: int, hero: str) -> bool:
        """LO-04."""
        return self.heroes[seat].hero == hero and self.usable(seat, "special")

    def slots(self) -> list[str]:
        """LO-11."""
        return SLOTS[:-1] if self.no_empty_slot else SLOTS

    def free_of_keys(self, seat: int) -> list[str]:
        """LO-24."""
        return [slot for slot in self.slots() if slot not in self.heroes[seat].keys]

    def free_of_wounds(self, seat: int) -> list[str]:
        """LO-40: an action, so not an empty slot without a key."""
        hero = self.heroes[seat]
        actions = [slot for slot in self.slots() if slot != "empty" or slot in hero.keys]
        return [slot for slot in actions if slot not in hero.wounds]

    def key_moves(self, seat: int, but: str = "") -> set[str]:
        """LO-25: a key, not the one of a colour, to another slot without one."""
        return {
            f"key {COLOUR[key]} {slot}"
            for key in self.heroes[seat].keys.values()
            if COLOUR[key] != but
            for slot in self.free_of_keys(seat)
        }

    def move_key(self, seat: int, text: str) -> str:
        """Gives the colour."""
        _, colour, slot = text.split()
        keys = self.heroes[seat].keys
        old = next(place for place, key in keys.items() if COLOUR[key] == colour)
        keys[slot] = keys.pop(old)
        return colour

    # Monster and heroes.

    def hidden(self, seat: int) -> bool:
        """LO-29, LO-44 (Smoke): cannot be attacked."""
        return seat in self.smoked or self.maze.symbol(self.heroes[seat].cell) == "h"

    def victims(self, cell: str) -> list[int]:
        """Who can be attacked on a tile."""
        return [seat for seat in self.at(cell) if not self.hidden(seat)]

    def in_sight(self, cell: str) -> set[int]:
        """LO-42: heroes in line of sight of a tile, on it included."""
        lines = {cell, *self.maze.in_line(cell)}
        return {s for s, hero in self.heroes.items() if hero.cell in lines and not self.hidden(s)}

    def may_share(self, seat: int, cell: str) -> bool:
        """LO-17: not the monster's tile, unless one is hidden there."""
        return cell != self.monster or self.maze.symbol(cell) == "h" or seat in self.smoked

    def moves(self, seat: int) -> set[str]:
        """LO-17: where a hero can move."""
        cells = self.maze.connected(self.heroes[seat].cell)
        return {cell for cell in cells if self.may_share(seat, cell)}

    def put(self, seat: int, cell: str) -> None:
        """A hero gets to a tile, by whatever means (LO-45)."""
        self.heroes[seat].cell = cell
        if cell == DOOR and len(self.heroes[seat].keys) == 4:
            self.winner = seat
            raise Won

    # Cards.

    def knowers(self, holder: int) -> list[list[int]]:
        """For each card of a hand the seats that know it; of like cards as many as they know."""
        hand = sorted(self.cards[holder], key=CARDS.index)
        return [
            [seat for seat in self.heroes if self.known[seat, holder][card] > hand[:i].count(card)]
            for i, card in enumerate(hand)
        ]

    def compare_known(self, position: Position) -> None:
        """What is certain must still be known; the engine may conclude more by counting cards."""
        now = known_of(position)
        for (seat, holder), cards in self.known.items():
            for card, many in cards.items():
                need(
                    now[seat, holder][card] >= many,
                    f"seat {seat} knows that seat {holder} holds {many} {card} (LO-55)",
                )
        self.known = now

    def forget(self, seat: int, holder: int, card: str) -> None:
        """A card has, or may have, left a hand: one fewer is certain to be there."""
        if self.known[seat, holder][card]:
            self.known[seat, holder][card] -= 1

    def discard(self, seat: int, card: str) -> None:
        self.cards[seat].remove(card)
        self.discards.append(card)
        for other in self.others(seat):
            self.forget(other, seat, card)

    def draw(self, seat: int, many: int) -> None:
        """LO-14: chance says which; an empty deck is made anew from the discards."""
        many = min(many, len(self.deck) + len(self.discards))
        if not many:
            return
        drawn = self.seen.next("drawn")
        need(drawn["seat"] == seat and len(drawn["cards"]) == many, f"{many} cards are drawn")
        if many > len(self.deck):
            old = Counter(self.deck)
            old.subtract(drawn["cards"])
            need(max(old.values(), default=0) <= 0, "the old deck is drawn first (LO-14)")
            drawn["cards"] = self.draw_the_rest(seat, drawn["cards"])
        self.take(seat, drawn["cards"])

    def draw_the_rest(self, seat: int, cards: list[str]) -> list[str]:
        """Draws the old deck and makes a new one; gives what is still to be drawn."""
        more = list((Counter(cards) - Counter(self.deck)).elements())
        self.take(seat, list(self.deck))
        self.conclude()
        self.deck, self.discards = self.discards, []
        return more

    def conclude(self) -> None:
        """LO-55: with no deck left, all cards that one cannot see are in the others' hands."""
        for seat in self.heroes:
            unsure = [
                other
                for other in self.others(seat)
                if self.known[seat, other].total() < len(self.cards[other])
            ]
            if len(unsure) == 1:
                self.known[seat, unsure[0]] = Counter(self.cards[unsure[0]])

    def take(self, seat: int, cards: list[str]) -> None:
        """From the deck."""
        for card in cards:
            need(card in self.deck, f"{card} is in the deck")
            self.deck.remove(card)
            self.cards[seat].append(card)

    def steal(self, seat: int, other: int) -> None:
        """Chance says which card; there may be none any more. The two of them know it, and others
        if they know that the hand has only one kind (LO-55)."""
        if not self.cards[other]:
            return
        card = self.seen.next("stolen")["card"]
        need(card in self.cards[other], "a card of that hand")
        for watcher in self.heroes:
            seen = self.known[watcher, other]
            certain = watcher == other or seen[card] == len(self.cards[other])
            if watcher == seat or certain:
                self.forget(watcher, other, card)
            else:
                for kind in list(seen):
                    self.forget(watcher, other, kind)
            if certain and watcher != seat:
                self.known[watcher, seat][card] += 1
        self.cards[other].remove(card)
        self.cards[seat].append(card)
