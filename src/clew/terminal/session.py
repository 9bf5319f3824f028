"""Session: a table at one screen: who may look at it, and the file it is saved in."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from clew import bots
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.game import Game, Outcome
from clew.engine import is_own, is_program
from clew.play import hints
from clew.play.beginning import begun_here, row_of
from clew.play.doing import deed
from clew.play.hosted_table import HostedTable, KeptEntry
from clew.play.hosting import Hosting
from clew.play.seating import new_table
from clew.play.texts import harmless
from clew.study.hints import Advice
from clew.table.eyes import SPECTATOR, Eyes, Viewer
from clew.table.fairness import Fairness
from clew.table.messages import Act, Back, FromClient, Order, Resign, TableSettings, Undo
from clew.table.orders import Kind
from clew.table.record import Record, RecordError, read, write
from clew.table.table import Table
from clew.terminal import seats as seating
from clew.terminal.saved import find_file, new_file
from clew.terminal.seats import HUMAN
from clew.words import Words

if TYPE_CHECKING:
    from clew.terminal.programs import Programs

__all__ = ["Session", "Told"]

_HERE = "here"
"""Whose the seats of the humans are: whoever sits at this screen."""
_SETTINGS = TableSettings(hints=True, reaction=0, choice=0)
"""Nobody here is in a hurry, and everybody may ask for a hint."""
_HINT_SECONDS = 5.0
"""How long a bot may think about a hint."""


class Told(NamedTuple):
    """A sentence of what happened, and the number of the entry it comes from."""

    n: int
    text: str


class Session(Hosting[HostedTable[Any]]):
    """A game at one screen, saved in a file.

    With more than one human the screen changes hands. `watcher` is the seat that may look at it;
    while nobody may, it is a spectator, and only what everybody may know is shown. In a game
    without secrets it is simply the seat in turn.
    """

    def __init__(self, own: HostedTable[Any], path: Path) -> None:
        super().__init__(time.time)
        assert own.table
        self.own = own
        self.table: Table = own.table
        self.game = own.table.game
        self.path = path
        self._programs: Programs | None = None
        humans = own.people()
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
        players = seating.players(game, seats)
        chosen = msgspec.to_builtins(game.read_options(options or {}, from_text=True))
        row = new_table(
            _HERE,
            game.id,
            chosen,
            ["me" if player == HUMAN else player for player in players],
            _SETTINGS,
            now=time.time(),
            public=False,
            name="",
            check=partial(seating.check, players=len(players)),
        )
        if save and save.exists():
            raise ClewError(
                f"{save} exists already: resume it, or save to another file",
                why="file-exists",
                path=str(save),
            )
        fairness = (
            Fairness.fresh(len(players)) if seed is None else Fairness.from_seed(seed, len(players))
        )
        row = row._replace(seats=seating.called(row.seats, names, words))
        own = HostedTable[Any](begun_here(row, fairness, time.time()))
        session = cls(own, save or new_file(game.id))
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
        """The game of a record, as it stood; a bare name is one of the saved games. It is saved to
        the same file, or to `save`.

        A file may come from anybody, so programs that it names run only if `programs` names them,
        too.
        """
        path = find_file(path)
        record = read(path)
        if game and record.game != game:
            raise RecordError(
                f"{path} is a game of {record.game}, not of {game}",
                why="other-game",
                path=str(path),
                game=record.game,
                wanted=game,
            )
        if record.result:
            raise RecordError(
                f"the game in {path} is over: there is nothing to resume",
                why="nothing-to-resume",
                path=str(path),
            )
        own = _hosted(record, path)
        _check_players(record, path, programs)
        session = cls(own, save or path)
        session.save()
        return session

    # Who

    @property
    def names(self) -> list[str]:
        return [harmless(seat.name) for seat in self.own.row.seats]

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome

    @property
    def acting(self) -> int:
        """The human who is to act now: 0 while a bot is, or when the game is over."""
        pending = self.table.pending()
        return 0 if self.bot or not pending else pending[0]

    @property
    def bot(self) -> int:
        """The seat that a bot is to act for now, or 0."""
        return next(iter(self.own.bots_to_play()), 0)

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

    def story(self, words: Words, since: int = -1) -> list[Told]:
        """What the watcher was told by the entries after number `since`, in sentences; before all
        of them, by the options."""
        told = [Told(0, line) for line in _chosen(self.table, words)] if since < 0 else []
        names = self.names
        for one in self.eyes.told(since):
            if one.table:
                sentence = words.say(f"left-{one.table}", name=names[one.seat - 1])
            else:
                sentence = words.event(one.event, names, self.reader)
            told.append(Told(one.n, sentence))
        return told

    # What is done

    def act(self, action: str) -> None:
        """The acting human plays an action. An unreadable or illegal action changes nothing."""
        self._say(Act(id="", n=self.table.n, action=action))

    def undo(self) -> None:
        """Takes back the acting human's last action. One alone with bots goes back past their
        turns."""
        self._say(Undo(id="", n=self.table.n))

    def may_undo(self) -> bool:
        return bool(self.acting) and self.own.may_undo(self.acting)

    def resign(self) -> None:
        """The acting human leaves; with more than two players a bot plays on (CO-07)."""
        self._say(Resign(id=""))

    def _say(self, message: FromClient) -> None:
        self.do(self.own, self.acting or None, message)
        self.look_away()

    def order(self, kind: Kind) -> None:
        """The player at the screen answers in advance what is asked outside the turn; `none` ends
        this. The others are not told, but the screen is not handed over for it either."""
        if self.watcher is SPECTATOR:
            raise ClewError("nobody looks at the screen", why="nobody-looks")
        self.do(self.own, self.watcher, Order(id="", order=kind))
        self.look_away()

    @property
    def ordered(self) -> Kind:
        """The standing order of the player at the screen."""
        return "none" if self.watcher is SPECTATOR else self.own.orders.of(self.table, self.watcher)

    def advice(self) -> Advice:
        """What the game's best bot would do in the place of the human in turn."""
        chance = Fast(self.table.bot_seed(self.acting))
        return hints.advice(hints.question(self.own, self.acting, chance, _HINT_SECONDS))

    # Bots

    def ask_bot(self, own: HostedTable[Any], seat: int) -> None:
        """A bot chooses when the screen says so, so that people can follow."""

    def choose(self) -> int | None:
        """What the bot whose turn it is would play; the same for the same seed and number. None if
        it is a program that has failed and loses the game."""
        seat = self.bot
        seed, player = self.table.bot_seed(seat), self.own.played_by(seat)
        perspective = Eyes(self.table, seat).perspective(seed)
        if is_own(player):
            return self._begun_programs().choose(perspective, seed)
        return bots.find(self.game.id, player)(perspective)

    def _begun_programs(self) -> Programs:
        from clew.terminal.programs import Programs  # takes time to load, and is rarely needed

        self._programs = self._programs or Programs(self.own, self.table)
        return self._programs

    def act_bot(self, chosen: int | None) -> None:
        """The bot whose turn it is plays what it has chosen."""
        seat = self.bot
        if chosen is None:
            self.perform(self.own, seat, "", lambda at: at.leave(seat, "forfeit"))
        else:
            self.perform(self.own, seat, "", lambda at: at.act(seat, chosen))
        self.attend(self.own)
        self.look_away()

    def close(self) -> None:
        """Ends the programs that play along."""
        if self._programs:
            self._programs.close()

    # The file

    def keep(self, own: HostedTable[Any], entries: list[KeptEntry]) -> None:
        """What bots alone have done follows from the seed, and waits for the next human."""
        by_people = (one.entry.table or not own.played_by(one.entry.seat) for one in entries)
        if self.outcome or any(by_people):
            self.save()

    def save(self) -> None:
        try:
            write(self.table.record(), self.path)
        except OSError as error:
            raise ClewError(
                f"{self.path} cannot be written: {error.strerror}",
                why="not-written",
                path=str(self.path),
                detail=str(error.strerror),
            ) from None


