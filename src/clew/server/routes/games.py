"""Routes that list the games."""

from __future__ import annotations

import msgspec
from litestar import MediaType, get, post

from clew.games import find, names
from clew.play.boards import Drawn, board_of
from clew.play.games import GameInfo, game_info, word_catalogue
from clew.play.requests import Seen
from clew.server.context import Context
from clew.words import Language
from clew.words.rulebook import Rulebook, read_rules

__all__ = ["HANDLERS"]


@get("/api/games", summary="The games", tags=["games"], sync_to_thread=False)
def games(context: Context, lang: Language = "en") -> list[GameInfo]:
    found = []
    for name in names():
        info = game_info(name, lang)
        more = context.programs.names(name)
        found.append(msgspec.structs.replace(info, bots=[*info.bots, *more]) if more else info)
    return found


@get(
    "/api/games/{game:str}/words",
    summary="A game's sentences, as a Fluent catalogue",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def catalogue(game: str, lang: Language = "en") -> str:
    return word_catalogue(game, lang)


@get("/api/games/{game:str}/rules", summary="A game's rules", tags=["games"], sync_to_thread=False)
def rules(game: str, lang: Language = "en") -> Rulebook:
    return read_rules(find(game), lang)


@post(
    "/api/games/{game:str}/board",
    summary="A view as plain text and, where the game brings such a board, as areas",
    tags=["games"],
    status_code=200,
    sync_to_thread=False,
)
def board(game: str, data: Seen, lang: Language = "en") -> Drawn:
    return board_of(find(game), data.view, data.names, lang)


HANDLERS = [games, catalogue, rules, board]
