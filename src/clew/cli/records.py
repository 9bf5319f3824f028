"""`clew verify` and `clew replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from clew.cli.output import echo, echo_json, harmless
from clew.core.errors import ClewError
from clew.table.eyes import SPECTATOR, Eyes, Viewer
from clew.table.record import Record, read
from clew.table.table import Table
from clew.table.verify import Check, open_table, verify_file
from clew.words import Words, words

__all__ = ["show_replay", "show_verdict"]


def show_verdict(path: Path, language: str, *, as_json: bool) -> None:
    """Prints every check; exit code 1 if one fails."""
    verdict = verify_file(path)
    says = words(language)
    if as_json:
        echo_json(verdict)
    else:
        for check in verdict.checks:
            _tell(f"{'✓' if check.good else '✗'} {_sentence(check, says)}")
        if verdict.rules:
            _tell(f"– {says.say('verify-rules', age=verdict.rules)}")
        good = "verify-good-draws" if verdict.rules else "verify-good"
        _tell(says.say(good if verdict.good else "verify-bad", file=path.name))
    if not verdict.good:
        raise SystemExit(1)


def _tell(text: str) -> None:
    """Prints text from a record without dangerous characters: its author may have written
    anything."""
    echo(harmless(text))


def _sentence(check: Check, says: Words) -> str:
    if check.what in ("entries", "draws"):
        entries, draws = map(int, check.detail.split())
        return says.say(f"verify-{check.what}", entries=entries, draws=draws)
    if check.what == "entry":
        return says.say("verify-entry", entry=check.entry, detail=check.detail)
    return says.say(f"verify-{check.what}" + ("" if check.good else ".bad"))


def show_replay(
    path: Path, seat: int | None, step: int | None, language: str, *, whole: bool, as_json: bool
) -> None:
    """Prints the game entry by entry; at a terminal it waits after each.

    Without a seat all actions are shown as they were played, even those that were secret then.
    """
    record = read(path)
    table = open_table(record)
    if seat is not None and not 0 <= seat <= len(record.seats):
        raise ClewError(f"--seat {seat}: the game has seats 1 to {len(record.seats)}")
    last = len(record.entries) if step is None else step
    if not 0 <= last <= len(record.entries):
        raise ClewError(f"--step {step}: the game has entries 1 to {len(record.entries)}")
    if as_json:
        echo_json(_as_json(record, table, seat or SPECTATOR, last))
        return
    says = words(language, table.game)
    waits = not whole and step is None and sys.stdin.isatty() and sys.stdout.isatty()
    if not step:
        _tell(table.game.draw(Eyes(table, seat or SPECTATOR).view(), says.say))
    for entry in record.entries[:last]:
        table.replay(entry)
        if step is not None and entry.n < last:
            continue
        _show_entry(table, seat, says)
        if waits and input().strip().lower() in ("q", "quit"):
            return


def _show_entry(table: Table, seat: int | None, says: Words) -> None:
    """The latest entry, what was told about it, and the position after it."""
    entry = table.entries[-1]
    names = [" ".join(other.name.split()) for other in table.seats]
    name = names[entry.seat - 1]
    _tell(f"\n{entry.n}. {name}" + (f": {entry.action}" if seat is None and entry.action else ""))
    if entry.table:
        _tell(says.say(f"left-{entry.table}", name=name))
    eyes = Eyes(table, seat or SPECTATOR)
    for told in eyes.told(entry.n - 1):
        if told.event is not None:
            _tell(says.event(told.event, names, seat or 0))
    _tell(table.game.draw(eyes.view(), says.say))


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
