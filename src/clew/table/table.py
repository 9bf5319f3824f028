# Compiled by mypyc.
"""Table: seats around a state. It takes actions, keeps the record, and knows who left."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from clew.core.chance import Stream
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.game import Aside, Game, Options, Outcome
from clew.core.state import Log, State
from clew.table.chain import Blind, advance
from clew.table.fairness import Fairness
from clew.table.leaving import tell_who_won, without_leavers, without_the_others
from clew.table.record import FORMAT, HASHED, Deed, Entry, Record, Seat, digest
from clew.table.step import SNAPSHOT, Snapshot, Step

__all__ = ["Table", "utc_now"]


def utc_now() -> str:
    seconds, rest = divmod(time.time_ns(), 1_000_000_000)
    return f"{_second(seconds)}.{rest // 1_000_000:03}Z"


@lru_cache(maxsize=4)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


class Table:
    """A game in progress.

    While several seats must act, the table keeps their answers and plays them in seat order when
    the last has arrived, so that nothing shows who has answered. With `history=False` the table
    keeps neither events nor earlier states; simulations use this, and may pass a `log` of their own
    to receive all events. A server has everything stored, so it drops entries (`forget`) and
    continues from a `snapshot`; and it gives the table the running hash before the first entry
    (`opening`), so that the table goes on with it.
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
        log: Log | None = None,
        snapshot: Snapshot | None = None,
        opening: str = "",
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
        self.away: list[int] = []
        """Seats that a bot plays until the player is back."""
        self._seed = fairness.seed
        self._now = now
        self._history = history
        self._heard = log
        self._answers: dict[int, int] = {}
        self._late: set[int] = set()
        """The seats among them that did not answer in time."""
        self._line: list[int] = []
        """The numbers of the entries that led to the state, without those taken back."""
        self._over: Outcome | None = None
        self._forgotten = 0
        """How many entries are no longer kept."""
        self._root = 0
        """The number of the entry after which `start` was the position."""
        self._hash = bytes.fromhex(opening)
        self._hashed = 0
        """The number of the last entry in the running hash."""
        self._blind: Blind | None = None
        self.setup_draws = ""
        self.state: State = self._set_up() if snapshot is None else self._resume(snapshot)
        self.start = self.state.clone()

    def _set_up(self) -> State:
        setup = Stream(self._seed, 0)
        state: State = self.game.new(len(self.seats), self.options, setup)
        self.setup_draws = draws_text(setup)
        return state

    def _resume(self, snapshot: Snapshot) -> State:
        if (snapshot.format, snapshot.rules) != (SNAPSHOT, self.game.version):
            raise ClewError(
                f"the table was left in another version ({snapshot.format}, rules "
                f"{snapshot.rules}) than this Clew has ({SNAPSHOT}, rules {self.game.version})"
            )
        self._forgotten = snapshot.n
        self._root = snapshot.root
        self.left = list(snapshot.left)
        self.away = list(snapshot.away)
        self._over = snapshot.over
        self._hash = bytes.fromhex(snapshot.hash)
        self._hashed = snapshot.n
        state: State = self.game.from_position(bytes(snapshot.position))
        return state

    # What is asked

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, with those who left ranking last (CO-07); None while it goes on."""
        if self._over is None and not self.state.pending():
            over = self.game.outcome(self.state)
            self._over = over and without_leavers(over, self.left)
        return self._over

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return self._forgotten + len(self.entries)

    @property
    def hash(self) -> str:
        """The running hash after the last entry; empty at a table without one."""
        self._hash_all()
        return self._hash.hex()

    def _hash_all(self) -> None:
        """Takes into the running hash what is not in it yet, before it is forgotten or asked."""
        if self._hash and self._hashed < self.n:
            new = self.entries[self._hashed - self._forgotten :]
            if self._blind is None:
                self._blind = Blind.of(self.fairness.secret)
            self._hash = advance(self._hash, self._blind, new)
            self._hashed = self.n

    @property
    def open_set(self) -> bool:
        """Whether several seats choose at once."""
        return not self.outcome and not self.state.alone()

    def answer(self, seat: int) -> int | None:
        """What a seat has answered while others still choose."""
        return self._answers.get(seat)

    def is_late(self, seat: int) -> bool:
        """Whether the table answered for a seat because it was late."""
        return seat in self._late

    def waiting(self) -> list[int]:
        """The seats that must act now, including those that have answered: nobody is told who
        has."""
        if self.outcome:
            return []
        waiting = self.state.pending()
        return [seat for seat in range(1, len(self.seats) + 1) if waiting >> seat - 1 & 1]

    def pending(self) -> list[int]:
        """The seats that must act now and have not answered yet."""
        return [seat for seat in self.waiting() if seat not in self._answers]

    def aside(self, seat: int) -> Aside | None:
        """What a seat is asked outside the normal course of the turn; None otherwise."""
        return self.game.aside(self.state, seat) if self.game.asides else None

    @property
    def turn(self) -> int:
        """A number that is different in every turn, for games that ask questions outside the
        turn."""
        return self.game.turn(self.state)

    def shares(self) -> list[float]:
        """Each seat's share of the win by the rules of the game; empty while the game goes on."""
        return self.state.result() or []

    def bot_seed(self, seat: int) -> int:
        """The seed for the next decision of a bot at this seat. It is repeatable for the same
        game, and reveals nothing about the game's own draws."""
        number = self.n + 1
        text = b"clew-bot/1" + self._seed + f" {number} {seat}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:12], "big")

    # What is done

    def act(self, seat: int, action: int | str) -> None:
        """Plays an action. An unreadable or illegal action changes nothing."""
        number = self.game.parse(action) if isinstance(action, str) else action
        self._check_open()
        self._check_seat(seat)
        if seat in self._answers:
            raise ClewError(f"seat {seat} has answered already", why="answered")
        self.state.check(seat, number)
        if self.state.alone():
            self._play(seat, number)
            return
        self._answer(seat, number)

    def _answer(self, seat: int, action: int) -> None:
        """Keeps an answer, and plays all answers when the last has arrived."""
        self._answers[seat] = action
        if not self.pending():
            answers, self._answers = self._answers, {}
            late, self._late = self._late, set()
            for other in sorted(answers):
                self._play(other, answers[other], "timeout" if other in late else "")

    def time_out(self, seat: int) -> None:
        """Answers for a seat that is late with a question outside the turn: the table declines for
        it, or draws one of its actions if it must choose (LO-50, LO-54)."""
        self._check_open()
        aside = self.aside(seat)
        if aside is None or seat not in self.pending():
            raise ClewError(f"seat {seat} is not asked anything outside its turn", why="not-asked")
        if self.state.alone():
            self._play(seat, aside.decline, "timeout")
        elif aside.decline is None:
            raise ClewError("nothing is drawn for players who choose at the same time")
        else:
            self._late.add(seat)
            self._answer(seat, aside.decline)

    def _play(self, seat: int, action: int | None, table: Deed = "") -> None:
        """Plays a given or a drawn action; `table` is set if the seat did not choose it itself."""
        number = self.n + 1
        chance = Stream(self._seed, number)
        log = self._log()
        if action is None:
            legal = self.state.legal(seat)
            action = legal[chance.below(len(legal))]
        self.state.apply(seat, action, chance, log)
        if log is not None and self.left and self.outcome:
            tell_who_won(log, self.outcome)
        entry = Entry(
            n=number,
            seat=seat,
            action=self.game.format(action),
            table=table,
            draws=draws_text(chance) if chance.drawn else "",
            time=self._now(),
        )
        self._line.append(number)
        self._add(entry, log)

    def _add(self, entry: Entry, log: Log | None) -> None:
        self.entries.append(entry)
        if log is not None and self._history:
            self.steps.append(Step(entry, log, self.state.clone()))

    def leave(self, seat: int, how: Deed = "resign") -> None:
        """A seat resigns or is forfeited, or it was the last one whose player was still there
        (`desert`): then those who are away have left, too, and the game is over (CO-07)."""
        if how not in ("resign", "forfeit", "desert"):
            raise ClewError(f"{how!r} is not a way to leave: resign, forfeit or desert")
        self._check_open()
        self._check_seat(seat)
        if seat in self.left:
            raise ClewError(f"seat {seat} has left already", why="left")
        if how == "desert":
            gone = [*self.left, seat]
            self.left += [other for other in self.away if other not in gone]
            self.away.clear()
        self.left.append(seat)
        self._answers.pop(seat, None)
        self._late.discard(seat)
        number = self.n + 1
        self._add(Entry(n=number, seat=seat, table=how, time=self._now()), self._log())
        staying = [other for other in range(1, len(self.seats) + 1) if other not in self.left]
        if len(staying) == 1 or how == "desert":
            self._over = without_the_others(how, len(self.seats), self.left)

    def hand_over(self, seat: int, how: Deed = "takeover") -> None:
        """A bot plays for a seat from now on (`takeover`), or its player is back (`return`)."""
        if how not in ("takeover", "return"):
            raise ClewError(f"{how!r} is not takeover or return")
        self._check_open()
        self._check_seat(seat)
        if (seat in self.away) == (how == "takeover") or seat in self.left:
            raise ClewError(f"seat {seat} cannot {how} now", why="not-now")
        if how == "takeover":
            self.away.append(seat)
        else:
            self.away.remove(seat)
        self._add(Entry(n=self.n + 1, seat=seat, table=how, time=self._now()), self._log())

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action: it is still its own turn, and the action
        neither drew nor revealed anything."""
        if self.outcome or not self._line or not self._history or not self.state.alone():
            return False
        return self.state.acting() == seat and self._is_free(self._line[-1], seat)

    def may_anybody_undo(self) -> bool:
        return self.may_undo(self.state.acting())

    def _is_free(self, number: int, seat: int) -> bool:
        """Whether an entry was the seat's own action and neither drew nor revealed anything."""
        step = self._step(number)
        shown = any(isinstance(told, Event) and told.reveals for _, told in step.log.entries)
        own = step.entry.seat == seat and not step.entry.table
        return own and not step.entry.draws and not shown

    def _step(self, number: int) -> Step:
        return self.steps[number - 1 - self._forgotten]

    def undo(self, seat: int) -> None:
        """Takes back a seat's last action. The record keeps both."""
        if not self.may_undo(seat):
            raise ClewError(
                f"there is nothing that seat {seat} may take back", why="nothing-to-take-back"
            )
        self._line.pop()
        to = self._line[-1] if self._line else self._root
        self._go_back(to)
        self._add_return(seat, to, "undo")

    def take_back(self, seat: int, to: int, state: State | None = None) -> None:
        """Goes back to the position after entry `to` (0 is the setup), once everybody has agreed.

        `state` is that position, if the table no longer keeps it.
        """
        self._check_open()
        at = self._led_to(to)
        if at in self._line:
            del self._line[self._line.index(at) + 1 :]
        elif at == self._root:
            self._line.clear()
        elif state is not None and 0 <= at < self._root:
            self._line.clear()
            self._root, self.start = at, state.clone()
        else:
            raise ClewError(f"there is no way back to entry {to}", why="no-way-back")
        self._forget_answers()
        self._go_back(at)
        self._add_return(seat, to, "takeback")

    def _led_to(self, to: int) -> int:
        """The entry that led to the position after entry `to`. It is another one where that entry
        took something back, or somebody left or came by it."""
        at = to
        while self._forgotten < at <= self.n:
            entry = self.entries[at - 1 - self._forgotten]
            if entry.action:
                return at
            at = entry.to if entry.table in ("undo", "takeback") else at - 1
        return at

    def _forget_answers(self) -> None:
        self._answers.clear()
        self._late.clear()

    def _go_back(self, to: int) -> None:
        self.state = (self.start if to == self._root else self._step(to).state).clone()

    def _add_return(self, seat: int, to: int, how: Deed) -> None:
        entry = Entry(n=self.n + 1, seat=seat, table=how, to=to, time=self._now())
        self._add(entry, self._log())

    # What a server needs

    def forget(self) -> None:
        """Drops all entries except those that may still be taken back freely."""
        seat = self.state.acting() if self.state.alone() else 0
        kept = len(self._line)
        while kept and self._is_free(self._line[kept - 1], seat):
            kept -= 1
        if kept:
            self._root = self._line[kept - 1]
            self.start = self._step(self._root).state
            del self._line[:kept]
        last = self._line[0] - 1 if self._line else self.n
        self._hash_all()
        del self.entries[: last - self._forgotten]
        del self.steps[: last - self._forgotten]
        self._forgotten = last

    def snapshot(self) -> Snapshot:
        """The table as it stands now, secrets included, but without answers to an open simultaneous
        choice."""
        return Snapshot(
            format=SNAPSHOT,
            rules=self.game.version,
            n=self.n,
            root=self._line[-1] if self._line else self._root,
            position=msgspec.Raw(msgspec.json.encode(self.game.position(self.state))),
            left=list(self.left),
            away=list(self.away),
            over=self.outcome,
            hash=self.hash,
        )

    # The record

    def record(self) -> Record:
        """The record so far, secret included."""
        if self._forgotten:
            raise ClewError("the table has forgotten its first entries")
        record = Record(
            format=HASHED if self._hash else FORMAT,
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
            hash=self.hash,
        )
        return msgspec.structs.replace(record, digest=digest(record))

    def replay(self, entry: Entry) -> None:
        """Does again what an entry says was done, with its number and time."""
        if entry.n != self.n + 1:
            raise ClewError(f"entry {entry.n} stands where {self.n + 1} should be")
        kept, self._now = self._now, lambda: entry.time
        try:
            if entry.table == "undo":
                self.undo(entry.seat)
                if self.entries[-1].to != entry.to:
                    raise ClewError(f"takes back to {entry.to}, not {self.entries[-1].to}")
            elif entry.table == "takeback":
                self.take_back(entry.seat, entry.to)
            elif entry.table in ("takeover", "return"):
                self.hand_over(entry.seat, entry.table)
            elif entry.table == "timeout":
                self._replay_time_out(entry)
            elif entry.table:
                self.leave(entry.seat, entry.table)
            else:
                self._check_open()
                self._check_seat(entry.seat)
                self._forget_answers()
                action = self.game.parse(entry.action)
                self.state.check(entry.seat, action)
                self._play(entry.seat, action)
        finally:
            self._now = kept

    def _replay_time_out(self, entry: Entry) -> None:
        self._check_open()
        self._check_seat(entry.seat)
        self._forget_answers()
        aside = self.aside(entry.seat)
        if aside is None:
            raise ClewError(f"seat {entry.seat} was not asked anything outside its turn")
        self._play(entry.seat, aside.decline, "timeout")
        if self.entries[-1].action != entry.action:
            raise ClewError(f"late, it was {self.entries[-1].action}, not {entry.action}")

    # Checks

    def _check_open(self) -> None:
        if self.outcome:
            raise ClewError("the game is over", why="over")

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= len(self.seats):
            raise ClewError(f"there is no seat {seat}", why="no-seat", seat=seat)

    def _log(self) -> Log | None:
        return Log() if self._history else self._heard


def draws_text(chance: Stream) -> str:
    """What chance gave, as bound:value."""
    return " ".join(f"{bound}:{value}" for bound, value in chance.drawn)
