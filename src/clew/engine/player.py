"""`clew engine GAME --bot NAME`: one of our bots plays for a program that keeps the game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, BinaryIO

import msgspec

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.engine import seats
from clew.engine.messages import (
    PROTOCOL,
    Accept,
    Answer,
    Ask,
    Bye,
    Decline,
    FromProgram,
    HostHello,
    New,
    Offer,
    ProgramHello,
    encode,
    read_from_host,
)
from clew.table.eyes import Sight

__all__ = ["Player"]


class Player:
    """Plays one game, at as many tables as it is asked to.

    With a world of the question and its seed, a bot makes the same decision as in our own process.
    """

    def __init__(self, game: Game[Any], bot: str, lines: BinaryIO, out: BinaryIO) -> None:
        self._game = game
        self._name = bot
        self._players = seats.among(bot)
        self._bot = seats.find(game.id, bot, self._players)
        self._lines = lines
        self._out = out

    def run(self) -> None:
        for line in self._lines:
            message = read_from_host(line)
            if isinstance(message, Bye):
                return
            self._take(message)

    def _say(self, message: FromProgram) -> None:
        self._out.write(encode(message))
        self._out.flush()

    def _take(self, message: object) -> None:
        game = self._game
        match message:
            case HostHello(protocol=protocol, games=games):
                if protocol != PROTOCOL:
                    raise ClewError(f"the host speaks {protocol!r}; this is {PROTOCOL}")
                if games.get(game.id, game.version) != game.version:
                    raise ClewError(
                        f"the host has version {games[game.id]} of the rules of {game.id}; "
                        f"this Clew has {game.version}"
                    )
                name = f"clew {seats.title(self._name)}"
                self._say(ProgramHello(protocol=PROTOCOL, name=name, worlds=1, seeks=[game.id]))
            case New(game=game_id) if game_id != game.id:
                raise ClewError(f"this plays {game.id}, not {game_id}")
            case New(names=names) if not self._plays_among(names):
                raise ClewError(f"this net plays among {self._players}, not {len(names)}")
            case Ask():
                self._say(self._answer(message))
            case Offer(table=table, game=game_id, names=names) if game_id == game.id:
                accepts = self._plays_among(names)
                nonce = secrets.token_hex(16)
                self._say(Accept(table=table, nonce=nonce) if accepts else Decline(table=table))

    def _plays_among(self, names: Sequence[str]) -> bool:
        return self._players in (0, len(names))

    def _answer(self, ask: Ask) -> Answer:
        if not ask.worlds:
            raise ClewError("the host gave no world, though hello asked for one")
        world = self._game.from_position(msgspec.json.encode(ask.worlds[0]))
        perspective = Sight(self._game, world, ask.seat).perspective(int(ask.seed, 16))
        action = self._game.format(self._bot(perspective))
        return Answer(table=ask.table, n=ask.n, action=action)
