"""Traps' own bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from clew.bots.nets import Learned, drawn, learned
from clew.bots.perspective import Perspective
from clew.bots.search.rollouts import mean_shares
from clew.bots.search.tree import Tree
from clew.bots.tempering import tempered
from clew.core.event import Event
from clew.games.tiger_traps.bots.among_many import imitation, search
from clew.games.tiger_traps.bots.bluffing import solved
from clew.games.tiger_traps.bots.explaining import reason
from clew.games.tiger_traps.bots.thinking import TrapGuide, highest
from clew.games.tiger_traps.rules import (
    AWARDING,
    BID,
    BIDDING,
    BUILDING,
    CHOOSING,
    GIVE,
    PASS,
    REVEAL,
    REVEALING,
    TigerTraps,
)

__all__ = [
    "NODES",
    "OTHERS",
    "adept",
    "against_habits",
    "apprentice",
    "beginner",
    "by_deals",
    "by_net",
    "by_search",
    "chances",
    "explain",
    "greedy",
    "journeyman",
    "learned_odds",
    "learner",
    "master",
    "mixture",
    "novice",
    "odds",
    "solver",
]

REVISIONS = {
    "adept": 2,
    "apprentice": 3,
    "beginner": 2,
    "journeyman": 3,
    "master": 7,
    "novice": 5,
}
"""Of the bots that play differently than those of their name once did."""


class Doubt(NamedTuple):
    """How a level wavers between what seems possible to it."""

    least: float
    """What the adept would do less often than this does not come to its mind."""
    power: float
    """How much it prefers what is right more often: 1 as the adept does, 0 not at all; with less it
    is drawn to what is right seldom."""


_DOUBTS = {
    "journeyman": Doubt(least=0.02, power=0.28),
    "apprentice": Doubt(least=0.01, power=0.0),
    "novice": Doubt(least=0.001, power=-0.06),
    "beginner": Doubt(least=0.00001, power=-0.2),
}

OTHERS = ("solver", "learner")
"""Bots that are not offered as levels: what the master was before it learned, and what it then was
among three."""

NODES = {"adept": 150, "solver": 3_000}
"""How many iterations a bot searches, with two players."""
_AMONG_MANY = 8_000
"""The same of the solver with more."""
_SUSPECTING = 800
"""The same of the master with more, where it knows how others play."""
_INTERPRETED = 400
"""No more than these where the rules are not compiled: about half a second."""
_EXPLORE = 0.3
_EXPLORE_MANY = 0.1
"""For more than two players: they share what a season changes, so moves differ by less."""
_SHARPNESS = 2
"""How much likelier a move is that was tried more often: its visits to this power."""
_RARE = 3
"""A move tried less than this part as often as the favourite is never played."""
_WORLDS = 24
_DEALS = 2_000
_TEMPERS = {2: 0.5, 3: 1.5, 4: 1.0, 5: 0.5, 6: 0.4}
"""How bold the chances after a season may be, by the number of players: fitted with
`clew calibrate`."""
_NET_TEMPERS = {2: 0.8, 3: 3.0}
"""The same of the chances that the nets give: fitted to games of adepts and masters."""
_FORETOLD_BY_NET = 2
"""Among so many the net foretells better than deals do; among three it is far worse: there it
learned to care for what comes soon."""
_WIN = 6.0
"""What the game is worth, in gems."""
_WORTH_A_BID = 0.3
"""A bid that promises less is not made."""
_WORTH_THE_FIRST_BID = 1.0
"""The same limit for a first bid while the player can still build."""


def master(perspective: Perspective) -> int:
    """Plays as a net has learned to; among three and four it searches, with an idea of how the
    others play, among more without one."""
    return _choice(perspective, odds(perspective))


def learner(perspective: Perspective) -> int:
    """Plays as a net for three has learned to; where there is none, as the master does."""
    return _choice(perspective, learned_odds(perspective, "learner") or odds(perspective))


def odds(perspective: Perspective) -> dict[int, float]:
    """How likely the master plays each action. Where it must hide something, this is a mixture."""
    return (
        learned_odds(perspective, "master") or _by_suspicion(perspective) or by_search(perspective)
    )


def _by_suspicion(perspective: Perspective) -> dict[int, float]:
    """The same among several, with an idea of how the others play; empty if there is none of such a
    game."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    others = None if state.early_gift or state.players == 2 else imitation(int(state.players))
    if others is None:
        return {}
    legal = perspective.legal()
    if len(legal) == 1:
        return {legal[0]: 1.0}
    return _mixed(perspective, search(perspective, others, _SUSPECTING))


