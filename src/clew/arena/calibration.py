"""Calibration: whether something with a predicted chance of 70 % happens in 70 of 100 cases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from clew import bots
from clew.arena.match import Z
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.game import Game
from clew.core.state import State
from clew.games import find

__all__ = ["Bin", "Calibration", "Compared", "Forecast", "calibrate", "compared", "summary"]

_BINS = 10
_GIVEN = ""
"""The way that `bots.evaluate` takes."""


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """A predicted chance, and the share of the win that the seat really got."""

    chance: float
    share: float


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """All forecasts of about one chance."""

    forecasts: int
    chance: float
    share: float


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """How good another way to judge chances is, in the same positions. `worse` is by how much its
    Brier score is higher, with the 95 % interval over games."""

    way: str
    brier: float
    error: float
    worse: float
    low: float
    high: float


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """How good forecasts are. `brier` is their mean squared error, and `even` what it would be for
    equal chances. `error` is the average distance between the chance and the share."""

    game: str
    games: int
    forecasts: int
    brier: float
    even: float
    error: float
    bins: list[Bin]
    others: list[Compared] = []
    """Other ways to judge that the game knows, in the order in which it names them."""


def calibrate(
    game_id: str,
    games: int,
    *,
    bot: str = "adept",
    players: int | None = None,
    options: dict[str, Any] | None = None,
    every: int = 7,
    everybody: bool = False,
    seed: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Calibration:
    """Bots play games. At regular intervals the seat that decides, or everybody, predicts the
    chances, in every way that the game knows."""
    game = find(game_id)
    seats = players or game.players[0]
    player = bots.find(game_id, bot)
    ways: dict[str, bots.Chances] = {_GIVEN: bots.evaluate, **bots.other_chances(game_id)}
    found: dict[str, list[list[Forecast]]] = {way: [] for way in ways}
    for number in range(games):
        chance = Fast((seed << 32) + number)
        state = game.new(seats, game.read_options(options or {}), chance)
        said: dict[str, list[list[float]]] = {way: [] for way in ways}
        step = number % every
        while seat := state.acting():
            if step % every == every - 1:
                word = chance.word()
                for viewer in range(1, seats + 1) if everybody else (seat,):
                    _ask(ways, said, game, state, viewer, word)
            view = Perspective(game, state, seat, chance.word())
            state.apply(seat, player(view), chance, None)
            step += 1
        shares = state.result() or []
        for way in ways:
            found[way].append([one for chances in said[way] for one in _came(chances, shares)])
        progress(number + 1)
    given = found[_GIVEN]
    # A way that says the same as what is given is the one that is taken.
    others = [compared(way, given, found[way]) for way in ways if found[way] != given]
    whole = summary(game_id, games, seats, [one for by_game in given for one in by_game])
    return msgspec.structs.replace(whole, others=others)


def _ask(
    ways: dict[str, bots.Chances],
    said: dict[str, list[list[float]]],
    game: Game[Any],
    state: State,
    seat: int,
    seed: int,
) -> None:
    """Notes what every way says of a position. One that cannot judge it is left out from now on:
    only ways that judged everything are compared."""
    for way, judge in list(ways.items()):
        chances = judge(Perspective(game, state, seat, seed))
        if chances is None:
            del ways[way]
        else:
            said[way].append(chances)


def _came(chances: Sequence[float], shares: Sequence[float]) -> list[Forecast]:
    return [Forecast(chance=c, share=s) for c, s in zip(chances, shares, strict=True)]


def compared(
    way: str, given: Sequence[Sequence[Forecast]], others: Sequence[Sequence[Forecast]]
) -> Compared:
    """Compares forecasts of another way with those given, game by game: forecasts of one game
    stand and fall together, so that a game counts as one observation."""
    total = max(1, sum(map(len, given)))
    worse = [_squares(other) - _squares(own) for own, other in zip(given, others, strict=True)]
    mean = sum(worse) / total
    error = (
        sum((one - mean * len(own)) ** 2 for one, own in zip(worse, given, strict=True)) ** 0.5
        / total
    )
    flat = [one for by_game in others for one in by_game]
    return Compared(
        way=way,
        brier=round(_squares(flat) / total, 4),
        error=round(_distance(_bins(flat), total), 4),
        worse=round(mean, 4),
        low=round(mean - Z * error, 4),
        high=round(mean + Z * error, 4),
    )


def summary(game: str, games: int, seats: int, found: Sequence[Forecast]) -> Calibration:
    """Compares forecasts with the outcomes."""
    bins = _bins(found)
    total = max(1, len(found))
    return Calibration(
        game=game,
        games=games,
        forecasts=len(found),
        brier=round(_squares(found) / total, 4),
        even=round(sum((1 / seats - one.share) ** 2 for one in found) / total, 4),
        error=round(_distance(bins, total), 4),
        bins=bins,
    )


def _bins(found: Sequence[Forecast]) -> list[Bin]:
    groups: list[list[Forecast]] = [[] for _ in range(_BINS)]
    for one in found:
        groups[min(int(one.chance * _BINS), _BINS - 1)].append(one)
    return [
        Bin(
            forecasts=len(group),
            chance=round(sum(one.chance for one in group) / len(group), 3),
            share=round(sum(one.share for one in group) / len(group), 3),
        )
        for group in groups
        if group
    ]


def _squares(found: Sequence[Forecast]) -> float:
    return sum((one.chance - one.share) ** 2 for one in found)


def _distance(bins: Sequence[Bin], total: int) -> float:
    """How far chances are from shares, on average."""
    return sum(one.forecasts * abs(one.chance - one.share) for one in bins) / total
