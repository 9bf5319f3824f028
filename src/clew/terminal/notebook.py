"""The notebook of this terminal: which puzzles its user has tried, with what success."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from clew.core.errors import ClewError
from clew.play.tries import Noted, Outcome, Solver
from clew.puzzles import Puzzle

__all__ = ["Notebook", "today"]


def today() -> str:
    return dt.datetime.now().astimezone().date().isoformat()


class Notebook:
    """A file of the user's own."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or user_data_path("clew") / "puzzles.json"
        self.solver = self._read()

    def _read(self) -> Solver:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Solver)
        except FileNotFoundError:
            return Solver()
        except (OSError, msgspec.DecodeError) as error:
            raise ClewError(
                f"{self._path} has your puzzles and cannot be read ({error}): mend it, or move it "
                "away to begin anew",
                why="no-notebook",
                path=str(self._path),
            ) from None

    def note(self, puzzle: Puzzle, outcome: Outcome, day: str) -> Noted:
        """Notes what came of a try, before anybody is told."""
        noted = self.solver.note(puzzle, outcome, day)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(self.solver))
        new.replace(self._path)
        return noted
