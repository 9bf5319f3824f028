"""Session: a table at one screen: who sits there, who must act, who may look. No I/O."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_data_path

from clew import bots
from clew.core.errors import ClewError
from clew.core.game import Game, Outcome
from clew.engine import seats as engine
from clew.engine.program import Fault
from clew.table.eyes import SPECTATOR, Eyes, Viewer
from clew.table.fairness import Fairness
from clew.table.orders import Kind, Orders
from clew.table.record import RecordError, Seat, read, write
from clew.table.table import Table
from clew.table.verify import open_table
from clew.words import Words

__all__ = ["HUMAN", "Session", "Told", "default_path", "default_seats"]

HUMAN = "human"
_LONGEST_NAME = 20


class Told(NamedTuple):
    """A sentence of what happened, and the number of the entry it comes from."""

    n: int
    text: str


def default_seats(game: Game[Any]) -> list[str]:
    """One human, and as many simple bots as the game needs."""
    return [HUMAN] + [bots.simple(game.id)] * max(0, game.players[0] - 1)


def default_path(game: Game[Any]) -> Path:
    """Where a game is saved unless somebody says otherwise: a new file of the user's own."""
    folder = user_data_path("clew") / "games"
    stem = f"{game.id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.json"
    again = 1
    while path.exists():
        again += 1
        path = folder / f"{stem}-{again}.json"
    return path


