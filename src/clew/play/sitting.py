# Compiled by mypyc.
"""Sitting: a table with everybody around it: who plays which seat, until when, who sees what."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from clew import bots
from clew.bots.cast import face
from clew.core.game import Game
from clew.games import find
from clew.play.texts import harmless
from clew.table.avatars import avatar_of, handle_of
from clew.table.clocks import Running
from clew.table.eyes import SPECTATOR, Eyes, Viewer, told_to
from clew.table.happened import Happened
from clew.table.messages import SeatInfo, TableInfo, Told, Update
from clew.table.orders import Orders
from clew.table.rows import SeatRow, TableRow
from clew.table.table import Table

__all__ = ["PLAYERS", "Sitting", "table_info"]

_RECENT = 40
"""For how many entries the events are kept, for players who lost their connection briefly."""
PLAYERS = ("human", "program", "open")
"""Kinds of seats that are played from outside; all other kinds are our own bots."""


class Asked(NamedTuple):
    """Who must act, how the clocks run meanwhile, and the deadline for answers outside the turn."""

    pending: list[int]
    clock: Running | None
    answer_by: float | None


class Texts:
    """A game's actions as texts, each computed only once."""

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


_known: dict[str, Texts] = {}


def _texts(game: Game[Any]) -> Texts:
    if game.id not in _known:
        _known[game.id] = Texts(game)
    return _known[game.id]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sitting:
    """One table: its row, the game if it has begun, and what the server remembers about it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.table: Table | None = None
        self.recent: deque[Happened] = deque(maxlen=_RECENT)
        self.client_ids: dict[tuple[int, str], int] = {}
        self.answer_ids: dict[int, str] = {}
        """The clients' ids of the answers to a simultaneous choice that is still open, by seat."""
        self.orders = Orders(find(row.game))
        """What seats have answered in advance."""
        self.asked_beside: list[int] = []
        """The seats that were asked something outside the turn in the position that was told
        last."""

    # Seats and their players

    def played_by(self, seat: int) -> str:
        """The bot that plays a seat now; empty if its player does."""
        table = self.table
        if table is not None and (seat in table.left or seat in table.away):
            return bots.simple(self.row.game)
        kind = self.row.seats[seat - 1].kind
        return "" if kind in PLAYERS else kind

    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [one.seat for one in self.row.seats if not self.played_by(one.seat)]

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last action back: the table allows it, or the player is alone
        with bots."""
        table = self.table
        return table is not None and (table.may_undo(seat) or self.may_go_back_alone(seat))

    def may_go_back_alone(self, seat: int) -> bool:
        """Whether a seat may go back further than the table allows. A player alone with bots always
        may, because there is nobody to ask, unless the game is rated."""
        table = self.table
        if table is None or self.row.settings.rated or table.outcome or table.may_undo(seat):
            return False
        return bool(table.n) and self.people() == [seat]

    def bots_to_play(self) -> list[int]:
        """Seats that must act and that a bot plays."""
        if self.table is None:
            return []
        return [seat for seat in self.table.pending() if self.played_by(seat)]

    def ordered_to_play(self) -> list[int]:
        """Seats that must act and have answered in advance."""
        if self.table is None or not self.orders.given:
            return []
        table = self.table
        asked = [seat for seat in table.pending() if not self.played_by(seat)]
        return [seat for seat in asked if self.orders.answer(table, seat) is not None]

    def beside(self, seats: Sequence[int]) -> list[int]:
        """The seats among these that are asked something outside the normal course of a turn."""
        table = self.table
        if table is None or not table.game.asides:
            return []
        return [seat for seat in seats if table.aside(seat)]

    def deadline(self, seat: int) -> float | None:
        """The time by which a seat must have acted. For questions outside the turn the host's
        setting applies, but in a correspondence game a seat has as long as for a move (LO-50). A
        player alone with bots keeps nobody waiting and has a limit only if the table has a
        clock."""
        table, clock, settings = self.table, self.row.clock, self.row.settings
        if table is None or clock is None:
            return None
        aside = table.aside(seat)
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

    def set_clock(self, acted: Sequence[int], now: float) -> None:
        """Sets the clocks for the new position, after these seats have acted. A seat's clock runs
        only in the course of its turns, not while it is asked outside them."""
        table = self.table
        assert table
        if self.row.clock and acted:
            in_turn = [seat for seat in acted if seat not in self.asked_beside]
            clock = self.row.clock.after(self.row.settings.clock, in_turn, now)
            self.row = self.row._replace(clock=clock)
        self.asked_beside = self.beside(table.pending())

    def next_deadline(self) -> float | None:
        """When the first of the seats that must act has no time left."""
        if self.table is None or self.table.outcome:
            return None
        found = [self.deadline(seat) for seat in self.table.pending()]
        return min((until for until in found if until), default=None)

    def info(self, player: str | None, here: Sequence[int] = ()) -> TableInfo:
        return table_info(self.row, player, here)

    # What is told

    def remember(self, client_id: str, seat: int, n: int) -> None:
        """Remembers an action's id, so that the same action sent again is recognised. The last few
        ids are enough."""
        ids = self.client_ids
        ids[seat, client_id] = n
        if len(ids) > 64:
            del ids[next(iter(ids))]

    def let_go_of_answers(self) -> None:
        """Drops the ids of answers to a simultaneous choice that has been played."""
        table = self.table
        assert table
        self.answer_ids = {
            seat: name for seat, name in self.answer_ids.items() if table.answer(seat) is not None
        }

    def settle(self, happened: Sequence[Happened], ids: Mapping[int, str]) -> None:
        """Updates what is remembered, after something done at the table was stored."""
        table = self.table
        assert table
        for seat, name in ids.items():
            if name:
                self.remember(name, seat, table.n)
        self.let_go_of_answers()
        self.recent.extend(happened)

    def update(
        self, viewer: Viewer, happened: Sequence[Happened], done: list[str], *, gap: bool = False
    ) -> Update:
        """The position as somebody sees it, and what happened."""
        return self.update_for(viewer, happened, done, self.asked(), gap=gap)

    def asked(self) -> Asked:
        """Who must act now, and until when: the same for every seat."""
        table = self.table
        assert table
        pending = table.waiting()
        beside = self.beside(pending)
        limits = [until for seat in beside if (until := self.deadline(seat))]
        clock = self.row.clock if self.row.settings.clock else None
        running = None
        if clock:
            in_turn = [seat for seat in pending if seat not in beside]
            running = Running(left=clock.left, since=clock.since, seats=in_turn)
        return Asked(pending, running, min(limits, default=None))

    def update_for(
        self,
        viewer: Viewer,
        happened: Sequence[Happened],
        done: list[str],
        asked: Asked,
        *,
        gap: bool = False,
    ) -> Update:
        """The same, where who must act is known already."""
        table = self.table
        assert table
        eyes = Eyes(table, viewer)
        events: list[Told] = []
        for one in happened:
            events += told_to(viewer, one)
        texts = _texts(table.game)
        return Update(
            n=table.n,
            events=events,
            view=eyes.view(),
            legal=[texts.of(action) for action in eyes.legal()],
            pending=asked.pending,
            answered=viewer in asked.pending and table.answer(viewer) is not None,
            undo=viewer is not SPECTATOR and self.may_undo(viewer),
            left=table.left,
            away=table.away,
            over=table.outcome,
            clock=asked.clock,
            answer_by=asked.answer_by,
            order="none" if viewer is SPECTATOR else self.orders.of(table, viewer),
            done=done,
            gap=gap,
            hash=table.hash,
        )

    def empty(self, row: TableRow) -> None:
        """Drops everything that can be read again."""
        self.row = row
        self.table = None
        self.recent.clear()
        self.client_ids.clear()
        self.answer_ids.clear()
        self.orders.given.clear()

    def missing(self, since: int) -> list[Happened] | None:
        """What happened after a number, if it is still known here."""
        assert self.table
        if since >= self.table.n:
            return []
        if self.recent and self.recent[0].n <= since + 1:
            return [one for one in self.recent if one.n > since]
        return None


def table_info(row: TableRow, player: str | None, here: Sequence[int] = ()) -> TableInfo:
    mine = row.own_seats(player)
    return TableInfo(
        key=row.key,
        game=row.game,
        rules=row.rules,
        options=row.options,
        settings=row.settings,
        public=row.public,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            _seat_info(row, seat, here=seat.seat in here, you=seat.seat in mine)
            for seat in row.seats
        ],
        commitment=row.commitment,
        created=row.created,
        started=row.started,
        result=row.result,
        # A delayed spectator would learn from a proposal that something was played.
        proposal=row.proposal if mine or not row.settings.delay else None,
        rematch=row.rematch,
        code=row.code if row.status == "open" else "",
        tournament=row.tournament,
        seat=mine[0] if mine else 0,
    )


def _seat_info(row: TableRow, seat: SeatRow, *, here: bool, you: bool) -> SeatInfo:
    sitting = seat.player if seat.player and seat.kind != "open" else None
    chosen = row.avatars.get(sitting, "") if sitting else ""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=harmless(seat.name),
        face=face(seat.kind, seat.name),
        here=here,
        you=you,
        host=sitting == row.host,
        ready=seat.ready or seat.kind not in PLAYERS,
        choice=seat.choice,
        talks=seat.talks,
        handle=handle_of(sitting) if sitting else "",
        avatar=avatar_of(sitting, chosen) if sitting else None,
    )
