"""Why an action of Labyrinthos is a good one."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.core.bits import has
from clew.core.event import Event
from clew.core.seats import among
from clew.games.labyrinthos import actions, agenda, tasks
from clew.games.labyrinthos.bots.comparing import at_once, by_comparison
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.bots.routes import ABLE, face_down, powers, wanted
from clew.games.labyrinthos.components import CELLS, COLOURS, FIRST_KEY_TILE, KEYS, MONSTERS, SLOTS
from clew.games.labyrinthos.ending import winners
from clew.games.labyrinthos.maze import DOOR, OFF
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = [
    "WhyExplore",
    "WhyHeal",
    "WhyHinder",
    "WhyKey",
    "WhyMonster",
    "WhyRest",
    "WhySafe",
    "WhySpoil",
    "WhyWay",
    "WhyWin",
    "explain",
]

_STEERS = (tasks.MONSTER, tasks.CHARGE, tasks.PASSAGE, tasks.BAIT, tasks.STRIKE)
_LONGER = 100
"""A way is longer if it takes an action more."""


class WhyWin(Event, frozen=True, kw_only=True, tag="reason-win"):
    """It wins at once."""


class WhyKey(Event, frozen=True, kw_only=True, tag="reason-key"):
    """It takes the key of a colour."""

    colour: str


class WhyWay(Event, frozen=True, kw_only=True, tag="reason-way"):
    """It is then so many actions to a key or the Door."""

    goal: str
    steps: int


class WhyExplore(Event, frozen=True, kw_only=True, tag="reason-explore"):
    """So many keys are still to be found."""

    keys: int


class WhyMonster(Event, frozen=True, kw_only=True, tag="reason-monster"):
    """The monster is then so many steps from somebody; 0 means that it attacks."""

    monster: str
    other_seat: int
    steps: int


class WhyHinder(Event, frozen=True, kw_only=True, tag="reason-hinder"):
    """Somebody then needs about so many more actions."""

    other_seat: int
    actions: int


class WhySafe(Event, frozen=True, kw_only=True, tag="reason-safe"):
    """It keeps harm away."""


class WhySpoil(Event, frozen=True, kw_only=True, tag="reason-spoil"):
    """It spoils somebody's card."""

    other_seat: int


class WhyHeal(Event, frozen=True, kw_only=True, tag="reason-heal"):
    """An action works again."""

    slot: str


class WhyRest(Event, frozen=True, kw_only=True, tag="reason-rest"):
    """Nothing else would bring more now."""


def explain(perspective: Perspective, action: int) -> Event | None:
    """Why an action is a good one: what it takes, where it leads, whom it hinders."""
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    kind = agenda.kind_of(state.top())
    seat = perspective.seat
    family, choice = divmod(action, 64)
    after = state.clone()
    after.apply(seat, action, perspective.chance, None)
    if after.ended:
        return WhyWin() if among(winners(after), seat) else None
    told = _reaction(state, seat, family) if tasks.is_window(kind) else None
    told = told or at_once(state, after, seat, action)
    told = told or _at_hand(state, seat, kind, family, choice)
    if told is not None:
        return told
    habits = Habits()
    if kind in _STEERS and after.monster not in (OFF, state.monster):
        told = _hunt(habits, after, seat)
    elif action == actions.PASS and kind == tasks.TURN:
        return WhyRest()
    told = told or _onward(habits, state, after, seat, family)
    told = told or _hindrance(habits, state, after, seat)
    return told or by_comparison(perspective, state, after, action)


def _reaction(state: Labyrinthos, seat: int, family: int) -> Event | None:
    if family != actions.PLAY:
        return None
    if agenda.kind_of(state.top()) == tasks.ON_CARD:
        return WhySpoil(other_seat=int(agenda.owner_of(state.top())))
    return WhySafe() if among(state.attacked, seat) else None


def _at_hand(state: Labyrinthos, seat: int, kind: int, family: int, choice: int) -> Event | None:
    """Reasons that need no looking ahead."""
    if family == actions.TAKE:
        return WhyKey(colour=KEYS[choice].colour)
    if kind == tasks.TURN and (family, choice) == (actions.WORD, actions.DISCOVER):
        return WhyKey(colour=COLOURS[state.feature(state.place(seat)) - FIRST_KEY_TILE])
    if family == actions.HEAL_AT:
        return WhyHeal(slot=SLOTS[choice])
    return None


def _hunt(habits: Habits, after: Labyrinthos, seat: int) -> Event | None:
    """Whom the monster is near now, or attacks."""
    struck = after.attacked & ~(1 << seat - 1)
    other = int(struck).bit_length() or int(habits.leader(after, seat))
    if struck:
        return WhyMonster(monster=MONSTERS[after.beast], other_seat=other, steps=0)
    habits.routes.look(after)
    steps = int(habits.routes.far(after.monster, 1 << after.place(other), 0, ABLE))
    if steps > 6:
        return None
    return WhyMonster(monster=MONSTERS[after.beast], other_seat=other, steps=max(steps, 1))


def _onward(
    habits: Habits, state: Labyrinthos, after: Labyrinthos, seat: int, family: int
) -> Event | None:
    """Where the own way leads now, if it has become shorter or new tiles are turned up."""
    habits.routes.look(state)
    before = int(habits.routes.route(state, seat))
    habits.routes.look(after)
    goals = int(habits.walking.goals(after, seat))
    able = powers(after, seat)
    steps = int(habits.routes.far(after.place(seat), goals, 0, able))
    now = int(habits.routes.route(after, seat))
    if family == actions.EXPLORE or (goals & int(face_down(after, seat)) and now < before):
        missing = 4 - int(after.keys(seat)) - int(wanted(after, seat)).bit_count()
        if missing > 0:
            return WhyExplore(keys=missing)
    if now >= before or goals & int(face_down(after, seat)):
        return None
    near = [cell for cell in range(CELLS) if has(goals, cell)]
    goal = min(near, key=lambda cell: int(habits.routes.far(after.place(seat), 1 << cell, 0, able)))
    name = "door" if goal == DOOR else COLOURS[after.feature(goal) - FIRST_KEY_TILE]
    return WhyWay(goal=name, steps=steps)


def _hindrance(habits: Habits, state: Labyrinthos, after: Labyrinthos, seat: int) -> Event | None:
    """Who has more to do now."""
    most, found = _LONGER - 1, 0
    for other in range(1, state.players + 1):
        if other != seat:
            habits.routes.look(state)
            before = int(habits.routes.cost(state, other))
            habits.routes.look(after)
            more = int(habits.routes.cost(after, other)) - before
            if more > most:
                most, found = more, other
    return WhyHinder(other_seat=found, actions=round(most / 100)) if found else None
