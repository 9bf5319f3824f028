"""Games stepped by the rules translated to C++: by this processor, or a million on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from clew.core.chance import Fast
from clew.core.game import Game, Options
from clew.core.state import State
from clew.cpp import translate
from clew.cpp.machines import Machine, machine
from clew.cpp.states import read_state, rooms_of
from clew.envs.common import choices_of, layout_of
from clew.envs.planes import columns

__all__ = ["Translated"]

_TERMS, _ROOMS, _STRIP = 16, 8, 32
"""Sizes that games.h has, too."""
_WORD = 0xFFFFFFFFFFFFFFFF
_DEALERS = 135_168
"""How many threads deal at a time; more games than that seldom end at once."""


class Translated:
    """Games stepped by the translated rules. Words of all games lie beside each other."""

    def __init__(
        self, game: Game[Any], games: int, players: int, options: Options, device: str
    ) -> None:
        self._game, self._games, self._players = game, games, players
        self._made = translate(game)
        self._terms = game.terms(players, options)
        # No vec grows while a game is played: its initial room is enough.
        self._rooms = rooms_of(self._made, [game.new(players, options, Fast(0))])
        self._machine: Machine = machine(self._made, device)
        self._masks = (choices_of(game.state) + 63) // 64
        self._spread: Any = None
        self._planes: Any = None

    def begin(self, seed: int) -> None:
        games, new = self._games, self._machine.zeros
        self._seed = seed & _WORD
        self._number = 0
        self._turn = 0
        tile = self._made.tile
        tiles = -(-games // tile)
        self._words = new((tiles, self._made.words, tile), np.int64)
        self._vecs = new((tiles, sum(self._rooms), tile), np.int64)
        self._chances = new((tiles, 4, tile), np.uint32)
        self.seats = new(games, np.int64)
        self.observations = self._rows(self._game.state.WORDS)
        self.masks = self._rows(self._masks)
        self.actions = new(games, np.int64)
        self.ended = new(games, np.int64)
        self._lengths = new(games, np.int64)
        self.rewards = new((games, self._players), np.float64)
        self._told = new(4, np.uint64)
        self._over = new(games, np.int64)
        self._grouping = new((4, games if self._made.grouped else 0), np.int64)
        self._groups = self._game.state.SITUATIONS * self._masks
        self._counts = new(self._groups + 1, np.uint64)
        self._starts = new(self._groups, np.int64)
        self._use()
        self._clear()
        self._machine.run("begin_games", games)
        self._show()

    def _rows(self, words: int) -> Any:
        """An array with so many words for each game: row by row if games are stepped in groups,
        or else the same word of all games together."""
        if self._made.grouped:
            return self._machine.zeros((self._games, words), np.uint64)
        return self._machine.zeros((words, self._games), np.uint64).T

    def _use(self) -> None:
        at = self._machine.address
        words = [self._games, self._players, self._seed]
        words += [at(self._words), at(self._vecs), at(self._chances), at(self.seats)]
        for array in (self.observations, self.masks):
            words += [at(array), *(step // array.itemsize for step in array.strides)]
        words += [at(self.actions), at(self.ended), at(self._lengths), at(self.rewards)]
        words += [at(self._told), at(self._over), *map(at, self._grouping)]
        words += [at(self._counts), at(self._starts), sum(self._rooms)]
        words += [*map(int, self._terms), *[0] * (_TERMS - len(self._terms))]
        words += [*self._rooms, *[0] * (_ROOMS - len(self._rooms))]
        self._machine.use(np.array([word & _WORD for word in words], np.uint64))

    def _clear(self) -> None:
        """Nothing is told yet."""
        with self._machine.here():
            self._told[:2] = 0
            self._told[2:] = self._games
            self._counts[:] = 0
        self._turn = 0

    def send(self, actions: Any) -> None:
        if actions is not self.actions:
            with self._machine.here():
                self.actions[...] = self._machine.taken(actions)
        self._turn = 1 - self._turn
        self._machine.run("check_choices", self._games, self._turn)
        self._line_up()
        self._machine.run("step_games", self._games, self._turn)
        self._machine.run("deal_games", min(self._games, _DEALERS), self._turn)
        self._show()

    def _line_up(self) -> None:
        """Orders the games by their groups, if they are grouped."""
        if self._made.grouped:
            self._machine.run("place_groups", self._groups)
            self._machine.run("line_up", self._games)

    def _show(self) -> None:
        """Grouped games are shown apart, in the order of their new situations."""
        if self._made.grouped:
            self._line_up()
            self._machine.run("show_games", self._games)

    def receive(self) -> tuple[int, int | None]:
        told = self._told.tolist()
        wrong = min(told[2:])
        if wrong == self._games:
            return int(told[self._turn]), None
        self._clear()
        return 0, int(wrong)

    def choose(self) -> None:
        self._number += 1
        self._machine.run("choose_games", self._games, self._seed, self._number)

    def spread(self) -> Any:
        if self._spread is None:
            self._spread = self._machine.zeros(
                (self._games, choices_of(self._game.state)), np.bool_
            )
        self._machine.run("spread_masks", self._spread.size, self._spread)
        return self._spread

    def paint(self) -> Any:
        if self._planes is None:
            wide, parts = columns(layout_of(self._game))
            self._columns, self._parts = self._machine.taken(wide), self._machine.taken(parts)
            self._planes = self._machine.zeros((self._games, len(wide)), np.float32)
        width, tiles = self._planes.shape[1], -(-self._games // _STRIP)
        self._machine.run(
            "paint_planes", tiles * width, width, self._columns, self._parts, self._planes
        )
        return self._planes

    def state(self, game: int) -> State:
        tile, place = divmod(game, self._made.tile)
        words, vecs = self._words[tile, :, place], self._vecs[tile, :, place]
        return read_state(self._game, self._rooms, words.tolist(), vecs.tolist())

    def faults(self) -> int:
        """How often the rules did something for which Python would raise an error; 0 if they are
        sound."""
        return self._machine.faults()
