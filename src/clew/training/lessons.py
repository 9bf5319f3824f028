"""Games that a net learns from a teacher: played without the net that learns, so in any number of
processes.

One seat follows the teacher. The other does so, too, or has habits of its own, or is somebody else
(a guest), so that the net also sees what to do about players who do what the teacher never would.
At some tables both go where games seldom go: what is seldom seen is badly learned, and whoever
looks for weaknesses goes just there. Where the teacher has no answer, the net is taught to stay
what it was.
"""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor
from torch.nn import functional

from clew.bots.glasses import Glasses
from clew.bots.nets import Stored
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games import find
from clew.training.policy import forward, from_file
from clew.training.settings import Settings
from clew.training.sight import Sight, shared

__all__ = ["NEVER", "Classroom", "Classrooms", "Lessons", "School", "Teacher", "taught"]

NEVER = -1e9
"""The score of what is not legal."""
_LEAST = 1e-12
_STRAY = 0.01
"""How often the one that follows the teacher strays from it."""
_DARING = 2.0
_HABIT = 2.0
"""Opponents with habits: in each game other choices are likelier than the teacher says, also of
those that it would hardly ever take (beyond the first number they all seem alike)."""
_KINDS = 8
_FAR = (3,)
_HABITS = (4, 5)
_GUESTS = (6, 7)
"""Of so many tables: where both go far, where an opponent has habits, and where it is a guest if
there are any. At the others both follow the teacher."""
_PATIENCE = 5.0
_APART = 1_000_003


class Teacher(Protocol):
    """Somebody who knows what is right."""

    def likely(self, many: VectorEnv) -> tuple[Tensor, Tensor]:
        """For each game, how likely each choice of the seat that must choose is, and whether the
        teacher knows it."""

    def far(self, many: VectorEnv) -> Tensor:
        """For each game, how much likelier (as logarithms) each choice of the seat that must choose
        is for somebody who goes where games seldom go."""


class Lessons(NamedTuple):
    """Decisions with a choice."""

    words: Tensor
    """What was observed,"""
    masks: Tensor
    """and what was legal."""
    likely: Tensor
    """How likely each choice should be, in numbers of half the length,"""
    known: Tensor
    """where the teacher knew it."""


class School(NamedTuple):
    """What is played, and who plays."""

    settings: Settings
    teacher: Callable[[], Teacher]
    start: Stored
    guests: Sequence[Stored]


