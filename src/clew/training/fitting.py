"""A judge that learns from positions, with PyTorch: what is the same in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.nets import About
from clew.core.errors import ClewError
from clew.training.rounds import Study

__all__ = ["ASIDE", "Fitting"]

ASIDE = 20
"""One game in so many is not learned from but foretold, to see how well that goes."""

S = TypeVar("S", bound=Study)


class Fitting(ABC, Generic[S]):
    """A net that learns round by round (`clew.training.rounds.Fits`)."""

    def __init__(self, study: S, device: str, net: nn.Module) -> None:
        self._study, self._device, self._net = study, device, net.to(device)
        self.rounds = 0
        self.positions = 0
        """How many positions it has learned from."""

    def fit(self, rounds: list[NDArray[np.int64]]) -> tuple[float, float]:
        """Learns from the positions of some rounds, the latest last; how well it then foretells
        games that were set aside, and how well that goes without a judge."""
        # So that a training that was continued learns as one that was not.
        torch.manual_seed(self._study.seed + self.rounds)
        self.positions += len(rounds[-1])
        self.rounds += 1
        return self._learn(np.concatenate(rounds))

    @abstractmethod
    def _learn(self, data: NDArray[np.int64]) -> tuple[float, float]:
        """The same from all positions taken together."""

    @abstractmethod
    def file(self, about: About) -> bytes:
        """The judge as data, in whole numbers."""

    def _descend(self, odds: Callable[[Tensor], Tensor], target: Tensor, learned: Tensor) -> None:
        """Goes step by step towards what is to be foreseen, in batches of the rows that are
        learned from; `odds` foretells some rows, as logarithms."""
        study = self._study
        optimiser = torch.optim.AdamW(
            self._net.parameters(), lr=study.rate[0], weight_decay=study.decay
        )
        batches = max(1, len(learned) // study.batch)
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(
            optimiser, study.epochs * batches, eta_min=study.rate[1]
        )
        for _ in range(study.epochs):
            shuffled = learned[torch.randperm(len(learned), device=learned.device)]
            for part in shuffled.chunk(batches):
                loss = functional.binary_cross_entropy_with_logits(odds(part), target[part])
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                optimiser.step()
                schedule.step()

    def save(self, file: Path) -> None:
        """Keeps everything that is needed to continue after this round."""
        fresh = file.with_suffix(".new")
        torch.save(
            {
                "training": msgspec.json.encode(self._study),
                "net": self._net.state_dict(),
                "rounds": self.rounds,
                "positions": self.positions,
            },
            fresh,
        )
        fresh.replace(file)

    def resume(self, file: Path) -> None:
        """Takes up what was saved. Raises ClewError if it was learned with other settings."""
        kept = torch.load(file, map_location=self._device, weights_only=True)
        old = msgspec.json.decode(kept["training"])
        new = msgspec.to_builtins(self._study)
        if {**old, "rounds": 0} != msgspec.json.decode(msgspec.json.encode({**new, "rounds": 0})):
            raise ClewError(f"{file} belongs to a training with other settings")
        self._net.load_state_dict(kept["net"])
        self.rounds, self.positions = kept["rounds"], kept["positions"]
