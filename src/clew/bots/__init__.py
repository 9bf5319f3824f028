"""Bots: they see what a seat may know, never the state.

A bot is a function from a Perspective to one of the legal actions. A game's own bots are in
the module of its name here: `clew.games.labyrinth.bots.greedy`. A level has its own budget, a
number of nodes per decision; a name can add another budget: `master:1s`, `master:50ms`,
`master:20000`. Bots that search many worlds can use several cores: `master:1sx4`, `master:x4`.

A package of somebody else's brings bots for a game by the entry point group `clew.bots`: the game's
name, and a module of the same shape as a game's own. What it names in `OTHERS` plays wherever
bots are named by hand; nothing offers it by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import TypeAlias

import msgspec

from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.state import State
from clew.games import find as find_game
from clew.games import names as game_names

__all__ = [
    "BOTS",
    "LEVELS",
    "RANDOM",
    "Bot",
    "Chances",
    "Perspective",
    "Rating",
    "Ratings",
    "Solution",
    "estimates",
    "evaluate",
    "explain",
    "find",
    "names",
    "other_chances",
    "outside",
    "ratings",
    "revision",
    "simple",
    "solve",
]

Bot: TypeAlias = Callable[[Perspective], int]
Chances: TypeAlias = Callable[[Perspective], list[float] | None]
"""Each seat's chance of winning; None where it cannot be told in this way."""

RANDOM = "random"
"""The bot that every game has: it plays anything legal."""
LEVELS = (
    "beginner",
    "novice",
    "apprentice",
    "journeyman",
    "adept",
    "veteran",
    "expert",
    "master",
)
"""The steps from the weakest to the strongest. A game has six to eight of them, so that each wins
about seven games in ten against the one before."""
BOTS = (RANDOM, "greedy", *LEVELS)
"""All bots, in the order in which they are offered. A game can have others beside (`OTHERS` of
its module): opponents to measure levels by."""


def _random(perspective: Perspective) -> int:
    legal = perspective.legal()
    return legal[perspective.chance.below(len(legal))]


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    module = _module(game)
    return [bot for bot in BOTS if bot == RANDOM or (module and hasattr(module, bot))]


def find(game: str, name: str) -> Bot:
    """The bot of this name for a game, with its own budget or the one named with it."""
    level, colon, _ = name.partition(":")
    if level == RANDOM:
        return _random
    home = _home(game, level)
    if home is None:
        known = ", ".join([*names(game), *outside(game)])
        raise ClewError(
            f"{game} has no bot {level!r}; it has: {known}",
            why="no-bot",
            game=game,
            bot=level,
            there=known,
        )
    bot: Bot = getattr(home, level)
    return _with_budget(bot, home, game, name) if colon else bot


def outside(game: str) -> list[str]:
    """The bots for a game that other packages bring, where they are installed."""
    found = (name for module in _outside(game) for name in getattr(module, "OTHERS", ()))
    return sorted(set(found) - set(_own(game)))


def simple(game: str) -> str:
    """The bot that plays on for somebody who left (CO-07), and the first opponent of a new
    player."""
    return "greedy" if "greedy" in names(game) else "random"


def explain(perspective: Perspective, action: int) -> Event | None:
    """Why an action is a good one, as an event that the game's words tell; None if nobody knows."""
    explained = getattr(_module(perspective.game.id), "explain", None)
    why: Event | None = explained(perspective, action) if explained else None
    return why


def evaluate(perspective: Perspective, games: int = 40, bot: str = "adept") -> list[float]:
    """Each seat's chance of winning, judged by what the viewing seat can know.

    A game may bring a quicker method. Otherwise a bot plays the game to its end a number of times,
    from positions that the seat cannot distinguish. Equal chances, counted as one game, are the
    starting point. `clew calibrate` compares these chances with the real outcomes.
    """
    own: Chances | None = getattr(_module(perspective.game.id), "chances", None)
    found = own(perspective) if own else None
    return found if found is not None else _play_on(perspective, games, bot)


def other_chances(game: str) -> dict[str, Chances]:
    """Other ways to judge a game's chances than the one `evaluate` takes, to measure that one by:
    `OTHER_CHANCES` of the game's module. Each answers None where it cannot judge."""
    found: dict[str, Chances] = getattr(_module(game), "OTHER_CHANCES", {})
    return found


def estimates(game: str) -> bool:
    """Whether a game brings a quicker method than playing on."""
    return hasattr(_module(game), "chances")


