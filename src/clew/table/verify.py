"""Proof that a record's commitment, seed, draws and actions belong together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from clew.core.chance import Stream
from clew.core.errors import ClewError
from clew.core.game import Game
from clew.games import find
from clew.table.fairness import Fairness
from clew.table.record import Entry, Record, RecordError, Seat, read_anyway
from clew.table.table import Table

__all__ = ["Check", "Verdict", "open_table", "verify", "verify_file"]

_MOST_BOUND = 2**31


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One check. Its name is the message verify-<what> of the words."""

    what: str
    good: bool
    detail: str = ""
    entry: int = 0


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """All checks, up to the first entry that does not fit."""

    good: bool
    checks: list[Check]
    entry: int = 0
    """The number of the first entry that does not fit; 0 if all fit."""
    rules: str = ""
    """`older` or `newer` if the game was played by other rules than this Clew has. In that case the
    secret and every draw were checked, but not the actions and the result."""


def open_table(record: Record, game: Game[Any] | None = None) -> Table:
    """The table of a record before its first entry. Raises RecordError where there is none.

    `game` is for a game that is not registered under its name.
    """
    game = game or find(record.game)
    if age := _age(record, game):
        raise RecordError(
            f"played under {age} rules of {game.id} (version {record.rules}); this Clew has "
            f"version {game.version} and cannot play it again; clew verify still proves its draws"
        )
    fairness = _fairness(record)
    options = game.read_options(record.options)
    seats = [Seat(name=seat.name, player=seat.player) for seat in record.seats]
    return Table(game, options, seats, fairness, started=record.started)


def _age(record: Record, game: Game[Any]) -> str:
    """Whether a record's rules are older or newer than the game's; empty if they are the same."""
    if record.rules == game.version:
        return ""
    return "older" if record.rules < game.version else "newer"


def _fairness(record: Record) -> Fairness:
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
    return fairness


def verify_file(path: Path, game: Game[Any] | None = None) -> Verdict:
    record, whole = read_anyway(path)
    return verify(record, whole=whole, game=game)


def verify(record: Record, *, whole: bool, game: Game[Any] | None = None) -> Verdict:
    """Checks everything, and names the first entry that does not fit.

    `whole` says whether the digest fits the file. For a game with other rules it checks what can be
    checked without playing: the secret, and whether the seed gives every draw.
    """
    checks = [_check("digest", whole)]
    if age := _age(record, game or find(record.game)):
        return _verify_draws(record, checks, age)
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


def _verify_draws(record: Record, checks: list[Check], age: str) -> Verdict:
    """Checks, without the rules, the secret and whether each draw follows from the seed."""
    fairness = _fairness(record)
    checks.append(_check("commitment", fairness.commitment == record.commitment))
    bad = total = 0
    for number, draws in enumerate([record.draws, *(entry.draws for entry in record.entries)]):
        total += len(draws.split())
        problem = _drawn(fairness.seed, number, draws)
        if number and record.entries[number - 1].n != number:
            problem = f"it stands where {number} should be"
        if problem:
            bad = number
            checks.append(Check(what="entry", good=False, detail=problem, entry=number))
            break
    else:
        checks.append(Check(what="draws", good=True, detail=f"{len(record.entries)} {total}"))
    good = all(check.good for check in checks)
    return Verdict(good=good, checks=checks, entry=bad, rules=age)


def _drawn(seed: bytes, number: int, draws: str) -> str:
    """Why the draws of an entry (as bound:value) are not what the seed gives; empty if they are."""
    chance = Stream(seed, number)
    for draw in draws.split():
        bound, _, value = draw.partition(":")
        if not (bound.isascii() and bound.isdigit() and 1 < int(bound) <= _MOST_BOUND):
            return f"{draw!r} is not a draw"
        if str(chance.below(int(bound))) != value:
            return f"drew {draw}, which the seed does not give"
    return ""


def _check(what: str, good: bool) -> Check:
    return Check(what=what, good=good)


def _replay(table: Table, entry: Entry) -> str:
    """Why an entry does not fit; empty if it does."""
    try:
        table.replay(entry)
    except ClewError as error:
        return str(error)
    if table.entries[-1].draws != entry.draws:
        return f"drew {table.entries[-1].draws or 'nothing'}, not {entry.draws or 'nothing'}"
    return ""
