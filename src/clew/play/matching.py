"""Matching: who of those that wait for a game plays it together. And what goes over the websocket
of somebody who waits, both ways, tagged by `type`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, NamedTuple, Union

import msgspec

from clew.games import find
from clew.table.clocks import Clock
from clew.table.messages import TableSettings
from clew.table.plain_text import check_json
from clew.table.reasons import Problem
from clew.table.refusal import Refusal

__all__ = [
    "MOST_PLAYERS",
    "Accept",
    "FromQueue",
    "Leave",
    "Met",
    "Offered",
    "Parted",
    "Queue",
    "ToQueue",
    "Waiter",
    "Waiting",
    "Wish",
    "check_wish",
    "decode",
    "encode",
    "settings_of",
    "together",
]

MOST_PLAYERS = 4
_SECONDS_A_MOVE = 60
"""Strangers do not wait for one another for ever."""
_LOOKED_AT = 40
"""How many of those who may meet somebody are looked at for a table of three or four."""


class Wish(NamedTuple):
    """What somebody waits for. Those with the same wish are one queue."""

    game: str
    players: int
    rated: bool


def check_wish(wish: Wish) -> None:
    """Raises unless the game is played by so many."""
    game = find(wish.game)
    game.check_players(wish.players)
    if not 2 <= wish.players <= MOST_PLAYERS:
        text = f"strangers play by two to {MOST_PLAYERS}"
        raise Refusal(400, "wrong", text, why="strangers", most=MOST_PLAYERS)


def settings_of(wish: Wish) -> TableSettings:
    """How a table of strangers is kept."""
    clock = Clock(kind="move", amount=_SECONDS_A_MOVE)
    return TableSettings(rated=wish.rated, strangers=True, clock=clock)


class Waiter(NamedTuple):
    """Somebody who waits. The address is blinded, and empty where it is not known."""

    player: str
    address: str


def together(
    who: Waiter,
    others: Sequence[Waiter],
    players: int,
    may_meet: Callable[[Waiter, Waiter], bool],
) -> list[Waiter]:
    """So many, and `who` among them, of whom every two may meet: the first of the others, who have
    waited longest. Empty where there are not enough."""
    able = [one for one in others if one.player != who.player and may_meet(who, one)]

    def fill(taken: list[Waiter], rest: Sequence[Waiter]) -> list[Waiter]:
        if len(taken) == players:
            return taken
        for i, one in enumerate(rest):
            if all(may_meet(one, other) for other in taken[1:]):
                found = fill([*taken, one], rest[i + 1 :])
                if found:
                    return found
        return []

    return fill([who], able if players == 2 else able[:_LOOKED_AT])


# To somebody who waits


class Waiting(msgspec.Struct, frozen=True, kw_only=True, tag="waiting"):
    """You wait; so many do in this queue, you included. `again`: somebody did not come, and you
    have kept your place."""

    waiting: int
    again: bool = False


class Offered(msgspec.Struct, frozen=True, kw_only=True, tag="offered"):
    """Enough are here. Everybody accepts within so many seconds, with a nonce of their own for the
    shuffle; then the game begins."""

    key: str
    """The key that the table will have."""
    commitment: str
    """SHA-256 of the table's secret: published before anybody hands in a nonce."""
    seconds: float
    """How long everybody has had to accept, from the offer on."""
    left: float
    """How much of that is left."""
    players: int
    accepted: int
    """How many have accepted."""
    mine: bool
    """Whether you have."""


class Met(msgspec.Struct, frozen=True, kw_only=True, tag="met"):
    """All have accepted: the game has begun at this table."""

    key: str


class Parted(msgspec.Struct, frozen=True, kw_only=True, tag="parted"):
    """You do not wait any longer, or may not. The line closes."""

    problem: Problem
    """Why."""


FromQueue = Union[Waiting, Offered, Met, Parted]
"""Every message to somebody who waits."""


# From somebody who waits


class Accept(msgspec.Struct, frozen=True, kw_only=True, tag="accept", forbid_unknown_fields=True):
    """Plays at the table that is offered. `nonce` is the player's own 16 random bytes in hex."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Waits no longer. Who leaves while a table is offered has left the others alone, which costs
    waiting if it happens often."""


ToQueue = Union[Accept, Leave]
"""Every message from somebody who waits."""

_decoder: msgspec.json.Decoder[ToQueue] = msgspec.json.Decoder(ToQueue)
_encoder = msgspec.json.Encoder()


def decode(text: str) -> ToQueue:
    """Reads a message. Raises msgspec.DecodeError for anything else."""
    try:
        check_json(text)
    except ValueError as error:
        raise msgspec.ValidationError(str(error)) from None
    return _decoder.decode(text)


def encode(message: FromQueue) -> str:
    return _encoder.encode(message).decode()


class Queue(msgspec.Struct, frozen=True, kw_only=True):
    """How many wait for a game."""

    game: str
    players: int
    rated: bool
    waiting: int
