"""What cards (LO-47 to LO-49) and keys (LO-44) do, and when they can be used (LO-53)."""

from __future__ import annotations

from collections.abc import Callable

from tests.references.labyrinthos import monster
from tests.references.labyrinthos.maze import CELLS, DOOR, SIDES, around, beside, turned
from tests.references.labyrinthos.table import COLOUR, Asking, Table, ask

REACTIONS = {
    "hermes-mischief",
    "cloak-of-shadows",
    "close-call",
    "mirror-shield",
    "smell-o-vision",
    "honey-cake",
    "three-jaws",
}
COSTS = {"bandages": (0, 0), "smoke": (0, 2)}
"""Feet and hands of a key; Bandages' one token is either."""


def cost(key: str) -> tuple[int, int]:
    return COSTS.get(key, (1, 0) if COLOUR[key] == "silver" else (0, 1))


# Whom a card or a key can aim at.


def targets(t: Table, seat: int, deed: str) -> list[int] | None:
    """None: it aims at nobody."""
    others = t.others(seat)
    place = t.heroes[seat].cell
    near = [s for s in others if t.heroes[s].cell in t.maze.connected(place) | {place}]
    return {
        "loose-locks": [s for s in t.heroes if t.key_moves(s)],
        "twist-of-fate": [s for s in others if t.heroes[s].cell != place],
        "thief-in-the-dark": [s for s in others if t.cards[s]],
        "poisoned-spring": [s for s in others if t.free_of_wounds(s)],
        "stone-gaze": [s for s in others if s in seen_by_monster(t) - t.gazed],
        "petrify": [s for s in others if t.heroes[s].wounds and t.free_of_wounds(s)],
        "manipulate": [s for s in others if alike(t, seat, s) and t.key_moves(s)],
        "pickpocket": [s for s in near if t.cards[s]],
        "hex": near,
    }.get(deed)


def seen_by_monster(t: Table) -> set[int]:
    """LO-48, Stone Gaze: in a line from its tile, so not on it."""
    return t.in_sight(t.monster) - set(t.at(t.monster)) if t.monster else set()


def alike(t: Table, seat: int, other: int) -> bool:
    """LO-44, Manipulate."""
    symbol = t.maze.symbol(t.heroes[seat].cell)
    return bool(symbol) and symbol == t.maze.symbol(t.heroes[other].cell)


# What can be done at all.


def can_use(t: Table, seat: int, deed: str) -> bool:
    """LO-53, LO-10."""
    aims = targets(t, seat, deed)
    if aims is not None and not aims:
        return False
    return CONDITIONS[deed](t, seat) if deed in CONDITIONS else True


def can_move_monster(t: Table, *, points: int = 0, trail: bool = False) -> bool:
    """LO-35: by points or a charge; or it cannot leave, and is put on the Door."""
    if t.monster != DOOR:
        return bool(t.monster)
    if not points:
        return bool(monster.charge_ways(t))
    return bool(monster.Movement(t, points, trail=trail).legal())


def flights(t: Table, seat: int) -> set[str]:
    """LO-47, Wings of Icarus."""
    place = t.heroes[seat].cell
    return {
        cell
        for cell in CELLS
        if (cell[0] == place[0]) != (cell[1] == place[1])
        and t.maze.tiles[cell].up
        and t.may_share(seat, cell)
    }


def climbs(t: Table, seat: int) -> set[str]:
    """LO-44, Climb."""
    place = t.heroes[seat].cell
    return {
        beside(place, side)
        for side in SIDES
        if t.maze.meet(place, side)
        and t.maze.walled(place, side)
        and beside(place, side) != t.monster
    }


def runs(t: Table, seat: int) -> set[str]:
    """LO-44, Run: the first tile of each direction."""
    cells = t.maze.next_to(t.heroes[seat].cell)
    return {cell for cell in cells if t.may_share(seat, cell)}


def baits(t: Table) -> set[str]:
    """LO-44, Bait."""
    return {cell for cell in t.maze.passages() if not t.at(cell) and cell != t.monster}


def lit(t: Table) -> set[str]:
    """LO-47, Torchlight: face-down tiles beside a face-up one."""
    down = {cell for cell in CELLS if not t.maze.tiles[cell].up}
    return {cell for cell in down if any(there not in down for there in around(cell))}


