"""Table: seats around a state. It takes actions, keeps the record, and knows who left."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from clew.core.chance import Stream
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.game import Game, Options, Outcome
from clew.core.state import Log, State
from clew.table.fairness import Fairness
from clew.table.record import FORMAT, Entry, Record, Seat, digest

__all__ = ["Step", "Table", "utc_now"]


def utc_now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Step(msgspec.Struct, frozen=True):
    """An entry of the record, what was told of it, and how it stood afterwards."""

    entry: Entry
    log: Log
    state: State


class Table:
    """A game in progress.

    While several seats must act, their answers are kept and played in seat order when the
    last has come in, so that nothing tells who has answered. With `history=False` neither
    what was told nor earlier states are kept: for simulations.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        seats: Sequence[Seat],
        fairness: Fairness,
        *,
        started: str = "",
        now: Callable[[], str] = utc_now,
        history: bool = True,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = list(seats)
        self.fairness = fairness
        self.started = started or now()
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        self.left: list[int] = []
        """Seats that resigned or were forfeited, in that order."""
        self._seed = fairness.seed
        self._now = now
        self._history = history
        self._answers: dict[int, int] = {}
        setup = Stream(self._seed, 0)
        self.state: State = game.new(len(seats), options, setup)
        self.setup_draws = draws_text(setup)
        self.start = self.state.clone()
        self._line: list[int] = []
        """The numbers of the entries that led to the state, without those taken back."""
        self._over: Outcome | None = None

    # What is asked

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, those who left ranking last (CO-07); None while it goes on."""
        if self._over is None and not self.state.pending():
            over = self.game.outcome(self.state)
            self._over = over if over is None or not self.left else self._without_leavers(over)
        return self._over

    def pending(self) -> list[int]:
        """The seats that must act now and have not answered yet."""
        if self.outcome:
            return []
        waiting = self.state.pending()
        return [
            seat
            for seat in range(1, len(self.seats) + 1)
            if waiting >> seat - 1 & 1 and seat not in self._answers
        ]

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat) if seat in self.pending() else []

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat (0: a spectator) was told by the entries after number `since`."""
        told = []
        for step in self.steps[since:]:
            told += [(step.entry.n, event) for event in step.log.seen_by(seat)]
        return told  # type: ignore[return-value]

    def bot_seed(self, seat: int) -> int:
        """What a bot at this seat may draw from for its next decision: the same in the same
        game, and nothing that tells of the game's own draws."""
        number = len(self.entries) + 1
        text = b"clew-bot/1" + self._seed + f" {number} {seat}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:12], "big")

    # What is done

    def act(self, seat: int, action: int | str) -> None:
        """Plays an action. Unreadable or illegal, it changes nothing."""
        number = self.game.parse(action) if isinstance(action, str) else action
        self._check_open()
        self._check_seat(seat)
        if seat in self._answers:
            raise ClewError(f"seat {seat} has answered already")
        self.state.check(seat, number)
        if self.state.alone():
            self._play(seat, number)
            return
        self._answers[seat] = number
        if not self.pending():
            answers, self._answers = self._answers, {}
            for other in sorted(answers):
                self._play(other, answers[other])

    def _play(self, seat: int, action: int) -> None:
        number = len(self.entries) + 1
        chance = Stream(self._seed, number)
        log = Log() if self._history else None
        self.state.apply(seat, action, chance, log)
        entry = Entry(
            n=number,
            seat=seat,
            action=self.game.format(action),
            draws=draws_text(chance) if chance.drawn else "",
            time=self._now(),
        )
        self._line.append(number)
        self._add(entry, log)

    def _add(self, entry: Entry, log: Log | None) -> None:
        self.entries.append(entry)
        if log is not None:
            self.steps.append(Step(entry, log, self.state.clone()))

    def leave(self, seat: int, how: str = "resign") -> None:
        """A seat resigns, or is forfeited (CO-07)."""
        if how not in ("resign", "forfeit"):
            raise ClewError(f"{how!r} is not a way to leave: resign or forfeit")
        self._check_open()
        self._check_seat(seat)
        if seat in self.left:
            raise ClewError(f"seat {seat} has left already")
        self.left.append(seat)
        self._answers.pop(seat, None)
        number = len(self.entries) + 1
        self._add(Entry(n=number, seat=seat, table=how, time=self._now()), self._log())
        staying = [other for other in range(1, len(self.seats) + 1) if other not in self.left]
        if len(staying) == 1:
            ranks = [self._leaver_rank(other) for other in range(1, len(self.seats) + 1)]
            self._over = Outcome(
                termination=how, rule="CO-07", winners=staying, ranks=ranks, scores=[]
            )

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back: its own last action, in its own turn still, and
        nothing was drawn or shown by it."""
        if self.outcome or not self._line or not self._history or not self.state.alone():
            return False
        if self.state.acting() != seat:
            return False
        step = self.steps[self._line[-1] - 1]
        shown = any(isinstance(told, Event) and told.reveals for _, told in step.log.entries)
        return step.entry.seat == seat and not step.entry.draws and not shown

    def undo(self, seat: int) -> None:
        """Takes back a seat's last action. The record keeps both."""
        if not self.may_undo(seat):
            raise ClewError(f"there is nothing that seat {seat} may take back")
        self._line.pop()
        self._go_back(seat, self._line[-1] if self._line else 0)

    def _go_back(self, seat: int, to: int) -> None:
        self.state = (self.steps[to - 1].state if to else self.start).clone()
        number = len(self.entries) + 1
        entry = Entry(n=number, seat=seat, table="undo", to=to, time=self._now())
        self._add(entry, self._log())

    # The record

    def record(self) -> Record:
        """The record so far, secret included."""
        record = Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.version,
            id=self.fairness.id,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            started=self.started,
            commitment=self.fairness.commitment,
            secret=self.fairness.secret.hex(),
            nonces=[nonce.hex() for nonce in self.fairness.nonces],
            draws=self.setup_draws,
            entries=list(self.entries),
            result=self.outcome,
        )
        return msgspec.structs.replace(record, digest=digest(record))

    def replay(self, entry: Entry) -> None:
        """Does again what an entry says was done, with its number and time."""
        if entry.n != len(self.entries) + 1:
            raise ClewError(f"entry {entry.n} stands where {len(self.entries) + 1} should be")
        kept, self._now = self._now, lambda: entry.time
        try:
            if entry.table == "undo":
                self.undo(entry.seat)
                if self.entries[-1].to != entry.to:
                    raise ClewError(f"takes back to {entry.to}, not {self.entries[-1].to}")
            elif entry.table:
                self.leave(entry.seat, entry.table)
            else:
                self._check_open()
                self._check_seat(entry.seat)
                action = self.game.parse(entry.action)
                self.state.check(entry.seat, action)
                self._play(entry.seat, action)
        finally:
            self._now = kept

    # Leavers

    def _check_open(self) -> None:
        if self.outcome:
            raise ClewError("the game is over")

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= len(self.seats):
            raise ClewError(f"there is no seat {seat}")

    def _log(self) -> Log | None:
        return Log() if self._history else None

    def _leaver_rank(self, seat: int) -> int:
        """Earlier leavers below later ones, all below those who stayed."""
        return len(self.seats) - self.left.index(seat) if seat in self.left else 1

    def _without_leavers(self, over: Outcome) -> Outcome:
        seats = range(1, len(self.seats) + 1)
        staying = [seat for seat in seats if seat not in self.left]
        best = min(over.ranks[seat - 1] for seat in staying)
        ranks = [
            self._leaver_rank(seat)
            if seat in self.left
            else 1 + sum(over.ranks[other - 1] < over.ranks[seat - 1] for other in staying)
            for seat in seats
        ]
        winners = [seat for seat in staying if over.ranks[seat - 1] == best]
        return msgspec.structs.replace(over, winners=winners, ranks=ranks)


def draws_text(chance: Stream) -> str:
    """What chance gave, as bound:value."""
    return " ".join(f"{bound}:{value}" for bound, value in chance.drawn)
