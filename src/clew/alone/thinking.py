"""Thinking: what takes time, done in a worker of its own so that nobody has to wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from clew import bots
from clew.alone.parts import Absent
from clew.play import analysis, hints
from clew.play.puzzles import attempt
from clew.play.thinking import BotQuestion, think
from clew.puzzles.playing import solution
from clew.study.curve import play_on
from clew.study.working import Portion

__all__ = ["BESIDE", "Attempt", "Job", "do"]

BESIDE = ("judge", "meet", "portion")
"""What can wait for the games."""


class Attempt(NamedTuple):
    """A puzzle and the solver's actions so far."""

    puzzle: str
    actions: list[str]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A question for the thinking worker; `beside`: it is one of those that can wait."""

    job: int
    work: str
    question: msgspec.Raw
    beside: bool


def meet(game: str) -> None:
    """Loads a game with its bots, so that the first question need not wait for it."""
    bots.names(game)


_WORKS: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "meet": (str, meet),
    "decide": (BotQuestion, think),
    "judge": (analysis.Question, analysis.judge),
    "hint": (hints.Question, hints.answer),
    "portion": (Portion, lambda asked: play_on(*asked)),
    "attempt": (Attempt, lambda asked: attempt(*asked)),
    "solution": (str, solution),
}


class Done(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to a question, or the part of Clew that must come before it is asked again."""

    answer: Any = None
    part: str = ""


def do(work: str, question: str) -> str:
    """What becomes of a question, both as JSON."""
    kind, answer = _WORKS[work]
    try:
        done = Done(answer=answer(msgspec.json.decode(question, type=kind)))
    except Absent as absent:
        done = Done(part=absent.part)
    return msgspec.json.encode(done).decode()
