"""Labyrinthos once more, from the rulebook: a turn told as one story that asks as it goes."""

from __future__ import annotations

from tests.references.compare import Seen, need
from tests.references.compare import Table as Position
from tests.references.labyrinthos import deeds, monster
from tests.references.labyrinthos.maze import CELLS, DOOR
from tests.references.labyrinthos.table import HEROES, KEYS, Asking, Table, Won, ask
from tests.references.labyrinthos.windows import play_card


class Labyrinthos:
    """A table that is played on by the rules, from the choice of heroes or the start of a turn."""

    def __init__(self, position: Position) -> None:
        self.t = Table(position)
        self.story = story(self.t)
        self.questions = next(self.story)

    @property
    def table(self) -> Position:
        return self.t.written()

    def asked(self) -> dict[int, set[str]]:
        return self.questions

    def play(self, seat: int, text: str, seen: Seen) -> None:
        self.t.seen = seen
        try:
            self.questions = self.story.send((seat, text))
        except StopIteration:
            self.questions = {}
        self.t.compare_known(seen.after)

    def result(self) -> list[float] | None:
        """LO-45, LO-46."""
        if not self.t.ended:
            return None
        if self.t.winner:
            return [float(seat == self.t.winner) for seat in self.t.heroes]
        keys = [len(hero.keys) for hero in self.t.heroes.values()]
        won = [many == max(keys) for many in keys]
        return [one / sum(won) for one in won]


def story(t: Table) -> Asking[None]:
    """A game, to its end."""
    try:
        if not all(hero.hero for hero in t.heroes.values()):
            yield from choose_heroes(t)
        while True:
            yield from turn(t, t.seat)
            following = t.order(t.seat)[1]
            if following == t.start:
                if t.round == t.last_round:
                    t.ended = "LO-46"
                    return
                t.round += 1
                t.monster = t.monster or DOOR  # LO-10
            t.seat = following
    except Won:
        t.ended = "LO-45"


def choose_heroes(t: Table) -> Asking[None]:
    """LO-08, LO-09."""
    for seat in t.order(t.start):
        taken = {hero.hero for hero in t.heroes.values()}
        text = yield from ask(seat, {f"hero {name}" for name in HEROES if name not in taken})
        hero = t.heroes[seat]
        hero.hero = text.split()[1]
        hero.cell = next(c for c in CELLS if t.maze.tiles[c].feature == HEROES[hero.hero])
    for _ in t.heroes:
        dealt = t.seen.next("dealt")
        need(len(dealt["cards"]) == 4, "four cards each (LO-09)")
        t.take(dealt["seat"], dealt["cards"])
    for hero in t.heroes.values():
        hero.feet, hero.hands = 4, 3


def turn(t: Table, seat: int) -> Asking[None]:
    """LO-12, LO-13."""
    t.smoked.discard(seat)
    t.maze.disarmed = {cell: by for cell, by in t.maze.disarmed.items() if by != seat}
    t.trapped = t.schemed = False
    while True:
        t.gained.clear()
        text = yield from ask(seat, {"pass"} | actions(t, seat))
        if text == "pass":
            break
        yield from act(t, seat, text)
    hero = t.heroes[seat]
    text = yield from ask(seat, {f"feet {feet}" for feet in range(8)})
    hero.feet = int(text.split()[1])
    hero.hands = 7 - hero.feet
    if t.round > 1:
        yield from refresh_hand(t, seat)
        yield from monster.roll(t, seat)
        yield from monster.waiting_movements(t)
    t.gazed.discard(seat)
    t.python = False


def refresh_hand(t: Table, seat: int) -> Asking[None]:
    """LO-14."""
    limit = 4 - len(t.heroes[seat].keys)
    while t.cards[seat]:
        options = {f"discard {card}" for card in t.cards[seat]}
        if len(t.cards[seat]) <= limit:
            options.add("done")
        text = yield from ask(seat, options)
        if text == "done":
            break
        t.discard(seat, text.split()[1])
    t.draw(seat, max(0, limit - len(t.cards[seat])))


def actions(t: Table, seat: int) -> set[str]:
    """LO-15 to LO-26: all that can be paid for and done."""
    hero = t.heroes[seat]
    found = set()
    if hero.feet and t.usable(seat, "move") and seat not in t.gazed:
        found |= {f"move {cell}" for cell in t.moves(seat)}
    if hero.feet and t.usable(seat, "explore"):
        found |= {f"explore {cell}" for cell in t.maze.unexplored(hero.cell)}
    if hero.hands:
        found |= for_a_hand(t, seat)
    if royal_cunning(t, seat):
        found.add("special")
    if hero.wounds:
        found |= {f"recover {feet}" for feet in paid(5, hero.feet, hero.hands)}
    if t.key_moves(seat):
        found |= {f"rearrange {feet}" for feet in paid(3, hero.feet, hero.hands)}
    for slot, key in hero.keys.items():
        if slot not in hero.wounds and deeds.can_use(t, seat, key):
            found |= uses(key, hero.feet, hero.hands)
    return found


