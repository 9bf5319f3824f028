"""Tables of one browser: who listens, what is done at them, and what is kept of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol

import msgspec

from clew.alone.keeping import KeptTable, Owner
from clew.alone.own_table import Line, OwnTable, Thought, Told
from clew.core.errors import ClewError
from clew.games import find
from clew.play.analysis import KeptVariation
from clew.play.doing import Stale, end_time, refused
from clew.play.hosted_table import KeptEntry
from clew.play.hosting import Hosting
from clew.play.merits import Finished, feats_of
from clew.play.mine import my_table
from clew.play.profiles import added
from clew.play.thinking import BotQuestion, at_once
from clew.study.working import WorkingOut
from clew.table.eyes import SPECTATOR, Eyes
from clew.table.messages import FromClient, encode
from clew.table.record import Entry
from clew.table.refusal import Refusal
from clew.table.rows import TableRow
from clew.table.whose_eyes import whose_eyes

__all__ = ["MAX_SECONDS", "Before", "Missing", "Tables", "Thinker"]

MAX_SECONDS = 5.0
"""How long a bot thinks at most: interpreted in a browser, a master would take longer."""
MAX_SECONDS_BELOW = 0.4
"""The same for all but masters, who alone are worth waiting for."""


class Thinker(Protocol):
    """The way to the thinking worker."""

    def think(self, work: str, question: Any, then: Callable[[Any], None]) -> int: ...
    def drop(self, job: int) -> None: ...


_encoder = msgspec.json.Encoder()


class Missing(Exception):
    """A table's entries are needed, and are not in memory."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Before(NamedTuple):
    """The tables as they are kept, their owner, and what is still to be stored."""

    rows: dict[str, KeptTable]
    owner: Owner
    keep: list[Any]


