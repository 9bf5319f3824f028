"""Fits the judge of Labyrinthos to games, with PyTorch (see `training`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.nets import About, write
from clew.games.labyrinthos.bots.outlook import FACTS, ROWS, SIZES
from clew.games.labyrinthos.training import PARTS, SEATS, WHOLE
from clew.training import fitting
from clew.training.policy import to_file

if TYPE_CHECKING:
    from clew.games.labyrinthos.training import Training

__all__ = ["Fitting"]

_NEVER = -1e9


class _Rows(nn.Module):
    """The rows of all facts. What a value says is added to what the next lower one does, so that
    values seldom seen are judged by their neighbours."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.more = nn.Parameter(0.05 * torch.randn(ROWS, width))
        sums, first = torch.zeros(ROWS, ROWS), 0
        for values in map(int, SIZES):
            end = first + values
            sums[first:end, first:end] = torch.ones(values, values).tril()
            first = end
        self.register_buffer("sums", sums)
        self.sums: Tensor

    def forward(self) -> Tensor:
        return self.sums @ self.more


class Fitting(fitting.Fitting["Training"]):
    """A judge that learns."""

    def __init__(self, training: Training, device: str) -> None:
        torch.manual_seed(training.seed)
        self._rows = _Rows(training.first)
        self._always = nn.Linear(1, training.first, bias=False)
        self._middle = nn.Linear(training.first, training.second)
        self._last = nn.Linear(training.second, 1)
        parts = nn.ModuleList([self._rows, self._always, self._middle, self._last])
        super().__init__(training, device, parts)

    def _odds(self, facts: Tensor, there: Tensor) -> Tensor:
        """The logarithm of the odds of the first of all seats that are there."""
        seen = functional.embedding_bag(facts.flatten(0, 1), self._rows(), mode="sum")
        felt = self._middle((seen + self._always.weight[:, 0]).relu()).relu()
        scores = self._last(felt)[:, 0].reshape(there.shape).masked_fill(~there, _NEVER)
        return scores[:, 0] - scores[:, 1:].logsumexp(1)

    def _learn(self, data: NDArray[np.int64]) -> tuple[float, float]:
        device = self._device
        facts = torch.from_numpy(data[:, : SEATS * FACTS].astype(np.int32))
        facts = facts.reshape(-1, SEATS, FACTS).to(device)
        there = facts[:, :, 0] >= 0
        facts.clamp_(min=0)
        foreseen = torch.from_numpy(data[:, -3].astype(np.float32) / PARTS).to(device)
        result = torch.from_numpy(data[:, -2].astype(np.float32) / WHOLE).to(device)
        held = torch.from_numpy(data[:, -1] % fitting.ASIDE == 0).to(device)
        part = self._study.results
        target = torch.where(foreseen < 0, result, part * result + (1 - part) * foreseen)
        self._descend(
            lambda rows: self._odds(facts[rows], there[rows]), target, (~held).nonzero()[:, 0]
        )
        with torch.no_grad():
            found = self._odds(facts[held], there[held]).sigmoid()
        true, equal = result[held], 1 / there[held].sum(1)
        return float((found - true).pow(2).mean()), float((equal - true).pow(2).mean())

    def file(self, about: About) -> bytes:
        weights = {
            "rows.weight": self._rows().T,
            "rows.bias": self._always.weight[:, 0],
            "middle.weight": self._middle.weight,
            "middle.bias": self._middle.bias,
            "last.weight": self._last.weight,
            "last.bias": self._last.bias,
        }
        return write(to_file(weights, about, 1))
