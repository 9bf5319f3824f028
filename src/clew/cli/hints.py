"""`clew hint`: what the master would do in a saved game, and why."""

from __future__ import annotations

from pathlib import Path

from clew.cli.output import echo, echo_json
from clew.core.errors import ClewError
from clew.study.hints import advise
from clew.table.eyes import Eyes
from clew.table.record import read
from clew.table.verify import open_table
from clew.words import words

__all__ = ["show_hint"]


def show_hint(path: Path, bot: str, step: int | None, language: str, *, as_json: bool) -> None:
    record = read(path)
    table = open_table(record)
    entries = record.entries if step is None else record.entries[:step]
    for entry in entries:
        table.replay(entry)
    waiting = table.pending()
    if not waiting:
        raise ClewError(f"{path.name}: the game is over", why="over")
    seat = waiting[0]
    advice = advise(Eyes(table, seat), table.bot_seed(seat), bot)
    names = [other.name for other in record.seats]
    says = words(language, table.game)
    reason = says.event(advice.why, names, seat) if advice.why else ""
    if as_json:
        found = {"seat": seat, "bot": bot, "action": advice.action, "why": reason}
        echo_json(found)
        return
    echo(f"{names[seat - 1]}: {advice.action}")
    if reason:
        echo(reason)