def learned_odds(perspective: Perspective, level: str) -> dict[int, float]:
    """How likely a level's net plays each action; empty if there is none for such a game."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    net = _net_of(state, level)
    return {} if net is None else net.usual(perspective)


def _net_of(state: TigerTraps, level: str) -> Learned | None:
    """A level's net, if it has learned such a game."""
    return None if state.early_gift else learned("tiger-traps", level, int(state.players))


def solver(perspective: Perspective) -> int:
    """Solves the season as a game of bluff; among more than two, searches it in many deals."""
    return _choice(perspective, by_search(perspective))


def by_search(perspective: Perspective, nodes: int = 0) -> dict[int, float]:
    """How likely the solver plays each action, with so many nodes or its own."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    if state.players > 2:
        return against_habits(perspective, nodes or _AMONG_MANY)
    found = solved(
        state,
        perspective.seat,
        perspective.chance,
        perspective.allowed(nodes or NODES["solver"], 64, _INTERPRETED),
    )
    # If the time was over before the first deal: as without thinking.
    return found or {greedy(perspective): 1.0}


def against_habits(perspective: Perspective, nodes: int) -> dict[int, float]:
    """How likely the adept plays each action. It assumes that the others play by habit."""
    legal = perspective.legal()
    if len(legal) == 1:
        return {legal[0]: 1.0}
    return _mixed(perspective, _searched(perspective, nodes))


def _mixed(perspective: Perspective, tree: Tree) -> dict[int, float]:
    """How likely each action is after a search: while there is something to hide, a mixture."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    tried = tree.tried()
    if not tried:
        # The time was over before the first deal: as without thinking.
        return {greedy(perspective): 1.0}
    return {tree.best(): 1.0} if state.phase >= REVEALING else mixture(tried)


def _searched(perspective: Perspective, nodes: int) -> Tree:
    state = perspective.world
    assert isinstance(state, TigerTraps)
    budget = perspective.allowed(nodes, every=64, interpreted=_INTERPRETED)
    explore = _EXPLORE if state.players == 2 else _EXPLORE_MANY
    guide = TrapGuide(state, wary=state.players == 2)
    tree = Tree(state, perspective.seat, guide, perspective.chance, budget, explore=explore)
    tree.run()
    return tree


def explain(perspective: Perspective, action: int) -> Event:
    """Why an action is a good one: what is known of the table, and how often the master does it."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    likely = _share(state, odds(perspective), action)
    return reason(perspective, action, round(100 * likely))


def _choice(perspective: Perspective, odds: dict[int, float]) -> int:
    """Draws one of the actions with the given likelihoods; as advice it gives the likeliest."""
    if not perspective.advises:
        return drawn(odds, perspective.chance)
    state = perspective.world
    assert isinstance(state, TigerTraps)
    return max(odds, key=lambda action: _share(state, odds, action))


def _share(state: TigerTraps, odds: dict[int, float], action: int) -> float:
    """How likely an action is, or one that is alike."""
    return sum(
        likely
        for other, likely in odds.items()
        if other == action or _match_alike(state, other, action)
    )


def _match_alike(state: TigerTraps, one: int, other: int) -> bool:
    """Whether two actions play cards that match as many traits: within a season they are alike."""
    plays = state.phase in (CHOOSING, BUILDING) and max(one, other) <= BID
    return plays and state.traits(one) == state.traits(other)


def chances(perspective: Perspective) -> list[float]:
    """Each seat's chance of winning, as the master's net sees it where that foretells better."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    found = by_net(perspective) if state.players == _FORETOLD_BY_NET else None
    return found or by_deals(perspective)