def unseen(t: Table, seat: int) -> set[str]:
    """LO-47, Whisper of the Oracle."""
    down = {cell for cell in CELLS if not t.maze.tiles[cell].up}
    return down - t.heroes[seat].looked


def armed(t: Table) -> set[str]:
    """LO-47, Disarm."""
    return {cell for cell in CELLS if t.maze.symbol(cell)}


def shakes(t: Table, seat: int) -> set[str]:
    """LO-47, Earthquake: where a hero can be moved."""
    return t.maze.connected(t.heroes[seat].cell) - {t.monster}


def barters(t: Table, seat: int) -> set[str]:
    """LO-44, Barter."""
    own = {COLOUR[key] for key in t.heroes[seat].keys.values()}
    return {
        f"barter {other} {COLOUR[key]}"
        for other in t.others(seat)
        for key in t.heroes[other].keys.values()
        if COLOUR[key] in own
    }


def swings(t: Table, walls: set[frozenset[str]]) -> set[str]:
    """LO-44, Visions."""
    return {text for cell in CELLS for text in t.maze.shifts(cell, walls)}


CONDITIONS: dict[str, Callable[[Table, int], bool]] = {
    "earthquake": lambda t, _: any(shakes(t, seat) for seat in t.heroes),
    "ambrosia": lambda t, seat: bool(t.heroes[seat].wounds),
    "wings-of-icarus": lambda t, seat: bool(flights(t, seat)),
    "ball-of-thread": lambda t, seat: bool(t.moves(seat)),
    "falling-stones": lambda t, _: bool(t.maze.places()),
    "crumbling-walls": lambda t, _: bool(t.maze.walls),
    "echoing-roar": lambda t, _: can_move_monster(t, points=3),
    "red-cloth": lambda t, _: can_move_monster(t),
    "torchlight": lambda t, _: bool(lit(t)),
    "disarm": lambda t, _: bool(armed(t)),
    "whisper-of-the-oracle": lambda t, seat: bool(unseen(t, seat)),
    "body-of-a-python": lambda t, _: bool(t.monster) and not t.python,
    "shed-skin": lambda t, seat: bool(t.heroes[seat].wounds),
    "gate-of-hades": lambda t, _: t.monster not in ("", DOOR),
    "fresh-trail": lambda t, _: can_move_monster(t, points=2, trail=True),
    "bandages": lambda t, seat: bool(t.heroes[seat].wounds),
    "build": lambda t, _: bool(t.maze.places() or t.maze.walls),
    "visions": lambda t, _: bool(swings(t, t.maze.walls)),
    "run": lambda t, seat: bool(runs(t, seat)),
    "double-step": lambda t, seat: bool(t.moves(seat)),
    "climb": lambda t, seat: bool(climbs(t, seat)),
    "scout": lambda t, seat: bool(t.maze.unexplored(t.heroes[seat].cell)),
    "enrage": lambda t, _: can_move_monster(t),
    "lure": lambda t, _: can_move_monster(t, points=1),
    "bait": lambda t, _: bool(t.monster and baits(t)),
    "smoke": lambda t, seat: seat not in t.smoked,
    "hex": lambda t, seat: bool(t.heroes[seat].wounds),
    "barter": lambda t, seat: bool(barters(t, seat)),
}


# What is done.


def up_to(
    seat: int, many: int, options: Callable[[], set[str]], do: Callable[[str], None]
) -> Asking[None]:
    """At least one, and as many as there are; `done` ends it (LO-53)."""
    for i in range(many):
        texts = options()
        if not texts:
            return
        text = yield from ask(seat, texts | ({"done"} if i else set()))
        if text == "done":
            return
        do(text)


def step(t: Table, seat: int, cell: str) -> Asking[bool]:
    """A hero moves onto a tile and meets it; whether it is still there then."""
    t.put(seat, cell)
    yield from monster.land(t, seat, cell)
    return t.heroes[seat].cell == cell


def walk(t: Table, seat: int, many: int) -> Asking[None]:
    """LO-47 Ball of Thread, LO-44 Double Step: who is displaced loses the rest."""
    for i in range(many):
        texts = {f"move {cell}" for cell in t.moves(seat)}
        if not texts:
            return
        text = yield from ask(seat, texts | ({"done"} if i else set()))
        if text == "done" or not (yield from step(t, seat, text.split()[1])):
            return


