"""Hints: what a bot would do in a seat's place, and why. It knows what the seat knows."""

from __future__ import annotations

from typing import Any

import msgspec

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.event import Event
from clew.core.game import Game
from clew.core.state import State
from clew.games import find

__all__ = ["ADVISER", "Advice", "advise", "advise_afar", "best_adviser"]

ADVISER = "master"


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """An action as text, and the reason as an event that the game's words tell."""

    bot: str
    action: str
    why: Event | None


def best_adviser(game: str) -> str:
    """The strongest bot that a game has."""
    return bots.names(game)[-1]


def advise(game: Game[Any], state: State, seat: int, seed: int, bot: str) -> Advice:
    """What a bot would do there. Of the state only what the seat may know is looked at."""
    action = bots.find(game.id, bot)(Perspective(game, state, seat, seed))
    why = bots.explain(Perspective(game, state, seat, seed), action)
    return Advice(bot=bot, action=game.format(action), why=why)


def advise_afar(game_id: str, world: bytes, seat: int, seed: int, bot: str) -> bytes:
    """The same for a process of its own: a fair world goes in, JSON comes out."""
    game = find(game_id)
    return msgspec.json.encode(advise(game, game.from_position(world), seat, seed, bot))