class Tables(Hosting[OwnTable]):
    """All tables that are kept here; those that were needed are in memory with their entries."""

    def __init__(
        self, owner: Owner, kept: Iterable[KeptTable], clock: Callable[[], float], thinker: Thinker
    ) -> None:
        super().__init__(clock)
        self.owner = owner
        self.rows = {one.key: one for one in kept}
        """What is kept of every table, without its entries."""
        self.curves: dict[str, WorkingOut] = {}
        self.think = thinker.think
        self._drop = thinker.drop
        self._open: dict[str, OwnTable] = {}
        self._lines: dict[int, Line] = {}
        self._out: list[Told] = []
        self._keep: list[Any] = []
        self._ended: list[int] = []
        self._met: set[str] = set()
        """The games that the thinking worker has been told of."""

    def before(self) -> Before:
        """What there is now, in case that something turns out to be missing."""
        return Before(dict(self.rows), msgspec.structs.replace(self.owner), list(self._keep))

    def go_back(self, before: Before) -> None:
        """Nothing has happened since then. Tables that have changed are read again."""
        self.owner, self._keep = before.owner, before.keep
        self._out.clear()
        for key in {key for key, row in self.rows.items() if before.rows.get(key) is not row}:
            self._ended += self.spoil(key, before.rows.get(key))
        self.rows = before.rows

    # What follows

    def kept(self) -> list[Any]:
        """What is to be stored, each once."""
        found, self._keep = self._keep, []
        return found

    def told(self) -> list[Told]:
        found = list(self._out)
        self._out.clear()
        return found

    def ended(self) -> list[int]:
        """Lines that are over."""
        found, self._ended = self._ended, []
        return found

    def say(self, line: int, message: str) -> None:
        self._out.append((line, message))

    def wake(self) -> float | None:
        """Seconds until somebody's time is up."""
        found = (own.next_deadline() for own in self._open.values() if own.row.status == "playing")
        first = min((until for until in found if until), default=None)
        return None if first is None else max(0.0, first - self.clock())

    # Opening

    @property
    def player(self) -> str:
        return self.owner.player

    def table(self, key: str) -> OwnTable:
        """The table with this key. Raises Missing if its entries must be brought first."""
        if key not in self.rows:
            raise Refusal(404, "no-table", "there is no table with this link")
        find(self.rows[key].game)  # has come before the entries are read
        if key not in self._open:
            raise Missing(key)
        return self._open[key]

    def bring(self, key: str, kept: KeptTable | None, entries: list[KeptEntry]) -> None:
        if kept is None:
            self.rows.pop(key, None)
            return
        self.rows[key] = kept
        self._open[key] = own = OwnTable(kept, entries)
        own.row = self.dressed(own.row)
        self.attend(own)

    def spoil(self, key: str, kept: KeptTable | None) -> list[int]:
        """Lets go of a table; whoever needs it reads it again. Says which lines are over."""
        own = self._open.pop(key, None)
        if own:
            self.stop_asking(own)
        if kept is None:
            self.rows.pop(key, None)
        else:
            self.rows[key] = kept
        over = [line.number for line in self._lines.values() if line.key == key]
        for number in over:
            del self._lines[number]
        return over

    def add(self, row: TableRow) -> OwnTable:
        """A new table."""
        kept = KeptTable.of(row, version=0, changed=self.clock())
        self.rows[row.key] = kept
        self._open[row.key] = own = OwnTable(kept, [])
        own.row = self.dressed(own.row)
        self.keep(own, [])
        return own

    def take_in(self, own: OwnTable, new: list[Entry]) -> None:
        """A table comes from a file, with so many entries more than are kept. Whoever listens to it
        begins again."""
        key, table = own.row.key, own.table
        self._ended += self.spoil(key, self.rows.get(key))
        if table and table.outcome:
            own.row = own.row._replace(status="over", result=table.outcome)
        own.row = self.dressed(own.row)
        self._open[key] = own
        self.keep(own, [KeptEntry(entry=entry) for entry in new])
        self.attend(own)

    def put(self, own: OwnTable, row: TableRow) -> None:
        """A table's row or seats have changed; the game may have begun by it."""
        begins = bool(row.started) and not own.row.started
        own.row = row
        if begins:
            own.table = row.open()
            own.asked_beside = own.beside(own.table.pending())
        self.keep(own, [])
        own.tell_all()
        if begins:
            for listener in own.all():
                listener.update(0, own.catch_up(listener.viewer, -1))
            self.attend(own)

    # Keeping

    def dressed(self, row: TableRow) -> TableRow:
        """A row with the avatar that its owner has chosen."""
        chosen = self.owner.avatar
        return row._replace(avatars={self.player: chosen}) if chosen else row

    def keep_variations(self, own: OwnTable, variations: list[KeptVariation]) -> None:
        if variations != own.variations:
            own.variations = variations
            self.keep(own, [])

    def note_end(self, own: OwnTable) -> None:
        """Adds a game that has ended here to its owner's figures. Where several play at one screen,
        nobody knows whose they would be."""
        table, mine = own.table, own.row.own_seats(self.player)
        if table is None or table.outcome is None or len(mine) != 1:
            return
        finished = Finished(
            game=own.row.game,
            kinds=[seat.kind for seat in own.row.seats],
            outcome=table.outcome,
            started=own.row.started,
            ended=table.entries[-1].time,
            done=own.happened(),
        )
        feats = feats_of(finished).get(mine[0])
        if feats:
            self.owner.figures = added(self.owner.figures, own.row.game, feats)
            self.keep_owner()

    def keep_owner(self) -> None:
        self._keep.append({"owner": _encoder.encode(self.owner).decode()})

    def forget_all(self) -> None:
        """Everything that is kept here goes."""
        self._keep.append({"clear": True})
        for own in self._open.values():
            self.stop_asking(own)
        self.rows.clear()
        self._open.clear()
        self._lines.clear()
        self.curves.clear()
        self.owner = Owner()
        self.keep_owner()

    def keep(self, own: OwnTable, entries: list[KeptEntry]) -> None:
        mine = my_table(own.row, self.player, own)
        own.version += 1
        kept = KeptTable.of(
            own.row,
            version=own.version,
            changed=self.clock(),
            answers=own.given(),
            orders=dict(own.orders.given),
            variations=own.variations,
            pending=mine.pending,
            turn=mine.turn,
        )
        self.rows[own.row.key] = kept
        self._keep.append(
            {
                "table": own.row.key,
                "version": own.version,
                "row": _encoder.encode(kept).decode(),
                "entries": [[one.entry.n, _encoder.encode(one).decode()] for one in entries],
            }
        )

    # Listening

    def listen(self, number: int, key: str, since: int, seat: int | None) -> None:
        own = self.table(key)
        mine = own.row.own_seat(self.player, seat)
        look = whose_eyes(own.row, self.player, SPECTATOR if mine is None else mine)
        line = Line(number, key, look.viewer, self.player, self._out)
        self._lines[number] = line
        own.enter(line, line.viewer)
        if own.table:
            line.update(own.table.n, own.catch_up(line.viewer, since))
        own.tell_presence(line, line.viewer)
        if own.row.game not in self._met:
            self._met.add(own.row.game)
            self.think("meet", own.row.game, lambda _: None)
        self.attend(own)

    def close(self, number: int) -> None:
        line = self._lines.pop(number, None)
        own = self._open.get(line.key) if line else None
        if line and own:
            own.leave(line, line.viewer)
            if not any(own.all()):
                self.stop_asking(own)

    # What is done

    def take(self, number: int, message: FromClient) -> None:
        """Does what a line's message says; the line hears how it went."""
        line = self._lines.get(number)
        if line is None:
            return
        own = self.table(line.key)
        try:
            told = self.do(own, line.seat, message)
            if told:
                line.say(encode(told))
        except Stale as stale:
            line.say(encode(refused(own, message.id, stale)))
            assert own.table
            line.update(own.table.n, own.catch_up(line.viewer, stale.n))
        except ClewError as error:
            line.say(encode(refused(own, message.id, error)))

    # Bots, time

    def ask_bot(self, own: OwnTable, seat: int) -> int | None:
        table = own.table
        assert table
        bot, n = own.played_by(seat), table.n
        if own.thought and own.thought.n == n:
            return None
        self.stop_asking(own)
        perspective = Eyes(table, seat).perspective(secrets.randbits(96))
        known = at_once(bot, perspective)
        if known is None:
            world, seed = perspective.fair_world(), secrets.randbits(64)
            most = MAX_SECONDS if bot.startswith("master") else MAX_SECONDS_BELOW
            asked = BotQuestion(table.game.id, bot, world, seat, seed, most)
            legal = perspective.legal()
            job = self.think("decide", asked, lambda told: self._decided(own, seat, n, legal, told))
            own.thought = Thought(job, n)
        return known

    def stop_asking(self, own: OwnTable) -> None:
        """What a bot thinks about is no longer so, or nobody is here to see it."""
        if own.thought:
            self._drop(own.thought.job)
            own.thought = None

    def _decided(self, own: OwnTable, seat: int, n: int, legal: list[int], told: Any) -> None:
        """A bot has decided."""
        own.thought = None
        if self._open.get(own.row.key) is not own:
            return
        table = own.table
        if table and table.n == n and seat in own.bots_to_play() and own.row.status == "playing":
            action = None if isinstance(told, ClewError) else msgspec.json.decode(told, type=int)
            # Whatever a bot does, the table goes on.
            chosen = action if action in legal else secrets.choice(legal)
            self.perform(own, seat, "", lambda at: at.act(seat, chosen))
        self.attend(own)

    def end_time(self) -> None:
        """Ends the time of who is late, wherever a table is open."""
        now = self.clock()
        for own in self._open.values():
            table = own.table
            if table is None or own.row.status != "playing":
                continue
            for seat in own.beside(own.late(now)):
                self.perform(own, seat, "", lambda at, s=seat: at.time_out(s))  # type: ignore[misc]
            end_time(own, table, now)
            if table.n > own.stored:
                self.tell(own, {})
            self.attend(own)
