"""The games there are, as a page lists them, and their texts."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from clew import bots
from clew.bots import Rating
from clew.bots.cast import cast, face
from clew.core.game import About
from clew.games import find
from clew.play.beginning import seat_choices
from clew.play.lessons import tutorial_of
from clew.play.merits import figures_of, trophies_of
from clew.tutorial import tutorial
from clew.words import Words, words
from clew.words.texts import read_text

__all__ = [
    "Character",
    "GameInfo",
    "TrophyInfo",
    "game_info",
    "lesson_catalogue",
    "word_catalogue",
]


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of the cast: what they are (an owl) and are like, in words; the face has a name of
    its own."""

    name: str
    face: str
    who: str
    line: str


class TrophyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A trophy: what it is called, and what must be done for it."""

    name: str
    title: str
    how: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game, its number of players, the bots that play it, and its options as a JSON schema.
    `learn` says whether it has a tutorial."""

    id: str
    name: str
    tagline: str
    rules: int
    players: list[int]
    bots: list[str]
    ratings: dict[str, Rating]
    """The strength of each bot, if a league has measured it."""
    manners: dict[str, str]
    """A description of each bot, if the game has words for it."""
    cast: dict[str, Character]
    """Who plays at each level, if somebody does."""
    learn: bool
    puzzles: bool
    """Whether it has puzzles."""
    about: About
    secrets: bool
    """Whether a seat may see what others may not."""
    plans: bool
    """Whether something can be planned on others' turns."""
    trophies: list[TrophyInfo]
    """What can be achieved in many games."""
    figures: dict[str, str]
    """The game's own figures in the statistics, and what they are called."""
    seat_choices: list[str]
    """What players choose for their seats before the game: colours, heroes; often nothing."""
    schema: dict[str, Any]


@cache
def game_info(name: str, language: str) -> GameInfo:
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
        cast={
            level: Character(
                name=one,
                face=face(level, one),
                who=says.character(level, "who"),
                line=says.character(level, "line"),
            )
            for level, one in cast(name).items()
        },
        learn=tutorial(game) is not None,
        puzzles=bool(game.parts.puzzles),
        about=game.about,
        secrets=game.secrets,
        plans=bool(game.parts.plans),
        trophies=[_trophy_info(name, trophy.name, says) for trophy in trophies_of(name)],
        figures={figure: says.say(f"{name}-figure-{figure}") for figure in figures_of(name)},
        seat_choices=seat_choices(name),
        schema=game.schema(),
    )


def _trophy_info(game: str, trophy: str, says: Words) -> TrophyInfo:
    own = f"{game}-trophy-{trophy}"
    message = own if says.has(own) else f"trophy-{trophy}"
    return TrophyInfo(name=trophy, title=says.say(message), how=says.say(f"{message}.how"))


def word_catalogue(game: str, language: str) -> str:
    """A game's sentences, as a Fluent catalogue."""
    return read_text(find(game), "words.{}.ftl", language)


def lesson_catalogue(game: str, language: str) -> str:
    """What is said in a game's lessons, as a Fluent catalogue."""
    found = find(game)
    tutorial_of(found)
    return read_text(found, "learn.{}.ftl", language)
