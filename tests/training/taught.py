"""What tests of teaching share: small settings, a simple teacher, nets that know nothing."""

from __future__ import annotations

import msgspec
import torch
from torch import Tensor

from clew.bots.nets import Stored
from clew.envs.vector import VectorEnv
from clew.training.run import Training
from clew.training.settings import Settings

__all__ = ["SMALL", "Lowest", "any_net"]

SMALL = Settings(
    game="tiger-traps",
    players=2,
    games=32,
    steps=8,
    batch=64,
    decisions=4 * 32 * 8,
    first=16,
    second=12,
    rate=(1e-2, 1e-3),
    tables=2,
)


class Lowest:
    """Teaches to choose the first of what is legal; `knows` says of which games."""

    def __init__(self, knows: float = 1.0) -> None:
        self._knows = knows

    def likely(self, many: VectorEnv) -> tuple[Tensor, Tensor]:
        masks = torch.from_numpy(many.action_masks().copy())
        first = torch.zeros(masks.shape).scatter_(1, masks.int().argmax(1, keepdim=True), 1.0)
        known = torch.arange(many.num_games) < self._knows * many.num_games
        return first, known

    def far(self, many: VectorEnv) -> Tensor:
        return torch.zeros(many.num_games, many.choices)


def any_net(first: int, second: int, *, players: int = 2, facts: bool = False) -> Stored:
    """Some net of a size."""
    settings = msgspec.structs.replace(
        SMALL, first=first, second=second, players=players, facts=facts
    )
    return Training(settings, "", "cpu").stored()
