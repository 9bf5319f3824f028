"""What a net's file says of its training, and whether it can take part in one."""

from __future__ import annotations

from clew.bots.nets import About, Stored
from clew.core.errors import ClewError
from clew.games import find
from clew.training.settings import Settings

__all__ = ["about_of", "check"]


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
