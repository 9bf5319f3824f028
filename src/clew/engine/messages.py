"""The messages of the engine protocol: JSON, one a line, each with its `type`.

A host keeps the game; a program plays one seat of it, or several at different tables. The same
messages go through pipes (`--bot cmd:PROGRAM`, `clew engine`) and over a server's websocket.
A reader ignores fields that it does not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta

from clew import __version__
from clew.core.errors import ClewError
from clew.core.game import Outcome

__all__ = [
    "FROM_HOST",
    "FROM_PROGRAM",
    "MAX_LINE",
    "PROTOCOL",
    "Accept",
    "Answer",
    "Ask",
    "Bye",
    "Decline",
    "Events",
    "FromHost",
    "FromProgram",
    "Happening",
    "HostHello",
    "New",
    "Nonsense",
    "Offer",
    "Over",
    "Play",
    "ProgramHello",
    "Refused",
    "Resign",
    "check_hello",
    "encode",
    "hello",
    "read_from_host",
    "read_from_program",
    "schema",
]

PROTOCOL = "clew-engine/1"
MAX_LINE = 16_384
"""The maximum length of a line from a program."""

TableId = Annotated[str, Meta(max_length=64, description="Which game: what `new` called it.")]
Number = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="How many entries the game has had so far.")
]
GameId = Annotated[str, Meta(min_length=1, max_length=40, description="The game: `labyrinth`.")]
Commitment = Annotated[
    str,
    Meta(
        description="SHA-256 of the table's secret, in hex, which is known before any nonce is "
        "(docs/records.md); empty at home."
    ),
]
Hash = Annotated[
    str,
    Meta(
        description="The running hash of the record after entry `n`: what a receipt keeps "
        "(docs/records.md); empty at home."
    ),
]
Options = Annotated[
    dict[str, Any], Meta(description="The game's options, all of them; `clew schema GAME`.")
]


class Nonsense(ClewError):
    """A line that is not a message."""


class Happening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, as the seat may know it: an event of the game, or of the table."""

    n: Annotated[int, Meta(description="The entry by which it happened.")]
    event: Annotated[
        Any, Meta(description="The game's event, tagged by `event`; `clew schema GAME`.")
    ] = None
    table: Annotated[
        str,
        Meta(
            description="What the table did: resign, forfeit, desert, takeover, return, undo, "
            "takeback."
        ),
    ] = ""
    seat: Annotated[int, Meta(description="Whose doing that was.")] = 0
    to: Annotated[int, Meta(description="Back to how it stood after this entry.")] = -1


# From the host


class HostHello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The first message. The program answers with its own `hello`."""

    protocol: Annotated[str, Meta(description=f"`{PROTOCOL}`.")]
    name: Annotated[str, Meta(description="The host and its version.")]
    games: Annotated[
        dict[str, int], Meta(description="The games there are, each with its rules' version.")
    ]


class New(msgspec.Struct, frozen=True, kw_only=True, tag="new"):
    """A game begins or is resumed. For a resumed game `events` tells what happened before.

    A program that has several seats at a table hears it once for each.
    """

    table: TableId
    game: GameId
    rules: Annotated[int, Meta(description="The version of its rules.")]
    seat: Annotated[int, Meta(description="The program's seat; seats count from 1.")]
    names: Annotated[list[str], Meta(description="Who sits there, by seat.")]
    options: Options
    seconds: Annotated[
        float | None, Meta(description="How long a decision may take; null: as long as wanted.")
    ] = None
    commitment: Commitment = ""


class Events(msgspec.Struct, frozen=True, kw_only=True, tag="events"):
    """What happened since the last such message, as the seat may know it."""

    table: TableId
    seat: Annotated[int, Meta(description="The seat that is told.")]
    n: Number
    events: Annotated[list[Happening], Meta(description="In order.")]
    gap: Annotated[bool, Meta(description="More happened than is told here.")] = False
    hash: Hash = ""


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="ask"):
    """What do you play? The program sends `answer`."""

    table: TableId
    seat: Annotated[int, Meta(description="The seat that is asked.")]
    n: Number
    view: Annotated[Any, Meta(description="All that the seat sees; `clew schema GAME`.")]
    legal: Annotated[list[str], Meta(description="The legal actions. One of them is the answer.")]
    seconds: Annotated[
        float | None, Meta(description="How long there is to answer; null: as long as wanted.")
    ] = None
    seed: Annotated[
        str,
        Meta(
            description="To draw from, 24 hexadecimal digits: the same in the same game, so that "
            "it plays the same."
        ),
    ] = ""
    worlds: Annotated[
        list[Any],
        Meta(
            description="As many as `hello` asked for: whole positions, drawn at random from all "
            "that the seat cannot tell apart."
        ),
    ] = []


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """Something was not done, and why. After a stale answer the question is asked again."""

    table: Annotated[str, Meta(description="Which game; empty: none.")]
    n: Number
    reason: Annotated[
        str,
        Meta(description="`unreadable`, `illegal`, `stale`, `not-yours`, `wrong`, …"),
    ]
    text: Annotated[str, Meta(description="In words.")]
    rule: Annotated[str, Meta(description="The rule that forbids it, where one does.")] = ""


class Over(msgspec.Struct, frozen=True, kw_only=True, tag="over"):
    """The game is over; nothing more comes from this table."""

    table: TableId
    outcome: Annotated[
        Outcome | None, Meta(description="How it ended; null: the table was closed.")
    ]
    n: Number = 0
    hash: Hash = ""


class Offer(msgspec.Struct, frozen=True, kw_only=True, tag="offer"):
    """Over the network: a seat that could be taken, or one of the program's own for which it has
    not handed in a nonce yet. The program sends `accept` or `decline`."""

    table: TableId
    game: GameId
    rules: Annotated[int, Meta(description="The version of its rules.")]
    options: Options
    names: Annotated[list[str], Meta(description="Who sits there, by seat; empty: nobody yet.")]
    invited: Annotated[bool, Meta(description="The host asks for this program by its name.")]
    clock: Annotated[Any, Meta(description="The table's clock, or null.")] = None
    commitment: Commitment = ""


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag="bye"):
    """The last message. The program should end."""

    reason: Annotated[str, Meta(description="In words.")] = ""


# From the program


class ProgramHello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The program's first message."""

    protocol: Annotated[str, Meta(max_length=40, description=f"`{PROTOCOL}`.")]
    name: Annotated[str, Meta(max_length=80, description="What the program is called.")] = ""
    worlds: Annotated[
        int, Meta(ge=0, le=16, description="How many worlds each `ask` is to have; 0 to 16.")
    ] = 0
    seeks: Annotated[
        list[GameId],
        Meta(max_length=50, description="Over the network: games of which open seats are wanted."),
    ] = []


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag="answer"):
    """What the program plays."""

    table: TableId
    n: Annotated[int, Meta(ge=0, le=2**31 - 1, description="The number of the `ask`.")]
    action: Annotated[str, Meta(max_length=400, description="One of the legal actions, as text.")]


