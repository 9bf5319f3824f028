"""Room: an open table in memory, and who listens. It is a cache: all of it is stored."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from clew.core.game import Game
from clew.games import find
from clew.server.programs.desk import simple_bot
from clew.server.storage.rows import TableRow
from clew.server.tables.listener import Listener
from clew.table.clocks import Running
from clew.table.fairness import Fairness
from clew.table.happened import Happened
from clew.table.messages import SeatInfo, TableInfo, Told, Update, encode
from clew.table.orders import Orders
from clew.table.table import Table

__all__ = ["LEASE", "PLAYERS", "Room", "table_info", "texts"]

_RECENT = 40
"""How many entries' events are kept for those who were away for a moment."""
PLAYERS = ("human", "program", "open")
"""Kinds of seats that somebody far away plays; the others are bots of this server."""
LEASE = 15.0
"""Seconds after which another process looks at a table where a bot's turn was not taken."""


class Asked(NamedTuple):
    """Who must act, what the clocks do meanwhile, and until when those beside the turn answer."""

    pending: list[int]
    clock: Running | None
    answer_by: float | None


class Texts:
    """A game's actions as texts, worked out once each."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._texts: dict[int, str] = {}

    def of(self, action: int) -> str:
        text = self._texts.get(action)
        if text is None:
            text = self._game.format(action)
            if len(self._texts) < 100_000:
                self._texts[action] = text
        return text


_texts: dict[str, Texts] = {}


def texts(game: Game[Any]) -> Texts:
    if game.id not in _texts:
        _texts[game.id] = Texts(game)
    return _texts[game.id]


class Room:
    """One table: its row, the game if it has begun, and the listeners by seat.

    `lock` is held from reading the position until what was done is durable and told. After a
    failure the room is `spoilt`: what is in memory is thrown away and read again.
    """

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.table: Table | None = None
        self.stored = -1
        """The last number that is durable; -1 before the game has begun."""
        self.snapped = 0
        """The number of the last snapshot."""
        self.recent: deque[Happened] = deque(maxlen=_RECENT)
        self.client_ids: dict[tuple[int, str], int] = {}
        self.answer_ids: dict[int, str] = {}
        """What the clients called the answers of the set that is still open, by seat."""
        self.orders = Orders(find(row.game))
        """What seats have answered in advance; it is stored as well."""
        self.asked_beside: list[int] = []
        """Who is asked something beside the turn in the position as stored."""
        self.lock = asyncio.Lock()
        self.listeners: dict[int, list[Listener]] = {}
        self.spoilt = False
        self.quiet = False
        """While it is read again: who listens is told once, when all of it is there."""
        self.attended = False
        """Whether this process is playing the table's bots just now."""
        self.claimed = False
        """Whether this process has claimed the table because something is due there."""
        self.talked = 0
        """The last message of the talk that was told."""
        self.used = 0.0

    # Who is who

    def seat_of(self, player: str, wanted: int = 0) -> int:
        """A seat that belongs to the player: the wanted one if it does, or 0."""
        own = [seat.seat for seat in self.row.seats if seat.player == player]
        if wanted:
            return wanted if wanted in own else 0
        return own[0] if own else 0

    def played_by(self, seat: int) -> str:
        """The bot that plays a seat now, or nothing for its player."""
        table = self.table
        if table is not None and (seat in table.left or seat in table.away):
            return simple_bot(self.row.game)
        kind = self.row.seats[seat - 1].kind
        return "" if kind in PLAYERS else kind

    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [one.seat for one in self.row.seats if not self.played_by(one.seat)]

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back: as the table allows it, and alone with
        bots always, for nobody else is there to be asked; not where the game is rated."""
        table = self.table
        if table is None or not seat:
            return False
        if table.may_undo(seat):
            return True
        casual = not (self.row.settings.rated or table.outcome)
        return bool(casual and table.n and self.people() == [seat])

    def bots_to_play(self) -> list[int]:
        """Seats that must act and that a bot plays."""
        if self.table is None:
            return []
        return [seat for seat in self.table.pending() if self.played_by(seat)]

    def ordered_to_play(self) -> list[int]:
        """Seats that must act and have answered in advance."""
        if self.table is None or not self.orders.given:
            return []
        state = self.table.state
        asked = [seat for seat in self.table.pending() if not self.played_by(seat)]
        return [seat for seat in asked if self.orders.answer(state, seat) is not None]

    def beside(self, seats: Sequence[int]) -> list[int]:
        """Those of the seats that are asked something beside the course of a turn."""
        table = self.table
        if table is None or not table.game.asides:
            return []
        return [seat for seat in seats if table.game.aside(table.state, seat)]

    def deadline(self, seat: int) -> float | None:
        """Until when a seat must have acted: beside the turn the host's setting says how long,
        but where days are played for there is as long as for a move (LO-50). Who is alone with
        bots keeps nobody waiting, and has a limit only where the table has a clock."""
        table, clock, settings = self.table, self.row.clock, self.row.settings
        if table is None or clock is None:
            return None
        aside = table.game.aside(table.state, seat) if table.game.asides else None
        if aside and settings.clock is None and len(self.people()) < 2:
            return None
        if aside and not (settings.clock and settings.clock.kind == "days"):
            limit = settings.choice if aside.decline is None else settings.reaction
            return clock.since + limit if limit else None
        return clock.deadline(seat) if clock.left else None

    def late(self, now: float) -> list[int]:
        """Seats whose player must act and has no time left."""
        if self.table is None:
            return []
        people = [seat for seat in self.table.pending() if not self.played_by(seat)]
        return [seat for seat in people if (until := self.deadline(seat)) and until <= now]

    def due(self, now: float) -> float | None:
        """When somebody must look at the table, should this process be gone."""
        if self.table is None or self.table.outcome:
            return None
        if self.bots_to_play() or self.ordered_to_play():
            return now + LEASE
        found = [self.deadline(seat) for seat in self.table.pending()]
        return min((until for until in found if until), default=None)

    def info(self, player: str | None) -> TableInfo:
        return table_info(self.row, player, self.here())

    def here(self) -> list[int]:
        """The seats whose players have the table open."""
        return sorted(seat for seat, present in self.listeners.items() if seat and present)

    # What is told

    def remember(self, client_id: str, seat: int, n: int) -> None:
        """So that the same action sent again is known; the last few are enough."""
        ids = self.client_ids
        ids[seat, client_id] = n
        if len(ids) > 64:
            del ids[next(iter(ids))]

    def let_go_of_answers(self) -> None:
        """What was called an answer of a set that has been played is no longer one."""
        table = self.table
        assert table
        self.answer_ids = {
            seat: name for seat, name in self.answer_ids.items() if table.answer(seat) is not None
        }

    def settle(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        """What was done at the table is durable: what memory keeps follows."""
        table = self.table
        assert table
        table.forget()
        for seat, name in ids.items():
            if name:
                self.remember(name, seat, table.n)
        self.let_go_of_answers()
        self.stored = table.n
        self.recent.extend(happened)

    def update(
        self, seat: int, happened: list[Happened], done: list[str], *, gap: bool = False
    ) -> str:
        """The position as a seat sees it, ready to send."""
        return self._update(seat, happened, done, self._asked(), gap=gap)

    def _asked(self) -> Asked:
        """Who must act now, and until when: the same for every seat."""
        table = self.table
        assert table
        waiting = 0 if table.outcome else table.state.pending()
        pending = [seat for seat in range(1, len(table.seats) + 1) if waiting >> seat - 1 & 1]
        beside = self.beside(pending)
        limits = [until for seat in beside if (until := self.deadline(seat))]
        clock = self.row.clock if self.row.settings.clock else None
        running = None
        if clock:
            in_turn = [seat for seat in pending if seat not in beside]
            running = Running(left=clock.left, since=clock.since, seats=in_turn)
        return Asked(pending, running, min(limits, default=None))

    def _update(
        self, seat: int, happened: list[Happened], done: list[str], asked: Asked, *, gap: bool
    ) -> str:
        table = self.table
        assert table
        legal: list[int] = []
        answered = False
        if seat and seat in asked.pending:
            answered = table.answer(seat) is not None
            if not answered and seat not in table.left and seat not in table.away:
                legal = table.state.legal(seat)
        of = texts(table.game).of
        events: list[Told] = []
        for one in happened:
            events += one.for_seat(seat)
        return encode(
            Update(
                n=table.n,
                events=events,
                view=table.view(seat),
                legal=[of(action) for action in legal],
                pending=asked.pending,
                answered=answered,
                undo=self.may_undo(seat),
                left=table.left,
                away=table.away,
                over=table.outcome,
                clock=asked.clock,
                answer_by=asked.answer_by,
                order=self.orders.of(table.state, seat) if seat else "none",
                done=done,
                gap=gap,
            )
        )

    def empty(self, row: TableRow) -> None:
        """Throws away all that can be read again."""
        self.row = row
        self.table = None
        self.stored = -1
        self.recent.clear()
        self.client_ids.clear()
        self.answer_ids.clear()
        self.orders.given.clear()
        self.spoilt = False

    def tell(self, happened: list[Happened], ids: dict[int, str]) -> None:
        """Tells every listener what happened, and whose actions (by the client's own id) it was.

        Call it only when it is durable.
        """
        if self.quiet:
            return
        asked, n = self._asked(), happened[-1].n
        for other, present in self.listeners.items():
            if not present:
                continue
            name = ids.get(other) if other else None
            message = self._update(other, happened, [name] if name else [], asked, gap=False)
            for listener in present:
                listener.update(n, message)

    def missing(self, since: int) -> list[Happened] | None:
        """What happened after a number, if it is still known here."""
        assert self.table
        if since >= self.table.n:
            return []
        if self.recent and self.recent[0].n <= since + 1:
            return [one for one in self.recent if one.n > since]
        return None


def table_info(row: TableRow, player: str | None, here: Sequence[int] = ()) -> TableInfo:
    mine = [seat.seat for seat in row.seats if player is not None and seat.player == player]
    return TableInfo(
        key=row.key,
        game=row.game,
        rules=row.rules,
        options=row.options,
        settings=row.settings,
        public=row.public,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                here=seat.seat in here,
                you=seat.seat in mine,
                host=seat.player is not None and seat.player == row.host,
            )
            for seat in row.seats
        ],
        commitment=Fairness(row.key, bytes.fromhex(row.secret), []).commitment,
        created=row.created,
        started=row.started,
        result=row.result,
        proposal=row.proposal,
        rematch=row.rematch,
        seat=mine[0] if mine else 0,
    )
