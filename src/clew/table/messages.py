"""What goes over a table's websocket, both ways: typed, small, tagged by `type`.

A client gives every action an `id` of its own and says for which entry number it acts (`n`). An id
that is sent again is played only once. An action for another number than the table's is refused,
and the server sends the position again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from clew.core.event import EventData
from clew.core.game import Outcome
from clew.table.avatars import Avatar
from clew.table.clocks import Clock, Running
from clew.table.orders import Kind
from clew.table.plain_text import check_json
from clew.table.reasons import Problem, Reason
from clew.table.record import Deed

__all__ = [
    "MAX_BYTES",
    "Act",
    "Agree",
    "Answered",
    "Ask",
    "Back",
    "Bye",
    "Decline",
    "FromClient",
    "FromServer",
    "Here",
    "Hint",
    "Moment",
    "Order",
    "Ordered",
    "Planned",
    "Proposal",
    "Refused",
    "Resign",
    "Said",
    "Say",
    "SeatInfo",
    "TableInfo",
    "TableNews",
    "TableSettings",
    "Told",
    "Undo",
    "Update",
    "decode",
    "encode",
]

MAX_BYTES = 4096
"""The maximum length of a message from a client."""

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


# From a client


class Act(msgspec.Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """Plays an action, given as the game's own text."""

    id: ClientId
    n: Number
    action: ActionText


class Undo(msgspec.Struct, frozen=True, kw_only=True, tag="undo", forbid_unknown_fields=True):
    """Takes back one's own last action, in one's own turn."""

    id: ClientId
    n: Number


class Resign(msgspec.Struct, frozen=True, kw_only=True, tag="resign", forbid_unknown_fields=True):
    """Gives up (CO-07)."""

    id: ClientId


class Back(msgspec.Struct, frozen=True, kw_only=True, tag="back", forbid_unknown_fields=True):
    """The player takes the seat back after a bot has taken over."""

    id: ClientId


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Says something to everybody at the table; /hello and the like are emotes."""

    id: ClientId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="ask", forbid_unknown_fields=True):
    """Asks everybody to go back to the position after entry `to`."""

    id: ClientId
    n: Number
    to: Number


class Agree(msgspec.Struct, frozen=True, kw_only=True, tag="agree", forbid_unknown_fields=True):
    """Agrees to go back to how it stood after entry `to`, if that is what is proposed."""

    id: ClientId
    n: Number
    to: Number


class Decline(msgspec.Struct, frozen=True, kw_only=True, tag="decline", forbid_unknown_fields=True):
    """Declines what is proposed."""

    id: ClientId
    n: Number


class Order(msgspec.Struct, frozen=True, kw_only=True, tag="order", forbid_unknown_fields=True):
    """Answers in advance, for the player's own seat only, what is asked outside its turn (LO-50).

    `turn`: decline everything until this turn ends. `attacked`: decline everything except when I am
    attacked, until I say otherwise. `none`: ask me.
    """

    id: ClientId
    order: Kind


FromClient = Union[Act, Undo, Resign, Back, Say, Ask, Agree, Decline, Order]
"""Every message from a client."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(text: str | bytes) -> FromClient:
    """Reads a message. Raises msgspec.DecodeError (or its subclass ValidationError) for anything
    else."""
    try:
        check_json(text)
    except ValueError as error:
        raise msgspec.ValidationError(str(error)) from None
    return _decoder.decode(text)


# To a client


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened: an event of the game, or something the table did."""

    n: int
    event: EventData = None
    table: Deed = ""
    """With its seat."""
    seat: int = 0
    to: int = -1


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """Everything that a seat sees, and what happened since the entry number that the client had."""

    n: int
    events: list[Told]
    view: Any
    legal: list[str]
    """What this seat may play now."""
    pending: list[int]
    """Who must act; several choose at once, and nobody is told who has answered."""
    answered: bool
    """Whether this seat has answered while others still choose."""
    undo: bool
    """Whether this seat may take its last action back."""
    left: list[int]
    away: list[int]
    over: Outcome | None
    clock: Running | None
    answer_by: float | None
    """For questions outside the turn: when (in seconds since 1970) the table answers for seats that
    have not."""
    order: Kind
    """The standing order of this seat, which nobody else is told."""
    done: list[str]
    """The client's own ids of the actions of this seat that led here."""
    gap: bool = False
    """Whether more happened than `events` tells."""
    hash: str = ""
    """The running hash of the record so far (docs/records.md): whoever keeps it can tell later
    whether a record is this game."""


