"""Looking at a table: as a drawing, in sentences, after something that is only tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clew.core.errors import Illegal
from clew.core.game import Game
from clew.notes import describe, notes
from clew.play.sitting import Sitting
from clew.table.eyes import Eyes, Viewer
from clew.table.messages import Moment
from clew.table.refusal import Refusal
from clew.table.rows import OTHER_RULES
from clew.table.table import Table
from clew.words import LANGUAGES, words

__all__ = ["after", "begun", "described", "drawn", "drawn_now", "the_one"]


def begun(sitting: Sitting) -> Table:
    """The table with its position, if it has one."""
    if sitting.table is not None:
        return sitting.table
    if sitting.row.started:
        raise Refusal(
            409,
            OTHER_RULES,
            f"the game was played under version {sitting.row.rules} of its rules, which this "
            "Clew no longer has; its record is there",
        )
    raise Refusal(409, "not-running", "the game has not begun")


def drawn(game: Game[Any], view: Any, language: str) -> str:
    """A view as plain text."""
    return game.draw(view, words(_known(language), game).say)


def drawn_now(sitting: Sitting, viewer: Viewer, language: str) -> str:
    table = begun(sitting)
    return drawn(table.game, Eyes(table, viewer).view(), language)


def the_one(moments: Sequence[Moment], at: int) -> Moment:
    """The moment that was asked for, if there is one."""
    if not moments:
        raise Refusal(404, "no-entry", f"there is no entry {at}")
    return moments[0]


def described(sitting: Sitting, viewer: Viewer, language: str) -> list[str]:
    """The position in sentences."""
    table = begun(sitting)
    game, view = table.game, Eyes(table, viewer).view()
    says = words(_known(language), game)
    names = [one.name for one in sitting.row.seats]
    return [*describe(game, view, says, names), *notes(game, view, says, names)]


def after(sitting: Sitting, player: str | None, action: str, seat: int | None) -> Any:
    """What the own seat would see after an action, unknown things imagined; None if it is
    illegal."""
    own = sitting.row.own_seat(player, seat)
    if own is None:
        raise Refusal(403, "not-yours", "only players may try something out")
    try:
        return Eyes(begun(sitting), own).after(action)
    except Illegal:
        return None  # The table may have moved on since it was asked.


def _known(language: str) -> str:
    return language if language in LANGUAGES else "en"
