"""`clew match` and `clew league`."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from clew.arena.cluster import Cluster
from clew.arena.match import Match, Standing, check, play, standing
from clew.cli.output import echo, echo_json, progress, table
from clew.core.errors import ClewError
from clew.core.installation import missing

if TYPE_CHECKING:
    from clew.arena import league as leagues

__all__ = ["fail_on_forfeits", "on_cluster", "run_league", "run_match"]


_FAILED = 3
"""The exit code of a match in which a program failed."""


def on_cluster(address: str | None) -> AbstractContextManager[Cluster | None]:
    """The Ray cluster at an address, or none."""
    return Cluster(address) if address else nullcontext()


def run_match(
    match: Match, games: int, *, jobs: int, as_json: bool, address: str | None = None
) -> None:
    check(match)
    seats = len(match.bots)
    if games < seats:
        raise ClewError(f"--games {games}: each deal is played from every seat, {seats} games")
    games -= games % seats
    played = []
    with on_cluster(address) as cluster, progress(games, quiet=as_json) as advance:
        for game in play(match, range(games), jobs=jobs, cluster=cluster):
            played.append(game)
            advance(len(played))
    result = standing(match, played)
    if as_json:
        echo_json(result)
    else:
        _show_match(match, games, result)
    fail_on_forfeits(sum(score.forfeits for score in result.scores))


def fail_on_forfeits(forfeits: int) -> None:
    """Ends with an exit code of its own if programs failed: their results say nothing about how
    they play."""
    if forfeits:
        raise SystemExit(_FAILED)


def _show_match(match: Match, games: int, result: Standing) -> None:
    table(None, [_row(result, i) for i in range(len(result.scores))], list(_HEADER))
    deals = games // len(match.bots)
    echo(f"{games} games of {match.game}: {deals} deals, each from every seat; seed {match.seed}")
    echo(f"{result.decisions:g} decisions a game")
    for score in result.scores:
        if score.forfeits:
            echo(f"{score.bot} failed and lost {score.forfeits} games by it")


_HEADER = ("bot", "seats", "wins", "win rate", "95 % interval", "ms", "ms, 99th percentile")


def _row(result: Standing, i: int) -> list[str]:
    score = result.scores[i]
    return [
        score.bot,
        str(score.seats),
        f"{score.wins:g}",
        f"{score.rate:.1%}",
        f"{score.low:.1%} to {score.high:.1%}",
        f"{score.ms:.2f}",
        f"{score.ms_99:.2f}",
    ]


def run_league(
    settings: dict[str, Any],
    folder: Path,
    *,
    resume: bool,
    jobs: int,
    as_json: bool,
    address: str | None = None,
) -> None:
    if not (find_spec("openskill") and find_spec("matplotlib")):
        raise missing("a league needs more libraries", "league")
    from clew.arena import league as leagues

    league = leagues.League(**settings)
    total = league.games * len(leagues.matches(league))
    with on_cluster(address) as cluster, progress(total, quiet=as_json) as advance:
        result = leagues.run(
            league, folder, resume=resume, jobs=jobs, cluster=cluster, progress=advance
        )
    for ending in ("svg", "png"):
        leagues.draw(result, folder / f"ratings.{ending}")
    ratings = msgspec.json.format(msgspec.json.encode(leagues.published(result)))
    (folder / "ratings.json").write_bytes(ratings + b"\n")
    if as_json:
        echo_json(result)
    else:
        _show_league(result, folder)
    fail_on_forfeits(sum(score.forfeits for match in result.matches for score in match.scores))


def _show_league(result: leagues.Table, folder: Path) -> None:
    rows = [
        [
            one.bot,
            f"{one.rating:.1f}",
            f"{one.low:.1f} to {one.high:.1f}",
            str(one.games),
            f"{one.rate:.1%}",
        ]
        for one in result.ratings
    ]
    table(None, rows, ["bot", "rating", "95 % interval", "games", "win rate"])
    pairs = [
        [match.match.bots[0], match.match.bots[1], *_row(match, 0)[3:5]] for match in result.matches
    ]
    echo("")
    table(None, pairs, ["bot", "against", "win rate", "95 % interval"])
    echo(f"{result.games} games; kept in {folder} with ratings.json, ratings.svg and ratings.png")
