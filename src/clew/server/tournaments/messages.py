"""What is asked and told about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from clew.table.avatars import Avatar
from clew.table.messages import TableSettings
from clew.tournaments.course import Format

__all__ = [
    "BoutInfo",
    "Enter",
    "EntrantInfo",
    "NewTournament",
    "PutEntrant",
    "TournamentBrief",
    "TournamentInfo",
]

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Status = Literal["open", "running", "over", "closed"]
Wanted = Literal["here", "paused", "gone"]
Standing = Literal["here", "paused", "gone", "sent"]
"""`sent`: the host has sent them away."""


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a tournament. `seats`: how many sit at a table. `rounds` of a Swiss tournament
    or a round robin; 0 in a round robin is as many as it takes until everybody has met everybody.
    `minutes`: how long an arena lasts. Its tables need a clock; whoever runs out of time forfeits.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    game: Word
    format: Format
    seats: Annotated[int, msgspec.Meta(ge=2, le=16)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 60
    options: dict[str, Any] = {}
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    programs: bool = False
    """Whether programs may enter."""


class Enter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enters, or comes back. `program`: not the player, but this program of theirs."""

    program: Annotated[str, msgspec.Meta(max_length=80)] = ""


class PutEntrant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entrant comes back (`here`), pauses or leaves (`gone`): for oneself and one's programs.
    The host may do it for bots, send anybody away (`gone`), and let them in again (`here`)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    status: Wanted


class EntrantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant, and how they stand."""

    number: int
    rank: int
    name: str
    kind: str
    face: str
    """Whose face a bot wears, if it is one of the cast."""
    handle: str
    avatar: Avatar | None
    status: Standing
    points: float
    buchholz: float
    sonneborn: float
    wins: int
    played: int
    yours: bool
    """Whether it is you, or a program of yours."""


class BoutInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a round. A bye has no table and one entrant."""

    round: int
    table: str
    status: str
    """open, playing, over or closed; empty for a bye."""
    entrants: list[int]
    """Their numbers, by seat."""
    points: list[float]
    """By seat; empty while it is not over."""
    absent: list[int]
    """The numbers of those who never came."""


class TournamentBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    key: str
    name: str
    game: str
    format: Format
    status: Status
    entrants: int
    created: float


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as everybody who has its link sees it."""

    key: str
    name: str
    game: str
    format: Format
    seats: int
    rounds: int
    """How many there are; 0 while that depends on who enters, and in an arena."""
    minutes: int
    options: dict[str, Any]
    settings: TableSettings
    programs: bool
    status: Status
    host_name: str
    host: bool
    """Whether you are the host."""
    created: float
    ends: float
    """When an arena that runs begins no more games, in seconds since 1970."""
    round: int
    entrants: list[EntrantInfo]
    """The best first."""
    bouts: list[BoutInfo]
    """In the order in which they were made."""
    you: int
    """Your number; 0: you do not take part."""
    table: str
    """The table where you are waited for, or play; empty: none."""
    come_by: float
    """Until when you are waited for there, in seconds since 1970; 0: the game has begun."""
    version: int
    """Rises with every change."""
