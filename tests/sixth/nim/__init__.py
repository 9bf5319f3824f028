"""A game in the compiled style, as a third party would write it: heaps to take from, one of them
dark. `rules` is in the subset that can be translated; here is what stands around it."""

from __future__ import annotations

from clew.core.game import Game, Options
from nim.rules import HEAPS, Nim, setup  # type: ignore[import-not-found]


class NimOptions(Options, frozen=True, kw_only=True):
    most: int = 3
    last_loses: bool = False


class NimGame(Game[Nim]):
    """Only what the translator asks for."""

    id = "nim"
    prefix = "NI"
    version = 1
    players = range(2, 4)
    options = NimOptions
    state = Nim
    setup = staticmethod(setup)

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        assert isinstance(options, NimOptions)
        return players, HEAPS, options.most, options.last_loses


game = NimGame()
