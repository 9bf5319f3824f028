"""The games there are."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, get
from litestar.params import Parameter

from clew import bots
from clew.bots import Rating
from clew.games import find, names
from clew.server.context import Context
from clew.tutorial import tutorial
from clew.words import words
from clew.words.rulebook import Rulebook, read_rules

__all__ = ["HANDLERS", "GameInfo"]


Language = Annotated[str, Parameter(pattern="^(en|fr)$")]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game, its number of players, the bots that play it, its options as a JSON schema.

    `learn`: whether it has a tutorial.
    """

    id: str
    name: str
    tagline: str
    rules: int
    players: list[int]
    bots: list[str]
    ratings: dict[str, Rating]
    """How strong each bot is, where a league has found out."""
    manners: dict[str, str]
    """What each bot is like, where the game has words for it."""
    learn: bool
    secrets: bool
    """Whether a seat may see what others may not."""
    schema: dict[str, Any]


@get("/api/games", summary="The games", tags=["games"], sync_to_thread=False)
def games(context: Context, lang: Language = "en") -> list[GameInfo]:
    found = []
    for name in names():
        info = _info(name, lang)
        more = context.programs.names(name)
        found.append(msgspec.structs.replace(info, bots=[*info.bots, *more]) if more else info)
    return found


@cache
def _info(name: str, language: str) -> GameInfo:
    game = find(name)
    says = words(language, game)
    return GameInfo(
        id=name,
        name=says.say(f"{name}-name"),
        tagline=says.say(f"{name}-tagline"),
        rules=game.version,
        players=list(game.players),
        bots=bots.names(name),
        ratings=bots.ratings(name).bots,
        manners={bot: manner for bot in bots.names(name) if (manner := says.manner(bot))},
        learn=tutorial(game) is not None,
        secrets=game.secrets,
        schema=game.schema(),
    )


@get(
    "/api/games/{game:str}/words",
    summary="A game's sentences, as a Fluent catalogue",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def catalogue(game: str, lang: Language = "en") -> str:
    return find(game).folder().joinpath(f"words.{lang}.ftl").read_text("utf-8")


@get("/api/games/{game:str}/rules", summary="A game's rules", tags=["games"], sync_to_thread=False)
def rules(game: str, lang: Language = "en") -> Rulebook:
    return read_rules(find(game), lang)


HANDLERS = [games, catalogue, rules]
