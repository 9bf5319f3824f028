"""Seats at a terminal: who may sit there, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clew import bots
from clew.bots.cast import face
from clew.bots.levels import MINE
from clew.core.errors import ClewError
from clew.core.game import Game
from clew.engine import is_own
from clew.play.texts import clean_name
from clew.table.rows import SeatRow
from clew.terminal.saved import own_level
from clew.words import Words

__all__ = [
    "HUMAN",
    "bot_title",
    "called",
    "check",
    "check_own",
    "default_seats",
    "is_here",
    "players",
]

HUMAN = "human"


def default_seats(game: Game[Any]) -> list[str]:
    """One human, and as many simple bots as the game needs."""
    return [HUMAN] + [bots.simple(game.id)] * max(0, game.players[0] - 1)


def players(game: Game[Any], seats: Sequence[str]) -> list[str]:
    """Who plays, by seat, where `mine` stands for the level that suits whoever plays here."""
    wanted = list(seats) or default_seats(game)
    own = own_level(game.id) if MINE in wanted else ""
    return [own if player == MINE else player for player in wanted]


def is_here(game: str, player: str) -> bool:
    """Whether there is such a bot: the game's, or one of another package."""
    return player in _bots(game)


def check(game: str, player: str, players: int) -> None:
    """Raises ClewError unless a bot, a net or a program can play a seat among so many."""
    if is_own(player):
        check_own(game, player, players)
    elif not is_here(game, player):
        known = ", ".join([HUMAN, *_bots(game), MINE, "net:FILE", "cmd:PROGRAM"])
        raise ClewError(
            f"{player!r} cannot sit at {game}; there are: {known}",
            why="no-player",
            player=player,
            game=game,
            there=known,
        )


def check_own(game: str, player: str, players: int) -> None:
    """Raises ClewError unless the name of a program or net is one, and its file is there."""
    from clew.engine.seats import check  # takes time to load, and most games have no programs

    check(game, player, players)


def _bots(game: str) -> list[str]:
    return [*bots.names(game), *bots.outside(game)]


def called(seats: Sequence[SeatRow], given: Sequence[str], words: Words) -> list[SeatRow]:
    """The seats with names. `given` names every seat, or the humans in their order."""
    named = zip(seats, _names(seats, given, words), strict=True)
    return [seat._replace(name=name) for seat, name in named]


def _names(seats: Sequence[SeatRow], given: Sequence[str], words: Words) -> list[str]:
    given = [clean_name(name) for name in given]
    if len(given) == len(seats):
        return given
    humans = [index for index, seat in enumerate(seats) if seat.kind == HUMAN]
    if len(given) > len(humans):
        raise ClewError(
            f"{len(given)} names are too many for {len(humans)} humans",
            why="too-many-names",
            names=len(given),
            humans=len(humans),
        )
    names = [_name(seat, words) for seat in seats]
    for index, name in zip(humans, given, strict=False):
        names[index] = name
    return [
        words.say("terminal-numbered", name=name, seat=index + 1) if names.count(name) > 1 else name
        for index, name in enumerate(names)
    ]


def _name(seat: SeatRow, words: Words) -> str:
    """A bot that is one of the cast has a name already."""
    if seat.kind == HUMAN:
        return words.say("seat-name", seat=seat.seat)
    if is_own(seat.kind):
        from clew.engine.seats import title  # takes time to load

        return title(seat.kind)
    if face(seat.kind, seat.name):
        return seat.name
    return bot_title(seat.kind, words)


def bot_title(bot: str, words: Words) -> str:
    """What a bot is called by its level, at the beginning of a sentence."""
    name = words.say("seat-bot", bot=words.bot(bot))
    return name[:1].upper() + name[1:]
