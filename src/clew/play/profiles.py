"""Profiles: what is told of a player, made of the figures that finished games have left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from clew.bots.levels import strength, suited
from clew.core.trophies import BEAT, MET, Feats
from clew.play.merits import earned
from clew.puzzles.rating import Standing
from clew.table.avatars import Avatar

__all__ = [
    "ALL",
    "BEST_RUN",
    "RUN",
    "Figures",
    "GameProfile",
    "Profile",
    "Tie",
    "added",
    "with_figures",
]

RUN, BEST_RUN = "run", "best-run"
"""The games won without a break, now and at best."""
ALL = ""
"""The name of all games together."""
Tie: TypeAlias = Literal["", "asks", "asked", "friend"]
"""What somebody is to a player: nobody, one who asks the player, one whom the player asks, a
friend."""
Figures: TypeAlias = dict[str, dict[str, int]]
"""A player's figures by game; those of all games together have no name."""


class GameProfile(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has done in one game."""

    games: int
    wins: int
    figures: dict[str, int]
    """All figures: `games-2` and `wins-2` by the number of seats, `met-master` and `beat-master` by
    opponents, `fastest` in seconds, `run` and `best-run` for wins without a break, and the game's
    own."""
    trophies: list[str]
    level: str = ""
    """The bot that suits the player, by the own rating or by the games against bots."""
    rating: float | None = None
    rated: int = 0
    """The number of rated games."""
    curve: list[tuple[str, float]] = []
    """The rating at the end of each day with a rated game, of the last 90 days."""
    puzzles: Standing | None = None
    """The rating in the game's puzzles."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A player as somebody may see them. `open` says whether more is shown than the name and the
    avatar."""

    handle: str
    name: str
    avatar: Avatar
    kind: Literal["guest", "account", "program"]
    you: bool
    open: bool
    shared: bool = False
    """To the player themselves: whether strangers see all of it."""
    tie: Tie = ""
    since: str = ""
    """The day of the first visit."""
    games: int = 0
    wins: int = 0
    run: int = 0
    best_run: int = 0
    """Games won without a break, now and at best, whatever the game."""
    favourite: str = ""
    """The game played most."""
    played: dict[str, GameProfile] = {}


def added(figures: Figures, game: str, feats: Feats) -> Figures:
    """The figures of somebody who did this in one more game."""
    new = dict(figures.get(game, {}))
    for what, value in feats.sums.items():
        new[what] = new.get(what, 0) + value
    for what, value in feats.most.items():
        new[what] = max(new.get(what, value), value)
    for what, value in feats.least.items():
        new[what] = min(new.get(what, value), value)
    both = {**figures, game: new, ALL: dict(figures.get(ALL, {}))}
    for one in (both[game], both[ALL]):
        one[RUN] = one.get(RUN, 0) + 1 if feats.sums.get("wins") else 0
        one[BEST_RUN] = max(one.get(BEST_RUN, 0), one[RUN])
    return both


def with_figures(
    profile: Profile,
    figures: Figures,
    rated: Mapping[str, tuple[float, int]],
    curves: Mapping[str, list[tuple[str, float]]],
    means: Mapping[str, float],
    puzzles: Mapping[str, Standing],
) -> Profile:
    """A profile with all that is known; `rated` is each game's rating and number of rated games,
    `means` the rating that the player most probably has, `puzzles` the rating in its puzzles."""
    runs = figures.get(ALL, {})
    of = {game: one for game, one in figures.items() if game != ALL}
    played = {
        game: GameProfile(
            games=of.get(game, {}).get("games", 0),
            wins=of.get(game, {}).get("wins", 0),
            figures=of.get(game, {}),
            trophies=earned(game, of.get(game, {})),
            level=suited(game, means.get(game, _strength(game, of.get(game, {})))),
            rating=rated[game][0] if game in rated else None,
            rated=rated[game][1] if game in rated else 0,
            curve=curves.get(game, []),
            puzzles=puzzles.get(game),
        )
        for game in sorted({*of, *rated, *puzzles})
    }
    most = max(played, key=lambda game: played[game].games, default="")
    favourite = most if most and played[most].games else ""
    return msgspec.structs.replace(
        profile,
        games=sum(one.games for one in played.values()),
        wins=sum(one.wins for one in played.values()),
        run=runs.get(RUN, 0),
        best_run=runs.get(BEST_RUN, 0),
        favourite=favourite,
        played=played,
    )


def _strength(game: str, figures: Mapping[str, int]) -> float | None:
    met, beaten = (
        {name.removeprefix(mark): n for name, n in figures.items() if name.startswith(mark)}
        for mark in (MET, BEAT)
    )
    return strength(game, met, beaten)
