"""`clew learn`: a game taught line by line, on prepared positions."""

from __future__ import annotations

import sys
import textwrap
from typing import Any, TextIO

from clew.core.errors import ClewError, Illegal, Unreadable
from clew.core.game import Game
from clew.games import find
from clew.terminal import sayings
from clew.tutorial import LEARNER, Lesson, Scene, Tutorial, Unexpected, learn_words, play, tutorial
from clew.words import Words

__all__ = ["Learning", "run"]

_WIDTH = 79


def run(name: str, language: str) -> None:
    """Teaches a game on the standard streams."""
    game = find(name)
    lessons = tutorial(game)
    if lessons is None:
        raise ClewError(f"{name} has no tutorial; clew rules {name} shows its rules")
    Learning(game, lessons, learn_words(language, game), sys.stdin, sys.stdout).run()


class Learning:
    """A tutorial over two text streams."""

    def __init__(
        self, game: Game[Any], lessons: Tutorial, words: Words, lines: TextIO, out: TextIO
    ) -> None:
        self.game = game
        self.lessons = lessons
        self.words = words
        self.lines = lines
        self.out = out

    def run(self) -> None:
        for lesson in self.lessons.lessons:
            if not self._teach(lesson):
                return
        self._say(self.words.say("learn-done", command=f"clew play {self.game.id}"))

    def _teach(self, lesson: Lesson) -> bool:
        """Plays a lesson; False if the learner leaves."""
        name = f"{self.game.id}-learn-{lesson.id}"
        self.out.write("\n")
        self._say(self.words.say(name).upper())
        done: list[str] = []
        scene = play(self.game, lesson, done)
        self._draw(scene)
        while len(done) < len(lesson.steps):
            step = lesson.steps[len(done)]
            self._say(self.words.say(f"{name}-{step.id}"))
            action = self._ask(lesson, done, f"{name}-{step.id}")
            if action is None:
                return False
            done.append(action)
            scene = play(self.game, lesson, done)
            if scene.frames:
                self._tell(lesson, scene)
                self._draw(scene)
        return True

    def _ask(self, lesson: Lesson, done: list[str], message: str) -> str | None:
        """What the learner does now, once it is something that is wanted."""
        reads = not lesson.steps[len(done)].accept
        while True:
            line = self._line("learn-read" if reads else "learn-do")
            if line is None or sayings.command(self.words, line) == "quit":
                return None
            if reads:
                return ""
            if sayings.command(self.words, line) == "help":
                self._say(self.words.say(f"{message}.hint"))
                legal = play(self.game, lesson, done).legal
                self._say(self.words.say("terminal-for-example", examples=", ".join(legal[:6])))
                continue
            if not line:
                continue
            try:
                play(self.game, lesson, [*done, line])
            except Unexpected:
                self._say(self.words.say("learn-not-that"))
                self._say(self.words.say(f"{message}.hint"))
            except (Illegal, Unreadable) as error:
                self._say(self._refused(error, line, play(self.game, lesson, done).legal))
            else:
                return line

    def _refused(self, error: ClewError, line: str, legal: list[str]) -> str:
        if isinstance(error, Unreadable):
            examples = ", ".join(legal[:6])
            return self.words.say("terminal-unreadable", line=line, examples=examples)
        return self.words.error(error)

    def _line(self, message: str) -> str | None:
        self.out.write(self.words.say(message) + " ")
        self.out.flush()
        line = self.lines.readline()
        return line.strip() if line else None

    def _tell(self, lesson: Lesson, scene: Scene) -> None:
        names = [self.words.say(f"learn-name-{seat}") for seat in range(1, lesson.players + 1)]
        for frame in scene.frames:
            for event in frame.events:
                self._say(self.words.event(event, names, LEARNER))

    def _draw(self, scene: Scene) -> None:
        self.out.write("\n" + self.game.draw(scene.view, self.words.say).rstrip() + "\n\n")

    def _say(self, text: str) -> None:
        self.out.write("\n".join(textwrap.wrap(text, _WIDTH)) + "\n")
