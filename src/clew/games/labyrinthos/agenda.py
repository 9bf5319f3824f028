# Compiled by mypyc.
"""A task on the agenda as one whole number, and what can be asked of it and changed in it.

The agenda is a stack of tasks (`tasks` has all kinds): what is still to be done or decided, and by
whom. A task has a kind, the seat it belongs to, a count, the seat it aims at, a cell, a flag, and
the card or key it comes from. What count, cell and flag mean depends on the kind.
"""

from __future__ import annotations

from mypy_extensions import i64

from clew.core.seats import only

__all__ = [
    "aim_of",
    "cell_of",
    "count_of",
    "counted_down",
    "deed_of",
    "flag_of",
    "kind_of",
    "owner_of",
    "task",
    "with_flag",
    "with_seat",
]


def task(
    kind: i64,
    seat: i64,
    *,
    count: i64 = 0,
    target: i64 = 0,
    cell: i64 = 0,
    flag: i64 = 0,
    deed: i64 = 0,
) -> i64:
    """A task as one number."""
    return (
        kind
        | (seat << 7)
        | (count << 10)
        | (target << 15)
        | (cell << 18)
        | (flag << 24)
        | (deed << 30)
    )


def kind_of(entry: i64) -> i64:
    return entry & 127


def owner_of(entry: i64) -> i64:
    """The seat a task belongs to: who decides, or whose doing it is."""
    return (entry >> 7) & 7


def count_of(entry: i64) -> i64:
    return (entry >> 10) & 31


def aim_of(entry: i64) -> i64:
    """The seat a task aims at, or 0."""
    return (entry >> 15) & 7


def cell_of(entry: i64) -> i64:
    return (entry >> 18) & 63


def flag_of(entry: i64) -> i64:
    return (entry >> 24) & 63


def deed_of(entry: i64) -> i64:
    return (entry >> 30) & 63


def with_flag(entry: i64, flag: i64) -> i64:
    """The same task with one more flag."""
    return entry | (flag << 24)


def with_seat(entry: i64, seat: i64) -> i64:
    """The same task, coming to one more seat: its count is a set of seats."""
    return entry | (only(seat) << 10)


def counted_down(entry: i64) -> i64:
    """The same task after one part of an effect "up to n": from now on the player may stop."""
    return task(
        kind_of(entry),
        owner_of(entry),
        count=count_of(entry) - 1,
        target=aim_of(entry),
        flag=1,
        deed=deed_of(entry),
    )
