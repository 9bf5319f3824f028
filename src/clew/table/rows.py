"""Rows: what is known of a table besides its entries, wherever that is kept."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from clew.games import find
from clew.table.chain import Blind, advance
from clew.table.clocks import ClockState
from clew.table.fairness import Fairness
from clew.table.messages import Proposal, TableSettings
from clew.table.record import FORMAT, HASHED, Entry, Record, Seat, digest
from clew.table.step import Snapshot
from clew.table.table import Table

__all__ = ["OTHER_RULES", "SeatRow", "TableRow"]

OTHER_RULES: Final = "other-rules"
"""How a game ends that older rules began; also why it cannot be looked at move by move."""


class SeatRow(NamedTuple):
    """A seat: who or what plays there, under which name. An open one with a player is kept for
    that player, who does not sit there."""

    seat: int
    kind: str
    player: str | None
    name: str
    nonce: str
    salt: str = ""
    """What blinds the name in the running hash; empty where the name is withheld."""
    sealed: str = ""
    """The blinded name; empty before the game, and in games without a running hash."""
    ready: bool = False
    """Whether the player, who sits here before the game, may be begun with."""
    choice: str = ""
    """What the player has chosen for this seat: a colour, a hero."""
    talks: bool = False
    """Whether the player agrees to talk to strangers."""

    def shown(self) -> Seat:
        """The seat as the record has it, its name withheld where there is no salt any more."""
        if self.sealed and not self.salt:
            return Seat(name="", player=self.kind, sealed=self.sealed)
        return Seat(name=self.name, player=self.kind, salt=self.salt)


class TableRow(NamedTuple):
    """A table without its entries."""

    id: int
    key: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: TableSettings
    public: bool
    status: str
    host: str
    secret: str
    created: float
    started: str
    result: Any
    clock: ClockState | None
    proposal: Proposal | None
    rematch: str
    draws: str
    """What chance gave at the setup; empty for tables begun before that was kept."""
    seats: list[SeatRow]
    opening: str = ""
    """The running hash before the first entry; empty before the game, and in games that began
    before there were running hashes."""
    avatars: Mapping[str, str] = MappingProxyType({})
    """The avatars that players here have chosen, as they are stored."""
    code: str = ""
    """Three words by which the waiting room can be found; empty once it is closed."""
    tournament: str = ""
    """The key of the tournament that made it and says who plays; empty: none."""

    def own_seats(self, player: str | None) -> list[int]:
        """The seats that belong to a player; nobody (None) has no seats."""
        return [
            seat.seat
            for seat in self.seats
            if player is not None and seat.player == player and seat.kind != "open"
        ]

    def players(self) -> list[str]:
        """Who sits here: people and their programs."""
        return [seat.player for seat in self.seats if seat.player and seat.kind != "open"]

    @property
    def has_only_emotes(self) -> bool:
        """Whether strangers sit here who have not all agreed to talk."""
        people = [seat for seat in self.seats if seat.player and seat.kind != "open"]
        return self.settings.strangers and not all(seat.talks for seat in people)

    def own_seat(self, player: str | None, wanted: int | None = None) -> int | None:
        """The wanted seat, if it belongs to this player; if none is named, the player's first seat,
        if any."""
        own = self.own_seats(player)
        if wanted is not None:
            return wanted if wanted in own else None
        return own[0] if own else None

    @property
    def commitment(self) -> str:
        """What is published before anybody hands in a nonce."""
        return Fairness(self.key, bytes.fromhex(self.secret), []).commitment

    def fairness(self) -> Fairness:
        """What the shuffle is made of."""
        nonces = [bytes.fromhex(seat.nonce) for seat in self.seats]
        return Fairness(self.key, bytes.fromhex(self.secret), nonces)

    def open(self, snapshot: Snapshot | None = None) -> Table:
        """The table before its first entry, or as it stood at a snapshot."""
        game = find(self.game)
        return Table(
            game,
            game.read_options(self.options),
            [seat.shown() for seat in self.seats],
            self.fairness(),
            started=self.started,
            snapshot=snapshot,
            opening=self.opening,
        )

    @property
    def is_of_these_rules(self) -> bool:
        """Whether the game is the one that this Clew plays."""
        return self.rules == find(self.game).version

    def record(self, entries: list[Entry]) -> Record:
        """The whole record, secret included; of older rules as far as it was kept. If the table was
        closed before its game began, it is the promise and what was handed in."""
        start = self.open() if self.started and self.is_of_these_rules else None
        known = self.options if self.opening or not start else msgspec.to_builtins(start.options)
        record = Record(
            format=HASHED if self.opening else FORMAT,
            game=self.game,
            rules=self.rules,
            id=self.key,
            options=known,
            seats=[seat.shown() for seat in self.seats],
            started=self.started,
            commitment=self.commitment,
            secret=self.secret,
            nonces=[seat.nonce for seat in self.seats],
            draws=start.setup_draws if start else self.draws,
            entries=entries,
            result=self.result,
            hash=self._running_hash(entries),
        )
        return msgspec.structs.replace(record, digest=digest(record))

    def _running_hash(self, entries: list[Entry]) -> str:
        if not self.opening:
            return ""
        blind = Blind.of(bytes.fromhex(self.secret))
        return advance(bytes.fromhex(self.opening), blind, entries).hex()
