"""`clew verify`: what a record proves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from clew.cli.output import echo_json, echo_text
from clew.core.errors import ClewError
from clew.table.receipt import read_receipt
from clew.table.verify import Check, Verdict, verify_file
from clew.words import Words, words

__all__ = ["show_verdict"]


def show_verdict(
    path: Path, receipt: Path | None, key: str, language: str, *, as_json: bool
) -> None:
    """Prints every check, and what is proved by what; exit code 1 if a check fails."""
    if key and not re.fullmatch("[0-9a-fA-F]{64}", key):
        raise ClewError(f"--key {key}: a key is 64 hexadecimal digits", why="no-key", key=key)
    verdict = verify_file(path, receipt=read_receipt(receipt) if receipt else None, key=key.lower())
    says = words(language)
    if as_json:
        echo_json(verdict)
    else:
        for check in verdict.checks:
            echo_text(f"{'✓' if check.good else '✗'} {_sentence(check, verdict, says)}")
        for note in _notes(verdict, says):
            echo_text(f"– {note}")
        good = f"verify-good-{verdict.proof}"
        echo_text(says.say(good if verdict.good else "verify-bad", file=path.name))
    if not verdict.good:
        raise SystemExit(1)


def _notes(verdict: Verdict, says: Words) -> Iterator[str]:
    """What is no check, but must be known to whoever relies on the record."""
    if verdict.rules:
        yield says.say("verify-rules", age=verdict.rules)
    if verdict.withheld:
        seats = ", ".join(map(str, verdict.withheld))
        yield says.say("verify-withheld", count=len(verdict.withheld), seats=seats)
    if not verdict.begun:
        yield says.say("verify-unbegun")
    elif verdict.unfinished:
        yield says.say("verify-unfinished")
    if not verdict.good:
        return
    yield says.say(f"verify-proof-{verdict.proof}", seen=verdict.seen)
    if verdict.proof == "receipt" and verdict.seen < verdict.entries:
        signed = "yes" if verdict.key else "no"
        yield says.say("verify-proof-rest", seen=verdict.seen, signed=signed)


def _sentence(check: Check, verdict: Verdict, says: Words) -> str:
    if check.what in ("entries", "draws"):
        entries, draws = map(int, check.detail.split())
        return says.say(f"verify-{check.what}", entries=entries, draws=draws)
    if check.what == "entry":
        return says.say("verify-entry", entry=check.entry, detail=check.detail)
    if check.what == "receipt" and verdict.difference:
        found = verdict.difference
        return says.say(f"verify-differs-{found.what}", after=found.after, entry=found.entry)
    return says.say(f"verify-{check.what}" + ("" if check.good else ".bad"), key=verdict.key)
