"""What `--help` says besides the commands' own words, and how it is printed in a pipe."""

from __future__ import annotations

import sys

import msgspec
from cyclopts import App
from rich.console import Console

from clew.games import find, names

__all__ = ["prepare"]

_ENDLESS = 10_000
"""Columns: in a pipe nothing is folded."""


def prepare(app: App) -> None:
    """Called only when help is asked for: the games are not loaded for anything else."""
    options = "\n".join(
        f"{name}: {', '.join(field.name.replace('_', '-') for field in fields)}"
        for name in names()
        if (fields := msgspec.structs.fields(find(name).options))
    )
    common = app.help_epilogue or ""
    for command in ("play", "simulate", "match", "league"):
        app[
            command
        ].help_epilogue = (
            f"Options by game (clew games GAME says what they do):\n{options}\n\n{common}"
        )
    if not sys.stdout.isatty():
        app.help_formatter = "plain"
        app.console = Console(width=_ENDLESS)
