"""Positions in the middle of a game, made up at random: where rare things are common."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from clew.core.chance import Chance, Fast
from clew.core.game import Game
from clew.core.state import State
from clew.games.labyrinthos import game
from tests.references.compare import Table as Position
from tests.references.compare import position_of
from tests.references.labyrinthos.maze import CELLS, turned
from tests.references.labyrinthos.table import COLOURS, HEROES, KEYS, SLOTS, Table


def furnished(players: int, monster: str, seed: int) -> Position:
    """The start of a turn with keys, wounds, walls and full hands, heroes and monster close."""
    chance = Random(seed)
    options = {
        "monster": monster,
        "heroes": chance.sample(list(HEROES), players),
        "no_empty_slot": seed % 5 == 0,
    }
    position = position_of(game, game.new(players, game.read_options(options), Fast(seed)))
    t = Table(position)
    lay_out(t, chance)
    rich = chance.choice([0.3, 0.6, 1])
    for seat in t.heroes:
        equip(t, seat, rich, chance)
    if chance.random() < 0.3:
        t.deck, t.discards = t.deck[:2], t.deck[2:]
    t.round = chance.choice([2, 9, 150])
    some = [cell for cell in CELLS if t.maze.symbol(cell)]
    t.maze.disarmed = {cell: chance.choice(t.others(t.seat)) for cell in chance.sample(some, 2)}
    t.smoked = {seat for seat in t.others(t.seat) if chance.random() < 0.15}
    t.gazed = {seat for seat in t.heroes if monster == "medusa" and chance.random() < 0.2}
    t.python = monster == "medusa" and chance.random() < 0.5
    position.update(t.written())
    sight = chance.choice([0, 0.5, 1])
    for seat in t.heroes:
        for other in t.others(seat):
            seen = [card for card in t.cards[other] if chance.random() < sight]
            t.known[seat, other] = Counter(seen)
    return {**position, "known": [t.knowers(seat) for seat in t.heroes]}


def lay_out(t: Table, chance: Random) -> None:
    """Most tiles lie face up, some sides are walled, and all stand near each other."""
    for cell in CELLS:
        tile = t.maze.tiles[cell]
        if not tile.up and chance.random() < 0.8:
            tile.up, tile.sides = True, turned(tile.sides, 90 * chance.randrange(4))
    for _ in range(chance.choice([0, 5, 15, 29])):
        places = sorted(t.maze.places())
        if places:
            t.maze.walls.add(t.maze.wall_of(*chance.choice(places).split()[1:]))
    up = [cell for cell in CELLS if t.maze.tiles[cell].up]
    near = sorted(up, key=lambda cell: distance(cell, chance.choice(["a1", "d4", "f6"])))
    t.monster = chance.choice(near[:20])
    for hero in t.heroes.values():
        hero.cell = chance.choice(near[:20])


def distance(cell: str, other: str) -> int:
    return abs(ord(cell[0]) - ord(other[0])) + abs(int(cell[1]) - int(other[1]))


def equip(t: Table, seat: int, rich: float, chance: Random) -> None:
    """Keys, wounds, tokens and cards."""
    hero = t.heroes[seat]
    taken = {key for other in t.heroes.values() for key in other.keys.values()}
    for letter in COLOURS:
        if chance.random() < rich:
            key = chance.choice([key for key in KEYS[letter] if key not in taken])
            hero.keys[chance.choice(t.free_of_keys(seat))] = key
    if len(hero.keys) == 4 and hero.cell == "d4":
        hero.cell = "c4"
    hero.keys = {slot: hero.keys[slot] for slot in SLOTS if slot in hero.keys}
    hero.wounds = {slot for slot in t.free_of_wounds(seat) if chance.random() < 0.2}
    hero.feet, hero.hands = chance.randrange(2, 8), chance.randrange(2, 8)
    chance.shuffle(t.deck)
    t.deck += t.cards[seat]
    t.cards[seat] = [t.deck.pop(0) for _ in range(4)]


def fierce(_: Game[Any], state: State, chance: Chance) -> tuple[int, int]:
    """Goes for heroes with the monster and for symbols with heroes, and likes cards and keys."""
    position = position_of(game, state)
    heroes = {board["cell"] for board in position["boards"]}
    symbols = {
        cell for cell, tile in zip(CELLS, position["tiles"], strict=True) if tile[1] in "mtw"
    }
    liked = {"monster": heroes, "send": symbols, "move": symbols}
    pending = int(state.pending())
    seats = [seat for seat in range(1, 5) if pending >> seat - 1 & 1]
    seat = seats[chance.below(len(seats))]
    texts = [game.format(action) for action in state.legal(seat)]
    best = [text for text in texts if text.split()[-1] in liked.get(text.split()[0], ())]
    best += [text for text in texts if text.split()[0] in ("play", "use", "strike", "charge")]
    if not best or not chance.below(3):
        best = texts
    kinds = sorted({text.split()[0] for text in best})
    kind = kinds[chance.below(len(kinds))]
    some = [text for text in best if text.split()[0] == kind]
    return seat, game.parse(some[chance.below(len(some))])
