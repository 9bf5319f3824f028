"""Leagues: every bot against every other, and a rating for each."""

from __future__ import annotations

import itertools
import os
import shlex
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from clew.arena.cluster import Cluster
from clew.arena.match import Game, Match, Standing, Z, check, play, standing
from clew.bots import Rating, Ratings, revision
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.engine import is_own
from clew.games import find
from clew.records.gather import LEAGUE_RECORDS

__all__ = ["League", "Rated", "Table", "draw", "matches", "published", "rate", "run", "table"]


class League(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and how many games each match has."""

    game: str
    bots: list[str]
    players: int
    games: int
    options: dict[str, Any] = {}
    seed: str = "1"
    reach: int = 0
    """Against how many of the bots after it in the list a bot plays; 0 means all."""
    revisions: dict[str, int] = {}
    """Which bots of these names played, where they are not the first ones."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a league, as its file keeps it."""

    bots: list[str]
    game: Game


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's rating by openskill (Plackett and Luce), and its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float
    rate: float
    """Wins per game and seat."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """How a league stands, best bot first."""

    league: League
    games: int
    ratings: list[Rated]
    matches: list[Standing]


def matches(league: League) -> list[Match]:
    """Every pair of bots. With more than two seats, one bot plays against a field of the other, in
    both directions."""
    places = {bot: place for place, bot in enumerate(league.bots)}
    field = league.players - 1
    pairs = itertools.permutations if field > 1 else itertools.combinations
    return [
        Match(
            game=league.game,
            bots=[one] + [other] * field,
            options=league.options,
            seed=league.seed,
            keep=True,
        )
        for one, other in pairs(league.bots, 2)
        if not league.reach or abs(places[one] - places[other]) <= league.reach
    ]


def run(
    league: League,
    folder: Path,
    *,
    resume: bool,
    jobs: int = 0,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Table:
    """Plays what is not played yet and keeps every game in `folder`, so that it can be resumed."""
    file = folder / "games.jsonl"
    league = msgspec.structs.replace(league, revisions=_revisions(league))
    if len(league.bots) < 2:
        raise ClewError("a league needs at least two bots")
    for match in matches(league):
        check(match)
    if file.exists() and not resume:
        raise ClewError(f"{file} already has games: --resume continues them")
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "league.json"
    asked = msgspec.json.format(msgspec.json.encode(league))
    if settings.exists() and not _same(settings, league):
        raise ClewError(f"{settings} belongs to another league, with another game, options or seed")
    settings.write_bytes(asked)
    lines = read(file)
    done = len(lines)
    progress(done)
    # A last line that was cut off while writing is removed first.
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    kept = folder / LEAGUE_RECORDS
    _cut(kept)
    with file.open("ab") as out, kept.open("ab") as records:
        for match in matches(league):
            played = {line.game.number for line in lines if line.bots == match.bots}
            missing = [number for number in range(league.games) if number not in played]
            for game in play(match, missing, jobs=jobs, cluster=cluster):
                # The record is written first, so that every counted game has one.
                records.write(msgspec.json.encode(game.record) + b"\n")
                records.flush()
                line = Line(bots=match.bots, game=msgspec.structs.replace(game, record=None))
                out.write(msgspec.json.encode(line) + b"\n")
                out.flush()
                lines.append(line)
                done += 1
                progress(done)
    return table(league, lines)


def _cut(file: Path) -> None:
    """Takes away a last line that was cut off in writing."""
    if not file.exists():
        return
    with file.open("rb+") as opened:
        end = opened.seek(0, os.SEEK_END)
        while end:
            start = max(0, end - 65_536)
            opened.seek(start)
            at = opened.read(end - start).rfind(b"\n")
            if at >= 0:
                opened.truncate(start + at + 1)
                return
            end = start
        opened.truncate(0)


def _revisions(league: League) -> dict[str, int]:
    """The revisions of the bots, but for those whose revision is the first."""
    bots = [bot for bot in league.bots if not is_own(bot)]
    return {bot: now for bot in bots if (now := revision(league.game, bot)) > 1}


def _same(settings: Path, league: League) -> bool:
    """Whether the games already there belong to this league; more bots or games may be added, but
    no bot may have changed."""
    old = msgspec.json.decode(settings.read_bytes(), type=League)
    kept = [bot for bot in old.bots if bot in league.bots]
    if any(old.revisions.get(bot, 1) != league.revisions.get(bot, 1) for bot in kept):
        raise ClewError(f"{settings}: a bot of this league has changed since: begin another league")
    fresh = msgspec.structs.replace(
        old,
        bots=league.bots,
        games=league.games,
        reach=league.reach,
        revisions=league.revisions,
    )
    return fresh == league


def read(file: Path) -> list[Line]:
    """The games of a league's file; a last line cut off in writing is not counted."""
    lines = []
    for text in file.read_bytes().splitlines(keepends=True) if file.exists() else []:
        if not text.endswith(b"\n"):
            break
        lines.append(msgspec.json.decode(text, type=Line))
    return lines


def rate(bots: Sequence[str], lines: Iterable[Line], seed: int = 1) -> list[Rated]:
    """Ratings after all games. The games are taken in a random order that is always the same."""
    from openskill.models import PlackettLuce

    order = sorted(lines, key=lambda line: (line.bots, line.game.number))
    chance = Fast(seed)
    for i in range(len(order) - 1, 0, -1):
        j = chance.below(i + 1)
        order[i], order[j] = order[j], order[i]
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    games = dict.fromkeys(bots, 0)
    wins = dict.fromkeys(bots, 0.0)
    for line in order:
        if not all(bot in ratings for bot in line.bots):
            continue
        for bot, share in zip(line.bots, line.game.shares, strict=True):
            games[bot] += 1
            wins[bot] += share
        # A bot with several seats is rated once, with its best share, because no bot plays against
        # itself.
        best: dict[str, float] = {}
        for bot, share in zip(line.bots, line.game.shares, strict=True):
            best[bot] = max(share, best.get(bot, 0.0))
        entered = list(best)
        rated = model.rate([[ratings[bot]] for bot in entered], scores=[best[b] for b in entered])
        for bot, team in zip(entered, rated, strict=True):
            ratings[bot] = team[0]
    found = [
        Rated(
            bot=bot,
            rating=round(rating.mu, 2),
            low=round(rating.mu - Z * rating.sigma, 2),
            high=round(rating.mu + Z * rating.sigma, 2),
            games=games[bot],
            wins=round(wins[bot], 2),
            rate=round(wins[bot] / max(1, games[bot]), 4),
        )
        for bot, rating in ratings.items()
    ]
    return sorted(found, key=lambda one: -one.rating)


def table(league: League, lines: Sequence[Line]) -> Table:
    """How the league stands."""
    standings = []
    for match in matches(league):
        games = [line.game for line in lines if line.bots == match.bots]
        if games:
            standings.append(standing(match, sorted(games, key=lambda game: game.number)))
    return Table(
        league=league,
        games=len(lines),
        ratings=rate(league.bots, lines),
        matches=standings,
    )


def published(result: Table) -> Ratings:
    """The ratings as Clew itself keeps them, beside a game's bots, in `ratings.json`."""
    league = result.league
    words = ["clew", "league", league.game, f"--players {league.players}"]
    words += [f"--bot {bot}" for bot in league.bots]
    game = find(league.game)
    usual = msgspec.to_builtins(game.read_options({}))
    changed = {name: value for name, value in league.options.items() if value != usual[name]}
    words += [f"-o {name}={_plain(value)}" for name, value in changed.items()]
    words += [f"--reach {league.reach}"] if league.reach else []
    words += [f"--games {league.games}", f"--seed {shlex.quote(league.seed)}"]
    return Ratings(
        command=" ".join(words),
        games=result.games,
        bots={
            one.bot: Rating(
                rating=one.rating,
                low=one.low,
                high=one.high,
                games=one.games,
                revision=result.league.revisions.get(one.bot, 1),
            )
            for one in result.ratings
        },
    )


def _plain(value: object) -> str:
    """An option as it is typed."""
    text = ("yes" if value else "no") if isinstance(value, bool) else value
    return shlex.quote(",".join(map(str, text)) if isinstance(text, list) else str(text))


def draw(result: Table, path: Path) -> None:
    """The ratings with their intervals as a picture: SVG or PNG, by the name of the file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    ratings = list(reversed(result.ratings))
    figure = Figure(figsize=(7, 1 + 0.5 * len(ratings)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = range(len(ratings))
    axes.errorbar(
        [one.rating for one in ratings],
        places,
        xerr=[
            [one.rating - one.low for one in ratings],
            [one.high - one.rating for one in ratings],
        ],
        fmt="o",
        capsize=4,
        color="#1f4e79",
    )
    axes.set_yticks(places, [one.bot for one in ratings])
    axes.set_ylim(-0.5, len(ratings) - 0.5)
    axes.set_xlabel("openskill rating, 95 % interval")
    axes.set_title(f"{result.league.game}: {result.games} games")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