def run(t: Table, seat: int) -> Asking[None]:
    """LO-44, Run."""
    text = yield from ask(seat, {f"move {cell}" for cell in runs(t, seat)})
    cell, first = t.heroes[seat].cell, text.split()[1]
    side = next(side for side in SIDES if beside(cell, side) == first)
    while (there := beside(cell, side)) in runs(t, seat):
        if not (yield from step(t, seat, there)):
            return
        cell = there


def rotate(t: Table, seat: int, many: int) -> Asking[None]:
    """LO-20: different tiles."""
    left = list(CELLS)

    def do(text: str) -> None:
        _, cell, direction = text.split()
        t.maze.rotate(cell, direction)
        left.remove(cell)

    yield from up_to(seat, many, lambda: t.maze.rotations(left), do)


def build(t: Table, seat: int, many: int, places: bool, razes: bool) -> Asking[None]:
    """Walls placed or removed."""

    def options() -> set[str]:
        placed = t.maze.places() if places else set()
        return placed | (t.maze.standing(t.maze.walls) if razes else set())

    def do(text: str) -> None:
        _, cell, side = text.split()
        t.maze.walls ^= {t.maze.wall_of(cell, side)}

    yield from up_to(seat, many, options, do)


def visions(t: Table, seat: int) -> Asking[None]:
    """LO-44, Visions: different walls."""
    left = set(t.maze.walls)

    def do(text: str) -> None:
        left.discard(shift(t, text))

    yield from up_to(seat, 4, lambda: swings(t, left), do)


def shift(t: Table, text: str) -> frozenset[str]:
    """LO-21. Gives where the wall was."""
    _, cell, side, to = text.split()
    old = t.maze.wall_of(cell, side)
    t.maze.walls.remove(old)
    t.maze.walls.add(t.maze.wall_of(cell, to))
    return old


def heal(t: Table, seat: int, many: int) -> Asking[None]:
    wounds = t.heroes[seat].wounds
    yield from up_to(
        seat,
        many,
        lambda: {f"heal {slot}" for slot in wounds},
        lambda text: wounds.remove(text.split()[1]),
    )


def turn_up(t: Table, seat: int, cell: str) -> Asking[None]:
    """LO-18: in any rotation, having seen it."""
    tile = t.maze.tiles[cell]
    tile.up = True
    for hero in t.heroes.values():
        hero.looked.discard(cell)
    looks = t.maze.looks(cell)
    if len(looks) > 1:
        text = yield from ask(seat, {f"turn {degrees}" for degrees in looks})
        tile.sides = turned(tile.sides, int(text.split()[1]))


def reveal(t: Table, seat: int, many: int, cells: Callable[[], set[str]]) -> Asking[None]:
    for i in range(many):
        texts = {f"reveal {cell}" for cell in cells()}
        if not texts:
            return
        text = yield from ask(seat, texts | ({"done"} if i else set()))
        if text == "done":
            return
        yield from turn_up(t, seat, text.split()[1])


def rearrange(t: Table, seat: int, owner: int, many: int) -> Asking[None]:
    """LO-25; LO-47, Loose Locks: different keys."""
    moved = ""

    def do(text: str) -> None:
        nonlocal moved
        moved = t.move_key(owner, text)

    yield from up_to(seat, many, lambda: t.key_moves(owner, moved), do)


def give_wound(t: Table, seat: int, other: int) -> Asking[None]:
    """LO-44, Hex: the receiver places it."""
    wounds = t.heroes[seat].wounds
    text = yield from ask(seat, {f"give {slot}" for slot in wounds})
    wounds.remove(text.split()[1])
    yield from monster.wound(t, other)


def earthquake(t: Table, seat: int) -> Asking[None]:
    """LO-47: symbols at once, monster movements last."""
    for hero in t.order(seat):
        cells = shakes(t, hero)
        if not cells:
            continue
        text = yield from ask(seat, {f"send {cell}" for cell in cells})
        t.put(hero, text.split()[1])
        yield from monster.land(t, hero, t.heroes[hero].cell, hero != seat, later=True)


def twist_of_fate(t: Table, seat: int, other: int) -> Asking[None]:
    """LO-47: each meets the tile where the change put it."""
    here, there = t.heroes[seat].cell, t.heroes[other].cell
    t.put(seat, there)
    t.put(other, here)
    yield from monster.land(t, seat, there)
    yield from monster.land(t, other, here, moved_by_others=True, later=True)


