"""The monster's movements and attacks, and what heroes meet where they land (LO-27 to LO-42)."""

from __future__ import annotations

from collections import Counter

from tests.references.compare import need
from tests.references.labyrinthos.maze import DOOR, NAMES, SIDES, around, beside
from tests.references.labyrinthos.table import Asking, Table, ask
from tests.references.labyrinthos.windows import play_card, window

# What heroes meet.


def wound(t: Table, seat: int, topmost: bool = False) -> Asking[None]:
    """LO-40, LO-41."""
    free = t.free_of_wounds(seat)
    if not free:
        return
    slot = free[0]
    if not topmost:
        text = yield from ask(seat, {f"wound {slot}" for slot in free})
        slot = text.split()[1]
    t.heroes[seat].wounds.add(slot)


def land(
    t: Table, seat: int, cell: str, moved_by_others: bool = False, later: bool = False
) -> Asking[None]:
    """LO-19, LO-38: the symbol of a tile, for whoever got there; monster movements now or later."""
    symbol = t.maze.symbol(cell)
    if symbol == "w" and t.maze.places():
        text = yield from ask(seat, t.maze.places())
        t.maze.walls.add(t.maze.wall_of(*text.split()[1:]))
    elif symbol == "t":
        yield from trap(t, seat)
    elif symbol == "m" and t.monster:
        if moved_by_others and seat in t.gained:
            return
        t.gained |= {seat} if moved_by_others else set()
        t.queue.append(seat)
        if not later:
            yield from waiting_movements(t)


def trap(t: Table, seat: int) -> Asking[None]:
    """LO-30, LO-04: Veteran Warrior."""
    first = seat == t.seat and not t.trapped
    t.trapped |= seat == t.seat
    if not (first and t.has_special(seat, "diodotus")):
        yield from wound(t, seat)


def gained_movement(t: Table, seat: int) -> Asking[None]:
    """LO-28, LO-04: two points, or with Wild Intuition the die."""
    if t.has_special(seat, "leona"):
        text = yield from ask(seat, {"points", "roll"})
        if text == "roll":
            yield from roll(t, seat)
            return
    yield from move(t, seat, 2, must=True)


def waiting_movements(t: Table) -> Asking[None]:
    """LO-38: those gained by heroes who were moved."""
    while t.queue:
        yield from gained_movement(t, t.queue.pop(0))


# Movements.


def roll(t: Table, seat: int) -> Asking[None]:
    """LO-03, LO-13: chance says which face."""
    face = t.seen.next("rolled")["face"]
    need(face in ("1", "2", "3", "4", "passage", "charge"), "a face of the die (LO-03)")
    if face == "passage":
        yield from secret_passage(t, seat)
    elif face == "charge":
        yield from charge(t, seat)
    else:
        yield from move(t, seat, int(face))


def put_on_door(t: Table) -> None:
    """LO-35, LO-10: it is put there, which is not moving."""
    t.monster = DOOR


def secret_passage(t: Table, seat: int) -> Asking[None]:
    """LO-33."""
    cells = t.maze.passages() - {t.monster}
    if not cells:
        put_on_door(t)
        return
    text = yield from ask(seat, {f"monster {cell}" for cell in cells})
    yield from enter(t, seat, text.split()[1], t.in_sight(t.monster))


def charge_ways(t: Table) -> set[str]:
    """LO-34: directions in which it leaves its tile."""
    return {f"charge {NAMES[side]}" for side in SIDES if t.monster and t.maze.meet(t.monster, side)}


def charge(t: Table, seat: int) -> Asking[None]:
    """LO-34, LO-35."""
    ways = charge_ways(t)
    if not ways:
        put_on_door(t)
        return
    text = yield from ask(seat, ways)
    side = text.split()[1][0].upper()
    before = t.in_sight(t.monster)
    end = t.monster
    while t.maze.meet(end, side):
        t.maze.walls.discard(frozenset({end, beside(end, side)}))
        end = beside(end, side)
        if t.victims(end):
            break
    yield from enter(t, seat, end, before)


