"""Gathering: finished games from folders of records and from leagues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from clew.core.errors import ClewError
from clew.records import Exported, anonymous
from clew.table.record import Record, RecordError, digest, read

__all__ = ["LEAGUE_RECORDS", "from_folder"]

LEAGUE_RECORDS = "records.jsonl"
"""Where a league keeps the record of every game, one a line."""


def from_folder(folder: Path, *, names: bool = False) -> Iterator[Exported]:
    """The finished games below a folder, each once: records (.json) and leagues.

    Games that still run are left out; a damaged file is an error. `names`: the people in these
    records have agreed that their names go along.
    """
    if not folder.is_dir():
        raise ClewError(f"{folder} is not a folder")
    seen: set[str] = set()
    for path in sorted(folder.rglob("*.json*")):
        for source, record in _records(path):
            if record.result is None or record.digest in seen:
                continue
            seen.add(record.digest)
            named: Iterable[int] = range(1, len(record.seats) + 1) if names else ()
            kind = "league" if source == "league" else "file"
            yield Exported(source=kind, record=anonymous(record, named))  # type: ignore[arg-type]


def _records(path: Path) -> Iterator[tuple[str, Record]]:
    if path.name == LEAGUE_RECORDS:
        for record in _lines(path):
            yield "league", record
    elif path.suffix == ".json" and _is_record(path):
        yield "file", read(path)


def _is_record(path: Path) -> bool:
    """Other files may lie there too."""
    with path.open("rb") as file:
        return b"clew-record/" in file.read(200)


def _lines(path: Path) -> Iterator[Record]:
    """The records of a league; a last line cut off in writing is not counted."""
    decoder = msgspec.json.Decoder(Record)
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                return
            try:
                record = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise RecordError(f"{path}, line {number}: {error}") from None
            if digest(record) != record.digest:
                raise RecordError(f"{path}, line {number}: its digest does not match")
            yield record