class Session:
    """A game at one screen.

    With more than one human the screen changes hands. `watcher` is the seat that may look at it;
    while nobody may, it is a spectator, and only what everybody may know is shown. In a game
    without secrets it is simply the seat in turn.
    """

    def __init__(self, table: Table, path: Path) -> None:
        self.table = table
        self.game = table.game
        self.path = path
        self.orders = Orders(table.game)
        """What humans have answered in advance."""
        self._sitting: engine.Seats | None = None
        humans = self.humans
        self.shared = len(humans) > 1
        self.watcher: Viewer = humans[0] if len(humans) == 1 else SPECTATOR
        self.look_away()

    @classmethod
    def begun(
        cls,
        game: Game[Any],
        words: Words,
        *,
        seats: Sequence[str] = (),
        names: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        save: Path | None = None,
    ) -> Session:
        """A new game. It is written to its file at once, so that a bad place is found now."""
        players = list(seats) or default_seats(game)
        game.check_players(len(players))
        for player in players:
            if engine.is_program(player):
                engine.check(game.id, player)
            elif player != HUMAN and player not in bots.names(game.id):
                known = ", ".join([HUMAN, *bots.names(game.id), "cmd:PROGRAM"])
                raise ClewError(f"{player!r} cannot sit at {game.id}; there are: {known}")
        read_options = game.read_options(options or {}, from_text=True)
        if save and save.exists():
            raise ClewError(f"{save} exists already: resume it, or save to another file")
        fairness = (
            Fairness.fresh(len(players)) if seed is None else Fairness.from_seed(seed, len(players))
        )
        taken = [
            Seat(name=name, player=player)
            for name, player in zip(_names(players, names, words), players, strict=True)
        ]
        session = cls(Table(game, read_options, taken, fairness), save or default_path(game))
        session.save()
        return session

    @classmethod
    def resumed(
        cls,
        path: Path,
        *,
        save: Path | None = None,
        game: str = "",
        programs: Sequence[str] = (),
    ) -> Session:
        """The game of a record, as it stood. It is saved to the same file, or to `save`.

        A file may come from anybody, so programs that it names run only if `programs` names them,
        too.
        """
        record = read(path)
        if game and record.game != game:
            raise RecordError(f"{path} is a game of {record.game}, not of {game}")
        if record.result:
            raise RecordError(f"the game in {path} is over: there is nothing to resume")
        table = open_table(record)
        for entry in record.entries:
            try:
                table.replay(entry)
            except ClewError as error:
                raise RecordError(f"{path}, entry {entry.n}: {error}") from None
        for seat in table.seats:
            if engine.is_program(seat.player):
                if seat.player not in programs:
                    raise RecordError(
                        f"{path} is played by a program; if you trust it, name it as well: "
                        f"--bot '{seat.player}'"
                    )
                engine.check(record.game, seat.player)
            elif seat.player != HUMAN and seat.player not in bots.names(record.game):
                raise RecordError(f"{path} needs the bot {seat.player!r}, which is not here")
        session = cls(table, save or path)
        session.save()
        return session

    # Who

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    @property
    def humans(self) -> list[int]:
        """The seats of humans who have not left."""
        return [
            seat
            for seat, who in enumerate(self.table.seats, 1)
            if who.player == HUMAN and seat not in self.table.left
        ]

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def acting(self) -> int:
        """The human who is to act now: 0 while a bot is, or when the game is over."""
        pending = self.table.pending()
        humans = self.humans
        if any(seat not in humans for seat in pending):
            return 0
        return pending[0] if pending else 0

    @property
    def bot(self) -> int:
        """The seat that a bot is to act for now, or 0."""
        humans = self.humans
        return next((seat for seat in self.table.pending() if seat not in humans), 0)

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat: the simple one where a player has left (CO-07)."""
        player = self.table.seats[seat - 1].player
        gone = player == HUMAN or seat in self.table.left
        return bots.simple(self.game.id) if gone else player

    # The screen

    @property
    def open(self) -> bool:
        """Whether several humans look at the screen together because the game has no secrets."""
        return self.shared and not self.game.secrets

    @property
    def reader(self) -> int:
        """The seat that sentences address as “you”: the watcher, or nobody if all read together."""
        return 0 if self.open else self.seat

    def must_hand_over(self) -> bool:
        """Whether the screen must change hands before the acting human may look at it."""
        return bool(self.acting) and self.acting != self.watcher

    def hand_over(self) -> None:
        """The acting human confirms that they are looking at the screen now."""
        self.watcher = self.acting or SPECTATOR

    def look_away(self) -> None:
        """A shared screen shows nobody's secrets until the next human has it."""
        if self.open:
            self.watcher = self.acting or SPECTATOR
        elif self.shared and (self.outcome or self.acting != self.watcher):
            self.watcher = SPECTATOR

    @property
    def seat(self) -> int:
        """The seat that looks at the screen; 0 while none does."""
        return 0 if self.watcher is SPECTATOR else self.watcher

    @property
    def eyes(self) -> Eyes:
        """The eyes through which the screen shows the game."""
        return Eyes(self.table, self.watcher)

    def view(self) -> Any:
        """What may be on the screen now."""
        return self.eyes.view()

    def legal(self) -> list[int]:
        """What the acting human may do."""
        return Eyes(self.table, self.acting).legal() if self.acting else []

    def story(self, words: Words, since: int = 0) -> list[Told]:
        """What the watcher was told by the entries after number `since`, in sentences."""
        told = [] if since else [Told(0, line) for line in _chosen(self.table, words)]
        names = self.names
        for one in self.eyes.told(since):
            if one.table:
                sentence = words.say(f"left-{one.table}", name=names[one.seat - 1])
            else:
                sentence = words.event(one.event, names, self.reader)
            told.append(Told(one.n, sentence))
        return told

    # What is done

    def act(self, action: int | str) -> None:
        """The acting human plays an action. An unreadable or illegal action changes nothing."""
        self.table.act(self.acting, action)
        self._follow_orders()
        self.look_away()
        self.save()

    def order(self, kind: Kind) -> None:
        """The player at the screen answers in advance what is asked outside the turn; `none` ends
        this. The others are not told, but the screen is not handed over for it either."""
        if self.watcher is SPECTATOR:
            raise ClewError("nobody looks at the screen")
        self.orders.give(self.table, self.watcher, kind)
        self._follow_orders()
        self.look_away()
        self.save()

    @property
    def ordered(self) -> Kind:
        """The standing order of the player at the screen."""
        return "none" if self.watcher is SPECTATOR else self.orders.of(self.table, self.watcher)

    def _follow_orders(self) -> None:
        """Plays the answers of humans who have answered in advance."""
        while not self.outcome:
            humans = self.humans
            asked = [seat for seat in self.table.pending() if seat in humans]
            answers = ((seat, self.orders.answer(self.table, seat)) for seat in asked)
            found = next(((seat, act) for seat, act in answers if act is not None), None)
            if found is None:
                return
            self.table.act(*found)

    def choose(self) -> int:
        """What the bot whose turn it is would play; the same for the same seed and number."""
        seat = self.bot
        seed = self.table.bot_seed(seat)
        perspective = Eyes(self.table, seat).perspective(seed)
        name = self.bot_of(seat)
        if not engine.is_program(name):
            return bots.find(self.game.id, name)(perspective)
        try:
            return self._programs().choose(perspective, seed)
        except Fault:
            return engine.FORFEIT

    def _programs(self) -> engine.Seats:
        if self._sitting is None:
            players = [self.bot_of(seat) for seat in range(1, len(self.table.seats) + 1)]
            self._sitting = engine.Seats(self.table, players)
        return self._sitting

    def close(self) -> None:
        """Ends the programs that play along."""
        sitting, self._sitting = self._sitting, None
        if sitting is not None:
            sitting.__exit__(None, None, None)

    def act_bot(self, action: int | None = None) -> None:
        """The bot whose turn it is plays what it has already chosen, or chooses now."""
        chosen = self.choose() if action is None else action
        if chosen == engine.FORFEIT:
            self.table.leave(self.bot, "forfeit")
        else:
            self.table.act(self.bot, chosen)
        self._follow_orders()
        self.look_away()
        if self.outcome:
            self.save()

    def may_undo(self) -> bool:
        return bool(self.acting) and self.table.may_undo(self.acting)

    def undo(self) -> None:
        """Takes back the acting human's last action."""
        self.table.undo(self.acting)
        self.save()

    def resign(self) -> None:
        """The acting human leaves; with more than two players a bot plays on (CO-07)."""
        self.table.leave(self.acting)
        self.look_away()
        self.save()

    def save(self) -> None:
        try:
            write(self.table.record(), self.path)
        except OSError as error:
            raise ClewError(f"{self.path} cannot be written: {error.strerror}") from None


