"""Beginning: a table whose seats are taken becomes a game, and a record becomes a table again."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec

from clew.core.options import takes
from clew.games import find
from clew.table.chain import Blind, bot_nonce, is_outside, name_commitment, opening
from clew.table.clocks import ClockState
from clew.table.fairness import Fairness
from clew.table.messages import TableSettings
from clew.table.record import HASHED, Record
from clew.table.refusal import Refusal
from clew.table.rows import SeatRow, TableRow
from clew.table.table import utc_now

__all__ = ["begun", "begun_here", "row_of", "seat_choices"]


def begun(row: TableRow, now: float) -> TableRow:
    """A table whose seats are all taken becomes a game, and its running hash is fixed."""
    secret = bytes.fromhex(row.secret)
    row = _playing(row, [_ready(seat, secret) for seat in row.seats], now)
    record = row.record([])
    return row._replace(draws=record.draws, opening=opening(record, Blind.of(secret)).hex())


def begun_here(row: TableRow, fairness: Fairness, now: float) -> TableRow:
    """The same where all players sit at one screen: nobody hands in a nonce, so the shuffle is
    given. There is no running hash, which would prove nothing to them."""
    nonces = zip(row.seats, fairness.nonces, strict=True)
    seats = [seat._replace(nonce=nonce.hex()) for seat, nonce in nonces]
    row = row._replace(key=fairness.id, secret=fairness.secret.hex())
    return _playing(row, seats, now)


def _playing(row: TableRow, seats: list[SeatRow], now: float) -> TableRow:
    game = find(row.game)
    return row._replace(
        status="playing",
        rules=game.version,  # it may have waited for players since older ones
        options=msgspec.to_builtins(game.read_options(_with_choices(row))),
        code="",
        started=utc_now(),
        clock=_clock(row.game, row.settings, len(seats), now),
        seats=seats,
    )


def _clock(game: str, settings: TableSettings, seats: int, now: float) -> ClockState | None:
    """The clocks, where there is one or somebody is asked something outside the turn."""
    clock = settings.clock
    return ClockState.fresh(clock, seats, now) if clock or find(game).asides else None


def seat_choices(name: str) -> list[str]:
    """What the players of a game can choose for their seats before it."""
    options = find(name).options
    found = [one for one in msgspec.structs.fields(options) if one.name == options.of_seats]
    return [str(value) for one in found for value in takes(one.type).values]


def _with_choices(row: TableRow) -> dict[str, Any]:
    """The options, with what was chosen for the seats; whoever has chosen nothing gets what is
    left."""
    if not any(seat.choice for seat in row.seats):
        return row.options
    free = [one for one in seat_choices(row.game) if all(one != seat.choice for seat in row.seats)]
    chosen = [seat.choice or free.pop(0) for seat in row.seats]
    return {**row.options, find(row.game).options.of_seats: chosen}


def _ready(seat: SeatRow, secret: bytes) -> SeatRow:
    """A seat as it is played. Nobody outside plays on a nonce that the table chose, and a bot's
    nonce was fixed before anybody handed in theirs."""
    if is_outside(seat.kind):
        if not seat.nonce:
            raise Refusal(409, "no-nonce", f"seat {seat.seat} has not handed in a nonce yet")
        nonce = seat.nonce
    else:
        nonce = bot_nonce(secret, seat.seat).hex()
    salt = secrets.token_bytes(16)
    sealed = name_commitment(seat.name, salt)
    return seat._replace(nonce=nonce, salt=salt.hex(), sealed=sealed)


def row_of(
    record: Record, host: str, mine: Collection[int], settings: TableSettings, now: float
) -> TableRow:
    """A table as a record with its secret has it; the seats `mine` belong to the host."""
    blind = Blind.of(bytes.fromhex(record.secret))
    seats = zip(record.seats, record.nonces, strict=True)
    return TableRow(
        id=0,
        key=record.id,
        game=record.game,
        rules=record.rules,
        options=record.options,
        settings=settings,
        public=False,
        status="over" if record.result else "playing",
        host=host,
        secret=record.secret,
        created=now,
        started=record.started,
        result=record.result,
        clock=_clock(record.game, settings, len(record.seats), now),
        proposal=None,
        rematch="",
        draws=record.draws,
        opening=opening(record, blind).hex() if record.format == HASHED else "",
        seats=[
            SeatRow(
                seat=n,
                kind=seat.player,
                player=host if n in mine else None,
                name=seat.name,
                nonce=nonce,
                salt=seat.salt,
                sealed=seat.sealed,
            )
            for n, (seat, nonce) in enumerate(seats, 1)
        ],
    )