def disarm(t: Table, seat: int) -> Asking[None]:
    text = yield from ask(seat, {f"disarm {cell}" for cell in armed(t)})
    t.maze.disarmed[text.split()[1]] = seat


def second_wind(t: Table, seat: int) -> Asking[None]:
    text = yield from ask(seat, {f"feet {feet}" for feet in range(4)})
    t.heroes[seat].feet += int(text.split()[1])
    t.heroes[seat].hands += 3 - int(text.split()[1])


def look(t: Table, seat: int) -> Asking[None]:
    yield from up_to(
        seat,
        3,
        lambda: {f"look {cell}" for cell in unseen(t, seat)},
        lambda text: t.heroes[seat].looked.add(text.split()[1]),
    )


def bait(t: Table, seat: int) -> Asking[None]:
    text = yield from ask(seat, {f"monster {cell}" for cell in baits(t)})
    t.monster = text.split()[1]


def barter(t: Table, seat: int) -> Asking[None]:
    text = yield from ask(seat, barters(t, seat))
    _, other, colour = text.split()
    own, theirs = t.heroes[seat].keys, t.heroes[int(other)].keys
    mine = next(slot for slot, key in own.items() if COLOUR[key] == colour)
    its = next(slot for slot, key in theirs.items() if COLOUR[key] == colour)
    own[mine], theirs[its] = theirs[its], own[mine]


def fly_or_climb(t: Table, seat: int, cells: set[str]) -> Asking[None]:
    text = yield from ask(seat, {f"move {cell}" for cell in cells})
    yield from step(t, seat, text.split()[1])


def effect(t: Table, seat: int, deed: str, target: int) -> Asking[None]:
    """What a card or a key does, once it is paid for and not cancelled."""
    effects: dict[str, Callable[[], Asking[None] | None]] = {
        "earthquake": lambda: earthquake(t, seat),
        "ambrosia": t.heroes[seat].wounds.clear,
        "loose-locks": lambda: rearrange(t, seat, target, 2),
        "wings-of-icarus": lambda: fly_or_climb(t, seat, flights(t, seat)),
        "ball-of-thread": lambda: walk(t, seat, 3),
        "blueprint-of-daedalus": lambda: rotate(t, seat, 3),
        "falling-stones": lambda: build(t, seat, 2, places=True, razes=False),
        "crumbling-walls": lambda: build(t, seat, 3, places=False, razes=True),
        "echoing-roar": lambda: monster.move(t, seat, 3),
        "red-cloth": lambda: monster.charge(t, seat),
        "torchlight": lambda: reveal(t, seat, 2, lambda: lit(t)),
        "disarm": lambda: disarm(t, seat),
        "twist-of-fate": lambda: twist_of_fate(t, seat, target),
        "second-wind": lambda: second_wind(t, seat),
        "thief-in-the-dark": lambda: t.steal(seat, target),
        "poisoned-spring": lambda: monster.wound(t, target),
        "whisper-of-the-oracle": lambda: look(t, seat),
        "body-of-a-python": lambda: setattr(t, "python", True),
        "stone-gaze": lambda: t.gazed.add(target),
        "petrify": lambda: monster.wound(t, target, topmost=True),
        "shed-skin": lambda: heal(t, seat, 2),
        "gate-of-hades": lambda: monster.put_on_door(t),
        "fresh-trail": lambda: monster.move(t, seat, 2, trail=True),
        "bandages": lambda: heal(t, seat, 1),
        "build": lambda: build(t, seat, 2, places=True, razes=True),
        "secret-lever": lambda: rotate(t, seat, 4),
        "visions": lambda: visions(t, seat),
        "run": lambda: run(t, seat),
        "double-step": lambda: walk(t, seat, 2),
        "climb": lambda: fly_or_climb(t, seat, climbs(t, seat)),
        "scout": lambda: reveal(t, seat, 1, lambda: t.maze.unexplored(t.heroes[seat].cell)),
        "enrage": lambda: monster.charge(t, seat),
        "lure": lambda: monster.move(t, seat, 1),
        "bait": lambda: bait(t, seat),
        "smoke": lambda: t.smoked.add(seat),
        "manipulate": lambda: rearrange(t, seat, target, 1),
        "pickpocket": lambda: t.steal(seat, target),
        "hex": lambda: give_wound(t, seat, target),
        "barter": lambda: barter(t, seat),
    }
    asking = effects[deed]()
    if asking is not None:
        yield from asking
    yield from monster.waiting_movements(t)
