"""Game: everything around a State that people, files and programs need to use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
)

import msgspec

from clew.core.chance import Chance
from clew.core.counts import Counts
from clew.core.errors import OptionsError, PositionError
from clew.core.event import Event
from clew.core.layout import Layout
from clew.core.options import Options, read_options
from clew.core.state import State

__all__ = ["About", "Aside", "Game", "Options", "Outcome", "Parts", "Place", "Say", "ranked"]

Place: TypeAlias = tuple[str | int, ...]
"""Where something stands in a position: keys and indices from the outside in."""

S = TypeVar("S", bound=State)


class Say(Protocol):
    """Gives the sentence of a name in the reader's language: `Words.say`."""

    def __call__(self, message: str, /, **arguments: object) -> str: ...


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended. Winners share the win; ranks count from 1, equal ones tie."""

    termination: str
    rule: str
    winners: list[int]
    ranks: list[int]
    scores: list[int]


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a page says of a game before it is played."""

    minutes: tuple[int, int] = (10, 30)
    """How long a game takes, from and to."""
    level: Literal[1, 2, 3] = 2
    """How much thought it needs: 1 is easy, 2 some, 3 a lot."""
    players: int = 0
    """How many play when somebody simply begins; 0 is as few as can."""
    options: dict[str, Any] = {}
    """The options of such a game."""


class Aside(NamedTuple):
    """A question to a seat outside the normal course of a turn: whether it reacts, or what it must
    choose during somebody else's turn. The question has its own time limit, and standing orders can
    answer it."""

    decline: int | None
    """The action that declines; None if the seat must choose something."""
    attacked: bool
    """Whether the seat itself is attacked."""


def ranked(keys: list[Any]) -> list[int]:
    """Ranks for keys. The highest key is best, and equal keys share a rank.

    >>> ranked([3, 7, 3])
    [2, 1, 2]
    """
    return [1 + sum(other > key for other in keys) for key in keys]


class Parts(NamedTuple):
    """The modules that a game brings besides its rules, each imported when it is first needed.

    A name that begins with a dot is relative to the game's own package. Every part is optional.
    """

    bots: str = ""
    """A function for each bot level (see `clew.bots`); optionally quick chances of winning and a
    solver."""
    notes: str = ""
    """`notes` and `describe`: a view in sentences (see `clew.notes`)."""
    terminal: str = ""
    """`board`: the board of the terminal (see `clew.terminal.boards`)."""
    page: str = ""
    """`board`: the board of the page, for a game that the page itself has none for (see
    `clew.core.page_board`)."""
    puzzles: str = ""
    """`kind`: how its puzzles are made and played (see `clew.puzzles`)."""
    painter: str = ""
    """`paint`: a view as a picture (see `clew.envs.picture`)."""
    exploit: str = ""
    """`exploit`: what a perfect opponent wins against a bot; `ideas` and `RULES`: what learners and
    fixed rules try against it (see `clew exploit`)."""
    glasses: str = ""
    """How a net sees the game (see `clew.bots.glasses`)."""
    training: str = ""
    """`settings_of` and `train`: how the game's bots learn, where it is in a way of its own (see
    `clew train`)."""
    plans: str = ""
    """`plan`: what a seat could do if it were its turn now, asked on anybody's turn; `Plan`: the
    type of the answer (see `clew.play.plans`)."""
    trophies: str = ""
    """`feats`: what is worth remembering of a finished game; `FIGURES`: which of these figures are
    shown; `TROPHIES`: what can be achieved (see `clew.core.trophies`)."""


