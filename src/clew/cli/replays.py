"""`clew replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from clew.cli.output import echo_json, echo_text
from clew.core.errors import ClewError
from clew.table.eyes import SPECTATOR, Eyes, Viewer
from clew.table.record import Record, read
from clew.table.table import Table
from clew.table.variations import (
    BadMove,
    NoEntry,
    Otherwise,
    Variation,
    read_variations,
    variations_beside,
)
from clew.table.verify import open_table
from clew.words import Words, words

__all__ = ["show_replay", "show_variation"]


def show_replay(
    path: Path, seat: int | None, step: int | None, language: str, *, whole: bool, as_json: bool
) -> None:
    """Prints the game entry by entry; at a terminal it waits after each.

    Without a seat all actions are shown as they were played, even those that were secret then.
    """
    record = read(path)
    table = open_table(record)
    _check_seat(record, seat)
    kept = _variations(path, record)
    last = len(record.entries) if step is None else step
    if not 0 <= last <= len(record.entries):
        raise ClewError(
            f"--step {step}: the game has entries 1 to {len(record.entries)}",
            why="no-step",
            step=last,
            most=len(record.entries),
        )
    if as_json:
        echo_json({**_as_json(record, table, seat or SPECTATOR, last), "variations": kept})
        return
    says = words(language, table.game)
    waits = not whole and step is None and sys.stdin.isatty() and sys.stdout.isatty()
    if not step:
        echo_text(table.game.draw(Eyes(table, seat or SPECTATOR).view(), says.say))
    for entry in record.entries[:last]:
        table.replay(entry)
        if step is not None and entry.n < last:
            continue
        _show_entry(table, seat, says)
        if waits and input().strip().lower() in ("q", "quit"):
            return
    if kept and step is None:
        echo_text("\n" + says.say("variations"))
        for number, variation in enumerate(kept, 1):
            echo_text(_line(record, number, variation, says))


def show_variation(
    path: Path, number: int, seat: int | None, language: str, *, as_json: bool
) -> None:
    """Prints one of the variations beside a record, move by move."""
    record = read(path)
    _check_seat(record, seat)
    kept = _variations(path, record)
    if not 1 <= number <= len(kept):
        has = f"has variations 1 to {len(kept)}" if kept else "has no variations"
        raise ClewError(
            f"--variation {number}: {variations_beside(path)} {has}",
            why="no-variation",
            number=number,
            path=str(variations_beside(path)),
        )
    variation = kept[number - 1]
    if as_json:
        found = _played(path, record, number, variation)
        view = found.stands(seat or 0).view
        echo_json({"variation": variation, "told": found.told, "view": view})
        return
    game = open_table(record).game
    says = words(language, game)
    names = _names(record)
    echo_text(_line(record, number, variation, says))
    for count, move in enumerate(variation.moves, 1):
        so_far = Variation(at=variation.at, moves=variation.moves[:count])
        found = _played(path, record, number, so_far)
        echo_text(f"\n{names[move.seat - 1]}: {move.action}")
        for event in found.told[-1]:
            echo_text(says.event(event, names, 0))
        echo_text(game.draw(found.stands(seat or 0).view, says.say))


def _check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and not 0 <= seat <= len(record.seats):
        raise ClewError(
            f"--seat {seat}: the game has seats 1 to {len(record.seats)}", why="no-seat", seat=seat
        )


def _variations(path: Path, record: Record) -> list[Variation]:
    """What is kept beside a record. All of it is played through before anything is shown."""
    beside = variations_beside(path)
    kept = read_variations(beside, record) if beside.exists() else []
    for number, variation in enumerate(kept, 1):
        _played(path, record, number, variation)
    return kept


def _played(path: Path, record: Record, number: int, variation: Variation) -> Otherwise:
    try:
        found = Otherwise(open_table(record), record.entries, variation.at)
        found.play(variation.moves)
    except (BadMove, NoEntry) as error:
        name = variations_beside(path).name
        raise ClewError(
            f"{name}: variation {number}, {error}", why="bad-variation", path=name, number=number
        ) from None
    return found


def _line(record: Record, number: int, variation: Variation, says: Words) -> str:
    names = _names(record)
    moves = "; ".join(f"{names[one.seat - 1]}: {one.action}" for one in variation.moves)
    return says.say("variation", number=number, at=variation.at, moves=moves)


def _names(record: Record) -> list[str]:
    return [" ".join(seat.name.split()) for seat in record.seats]


def _show_entry(table: Table, seat: int | None, says: Words) -> None:
    """The latest entry, what was told about it, and the position after it."""
    entry = table.entries[-1]
    names = [" ".join(other.name.split()) for other in table.seats]
    name = names[entry.seat - 1]
    echo_text(
        f"\n{entry.n}. {name}" + (f": {entry.action}" if seat is None and entry.action else "")
    )
    if entry.table:
        echo_text(says.say(f"left-{entry.table}", name=name))
    eyes = Eyes(table, seat or SPECTATOR)
    for told in eyes.told(entry.n - 1):
        if told.event is not None:
            echo_text(says.event(told.event, names, seat or 0))
    echo_text(table.game.draw(eyes.view(), says.say))


def _as_json(record: Record, table: Table, viewer: Viewer, last: int) -> dict[str, Any]:
    for entry in record.entries[:last]:
        table.replay(entry)
    eyes = Eyes(table, viewer)
    return {
        "game": record.game,
        "seats": record.seats,
        "step": last,
        "view": eyes.view(),
        "events": [
            {"n": told.n, "event": told.event} for told in eyes.told() if told.event is not None
        ],
        "outcome": table.outcome,
    }
