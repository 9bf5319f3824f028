"""Hints: what a bot would do in a seat's place, and why. It knows what the seat knows."""

from __future__ import annotations

import msgspec

from clew import bots
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.table.eyes import Sight

__all__ = ["Advice", "NoAdviser", "advise", "best_adviser", "certain"]

_WORLDS = 3
"""The number of worlds in which an action is tried; what happens in all of them counts as
certain."""


class NoAdviser(ClewError):
    """Nobody is here who could give a hint."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """An action as text, and the reason as an event that the game's words tell.

    `what` is the same in the game's words: what would happen, as far as the seat can be sure of it.
    """

    bot: str
    action: str
    what: list[Event]
    why: Event | None


def best_adviser(game: str) -> str:
    """The strongest bot that a game has. Raises if it has none: chance is no adviser."""
    best = bots.names(game)[-1]
    if best == bots.RANDOM:
        raise NoAdviser(f"{game} has no bot that could advise anybody", why="no-adviser", game=game)
    return best


def advise(sight: Sight, seed: int, bot: str, seconds: float = 0.0) -> Advice:
    """What a bot would do there: it looks through the seat's eyes, for so many seconds at most."""
    game = sight.game
    if bot == bots.RANDOM:
        raise NoAdviser("the random bot advises nobody: it knows nothing", why="random-adviser")
    seen = sight.perspective(seed)
    seen.most_seconds = seconds
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