def for_a_hand(t: Table, seat: int) -> set[str]:
    """LO-20 to LO-23, LO-26."""
    hero = t.heroes[seat]
    found = set()
    if t.usable(seat, "heal"):
        found |= {f"heal {slot}" for slot in hero.wounds}
    if t.usable(seat, "desperate"):
        cards = set(t.cards[seat]) - deeds.REACTIONS
        found |= {f"play {card}" for card in cards if deeds.can_use(t, seat, card)}
    if t.usable(seat, "rotate-tile"):
        found |= t.maze.rotations(CELLS)
    if t.usable(seat, "rotate-wall"):
        found |= t.maze.shifts(hero.cell, t.maze.walls)
    if t.usable(seat, "discover") and keys_here(t, seat):
        found.add("discover")
    return found


def keys_here(t: Table, seat: int) -> list[str]:
    """LO-23: the tokens left of the colour of the tile, if one has none of it."""
    hero = t.heroes[seat]
    tokens = KEYS.get(t.maze.tiles[hero.cell].feature, [])
    owned = [key for other in t.heroes.values() for key in other.keys.values()]
    if any(key in tokens for key in hero.keys.values()):
        return []
    return [key for key in tokens if key not in owned]


def royal_cunning(t: Table, seat: int) -> bool:
    """LO-04."""
    return bool(
        t.has_special(seat, "akikios") and not t.schemed and t.cards[seat] and t.heroes[seat].wounds
    )


def paid(many: int, feet: int, hands: int) -> list[int]:
    """How many of the tokens may be feet (LO-06)."""
    return [n for n in range(many + 1) if n <= feet and many - n <= hands]


def uses(key: str, feet: int, hands: int) -> set[str]:
    """LO-44."""
    if key == "bandages":
        return {f"use bandages {token}" for token, n in (("foot", feet), ("hand", hands)) if n}
    need_feet, need_hands = deeds.cost(key)
    return {f"use {key}"} if feet >= need_feet and hands >= need_hands else set()


def act(t: Table, seat: int, text: str) -> Asking[None]:
    """One action, paid for first."""
    hero = t.heroes[seat]
    word, *rest = text.split()
    if word in ("move", "explore"):
        hero.feet -= 1
        if word == "explore":
            yield from deeds.turn_up(t, seat, rest[0])
        yield from deeds.step(t, seat, rest[0])
    elif word in ("recover", "rearrange"):
        tokens = {"recover": 5, "rearrange": 3}[word]
        hero.feet -= int(rest[0])
        hero.hands -= tokens - int(rest[0])
        if word == "recover":
            hero.wounds.clear()
        else:
            yield from deeds.rearrange(t, seat, seat, 1)
    elif word == "special":
        yield from scheme(t, seat)
    elif word == "use":
        yield from use_key(t, seat, *rest)
    elif word == "play":
        target = yield from play_card(t, seat, rest[0], deeds.targets(t, seat, rest[0]))
        if target:
            yield from deeds.effect(t, seat, rest[0], target)
    else:
        hero.hands -= 1
        yield from act_by_hand(t, seat, text)


def act_by_hand(t: Table, seat: int, text: str) -> Asking[None]:
    """LO-20 to LO-23."""
    hero = t.heroes[seat]
    word, *rest = text.split()
    if word == "heal":
        hero.wounds.remove(rest[0])
    elif word == "rotate":
        t.maze.rotate(rest[0], rest[1])
    elif word == "shift":
        deeds.shift(t, text)
    else:
        key = yield from ask(seat, {f"take {key}" for key in keys_here(t, seat)})
        slot = yield from ask(seat, {f"slot {slot}" for slot in t.free_of_keys(seat)})
        hero.keys[slot.split()[1]] = key.split()[1]


def use_key(t: Table, seat: int, key: str, token: str = "") -> Asking[None]:
    """LO-44."""
    hero = t.heroes[seat]
    feet, hands = {"foot": (1, 0), "hand": (0, 1)}.get(token, deeds.cost(key))
    hero.feet -= feet
    hero.hands -= hands
    target = seat
    aims = deeds.targets(t, seat, key)
    if aims is not None:
        text = yield from ask(seat, {f"player {other}" for other in aims})
        target = int(text.split()[1])
    yield from deeds.effect(t, seat, key, target)


def scheme(t: Table, seat: int) -> Asking[None]:
    """LO-04, Royal Cunning: not playing a card, so nobody answers."""
    t.schemed = True
    text = yield from ask(seat, {f"discard {card}" for card in t.cards[seat]})
    t.discard(seat, text.split()[1])
    wound = yield from ask(seat, {f"give {slot}" for slot in t.heroes[seat].wounds})
    other = yield from ask(seat, {f"player {other}" for other in t.others(seat)})
    t.heroes[seat].wounds.remove(wound.split()[1])
    yield from monster.wound(t, int(other.split()[1]))
