"""How nets of Traps for two are taught: by solved seasons.

Nets of Traps learn as those of other games do (`clew.training`). Besides, seasons for two can be
solved (`seasons`), which gives a book, and whoever looks them up there is a teacher (see
`clew.training.teaching`). `clew train tiger-traps --solve` and `--teacher` do this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from librt.vecs import vec

from clew.bots.nets import Learned, drawn, learned
from clew.bots.perspective import Perspective
from clew.core.chance import Chance, Fast
from clew.core.errors import ClewError
from clew.core.state import buffer
from clew.games import find
from clew.games.tiger_traps.board import many
from clew.games.tiger_traps.components import KINDS
from clew.games.tiger_traps.rules import BUILDING, REVEALING, TigerTraps
from clew.games.tiger_traps.seasons.book import ACTIONS, Book
from clew.games.tiger_traps.seasons.stored import Season, Stored, book_of, read
from clew.games.tiger_traps.seasons.worths import ENOUGH
from clew.games.tiger_traps.training.making import Progress, make

if TYPE_CHECKING:
    from torch import Tensor

    from clew.envs.vector import VectorEnv
    from clew.training.rounds import Course

__all__ = ["COURSES", "PLAYERS", "Solutions", "frequent", "season_of", "solve", "teacher"]

COURSES: dict[int, Course[Any]] = {}
"""There is no judge to train."""
PLAYERS = 2
_GAME = "tiger-traps"
_GAMES = 10_000
_SEED = 1
_CARDS = 0x3FF
_EAGER = 3.0
"""Whoever goes far is so eager to lay another card (a logarithm),"""
_FAR = 4
"""until so many lie in the own stack."""


def solve(
    file: Path,
    *,
    minutes: float = 0.0,
    jobs: int = 0,
    told: Callable[[Progress], None] = lambda _progress: None,
) -> Stored:
    """Makes a book of solved seasons, or continues it."""
    return make(file, lambda: frequent(_GAMES, _SEED), minutes=minutes, jobs=jobs, told=told)


def teacher(file: Path) -> Solutions:
    """Who teaches what is in a book. Raises ClewError if nobody can."""
    stored = read(file)
    if not stored.solved:
        raise ClewError(f"{file}: nothing is solved in this book")
    return Solutions(book_of(stored))


def frequent(games: int, seed: int) -> list[Season]:
    """The seasons with notes that come up when the master's net plays itself, the most frequent
    first."""
    net = learned(_GAME, "master", PLAYERS)
    assert net
    seen: Counter[Season] = Counter()
    for number in range(games):
        _play(net, Fast(seed << 32 | number), seen)
    # Those that came up equally often stand in order, so that the list is always the same.
    return [season for season, _ in sorted(seen.items(), key=lambda one: (-one[1], one[0]))]


def _play(net: Learned, chance: Chance, seen: Counter[Season]) -> None:
    game = find(_GAME)
    state = game.new(PLAYERS, game.read_options({}), chance)
    season = 0
    while seat := int(state.acting()):
        if state.season != season:
            season = int(state.season)
            if state.notes:
                seen[season_of(state)] += 1
        odds = net.odds(Perspective(game, state, seat, chance.word()))
        state.apply(seat, drawn(odds, chance), chance, None)


def season_of(state: TigerTraps) -> Season:
    """The gems and what everybody knows at a season's beginning."""
    starter = int(state.start)
    seats = (starter, 3 - starter)
    own, other = (int(state.purse(seat)) for seat in seats)
    counts = [0] * 6
    for place, seat in enumerate(seats):
        for kind in range(6):
            cards = int(many(state.noted(seat), kind))
            counts[3 * place + int(state.traits(kind))] += cards
    a, b, c, d, e, f = counts
    return ENOUGH * own + other, (a, b, c, d, e, f)


class Solutions:
    """A teacher who has solved the seasons of a book. It remembers of every game what everybody
    knew when the season began: notes grow as cards are turned over."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._games = 0

    def likely(self, many: VectorEnv) -> tuple[Tensor, Tensor]:
        """For each game, how likely each choice of the seat that must choose is, and whether that
        was found in the book."""
        import numpy as np
        import torch

        if many.num_games != self._games:
            self._make_room(many.num_games)
        words = many.observations.view(np.int64)
        self._words[:] = words.reshape(-1)
        self._masks[:] = many.masks.view(np.int64).reshape(-1)
        self._note(words)
        self._book.odds_of_many(*self._vecs)
        odds = torch.from_numpy(self._odds.astype(np.float32).reshape(-1, ACTIONS))
        return odds, torch.from_numpy(self._known.copy()) > 0

    def far(self, many: VectorEnv) -> Tensor:
        """High stacks are seldom built, and so badly learned."""
        import numpy as np
        import torch

        words = many.observations.view(np.int64)
        low = (words[:, 2] & 15) < _FAR
        builds = (words[:, 1] >> 54 & 7) == BUILDING
        leaning = np.zeros((len(words), ACTIONS), np.float32)
        leaning[:, : len(KINDS)] = np.where(low & builds, _EAGER, 0.0)[:, None]
        return torch.from_numpy(leaning)

    def _make_room(self, games: int) -> None:
        import numpy as np

        from clew.envs.batches import writable

        words, masks, noted, known = (buffer(games * size) for size in (TigerTraps.WORDS, 1, 1, 1))
        odds = vec[float]([0.0] * (games * ACTIONS))
        self._games = games
        self._vecs = words, masks, noted, odds, known
        self._words, self._masks, self._noted = (
            writable(np.frombuffer(memoryview(one), np.int64)) for one in (words, masks, noted)
        )
        self._known = np.frombuffer(memoryview(known), np.int64)
        self._odds = np.frombuffer(memoryview(odds), np.float64)

    def _note(self, words: Any) -> None:
        """What is noted until cards are turned over, by seat. The own seat comes first there."""
        import numpy as np

        notes = words[:, 4]
        own, other = notes & _CARDS, notes >> 10 & _CARDS
        second = (words[:, 1] >> 60 & 7) == PLAYERS
        by_seat = np.where(second, other | own << 10, own | other << 10)
        building = (words[:, 1] >> 54 & 7) < REVEALING
        self._noted[:] = np.where(building, by_seat, self._noted)
