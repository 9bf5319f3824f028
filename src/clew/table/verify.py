"""Proof that a record's commitment, seed, draws and actions belong together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.games import find
from clew.table.fairness import Fairness
from clew.table.record import Entry, Record, RecordError, Seat, read_anyway
from clew.table.table import Table

__all__ = ["Check", "Verdict", "open_table", "verify", "verify_file"]


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was looked at. `what` is the message verify-<what> of the words."""

    what: str
    good: bool
    detail: str = ""
    entry: int = 0


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """All that was looked at, up to the first entry that does not belong."""

    good: bool
    checks: list[Check]
    entry: int = 0
    """The number of the first entry that does not belong; 0 if none does not."""


def open_table(record: Record, game: Game[Any] | None = None) -> Table:
    """The table of a record before its first entry. Raises RecordError where there is none.

    `game` is for one that is not registered under its name.
    """
    game = game or find(record.game)
    if record.rules != game.version:
        age = "older" if record.rules < game.version else "newer"
        raise RecordError(
            f"played by {age} rules of {game.id} (version {record.rules}); "
            f"this Clew has version {game.version} and cannot play it again"
        )
    if not record.secret:
        raise RecordError("the record has no secret yet: the game is still hidden")
    try:
        fairness = Fairness(
            record.id, bytes.fromhex(record.secret), [bytes.fromhex(n) for n in record.nonces]
        )
    except ValueError as error:
        raise RecordError(f"the secret or a nonce is damaged: {error}") from None
    if len(record.nonces) != len(record.seats):
        raise RecordError("the record must have one nonce a seat")
    options = game.read_options(record.options)
    seats = [Seat(name=seat.name, player=seat.player) for seat in record.seats]
    return Table(game, options, seats, fairness, started=record.started)


def verify_file(path: Path, game: Game[Any] | None = None) -> Verdict:
    record, whole = read_anyway(path)
    return verify(record, whole=whole, game=game)


def verify(record: Record, *, whole: bool, game: Game[Any] | None = None) -> Verdict:
    """Looks at everything, and names the first entry that does not belong.

    `whole`: whether the digest fits the file.
    """
    checks = [_check("digest", whole)]
    table = open_table(record, game)
    checks.append(_check("commitment", table.fairness.commitment == record.commitment))
    checks.append(_check("setup", table.setup_draws == record.draws))
    bad = 0
    for entry in record.entries:
        problem = _replay(table, entry)
        if problem:
            bad = entry.n or len(table.entries) + 1
            checks.append(Check(what="entry", good=False, detail=problem, entry=bad))
            break
    if not bad:
        drawn = sum(len(entry.draws.split()) for entry in record.entries)
        total = drawn + len(record.draws.split())
        checks.append(Check(what="entries", good=True, detail=f"{len(record.entries)} {total}"))
        checks.append(_check("result", table.outcome == record.result))
    return Verdict(good=all(check.good for check in checks), checks=checks, entry=bad)


def _check(what: str, good: bool) -> Check:
    return Check(what=what, good=good)


def _replay(table: Table, entry: Entry) -> str:
    """Why an entry does not belong, or nothing."""
    try:
        table.replay(entry)
    except ClewError as error:
        return str(error)
    if table.entries[-1].draws != entry.draws:
        return f"drew {table.entries[-1].draws or 'nothing'}, not {entry.draws or 'nothing'}"
    return ""
