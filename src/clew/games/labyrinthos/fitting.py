"""Fits the judge of Labyrinthos to games, with PyTorch (see `training`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.nets import About
from clew.games.labyrinthos.bots.judge import UNIT
from clew.games.labyrinthos.bots.judges import write
from clew.games.labyrinthos.bots.outlook import ROWS, SIZES
from clew.games.labyrinthos.training import SEATS, SHOWN, WHOLE
from clew.training import fitting

if TYPE_CHECKING:
    from clew.games.labyrinthos.training import Training

__all__ = ["Fitting"]

_NEVER = -1e9
_FREE = 2
"""The slope and the tempo come first, and nothing holds them."""
_PART = 4_096
_BEGIN = 3
"""Steps towards results alone, before anything can be foreseen."""
_FARTHEST = 4_000
"""A cost that is higher by more than this says nothing more."""


def _sums() -> Tensor:
    """Which increments make up what each row is worth: those up to its value. So values that are
    seldom seen are worth what their neighbours are."""
    sums, first = torch.zeros(ROWS, ROWS), 0
    for values in map(int, SIZES):
        end = first + values
        sums[first:end, first:end] = torch.ones(values, values).tril()
        # The lowest value of every fact is worth nothing.
        sums[first:end, first] = 0
        first = end
    return sums


class _Worths(nn.Module):
    """The slope, the tempo, and by how much each row is worth more than the one before it."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = nn.Parameter(torch.zeros(_FREE + ROWS, dtype=torch.float64))


class Fitting(fitting.Fitting["Training"]):
    """A judge that learns what is foreseen of the next turn, and in the end from results."""

    def __init__(self, training: Training, device: str) -> None:
        self._worths = _Worths()
        super().__init__(training, device, self._worths)
        self._sums = _sums().to(device)

    def _learn(self, data: NDArray[np.int64]) -> tuple[float, float]:
        games = _Games(data, self._sums)
        held = torch.from_numpy(data[:, -1] % fitting.ASIDE == 0).to(self._device)
        with torch.no_grad():
            for _ in range(_BEGIN):
                self._step(games, games.results, ~held)
            part = self._study.results
            for _ in range(self._study.sweeps):
                foreseen = games.next_turn(self._worths.numbers)
                self._step(games, part * games.results + (1 - part) * foreseen, ~held)
            found = games.shares(self._worths.numbers)[held, 0]
        true, equal = games.results[held, 0], 1 / games.there[held].sum(1)
        return float((found - true).pow(2).mean()), float((equal - true).pow(2).mean())

    def _step(self, games: _Games, target: Tensor, learned: Tensor) -> None:
        """One step of Newton's towards what is to be foreseen."""
        numbers = self._worths.numbers
        held = torch.full_like(numbers, self._study.pull)
        held[:_FREE] = 1e-3
        slope, bend = held * numbers, held.diag()
        for rows in learned.nonzero()[:, 0].split(_PART):
            seen, chances = games.look(rows, numbers)
            each, weighed = seen.flatten(0, 1), seen * chances[:, :, None]
            mean = weighed.sum(1)
            slope += (each.T @ (chances - target[rows]).flatten()).double()
            bend += (each.T @ weighed.flatten(0, 1) - mean.T @ mean).double()
        numbers -= torch.linalg.solve(bend, slope)

    def file(self, about: About) -> bytes:
        numbers = self._worths.numbers.detach()
        worths = self._sums.double() @ numbers[_FREE:]
        slope, tempo, *rest = (UNIT * torch.cat([numbers[:_FREE], worths])).round().int().tolist()
        return write(rest, slope, tempo, about)


class _Games:
    """The turns of many games."""

    def __init__(self, data: NDArray[np.int64], sums: Tensor) -> None:
        device = sums.device
        rows = torch.from_numpy(data.astype(np.int64)).to(device)
        shown = rows[:, : SEATS * SHOWN].reshape(-1, SEATS, SHOWN)
        self._sums = sums
        self._facts = shown[:, :, 1:].clamp(min=0)
        self.there = shown[:, :, 1] >= 0
        costs = shown[:, :, 0].masked_fill(~self.there, 1 << 40)
        least = costs.min(1, keepdim=True).values
        self._costs = (costs - least).clamp(max=_FARTHEST).float() / 1000
        seats, number, self.results = rows[:, -2], rows[:, -1], rows[:, -2 - SEATS : -2] / WHOLE
        self._follows = functional.pad(number[1:] == number[:-1], (0, 1))
        # Where each seat is found among the seats of the next turn; one that nobody has stays.
        on = functional.pad(seats[:-1] - seats[1:], (0, 1))
        places = torch.arange(SEATS, device=device).expand(len(rows), -1)
        turned = (places + on[:, None]) % self.there.sum(1, keepdim=True)
        self._later = torch.where(self.there, turned, places)

    def _parts(self) -> Iterator[Tensor]:
        yield from torch.arange(len(self.results), device=self.results.device).split(_PART)

    def _features(self, rows: Tensor) -> Tensor:
        """What each seat's score is a sum of."""
        bags = functional.embedding_bag(self._facts[rows].flatten(0, 1), self._sums, mode="sum")
        turn = torch.zeros(len(rows), SEATS, 1, device=rows.device)
        turn[:, 0] = 1
        parts = [-self._costs[rows][:, :, None], turn, bags.reshape(len(rows), SEATS, ROWS)]
        return torch.cat(parts, 2)

    def look(self, rows: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """What each seat's score is a sum of, and everybody's chance."""
        features = self._features(rows)
        scores = (features @ numbers.float()).masked_fill(~self.there[rows], _NEVER)
        return features, scores.softmax(1)

    def shares(self, numbers: Tensor) -> Tensor:
        """Everybody's chance at the beginning of each turn, from the seat in turn on."""
        return torch.cat([self.look(rows, numbers)[1] for rows in self._parts()])

    def next_turn(self, numbers: Tensor) -> Tensor:
        """What is foreseen for everybody at the beginning of the next turn; the result if there is
        none."""
        foreseen = self.shares(numbers).roll(-1, 0).gather(1, self._later)
        return torch.where(self._follows[:, None], foreseen, self.results)
