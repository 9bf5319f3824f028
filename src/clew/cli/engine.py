"""`clew engine`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.engine.messages import Play
from clew.games import find
from clew.words import words

__all__ = ["run", "run_connect"]


def run_connect(
    url: str, command: str, file: Path | None, receipts: Path | None, lang: str
) -> None:
    if not find_spec("websockets"):
        raise missing("clew connect needs one more library", "connect")
    from clew.engine.connect import connect

    try:
        token = file.read_text("utf-8") if file else os.environ.get("CLEW_TOKEN", "")
    except (OSError, UnicodeError) as error:
        raise ClewError(f"{file} cannot be read: {error}") from None
    if not token.strip():
        raise ClewError("there is no token: name its file with --token-file, or set CLEW_TOKEN")
    folder = receipts or user_data_path("clew") / "receipts"
    connect(url, token.strip(), command, folder, words(lang))


def run(
    game_id: str, bot: str, games: int, seats: list[str], options: Mapping[str, str], seed: str
) -> None:
    game = find(game_id)
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    if bot:
        from clew.engine.player import Player

        Player(game, bot, lines, out).run()
        return
    from clew.engine.host import Host

    chosen = msgspec.to_builtins(game.read_options(options, from_text=True))
    Host(game, lines, out).run(games, Play(seats=seats, options=chosen, seed=seed))
