"""Fits the judge of Labyrinth to games, with PyTorch (see `training`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from clew.bots.nets import About
from clew.games.labyrinth.bots import forecasts
from clew.games.labyrinth.bots.forecast import FEATURES, HIDDEN, ONE, SURE, WEIGHT_BITS
from clew.training import fitting

if TYPE_CHECKING:
    from clew.games.labyrinth.training import Training

__all__ = ["Fitting", "whole_numbers"]


class Fitting(fitting.Fitting["Training"]):
    """A judge that learns."""

    def __init__(self, training: Training, device: str) -> None:
        torch.manual_seed(training.seed)
        self._first, self._last = nn.Linear(FEATURES, HIDDEN), nn.Linear(HIDDEN, 1)
        super().__init__(training, device, nn.Sequential(self._first, nn.ReLU(), self._last))

    def _learn(self, data: NDArray[np.int64]) -> tuple[float, float]:
        def column(numbers: NDArray[np.int64], one: int) -> Tensor:
            return torch.from_numpy(numbers.astype(np.float32) / one).to(self._device)

        seen = column(data[:, :FEATURES], ONE)
        foreseen, result = column(data[:, FEATURES], SURE), column(data[:, FEATURES + 1], 2)
        held = torch.from_numpy(data[:, FEATURES + 2] % fitting.ASIDE == 0).to(self._device)
        part = self._study.results
        target = torch.where(foreseen < 0, result, part * result + (1 - part) * foreseen)
        self._descend(lambda rows: self._net(seen[rows])[:, 0], target, (~held).nonzero()[:, 0])
        with torch.no_grad():
            found = self._net(seen[held])[:, 0].sigmoid()
        true = result[held]
        return float((found - true).pow(2).mean()), float((0.5 - true).pow(2).mean())

    def file(self, about: About) -> bytes:
        return forecasts.write(whole_numbers(self._first, self._last), about)


def whole_numbers(first: nn.Linear, last: nn.Linear) -> list[int]:
    """The numbers of a net of two layers, as `forecast` adds them up."""
    one = 1 << WEIGHT_BITS
    weights, always = first.weight.tolist(), first.bias.tolist()
    counts = last.weight[0].tolist()
    numbers: list[int] = []
    for place in range(len(always)):
        numbers.append(round(always[place] * one * ONE))
        numbers += [round(weight * one) for weight in weights[place]]
        numbers.append(round(counts[place] * one))
    numbers.append(round(last.bias.item() * one * ONE))
    return numbers
