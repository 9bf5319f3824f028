"""Games as Parquet: every field of the record in a column of its own type, nothing lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from clew.records import FORMAT, Exported
from clew.table.record import Record, RecordError

__all__ = ["SCHEMA", "read", "write"]

_BATCH = 500
_SEAT = pa.struct(
    [
        ("name", pa.string()),
        ("player", pa.string()),
        ("salt", pa.string()),
        ("sealed", pa.string()),
    ]
)
_ENTRY = pa.struct(
    [
        ("n", pa.int32()),
        ("seat", pa.int16()),
        ("action", pa.string()),
        ("table", pa.string()),
        ("to", pa.int32()),
        ("draws", pa.string()),
        ("time", pa.string()),
    ]
)
_RESULT = pa.struct(
    [
        ("termination", pa.string()),
        ("rule", pa.string()),
        ("winners", pa.list_(pa.int16())),
        ("ranks", pa.list_(pa.int16())),
        ("scores", pa.list_(pa.int32())),
    ]
)
SCHEMA = pa.schema(
    [
        ("source", pa.string()),
        ("rated", pa.bool_()),
        ("format", pa.string()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("id", pa.string()),
        ("options", pa.string()),  # JSON: each game has its own
        ("seats", pa.list_(_SEAT)),
        ("started", pa.string()),
        ("commitment", pa.string()),
        ("secret", pa.string()),
        ("nonces", pa.list_(pa.string())),
        ("draws", pa.string()),
        ("entries", pa.list_(_ENTRY)),
        ("result", _RESULT),
        ("hash", pa.string()),
        ("key", pa.string()),
        ("signature", pa.string()),
        ("digest", pa.string()),
    ],
    metadata={"clew": FORMAT},
)
_RECORD_DEFAULTS: dict[str, Any] = {
    "secret": "",
    "nonces": [],
    "draws": "",
    "result": None,
    "hash": "",
    "key": "",
    "signature": "",
}
_SEAT_DEFAULTS = {"salt": "", "sealed": ""}
_ENTRY_DEFAULTS = {"action": "", "table": "", "to": -1, "draws": "", "time": ""}


def write(path: Path, games: Iterable[Exported]) -> int:
    count = 0
    waiting = iter(games)
    with pq.ParquetWriter(path, SCHEMA, compression="zstd") as writer:
        while some := list(islice(waiting, _BATCH)):
            writer.write_table(pa.Table.from_pylist([_row(game) for game in some], SCHEMA))
            count += len(some)
    return count


def _row(game: Exported) -> dict[str, Any]:
    plain: dict[str, Any] = dict(_RECORD_DEFAULTS)
    plain |= msgspec.to_builtins(game.record)
    plain["options"] = msgspec.json.encode(plain["options"]).decode()
    plain["seats"] = [_SEAT_DEFAULTS | seat for seat in plain["seats"]]
    plain["entries"] = [_ENTRY_DEFAULTS | entry for entry in plain["entries"]]
    return {"source": game.source, "rated": game.rated, **plain}


def read(path: Path) -> Iterator[Exported]:
    try:
        with pq.ParquetFile(path) as file:
            kind = (file.schema_arrow.metadata or {}).get(b"clew", b"").decode()
            if kind != FORMAT:
                raise RecordError(f"{path} is not {FORMAT}")
            for batch in file.iter_batches(_BATCH):
                for row in batch.to_pylist():
                    yield _game(row, path)
    except (OSError, pa.ArrowException) as error:
        raise RecordError(f"{path} cannot be read: {error}") from None


def _game(row: dict[str, Any], path: Path) -> Exported:
    try:
        source, rated = row.pop("source"), row.pop("rated")
        row["options"] = msgspec.json.decode(row["options"])
        record = msgspec.convert(row, Record)
        return msgspec.convert({"source": source, "rated": rated, "record": record}, Exported)
    except (msgspec.ValidationError, msgspec.DecodeError, KeyError) as error:
        raise RecordError(f"{path}: a damaged game: {error}") from None
