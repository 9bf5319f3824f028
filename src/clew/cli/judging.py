"""`clew calibrate` and `clew exploit`: how good chances are, and how well a bot can be read."""

from __future__ import annotations

from typing import Any

from clew.arena.calibration import calibrate
from clew.arena.exploiting import exploit
from clew.arena.learners import learn, rules_of
from clew.cli.output import echo, echo_json, progress, table

__all__ = ["run_calibrate", "run_exploit", "run_learn"]


def run_calibrate(
    game: str,
    games: int,
    bot: str,
    players: int | None,
    options: dict[str, Any],
    *,
    everybody: bool,
    seed: int,
    as_json: bool,
) -> None:
    with progress(games, quiet=as_json) as advance:
        found = calibrate(
            game,
            games,
            bot=bot,
            players=players,
            options=options,
            everybody=everybody,
            seed=seed,
            progress=advance,
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
    if not found.others:
        return
    compared = [
        [
            one.way,
            f"{one.error:.1%}",
            f"{one.brier:.3f}",
            f"{one.worse:+.4f}",
            f"{one.low:+.4f} to {one.high:+.4f}",
        ]
        for one in found.others
    ]
    echo("Other ways to judge the same positions:")
    table(None, compared, ["way", "off by", "Brier score", "more than the above", "95 %"])


def run_learn(
    game: str,
    names: list[str],
    games: int,
    tested: int,
    players: int,
    *,
    seed: int,
    as_json: bool,
) -> None:
    found = []
    each = games + tested * (1 + len(rules_of(game)))
    with progress(each * len(names), quiet=as_json) as advance:
        for number, bot in enumerate(names):

            def told(done: int, before: int = each * number) -> None:
                advance(before + done)

            one = learn(game, bot, games, tested, players=players, seed=seed, progress=told)
            found.append(one)
    if as_json:
        echo_json(found)
        return
    rows = [
        [one.bot, share.opponent, f"{share.rate:.1%}", f"{share.low:.1%} to {share.high:.1%}"]
        for one in found
        for share in one.shares
    ]
    table(None, rows, ["bot", "opponent", "wins", "95 %"])
    echo(
        f"{game}, {players} players: the table learned in {games} games; tested in {tested} games"
        f" each, where a fair share is {1 / players:.1%}"
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