class Resign(msgspec.Struct, frozen=True, kw_only=True, tag="resign"):
    """The program gives up. Between its turns as well, over the network."""

    table: TableId


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play"):
    """Asks the host for a game. `clew engine` and servers do that; a match begins its own. A server
    answers with `offer`, and begins when the program has accepted with a nonce."""

    game: Annotated[str, Meta(max_length=40, description="Empty: the only one there is.")] = ""
    seats: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]],
        Meta(
            max_length=16, description="By seat: `you`, or a bot's name; at a server also `open`."
        ),
    ] = []
    options: Annotated[dict[str, Any], Meta(description="Those that are not as usual.")] = {}
    seed: Annotated[
        str, Meta(max_length=200, description="The same seed, the same game; not at a server.")
    ] = ""


class Accept(msgspec.Struct, frozen=True, kw_only=True, tag="accept"):
    """Over the network: the program takes a seat that was offered."""

    table: TableId
    nonce: Annotated[
        str,
        Meta(
            pattern="^([0-9a-f]{32})?$",
            description="16 random bytes of the program's own, in hex, that go into the shuffle. "
            "Without them it gets no seat; `clew connect` adds them where they are missing.",
        ),
    ] = ""


class Decline(msgspec.Struct, frozen=True, kw_only=True, tag="decline"):
    """Over the network: the program declines a seat, and it is not offered again."""

    table: TableId


FROM_HOST = (HostHello, New, Events, Ask, Refused, Over, Offer, Bye)
FROM_PROGRAM = (ProgramHello, Answer, Resign, Play, Accept, Decline)
FromHost = Union[HostHello, New, Events, Ask, Refused, Over, Offer, Bye]
FromProgram = Union[ProgramHello, Answer, Resign, Play, Accept, Decline]

_from_host: msgspec.json.Decoder[FromHost] = msgspec.json.Decoder(FromHost)
_from_program: msgspec.json.Decoder[FromProgram] = msgspec.json.Decoder(FromProgram)
_encoder = msgspec.json.Encoder()


def encode(message: FromHost | FromProgram) -> bytes:
    """A message as one line."""
    return _encoder.encode(message) + b"\n"


def read_from_host(line: bytes | str) -> FromHost:
    try:
        return _from_host.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Nonsense(f"not a message of {PROTOCOL}: {error}") from None


def read_from_program(line: bytes | str) -> FromProgram:
    try:
        return _from_program.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Nonsense(f"not a message of {PROTOCOL}: {error}") from None


def hello(games: dict[str, int]) -> HostHello:
    return HostHello(protocol=PROTOCOL, name=f"clew {__version__}", games=games)


def check_hello(message: FromProgram) -> ProgramHello:
    """The program's greeting. Raises Nonsense for anything else, or another protocol."""
    if not isinstance(message, ProgramHello):
        raise Nonsense("a program's first message is hello")
    if message.protocol != PROTOCOL:
        raise Nonsense(f"the program speaks {message.protocol!r}; this is {PROTOCOL}")
    return message


def schema() -> dict[str, Any]:
    """JSON schemas of all messages, both ways."""
    kinds, components = msgspec.json.schema_components(
        (*FROM_HOST, *FROM_PROGRAM), ref_template="#/$defs/{name}"
    )
    shapes = list(kinds)
    first = len(FROM_HOST)
    return {
        "protocol": PROTOCOL,
        "from_host": {"anyOf": shapes[:first]},
        "from_program": {"anyOf": shapes[first:]},
        "$defs": components,
    }