class Classroom:
    """Games side by side."""

    def __init__(self, school: School, seed: int) -> None:
        settings = school.settings
        torch.manual_seed(seed)
        self.many = VectorEnv(
            settings.game, settings.games, players=settings.players, seed=seed, **settings.options
        )
        players = school.start, *school.guests
        facts = any(one.facts for one in players)
        glasses = Glasses(find(settings.game), settings.players, facts)
        self.sight = Sight(glasses, "cpu")
        self._steps = settings.steps
        self._choices = glasses.choices
        self._teacher = school.teacher()
        self._before, *self._guests = (from_file(one, "cpu", glasses.rows) for one in players)
        each = torch.arange(settings.games)
        self._own = each % settings.players + 1
        kind = each // settings.players % _KINDS
        self.far, self.habitual, self.visited = (
            torch.isin(kind, torch.tensor(kinds)) for kinds in (_FAR, _HABITS, _GUESTS)
        )
        self._guest = each // (_KINDS * settings.players) % max(1, len(self._guests))
        self.habits = torch.randn(settings.games, self._choices)

    @torch.no_grad()
    def play(self) -> Lessons:
        """Some steps of all games. Where the teacher has no answer, those play on who were the net
        before."""
        many, steps = self.many, []
        for _ in range(self._steps):
            words, masks = shared(many.observations), shared(many.masks)
            rows, legal, view = self.sight.see(words, masks)
            follows = shared(many.seats) == self._own
            found, known = self._teacher.likely(many)
            choice = legal.sum(1) > 1
            steps.append((words[choice], masks[choice], found[choice].half(), known[choice]))
            logs = self._logs(found, known, rows, legal, view)
            far = self._teacher.far(many).gather(1, self.sight.meant(view))
            scores = self.astray(self.others(logs, rows, legal, follows), far, legal, follows)
            noise = torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)
            outputs = (scores - (-noise.log()).log()).argmax(1)
            many.step(self.sight.choices(view, outputs))
            ended = shared(many.ended) > 0
            self.habits[ended] = torch.randn(int(ended.sum()), self._choices)
        lessons = Lessons(*(torch.cat(part) for part in zip(*steps, strict=True)))
        if not lessons.known.any():
            raise ClewError("the teacher knows nothing of the positions of these games")
        return lessons

    def _logs(
        self, found: Tensor, known: Tensor, rows: Tensor, legal: Tensor, view: Tensor
    ) -> Tensor:
        """How likely each output is, as logarithms, if somebody follows the teacher."""
        theirs, _ = forward(self._before, self.sight.glasses, rows[~known])
        before = torch.zeros(legal.shape)
        before[~known] = theirs
        return taught(found, known, before, legal, self.sight.meant(view))

    def others(self, logs: Tensor, rows: Tensor, legal: Tensor, follows: Tensor) -> Tensor:
        """What is played: as the teacher says, or by guests in their seats."""
        scores = logs.clone()
        for number, guest in enumerate(self._guests):
            there = ~follows & self.visited & (self._guest == number)
            theirs, _ = forward(guest, self.sight.glasses, rows[there])
            scores[there] = theirs.masked_fill(~legal[there], NEVER)
        return scores

    def astray(self, scores: Tensor, far: Tensor, legal: Tensor, follows: Tensor) -> Tensor:
        """The same, but some have habits or go far, and who follows now and then does anything
        legal."""
        habits = ~follows & self.habitual
        for those, leaning in ((habits, _HABIT * self.habits), (self.far, far)):
            daring = (scores.clamp(min=-_DARING) + leaning).masked_fill(~legal, NEVER)
            scores = torch.where(those[:, None], daring, scores)
        strays = follows & (torch.rand(len(follows)) < _STRAY)
        any_of_them = torch.zeros_like(scores).masked_fill(~legal, NEVER)
        return torch.where(strays[:, None], any_of_them, scores)


def taught(likely: Tensor, known: Tensor, before: Tensor, legal: Tensor, meant: Tensor) -> Tensor:
    """How likely each output should be, as logarithms: as the teacher says, or where it does not
    know, as the net would play (`before`) that everything began as."""
    logs = likely.gather(1, meant).float().clamp(min=_LEAST).log()
    logs = torch.where(known[:, None], logs, before)
    return functional.log_softmax(logs.masked_fill(~legal, NEVER), 1)


class Classrooms:
    """Classrooms in processes of their own, which play on while the net learns."""

    def __init__(self, school: School, jobs: int, seed: int) -> None:
        context = get_context("spawn")
        self._played: Any = context.Queue(2 * jobs)
        self._all = [
            context.Process(
                target=_play_on, args=(school, seed + number * _APART, self._played), daemon=True
            )
            for number in range(jobs)
        ]
        for one in self._all:
            one.start()

    def play(self) -> Lessons:
        """What was played meanwhile: as much as all processes play in one go."""
        found = zip(*(self._next() for _ in self._all), strict=True)
        return Lessons(*(torch.cat([torch.from_numpy(one) for one in part]) for part in found))

    def _next(self) -> Any:
        while True:
            try:
                found = self._played.get(timeout=_PATIENCE)
            except queue.Empty:
                if all(one.is_alive() for one in self._all):
                    continue
                raise ClewError("a process that plays has ended: perhaps memory is short") from None
            if isinstance(found, str):
                raise ClewError(found)
            return found

    def close(self) -> None:
        for one in self._all:
            one.kill()
        for one in self._all:
            one.join()
        self._played.close()
        self._played.cancel_join_thread()


def _play_on(school: School, seed: int, played: Any) -> None:
    """Plays for ever, in a process of its own."""
    try:
        torch.set_num_threads(1)
        room = Classroom(school, seed)
        while True:
            played.put([part.numpy() for part in room.play()])
    except ClewError as error:
        played.put(str(error))
