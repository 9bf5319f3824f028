"""Inquiries: what is asked so often that it goes to the driver itself, without the layers above.

The statements of an inquiry are known beforehand. They are compiled once for each database, asked
together (on PostgreSQL in one round trip), and all see the same snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Select

from clew.server.storage.dialects import plain_dialect

__all__ = ["BEGIN_READING", "Answers", "Inquiry", "Question", "ask_plainly"]

BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""How PostgreSQL shows one snapshot to several statements."""

T_co = TypeVar("T_co", covariant=True)
Answers: TypeAlias = Sequence[Sequence[Sequence[Any]]]
"""The rows that were found, of each question."""


class Question(NamedTuple):
    statement: Select[Any]
    """Made once, with a parameter for whatever differs: it is compiled only the first time."""
    values: Mapping[str, Any]


class Inquiry(Generic[T_co]):
    """A few questions, and what is made of the answers. On SQLite a truth is 0 or 1."""

    def __init__(self, questions: Sequence[Question], made_of: Callable[[Answers], T_co]) -> None:
        self.questions = questions
        self.made_of = made_of


@cache
def _compiled(statement: Select[Any], is_sqlite: bool) -> tuple[str, Mapping[str, Any]]:
    """Its text, and the values that are always the same."""
    made = statement.compile(dialect=plain_dialect(is_sqlite))
    return str(made), made.params


def ask_plainly(driver: Any, questions: Sequence[Question], *, is_sqlite: bool) -> Answers:
    """`driver` has no transaction open, and begins none by itself. After an error it may have
    one."""
    asked = []
    for statement, values in questions:
        text, always = _compiled(statement, is_sqlite)
        asked.append((text, {**always, **values}))
    if len(asked) == 1:
        return [driver.execute(*asked[0]).fetchall()]
    if is_sqlite:
        driver.execute("BEGIN")
        found = [driver.execute(*one).fetchall() for one in asked]
        driver.execute("COMMIT")
        return found
    with driver.pipeline():
        driver.execute(BEGIN_READING)
        answering = [driver.execute(*one, prepare=True) for one in asked]
        driver.execute("COMMIT")
    return [one.fetchall() for one in answering]
