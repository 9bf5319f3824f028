"""Thinking: what a bot is asked at a table. The question can be sent to another process."""

from __future__ import annotations

from typing import NamedTuple

from clew import bots
from clew.bots.perspective import Perspective
from clew.games import find
from clew.table.eyes import Sight

__all__ = ["BotQuestion", "at_once", "think"]


class BotQuestion(NamedTuple):
    """What a bot decides on: a fair world, as JSON, and nothing that its seat may not know."""

    game: str
    bot: str
    world: bytes
    seat: int
    seed: int
    seconds: float = 0.0
    """How long to think at most; 0 is no limit."""


def at_once(bot: str, perspective: Perspective) -> int | None:
    """What a bot plays where there is nothing to think about; None if there is."""
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    return legal[perspective.chance.below(len(legal))] if bot == "random" else None


def think(asked: BotQuestion) -> int:
    """The bot's action. This can take seconds."""
    game = find(asked.game)
    sight = Sight(game, game.from_position(asked.world), asked.seat)
    perspective = sight.perspective(asked.seed)
    perspective.most_seconds = asked.seconds
    return bots.find(asked.game, asked.bot)(perspective)