def _hosted(record: Record, path: Path) -> HostedTable[Any]:
    """The table of a record, as it stood. Who was away is here again."""
    from clew.table.verify import open_table  # takes time to load; a new game does without it

    open_table(record)  # says what is wrong with a record that cannot be played here
    mine = [n for n, seat in enumerate(record.seats, 1) if seat.player == HUMAN]
    row = row_of(record, _HERE, mine, _SETTINGS, time.time())
    try:
        own = HostedTable[Any](row, [KeptEntry(entry=entry) for entry in record.entries])
    except RecordError as error:
        n = error.values["n"]
        text = f"{path}, entry {n} cannot be played again: {error}"
        raise RecordError(text, why="record-entry", path=str(path), n=n) from None
    assert own.table
    for seat in list(own.table.away):
        deed(Back(id=""), seat)(own.table)
    return own


def _check_players(record: Record, path: Path, programs: Sequence[str]) -> None:
    """Raises RecordError unless all who play are here, and are trusted."""
    for seat in record.seats:
        if is_own(seat.player):
            if is_program(seat.player) and seat.player not in programs:
                raise RecordError(
                    f"{path} is played by a program; if you trust it, name it as well: "
                    f"--bot '{seat.player}'",
                    why="played-by-program",
                    path=str(path),
                    command=f"--bot '{seat.player}'",
                )
            seating.check_own(record.game, seat.player, len(record.seats))
        elif seat.player != HUMAN and not seating.is_here(record.game, seat.player):
            raise RecordError(
                f"{path} needs the bot {seat.player!r}, which is not here",
                why="bot-not-here",
                path=str(path),
                bot=seat.player,
            )


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
