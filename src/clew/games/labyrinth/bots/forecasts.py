"""Forecasts as data: the files of the nets that the master of Labyrinth judges positions with."""

from __future__ import annotations

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.nets import About, pack, unpack
from clew.core.errors import ClewError
from clew.games import find
from clew.games.labyrinth.bots.forecast import FEATURES, HIDDEN, Forecast
from clew.games.labyrinth.bots.trying import features

__all__ = ["StoredForecast", "learned", "read", "to_forecast", "write"]


class StoredForecast(msgspec.Struct, frozen=True, kw_only=True):
    """A net's file."""

    about: About
    numbers: bytes
    """As `forecast` adds them up, four bytes each, packed."""


def write(numbers: list[int], about: About) -> bytes:
    return msgspec.msgpack.encode(StoredForecast(about=about, numbers=pack([], numbers, "i")))


def read(data: bytes) -> StoredForecast:
    try:
        return msgspec.msgpack.decode(data, type=StoredForecast)
    except msgspec.MsgspecError as error:
        raise ClewError(f"this is not a judge of labyrinth: {error}") from None


def to_forecast(stored: StoredForecast) -> Forecast:
    """The net of a file, ready to look at positions."""
    _, numbers = unpack(stored.numbers, 0, "i")
    players = stored.about.players
    shown = FEATURES if players == 2 else features(players)
    if len(numbers) != HIDDEN * (shown + 2) + 1:
        raise ClewError("a judge's file is damaged")
    return Forecast(vec[i64](numbers), shown)


@cache
def learned(players: int) -> Forecast | None:
    """The net that the game brings for so many players; None if it brings none, or one that learned
    by other rules."""
    game = find("labyrinth")
    data = game.data("judge.msgpack" if players == 2 else f"judge-{players}.msgpack")
    if data is None:
        return None
    stored = read(data)
    return to_forecast(stored) if stored.about.version == game.version else None
