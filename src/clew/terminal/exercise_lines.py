"""Lessons and puzzles line by line: for pipes, screen readers and terminals that cannot draw."""

from __future__ import annotations

from typing import TextIO

from clew.core.errors import ClewError
from clew.notes import describe, notes
from clew.terminal import sayings
from clew.terminal.exercise import Exercise
from clew.terminal.lines import Lines
from clew.tutorial import Unexpected
from clew.words import Words

__all__ = ["ExerciseLines"]


class ExerciseLines(Lines):
    """An exercise over two text streams."""

    def __init__(self, exercise: Exercise, words: Words, lines: TextIO, out: TextIO) -> None:
        super().__init__(exercise.game, words, lines, out)
        self.exercise = exercise
        self._told = 0
        """How much of the story was told."""
        self._headed = ""
        self._asked = -1

    def run(self) -> None:
        """Until it is over, somebody quits, or the input ends."""
        while self._step():
            pass
        self._tell()
        if closing := self.exercise.closing(self.words):
            self.say(closing)

    def _step(self) -> bool:
        """Shows what is new, and obeys a line; False to leave."""
        exercise = self.exercise
        if exercise.over:
            return False
        if exercise.number != self._asked:
            self._asked = exercise.number
            self._show()
        line = self.ask(self.words.say("exercise-read" if exercise.waits else "exercise-do"))
        return line is not None and self._obey(line.strip())

    def _show(self) -> None:
        heading = self.exercise.heading(self.words)
        story = len(self.exercise.story(self.words))
        new = heading != self._headed
        if new:
            self._headed, self._told = heading, 0
            self.out.write("\n")
            self.say(heading)
        if new or story != self._told:
            self._tell()
            self._board()
        self.say(self.exercise.task(self.words))

    def _tell(self) -> None:
        story = self.exercise.story(self.words)
        for line in story[self._told :]:
            self.say(line)
        self._told = len(story)

    def _obey(self, line: str) -> bool:
        name = sayings.command(self.words, line, sayings.EXERCISE_COMMANDS)
        if name == "quit":
            return False
        if name:
            getattr(self, f"_{name}")()
        elif self.exercise.waits:
            self.exercise.go_on()
        elif line:
            self._act(line)
        return True

    def _act(self, line: str) -> None:
        exercise = self.exercise
        try:
            exercise.act(line)
        except ClewError as error:
            legal = exercise.legal
            self.say(sayings.refused(exercise.game, legal, self.words, line, error))
            if isinstance(error, Unexpected):
                self._hint()

    # Commands

    def _help(self) -> None:
        self.explain(self.exercise.legal, sayings.EXERCISE_COMMANDS)

    def _hint(self) -> None:
        self.say(self.exercise.hint(self.words) or self.exercise.task(self.words))

    def _legal(self) -> None:
        self.list_actions(self.exercise.legal)

    def _board(self) -> None:
        exercise = self.exercise
        view, names = exercise.sight.view(), exercise.names(self.words)
        self.out.write("\n")
        self.draw(view)
        for line in notes(exercise.game, view, self.words, names)[1:]:
            self.say(line)
        self.out.write("\n")

    def _describe(self) -> None:
        exercise = self.exercise
        view, names = exercise.sight.view(), exercise.names(self.words)
        for line in describe(exercise.game, view, self.words, names):
            self.say(line)

    def _log(self) -> None:
        for line in self.exercise.story(self.words):
            self.say(line)

    def _rules(self) -> None:
        self.print_rules()

    def _undo(self) -> None:
        if self.exercise.undo():
            self._told = len(self.exercise.story(self.words))
            self._board()
        else:
            self.say(self.words.say("terminal-nothing-to-undo"))
