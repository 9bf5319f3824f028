"""The card game's own bots."""

from __future__ import annotations

from collections.abc import Callable

from clew.bots.heads import Tried, best, think
from clew.bots.perspective import Perspective
from clew.bots.search.rollouts import Rollouts, mean_shares
from clew.bots.search.tree import Guide
from clew.bots.slips import any_near, glimpse
from clew.core.event import Event
from clew.games.labyrinth_cards.bots.hands import Hands
from clew.games.labyrinth_cards.bots.outlook import Outlook
from clew.games.labyrinth_cards.bots.thinking import CardGuide
from clew.games.labyrinth_cards.components import PLACEMENTS
from clew.games.labyrinth_cards.rules import TAKE, TAKING, LabyrinthCards

__all__ = [
    "HEADS",
    "NODES",
    "WhyTakes",
    "adept",
    "apprentice",
    "beginner",
    "chances",
    "expert",
    "explain",
    "greedy",
    "master",
    "novice",
    "tried",
    "weigh",
]

HEADS = ("master",)
"""The levels that can think with several cores."""
_DEALS = 400
"""How many deals are played on for a chance of winning."""
_FEW_DEALS = 40
"""No more than these where the rules are not compiled."""
NODES = 3000
"""How many deals are played on for a decision of the master, all its actions together."""
_INTERPRETED = 1200
"""No more than these where the rules are not compiled: about half a second."""
REVISIONS = {"beginner": 2, "novice": 5, "apprentice": 3, "adept": 2, "expert": 2}
"""Of the bots that play differently than those of their name once did."""
_SEEN = {"beginner": 22, "novice": 32, "apprentice": 48, "adept": 64, "expert": 90}
"""The share of the placements that a level looks at, in percent."""
_KEPT = 12
"""How many of its best actions the master looks into."""
_WORLDS = 64
"""All of them are tried in at least this many deals, because they differ little and luck is
large."""


def master(perspective: Perspective) -> int:
    """Weighs what each action leaves to everybody, and tries the best in many deals.

    Deals in which the others would have kept the cards that they kept come more often.
    """
    return best(think(perspective, tried, NODES))


def tried(
    perspective: Perspective, nodes: int, seen: Callable[[CardGuide], Guide] = lambda guide: guide
) -> Tried:
    """How the best actions do in many deals: those that the master thinks of, or others that are
    `seen`."""
    kept = _best(perspective, perspective.legal(), takes=True)[:_KEPT]
    if len(kept) == 1:
        return [(kept[0], 1, 1.0)]
    state, chance = perspective.world, perspective.chance
    assert isinstance(state, LabyrinthCards)
    hands = Hands(state, perspective.seat)
    # Until its own next turn.
    until = state.laid + int(state.players)
    guide = CardGuide(until, width=4, seed=chance.below(1 << 20), hands=hands)
    guide.only(state, sorted(kept))
    budget = perspective.allowed(nodes, every=16, interpreted=_INTERPRETED)
    search = Rollouts(state, perspective.seat, seen(guide), chance, budget, _WORLDS)
    search.run()
    return search.tried()


def adept(perspective: Perspective) -> int:
    """Weighs what each action that it sees takes against what it leaves to everybody. It overlooks
    every third place.

    It counts what a card connects, even if nobody could take it (LC-09).
    """
    return _best(perspective, _seen(perspective, _SEEN["adept"]), takes=False)[0]


def _best(perspective: Perspective, actions: list[int], *, takes: bool) -> list[int]:
    """Some actions, the most valuable first; ties are in random order."""
    if len(actions) == 1:
        return actions
    worth = weigh(perspective, actions, own=0.1, others=0.6, takes=takes)
    for i in range(len(actions) - 1, 0, -1):
        j = perspective.chance.below(i + 1)
        actions[i], actions[j] = actions[j], actions[i]
    return sorted(actions, key=lambda action: -worth[action])


def expert(perspective: Perspective) -> int:
    """As the adept, but it counts only what may really be taken (LC-09), and seldom overlooks a
    place."""
    return _best(perspective, _seen(perspective, _SEEN["expert"]), takes=True)[0]


def apprentice(perspective: Perspective) -> int:
    """Takes the most that it sees, in every other place."""
    return _most(perspective, _seen(perspective, _SEEN["apprentice"]))


