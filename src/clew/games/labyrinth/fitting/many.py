"""Fits the judge of Labyrinth among several to games, with PyTorch (see `training.many`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from clew.bots.nets import About
from clew.games.labyrinth.bots import forecasts
from clew.games.labyrinth.bots.forecast import HIDDEN, ONE
from clew.games.labyrinth.bots.trying import features
from clew.games.labyrinth.fitting import whole_numbers
from clew.training import fitting

if TYPE_CHECKING:
    from clew.games.labyrinth.training.many import Training

__all__ = ["Fitting"]


class Fitting(fitting.Fitting["Training"]):
    """A judge that learns what a seat foresees of its next turn, and in the end from results: so a
    few hundred games are enough."""

    def __init__(self, players: int, training: Training, device: str) -> None:
        torch.manual_seed(training.seed)
        self._players = players
        self._first = nn.Linear(features(players), HIDDEN)
        self._last = nn.Linear(HIDDEN, 1)
        super().__init__(training, device, nn.Sequential(self._first, nn.ReLU(), self._last))

    def _learn(self, data: NDArray[np.int64]) -> tuple[float, float]:
        width = features(self._players)
        shown = torch.from_numpy(data[:, :width].astype(np.float32) / ONE).to(self._device)
        onward = torch.from_numpy(data[:, width]).to(self._device)
        result = torch.from_numpy(data[:, width + 1].astype(np.float32) / 2).to(self._device)
        held = torch.from_numpy(data[:, width + 2] % fitting.ASIDE == 0).to(self._device)
        # Who has only to get home, and can, has won: nobody has to learn that.
        won = (shown[:, 0] > 0) & (shown[:, 2] > 0)
        next_ = torch.arange(len(onward), device=self._device) + onward
        learned = (~held & ~won).nonzero()[:, 0]
        target = result
        for _ in range(self._study.sweeps):
            self._descend(lambda rows: self._net(shown[rows])[:, 0], target, learned)
            with torch.no_grad():
                found = torch.where(won, 1.0, self._net(shown)[:, 0].sigmoid())
            part = self._study.results
            foreseen = torch.where(onward > 0, found[next_], result)
            target = part * result + (1 - part) * foreseen
        true = result[held]
        even = 1 / self._players
        return float((found[held] - true).pow(2).mean()), float((even - true).pow(2).mean())

    def file(self, about: About) -> bytes:
        return forecasts.write(whole_numbers(self._first, self._last), about)
