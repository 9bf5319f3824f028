"""Exercises: prepared positions with something to do in them: lessons, or a puzzle. No I/O."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from clew.core.event import Event
from clew.core.game import Game
from clew.play.tries import Noted, Outcome
from clew.puzzles import Puzzle
from clew.puzzles.playing import Attempt
from clew.table.eyes import Sight
from clew.terminal.notebook import Notebook
from clew.terminal.sayings import together
from clew.tutorial import LEARNER, Lesson, Tutorial, learn_words, play, sight_after
from clew.words import Words, words

__all__ = ["Course", "Exercise", "Solving"]


class Exercise(ABC):
    """What the line mode and the screen show, and what can be done there."""

    game: Game[Any]
    seat: int
    """The seat that sees the position and acts in it."""

    @abstractmethod
    def words_in(self, language: str) -> Words: ...

    @abstractmethod
    def names(self, said: Words) -> list[str]:
        """The players' names, by seat."""

    @abstractmethod
    def heading(self, said: Words) -> str: ...

    @abstractmethod
    def task(self, said: Words) -> str:
        """What is to be read or done now."""

    @abstractmethod
    def hint(self, said: Words) -> str:
        """How it is done."""

    @abstractmethod
    def closing(self, said: Words) -> str:
        """What is said when it is left."""

    @property
    @abstractmethod
    def number(self) -> int:
        """How much was done before; another number is another question."""

    @property
    @abstractmethod
    def sight(self) -> Sight: ...

    @property
    @abstractmethod
    def legal(self) -> list[int]:
        """What is wanted; nothing while nothing is asked."""

    @property
    @abstractmethod
    def waits(self) -> bool:
        """Whether nothing is asked but to go on."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def happened(self) -> Sequence[Event]:
        """All that has happened to the position."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Does something. An action that cannot be read, is not legal or not wanted changes
        nothing."""

    @abstractmethod
    def go_on(self) -> None:
        """To what comes next, where nothing is asked."""

    @abstractmethod
    def undo(self) -> bool:
        """A step back; False if there is none."""

    def story(self, said: Words) -> list[str]:
        """All that has happened, in sentences."""
        names = self.names(said)
        return [said.event(event, names, self.seat) for event in self.happened()]


class Course(Exercise):
    """The lessons of a game, one after the other."""

    seat = LEARNER

    def __init__(self, game: Game[Any], lessons: Tutorial) -> None:
        self.game = game
        self.lessons = lessons.lessons
        self._at = 0
        self._done: list[str] = []
        self._happened: list[list[Event]] = []
        """What each step brought about."""

    @property
    def lesson(self) -> Lesson:
        return self.lessons[min(self._at, len(self.lessons) - 1)]

    @property
    def number(self) -> int:
        return 100 * self._at + len(self._done)

    def words_in(self, language: str) -> Words:
        return learn_words(language, self.game)

    def names(self, said: Words) -> list[str]:
        return [said.say(f"learn-name-{seat}") for seat in range(1, self.lesson.players + 1)]

    def heading(self, said: Words) -> str:
        return said.say(
            "learn-heading",
            lesson=said.say(f"{self.game.id}-learn-{self.lesson.id}"),
            number=self._at + 1,
            count=len(self.lessons),
        )

    def _message(self) -> str:
        step = self.lesson.steps[len(self._done)]
        return f"{self.game.id}-learn-{self.lesson.id}-{step.id}"

    def task(self, said: Words) -> str:
        return "" if self.over else said.say(self._message())

    def hint(self, said: Words) -> str:
        return "" if self.waits else said.say(f"{self._message()}.hint")

    def closing(self, said: Words) -> str:
        if not self.over:
            return ""
        return said.say("learn-done", command=together(f"clew play {self.game.id}"))

    @property
    def sight(self) -> Sight:
        return sight_after(self.game, self.lesson, self._done)

    @property
    def legal(self) -> list[int]:
        wanted = play(self.game, self.lesson, self._done).legal
        return [self.game.parse(text) for text in wanted]

    @property
    def waits(self) -> bool:
        return self.over or not self.lesson.steps[len(self._done)].accept

    @property
    def over(self) -> bool:
        return self._at == len(self.lessons)

    def happened(self) -> Sequence[Event]:
        return [event for events in self._happened for event in events]

    def act(self, text: str) -> None:
        scene = play(self.game, self.lesson, [*self._done, text])
        self._done.append(text)
        self._happened.append([event for frame in scene.frames for event in frame.events])
        if len(self._done) == len(self.lesson.steps):
            last = self._at == len(self.lessons) - 1
            self._at += 1
            if not last:
                self._done, self._happened = [], []

    def go_on(self) -> None:
        if not self.over:
            self.act("")

    def undo(self) -> bool:
        if self.over or not self._done:
            return False
        self._done.pop()
        self._happened.pop()
        return True


class Solving(Exercise):
    """A puzzle that somebody tries to solve. What comes of it stands in their notebook, if they
    keep one; `day` is the day whose puzzle it is."""

    def __init__(
        self,
        puzzle: Puzzle,
        actions: Sequence[str] = (),
        notebook: Notebook | None = None,
        day: str = "",
    ) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self._notebook = notebook
        self._day = day
        self._noted = Noted(None)
        self._begin(actions)

    def _begin(self, actions: Sequence[str]) -> None:
        self._attempt = Attempt(self.puzzle)
        self.game = self._attempt.game
        self.actions: list[str] = []
        self._happened: list[Event] = []
        for action in actions:
            self.act(action)

    @property
    def attempt(self) -> Attempt:
        return self._attempt

    @property
    def number(self) -> int:
        return len(self.actions)

    def words_in(self, language: str) -> Words:
        return words(language, self.game)

    def names(self, said: Words) -> list[str]:
        players = getattr(self.sight.view(), "players", None)
        seats = len(players) if players else self.game.players[0]
        return [self._name(said, seat, seats) for seat in range(1, seats + 1)]

    def _name(self, said: Words, seat: int, seats: int) -> str:
        if seat == self.seat:
            return said.say("puzzle-you")
        if seats == 2:
            return said.say("puzzle-other")
        return said.say("puzzle-other-numbered", number=seat - (seat > self.seat))

    def heading(self, said: Words) -> str:
        return said.say("puzzle-heading", game=said.say(f"{self.game.id}-name"), id=self.puzzle.id)

    def task(self, said: Words) -> str:
        if self._attempt.status == "solved":
            return said.say("puzzle-solved")
        if self._attempt.status == "missed":
            why = f"{self.game.id}-puzzle-missed"
            return said.say(why if said.has(why) else "puzzle-missed")
        task = said.say(f"{self.game.id}-puzzle-task", turns=self.puzzle.turns, aim=self.puzzle.aim)
        if self._attempt.left == self.puzzle.turns:
            return task
        return said.say("puzzle-task", task=task, left=self._attempt.left)

    def hint(self, said: Words) -> str:
        done = len(self.actions)
        answer = [self.game.parse(action) for action in self.puzzle.answer]
        if [self.game.parse(action) for action in self.actions] != answer[:done]:
            return said.say("puzzle-hint-elsewhere")
        self._note("shown")
        return said.say("puzzle-hint", action=self.puzzle.answer[done])

    def closing(self, said: Words) -> str:
        if self._attempt.status == "open":
            return ""
        told = [self.task(said)]
        if rated := self._noted.rated:
            change = f"{rated.change:+}".replace("-", "−")
            told.append(said.say("puzzle-rated", rating=str(rated.rating), change=change))
        if self._noted.share:
            told.append(said.say("puzzle-share", line=self._noted.share))
        return "\n".join(told)

    def _note(self, outcome: Outcome) -> None:
        if self._notebook:
            noted = self._notebook.note(self.puzzle, outcome, self._day)
            self._noted = Noted(noted.rated or self._noted.rated, noted.share)

    @property
    def sight(self) -> Sight:
        return self._attempt.sight

    @property
    def legal(self) -> list[int]:
        return self.sight.legal() if self._attempt.status == "open" else []

    @property
    def waits(self) -> bool:
        return self._attempt.status != "open"

    @property
    def over(self) -> bool:
        return self._attempt.status == "solved"

    def happened(self) -> Sequence[Event]:
        return self._happened

    def act(self, text: str) -> None:
        self._attempt.act(text)
        self.actions.append(text)
        self._happened += [event for shown in self._attempt.shown for event in shown.events]
        if self._attempt.status != "open":
            self._note(self._attempt.status)

    def go_on(self) -> None:
        """Begins again after a wrong answer."""
        if self._attempt.status == "missed":
            self._begin(())

    def undo(self) -> bool:
        if not self.actions or self.over:
            return False
        self._begin(self.actions[:-1])
        return True
