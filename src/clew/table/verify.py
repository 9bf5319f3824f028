"""What a record proves: by itself, by its signature, and by the receipt of somebody who played."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Literal

import msgspec

from clew.core.chance import Stream
from clew.core.errors import ClewError
from clew.core.game import Game
from clew.games import find
from clew.table.chain import bot_nonce, hashes, is_outside, seal
from clew.table.ed25519 import is_signed
from clew.table.fairness import Fairness
from clew.table.receipt import Difference, Receipt, compare
from clew.table.record import HASHED, Entry, Record, RecordError, read_anyway
from clew.table.table import Table

__all__ = ["Check", "Verdict", "open_table", "verify", "verify_file"]

_MAX_BOUND = 2**31


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
    proof: Literal["receipt", "signature", "neither"] = "neither"
    """What shows that this is the game that was played: names, times, who left, what was taken
    back, in which order, and where it ends. Without a receipt or a signature, nothing does."""
    key: str = ""
    """The key that signed the record; empty if nobody did."""
    entries: int = 0
    """How many entries the record has."""
    seen: int = -1
    """The last entry that the receipt knows of."""
    difference: Difference | None = None
    """Where the record is not the game of the receipt."""
    withheld: list[int] = []
    """The seats whose names are withheld."""
    begun: bool = True
    """Whether the game began; a table that was closed before has given out its secret alone."""
    unfinished: bool = False
    """Whether the record ends before the game does."""


def open_table(record: Record, game: Game[Any] | None = None) -> Table:
    """The table of a record before its first entry. Raises RecordError where there is none.

    `game` is for a game that is not registered under its name.
    """
    game = game or find(record.game)
    if age := _age(record, game):
        raise RecordError(
            f"played under {age} rules of {game.id} (version {record.rules}); this Clew has "
            f"version {game.version} and cannot play it again; clew verify still proves its draws",
            why="other-rules",
            game=game.id,
            rules=record.rules,
            version=game.version,
        )
    fairness = _fairness(record)
    options = game.read_options(record.options)
    return Table(game, options, record.seats, fairness, started=record.started)


def _age(record: Record, game: Game[Any]) -> str:
    """Whether a record's rules are older or newer than the game's; empty if they are the same."""
    if record.rules == game.version:
        return ""
    return "older" if record.rules < game.version else "newer"


def _fairness(record: Record) -> Fairness:
    if not record.secret:
        raise RecordError("the record has no secret yet: the game is still hidden", why="no-secret")
    try:
        fairness = Fairness(
            record.id, bytes.fromhex(record.secret), [bytes.fromhex(n) for n in record.nonces]
        )
    except ValueError as error:
        raise RecordError(f"the secret or a nonce is damaged: {error}", why="damaged") from None
    if len(record.nonces) != len(record.seats):
        raise RecordError("the record must have one nonce a seat", why="damaged")
    return fairness


def verify_file(
    path: Path, game: Game[Any] | None = None, *, receipt: Receipt | None = None, key: str = ""
) -> Verdict:
    record, whole = read_anyway(path)
    return verify(record, whole=whole, game=game, receipt=receipt, key=key)


def verify(
    record: Record,
    *,
    whole: bool,
    game: Game[Any] | None = None,
    receipt: Receipt | None = None,
    key: str = "",
) -> Verdict:
    """Checks everything, and names the first entry that does not fit.

    `whole` says whether the digest fits the file. For a game with other rules it checks what can be
    checked without playing: the secret, and whether the seed gives every draw. `receipt` is what
    somebody kept who played, `key` the one that must have signed.
    """
    if record.started:
        verdict = _verify_game(record, _check("digest", whole), game)
    else:
        verdict = _verify_promise(record, _check("digest", whole))
    checks = list(verdict.checks)
    signed, difference = bool(record.signature), None
    if record.format == HASHED:
        checks += _check_of_nonces(record)
    if record.format == HASHED or record.hash or signed:
        hashed = _is_hashed(record)
        checks.append(_check("hash", hashed))
        if signed:
            checks.append(_check("signature", hashed and _is_signed(record)))
    if key:
        checks.append(_check("key", record.key == key))
    if receipt:
        difference = compare(record, receipt)
        checks.append(_check("receipt", difference is None))
    return msgspec.structs.replace(
        verdict,
        good=all(check.good for check in checks),
        checks=checks,
        proof="receipt" if receipt and receipt.hash else "signature" if signed else "neither",
        key=record.key if signed else "",
        entries=len(record.entries),
        seen=receipt.n if receipt else -1,
        difference=difference,
        withheld=[i for i, seat in enumerate(record.seats, 1) if seat.sealed],
        unfinished=record.result is None,
    )


def _check_of_nonces(record: Record) -> list[Check]:
    """Whether the nonces of bots follow from the secret, where bots play."""
    secret = bytes.fromhex(record.secret)
    bots = [i for i, seat in enumerate(record.seats) if not is_outside(seat.player)]
    given = [record.nonces[i : i + 1] for i in bots]
    follow = [[bot_nonce(secret, i + 1).hex()] for i in bots]
    return [_check("nonces", given == follow)] if bots else []


def _is_hashed(record: Record) -> bool:
    """Whether the running hash of a record is that of what stands in it."""
    *_, last = hashes(record)
    return bool(record.started) and record.hash == last


def _is_signed(record: Record) -> bool:
    key, signature = bytes.fromhex(record.key), bytes.fromhex(record.signature)
    return is_signed(key, seal(record.hash, record.result), signature)


def _verify_promise(record: Record, digest: Check) -> Verdict:
    """A table that was closed before its game began: all there is to check is the secret."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise RecordError(f"the secret is damaged: {error}", why="damaged") from None
    fits = hashlib.sha256(secret).hexdigest() == record.commitment
    return Verdict(good=True, checks=[digest, _check("commitment", fits)], begun=False)


def _verify_game(record: Record, digest: Check, game: Game[Any] | None) -> Verdict:
    checks = [digest]
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
        if not (bound.isascii() and bound.isdigit() and 1 < int(bound) <= _MAX_BOUND):
            return f"{draw!r} is not a draw"
        if str(chance.below(int(bound))) != value:
            return f"drew {draw}, which the seed does not give"
    return ""


def _check(what: str, good: bool) -> Check:
    return Check(what=what, good=good)


def _replay(table: Table, entry: Entry) -> str:
    """Why an entry does not fit; empty if it does."""
    waiting = table.waiting()
    if entry.action and len(waiting) > 1 and entry.seat in waiting[1:]:
        return f"seat {waiting[0]} comes first among those who chose at the same time"
    try:
        table.replay(entry)
    except ClewError as error:
        return str(error)
    if table.entries[-1].draws != entry.draws:
        return f"drew {table.entries[-1].draws or 'nothing'}, not {entry.draws or 'nothing'}"
    return ""