def by_net(perspective: Perspective) -> list[float] | None:
    """What the master's net thinks, among three the learner's; None where there is none."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    net = _net_of(state, "master") or _net_of(state, "learner")
    if net is None:
        return None
    return tempered(net.chances(perspective), _NET_TEMPERS[int(state.players)])


def by_deals(perspective: Perspective) -> list[float]:
    """By the gems after this season, played on by habit in many deals."""
    state, chance = perspective.world, perspective.chance
    assert isinstance(state, TigerTraps)
    guide, players = TrapGuide(state), int(state.players)
    shares = mean_shares(state, perspective.seat, guide, chance, players, _DEALS)
    return tempered(shares, _TEMPERS[players])


OTHER_CHANCES = {"net": by_net, "deals": by_deals}


def mixture(tried: Sequence[tuple[int, int, float]]) -> dict[int, float]:
    """How likely each move is played, by how often it was tried; those rarely tried never."""
    most = max(visits for _, visits, _ in tried)
    weights = {action: visits**_SHARPNESS for action, visits, _ in tried if _RARE * visits >= most}
    total = sum(weights.values())
    return {action: weight / total for action, weight in weights.items()}


def adept(perspective: Perspective) -> int:
    """Plays as a net did before it had learned everything; where there is none, it searches the
    season in a few deals, the others playing by habit."""
    found = learned_odds(perspective, "adept")
    return _choice(perspective, found or against_habits(perspective, NODES["adept"]))


def journeyman(perspective: Perspective) -> int:
    """Knows what the adept would consider, but less well what of it is right."""
    return _waver(perspective, _DOUBTS["journeyman"])


def apprentice(perspective: Perspective) -> int:
    """Considers what the adept would, and prefers nothing of it."""
    return _waver(perspective, _DOUBTS["apprentice"])


def novice(perspective: Perspective) -> int:
    """Considers what is seldom right as gladly as anything. It never bids more than the cards on
    the table can reach."""
    return _waver(perspective, _DOUBTS["novice"])


def beginner(perspective: Perspective) -> int:
    """Considers nearly everything that is not hopeless, and is drawn to the unusual."""
    return _waver(perspective, _DOUBTS["beginner"])


def _waver(perspective: Perspective, doubt: Doubt) -> int:
    """One of the actions that come to a level's mind; no bid that is out of reach."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    top = BID + int(highest(state, perspective.seat))
    found = {
        action: part
        for action, part in _leanings(perspective).items()
        if part >= doubt.least and (action <= top or action >= PASS)
    }
    if not found:
        return greedy(perspective)
    weights = {action: part**doubt.power for action, part in found.items()}
    total = sum(weights.values())
    return _choice(perspective, {action: one / total for action, one in weights.items()})