class Movement:
    """A movement by points: what may still be done so that it does not end where it began."""

    def __init__(self, t: Table, points: int, must: bool = False, trail: bool = False) -> None:
        self.t = t
        self.start = t.monster
        self.points = points
        self.must = must
        """A symbol's points must be used (LO-28); others may be left once it is elsewhere."""
        self.trail = trail
        self.chasing = False
        """Cerberus has moved onto a tile from which he sees a hero (LO-42)."""

    def uses(self) -> set[str]:
        """LO-32: of one point, whatever comes of it."""
        t = self.t
        if self.trail and (shorter := {text for text in self.shorter() if self.tried(text)}):
            return shorter
        if self.chasing:
            return self.along_the_line()
        return (
            {f"monster {cell}" for cell in t.maze.connected(t.monster)}
            | t.maze.rotations([t.monster, *around(t.monster)])
            | t.maze.standing(t.maze.at(t.monster))
        )

    def along_the_line(self) -> set[str]:
        """LO-42: towards the nearest hero in sight."""
        t = self.t
        lines = t.maze.in_line(t.monster)
        seen = [lines[t.heroes[s].cell] for s in t.in_sight(t.monster) if t.heroes[s].cell in lines]
        return {f"monster {step}" for far, step in seen if far == min(seen)[0]}

    def shorter(self) -> set[str]:
        """LO-49, Fresh Trail: moves that shorten the way to the nearest hero; those that LO-35
        forbids do not count."""
        t = self.t
        away = ways_to(t, [hero.cell for s, hero in t.heroes.items() if not t.hidden(s)])
        here = away.get(t.monster, 100)
        cells = t.maze.connected(t.monster)
        return {f"monster {cell}" for cell in cells if away.get(cell, 100) < here}

    def legal(self) -> set[str]:
        """LO-35."""
        found = {text for text in self.uses() if self.tried(text)}
        if not self.must and self.t.monster != self.start and not self.chasing:
            found.add("done")
        return found

    def tried(self, text: str) -> bool:
        """Whether the movement can end elsewhere after a use; everything is put back."""
        t = self.t
        word, cell, *rest = text.split()
        before, chasing = t.monster, self.chasing
        self.points -= 1
        if word == "monster":
            t.monster = cell
            self.chasing = self.sees()
            good = t.monster != self.start if t.victims(cell) else self.can_end()
        elif word == "rotate":
            t.maze.rotate(cell, rest[0])
            good = self.can_end()
            t.maze.rotate(cell, {"right": "left", "left": "right"}[rest[0]])
        else:
            wall = t.maze.wall_of(cell, rest[0])
            t.maze.walls.remove(wall)
            good = self.can_end()
            t.maze.walls.add(wall)
        t.monster, self.chasing = before, chasing
        self.points += 1
        return good

    def can_end(self) -> bool:
        """Also where Cerberus stops, since his next step is not allowed (LO-42)."""
        away = self.t.monster != self.start
        if not self.points or (away and (self.chasing or not self.must)):
            return away
        texts = sorted(self.uses(), reverse=away)  # a turn of a tile is quickest, once away
        return any(self.tried(text) for text in texts)

    def sees(self) -> bool:
        t = self.t
        return t.kind == "cerberus" and bool(t.in_sight(t.monster) - set(t.at(t.monster)))


def ways_to(t: Table, cells: list[str]) -> dict[str, int]:
    """How many moves of the monster it is from each tile to the nearest of some."""
    away = dict.fromkeys(cells, 0)
    rest = list(away)
    for cell in rest:
        for there in t.maze.connected(cell):
            if there not in away:
                away[there] = away[cell] + 1
                rest.append(there)
    return away


def move(t: Table, seat: int, points: int, must: bool = False, trail: bool = False) -> Asking[None]:
    """LO-32, LO-35: a movement by points."""
    m = Movement(t, points, must, trail)
    while m.points:
        options = m.legal()
        if not options:
            if t.monster == m.start:
                put_on_door(t)
            return
        text = yield from ask(seat, options)
        if text == "done":
            return
        m.points -= 1
        word, cell, *rest = text.split()
        if word == "rotate":
            t.maze.rotate(cell, rest[0])
        elif word == "raze":
            t.maze.walls.remove(t.maze.wall_of(cell, rest[0]))
        else:
            had = m.points
            m.points = yield from enter(t, seat, cell, t.in_sight(t.monster), m.points, m.start)
            m.chasing = m.sees()
            if had and not m.points and t.monster == m.start:
                put_on_door(t)


def enter(
    t: Table, seat: int, cell: str, before: set[int], points: int = 0, start: str = ""
) -> Asking[int]:
    """It moves onto a tile; gives the points that are left. `before` were in sight already."""
    t.monster = cell
    if t.kind == "cerberus":
        points = yield from cerberus_stepped(t, t.in_sight(cell) - before, points)
    victims = t.victims(cell)
    if victims:
        yield from attack(t, seat, victims)
        return 0
    if t.python and cell != start:
        strikes = {there for there in around(cell) if t.victims(there)}
        if strikes:
            text = yield from ask(seat, {"done"} | {f"strike {there}" for there in strikes})
            if text != "done":
                yield from attack(t, seat, t.victims(text.split()[1]))
                return 0
    return points


