"""Hosting: what players' messages do at a table that one place alone runs, and what follows.

Everything is done at once and nothing waits, so nothing needs a lock. A browser and a terminal host
their tables so; each says how a table is kept and how its bots are asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from clew.play.doing import deed, meant, played_before
from clew.play.history import check_way_back, last_action
from clew.play.hosted_table import HostedTable, KeptEntry
from clew.play.takebacks import all_agree, proposal_after
from clew.table.happened import Happened
from clew.table.messages import (
    Act,
    Agree,
    Answered,
    Ask,
    Back,
    Decline,
    FromClient,
    Order,
    Ordered,
    Resign,
    Say,
    Undo,
    Update,
    encode,
)
from clew.table.refusal import Refusal
from clew.table.table import Table

__all__ = ["Hosting"]

T = TypeVar("T", bound=HostedTable[Any])


class Hosting(ABC, Generic[T]):
    """Whoever runs hosted tables. `clock` says what time it is, in seconds since 1970."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock

    # What each place says

    @abstractmethod
    def keep(self, own: T, entries: list[KeptEntry]) -> None:
        """Keeps how a table stands, with these new entries, before anybody is told of them."""

    @abstractmethod
    def ask_bot(self, own: T, seat: int) -> int | None:
        """What the bot of a seat plays at once; None if it is still to think, and plays later."""

    def stop_asking(self, own: T) -> None:
        """No bot of the table is to think any longer."""

    def note_end(self, own: T) -> None:
        """The game at a table has just ended; it is not kept yet."""

    # What is done

    def do(self, own: T, seat: int | None, message: FromClient) -> Answered | Update | None:
        """Does what a seat's message says, and lets the bots go on. Returns what this seat alone is
        told if it had sent the same message before. Raises ClewError if it cannot be done; then
        nothing has changed."""
        match message:
            case Act() | Undo() | Resign() | Back():
                table, mine, is_new = meant(own, seat, message)
                if not is_new:
                    return played_before(own, mine, message.id)
                what = deed(message, mine)
                if isinstance(message, Undo) and own.may_go_back_alone(mine):
                    to = last_action(own.done, mine, table.n) - 1
                    what = lambda at: at.take_back(mine, to)  # noqa: E731
                self.perform(own, mine, message.id, what)
            case Ask() | Agree() | Decline():
                self._propose(own, seat, message)
            case Order():
                self._order(own, seat, message)
            case Say():
                raise Refusal(409, "alone", "there is nobody to talk to")
        self.attend(own)
        return None

    def _propose(self, own: T, seat: int | None, message: Ask | Agree | Decline) -> None:
        proposal = proposal_after(own, seat, message)
        table = own.table
        assert table
        if isinstance(message, Ask):
            check_way_back(own.done, message.to, table.n)
        own.row = own.row._replace(proposal=proposal)
        self.keep(own, [])
        own.tell_all()
        if proposal and all_agree(own):
            self.perform(
                own, proposal.seat, "", lambda at: at.take_back(proposal.seat, proposal.to)
            )

    def _order(self, own: T, seat: int | None, message: Order) -> None:
        if seat is None or own.table is None or own.row.status != "playing":
            raise Refusal(403, "not-yours", "only players can do that")
        own.orders.give(own.table, seat, message.order)
        self.keep(own, [])
        told = encode(Ordered(id=message.id, order=message.order))
        for listener in own.listeners.get(seat, []):
            listener.say(told)

    def perform(self, own: T, seat: int, client_id: str, what: Callable[[Table], None]) -> None:
        """Does something at the table. It is told after it is kept."""
        table = own.table
        assert table
        before = table.n
        what(table)
        if table.n > before:
            self.tell(own, {seat: client_id})
            return
        # Others still choose: the answer is told to its own seat alone.
        if client_id:
            own.remember(client_id, seat, table.n)
        own.answer_ids[seat] = client_id
        self.keep(own, [])
        for listener in own.listeners.get(seat, []):
            listener.say(encode(Answered(id=client_id, n=table.n)))

    def tell(self, own: T, ids: Mapping[int, str]) -> None:
        """Keeps the new entries of a table, and tells them."""
        table = own.table
        assert table
        ids = {**own.answer_ids, **ids}
        new = [step for step in table.steps if step.entry.n > own.stored]
        happened = [Happened.of(step) for step in new]
        own.set_clock([step.entry.seat for step in new if step.entry.action], self.clock())
        if table.outcome:
            own.row = own.row._replace(status="over", result=table.outcome)
            self.note_end(own)
        own.settle(happened, ids)
        own.stored = table.n
        self.keep(own, [KeptEntry(entry=s.entry, id=ids.get(s.entry.seat, "")) for s in new])
        own.tell(happened, ids)
        if table.outcome:
            own.tell_all()

    def attend(self, own: T) -> None:
        """Asks the bot whose turn it is, and follows standing orders."""
        while own.table is not None and own.row.status == "playing":
            seat, action = self._next(own, own.table)
            if action is None:
                return
            self.perform(own, seat, "", lambda at, s=seat, a=action: at.act(s, a))  # type: ignore[misc]
        self.stop_asking(own)

    def _next(self, own: T, table: Table) -> tuple[int, int | None]:
        """A seat and what is played there at once; nothing if somebody is waited for."""
        if waiting := own.bots_to_play():
            return waiting[0], self.ask_bot(own, waiting[0])
        self.stop_asking(own)
        ordered = own.ordered_to_play()
        return (ordered[0], own.orders.answer(table, ordered[0])) if ordered else (0, None)
