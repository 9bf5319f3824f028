"""A view of Traps in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from clew.games.tiger_traps.view import View
from clew.words import Words

__all__ = ["bidding", "describe", "known_notes", "notes"]


def known_notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """What everybody knows of the hands this year (TT-27), and the own stack if it is open."""
    told = [
        words.say(
            "tiger-traps-note-known",
            name=name,
            cards=words.listed([words.thing(card) for card in cards]),
            own="yes" if seat == view.seat else "no",
        )
        for seat, (name, cards) in enumerate(zip(names, view.notes, strict=True), 1)
        if cards
    ]
    if not told:
        told = [words.say("tiger-traps-note-nothing-known")]
    if view.stack:
        cards = words.listed([words.thing(card) for card in view.stack])
        told.append(words.say("tiger-traps-note-stack", cards=cards))
    return told


def notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Goal and pot, the own hand, the bidding, everybody's gems and stacks, what is known."""
    told = [_goal(view, words)]
    if view.seat:
        hand = words.listed([words.thing(card) for card in view.hand])
        told.append(words.say("tiger-traps-note-hand", cards=hand or "none"))
    if view.bid:
        told.append(bidding(view, words, names))
    told += describe(view, words, names)
    return told + known_notes(view, words, names)


def bidding(view: View, words: Words, names: Sequence[str]) -> str:
    """The highest bid, or once cards are turned over, how much of it is found."""
    turning = view.asked in ("reveal", "award", "over")
    return words.say(
        "tiger-traps-found" if turning else "tiger-traps-highest",
        name=names[view.bidder - 1],
        bid=view.bid,
        matched=view.matched,
        own="yes" if view.bidder == view.seat else "no",
    )


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Everybody's gems, hand, stack and turned cards."""
    return [
        words.say(
            "tiger-traps-note-player",
            seat=seat,
            name=names[seat - 1],
            gems=player.gems,
            hand=player.hand,
            stack=player.stack,
            beside=words.listed([words.thing(card) for card in player.beside]) or "none",
            out="yes" if player.passed else "no",
        )
        for seat, player in enumerate(view.players, 1)
    ]


def _goal(view: View, words: Words) -> str:
    return words.say(
        "tiger-traps-note-goal",
        season=view.season,
        year=view.year,
        goal=words.thing(view.goal, "def"),
        pot=view.pot,
        before=words.listed([words.thing(goal, "def") for goal in view.goals]) or "none",
    )
