"""Learners: what simple opponents win against a bot in the whole game.

Exploitability in a reduced game says nothing about habits that show only in the whole one. Here an
opponent learns, from the results of some thousand games, what works against a bot: a table that
holds, for each situation, how each of a few ideas has done. It knows nothing about the bot, and a
bot that loses to it is easy to beat. A game brings the situations and the ideas in its module
`exploit` (`ideas`), and fixed rules that need no learning at all (`RULES`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import ModuleType
from typing import TypeAlias

import msgspec

from clew.arena.match import interval
from clew.bots import Bot
from clew.bots.perspective import Perspective
from clew.core.chance import Chance, Fast
from clew.core.errors import ClewError
from clew.engine import seats
from clew.games import find, names

__all__ = ["Learned", "Share", "Table", "against", "learn", "rules_of"]

Ideas: TypeAlias = Callable[[Perspective], tuple[Hashable, Sequence[int]]]
"""The situation that a seat is in, and the action that each idea comes to; -1 where an idea is not
possible."""

_CURIOUS = 10
"""A learner tries any idea once in so many decisions."""
_HOPE = 1.0
"""What an idea that was never tried is thought to bring: so everything is tried soon."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often an opponent won, with its 95 % interval; a fair share is one part for each
    player."""

    opponent: str
    games: int
    rate: float
    low: float
    high: float


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """What opponents won against a bot in the whole game."""

    bot: str
    players: int
    shares: list[Share]
    situations: int
    """How many situations the learner told apart."""


class Table:
    """A table that learns from whole games: for each situation and idea, how often it won."""

    def __init__(self, ideas: Ideas, chance: Chance) -> None:
        self._ideas = ideas
        self._chance = chance
        self._known: dict[tuple[Hashable, int], tuple[float, int]] = {}
        self._used: list[tuple[Hashable, int]] = []
        self.learns = True

    @property
    def situations(self) -> int:
        return len({situation for situation, _ in self._known})

    def __call__(self, perspective: Perspective) -> int:
        situation, actions = self._ideas(perspective)
        able = [idea for idea, action in enumerate(actions) if action >= 0]
        if len(able) == 1:
            return actions[able[0]]
        if self.learns and self._chance.below(_CURIOUS) == 0:
            idea = able[self._chance.below(len(able))]
        else:
            idea = max(able, key=lambda one: self._hope(situation, one))
        self._used.append((situation, idea))
        return actions[idea]

    def _hope(self, situation: Hashable, idea: int) -> float:
        won, times = self._known.get((situation, idea), (0.0, 0))
        return (won + _HOPE) / (times + 1)

    def note(self, share: float) -> None:
        """What the game brought to all that was done in it."""
        if self.learns:
            for key in self._used:
                won, times = self._known.get(key, (0.0, 0))
                self._known[key] = won + share, times + 1
        self._used.clear()


def rules_of(game: str) -> Mapping[str, Bot]:
    """The fixed rules that a game brings. Raises ClewError if it has no learners."""
    rules: Mapping[str, Bot] = _brought(game).RULES
    return rules


def _brought(game: str) -> ModuleType:
    brought = find(game).part("exploit")
    if brought is None:
        able = ", ".join(name for name in names() if find(name).parts.exploit)
        raise ClewError(f"{game} has no learners; this works for: {able}")
    return brought


def learn(
    game: str,
    bot: str,
    games: int,
    tested: int,
    *,
    players: int = 2,
    seed: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Learned:
    """What the game's fixed rules win against a bot, and what a table wins that has learned in so
    many games; each is tested in `tested` games, from all seats in turn."""
    rules = rules_of(game)
    for name, number in (("--learn", games), ("--games", tested)):
        if number < 1:
            raise ClewError(f"{name} {number}: at least one game")
    find(game).check_players(players)
    player = seats.find(game, bot, players)
    done = 0
    shares = []
    for name, rule in rules.items():
        won = []
        for number in range(tested):
            won.append(against(game, rule, player, players, seed, number))
            done += 1
            progress(done)
        shares.append(_share(name, won, players))
    table = Table(_brought(game).ideas, Fast(seed))
    for number in range(games):
        # Other deals than those in which it is tested.
        table.note(against(game, table, player, players, seed + 1, number))
        done += 1
        progress(done)
    table.learns = False
    won = []
    for number in range(tested):
        won.append(against(game, table, player, players, seed, number))
        table.note(won[-1])
        done += 1
        progress(done)
    shares.append(_share("table", won, players))
    return Learned(bot=bot, players=players, shares=shares, situations=table.situations)


def against(game: str, opponent: Bot, bot: Bot, players: int, seed: int, number: int) -> float:
    """What an opponent gets in a game among so many of a bot; it changes seats, and the deal
    changes when it has sat in all of them."""
    rules = find(game)
    deal, turned = divmod(number, players)
    own = 1 + turned
    chance = Fast((seed << 32) + deal)
    thoughts = Fast((seed << 32) + (number << 1) + 1)
    state = rules.new(players, rules.read_options({}), chance)
    while seat := state.acting():
        seen = Perspective(rules, state, seat, thoughts.word())
        state.apply(seat, opponent(seen) if seat == own else bot(seen), chance, None)
    shares: list[float] = state.result()
    return shares[own - 1]


def _share(opponent: str, won: Sequence[float], players: int) -> Share:
    rate = sum(won) / len(won)
    deals = [won[at : at + players] for at in range(0, len(won), players)]
    means = [sum(deal) / len(deal) for deal in deals]
    spread = sum((mean - rate) ** 2 for mean in means) / max(1, len(means) - 1)
    low, high = interval(rate, spread**0.5, len(deals), len(won))
    return Share(
        opponent=opponent,
        games=len(won),
        rate=round(rate, 4),
        low=round(low, 4),
        high=round(high, 4),
    )
