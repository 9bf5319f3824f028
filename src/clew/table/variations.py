"""Variations: what could have been played in a finished game, and where it would have led.

A variation begins after one of the game's entries and assumes the finished game's real world: every
card, tile and stack lies as it really lay, and move k after entry n draws what entry n + k of the
game draws from the seed. So the record and the moves alone say where a variation leads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from clew.core.errors import ClewError
from clew.core.event import EventData
from clew.core.game import Outcome
from clew.table.eyes import SPECTATOR, Eyes, Viewer
from clew.table.hindsight import laid_open
from clew.table.record import Entry, Record, RecordError
from clew.table.table import Table

__all__ = [
    "FORMAT",
    "MAX_MOVES",
    "BadMove",
    "Move",
    "NoEntry",
    "Otherwise",
    "Stood",
    "Variation",
    "Variations",
    "read_variations",
    "variations_beside",
]

FORMAT = "clew-variations/1"
MAX_MOVES = 100
"""No variation is longer."""
_MAX_BYTES = 4 * 1024 * 1024


class Move(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat plays, in the game's own text."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)]
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


Moves = Annotated[list[Move], msgspec.Meta(max_length=MAX_MOVES)]


class Variation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Other moves from the position after entry `at` of a game; 0 is its beginning."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    moves: Moves

    def goes_on_from(self, other: Variation) -> bool:
        """Whether it begins with all moves of another one."""
        return self.at == other.at and self.moves[: len(other.moves)] == other.moves


class Variations(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Variations of one game as a file beside its record, which stays as it was signed."""

    format: str
    id: str
    """Of the game."""
    game: str
    rules: int
    variations: Annotated[list[Variation], msgspec.Meta(max_length=1000)]


def variations_beside(record: Path) -> Path:
    """The file with the variations of a record: game.json has game.variations.json."""
    return record.with_suffix(".variations.json")


def read_variations(path: Path, record: Record) -> list[Variation]:
    """The variations of a game, from a file. Raises RecordError where they are not of this game."""
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise RecordError(
                f"{path} is too large for variations ({path.stat().st_size} bytes)",
                why="no-variations",
                path=str(path),
            )
        found = msgspec.json.decode(path.read_bytes(), type=Variations)
    except OSError as error:
        raise RecordError(
            f"{path} cannot be read: {error.strerror}",
            why="not-read",
            path=str(path),
            detail=str(error.strerror),
        ) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(
            f"{path} is no file of variations: {error}", why="no-variations", path=str(path)
        ) from None
    if found.format != FORMAT:
        raise RecordError(
            f"{path} has the format {found.format}; this version reads {FORMAT}",
            why="other-format",
            path=str(path),
            format=found.format,
            there=FORMAT,
        )
    if (found.game, found.rules, found.id) != (record.game, record.rules, record.id):
        raise RecordError(
            f"{path} has variations of another game ({found.game} {found.id})",
            why="other-variations",
            path=str(path),
        )
    return found.variations


class NoEntry(ClewError):
    """The game has no entry of this number."""


class BadMove(ClewError):
    """Move `n` of a variation, counted from 1, cannot be played there; `cause` says why."""

    def __init__(self, cause: ClewError, *, why: str, n: int) -> None:
        super().__init__(f"move {n}: {cause}", why=why, n=n)
        self.cause = cause
        self.n = n


class Stood(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a variation, through somebody's eyes."""

    view: Any
    open: list[Any]
    """Each seat's view with all cards open."""
    legal: list[str]


class Otherwise:
    """A finished game from one of its entries on, as it could have gone.

    Everybody plays on there, also who had left or was replaced in the game.
    """

    def __init__(self, start: Table, entries: Iterable[Entry], at: int) -> None:
        """`start` is the table before these entries; entries after `at` are left out."""
        for entry in entries:
            if entry.n <= at:
                start.replay(entry)
        if start.n != at:
            raise NoEntry(f"there is no entry {at}", why="no-entry", n=at)
        stood = msgspec.structs.replace(start.snapshot(), over=None, left=[], away=[], hash="")
        self._table = Table(
            start.game,
            start.options,
            start.seats,
            start.fairness,
            started=start.started,
            snapshot=stood,
        )
        self.told: list[list[EventData]] = []
        """What everybody heard of each move; nothing while others still choose."""
        self.heard: list[EventData] = []
        """What the last who moved heard of it."""

    def play(self, moves: Sequence[Move]) -> None:
        """Raises BadMove for the first one that cannot be played."""
        for number, move in enumerate(moves, 1):
            before = self._table.n
            try:
                self._table.act(move.seat, move.action)
            except ClewError as error:
                raise BadMove(error, why="bad-move", n=number) from None
            self.told.append(self._events(SPECTATOR, before))
            self.heard = self._events(move.seat, before)

    def _events(self, viewer: Viewer, since: int) -> list[EventData]:
        told = Eyes(self._table, viewer).told(since)
        return [one.event for one in told if one.event is not None]

    @property
    def n(self) -> int:
        return self._table.n

    @property
    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def shares(self) -> list[float]:
        """Each seat's share of the win; empty while the game goes on."""
        return self._table.shares()

    def pending(self) -> list[int]:
        """The seats that must move and have not yet."""
        return self._table.pending()

    def stands(self, seat: int) -> Stood:
        """How a seat sees it; 0 is a spectator."""
        table = self._table
        eyes = Eyes(table, seat or SPECTATOR)
        return Stood(
            view=eyes.view(),
            open=laid_open(table),
            legal=[table.game.format(action) for action in eyes.legal()],
        )

    def position(self) -> bytes:
        """The whole position, as JSON: the game is over, and its secrets are open to all."""
        return bytes(self._table.snapshot().position)
