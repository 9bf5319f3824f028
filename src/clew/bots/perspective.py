"""Perspective: everything that a bot gets for a decision."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from clew.bots.search.budget import Budget
from clew.core.chance import Chance, Fast
from clew.core.game import Game
from clew.core.installation import is_compiled
from clew.core.state import State

__all__ = ["Perspective"]


class Perspective:
    """A position as one seat knows it: the view, the legal actions, and worlds that could be.

    `world` is one full position that the seat cannot tell from the true one; sampling on from
    it gives as many others as wanted. The true state is not kept.
    """

    def __init__(self, game: Game[Any], state: State, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.chance: Chance = Fast(seed)
        self.world = state.sample(seat, self.chance)
        self.budget: Budget | None = None
        """How long to think, if not as long as the level itself says."""
        self.most_seconds = 0.0
        """How long to think at most, whatever else is said; 0 is no limit."""
        self.heads = 1
        """How many cores to think with."""
        self.advises = False
        """Whether somebody asks for advice: then a bot gives its likeliest action instead of
        drawing one of several."""

    @cached_property
    def view(self) -> Any:
        return self.game.view(self.world, self.seat)

    def legal(self) -> list[int]:
        """The legal actions, in rising order."""
        return self.world.legal(self.seat)

    def fair_world(self) -> bytes:
        """The world as JSON, for thinking about it in another process."""
        return msgspec.json.encode(self.game.position(self.world))

    def allowed(self, nodes: int, every: int = 1024, interpreted: int = 0) -> Budget:
        """The budget given, or so many nodes.

        `interpreted` is a lower limit of nodes for rules that are not compiled, so that people do
        not wait too long.
        """
        if interpreted and not is_compiled():
            nodes = min(nodes, interpreted)
        return self.budget or Budget(nodes, self.most_seconds, every)

    def sample(self) -> State:
        """Another full position that the seat cannot tell from the true one."""
        return self.world.sample(self.seat, self.chance)
