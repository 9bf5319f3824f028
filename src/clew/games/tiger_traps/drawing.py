"""Traps as text."""

from __future__ import annotations

from clew.core.game import Say
from clew.games.tiger_traps.components import KINDS
from clew.games.tiger_traps.view import View

__all__ = ["draw"]

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
