"""Lessons and puzzles on the screen: `clew learn` and `clew puzzle`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import RichLog

from clew.terminal import boards, sayings
from clew.terminal.exercise import Exercise
from clew.terminal.frame import Frame, show
from clew.tutorial import Unexpected
from clew.words import Words

__all__ = ["ExerciseApp", "run"]


def run(exercise: Exercise, language: str) -> bool:
    """Shows an exercise on the whole screen; False if it was interrupted."""
    app = ExerciseApp(exercise, language)
    ended = show(app)
    if closing := exercise.closing(app.words):
        print(sayings.printed(closing))
    return ended


class ExerciseApp(Frame):
    """The task stands above everything else beside the board; Enter goes on where nothing is
    asked."""

    CSS = f"""
    {Frame.CSS}
    #asked {{ margin-bottom: 1; }}
    #players {{ display: none; }}
    .roomy #players {{ display: block; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "continue", show=False)]

    def __init__(self, exercise: Exercise, language: str) -> None:
        self.exercise = exercise
        super().__init__(exercise.game, language)

    def words_in(self, language: str) -> Words:
        return self.exercise.words_in(language)

    def on_mount(self) -> None:
        side = self.query_one("#side")
        side.move_child(self.query_one("#asked"), after=self.query_one("#title"))
        side.move_child(self.query_one("#choices"), after=self.query_one("#asked"))
        super().on_mount()

    def go_on(self) -> None:
        self.show_all()
        # Without the focus the board leaves Enter to the frame.
        self.set_focus(None if self.exercise.waits else self.board)

    def scene(self) -> boards.Scene:
        exercise = self.exercise
        return boards.Scene(
            exercise.game,
            exercise.sight.view(),
            exercise.sight.preview(),
            exercise.legal,
            self.words,
            exercise.names(self.words),
            exercise.seat,
            exercise.number,
            exercise.task(self.words),
        )

    def heading(self) -> str:
        return self.exercise.heading(self.words)

    def asked(self) -> str:
        return self.exercise.task(self.words)

    def in_turn(self) -> Sequence[int]:
        return [] if self.exercise.waits else [self.exercise.seat]

    def offered(self) -> Text:
        if not self.exercise.waits:
            return super().offered()
        line = Text(self.words.say("exercise-leave" if self.exercise.over else "exercise-go-on"))
        line.apply_meta({"@click": "app.continue"})
        return line

    def story(self) -> list[str]:
        return self.exercise.story(self.words)

    def tell(self) -> None:
        log = self.query_one(RichLog)
        log.clear()
        for line in self.story():
            log.write(Text(line))

    def may_act(self) -> bool:
        return not self.exercise.waits

    def act(self, text: str) -> None:
        try:
            self.exercise.act(text)
        except Unexpected:
            self.say_hint(self.exercise.hint(self.words))
            raise

    def advice(self) -> str:
        return self.exercise.hint(self.words)

    def commands(self) -> list[str]:
        return list(sayings.EXERCISE_COMMANDS)

    def typed(self, line: str) -> None:
        if line:
            super().typed(line)
        else:
            self.action_continue()

    def action_continue(self) -> None:
        if self.exercise.waits:
            self.exercise.go_on()
            if self.exercise.over:
                self.exit()
            else:
                self.go_on()

    def action_undo(self) -> None:
        if self.exercise.undo():
            self.go_on()
        else:
            self.notice(self.words.say("terminal-nothing-to-undo"))

    def action_leave(self) -> None:
        """Nothing is lost: lessons and puzzles begin anew."""
        self.exit()
