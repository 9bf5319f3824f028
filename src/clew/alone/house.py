"""House: takes what a page wants, one message after the other, and says what follows from it.

Every message goes in as JSON (`hear`) and comes out as JSON: first what is to be kept, then what
may be told once that is durable, then what the thinking worker is asked. The browser around it
stores, passes on, and comes back with what was thought.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Union

import msgspec

from clew.alone import requests
from clew.alone.keeping import KeptTable, Owner
from clew.alone.parts import Absent
from clew.alone.tables import Before, Missing, Tables
from clew.alone.thinking import BESIDE, Job
from clew.core.errors import ClewError
from clew.play.hosted_table import KeptEntry
from clew.table.messages import Bye, FromClient, encode
from clew.table.reasons import Problem
from clew.table.refusal import Refusal, problem_of

__all__ = ["House"]


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A request, by its name in the contract."""

    id: int
    request: str
    path: dict[str, str] = {}
    query: dict[str, Any] = {}
    body: Any = None


class Open(msgspec.Struct, frozen=True, tag="open"):
    """A line to a table. `seat`: through whose eyes; 0 is the first own seat, or a spectator."""

    line: int
    key: str
    n: int = -1
    seat: int = 0


class Send(msgspec.Struct, frozen=True, tag="send"):
    """A message over an open line."""

    line: int
    message: FromClient


class Close(msgspec.Struct, frozen=True, tag="close"):
    line: int


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """What the thinking worker has found out; `failed` says why it has not."""

    job: int
    answer: msgspec.Raw = msgspec.Raw(b"null")
    failed: str = ""


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """It is as late as somebody wanted to be woken."""


Heard = Union[Ask, Open, Send, Close, Thought, Tick]


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to a request, or why there is none."""

    id: int
    answer: Any = None
    problem: Problem | None = None


class Followed(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What follows from a message, in this order."""

    need: str = ""
    """Nothing was done: first this table's entries must be brought, then it is said again."""
    part: str = ""
    """The same, for a part of Clew that has not come yet."""
    keep: list[Any] = []
    tell: list[tuple[int, str]] = []
    """Messages (as JSON) for lines."""
    end: list[int] = []
    """Lines that are over."""
    answers: list[Answer] = []
    drop: list[int] = []
    """Thoughts that nobody waits for any more."""
    think: list[Job] = []
    wake: float | None = None
    """Seconds after which a tick is due."""


_decoder = msgspec.json.Decoder(Heard)
_encoder = msgspec.json.Encoder()
_tables = msgspec.json.Decoder(list[KeptTable])
_entries = msgspec.json.Decoder(list[KeptEntry])


class House:
    """Everything of one browser."""

    def __init__(self, owner: str, tables: str, clock: Callable[[], float] = time.time) -> None:
        """`owner` and `tables` are what was kept of them; empty for somebody new."""
        self._jobs: dict[int, Callable[[Any], None]] = {}
        self._questions: list[Job] = []
        self._drop: list[int] = []
        self._number = 0
        self._answers: list[Answer] = []
        self._end: list[int] = []
        who = msgspec.json.decode(owner, type=Owner) if owner else Owner()
        kept = _tables.decode(tables) if tables else []
        self.tables = Tables(who, kept, clock, self)
        if not owner:
            self.tables.keep_owner()

    def hear(self, text: str) -> str:
        """What follows from one message."""
        tables = self.tables
        before = tables.before()
        try:
            self._take(_decoder.decode(text))
        except Missing as missing:
            self._go_back(before)
            return _encoder.encode(Followed(need=missing.key)).decode()
        except Absent as absent:
            self._go_back(before)
            return _encoder.encode(Followed(part=absent.part)).decode()
        followed = Followed(
            keep=tables.kept(),
            tell=tables.told(),
            end=[*self._end, *tables.ended()],
            answers=self._answers,
            drop=self._drop,
            think=self._questions,
            wake=tables.wake(),
        )
        self._end, self._answers, self._questions, self._drop = [], [], [], []
        return _encoder.encode(followed).decode()

    def _go_back(self, before: Before) -> None:
        """Nothing was done. What was begun and needs something else first is begun again."""
        self.tables.go_back(before)
        for question in self._questions:
            self._jobs.pop(question.job, None)
        self._answers, self._questions = [], []

    def bring(self, key: str, kept: str, entries: str) -> None:
        """What is kept of a table, from the store. `kept` is empty if it is not there any more."""
        table = msgspec.json.decode(kept, type=KeptTable) if kept else None
        self.tables.bring(key, table, _entries.decode(entries))

    def spoil(self, key: str, kept: str) -> str:
        """Somebody else has stored something at a table: what is here of it is no longer so. `kept`
        is what is. Says which lines are over; the page opens them again."""
        row = msgspec.json.decode(kept, type=KeptTable) if kept else None
        return _encoder.encode(self.tables.spoil(key, row)).decode()

    def think(self, work: str, question: Any, then: Callable[[Any], None]) -> int:
        """Asks the thinking worker; `then` takes its answer, as JSON, or a ClewError. Says the
        number of the thought."""
        self._number += 1
        self._jobs[self._number] = then
        raw = msgspec.Raw(_encoder.encode(question))
        self._questions.append(
            Job(job=self._number, work=work, question=raw, beside=work in BESIDE)
        )
        return self._number

    def drop(self, job: int) -> None:
        """Nobody waits for this thought any more."""
        del self._jobs[job]
        self._drop.append(job)

    def _take(self, heard: Heard) -> None:
        match heard:
            case Ask():
                self._ask(heard)
            case Open(line=line):
                try:
                    self.tables.listen(line, heard.key, heard.n, heard.seat or None)
                except Missing:
                    raise
                except ClewError as error:
                    self.tables.say(line, encode(Bye(reason=str(error))))
                    self._end.append(line)
            case Send(line=line, message=message):
                self.tables.take(line, message)
            case Close(line=line):
                self.tables.close(line)
            case Thought(job=job, failed=failed):
                then = self._jobs.pop(job, None)
                if then:
                    then(ClewError(failed) if failed else bytes(heard.answer))
            case Tick():
                self.tables.end_time()

    # Requests

    def _ask(self, asked: Ask) -> None:
        try:
            found = requests.answer(
                self.tables, asked.request, {**asked.path, **asked.query}, asked.body
            )
            if not isinstance(found, requests.Later):
                self._answers.append(Answer(id=asked.id, answer=found))
                return
        except Missing:
            raise
        except ClewError as error:
            self._answers.append(Answer(id=asked.id, problem=_problem(error)))
            return
        self.think(found.work, found.question, lambda told: self._later(asked, found, told))

    def _later(self, asked: Ask, later: requests.Later, told: Any) -> None:
        try:
            if isinstance(told, ClewError):
                raise Refusal(503, "unavailable", str(told))
            self._answers.append(Answer(id=asked.id, answer=later.then(told)))
        except ClewError as error:
            self._answers.append(Answer(id=asked.id, problem=_problem(error)))


def _problem(error: ClewError) -> Problem:
    return error.problem if isinstance(error, requests.Told) else problem_of(error)
