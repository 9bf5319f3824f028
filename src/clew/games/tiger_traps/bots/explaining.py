"""Why an action of Traps is a good one, in facts about the table as its seat knows them."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.core.event import Event
from clew.games.tiger_traps.bots.thinking import capacity, highest
from clew.games.tiger_traps.rules import AWARDING, BID, CHOOSING, GIVE, PASS, REVEAL, TigerTraps

__all__ = [
    "WhyBids",
    "WhyGives",
    "WhyLays",
    "WhyOwnCard",
    "WhyOwnTrap",
    "WhyPasses",
    "WhyStops",
    "WhyTheirCard",
    "WhyTooHigh",
    "reason",
]


class WhyLays(Event, frozen=True, kw_only=True, tag="why-lays"):
    """What a card is good for in the own stack, and how often it is the right one, in percent."""

    traits: int
    sure: int
    """What the own stack then holds, down to its first trap."""
    percent: int


class WhyBids(Event, frozen=True, kw_only=True, tag="why-bids"):
    """What a bid takes, and how often it is right, in percent."""

    bid: int
    sure: int
    missing: int
    """How many traits must come from the cards of the others."""
    cards: int
    """How many cards of theirs lie face down."""
    percent: int


class WhyPasses(Event, frozen=True, kw_only=True, tag="why-passes"):
    """What the next higher bid would take, and how often to pass is right, in percent."""

    bid: int
    sure: int
    missing: int
    cards: int
    percent: int


class WhyTooHigh(Event, frozen=True, kw_only=True, tag="why-too-high"):
    """A bid that the cards on the table cannot reach, whatever the others laid."""

    bid: int
    most: int
    passes: bool
    """Whether the bid is another's, and left to them."""


class WhyOwnCard(Event, frozen=True, kw_only=True, tag="why-own-card"):
    """An own card that is known to match costs nothing to turn over."""

    traits: int


class WhyOwnTrap(Event, frozen=True, kw_only=True, tag="why-own-trap"):
    """An own trap, turned over because the cards beneath it are needed, or nothing else is left."""

    beneath: int
    """How many own cards lie under it."""
    cards: int
    """How many cards of the others lie face down."""


class WhyTheirCard(Event, frozen=True, kw_only=True, tag="why-their-card"):
    """A card of another is turned over: so many traits are missing yet."""

    missing: int
    cards: int
    top: str
    """What lies on top of the own stack: "trap", "match", or "nothing"."""


class WhyStops(Event, frozen=True, kw_only=True, tag="why-stops"):
    """A gem given up: so many traits are missing, and so many cards could be traps."""

    missing: int
    cards: int


class WhyGives(Event, frozen=True, kw_only=True, tag="why-gives"):
    """The gem goes to one who has so many."""

    gems: int
    fewest: bool
    """Whether nobody else could be given it who has fewer."""


def reason(perspective: Perspective, action: int, percent: int) -> Event:
    """The facts that speak for an action which is right so often, in percent."""
    state, seat = perspective.world, perspective.seat
    assert isinstance(state, TigerTraps)
    cards = sum(int(state.height(o)) for o in range(1, int(state.players) + 1) if o != seat)
    sure = int(capacity(state, seat, 0)) // 100
    if action <= BID:
        return _lays(state, action, sure, percent)
    if action <= PASS:
        bid = int(state.bid) + 1 if action == PASS else action - BID
        most = int(highest(state, seat))
        if action == PASS and state.bid > most:
            return WhyTooHigh(bid=int(state.bid), most=most, passes=True)
        if bid > most:
            return WhyTooHigh(bid=bid, most=most, passes=action == PASS)
        kind = WhyPasses if action == PASS else WhyBids
        missing = max(0, bid - sure)
        return kind(bid=bid, sure=sure, missing=missing, cards=cards, percent=percent)
    missing = int(state.bid - state.matched)
    if action > GIVE:
        if state.phase == AWARDING:
            purses = [int(state.purse(other - GIVE)) for other in perspective.legal()]
            gems = int(state.purse(action - GIVE))
            return WhyGives(gems=gems, fewest=gems == min(purses))
        return WhyStops(missing=missing, cards=cards)
    height = int(state.height(seat))
    traits = int(state.traits(state.card(seat, height - 1))) if height else 0
    if action != REVEAL + seat:
        top = "match" if traits else "trap" if height else "nothing"
        return WhyTheirCard(missing=missing, cards=cards, top=top)
    return WhyOwnCard(traits=traits) if traits else WhyOwnTrap(beneath=height - 1, cards=cards)


def _lays(state: TigerTraps, kind: int, sure: int, percent: int) -> WhyLays:
    traits = int(state.traits(kind))
    before = 0 if state.phase == CHOOSING else sure
    return WhyLays(traits=traits, sure=before + traits if traits else 0, percent=percent)
