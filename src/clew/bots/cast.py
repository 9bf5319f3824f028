"""The cast: who plays at each level, by a name that is the same in every language.

A game names its own in `cast.json` of its folder, level by level; a face has the same name in small
letters. Nobody sits twice at one table: a second novice is a guest, the novice of another game.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import msgspec

from clew import games

__all__ = ["cast", "face", "who"]


@cache
def cast(game: str) -> dict[str, str]:
    """Who plays a game, by level; empty if the game has no cast."""
    text = games.text(game, "cast.json") if game in games.names() else None
    return msgspec.json.decode(text, type=dict[str, str]) if text else {}


def who(game: str, bot: str, taken: Collection[str]) -> str:
    """Who sits down as a bot where these sit already: the game's own, or a guest. Empty where
    nobody of that level is free, and for bots that are nobody."""
    level = bot.partition(":")[0]
    own = cast(game).get(level)
    if own and own not in taken:
        return own
    guests = (cast(other).get(level) for other in games.names())
    return next((guest for guest in guests if guest and guest not in taken), "")


def face(bot: str, name: str) -> str:
    """Whose face a bot of this name wears; empty if it is nobody's."""
    level = bot.partition(":")[0]
    is_known = any(cast(game).get(level) == name for game in games.names())
    return name.lower() if is_known else ""
