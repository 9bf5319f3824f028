"""Analysis: other moves in a finished game, what the bots think of them, and what is kept.

Anybody who may look at the finished game may try other moves in it: everything is uncovered. What
somebody keeps of it is their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from clew.core.errors import Illegal, Unreadable
from clew.core.event import EventData
from clew.core.game import Game, Outcome
from clew.games import find
from clew.play.doing import rule_broken
from clew.play.looking import begun
from clew.play.sitting import Sitting
from clew.puzzles.playing import Shown
from clew.study import curve
from clew.study.hints import NoAdviser, advise, best_adviser
from clew.table.eyes import Sight
from clew.table.reasons import Reason
from clew.table.record import Entry
from clew.table.refusal import Refusal, RuleBroken, problem_of
from clew.table.table import Table
from clew.table.variations import BadMove, NoEntry, Otherwise, Variation

__all__ = [
    "MAX_VARIATIONS",
    "Best",
    "Judged",
    "KeptVariation",
    "Question",
    "Tried",
    "added",
    "check_open",
    "judge",
    "question",
    "tried",
    "without",
]

MAX_VARIATIONS = 50
"""Nobody keeps more of one game."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """How it would stand after the moves of a variation."""

    told: list[list[EventData]]
    """What everybody would have heard of each move; nothing while others still choose."""
    shown: Shown | None
    """What the last move led to, as the one who made it saw it; None where there are no moves."""
    pending: list[int]
    """The seats that must move now, and have not yet."""
    seat: int
    """Through whose eyes it is shown: the seat that was asked for, or else the first that must
    move; 0 is a spectator."""
    view: Any
    open: list[Any]
    """Each seat's view with all cards open."""
    legal: list[str]
    """What this seat may play."""
    over: Outcome | None


class Best(msgspec.Struct, frozen=True, kw_only=True):
    """What the strongest bot would do in a seat's place, knowing what that seat knows."""

    seat: int
    bot: str
    action: str
    what: list[EventData]
    """What would happen, as far as it is certain; empty if the action alone says it."""
    why: EventData | None


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What the bots think of a position: each seat's chance of winning, and the best move if it was
    asked for and somebody must move."""

    chances: list[float]
    best: Best | None = None


class Question(NamedTuple):
    """What the judges get. It can be sent to another process."""

    game: str
    position: bytes
    shares: tuple[float, ...]
    """Each seat's share of the win, if the game is over there."""
    seat: int
    """For whom the best move is looked for; 0: for nobody."""
    bot: str
    seconds: float = 0.0
    """How long to think about it at most; 0 is no limit."""


class KeptVariation(Variation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A variation as its owner keeps it, by a number of its own."""

    number: int


def check_open(sitting: Sitting) -> Table:
    """The table of a game that can be analysed: it is over, and played by the present rules."""
    if sitting.row.status != "over":
        raise Refusal(403, "hidden", "a game can be analysed once it is over")
    return begun(sitting)


def tried(start: Table, entries: Iterable[Entry], variation: Variation, seat: int) -> Tried:
    """How it would stand after a variation. `start` is the table before these entries."""
    went = _went(start, entries, variation)
    if not 0 <= seat <= len(start.seats):
        raise Refusal(404, "no-seat", f"there is no seat {seat}")
    pending = went.pending()
    moves = variation.moves
    eyes = seat or (pending[0] if pending else 0)
    now = went.stands(eyes)
    mover = moves[-1].seat if moves else 0
    return Tried(
        told=went.told,
        shown=Shown(events=went.heard, view=went.stands(mover).view) if mover else None,
        pending=pending,
        seat=eyes,
        view=now.view,
        open=now.open,
        legal=now.legal,
        over=went.outcome,
    )


def question(
    start: Table,
    entries: Iterable[Entry],
    variation: Variation,
    *,
    best: bool,
    seconds: float = 0.0,
) -> Question:
    """What is asked about the position after a variation."""
    went = _went(start, entries, variation)
    pending = went.pending()
    game = start.game.id
    bot = ""
    if best and pending:
        try:
            bot = best_adviser(game)
        except NoAdviser as error:
            raise Refusal(403, "no-hints", str(error)) from None
    seat = pending[0] if bot else 0
    return Question(game, went.position(), tuple(went.shares()), seat, bot, seconds)


def judge(asked: Question) -> Judged:
    """Works it out. This can take seconds."""
    game = find(asked.game)
    if asked.shares:
        return Judged(chances=list(asked.shares))
    games = curve.rounds(asked.game)
    won = curve.play_on(asked.game, asked.position, 0, games)
    chances = [round(wins / games, 4) for wins in won]
    return Judged(chances=chances, best=_best(game, asked) if asked.seat else None)


def _best(game: Game[Any], asked: Question) -> Best:
    sight = Sight(game, game.from_position(asked.position), asked.seat)
    advice = advise(sight, _SEED, asked.bot, asked.seconds)
    return Best(seat=asked.seat, **msgspec.structs.asdict(advice))


_SEED = 0xC1E3
"""The same position is always judged in the same way."""


def _went(start: Table, entries: Iterable[Entry], variation: Variation) -> Otherwise:
    try:
        went = Otherwise(start, entries, variation.at)
        went.play(variation.moves)
    except NoEntry as error:
        raise Refusal(404, "no-entry", str(error)) from None
    except BadMove as error:
        raise _refusal(start.game, error) from None
    return went


def _refusal(game: Game[Any], error: BadMove) -> Refusal:
    """Why a move of a variation cannot be played."""
    if isinstance(error.cause, Illegal):
        problem = rule_broken(game, error.cause)
        return RuleBroken(msgspec.structs.replace(problem, text=f"move {error.n}: {problem.text}"))
    reason: Reason = "unreadable" if isinstance(error.cause, Unreadable) else "illegal"
    return RuleBroken(msgspec.structs.replace(problem_of(error), reason=reason))


# What is kept


def added(kept: Sequence[KeptVariation], new: Variation) -> list[KeptVariation]:
    """What somebody keeps of a game together with a new variation, which was played through before.

    One that goes on from a kept one takes its place; one that is there already changes nothing.
    """
    if not new.moves:
        raise Refusal(400, "wrong", "a variation has at least one move", why="no-moves")
    if any(one.goes_on_from(new) for one in kept):
        return list(kept)
    staying = [one for one in kept if not new.goes_on_from(one)]
    if len(staying) >= MAX_VARIATIONS:
        raise Refusal(
            409, "too-many", f"nobody keeps more than {MAX_VARIATIONS} variations of a game"
        )
    number = max((one.number for one in kept), default=0) + 1
    return [*staying, KeptVariation(number=number, at=new.at, moves=new.moves)]


def without(kept: Sequence[KeptVariation], number: int) -> list[KeptVariation]:
    """What is kept without one of them."""
    staying = [one for one in kept if one.number != number]
    if len(staying) == len(kept):
        raise Refusal(404, "no-entry", f"there is no variation {number}")
    return staying
