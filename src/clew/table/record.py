"""The record of a game: one readable JSON file from which all of it can be played again."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from clew.core.errors import ClewError
from clew.core.game import Outcome

__all__ = [
    "FORMAT",
    "HASHED",
    "Deed",
    "Entry",
    "Record",
    "RecordError",
    "Seat",
    "digest",
    "parse",
    "read",
    "read_anyway",
    "write",
]

FORMAT = "clew-record/1"
HASHED = "clew-record/2"
"""With a running hash, as games at a server have it."""
_MAX_BYTES = 64 * 1024 * 1024

Deed: TypeAlias = Literal[
    "", "resign", "forfeit", "desert", "takeover", "return", "undo", "takeback", "timeout"
]
"""What the table did besides playing an action; empty if it did nothing."""


class RecordError(ClewError):
    """A file that is not a record, or not one that this version can read."""


class Seat(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Who sat there: a name, and human or the id of a bot."""

    name: str
    player: str
    salt: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] = ""
    """What blinds the name in the running hash."""
    sealed: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """What stands in the running hash for a name that is withheld."""


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """One thing that was done. Entry n drew from sub-stream n of the seed.

    Either `action`, the game's own text, or `table`: resign, forfeit, desert (the last player was
    late, and nobody is left), takeover (a bot plays on), return, undo (back to how it stood after
    entry `to`), takeback (the same, further, because everybody agreed). An entry has both for
    `timeout`: the table played for a seat that did not answer a question outside the turn in time.
    It declines for the seat, or draws one of its actions; this draw is the first from the entry's
    own stream. `draws` is what chance gave, as bound:value.
    """

    n: int
    seat: int
    action: str = ""
    table: Deed = ""
    to: int = -1
    draws: str = ""
    time: str = ""


class Record(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Everything about a game. The secret and the nonces are missing while it is hidden."""

    format: str
    game: str
    rules: int
    id: str
    options: dict[str, Any]
    seats: list[Seat]
    started: str
    commitment: str
    secret: str = ""
    nonces: list[str] = []
    draws: str = ""
    """What chance gave at the setup, which counts as entry 0."""
    entries: list[Entry]
    result: Outcome | None = None
    hash: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The running hash after the last entry."""
    key: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The public key of the server that signed."""
    signature: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{128})?$")] = ""
    digest: str = ""


def digest(record: Record | dict[str, Any]) -> str:
    """SHA-256 of the record as compact JSON with sorted keys, without the digest itself."""
    plain = dict(msgspec.to_builtins(record))
    plain.pop("digest", None)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def write(record: Record, path: Path) -> None:
    """Writes a record atomically: there is never half a file."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Record:
    """Reads a record from a file. Refuses a record that was changed after it was written."""
    record, whole = read_anyway(path)
    if not whole:
        raise RecordError(
            f"{path} was changed after it was written (its digest does not match); "
            "clew verify says where",
            why="changed-record",
            path=str(path),
        )
    return record


def read_anyway(path: Path) -> tuple[Record, bool]:
    """Reads a record from a file and says whether it is unchanged since it was written."""
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise RecordError(
                f"{path} is too large for a record ({path.stat().st_size} bytes)",
                why="no-record",
                path=str(path),
            )
        text = path.read_bytes()
    except OSError as error:
        raise RecordError(
            f"{path} cannot be read: {error.strerror}",
            why="not-read",
            path=str(path),
            detail=str(error.strerror),
        ) from None
    return parse(text, str(path))


def parse(text: bytes, name: str) -> tuple[Record, bool]:
    """The record that a text is, and whether it is unchanged since it was written. `name` is what
    errors call it."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(
            f"{name} is not a record, or a damaged one: {error}", why="no-record", path=name
        ) from None
    record = _convert(plain, name)
    return record, digest(plain) == record.digest


def _convert(plain: object, name: str) -> Record:
    form = plain.get("format") if isinstance(plain, dict) else None
    if not isinstance(form, str) or not form.startswith("clew-record/"):
        raise RecordError(
            f"{name} is not a record of Clew: it has no format clew-record/…",
            why="no-record",
            path=name,
        )
    if form not in (FORMAT, HASHED):
        raise RecordError(
            f"{name} has the format {form}; this version reads {FORMAT} and {HASHED}",
            why="other-format",
            path=name,
            format=str(form),
            there=f"{FORMAT}, {HASHED}",
        )
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise RecordError(
            f"{name} is a damaged record: {error}", why="no-record", path=name
        ) from None
