"""The terminal: tables, lessons and puzzles, on the whole screen or line by line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from clew.core.errors import ClewError

if TYPE_CHECKING:
    from clew.puzzles import Puzzle
    from clew.terminal.exercise import Exercise
    from clew.terminal.notebook import Notebook
    from clew.terminal.session import Session
    from clew.words import Words

__all__ = ["learn", "play", "solve"]

_INTERRUPTED = 130
_FIRST = "labyrinth"


def play(
    game_id: str | None,
    *,
    seats: list[str],
    names: list[str] | None,
    options: dict[str, str],
    seed: str | None,
    plain: bool,
    resume: Path | None,
    save: Path | None,
    lang: str,
) -> None:
    """Plays a game at this terminal, and saves its record.

    Without a name it is Labyrinth, or the game that `resume` holds. No seats are one human against
    the simple bot. `names` are those of the humans, or of all seats. Without a terminal on both
    ends, or with `plain`, it is played line by line.
    Ctrl-C saves as well, and leaves with the exit code 130.
    """
    from clew.games import find
    from clew.terminal.session import Session
    from clew.words import words

    if resume:
        session = Session.resumed(resume, save=save, game=game_id or "", programs=seats)
        said = words(lang, session.game)
    else:
        game = find(game_id or _FIRST)
        said = words(lang, game)
        session = Session.begun(
            game,
            said,
            seats=seats,
            names=names or (),
            options=options,
            seed=seed,
            save=save,
        )
    try:
        _play(session, said, lang, plain=plain or not _draws())
    finally:
        session.close()


def _play(session: Session, said: Words, lang: str, *, plain: bool) -> None:
    if plain:
        from clew.terminal.plain import Plain

        try:
            Plain(session, said, sys.stdin, sys.stdout).run()
        except KeyboardInterrupt:
            raise SystemExit(_INTERRUPTED) from None
        return
    from clew.terminal.app import run

    if not run(session, lang):
        raise SystemExit(_INTERRUPTED)


def learn(name: str, lang: str, *, plain: bool) -> None:
    """Teaches a game: on its board, or line by line."""
    from clew.games import find
    from clew.terminal.exercise import Course
    from clew.tutorial import tutorial

    game = find(name)
    lessons = tutorial(game)
    if lessons is None:
        raise ClewError(
            f"{name} has no tutorial; clew rules {name} shows its rules",
            why="no-tutorial",
            game=name,
        )
    _exercise(Course(game, lessons), lang, plain=plain)


def solve(puzzle: Puzzle, notebook: Notebook, day: str, lang: str, *, plain: bool) -> None:
    """Lets somebody solve a puzzle, that of a day or another: on its board, or line by line."""
    from clew.terminal.exercise import Solving

    _exercise(Solving(puzzle, notebook=notebook, day=day), lang, plain=plain)


def _exercise(exercise: Exercise, lang: str, *, plain: bool) -> None:
    if plain or not _draws():
        from clew.terminal.exercise_lines import ExerciseLines

        said = exercise.words_in(lang)
        try:
            ExerciseLines(exercise, said, sys.stdin, sys.stdout).run()
        except KeyboardInterrupt:
            raise SystemExit(_INTERRUPTED) from None
        return
    from clew.terminal.exercise_app import run

    if not run(exercise, lang):
        raise SystemExit(_INTERRUPTED)


def _draws() -> bool:
    """Whether there is a terminal on both ends that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
