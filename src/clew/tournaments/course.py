"""Course: what happens next in a tournament, from how it stands and what time it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from clew.tournaments import arena, round_robin, swiss
from clew.tournaments.results import Bout

__all__ = ["Entrant", "Format", "Plan", "Step", "next_step", "rounds_of"]

Format: TypeAlias = Literal["swiss", "round-robin", "arena"]


class Plan(NamedTuple):
    """How a tournament is played. `ends`: when an arena begins no more games."""

    format: Format
    seats: int
    rounds: int
    """0 in a round robin: until everybody has met everybody."""
    ends: float = 0.0


class Entrant(NamedTuple):
    """Somebody who takes part. `free`: since when they have had nothing to play."""

    number: int
    is_here: bool
    free: float = 0.0


class Step(NamedTuple):
    """What happens now: tables that begin, by seat (a table of one is a bye), and whether all is
    over. `again` is when to look again, if nothing happens before; None: at no time."""

    round: int
    tables: list[tuple[int, ...]]
    is_over: bool = False
    again: float | None = None


def rounds_of(plan: Plan, entrants: int) -> int:
    """How many rounds there are; 0 in an arena, which has none."""
    if plan.format == "round-robin" and not plan.rounds:
        return len(round_robin.schedule(entrants, plan.seats))
    return plan.rounds


def next_step(
    plan: Plan,
    entrants: Sequence[Entrant],
    bouts: Sequence[Bout],
    now: float,
    stalled: float | None,
) -> Step:
    """What happens at this time. `stalled` is when it ends because hardly anybody is left to play;
    None: that has not been noticed yet, or is not so."""
    if plan.format == "arena":
        return _in_arena(plan, entrants, bouts, now)
    done = max((bout.round for bout in bouts), default=0)
    if any(not bout.is_over for bout in bouts):
        return Step(done, [])
    if done >= rounds_of(plan, len(entrants)):
        return Step(done, [], is_over=True)
    numbers = [one.number for one in entrants]
    playing = [one.number for one in entrants if one.is_here]
    if len(playing) < 2:
        is_over = stalled is not None and now >= stalled
        return Step(done, [], is_over=is_over, again=stalled)
    if plan.format == "round-robin":
        tables = round_robin.next_round(numbers, playing, seats=plan.seats, done=done)
    else:
        rounds = plan.rounds
        tables = swiss.next_round(
            numbers, playing, bouts, seats=plan.seats, done=done, rounds=rounds
        )
    return Step(done + 1, tables)


def _in_arena(plan: Plan, entrants: Sequence[Entrant], bouts: Sequence[Bout], now: float) -> Step:
    done = max((bout.round for bout in bouts), default=0)
    busy = {one for bout in bouts if not bout.is_over for one in bout.entrants}
    if now >= plan.ends:
        return Step(done, [], is_over=not busy)
    waiting = {
        one.number: now - one.free for one in entrants if one.is_here and one.number not in busy
    }
    tables = arena.next_tables(waiting, bouts, seats=plan.seats, others=bool(busy))
    sitting = {one for table in tables for one in table}
    patience = [
        now + arena.PATIENCE - waited for one, waited in waiting.items() if one not in sitting
    ]
    later = [at for at in patience if at > now] if len(waiting) - len(sitting) > 1 else []
    return Step(done + 1, tables, again=min([plan.ends, *later]))
