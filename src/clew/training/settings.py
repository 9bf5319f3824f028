"""The settings of a training, from one file (TOML)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from clew.core.errors import ClewError
from clew.games import find

__all__ = ["Settings", "read", "settings_of"]

_Whole = Annotated[int, msgspec.Meta(ge=1)]
_Byte = Annotated[int, msgspec.Meta(ge=1, le=127)]
_Word = Annotated[int, msgspec.Meta(ge=1, le=32767)]
_Part = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Positive = Annotated[float, msgspec.Meta(gt=0)]
_Weight = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is trained, and how. Pairs are values at the beginning and at the end."""

    game: str = ""
    players: int = 2
    options: dict[str, Any] = {}
    seed: int = 1
    decisions: _Whole = 2_000_000_000
    """How many decisions to learn from, in all."""
    games: _Whole = 16_384
    """How many games are played at once."""
    steps: _Whole = 64
    """How many decisions of each game are played before the net learns from them."""
    first: _Whole = 256
    second: _Whole = 256
    """The sizes of the net's layers."""
    facts: bool = False
    """Whether the net is shown what the game works out from an observation (`facts` of its
    `glasses.py`), besides the observation itself."""
    largest: tuple[_Byte, _Word] = (127, 32767)
    """The largest whole numbers that the weights of the first two layers become in the net's file.
    With smaller ones the file is smaller. A net that is taught (`--teacher`) learns as what it will
    be there, so that nothing is lost by that."""
    rate: tuple[_Positive, _Positive] = (5e-4, 5e-5)
    """How far a step of learning goes."""
    batch: _Whole = 65_536
    rounds: _Whole = 2
    """How often all decisions are learned from, so many at a time."""
    clip: _Positive = 0.2
    trust: _Part = 0.95
    """Lambda: how far results are trusted rather than the net's own chances."""
    discount: _Part = 1.0
    """What a reward is worth one decision earlier. Among more than two, players who all wait for
    the others to fail can go on for ever: with less than 1 they learn to win soon."""
    entropy: tuple[_Weight, _Weight] = (0.05, 0.01)
    """What it is worth not to be predictable."""
    magnet: tuple[_Weight, _Weight] = (0.1, 0.05)
    """What it costs to differ from the net's own past, which follows slowly: without it players who
    learn from each other go round in circles."""
    pace: _Part = 0.02
    """By which part the past follows in each iteration."""
    pool: _Part = 0.4
    """In which part of the games the others are earlier selves."""
    kept: _Whole = 24
    """How many earlier selves there are at most."""
    every: _Whole = 25
    """After so many iterations another self is kept."""
    tables: _Whole = 8
    """How many of them play at a time."""
    guests: _Part = 0.5
    """At which part of these tables guests sit, if there are any (`--guest`): players of other
    kinds, who learn no more."""


def settings_of(game: str, players: int | None, config: Path | None) -> Settings:
    """The settings of a file; without one those in the game's own folder for so many players, or
    the usual ones. Raises ClewError if something is wrong with them."""
    known = find(game)
    number = players or known.players[0]
    known.check_players(number)
    if config is not None:
        try:
            data, where = config.read_bytes(), str(config)
        except OSError as error:
            raise ClewError(f"{config}: {error.strerror}") from None
    else:
        where = f"train-{number}.toml"
        data = known.data(where) or b""
    found = read(data, where)
    if found.game and found.game != known.id:
        raise ClewError(f"{where}: these settings are for {found.game}, not {known.id}")
    if config is not None and players and found.players != players:
        raise ClewError(f"{where}: these settings are for {found.players} players, not {players}")
    if config is None:
        found = msgspec.structs.replace(found, players=number)
    return msgspec.structs.replace(found, game=known.id)


def read(data: bytes, where: str) -> Settings:
    """Settings as they stand in a file."""
    try:
        found = msgspec.toml.decode(data, type=Settings)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ClewError(f"{where}: {error}") from None
    if found.tables > found.games:
        raise ClewError(f"{where}: there are fewer games than tables of earlier selves")
    return found
