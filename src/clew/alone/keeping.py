"""Keeping: what the browser stores of a table and of its owner, as JSON with named fields."""

from __future__ import annotations

from typing import Any

import msgspec

from clew.core.game import Outcome
from clew.play.analysis import KeptVariation
from clew.play.hosted_table import Given
from clew.play.profiles import Figures
from clew.play.texts import guest_name, unguessable
from clew.play.tries import Solver
from clew.table.clocks import ClockState
from clew.table.messages import Proposal, TableSettings
from clew.table.orders import Order
from clew.table.rows import SeatRow, TableRow
from clew.table.table import utc_now

__all__ = ["KeptTable", "Owner"]


class Owner(Solver, kw_only=True):
    """Who plays here, and what they have solved."""

    player: str = msgspec.field(default_factory=unguessable)
    name: str = ""
    since: str = msgspec.field(default_factory=lambda: utc_now()[:10])
    """The day of the first visit."""
    avatar: str = ""
    """The chosen one; empty for the one that fits the player."""
    figures: Figures = msgspec.field(default_factory=dict)
    """What the games that ended here have left."""

    def __post_init__(self) -> None:
        self.name = self.name or guest_name(self.player)


class KeptSeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    player: str | None
    name: str
    nonce: str
    salt: str = ""
    sealed: str = ""
    ready: bool = False
    choice: str = ""
    talks: bool = False


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its entries. `version` counts what was stored of it: who stores must know the
    version before, so that two windows never write over each other."""

    version: int
    changed: float
    key: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: TableSettings
    status: str
    host: str
    secret: str
    created: float
    started: str
    result: Outcome | None = None
    clock: ClockState | None = None
    proposal: Proposal | None = None
    rematch: str = ""
    draws: str = ""
    opening: str = ""
    seats: list[KeptSeat]
    answers: list[Given] = []
    orders: dict[int, Order] = {}
    variations: list[KeptVariation] = []
    """What its owner keeps of the analysis of the finished game."""
    pending: list[int] = []
    """Who must act, so that the list of games needs no position."""
    turn: bool = False
    """Whether one of the owner's seats must, and has not answered yet."""

    @classmethod
    def of(cls, row: TableRow, **more: Any) -> KeptTable:
        fields = row._asdict()
        seats = [KeptSeat(**seat._asdict()) for seat in row.seats]
        kept = {name: fields[name] for name in cls.__struct_fields__ if name in fields}
        return cls(**{**kept, "seats": seats, **more})

    def row(self) -> TableRow:
        return TableRow(
            id=0,
            key=self.key,
            game=self.game,
            rules=self.rules,
            options=self.options,
            settings=self.settings,
            public=False,
            status=self.status,
            host=self.host,
            secret=self.secret,
            created=self.created,
            started=self.started,
            result=self.result,
            clock=self.clock,
            proposal=self.proposal,
            rematch=self.rematch,
            draws=self.draws,
            opening=self.opening,
            seats=[SeatRow(**msgspec.structs.asdict(seat)) for seat in self.seats],
        )
