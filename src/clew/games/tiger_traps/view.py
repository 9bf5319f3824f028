"""What a seat of Traps sees."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome, Say
from clew.games.tiger_traps.components import GEMS, KINDS
from clew.games.tiger_traps.rules import (
    AWARDING,
    BIDDING,
    BUILDING,
    CHOOSING,
    OVER,
    REVEALING,
    TigerTraps,
    named,
)

__all__ = ["PHASES", "Player", "View", "draw", "turned_over", "view"]

PHASES = {
    CHOOSING: "choose",
    BUILDING: "build",
    BIDDING: "bid",
    REVEALING: "reveal",
    AWARDING: "award",
    OVER: "over",
}
"""What is asked for."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    gems: int
    hand: int
    """How many cards are in hand."""
    stack: int
    """How many cards of the stack lie face down."""
    beside: list[str]
    """Cards turned over, beside the stack they came from, in the order of turning."""
    passed: bool


class View(msgspec.Struct, frozen=True, kw_only=True, tag="tiger-traps", tag_field="game"):
    """The table as one seat sees it (0: a spectator).

    While all choose their first cards at once, nobody sees who has chosen already: only the
    own card is gone from the hand (TT-07).
    """

    seat: int
    players: list[Player]
    open_stacks: bool
    early_gift: bool
    season: int
    year: int
    goal: str
    goals: list[str]
    """The goals of the year's earlier seasons; the others are still to come."""
    aside: int
    """How many cards nobody was dealt."""
    pot: int
    treasury: int
    start: int
    """Who begins this season."""
    bid: int
    """The highest bid, or 0."""
    bidder: int
    """Whose bid that is, or 0."""
    matched: int
    """Traits matched by the cards turned over."""
    acting: int
    """Whose turn it is, 0 when the game is over; while all choose at once, the viewing seat
    until it has chosen, then 0."""
    asked: str
    """choose, wait (having chosen, for the others), build, bid, reveal, award or over."""
    hand: list[str]
    """Own cards in hand."""
    stack: list[str]
    """Own cards face down, bottom first, if stacks are open to their owners (TT-13)."""
    notes: list[list[str]]
    """By seat, the cards that everybody knows it to have this year (TT-27)."""
    outcome: Outcome | None


def turned_over(state: TigerTraps, seat: int) -> list[str]:
    """The cards beside a seat's stack, in the order of turning."""
    top = state.has_played(seat) - 1
    return [KINDS[state.card(seat, top - i)] for i in range(state.has_turned(seat))]


def view(state: TigerTraps, seat: int, outcome: Outcome | None) -> View:
    choosing = state.phase == CHOOSING
    chosen = choosing and seat > 0 and state.has_played(seat) > 0
    acting = state.acting()
    if choosing:
        acting = 0 if chosen else seat
    seats = range(1, state.players + 1)
    this = (state.season - 1) % 4
    return View(
        seat=seat,
        players=[_player(state, other, choosing and other != seat) for other in seats],
        open_stacks=bool(state.open_stacks),
        early_gift=bool(state.early_gift),
        season=state.season,
        year=(state.season - 1) // 4 + 1,
        goal=KINDS[state.goal()],
        goals=[KINDS[state.door(place)] for place in range(this)],
        aside=14 - state.players * state.dealt,
        pot=state.pot,
        treasury=GEMS - state.pot - state.purses(),
        start=state.start,
        bid=state.bid,
        bidder=state.bidder,
        matched=state.matched,
        acting=acting,
        asked="wait" if chosen else PHASES[state.phase],
        hand=named(state.hand(seat)) if seat else [],
        stack=_own_stack(state, seat) if seat and state.open_stacks else [],
        notes=[named(state.noted(other)) for other in seats],
        outcome=outcome,
    )


def look_back(now: TigerTraps, then: View) -> View:
    """An earlier view. The hand of this season is the one that is left now: what is missing
    from it lies in the own stack, where nobody looks (TT-13)."""
    if not then.seat or then.season != now.season or now.open_stacks:
        return then
    return msgspec.structs.replace(then, hand=named(now.hand(then.seat)))


def _player(state: TigerTraps, seat: int, secret: bool) -> Player:
    return Player(
        gems=state.purse(seat),
        hand=state.dealt - (0 if secret else state.has_played(seat)),
        stack=0 if secret else state.height(seat),
        beside=turned_over(state, seat),
        passed=bool(state.passed >> seat - 1 & 1),
    )


def _own_stack(state: TigerTraps, seat: int) -> list[str]:
    return [KINDS[state.card(seat, place)] for place in range(state.height(seat))]


_SHORT = dict(zip(KINDS, ("RL", "RT", "BL", "BT", "B/R", "L/T"), strict=True))


def draw(view: View, say: Say) -> str:
    """The table as text: one line a seat.

    Cards are RL, RT, BL, BT (red or blue, lady or tiger), B/R and L/T; [] is a card face down.
    """
    pot = "◆" * view.pot or "-"
    goal = _goal(view, say)
    season = say("tiger-traps-drawing-season", season=view.season, year=view.year, goal=goal)
    treasure = say("tiger-traps-drawing-pot", pot=pot, treasury=view.treasury)
    lines = [
        f"  {season}",
        f"  {treasure}   {_bidding(view, say)}",
        "",
        _heading(say),
    ]
    for seat, player in enumerate(view.players, 1):
        mark = ">" if seat == view.acting else "s" if seat == view.start else " "
        stack = " ".join(_SHORT[card] for card in view.stack) if seat == view.seat else ""
        out = " " + say("tiger-traps-drawing-out") if player.passed else ""
        stack = stack or "[]" * player.stack + out
        beside = " ".join(_SHORT[card] for card in player.beside) or "-"
        notes = " ".join(_SHORT[card] for card in view.notes[seat - 1]) or "-"
        gems = "◆" * player.gems or "-"
        lines.append(f" {mark}  {seat}   {gems:<7}{player.hand:^4}  {stack:<14}{beside:<20}{notes}")
    lines += ["", "  " + say("tiger-traps-drawing-aside", cards="[]" * view.aside)]
    if view.seat:
        hand = ", ".join(say(f"tiger-traps-thing-{card}.bare") for card in view.hand)
        lines.append("  " + say("tiger-traps-drawing-hand", cards=hand or "-"))
    return "\n".join(line.rstrip() for line in lines)


def _heading(say: Say) -> str:
    """Over the columns, as wide as they are."""
    names = ("seat", "gems", "hand", "stack", "beside", "notes")
    titles = [say(f"tiger-traps-drawing-{name}-column") for name in names]
    widths = (6, 7, 6, 14, 20, 0)
    return "  " + "".join(title.ljust(width) for title, width in zip(titles, widths, strict=True))


def _goal(view: View, say: Say) -> str:
    goal = say(f"tiger-traps-thing-{view.goal}.bare").upper()
    earlier = ", ".join(_SHORT[goal] for goal in view.goals)
    return say("tiger-traps-drawing-earlier", goal=goal, earlier=earlier) if earlier else goal


def _bidding(view: View, say: Say) -> str:
    if not view.bid:
        return say("tiger-traps-drawing-no-bid")
    return say("tiger-traps-drawing-bid", bid=view.bid, seat=view.bidder, matched=view.matched)
