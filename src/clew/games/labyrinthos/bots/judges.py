"""Judges as data: the file of a net that learned how positions of Labyrinthos end."""

from __future__ import annotations

from functools import cache

from clew.bots.nets import Stored, net_of, read
from clew.core.errors import ClewError
from clew.games import find
from clew.games.labyrinthos.bots.judge import Judge
from clew.games.labyrinthos.bots.outlook import ROWS

__all__ = ["learned", "to_judge"]

_FILE = "judge.msgpack"


def to_judge(stored: Stored) -> Judge:
    """The judge of a file, ready to look at positions."""
    rows, _, _, outputs = stored.sizes
    if rows != ROWS or outputs != 1:
        raise ClewError("this judge was made for other facts about labyrinthos")
    return Judge(net_of(stored), round(1 / stored.scales[0]))


@cache
def learned() -> Judge | None:
    """The judge that the game brings; None if it brings none, or one that learned by other
    rules."""
    game = find("labyrinthos")
    data = game.data(_FILE)
    if data is None:
        return None
    stored = read(data)
    return to_judge(stored) if stored.about.version == game.version else None
