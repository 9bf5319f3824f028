"""Calibration: whether something with a predicted chance of 70 % happens in 70 of 100 cases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games import find

__all__ = ["Bin", "Calibration", "Forecast", "calibrate", "summary"]

_BINS = 10


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """A predicted chance, and the share of the win that the seat really got."""

    chance: float
    share: float


class Bin(msgspec.Struct, frozen=True, kw_only=True):
    """All forecasts of about one chance."""

    forecasts: int
    chance: float
    share: float


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


def calibrate(
    game_id: str,
    games: int,
    *,
    bot: str = "adept",
    players: int | None = None,
    options: dict[str, Any] | None = None,
    every: int = 7,
    seed: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Calibration:
    """Bots play games. At regular intervals the seat that decides predicts the chances."""
    game = find(game_id)
    seats = players or game.players[0]
    player = bots.find(game_id, bot)
    found: list[Forecast] = []
    for number in range(games):
        chance = Fast((seed << 32) + number)
        state = game.new(seats, game.read_options(options or {}), chance)
        given: list[list[float]] = []
        step = number % every
        while seat := state.acting():
            if step % every == every - 1:
                given.append(bots.evaluate(Perspective(game, state, seat, chance.word())))
            view = Perspective(game, state, seat, chance.word())
            state.apply(seat, player(view), chance, None)
            step += 1
        shares = state.result() or []
        for chances in given:
            found += [Forecast(chance=c, share=s) for c, s in zip(chances, shares, strict=True)]
        progress(number + 1)
    return summary(game_id, games, seats, found)


def summary(game: str, games: int, seats: int, found: Sequence[Forecast]) -> Calibration:
    """Compares forecasts with the outcomes."""
    groups: list[list[Forecast]] = [[] for _ in range(_BINS)]
    for one in found:
        groups[min(int(one.chance * _BINS), _BINS - 1)].append(one)
    bins = [
        Bin(
            forecasts=len(group),
            chance=round(sum(one.chance for one in group) / len(group), 3),
            share=round(sum(one.share for one in group) / len(group), 3),
        )
        for group in groups
        if group
    ]
    total = max(1, len(found))
    return Calibration(
        game=game,
        games=games,
        forecasts=len(found),
        brier=round(sum((one.chance - one.share) ** 2 for one in found) / total, 4),
        even=round(sum((1 / seats - one.share) ** 2 for one in found) / total, 4),
        error=round(sum(one.forecasts * abs(one.chance - one.share) for one in bins) / total, 4),
        bins=bins,
    )