def cerberus_stepped(t: Table, fresh: set[int], points: int) -> Asking[int]:
    """LO-49, LO-51: Smell-O-Vision and Honey Cake; gives the points that are left."""

    def smelled(seat: int) -> list[int]:
        return [other for other in t.others(seat) if other in fresh and t.cards[other]]

    def condition() -> dict[int, set[str]]:
        goes_on = points and not t.victims(t.monster)  # an attack takes the points anyway
        return {
            seat: ({"honey-cake"} if goes_on else set())
            | ({"smell-o-vision"} if smelled(seat) else set())
            for seat in t.heroes
        }

    def effect(seat: int, card: str) -> Asking[None]:
        nonlocal points
        if card == "honey-cake":
            if (yield from play_card(t, seat, card)):
                points = 0
            return
        other = yield from play_card(t, seat, card, smelled(seat))
        if other and t.cards[other]:
            t.known[seat, other] = Counter(t.cards[other])
            text = yield from ask(seat, {f"discard {held}" for held in t.cards[other]})
            t.discard(other, text.split()[1])

    yield from window(t, condition, effect)
    return points


# Attacks (LO-37).


class Attack:
    """What reactions change of an attack."""

    def __init__(self) -> None:
        self.cloaked: set[int] = set()
        self.spared: Counter[int] = Counter()
        self.jaws = self.mirror = False


def attack(t: Table, seat: int, victims: list[int]) -> Asking[None]:
    """LO-37, LO-38: reactions, the Blood die, reactions to it, wounds, displacements, landings."""
    now = Attack()
    yield from before_the_roll(t, seat, victims, now)
    hit = [s for s in t.order(seat) if s in victims and s not in now.cloaked]
    if hit:
        blood = t.seen.next("bled")["blood"]
        need(blood in (1, 2, 3), "a face of the Blood die (LO-03)")
        yield from after_the_roll(t, hit, blood, now)
        for hero in hit:
            for _ in range(blood - now.spared[hero]):
                yield from wound(t, hero, topmost=t.kind == "medusa")
    before = {hero: t.heroes[hero].cell for hero in hit}
    for hero in hit:
        yield from displace(t, seat, hero)
    for hero in hit:
        if t.heroes[hero].cell != before[hero]:
            yield from land(t, hero, t.heroes[hero].cell, moved_by_others=True, later=True)
    if now.mirror:
        put_on_door(t)  # LO-48: the others are attacked as usual first


def before_the_roll(t: Table, seat: int, victims: list[int], now: Attack) -> Asking[None]:
    """LO-47 Cloak of Shadows, LO-48 Mirror Shield, LO-49 Three Jaws."""
    shields = {"cloak-of-shadows", "mirror-shield"} if t.kind == "medusa" else {"cloak-of-shadows"}

    def condition() -> dict[int, set[str]]:
        cards = {hero: set(shields) for hero in victims if hero not in now.cloaked}
        if t.kind == "cerberus" and not now.jaws and len(now.cloaked) < len(victims):
            cards.setdefault(seat, set()).add("three-jaws")
        return cards

    def effect(hero: int, card: str) -> Asking[None]:
        if (yield from play_card(t, hero, card)):
            if card == "three-jaws":
                now.jaws = True
            else:
                now.cloaked.add(hero)
            now.mirror |= card == "mirror-shield"

    yield from window(t, condition, effect)


def after_the_roll(t: Table, hit: list[int], blood: int, now: Attack) -> Asking[None]:
    """LO-47, Close Call."""

    def condition() -> dict[int, set[str]]:
        return {hero: {"close-call"} for hero in hit if blood > now.spared[hero]}

    def effect(hero: int, card: str) -> Asking[None]:
        if (yield from play_card(t, hero, card)):
            now.spared[hero] += 1

    yield from window(t, condition, effect)


def displace(t: Table, seat: int, hero: int) -> Asking[None]:
    """LO-37, LO-04: Shield Maiden."""
    cells = t.maze.next_to(t.heroes[hero].cell) - {t.monster}
    if t.has_special(hero, "sostrate") or not cells:
        return
    text = yield from ask(seat, {f"send {cell}" for cell in cells})
    t.put(hero, text.split()[1])
