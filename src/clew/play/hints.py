"""Hints at a table: who may ask for one, and what the adviser is asked."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from clew.core.chance import Chance
from clew.games import find
from clew.play.doing import playable
from clew.play.sitting import Sitting
from clew.study.hints import advise, best_adviser
from clew.table.eyes import Eyes, Sight
from clew.table.messages import Hint
from clew.table.refusal import Refusal

__all__ = ["Question", "answer", "question"]


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


def question(sitting: Sitting, seat: int | None, chance: Chance) -> Question:
    """The question to the strongest bot for a seat. Raises Refusal if hints are not allowed."""
    settings = sitting.row.settings
    if not settings.hints or settings.rated:
        raise Refusal(403, "no-hints", "this table is played without hints")
    table, own = playable(sitting, seat)
    eyes = Eyes(table, own)
    if not eyes.legal():
        raise Refusal(409, "not-now", "it is not your turn")
    game = table.game.id
    world = eyes.fair_world(chance)
    return Question(
        (sitting.row.key, table.n, own), game, world, own, chance.word(), best_adviser(game)
    )


def answer(asked: Question) -> Hint:
    """Computes the hint. This can take seconds in a long game."""
    game = find(asked.game)
    sight = Sight(game, game.from_position(asked.world), asked.seat)
    advice = advise(sight, asked.seed, asked.bot)
    return Hint(n=asked.key[1], **msgspec.to_builtins(advice))
