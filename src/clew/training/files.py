"""Nets as files, for those that are trained and those that are played against."""

from __future__ import annotations

from pathlib import Path

from clew.bots.nets import About, Stored, read
from clew.core.errors import ClewError
from clew.games import find
from clew.training.settings import Settings

__all__ = ["about_of", "check", "net_from"]


def net_from(file: Path) -> Stored:
    """Raises ClewError if there is no such net."""
    try:
        return read(file.read_bytes())
    except OSError:
        raise ClewError(f"{file}: there is no such net") from None


def check(net: Stored, settings: Settings) -> None:
    """Raises ClewError if a net has learned another game."""
    about = net.about
    if (about.game, about.players) != (settings.game, settings.players):
        raise ClewError(
            f"that net plays {about.game} for {about.players}, not {settings.game} for "
            f"{settings.players}"
        )
    if net.facts and not settings.facts:
        raise ClewError("that net is shown facts: the settings must say so, too (facts = true)")


def about_of(settings: Settings, command: str, decisions: int) -> About:
    """What a net's file says of how it came about."""
    return About(
        game=settings.game,
        players=settings.players,
        version=find(settings.game).version,
        command=command,
        seed=settings.seed,
        decisions=decisions,
    )
