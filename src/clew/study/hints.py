"""Hints: what a bot would do in a seat's place, and why. It knows what the seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.event import Event
from clew.core.game import Game
from clew.core.state import ALL, Log, State
from clew.games import find

__all__ = ["ADVISER", "Advice", "advise", "advise_afar", "best_adviser", "certain"]

ADVISER = "master"
_WORLDS = 3
"""So many worlds are asked what an action leads to; what is the same in all of them is sure."""


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


def advise(game: Game[Any], state: State, seat: int, seed: int, bot: str) -> Advice:
    """What a bot would do there. Of the state only what the seat may know is looked at."""
    seen = Perspective(game, state, seat, seed)
    seen.advises = True
    action = bots.find(game.id, bot)(seen)
    why = bots.explain(Perspective(game, state, seat, seed), action)
    what = certain(state, seat, action, seed)
    return Advice(bot=bot, action=game.format(action), what=what, why=why)


def certain(state: State, seat: int, action: int, seed: int) -> list[Event]:
    """What everybody would hear that a seat does by an action, whatever it cannot know.

    Nothing where it answers in secret, or where what is turned up makes the sentence.
    """
    tellings = []
    for world in range(_WORLDS):
        chance = Fast(seed + world)
        trial, log = state.sample(seat, chance), Log()
        trial.apply(seat, action, chance, log)
        tellings.append([event for audience, event in log.entries if audience == ALL])
    sure: list[Event] = []
    for events in zip(*tellings, strict=False):
        first = events[0]
        tag = first.__struct_config__.tag
        is_own = getattr(first, "seat", 0) == seat and tag != "turn"
        if not is_own or any(event != first for event in events):
            break
        if sure and tag != sure[0].__struct_config__.tag:
            break
        sure.append(first)
    return sure


def advise_afar(game_id: str, world: bytes, seat: int, seed: int, bot: str) -> bytes:
    """The same for a process of its own: a fair world goes in, JSON comes out."""
    game = find(game_id)
    return msgspec.json.encode(advise(game, game.from_position(world), seat, seed, bot))
