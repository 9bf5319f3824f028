"""`clew engine`."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import msgspec

from clew.engine.messages import Play
from clew.games import find

__all__ = ["run"]


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
