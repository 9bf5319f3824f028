"""`clew engine GAME`: Clew keeps games for the program at the other end of its pipes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, BinaryIO

import msgspec

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.errors import ClewError, Illegal
from clew.core.game import Game
from clew.engine.messages import (
    MAX_LINE,
    Answer,
    Bye,
    Events,
    FromHost,
    FromProgram,
    New,
    Nonsense,
    Over,
    Play,
    ProgramHello,
    Refused,
    Resign,
    check_hello,
    encode,
    hello,
    read_from_program,
)
from clew.engine.seats import happenings, question
from clew.table.eyes import Eyes
from clew.table.fairness import Fairness
from clew.table.record import Seat
from clew.table.table import Table

__all__ = ["YOU", "Host"]

YOU = "you"
"""A seat of the program itself; it may have several."""


class Ended(Exception):
    """The program has closed its side."""


class Host:
    """Games for one program. Whatever it sends is answered in words, never by a crash."""

    def __init__(self, game: Game[Any], lines: BinaryIO, out: BinaryIO) -> None:
        self._game = game
        self._lines = lines
        self._out = out
        self._greeting = ProgramHello(protocol="")
        self._stored: list[Play] = []
        self._table: Table | None = None

    def run(self, games: int, standing: Play) -> None:
        """Plays the number of games that `standing` says, plus those that the program asks for
        meanwhile; 0 means as many as it asks for."""
        try:
            self._say(hello({self._game.id: self._game.version}))
            self._greeting = check_hello(self._hear())
            for number in range(games):
                seed = f"{standing.seed} {number}" if standing.seed else ""
                self._play(msgspec.structs.replace(standing, seed=seed))
            while self._stored or not games:
                self._play(self._stored.pop(0) if self._stored else self._wait_for_a_game())
            self._say(Bye(reason=""))
        except Ended:
            return
        except Nonsense as error:
            self._say(Bye(reason=str(error)))
        except BrokenPipeError:
            return

    # Lines

    def _say(self, message: FromHost) -> None:
        self._out.write(encode(message))
        self._out.flush()

    def _hear(self) -> FromProgram:
        line = self._lines.readline(MAX_LINE + 1)
        if not line:
            raise Ended
        if len(line) > MAX_LINE:
            while line and not line.endswith(b"\n"):
                line = self._lines.readline(MAX_LINE)
            raise Nonsense(f"a line has {MAX_LINE} bytes at most")
        return read_from_program(line)

    def _next(self) -> FromProgram:
        """The next valid message."""
        while True:
            try:
                return self._hear()
            except Nonsense as error:
                self._refuse("unreadable", str(error))

    def _refuse(self, reason: str, text: str, rule: str = "") -> None:
        table = self._table
        name, n = (table.fairness.id, table.n) if table else ("", 0)
        self._say(Refused(table=name, n=n, reason=reason, text=text, rule=rule))

    # Games

    def _wait_for_a_game(self) -> Play:
        while True:
            message = self._next()
            if isinstance(message, Play):
                return message
            self._refuse("wrong", "there is no game now: send play")

    def _play(self, wanted: Play) -> None:
        try:
            table, kinds = self._set_up(wanted)
        except ClewError as error:
            self._refuse("wrong", str(error))
            return
        self._table = table
        mine = [seat for seat, kind in enumerate(kinds, 1) if kind == YOU]
        told = dict.fromkeys(mine, 0)
        for seat in mine:
            self._say(self._new(table, seat))
        while waiting := table.pending():
            seat = waiting[0]
            perspective = Eyes(table, seat).perspective(table.bot_seed(seat))
            if seat in mine and seat not in table.left:
                if told[seat] < table.n:
                    told[seat] = self._tell(table, seat, told[seat])
                self._ask(table, perspective)
            else:
                bot = kinds[seat - 1] if kinds[seat - 1] != YOU else "random"
                table.act(seat, bots.find(table.game.id, bot)(perspective))
        for seat in mine:
            self._tell(table, seat, told[seat])
        self._say(Over(table=table.fairness.id, outcome=table.outcome))
        self._table = None

    def _set_up(self, wanted: Play) -> tuple[Table, Sequence[str]]:
        game = self._game
        if wanted.game not in ("", game.id):
            raise ClewError(f"this is {game.id}; there is no {wanted.game!r} here")
        kinds = wanted.seats or usual_seats(game)
        game.check_players(len(kinds))
        if YOU not in kinds:
            raise ClewError(f"one of the seats must be {YOU!r}")
        for kind in kinds:
            if kind != YOU:
                bots.find(game.id, kind)
        options = game.read_options(wanted.options)
        seed = wanted.seed or secrets.token_hex(16)
        people = [Seat(name=f"{kind} {i}", player=kind) for i, kind in enumerate(kinds, 1)]
        return Table(game, options, people, Fairness.from_seed(seed, len(kinds))), kinds

    def _new(self, table: Table, seat: int) -> New:
        return New(
            table=table.fairness.id,
            game=table.game.id,
            rules=table.game.version,
            seat=seat,
            names=[one.name for one in table.seats],
            options=msgspec.to_builtins(table.options),
        )

    def _tell(self, table: Table, seat: int, since: int) -> int:
        told = happenings(table, seat, since)
        if told:
            self._say(Events(table=table.fairness.id, seat=seat, n=table.n, events=told))
        return table.n

    def _ask(self, table: Table, perspective: Perspective) -> None:
        """Asks again until the seat has played or left."""
        seat, game = perspective.seat, table.game
        ask = question(
            perspective,
            table=table.fairness.id,
            n=table.n,
            seed=table.bot_seed(seat),
            worlds=self._greeting.worlds,
        )
        self._say(ask)
        while True:
            message = self._next()
            if isinstance(message, Resign):
                table.leave(seat)
                return
            if isinstance(message, Play):
                self._stored.append(message)
                continue
            if not isinstance(message, Answer) or (message.table, message.n) != (ask.table, ask.n):
                self._refuse("stale", f"{ask.table} is waiting for the answer to {ask.n}")
                continue
            try:
                table.act(seat, message.action)
            except Illegal as error:
                self._refuse("illegal", str(error), game.rule(error.rule))
            except ClewError as error:
                self._refuse("unreadable", str(error))
            else:
                return


def usual_seats(game: Game[Any]) -> list[str]:
    """The program against as many simple bots as the game needs."""
    return [YOU] + [bots.simple(game.id)] * (game.players[0] - 1)
