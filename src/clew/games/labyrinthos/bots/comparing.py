"""Reasons that need no key and no hunt: what somebody keeps, and what no other choice does
better."""

from __future__ import annotations

from collections.abc import Callable

from clew.bots.perspective import Perspective
from clew.core.event import Event
from clew.games.labyrinthos import actions, agenda, tasks
from clew.games.labyrinthos.bots.habits import Habits
from clew.games.labyrinthos.bots.routes import ABLE, BIG, powers
from clew.games.labyrinthos.components import COLOURS, FIRST_KEY_TILE, MONSTERS, SLOTS
from clew.games.labyrinthos.dealing import hand_limit
from clew.games.labyrinthos.hero_board import EXPLORE_SLOT, MOVE_SLOT
from clew.games.labyrinthos.maze import DOOR, OFF
from clew.games.labyrinthos.rules import Labyrinthos

__all__ = [
    "WhyCovers",
    "WhyDetour",
    "WhyDiscards",
    "WhyFlees",
    "WhyHero",
    "WhyKeeps",
    "WhyShortest",
    "WhyStanding",
    "WhyTarget",
    "WhyTokens",
    "WhyWound",
    "at_once",
    "by_comparison",
]

_FEW = 60
"""More choices than these are not compared."""
_TOKEN = 100
"""Routes cost hundredths of a token."""


class WhyHero(Event, frozen=True, kw_only=True, tag="reason-hero"):
    """No hero is better than another."""


class WhyTokens(Event, frozen=True, kw_only=True, tag="reason-tokens"):
    """So many feet and hands for the next turn, and what is still to be found or reached."""

    feet: int
    hands: int
    goal: str
    """A key's colour, "door", or "hidden" where the next goal lies face down."""
    steps: int


class WhyDiscards(Event, frozen=True, kw_only=True, tag="reason-discards"):
    """So many cards in hand, and so many may stay (LO-14)."""

    cards: int
    most: int


class WhyKeeps(Event, frozen=True, kw_only=True, tag="reason-keeps"):
    """So many cards stay in hand for later."""

    cards: int


class WhyWound(Event, frozen=True, kw_only=True, tag="reason-wound"):
    """A wound on a slot, and which of Move and Explore still work: "both", "move", "explore", or
    "neither"."""

    slot: str
    works: str


class WhyCovers(Event, frozen=True, kw_only=True, tag="reason-covers"):
    """The same of a key that covers a slot."""

    slot: str
    works: str


class WhyTarget(Event, frozen=True, kw_only=True, tag="reason-target"):
    """Somebody has so many keys; `most`: no other opponent has more."""

    other_seat: int
    keys: int
    most: bool


class WhyFlees(Event, frozen=True, kw_only=True, tag="reason-flees"):
    """The monster is then so many actions away, more than before."""

    monster: str
    steps: int


class WhyShortest(Event, frozen=True, kw_only=True, tag="reason-shortest"):
    """No other choice leaves a shorter way over all keys to the Door: so many actions."""

    steps: int


class WhyDetour(Event, frozen=True, kw_only=True, tag="reason-detour"):
    """No other choice leaves somebody a longer way."""

    other_seat: int


class WhyStanding(Event, frozen=True, kw_only=True, tag="reason-standing"):
    """About how many tokens it then takes to win, and the nearest opponent."""

    own: int
    other_seat: int
    theirs: int


def at_once(state: Labyrinthos, after: Labyrinthos, seat: int, action: int) -> Event | None:
    """Reasons that the own board and hand give."""
    kind = agenda.kind_of(state.top())
    family, choice = divmod(action, 64)
    if kind == tasks.CHOOSE_HERO:
        return WhyHero()
    if kind in (tasks.TOKENS, tasks.GAIN):
        return _tokens(after, seat)
    if kind == tasks.REFRESH:
        held = int(state.hand_size(seat))
        if family == actions.DISCARD:
            return WhyDiscards(cards=held, most=int(hand_limit(state, seat)))
        return WhyKeeps(cards=held)
    if tasks.is_window(kind) and family == actions.WORD:
        return WhyKeeps(cards=int(state.hand_size(seat)))
    if family == actions.WOUND_AT:
        return WhyWound(slot=SLOTS[choice], works=_works(after, seat))
    if family == actions.SLOT:
        return WhyCovers(slot=SLOTS[choice], works=_works(after, seat))
    if family == actions.PLAYER and choice != seat:
        others = [o for o in range(1, state.players + 1) if o != seat]
        keys = int(state.keys(choice))
        most = all(state.keys(other) <= keys for other in others)
        return WhyTarget(other_seat=choice, keys=keys, most=most)
    return None


