"""Hints at a table: who may ask for one, and what the adviser is asked."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from clew.core.chance import Chance
from clew.games import find
from clew.play.doing import playable
from clew.play.sitting import Sitting
from clew.study.hints import Advice, NoAdviser, advise, best_adviser
from clew.table.eyes import Eyes, Sight
from clew.table.messages import Hint, TableSettings
from clew.table.refusal import Refusal

__all__ = ["Question", "advice", "allowed", "answer", "question"]


class Question(NamedTuple):
    """What the adviser gets: a fair world, as JSON, and nothing that the seat may not know.

    It can be sent to another process. Answers can be cached by `key`: the same question always gets
    the same answer.
    """

    key: tuple[str, int, int]
    game: str
    world: bytes
    seat: int
    seed: int
    bot: str
    seconds: float = 0.0
    """How long to think at most; 0 is no limit."""


def allowed(settings: TableSettings) -> bool:
    return settings.hints and not settings.rated


def question(sitting: Sitting, seat: int | None, chance: Chance, seconds: float = 0.0) -> Question:
    """The question to the strongest bot for a seat. Raises Refusal if hints are not allowed."""
    if not allowed(sitting.row.settings):
        raise Refusal(403, "no-hints", "this table is played without hints")
    table, own = playable(sitting, seat)
    eyes = Eyes(table, own)
    if not eyes.legal():
        raise Refusal(409, "not-now", "it is not your turn")
    game = table.game.id
    try:
        adviser = best_adviser(game)
    except NoAdviser as error:
        raise Refusal(403, "no-hints", str(error)) from None
    key, world = (sitting.row.key, table.n, own), eyes.fair_world(chance)
    return Question(key, game, world, own, chance.word(), adviser, seconds)


def advice(asked: Question) -> Advice:
    """What the adviser says. This can take seconds in a long game."""
    game = find(asked.game)
    sight = Sight(game, game.from_position(asked.world), asked.seat)
    return advise(sight, asked.seed, asked.bot, asked.seconds)


def answer(asked: Question) -> Hint:
    """The same as a page is told it."""
    return Hint(n=asked.key[1], **msgspec.to_builtins(advice(asked)))