def _play_on(perspective: Perspective, games: int, bot: str) -> list[float]:
    game, chance = perspective.game, perspective.chance
    player = find(game.id, bot if bot in names(game.id) else "random")
    wins: list[float] = []
    for _ in range(games):
        state = perspective.sample()
        while seat := state.acting():
            view = Perspective(game, state, seat, chance.word())
            state.apply(seat, player(view), chance, None)
        shares = state.result() or []
        wins = [won + share for won, share in zip(wins or [0.0] * len(shares), shares, strict=True)]
    return [(won + 1 / len(wins)) / (games + 1) for won in wins]


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """How a position is solved: in how many own turns, and what to do."""

    turns: int
    actions: list[int]
    """The solver's actions in order, as far as they do not depend on answers."""


def solve(game: str, state: State, turns: int) -> Solution | None:
    """How the seat to move reaches its aim within so many of its turns, in as few as possible.

    tiger-labyrinth: it wins, whatever the answers. labyrinth: about to push, it reaches one of its
    open goals, if nobody else pushes in between (within four turns). None if there is no such way.
    This is for puzzles and endgames: it sees the whole position.
    """
    solver = getattr(_module(game), "solution", None)
    if solver is None:
        raise ClewError(f"{game} has no puzzles to solve", why="not-solved", game=game)
    number, actions = solver(state, turns)
    return Solution(turns=number, actions=actions) if number else None


class Rating(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How strong a bot is: openskill's mean with its 95 % interval, over so many games."""

    rating: float
    low: float
    high: float
    games: int
    revision: int = 1
    """Of the bot that played them."""


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """What a league found out, and how to play it again."""

    command: str = ""
    games: int = 0
    bots: dict[str, Rating] = {}


def revision(game: str, name: str) -> int:
    """Which bot of this name it is. One that plays differently than before has a new number
    (`REVISIONS` of the game's module), and starts a new rating."""
    level = name.partition(":")[0]
    return int(getattr(_home(game, level), "REVISIONS", {}).get(level, 1))


@cache
def ratings(game: str) -> Ratings:
    """The ratings of a game's bots, from the file in its folder that a league made; else none.

    What an earlier revision of a bot was is left out.
    """
    text = find_game(game).text("ratings.json") if game in game_names() else None
    found = msgspec.json.decode(text, type=Ratings) if text else Ratings()
    own = {bot: one for bot, one in found.bots.items() if one.revision == revision(game, bot)}
    return msgspec.structs.replace(found, bots=own)


def _with_budget(bot: Bot, home: ModuleType, game: str, name: str) -> Bot:
    level, _, text = name.partition(":")
    match = re.fullmatch(r"(?:(\d+(?:\.\d+)?)(ms|s)|([1-9]\d*))?(?:x([1-9]\d?))?", text)
    if not match or not text:
        raise ClewError(
            f"bot {name!r}: a budget is 1s, 50ms, or a number of nodes, and x4 cores",
            why="budget",
            bot=name,
        )
    nodes, heads = int(match[3] or 0), int(match[4] or 1)
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1) if match[1] else 0.0
    if match[1] and not seconds:
        raise ClewError(f"bot {name!r}: a decision needs some time", why="no-time", bot=name)
    if heads > 1 and level not in getattr(home, "HEADS", ()):
        raise ClewError(
            f"bot {name!r}: {level} of {game} thinks on one core only", why="one-core", bot=name
        )

    def bounded(perspective: Perspective) -> int:
        if nodes or seconds:
            limits = [one for one in (seconds, perspective.most_seconds) if one]
            perspective.budget = Budget(nodes, min(limits, default=0.0))
        perspective.heads = heads
        return bot(perspective)

    return bounded


def _own(game: str) -> list[str]:
    """The bots that a game brings itself: its levels, and others to measure these by."""
    module = _module(game)
    known = (*BOTS, *getattr(module, "OTHERS", ()))
    return [RANDOM, *(name for name in known if hasattr(module, name))]


def _home(game: str, level: str) -> ModuleType | None:
    """The module that has a bot: the game's own, or one from outside."""
    if level in _own(game):
        return _module(game)
    return next((one for one in _outside(game) if level in getattr(one, "OTHERS", ())), None)


@cache
def _outside(game: str) -> tuple[ModuleType, ...]:
    found = []
    for point in entry_points(group="clew.bots", name=game):
        try:
            module: ModuleType = point.load()
        except (ImportError, AttributeError) as error:
            raise ClewError(f"the bots of {point.value} cannot be loaded: {error}") from None
        missing = [name for name in getattr(module, "OTHERS", ()) if not hasattr(module, name)]
        if missing:
            raise ClewError(f"{point.value} names bots that it does not have: {missing}")
        found.append(module)
    return tuple(found)


def _module(game: str) -> ModuleType | None:
    """The bots that a game brings; a game that is not registered has only the random bot."""
    return find_game(game).part("bots") if game in game_names() else None
