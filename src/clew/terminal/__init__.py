"""The terminal: `clew play`, on the whole screen or line by line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clew.terminal.session import Session
    from clew.words import Words

__all__ = ["play"]

_INTERRUPTED = 130


def play(
    game_id: str,
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

    No seats are one human against the simple bot. `names` are those of the humans, or of all
    seats. Without a terminal on both ends, or with `plain`, it is played line by line.
    Ctrl-C saves as well, and leaves with the exit code 130.
    """
    from clew.games import find
    from clew.terminal.session import Session
    from clew.words import words

    said = words(lang, find(game_id))
    if resume:
        session = Session.resumed(resume, save=save, game=game_id, programs=seats)
    else:
        session = Session.begun(
            find(game_id),
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


def _draws() -> bool:
    """Whether there is a terminal on both ends that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