def _chosen(table: Table, words: Words) -> list[str]:
    """The chosen values of options with several named values, which players should agree on
    first."""
    return [
        words.say(
            "option-chosen",
            option=words.option(name),
            value=words.thing(getattr(table.options, name)),
        )
        for name in table.game.named_options()
    ]


def _names(players: Sequence[str], given: Sequence[str], words: Words) -> list[str]:
    """Names by seat. `given` names every seat, or the humans in their order."""
    for name in given:
        if not name.strip() or len(name) > _LONGEST_NAME or not _printable(name):
            raise ClewError(f"{name!r} is not a name: 1 to {_LONGEST_NAME} letters are")
    if len(given) == len(players):
        return [name.strip() for name in given]
    humans = [index for index, player in enumerate(players) if player == HUMAN]
    if len(given) > len(humans):
        raise ClewError(f"{len(given)} names are too many for {len(humans)} humans")
    names = [
        words.say("seat-name", seat=index + 1) if player == HUMAN else _bot_name(player, words)
        for index, player in enumerate(players)
    ]
    for index, name in zip(humans, given, strict=False):
        names[index] = name.strip()
    return [
        words.say("terminal-numbered", name=name, seat=index + 1) if names.count(name) > 1 else name
        for index, name in enumerate(names)
    ]


def _bot_name(player: str, words: Words) -> str:
    if engine.is_program(player):
        return engine.title(player)
    return _capital(words.say("seat-bot", bot=words.say(f"bot-{player}")))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _printable(name: str) -> bool:
    return not any(unicodedata.category(letter).startswith("C") for letter in name)
