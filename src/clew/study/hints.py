"""Hints: what a bot would do in a seat's place, and why. It knows what the seat knows."""

from __future__ import annotations

import msgspec

from clew import bots
from clew.core.chance import Fast
from clew.core.event import Event
from clew.table.eyes import Sight

__all__ = ["ADVISER", "Advice", "advise", "best_adviser", "certain"]

ADVISER = "master"
_WORLDS = 3
"""The number of worlds in which an action is tried; what happens in all of them counts as
certain."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """An action as text, and the reason as an event that the game's words tell.

    `what` is the same in the game's words: what would happen, as far as the seat can be sure of it.
    """

    bot: str
    action: str
    what: list[Event]
    why: Event | None


def best_adviser(game: str) -> str:
    """The strongest bot that a game has."""
    return bots.names(game)[-1]


def advise(sight: Sight, seed: int, bot: str) -> Advice:
    """What a bot would do there: it looks through the seat's eyes."""
    game = sight.game
    seen = sight.perspective(seed)
    seen.advises = True
    action = bots.find(game.id, bot)(seen)
    why = bots.explain(sight.perspective(seed), action)
    what = certain(sight, action, seed)
    return Advice(bot=bot, action=game.format(action), what=what, why=why)


def certain(sight: Sight, action: int, seed: int) -> list[Event]:
    """What everybody would hear about an action of a seat, if it is the same in all the worlds
    tried.

    Empty if the answer is secret, or if the sentence depends on something that is turned up.
    """
    tellings = [sight.would_tell(action, Fast(seed + world)) for world in range(_WORLDS)]
    sure: list[Event] = []
    for events in zip(*tellings, strict=False):
        first = events[0]
        tag = first.__struct_config__.tag
        is_own = getattr(first, "seat", 0) == sight.viewer and tag != "turn"
        if not is_own or any(event != first for event in events):
            break
        if sure and tag != sure[0].__struct_config__.tag:
            break
        sure.append(first)
    return sure