def novice(perspective: Perspective) -> int:
    """Takes the most that it sees, in a third of the places."""
    return _most(perspective, _seen(perspective, _SEEN["novice"]))


def beginner(perspective: Perspective) -> int:
    """Takes the most that it sees, in a fifth of the places."""
    return _most(perspective, _seen(perspective, _SEEN["beginner"]))


def _seen(perspective: Perspective, percent: int) -> list[int]:
    """The placements that catch the eye; all takes."""
    actions = perspective.legal()
    if actions[0] >= TAKE:
        return actions
    return glimpse(actions, perspective.chance, max(1, len(actions) * percent // 100))


def chances(perspective: Perspective) -> list[float]:
    """Each seat's chance of winning, by playing on to the end in many deals."""
    state, chance = perspective.world, perspective.chance
    assert isinstance(state, LabyrinthCards)
    guide = CardGuide(PLACEMENTS, width=4, seed=0, hands=Hands(state, perspective.seat))
    deals = min(_DEALS, int(perspective.allowed(_DEALS, interpreted=_FEW_DEALS).nodes))
    return mean_shares(state, perspective.seat, guide, chance, int(state.players), deals)


class WhyTakes(Event, frozen=True, kw_only=True, tag="why-takes"):
    """It takes so many cards, and leaves the next player about so many hundredths of one."""

    cards: int
    left: float


def explain(perspective: Perspective, action: int) -> Event:
    """Why an action is a good one: what it takes, and what it leaves."""
    state = perspective.world
    assert isinstance(state, LabyrinthCards)
    seat, chance = perspective.seat, perspective.chance
    after = state.clone()
    after.apply(seat, action, chance, None)
    if after.phase == TAKING and after.seat == seat:
        after.apply(seat, max(after.legal(seat), key=_cards), chance, None)
    left = -Outlook(seat, 0.0, 1.0, takes=True).worth(after)
    return WhyTakes(cards=after.score(seat) - state.score(seat), left=round(left, 1))


def weigh(
    perspective: Perspective, actions: list[int], own: float, others: float, *, takes: bool
) -> dict[int, float]:
    """What each of some actions is worth, in cards: its gain, and what the table is then worth.

    `takes`: by the cards that can be taken, or else by those that are connected.
    """
    state = perspective.world
    assert isinstance(state, LabyrinthCards)
    outlook = Outlook(perspective.seat, own, others, takes=takes)
    worth = {}
    for action in actions:
        after = state.clone()
        after.apply(perspective.seat, action, perspective.chance, None)
        if after.phase == TAKING:
            worth[action] = max(_after_take(perspective, outlook, after))
        else:
            worth[action] = _cards(action) + outlook.worth(after)
    return worth


def _after_take(perspective: Perspective, outlook: Outlook, state: LabyrinthCards) -> list[float]:
    """What each of the largest takes is worth."""
    takes = state.legal(perspective.seat)
    most = max(map(_cards, takes))
    found = []
    for take in takes:
        if _cards(take) == most:
            after = state.clone()
            after.apply(perspective.seat, take, perspective.chance, None)
            found.append(most + outlook.worth(after))
    return found


def greedy(perspective: Perspective) -> int:
    """Places its card where it can take the most cards, and takes them; ties are broken at
    random."""
    return _most(perspective, perspective.legal())


def _most(perspective: Perspective, actions: list[int]) -> int:
    """One of the actions that take the most."""
    state = perspective.world
    assert isinstance(state, LabyrinthCards)
    if state.phase == TAKING:
        gains = {action: _cards(action) for action in actions}
    else:
        gains = {action: _gain(perspective, state, action) for action in actions}
    return any_near(gains, perspective.chance, 0)


def _cards(take: int) -> int:
    """How many cards a take names."""
    return ((take - TAKE - 1) % 63 + 1).bit_count() if take > TAKE else 0


def _gain(perspective: Perspective, state: LabyrinthCards, placement: int) -> int:
    """The most cards that can be taken after a placement."""
    after = state.clone()
    after.apply(perspective.seat, placement, perspective.chance, None)
    if after.phase != TAKING:
        return 0
    return max(_cards(take) for take in after.legal(perspective.seat))
