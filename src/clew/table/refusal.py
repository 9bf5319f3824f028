"""Refusal: why a table does not do something, for people and for programs."""

from __future__ import annotations

from clew.core.errors import ClewError
from clew.table.reasons import Problem, Reason

__all__ = ["Refusal", "RuleBroken", "problem_of", "sentence_of"]


class Refusal(ClewError):
    """A refused request. `status` is the HTTP status code."""

    def __init__(
        self, status: int, reason: Reason, text: str, why: str = "", **values: str | int
    ) -> None:
        super().__init__(text, why, **values)
        self.status = status
        self.reason = reason


class RuleBroken(Refusal):
    """A request for something that a rule of the game forbids. `problem` names the rule."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(409, problem.reason, problem.text)
        self.problem = problem


def problem_of(error: ClewError) -> Problem:
    """Why a request was not done, as it is answered."""
    if isinstance(error, RuleBroken):
        return error.problem
    reason = error.reason if isinstance(error, Refusal) else "wrong"
    return Problem(
        reason=reason, text=str(error), message=sentence_of(error), values=dict(error.values)
    )


def sentence_of(error: ClewError) -> str:
    """The name of the sentence that tells people what was wrong; empty if there is none."""
    return f"error-{error.why}" if error.why else ""