class Answered(msgspec.Struct, frozen=True, kw_only=True, tag="answered"):
    """To one seat only: its answer is stored, and others are still choosing."""

    id: str
    n: int


class Ordered(msgspec.Struct, frozen=True, kw_only=True, tag="ordered"):
    """To one seat only: its standing order is stored."""

    id: str
    order: Kind


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """Why something was not done. `message` names the sentence in the words, if there is one."""

    id: str
    reason: Reason
    text: str
    message: str = ""
    values: dict[str, str | int] = {}
    """What the sentence names."""
    rule: str = ""


class Said(msgspec.Struct, frozen=True, kw_only=True, tag="said"):
    """What somebody said at the table."""

    number: int
    seat: int
    name: str
    text: str
    time: float


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What the strongest bot would do on number `n`, and why, as events of the game's words."""

    n: int
    bot: str
    action: str
    what: list[EventData]
    """What would happen, as far as it is certain; empty if the action alone says it."""
    why: EventData | None


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat could do on number `n` if it were its turn, as its game answers it."""

    n: int
    plan: Any = None
    refused: Problem | None = None
    """Why it could not do what was asked, if a rule forbids it."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The position after entry `n`, and what that entry told."""

    n: int
    events: list[Told]
    view: Any
    open: list[Any] = []
    """Each seat's view with all cards open, if the client asked for it."""


class Here(msgspec.Struct, frozen=True, kw_only=True, tag="here"):
    """The seats whose players have the table open now."""

    seats: list[int]


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag="bye"):
    """The last message before the server closes."""

    reason: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    kind: str
    """open, human, program (from afar), program:name (of this server), or a bot's name."""
    name: str
    face: str = ""
    """Whose face a bot wears, if it is one of the cast."""
    here: bool = False
    you: bool = False
    host: bool = False
    handle: str = ""
    """What stands in the link to the player's profile; empty for bots and open seats."""
    avatar: Avatar | None = None
    ready: bool = False
    """Before the game: whether this seat's player is ready; bots always are."""
    choice: str = ""
    """What was chosen for this seat before the game: a colour, a hero."""
    talks: bool = False
    """Among strangers: whether this seat's player agrees to talk."""


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is kept."""

    spectators: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """The delay for spectators, in seconds."""
    rated: bool = False
    hints: bool = False
    """Whether players may ask what the master would do; never in rated games."""
    plans: bool = True
    """Whether players may plan on anybody's turn; only where hints are allowed."""
    programs: bool = False
    """Whether programs from afar may take open seats without being invited."""
    strangers: bool = False
    """Whether those who play here have met by chance: they have emotes only until all of them agree
    to talk, and nobody closes the table while they play."""
    clock: Clock | None = None
    on_timeout: Literal["bot", "forfeit"] = "bot"
    """What happens to a player who takes too long: a bot plays until they return, or they
    forfeit."""
    reaction: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 15.0
    """Seconds to react to what somebody does; after that the table declines. 0 means no limit."""
    choice: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 60.0
    """Seconds for a choice during another's turn; after that the table draws one. 0 means no
    limit."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to go back to the position after entry `to`. The proposal holds for number
    `n`."""

    n: int
    seat: int
    to: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    key: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: TableSettings
    public: bool
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    commitment: str
    """SHA-256 of the table's secret: published before anybody hands in a nonce."""
    created: float
    started: str
    result: Outcome | None
    proposal: Proposal | None = None
    rematch: str = ""
    """The key of the table where they play again."""
    code: str = ""
    """Three words that lead to the table while it waits for players."""
    tournament: str = ""
    """The key of the tournament that it belongs to; empty: none."""
    seat: int = 0
    """Your seat; 0 is a spectator."""


class TableNews(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """The table itself has changed: who sits where, whether it has begun."""

    table: TableInfo


FromServer = Union[Update, Answered, Ordered, Refused, Bye, TableNews, Here, Said]
"""Every message to a client."""


def encode(message: FromServer) -> str:
    return _encoder.encode(message).decode()
