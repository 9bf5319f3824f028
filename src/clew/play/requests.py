"""Requests: what comes with them, wherever they are answered."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from clew.puzzles.playing import MAX_ACTIONS
from clew.table.messages import TableSettings
from clew.table.variations import Variation

__all__ = [
    "Analyse",
    "AskHint",
    "Doing",
    "Join",
    "Judge",
    "Kept",
    "NewName",
    "NewTable",
    "Nothing",
    "PutSeat",
    "Seen",
    "Start",
    "Try",
    "Trying",
    "Wish",
]

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a new table. Each seat is `me`, `open` or a bot's name. Where several play at
    one screen, `names` says what each seat's player is called; an empty one is the host's."""

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    public: bool = False
    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=16)
    ] = []


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seat` 0 means any open seat. `nonce` is the player's own 16 random bytes in hex, which go
    into the shuffle. A player who already sits hands in the nonce this way, too: the game does not
    begin without everybody's."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class PutSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`kind` is `open` or a bot's name."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)]
    kind: Word


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player wishes for the own seats before the game. What is left out stays as it is.
    `choice` is the seat's colour or hero, where the game has one for each seat; empty takes it
    back."""

    ready: bool | None = None
    choice: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Start(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`fill` is the bot for seats that are still open."""

    fill: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Nothing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An empty object."""


class AskHint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seat` chooses one of several own seats; without it, it is the first."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None


class Analyse(Variation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Other moves in a finished game. `seat` says through whose eyes to look; 0 is who must
    move."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0


class Judge(Variation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same position, for the bots to judge; `best`: with the move that they would make."""

    best: bool = False


class Doing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The steps done in a lesson: an action for each, or nothing for a step that is only read."""

    lesson: Text
    done: Annotated[list[Text], msgspec.Meta(max_length=100)] = []


class Trying(Doing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action that is tried out and not played."""

    action: Text


class Try(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The actions of the solver so far."""

    actions: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(max_length=MAX_ACTIONS),
    ] = []
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """The day whose puzzle this is, for the streak; empty if it is not solved as the puzzle of a
    day."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The solved puzzles that a browser has stored itself."""

    puzzles: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=1000)
    ] = []


class Seen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A view that somebody has, and what the players are called in it."""

    view: Any
    names: Annotated[list[Text], msgspec.Meta(max_length=16)] = []


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
