"""Seats: who plays a table, bots of ours and other people's programs alike.

A bot is named as everywhere (`master`, `adept:50ms`); `cmd:PROGRAM` is a program that speaks the
engine protocol, and `cmd@2s:PROGRAM` has two seconds for a decision; `net:FILE` plays as a net does
that `clew train` has made. Names that come from the network must never get here: a server has its
own list of programs.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from clew import bots
from clew.bots import Bot, own_nets
from clew.bots.perspective import Perspective
from clew.core.errors import ClewError
from clew.core.game import Game, Options, Outcome
from clew.engine import NET, is_own, is_program
from clew.engine.messages import Answer, Ask, Events, FromProgram, Happening, New, Over, Refused
from clew.engine.messages import Resign as ResignMessage
from clew.engine.pool import Pool
from clew.engine.program import Fault, Program, split_command
from clew.table.eyes import Eyes
from clew.table.messages import Told
from clew.table.table import Table

__all__ = [
    "FORFEIT",
    "SECONDS",
    "Guest",
    "Seats",
    "among",
    "as_happening",
    "check",
    "find",
    "happenings",
    "parse",
    "question",
    "title",
]

FORFEIT = -1
"""Returned instead of an action when a program has failed and loses the game."""
SECONDS = 10.0
"""How long a program may take for a decision, unless its name says otherwise."""
_SHORT = 20
_MAX_WRONG = 3
"""Each wrong answer loses the move; this many in one game lose the game."""
_log = logging.getLogger("clew.engine")


def parse(name: str) -> tuple[str, float]:
    """The command and the seconds of `cmd:COMMAND` or `cmd@2s:COMMAND`."""
    match = re.fullmatch(r"cmd(?:@(\d+(?:\.\d+)?)(ms|s))?:(.+)", name, re.DOTALL)
    if not match:
        raise ClewError(
            f"bot {name!r}: a program is cmd:PROGRAM, or cmd@2s:PROGRAM with its time",
            why="program-form",
            bot=name,
        )
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1) if match[1] else SECONDS
    return match[3].strip(), seconds


def check(game: str, name: str, players: int) -> None:
    """Raises ClewError unless there is such a bot, net or program."""
    if is_program(name):
        split_command(parse(name)[0])
    else:
        find(game, name, players)


def find(game: str, name: str, players: int) -> Bot:
    """The bot of this name, or who plays as a net's file says. Raises ClewError if there is none
    who can play with so many."""
    if name.startswith(NET):
        return own_nets.player(game, Path(name.removeprefix(NET)), players)
    return bots.find(game, name)


def among(name: str) -> int:
    """With how many a net plays; 0: any number, as bots and programs do."""
    if not name.startswith(NET):
        return 0
    return own_nets.from_path(Path(name.removeprefix(NET))).about.players


def title(name: str) -> str:
    """How a bot, net or program is called at the table: by its file, if it has one."""
    if not is_own(name):
        return name
    if name.startswith(NET):
        return Path(name.removeprefix(NET)).stem[:_SHORT]
    words = split_command(parse(name)[0])
    files = [word for word in words[1:] if not word.startswith("-")]
    return re.split(r"[/\\]", files[0] if files else words[0])[-1][:_SHORT]


def happenings(table: Table, seat: int, since: int) -> list[Happening]:
    """What happened by the entries after number `since`, as a seat may know it."""
    return [as_happening(told) for told in Eyes(table, seat).told(since)]


def as_happening(told: Told) -> Happening:
    return Happening(n=told.n, event=told.event, table=told.table, seat=told.seat, to=told.to)


def question(
    perspective: Perspective,
    *,
    table: str,
    n: int,
    seed: int,
    worlds: int,
    seconds: float | None = None,
) -> Ask:
    """The question to a seat, with so many worlds. It contains nothing that the seat may not
    know."""
    game = perspective.game
    given = [perspective.world] if worlds else []
    given += [perspective.sample() for _ in range(1, worlds)]
    return Ask(
        table=table,
        seat=perspective.seat,
        n=n,
        view=perspective.view,
        legal=[game.format(action) for action in perspective.legal()],
        seconds=seconds,
        seed=f"{seed:024x}",
        worlds=[game.position(world) for world in given],
    )


class Guest:
    """A program at one seat of one game."""

    def __init__(
        self,
        program: Program,
        game: Game[Any],
        *,
        table: str,
        seat: int,
        names: Sequence[str],
        options: Options,
        seconds: float,
    ) -> None:
        self.program = program
        self._game = game
        self._table = table
        self._seat = seat
        self._seconds = seconds
        self._told = 0
        self._wrong = 0
        new = New(
            table=table,
            game=game.id,
            rules=game.version,
            seat=seat,
            names=list(names),
            options=msgspec.to_builtins(options),
            seconds=seconds,
        )
        self._waiting: list[Any] = [new]

    @property
    def told(self) -> int:
        """Up to which entry it has been told what happened."""
        return self._told

    def tell(self, n: int, happened: list[Happening]) -> None:
        """What happened up to entry n, as its seat may know it."""
        self._told = n
        if happened:
            self._waiting.append(Events(table=self._table, seat=self._seat, n=n, events=happened))

    def decide(self, perspective: Perspective, n: int, seed: int) -> int:
        """The program's answer. After a wrong answer it loses its move, and another action is
        drawn. After three, or if it crashes, stalls or floods, this raises Fault and the game is
        lost."""
        legal = perspective.legal()
        ask = question(
            perspective,
            table=self._table,
            n=n,
            seed=seed,
            worlds=self.program.greeting.worlds,
            seconds=self._seconds,
        )
        waiting, self._waiting = [*self._waiting, ask], []

        def answers(message: FromProgram) -> bool:
            if isinstance(message, Answer):
                return message.table == self._table and message.n == n
            return isinstance(message, ResignMessage) and message.table == self._table

        try:
            return self._read(self.program.ask(waiting, self._seconds, answers), perspective)
        except Fault as fault:
            if fault.kind != "nonsense" or self._wrong + 1 >= _MAX_WRONG:
                raise
            self._wrong += 1
            _log.warning("%s; another move is drawn for it", fault)
            return legal[perspective.chance.below(len(legal))]

    def _read(self, answer: FromProgram, perspective: Perspective) -> int:
        if not isinstance(answer, Answer):
            raise Fault("resigned", f"{self.program.name} resigns")
        try:
            action = self._game.parse(answer.action)
            perspective.world.check(self._seat, action)
        except ClewError as error:
            rule = getattr(error, "rule", 0)
            refused = Refused(
                table=self._table,
                n=answer.n,
                reason="illegal" if rule else "unreadable",
                text=str(error),
                rule=self._game.rule(rule) if rule else "",
            )
            self._waiting.append(refused)
            text = f"{self.program.name} answers {answer.action[:80]!r}: {error}"
            raise Fault("nonsense", text) from None
        return action

    def end(self, outcome: Outcome | None) -> None:
        """Tells the program that the game is over. Raises Fault if it does not even accept that."""
        waiting, self._waiting = [*self._waiting, Over(table=self._table, outcome=outcome)], []
        self.program.say(waiting)


class Seats:
    """All who play one table that runs in this process; used as a context.

    Programs come from `pool` and go back to it, unless they failed.
    """

    def __init__(self, table: Table, names: Sequence[str], pool: Pool | None = None) -> None:
        self._table = table
        self._names = list(names)
        self._own = pool is None
        self._pool = Pool() if pool is None else pool
        self._bots = {
            seat: find(table.game.id, name, len(names))
            for seat, name in enumerate(names, 1)
            if not is_program(name)
        }
        self._guests: dict[int, Guest] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for guest in self._guests.values():
            try:
                guest.end(self._table.outcome)
                self._pool.give_back(guest.program)
            except Fault:
                guest.program.close(grace=0.0)
        self._guests.clear()
        if self._own:
            self._pool.close()

    def choose(self, perspective: Perspective, seed: int) -> int:
        """The action of the seat whose turn it is. Raises Fault if a program has lost the game."""
        seat = perspective.seat
        bot = self._bots.get(seat)
        if bot is not None:
            return bot(perspective)
        try:
            guest = self._guests.get(seat) or self._sit(seat)
            table = self._table
            guest.tell(table.n, happenings(table, seat, guest.told))
            return guest.decide(perspective, table.n, seed)
        except Fault as fault:
            _log.warning("%s: it loses the game", fault)
            self.dismiss(seat)
            raise

    def dismiss(self, seat: int) -> None:
        """A program has lost. If the game goes on, a simple bot plays for its seat (CO-07)."""
        guest = self._guests.pop(seat, None)
        if guest:
            guest.program.close(grace=0.0)
        game = self._table.game.id
        self._bots[seat] = bots.find(game, bots.simple(game))

    def _sit(self, seat: int) -> Guest:
        command, seconds = parse(self._names[seat - 1])
        table = self._table
        game = table.game
        program = self._pool.take(command, {game.id: game.version}, max(seconds, SECONDS))
        guest = Guest(
            program,
            game,
            table=table.fairness.id,
            seat=seat,
            names=[one.name for one in table.seats],
            options=table.options,
            seconds=seconds,
        )
        self._guests[seat] = guest
        return guest
