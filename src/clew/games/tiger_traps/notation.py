"""Actions of Traps as text, and back.

play red-lady   a card from hand face down onto the own stack
bid 7           that many traits of the goal
pass            out of the bidding
reveal 2        turn over the top card of seat 2's stack
give 3          seat 3 gets a gem: from the pot after an own trap, else an own one to give up
"""

from __future__ import annotations

from clew.core.errors import Unreadable
from clew.games.tiger_traps.components import KINDS, MAX_TRAITS
from clew.games.tiger_traps.rules import BID, GIVE, PASS, PLAY, REVEAL

__all__ = ["format_action", "parse_action"]

_SEATS = 6
_LAST = GIVE + _SEATS


def format_action(action: int) -> str:
    """The text of an action.

    >>> format_action(0), format_action(12), format_action(21)
    ('play red-lady', 'bid 7', 'reveal 2')
    """
    if PLAY <= action <= BID:
        return f"play {KINDS[action - PLAY]}"
    if BID < action < PASS:
        return f"bid {action - BID}"
    if action == PASS:
        return "pass"
    if REVEAL < action <= GIVE:
        return f"reveal {action - REVEAL}"
    if GIVE < action <= _LAST:
        return f"give {action - GIVE}"
    raise Unreadable(f"{action} is not an action of tiger-traps: they go from 0 to {_LAST}")


def parse_action(text: str) -> int:
    """The action of a text; upper and lower case and spacing do not matter."""
    match text.lower().split():
        case []:
            raise Unreadable("an empty line is not an action")
        case ["play", card]:
            if card in KINDS:
                return PLAY + KINDS.index(card)
            raise Unreadable(f"{card!r} is not a card: one of {', '.join(KINDS)}")
        case ["bid", traits]:
            return BID + _number(traits, "a bid", MAX_TRAITS)
        case ["pass"]:
            return PASS
        case ["reveal", seat]:
            return REVEAL + _number(seat, "a seat", _SEATS)
        case ["give", seat]:
            return GIVE + _number(seat, "a seat", _SEATS)
    raise Unreadable(
        f"{text.strip()!r} is not an action: say play CARD, bid NUMBER, pass, reveal SEAT "
        "or give SEAT"
    )


def _number(text: str, what: str, most: int) -> int:
    if text.isascii() and text.isdigit() and text[0] != "0" and int(text[:3]) <= most:
        return int(text)
    raise Unreadable(f"{text!r} is not {what}: a whole number from 1 to {most}")
