"""Games at a table, for the tests of records."""

from __future__ import annotations

from typing import Any

import msgspec

from clew.core.chance import Fast
from clew.games import find
from clew.table.chain import Blind, bot_nonce, hashes, is_outside, opening
from clew.table.eyes import Eyes
from clew.table.fairness import Fairness
from clew.table.receipt import MARK, Receipt
from clew.table.record import Record, Seat, digest
from clew.table.table import Table

__all__ = [
    "GAME",
    "NOW",
    "at_a_server",
    "edit",
    "play_on",
    "played",
    "receipt_of",
    "rehashed",
    "sealed",
    "sit",
]

GAME = find("labyrinth")
NOW = "2026-01-02T03:04:05.678Z"


def sit(players: int = 2, seed: str = "a game", **options: Any) -> Table:
    """A new game with the time of a clock that stands still."""
    seats = [Seat(name=f"Player {i + 1}", player="human") for i in range(players)]
    return Table(
        GAME,
        GAME.read_options(options),
        seats,
        Fairness.from_seed(seed, players),
        now=lambda: NOW,
    )


def played(players: int = 2, decisions: int = 10_000, **options: Any) -> Table:
    """A game with events, cards exchanged whenever that is possible, up to its end."""
    return play_on(sit(players, **({"goals": 4, "events": True} | options)), decisions)


def play_on(table: Table, decisions: int = 10_000) -> Table:
    chance = Fast(1)
    for _ in range(decisions):
        waiting = table.pending()
        if not waiting:
            break
        legal = Eyes(table, waiting[0]).legal()
        special = [action for action in legal if action > 100]
        table.act(waiting[0], (special or legal)[chance.below(len(special or legal))])
    return table


def edit(record: Record, **changes: Any) -> Record:
    """A record changed by hand, its digest left as it was."""
    return msgspec.structs.replace(record, **changes)


def sealed(record: Record) -> Record:
    """A record whose digest fits again, as a clever forger would do it."""
    return msgspec.structs.replace(record, digest=digest(record))


def at_a_server(
    game: str = "labyrinth", kinds: tuple[str, ...] = ("human", "human"), **options: Any
) -> Table:
    """A new game with a running hash, as a server begins it."""
    rules = find(game)
    fairness = Fairness.from_seed("at a server", len(kinds))
    nonces = [
        given if is_outside(kind) else bot_nonce(fairness.secret, seat)
        for seat, (kind, given) in enumerate(zip(kinds, fairness.nonces, strict=True), 1)
    ]
    fairness = Fairness(fairness.id, fairness.secret, nonces)
    seats = [
        Seat(name=f"Player {i}", player=kind, salt=f"{i:032x}") for i, kind in enumerate(kinds, 1)
    ]
    chosen = rules.read_options(options)
    bare = Table(rules, chosen, seats, fairness, now=lambda: NOW)
    first = opening(bare.record(), Blind.of(fairness.secret)).hex()
    return Table(rules, chosen, seats, fairness, now=lambda: NOW, opening=first)


def rehashed(record: Record) -> Record:
    """A record whose running hash and digest fit again: its secret is known, so anybody can."""
    *_, last = hashes(record)
    return sealed(edit(record, hash=last))


def receipt_of(record: Record, seat: int = 1, every: int = 3) -> Receipt:
    """What a player kept who saw the whole game, and noted every third hash on the way."""
    found = list(hashes(record))
    marks = [(n, one[:MARK]) for n, one in enumerate(found) if n % every == 0]
    return Receipt(
        id=record.id,
        commitment=record.commitment,
        seat=seat,
        nonce=record.nonces[seat - 1],
        n=len(record.entries),
        hash=found[-1],
        marks=marks,
    )