def _tokens(after: Labyrinthos, seat: int) -> Event:
    habits = Habits()
    habits.routes.look(after)
    goals = int(habits.walking.goals(after, seat))
    able = powers(after, seat)

    def away(cell: int) -> int:
        return int(habits.routes.far(after.place(seat), 1 << cell, 0, able))

    cells = [cell for cell in range(goals.bit_length()) if goals >> cell & 1]
    goal = min(cells, key=away, default=DOOR)
    return WhyTokens(
        feet=int(after.has_feet(seat)),
        hands=int(after.has_hands(seat)),
        goal=_name(after, seat, goal),
        steps=away(goal),
    )


def _name(state: Labyrinthos, seat: int, goal: int) -> str:
    if goal == DOOR:
        return "door"
    known = state.up | state.looked[seat - 1]
    feature = int(state.feature(goal)) - FIRST_KEY_TILE
    return COLOURS[feature] if known >> goal & 1 and 0 <= feature < len(COLOURS) else "hidden"


def _works(state: Labyrinthos, seat: int) -> str:
    move, explore = state.works(seat, MOVE_SLOT), state.works(seat, EXPLORE_SLOT)
    if move:
        return "both" if explore else "move"
    return "explore" if explore else "neither"


def by_comparison(
    perspective: Perspective, state: Labyrinthos, after: Labyrinthos, action: int
) -> Event:
    """What no other choice does better: the own way, somebody's way; or else how things stand."""
    seat, habits = perspective.seat, Habits()
    if fled := _flight(habits, state, after, seat):
        return fled
    others = _others(perspective, state, action)
    if others:
        own = _measure(habits, seat, whole=False)
        if _is_least(own, after, others):
            return WhyShortest(steps=own(after))
        for other in range(1, state.players + 1):
            theirs = _measure(habits, other, whole=True)
            if other != seat and _is_most(theirs, after, others):
                return WhyDetour(other_seat=other)
    return _standing(habits, after, seat)


def _others(perspective: Perspective, state: Labyrinthos, action: int) -> list[Labyrinthos]:
    """The positions after all other choices; none in a turn, of which a choice is only the
    beginning, and where something is turned up or drawn, because nobody knows what that is."""
    legal = perspective.legal()
    if agenda.kind_of(state.top()) == tasks.TURN or len(legal) > _FEW:
        return []
    found = []
    for other in legal:
        after = state.clone()
        after.apply(perspective.seat, other, perspective.chance, None)
        if (after.up, after.deck) != (state.up, state.deck):
            return []
        if other != action:
            found.append(after)
    return found


def _measure(habits: Habits, seat: int, *, whole: bool) -> Callable[[Labyrinthos], int]:
    """A seat's way in actions, or all that it still needs in tokens."""

    def far(board: Labyrinthos) -> int:
        habits.routes.look(board)
        cost = habits.routes.cost if whole else habits.routes.route
        return int(cost(board, seat))

    return far


def _is_least(
    measure: Callable[[Labyrinthos], int], after: Labyrinthos, others: list[Labyrinthos]
) -> bool:
    """Whether nothing else measures less, and something more."""
    here, there = measure(after), [measure(other) for other in others if not other.ended]
    return bool(there) and here <= min(there) and here < max(there)


def _is_most(
    measure: Callable[[Labyrinthos], int], after: Labyrinthos, others: list[Labyrinthos]
) -> bool:
    """Whether nothing else measures more, and something less."""
    return _is_least(lambda board: -measure(board), after, others)


def _flight(habits: Habits, state: Labyrinthos, after: Labyrinthos, seat: int) -> WhyFlees | None:
    """Whether the hero has walked away from a monster that stayed."""
    if state.monster == OFF or after.monster != state.monster:
        return None
    if OFF in (state.place(seat), after.place(seat)) or state.place(seat) == after.place(seat):
        return None
    habits.routes.look(state)
    before = int(habits.routes.far(state.monster, 1 << state.place(seat), 0, ABLE))
    habits.routes.look(after)
    now = int(habits.routes.far(after.monster, 1 << after.place(seat), 0, ABLE))
    if before < now < BIG:
        return WhyFlees(monster=MONSTERS[after.beast], steps=now)
    return None


def _standing(habits: Habits, after: Labyrinthos, seat: int) -> Event:
    other = int(habits.leader(after, seat))
    habits.routes.look(after)
    own, theirs = (int(habits.routes.cost(after, one)) for one in (seat, other))
    return WhyStanding(
        own=max(1, round(own / _TOKEN)), other_seat=other, theirs=max(1, round(theirs / _TOKEN))
    )
