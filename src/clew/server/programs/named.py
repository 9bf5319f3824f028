"""Named programs: bots written by other people that the operator of the server has listed by name.

They speak the engine protocol in processes of their own and are told what their seat sees. A
program that fails loses its move, and after several failures the game; the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from clew.bots.perspective import Perspective
from clew.core.errors import ClewError
from clew.engine.program import Fault, Program
from clew.engine.seats import FORFEIT, Guest, as_happening
from clew.games import find
from clew.play.seating import check_bot
from clew.server.settings import NamedProgram
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.table.eyes import told_to
from clew.table.happened import Happened
from clew.table.rows import TableRow

__all__ = ["NamedPrograms", "is_program"]

_PREFIX = "program:"
_MAX_FAILURES = 3
_MAX_RUNNING = 16
_THREADS = 4
_MAX_TOLD = 10_000
_log = logging.getLogger("clew.programs")


def is_program(kind: str) -> bool:
    return kind.startswith(_PREFIX)


class _Sitting:
    """A program at a seat, started when it is first asked."""

    def __init__(self) -> None:
        self.guest: Guest | None = None
        self.failures = 0
        self.used = 0.0
        self.busy = False

    def close(self) -> None:
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.program.close()


class NamedPrograms:
    """The programs of this process, by table and seat."""

    def __init__(self, named: Mapping[str, NamedProgram], database: Database) -> None:
        self._named = named
        self._database = database
        self._sitting: OrderedDict[tuple[int, int], _Sitting] = OrderedDict()
        self._threads = ThreadPoolExecutor(_THREADS, "clew-program")

    def names(self, game: str) -> list[str]:
        """The kinds of seats that hosts may choose for a game."""
        return [
            f"{_PREFIX}{name}"
            for name, program in self._named.items()
            if not program.games or game in program.games
        ]

    def check(self, game: str, kind: str) -> None:
        """Raises ClewError unless this is a bot or a named program: the server never runs anything
        else."""
        if not is_program(kind):
            check_bot(game, kind)
        elif kind not in self.names(game):
            known = ", ".join(self.names(game)) or "none"
            raise ClewError(
                f"{game} has no program {kind!r} here; there are: {known}",
                why="no-bot",
                game=game,
                bot=kind,
                there=known,
            )

    async def choose(
        self, row: TableRow, kind: str, perspective: Perspective, seed: int, n: int
    ) -> int:
        """What a program plays."""
        seat, legal = perspective.seat, perspective.legal()
        sitting = self._sit(row.id, seat)
        sitting.busy = True
        try:
            told = sitting.guest.told if sitting.guest else 0
            happened = await self._database.read(
                lambda c: reading.happened_since(c, row.id, told, _MAX_TOLD)
            )
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._ask, sitting, row, kind, perspective, seed, n, happened
            )
        except ClewError as error:
            sitting.failures += 1
            _log.error("%s at table %s: %s", kind, row.id, error)
            await self._close(sitting)
            if sitting.failures >= _MAX_FAILURES:
                return FORFEIT
            return legal[secrets.randbelow(len(legal))]
        finally:
            sitting.busy = False
            sitting.used = time.monotonic()

    def _sit(self, table: int, seat: int) -> _Sitting:
        sitting = self._sitting.setdefault((table, seat), _Sitting())
        self._sitting.move_to_end((table, seat))
        return sitting

    def _ask(
        self,
        sitting: _Sitting,
        row: TableRow,
        kind: str,
        perspective: Perspective,
        seed: int,
        n: int,
        happened: list[Happened],
    ) -> int:
        """Runs on a thread: one decision, within the program's time."""
        if sitting.guest is None:
            sitting.guest = self._start(row, kind, perspective.seat)
        told = [one for entry in happened for one in told_to(perspective.seat, entry)]
        sitting.guest.tell(n, [as_happening(one) for one in told])
        return sitting.guest.decide(perspective, n, seed)

    def _start(self, row: TableRow, kind: str, seat: int) -> Guest:
        named = self._named.get(kind.removeprefix(_PREFIX))
        if named is None:
            raise Fault("missing", f"there is no longer a program {kind!r}")
        game = find(row.game)
        return Guest(
            Program(named.command, {game.id: game.version}, narrow=True),
            game,
            table=row.key,
            seat=seat,
            names=[one.name for one in row.seats],
            options=game.read_options(row.options),
            seconds=named.seconds,
        )

    # The end

    async def end(self, row: TableRow) -> None:
        """The game is over: its programs hear how it went, and go."""
        for key in [key for key in self._sitting if key[0] == row.id]:
            sitting = self._sitting.pop(key)
            if sitting.guest:
                try:
                    sitting.guest.end(row.result)
                except Fault as fault:
                    _log.warning("%s", fault)
            await self._close(sitting)

    async def sweep(self, idle_seconds: float) -> None:
        """Ends programs that have been idle for a while, and the oldest ones if there are many.

        A program that is asked again later is started again and told what happened before.
        """
        now = time.monotonic()
        idle = [
            key
            for key, one in self._sitting.items()
            if not one.busy and now - one.used > idle_seconds
        ]
        running = [key for key, one in self._sitting.items() if one.guest and not one.busy]
        for key in [*idle, *running[: max(0, len(running) - _MAX_RUNNING)]]:
            sitting = self._sitting.get(key)
            if sitting is not None:
                await self._close(sitting)
        for key in idle:
            self._sitting.pop(key, None)

    async def _close(self, sitting: _Sitting) -> None:
        await asyncio.to_thread(sitting.close)

    async def close(self) -> None:
        """Ends all programs. A program that is just being asked is killed first, so that the thread
        that waits for its answer ends."""
        for sitting in list(self._sitting.values()):
            if sitting.busy and sitting.guest:
                sitting.guest.program.kill()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        for sitting in list(self._sitting.values()):
            await asyncio.to_thread(sitting.close)