class Game(Generic[S]):
    """One game: how it begins, what a seat sees, and its texts. The object itself has no state."""

    id: ClassVar[str]
    prefix: ClassVar[str]
    """The letters that its rule numbers begin with."""
    version: ClassVar[int]
    """The version of the rules. It is raised whenever the same actions no longer give the same
    game."""
    players: ClassVar[range]
    """The numbers of players that the game allows."""
    secrets: ClassVar[bool] = True
    """Whether a seat may see what others may not. In a game without secrets, people at one screen
    need not pass it to each other, and `hidden` is empty for every seat."""
    options: ClassVar[type[Options]]
    state: ClassVar[type[State]]
    position_type: ClassVar[type[msgspec.Struct]]
    view_type: ClassVar[type[msgspec.Struct]]
    events: ClassVar[tuple[type[Event], ...]]
    """Every kind of event, for the schema and the words."""
    vocabulary: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The names that fields of the view and of events hold, for `clew schema`: by field, or by type
    and field (`Player.found`). A field that is a list holds several of them."""
    layout: ClassVar[Layout | None] = None
    """What the words of `State.observe` mean. None means that the game cannot be observed as
    numbers."""
    longest: ClassVar[int] = 100_000
    """No game has more decisions than this (CO-03)."""
    benchmarks: ClassVar[dict[str, dict[str, Any]]] = {"": {}}
    """Options that `clew bench` measures. The first set gives the game's main figure; the others
    are reported by name."""
    about: ClassVar[About] = About()
    parts: ClassVar[Parts] = Parts()
    """The other modules that the game brings."""
    carried_by_data: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Data files of the folder that implement rules; each file names the rule numbers it
    implements. All other rule numbers stand beside their code (`clew rules GAME --where`)."""

    setup: ClassVar[Callable[..., State] | None] = None
    """Deals a game from its `terms` and chance. It is compiled, so that other machines can deal
    too."""

    # Each game writes these.

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        """What `setup` must know besides chance. Raises OptionsError if the game does not allow
        these options or this number of players."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> msgspec.Struct:
        """What a seat sees (0 is a spectator). A state is shown to players in no other way
        (CO-05)."""
        raise NotImplementedError

    def look_back(self, now: S, then: S, seat: int) -> msgspec.Struct:  # noqa: ARG002
        """An earlier position of a running game, as far as a seat may look it up."""
        return self.view(then, seat)

    def draw(self, view: Any, say: Say) -> str:
        """A view as plain text, at most 80 columns wide. `say` supplies the words."""
        raise NotImplementedError

    def position(self, state: S) -> msgspec.Struct:
        """The whole position, secrets included, ready to be written as JSON."""
        raise NotImplementedError

    def restore(self, position: Any) -> S:
        """The state of a position. Raises PositionError if the position is impossible."""
        raise NotImplementedError

    def hidden(self, state: S, seat: int) -> list[list[Place]]:
        """What a seat cannot know (CO-05), as groups of places in the position.

        The contents of two places of a group can be exchanged without the seat noticing. The
        conformance kit checks this.
        """
        raise NotImplementedError

    def uncovered(self, state: S, players: int) -> list[msgspec.Struct]:
        """Each seat's view with all cards open, for looking back when the game is over."""
        return [self.view(state, seat) for seat in range(1, players + 1)]

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def format(self, action: int) -> str:
        """An action as text, the same everywhere."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action that a text means. Raises Unreadable if the text means none."""
        raise NotImplementedError

    # A game may write these.

    def new(self, players: int, options: Options, chance: Chance) -> S:
        """A game at its beginning. Raises OptionsError if these options or this number of players
        are not allowed."""
        assert self.setup is not None, f"{self.id} says neither how it is set up nor what is new"
        return cast("S", self.setup(*self.terms(players, options), chance))

    counts_events: ClassVar[bool] = False
    """Whether `counts` needs the events. Otherwise no events are collected, which is faster."""

    def counts(self, state: S, told: Sequence[Event]) -> Counts:  # noqa: ARG002
        """What is worth counting of a finished game, besides who won and how long it took.

        If `counts_events` is set, `told` holds everything that was told to anybody, in order.
        """
        return Counts()

    asides: ClassVar[bool] = False
    """Whether seats are asked questions outside the normal course of a turn. Such a game implements
    the next two methods."""

    def aside(self, state: S, seat: int) -> Aside | None:  # noqa: ARG002
        """What a seat is asked outside the normal course of the turn; None otherwise."""
        return None

    def turn(self, state: S) -> int:  # noqa: ARG002
        """A number that is different in every turn."""
        return 0

    # These are the same for all.

    def read_options(self, values: Mapping[str, object], *, from_text: bool = False) -> Options:
        """Options from names and values, as JSON has them or (from_text) as typed by a person."""
        return read_options(self.id, self.options, values, from_text=from_text)

    def named_options(self) -> dict[str, tuple[str, ...]]:
        """The options that take one of several named values, with these values.
        The game's words name each value."""
        return {
            field.name: get_args(field.type)
            for field in msgspec.structs.fields(self.options)
            if get_origin(field.type) is Literal and isinstance(field.default, str)
        }

    def check_players(self, players: int) -> None:
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            several = f"{least} to {most}" if least != most else f"{least}"
            raise OptionsError(
                f"{self.id} is for {several} players, not {players}",
                why="players",
                game=self.id,
                least=least,
                most=most,
                players=players,
            )

    def from_position(self, data: object) -> S:
        """The state of a position given as JSON text, as plain values or as its own type."""
        try:
            if isinstance(data, bytes | str):
                position = msgspec.json.decode(data, type=self.position_type)
            elif isinstance(data, self.position_type):
                position = data
            else:
                position = msgspec.convert(data, self.position_type)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
            raise PositionError(f"not a position of {self.id}: {error}") from None
        return self.restore(position)

    def schema(self) -> dict[str, Any]:
        """JSON schemas of the options, the view and the events: what other programs need."""
        kinds = (self.options, self.view_type, *self.events)
        (options, view, *events), components = msgspec.json.schema_components(
            kinds, ref_template="#/$defs/{name}"
        )
        return {"options": options, "view": view, "events": {"anyOf": events}, "$defs": components}

    def rule(self, number: int) -> str:
        """The full number of the rule that `State.refusal` gave.

        A game's own rule 11 is LB-11, say; -6 is the common rule CO-06.
        """
        return f"{self.prefix}-{number:02}" if number > 0 else f"CO-{-number:02}"

    def part(self, name: str) -> ModuleType | None:
        """A module that the game brings (a field of `Parts`), or None if it brings none."""
        module: str = getattr(self.parts, name)
        return import_module(module, type(self).__module__) if module else None

    def folder(self) -> Traversable:
        """The game's own folder, with its words, rules, lessons and puzzles."""
        return files(type(self).__module__)

    def text(self, name: str) -> str | None:
        """The contents of a file of the game's folder, or None if there is no such file."""
        file = self.folder().joinpath(name)
        return file.read_text("utf-8") if file.is_file() else None

    def data(self, name: str) -> bytes | None:
        """The same of a file that is not text."""
        file = self.folder().joinpath(name)
        return file.read_bytes() if file.is_file() else None
