"""Who was ahead, entry by entry, and the moments that decided a finished game.

If a game computes its own chances (`bots.evaluate`, calibrated), the curve is the mean of what
every seat thinks: what all players together knew. Otherwise bots play on from the true position
with all cards as they really lay, though each bot knows only what its seat may know; a seat's
chance is how often it then wins. All positions are played on with the same random numbers, so that
a difference between two of them is seldom an accident.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from clew import bots
from clew.core.chance import Fast
from clew.core.game import Game
from clew.games import find
from clew.table.eyes import Sight
from clew.table.record import Record
from clew.table.verify import open_table

__all__ = [
    "GAMES",
    "MOMENTS",
    "PORTION",
    "Curve",
    "Moment",
    "Point",
    "Stand",
    "curve",
    "play_on",
    "player",
    "rounds",
    "stands",
]

MAX_POINTS = 48
"""The highest number of positions that are evaluated; in a longer game they are spread evenly."""
GAMES = 24
"""How often each position is played on."""
PORTION = 4
"""How many games are played in one piece of work, so that other questions get their turn."""
MOMENTS = 3
_LEAST = 0.15
"""A smaller swing decides nothing."""
_APART = 2
"""The minimum number of points between two decisive moments."""
_FEW = 4
"""How many games the greedy bot plays at the very beginning, if a game cannot compute chances there
yet."""
_SLIPS = 8
"""Once in so many decisions a bot plays a random action. Everybody makes mistakes, and a game
without chance would otherwise always continue in the same way, as if it were decided."""
_PLAYERS = {"labyrinth": "adept"}
"""The bots that play on: the best level that decides within some hundredths of a second."""


class Stand(NamedTuple):
    """A position after entry `n`, as JSON; `shares` if the game is over there."""

    n: int
    position: bytes
    shares: list[float]


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """Each seat's chance of winning after entry `n`."""

    n: int
    chances: list[float]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decisive moment: between entry `since` and entry `n` a seat's chance rose or fell most."""

    n: int
    since: int
    seat: int
    before: float
    after: float


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """The curve of a game. `done` is how much of it has been computed, from 0 to 1."""

    done: float
    bot: str
    games: int
    points: list[Point]
    moments: list[Moment]


def player(game: str) -> str:
    """The bot that plays on; none where a game has chances of its own."""
    if bots.estimates(game):
        return ""
    wished = _PLAYERS.get(game, "greedy")
    return wished if wished in bots.names(game) else "random"


def stands(record: Record) -> list[Stand]:
    """The positions of a finished game that are looked at, from the first to the last."""
    table = open_table(record)
    chosen = _spread([entry.n for entry in record.entries])
    found = [Stand(0, bytes(table.snapshot().position), [])]
    for entry in record.entries:
        table.replay(entry)
        if entry.n in chosen:
            found.append(Stand(entry.n, bytes(table.snapshot().position), table.shares()))
    if record.result and found:
        # If somebody resigned, the result does not follow from the position.
        winners = record.result.winners
        shares = [
            1 / len(winners) if seat in winners else 0.0 for seat in range(1, len(record.seats) + 1)
        ]
        found[-1] = found[-1]._replace(shares=shares)
    return found


def _spread(numbers: list[int]) -> set[int]:
    """At most so many of them, evenly spread, including the last one."""
    if len(numbers) < MAX_POINTS:
        return set(numbers)
    step = len(numbers) / (MAX_POINTS - 1)
    return {numbers[min(len(numbers), round(i * step)) - 1] for i in range(1, MAX_POINTS)}


def play_on(game_id: str, position: bytes, first: int, games: int) -> list[float]:
    """How many of some games each seat wins: the games `first`, `first` + 1 and so on."""
    game = find(game_id)
    if bots.estimates(game_id):
        return [games * chance for chance in _estimate(game, position, first)]
    bot = bots.find(game_id, player(game_id))
    won: list[float] = []
    for number in range(first, first + games):
        chance = Fast(0xC1E3 + number)
        state = game.from_position(position)
        while seat := state.acting():
            if chance.below(_SLIPS) == 0:
                action = state.pick(seat, chance)
            else:
                action = bot(Sight(game, state, seat).perspective(chance.word()))
            state.apply(seat, action, chance, None)
        shares = state.result() or []
        won = [a + b for a, b in zip(won or [0.0] * len(shares), shares, strict=True)]
    return won


def _estimate(game: Game[Any], position: bytes, seed: int) -> list[float]:
    """The mean of what all seats think of the position."""
    state = game.from_position(position)

    def thinks(seat: int) -> list[float]:
        return bots.evaluate(Sight(game, state, seat).perspective(seed), _FEW, "greedy")

    first = thinks(1)
    seats = len(first)
    found = [first, *(thinks(seat) for seat in range(2, seats + 1))]
    return [sum(chances) / seats for chances in zip(*found, strict=True)]


def rounds(game: str) -> int:
    """How many games are played on from each position, in all."""
    return PORTION if bots.estimates(game) else GAMES


def curve(
    game: str, found: list[Stand], won: list[list[float]], games: list[int], done: float
) -> Curve:
    """The curve, computed from the wins in the games played at each position."""
    own = bots.estimates(game)
    points = [
        Point(n=one.n, chances=_chances(one, wins, played, estimated=own))
        for one, wins, played in zip(found, won, games, strict=True)
        if one.shares or played
    ]
    moments = _moments(points) if done == 1 else []
    return Curve(
        done=round(done, 3),
        bot=player(game),
        games=max(games, default=0),
        points=points,
        moments=moments,
    )


def _chances(stand: Stand, won: list[float], games: int, *, estimated: bool) -> list[float]:
    """Before anything is played all chances are equal, which counts as one game."""
    if stand.shares:
        return stand.shares
    if estimated:
        return [round(wins / games, 4) for wins in won]
    return [round((wins + 1 / len(won)) / (games + 1), 4) for wins in won]


def _moments(points: list[Point]) -> list[Moment]:
    """The largest swings, in the order of the game.

    A swing is measured over two points on either side, because a single point may be an accident.
    """
    swings: list[tuple[float, int, int]] = []
    for i in range(1, len(points)):
        for seat in range(len(points[0].chances)):
            change = _mean(points, i, i + 2, seat) - _mean(points, max(0, i - 2), i, seat)
            swings.append((abs(change), i, seat))
    swings.sort(reverse=True)
    taken: list[Moment] = []
    places: list[int] = []
    for size, i, seat in swings:
        if len(taken) == MOMENTS or size < _LEAST:
            break
        if all(abs(i - other) >= _APART for other in places):
            places.append(i)
            taken.append(
                Moment(
                    n=points[i].n,
                    since=points[i - 1].n,
                    seat=seat + 1,
                    before=round(_mean(points, max(0, i - 2), i, seat), 4),
                    after=round(_mean(points, i, i + 2, seat), 4),
                )
            )
    return sorted(taken, key=lambda moment: moment.n)


def _mean(points: list[Point], first: int, end: int, seat: int) -> float:
    some = [point.chances[seat] for point in points[first:end]]
    return sum(some) / len(some)
