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
from clew.words import words
from clew.words.rulebook import Rulebook, read_rules

__all__ = ["HANDLERS", "GameInfo"]


Language = Annotated[str, Parameter(pattern="^(en|fr)$")]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game, its number of players, the bots that play it, and its options as a JSON schema."""

    id: str
    name: str
    tagline: str
    rules: int
    players: list[int]
    bots: list[str]
    ratings: dict[str, Rating]
    """How strong each bot is, where a league has found out."""
    schema: dict[str, Any]


@get("/api/games", summary="The games", tags=["games"], sync_to_thread=False)
def games(lang: Language = "en") -> list[GameInfo]:
    return [_info(name, lang) for name in names()]


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
