"""`clew verify` and `clew replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from clew.cli.output import echo, echo_json
from clew.core.errors import ClewError
from clew.core.event import Event
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
            echo(f"{'✓' if check.good else '✗'} {_sentence(check, says)}")
        echo(says.say("verify-good" if verdict.good else "verify-bad", file=path.name))
    if not verdict.good:
        raise SystemExit(1)


def _sentence(check: Check, says: Words) -> str:
    if check.what == "entries":
        entries, draws = map(int, check.detail.split())
        return says.say("verify-entries", entries=entries, draws=draws)
    if check.what == "entry":
        return says.say("verify-entry", entry=check.entry, detail=check.detail)
    return says.say(f"verify-{check.what}" + ("" if check.good else ".bad"))


def show_replay(
    path: Path, seat: int, step: int | None, language: str, *, whole: bool, as_json: bool
) -> None:
    """Prints the game entry by entry; at a terminal it waits after each."""
    record = read(path)
    table = open_table(record)
    if not 0 <= seat <= len(record.seats):
        raise ClewError(f"--seat {seat}: the game has seats 1 to {len(record.seats)}")
    last = len(record.entries) if step is None else step
    if not 0 <= last <= len(record.entries):
        raise ClewError(f"--step {step}: the game has entries 1 to {len(record.entries)}")
    if as_json:
        echo_json(_as_json(record, table, seat, last))
        return
    says = words(language, table.game)
    names = [other.name for other in record.seats]
    waits = not whole and step is None and sys.stdin.isatty() and sys.stdout.isatty()
    if step is None or step == 0:
        echo(table.game.draw(table.view(seat)))
    for entry in record.entries[:last]:
        table.replay(entry)
        if step is not None and entry.n < last:
            continue
        echo(f"\n{entry.n}. {names[entry.seat - 1]}: {entry.action or entry.table}")
        if entry.table:
            echo(says.say(f"left-{entry.table}", name=names[entry.seat - 1]))
        for _, event in table.heard(seat, entry.n - 1):
            echo(says.event(event, names, seat))
        echo(table.game.draw(table.view(seat)))
        if waits and input().strip().lower() in ("q", "quit"):
            return


def _as_json(record: Record, table: Table, seat: int, last: int) -> dict[str, Any]:
    for entry in record.entries[:last]:
        table.replay(entry)
    told: list[tuple[int, Event]] = table.heard(seat)
    return {
        "game": record.game,
        "seats": record.seats,
        "step": last,
        "view": table.view(seat),
        "events": [{"n": n, "event": event} for n, event in told],
        "outcome": table.outcome,
    }
