"""`clew calibrate` and `clew exploit`: how good chances are, and how well a bot can be read."""

from __future__ import annotations

from typing import Any

from clew.arena.calibration import calibrate
from clew.arena.exploiting import exploit
from clew.cli.output import echo, echo_json, progress, table

__all__ = ["run_calibrate", "run_exploit"]


def run_calibrate(
    game: str,
    games: int,
    bot: str,
    players: int | None,
    options: dict[str, Any],
    *,
    seed: int,
    as_json: bool,
) -> None:
    with progress(games, quiet=as_json) as advance:
        found = calibrate(
            game, games, bot=bot, players=players, options=options, seed=seed, progress=advance
        )
    if as_json:
        echo_json(found)
        return
    rows = [[f"{one.chance:.1%}", f"{one.share:.1%}", str(one.forecasts)] for one in found.bins]
    table(None, rows, ["chance given", "won", "forecasts"])
    echo(
        f"{found.forecasts} forecasts in {games} games of {game} by {bot}; off by {found.error:.1%}"
        f" on average; Brier score {found.brier:.3f}, equal chances {found.even:.3f}"
    )


def run_exploit(game: str, names: list[str], sizes: dict[str, int], *, as_json: bool) -> None:
    found = []
    with progress(len(names), quiet=as_json) as advance:
        for bot in names:
            found.append(exploit(game, bot, sizes))
            advance(len(found))
    if as_json:
        echo_json(found)
        return
    rows = [
        [
            one.bot,
            f"{one.exploitability:.1%}",
            *(f"{share:.1%}" for share in one.by_seat),
            f"{one.decisions:,}",
        ]
        for one in found
    ]
    reduced = ", ".join(f"{name}={size}" for name, size in found[0].sizes.items())
    table(None, rows, ["bot", "exploitability", "from seat 1", "from seat 2", "situations"])
    echo(
        f"{game}, reduced ({reduced}): what a perfect opponent wins beyond half, over all deals"
        " and both seats"
    )