def _leanings(perspective: Perspective) -> dict[int, float]:
    """How likely the adept plays each action, the seldom ones included."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    net = _net_of(state, "adept")
    if net is not None:
        return net.odds(perspective)
    legal = perspective.legal()
    if len(legal) == 1:
        return {legal[0]: 1.0}
    tried = _searched(perspective, NODES["adept"]).tried()
    total = sum(visits for _, visits, _ in tried)
    return {action: visits / total for action, visits, _ in tried if visits}


def greedy(perspective: Perspective) -> int:
    """Bids what it expects to find in the stacks, and turns over the safest card first.

    It likes to put a trap at the bottom of its stack and good cards on it.
    """
    state = perspective.world
    assert isinstance(state, TigerTraps)
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    if state.phase == CHOOSING:
        return _first_card(perspective, state, legal)
    if state.phase == AWARDING:
        return _to_the_poorest(state, legal)
    worlds = [_world(perspective) for _ in range(_WORLDS)]
    if state.phase == REVEALING:
        return _reveal(state, perspective.seat, worlds, legal)
    return _build_or_bid(state, perspective.seat, worlds, legal)


def _world(perspective: Perspective) -> TigerTraps:
    world = perspective.sample()
    assert isinstance(world, TigerTraps)
    return world


def _first_card(perspective: Perspective, state: TigerTraps, legal: list[int]) -> int:
    """A trap every other time, if there is one, else the best card."""
    traps = [kind for kind in legal if state.traits(kind) == 0]
    if traps and perspective.chance.below(2):
        return traps[0]
    return max(legal, key=state.traits)


def _to_the_poorest(state: TigerTraps, gifts: Sequence[int]) -> int:
    return min(gifts, key=lambda action: state.purse(action - GIVE))


def _route(state: TigerTraps, seat: int, worlds: Sequence[TigerTraps]) -> list[int]:
    """The stacks in the order in which to turn over their cards, a seat for each card.

    First the own good cards down to a trap, then the others' stacks, the safest first, where
    a trap that would win the game for its owner counts double, and last the own rest.
    """
    height = state.height(seat)
    good = 0
    while good < height and state.traits(state.card(seat, height - 1 - good)):
        good += 1
    others = [o for o in range(1, state.players + 1) if o != seat and state.height(o)]
    danger = {
        other: sum(
            world.traits(world.card(other, world.height(other) - 1)) == 0 for world in worlds
        )
        * (2 if state.purse(other) == 4 else 1)
        for other in others
    }
    route = [seat] * good
    for other in sorted(others, key=lambda other: danger[other]):
        route += [other] * state.height(other)
    return route + [seat] * (height - good)


def _outlook(seat: int, bid: int, route: Sequence[int], worlds: Sequence[TigerTraps]) -> float:
    """What it promises, in gems, to reveal for a bid along a route: own gems less others'."""
    return sum(_result(seat, bid, route, world) for world in worlds) / len(worlds)


def _result(seat: int, bid: int, route: Sequence[int], world: TigerTraps) -> float:
    matched, pot, lost = world.matched, world.pot, 0
    seats = range(1, world.players + 1)
    left = {other: world.height(other) for other in seats}
    purses = {other: world.purse(other) for other in seats}
    for owner in route:
        left[owner] -= 1
        traits = world.traits(world.card(owner, left[owner]))
        matched += traits
        if matched >= bid:
            return _WIN if purses[seat] + pot >= 5 else float(pot - lost)
        if traits == 0:
            pot -= 1
            lost += 1
            if owner != seat:
                purses[owner] += 1
                if purses[owner] >= 5:
                    return -_WIN
            if pot == 0:
                break
    return float(-lost)


def _reveal(
    state: TigerTraps, seat: int, worlds: Sequence[TigerTraps], legal: Sequence[int]
) -> int:
    route = _route(state, seat, worlds)
    gifts = [action for action in legal if action > GIVE]
    if gifts and _outlook(seat, state.bid, route, worlds) < -2:
        return _to_the_poorest(state, gifts)
    return REVEAL + route[0]


def _build_or_bid(
    state: TigerTraps, seat: int, worlds: Sequence[TigerTraps], legal: Sequence[int]
) -> int:
    route = _route(state, seat, worlds)
    bids = [action for action in legal if BID < action < PASS]
    cards = [action for action in legal if action <= BID]
    if state.phase == BIDDING:
        if bids and _outlook(seat, bids[0] - BID, route, worlds) > _WORTH_A_BID:
            return bids[0]
        return PASS
    outlooks = [_outlook(seat, action - BID, route, worlds) for action in bids]
    promising = [
        action
        for action, outlook in zip(bids, outlooks, strict=True)
        if outlook > _WORTH_THE_FIRST_BID
    ]
    if promising:
        return promising[-1]
    if cards:
        return max(cards, key=state.traits)
    return bids[0]
