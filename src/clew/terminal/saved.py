"""The games that were saved at this terminal: where they are, and which can be continued."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from clew.bots.levels import strength, suited
from clew.table.record import Record, RecordError, read

__all__ = ["Saved", "argument_for", "find_file", "new_file", "own_level", "saved_games"]


class Saved(NamedTuple):
    """A game that can be continued."""

    path: Path
    record: Record


def _folder() -> Path:
    return user_data_path("clew") / "games"


def new_file(game: str) -> Path:
    """Where a game is saved unless somebody says otherwise: a new file of the user's own."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = _folder() / f"{stem}.json"
    again = 1
    while path.exists():
        again += 1
        path = _folder() / f"{stem}-{again}.json"
    return path


def find_file(path: Path) -> Path:
    """The file that is meant: this one, or one of this name among the saved games."""
    named = _folder() / (path.name if path.suffix else f"{path.name}.json")
    return named if not path.exists() and path.parent == Path() and named.exists() else path


def argument_for(path: Path) -> str:
    """What to type for a file, as short as it can be, whatever is in its name."""
    return shlex.quote(path.stem if path.parent == _folder() else str(path))


def saved_games(game: str | None = None) -> Iterator[Saved]:
    """The unfinished games of the user's folder, the latest first; of one game, if it is named."""
    return (saved for saved in _all_games(game) if saved.record.result is None)


def own_level(game: str) -> str:
    """The level that suits whoever plays here, by the finished games of the user's folder in which
    one person played."""
    met: Counter[str] = Counter()
    beaten: Counter[str] = Counter()
    for _, record in _all_games(game):
        humans = [seat for seat, one in enumerate(record.seats, 1) if one.player == "human"]
        if record.result is None or len(humans) != 1:
            continue
        others = {one.player for one in record.seats if one.player != "human"}
        met.update(others)
        if humans[0] in record.result.winners:
            beaten.update(others)
    return suited(game, strength(game, met, beaten))


def _all_games(game: str | None) -> Iterator[Saved]:
    files = sorted(_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for path in files:
        try:
            record = read(path)
        except RecordError:
            continue  # not a game, or one of another version
        if game in (None, record.game):
            yield Saved(path, record)
