"""Nets that are in no game's folder play, too: whoever trains one can meet it at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from clew.bots.nets import Learned, Stored, drawn, read
from clew.bots.perspective import Perspective
from clew.core.errors import ClewError
from clew.games import find

__all__ = ["from_path", "player"]

_LARGEST = 1 << 24
"""No file is read any further: a record from anybody may name one."""


def from_path(file: Path) -> Stored:
    """A net of somebody's own. Raises ClewError if there is no such file, or it is no net. What is
    no plain file, such as a device, is not opened."""
    path = str(file)
    try:
        if not file.is_file():
            raise FileNotFoundError
        with file.open("rb") as opened:
            data = opened.read(_LARGEST)
    except (OSError, ValueError):
        raise ClewError(f"{path}: there is no such net", why="no-net", path=path) from None
    try:
        return read(data)
    except ClewError as error:
        raise ClewError(f"{path}: {error}", why="not-a-net", path=path) from None


def player(game: str, file: Path, players: int) -> Callable[[Perspective], int]:
    """A bot that plays as the net of a file says. Raises ClewError if it learned another game."""
    path, stored = str(file), from_path(file)
    about = stored.about
    if (about.game, about.players) != (game, players):
        raise ClewError(
            f"{path}: this net plays {about.game} for {about.players}, not {game} for {players}",
            why="net-of-another-game",
            path=path,
            game=about.game,
            players=about.players,
        )
    if about.version != find(game).version:
        raise ClewError(
            f"{path}: this net learned by other rules of {game} than those of today",
            why="net-of-other-rules",
            path=path,
        )
    try:
        return _Player(_ready(file)).choose
    except ClewError as error:
        raise ClewError(f"{path}: {error}", why="net-damaged", path=path) from None


@cache
def _ready(file: Path) -> Learned:
    return Learned(from_path(file))


class _Player:
    """Plays as a net says, but never what it does seldom; as advice it gives the likeliest."""

    def __init__(self, net: Learned) -> None:
        self._net = net

    def choose(self, perspective: Perspective) -> int:
        odds = self._net.usual(perspective)
        if perspective.advises:
            return max(odds, key=odds.__getitem__)
        return drawn(odds, perspective.chance)
