"""Open data: finished games as one file, for whoever studies them. docs/data.md.

from clew.records import read_games

for game in read_games("games.parquet"):
    print(game.record.game, game.record.result.winners, len(game.record.entries))
    table = game.table()  # before its first entry; table.replay(entry) plays it again
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.table.chain import is_outside, sealed_name
from clew.table.record import Record, RecordError, Seat, digest
from clew.table.table import Table
from clew.table.verify import open_table

__all__ = ["FORMAT", "Exported", "anonymous", "read_games", "write_games"]

FORMAT = "clew-games/1"
_MAX_LINE = 64 * 1024 * 1024


class Exported(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One finished game: where it was played, and its whole record, which can be verified."""

    format: str = FORMAT
    source: Literal["server", "league", "file"]
    """A public table of a server, a league of bots, or a record that somebody kept."""
    rated: bool = False
    record: Record

    def table(self) -> Table:
        """The table before its first entry; `table.replay(entry)` plays it again."""
        return open_table(self.record)

    @property
    def is_whole(self) -> bool:
        """Whether the record is as it was exported."""
        return digest(self.record) == self.record.digest


def anonymous(record: Record, named: Iterable[int] = ()) -> Record:
    """The record without the names of people, except those in the `named` seats.

    A program's command line could reveal something about somebody's machine, so only the fact that
    it was a program is kept. The running hash and the signature of a record hold as before.
    """
    kept = set(named)
    seats = []
    for number, seat in enumerate(record.seats, 1):
        player = "program" if seat.player.startswith("cmd") else seat.player
        if number in kept or not is_outside(player):
            seats.append(msgspec.structs.replace(seat, player=player))
        else:
            sealed = sealed_name(seat) if record.hash else ""
            seats.append(Seat(name="", player=player, sealed=sealed))
    bare = msgspec.structs.replace(record, seats=seats)
    return msgspec.structs.replace(bare, digest=digest(bare))


def write_games(path: Path | str, games: Iterable[Exported]) -> int:
    """Writes games as JSON lines (.jsonl, .jsonl.gz) or Parquet (.parquet). Says how many."""
    path = Path(path)
    part = path.with_name(f"{path.name}.part")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        if _kind(path) == "parquet":
            from clew.records.parquet import write

            count = write(part, games)
        else:
            count = _write_lines(part, games, packed=path.suffix == ".gz")
        part.replace(path)
    except OSError as error:
        raise ClewError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return count


def read_games(path: Path | str) -> Iterator[Exported]:
    """The games of a file, one after another. A damaged one raises RecordError."""
    path = Path(path)
    if _kind(path) == "parquet":
        from clew.records.parquet import read

        games = read(path)
    else:
        games = _read_lines(path)
    for number, game in enumerate(games, 1):
        if not game.is_whole:
            raise RecordError(f"{path}, game {number}: its digest does not match")
        yield game


def _kind(path: Path) -> str:
    if path.suffix == ".parquet":
        if not find_spec("pyarrow"):
            raise missing("Parquet files need one more library", "parquet")
        return "parquet"
    if path.suffix == ".jsonl" or path.suffixes[-2:] == [".jsonl", ".gz"]:
        return "lines"
    raise ClewError(f"{path.name}: give a name that ends in .jsonl, .jsonl.gz or .parquet")


def _write_lines(path: Path, games: Iterable[Exported], *, packed: bool) -> int:
    encoder = msgspec.json.Encoder()
    count = 0
    with gzip.open(path, "wb") if packed else path.open("wb") as file:
        for game in games:
            file.write(encoder.encode(game) + b"\n")
            count += 1
    return count


def _read_lines(path: Path) -> Iterator[Exported]:
    decoder = msgspec.json.Decoder(Exported)
    try:
        with gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb") as file:
            number = 0
            while line := file.readline(_MAX_LINE):
                number += 1
                try:
                    game = decoder.decode(line)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                    raise RecordError(f"{path}, line {number}: {error}") from None
                if game.format != FORMAT:
                    raise RecordError(f"{path}, line {number}: not {FORMAT} but {game.format}")
                yield game
    except (OSError, EOFError) as error:
        raise RecordError(f"{path} cannot be read: {error}") from None
