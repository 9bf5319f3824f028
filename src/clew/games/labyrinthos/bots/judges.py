"""Judges as data: the file of what the facts of Labyrinthos are worth, as it was learned."""

from __future__ import annotations

from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.nets import About, pack, unpack
from clew.core.errors import ClewError
from clew.games import find
from clew.games.labyrinthos.bots.judge import Judge
from clew.games.labyrinthos.bots.outlook import ROWS

__all__ = ["StoredJudge", "learned", "read", "to_judge", "write"]

_FILE = "judge.msgpack"


class StoredJudge(msgspec.Struct, frozen=True, kw_only=True):
    """A judge's file."""

    about: About
    slope: int
    tempo: int
    worths: bytes
    """Two bytes for each row of the outlook, packed."""


def write(worths: list[int], slope: int, tempo: int, about: About) -> bytes:
    stored = StoredJudge(about=about, slope=slope, tempo=tempo, worths=pack([], worths, "h"))
    return msgspec.msgpack.encode(stored)


def read(data: bytes) -> StoredJudge:
    try:
        return msgspec.msgpack.decode(data, type=StoredJudge)
    except msgspec.MsgspecError as error:
        raise ClewError(f"this is not a judge of labyrinthos: {error}") from None


def to_judge(stored: StoredJudge) -> Judge:
    """The judge of a file, ready to look at positions."""
    _, worths = unpack(stored.worths, 0, "h")
    if len(worths) != ROWS:
        raise ClewError("this judge was made for other facts about labyrinthos")
    return Judge(vec[i64](worths), stored.slope, stored.tempo)


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
