"""Fits a judge to games, with PyTorch (see `training`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.nets import About
from clew.games.tiger_labyrinth.bots import judges
from clew.games.tiger_labyrinth.bots.judge import CELL_ROWS, CONTEXTS, LANE_BITS, UNIT_BITS
from clew.training import fitting

if TYPE_CHECKING:
    from clew.games.tiger_labyrinth.training import Training

__all__ = ["Fitting"]

_CELLS = 16
_ODDS = 77.0
"""A value that makes the odds e to one, as for alpha-beta without a judge."""
_UNIT = _ODDS * (1 << UNIT_BITS)
"""What a lane holds then."""
_ROOM = (1 << LANE_BITS - 1) - 1
_AWAY = (0, 20, 38, 54, 68, 80, 90)
"""What distances cost without a judge: the first guess."""


class _Rows(nn.Module):
    """All rows of a judge, put together from what they have in common: the card, the cubs of one
    colour, both; so what is seldom seen is judged by what is seen often."""

    def __init__(self, lanes: int, chance: torch.Generator) -> None:
        super().__init__()
        rows = np.arange(_CELLS * CELL_ROWS)
        cell, there = rows // CELL_ROWS, rows % CELL_ROWS
        card, red, blue = there & 3, there >> 2 & 7, there >> 5
        groups = [
            cell * 4 + card,
            cell * 8 + red,
            cell * 8 + blue,
            (cell * 4 + card) * 8 + red,
            (cell * 4 + card) * 8 + blue,
            rows,
        ]
        self.parts = nn.ParameterList()
        for number, group in enumerate(groups):
            self.register_buffer(f"group{number}", torch.from_numpy(group.copy()))
            self.parts.append(torch.zeros(int(group.max()) + 1, lanes))
        self.contexts = nn.Parameter(torch.zeros(CONTEXTS, lanes))
        with torch.no_grad():
            # A lane foresees what the distances do, as far as it is positive, and a little chance.
            steps = np.arange(_CELLS)
            for part, away in (
                (1, 3 - steps % 4 + 3 - steps // 4),
                (2, steps % 4 + 3 - steps // 4),
            ):
                cost = torch.tensor([_AWAY[one] for one in away], dtype=torch.float32) / _ODDS
                cubs = torch.arange(8.0)
                guess = (cost[:, None] * cubs).reshape(-1, 1) * (-1 if part == 1 else 1)
                self.parts[part] += guess / lanes
                self.parts[part] += 0.03 * torch.randn(self.parts[part].shape, generator=chance)
            self.contexts += torch.linspace(-0.5, 0.5, lanes)

    def forward(self) -> Tensor:
        whole = self.parts[-1]
        for number in range(len(self.parts) - 1):
            whole = whole + self.parts[number][self.get_buffer(f"group{number}")]
        return torch.cat([whole, self.contexts])


class Fitting(fitting.Fitting["Training"]):
    """A judge that learns."""

    def __init__(self, training: Training, device: str) -> None:
        chance = torch.Generator().manual_seed(training.seed)
        super().__init__(training, device, _Rows(judges.LANES, chance))
        mirror = torch.tensor([judges.mirrored(row) for row in range(judges.ROWS)])
        self._mirror = mirror.to(device)

    def _learn(self, data: NDArray[np.int64]) -> tuple[float, float]:
        aside = data[:, 5] % fitting.ASIDE == 0
        seen = torch.from_numpy(_rows(data)).to(self._device)
        value = torch.from_numpy(data[:, 3].astype(np.float32)).to(self._device)
        result = torch.from_numpy(data[:, 4].astype(np.float32) / 2).to(self._device)
        part = self._study.results
        target = part * result + (1 - part) * (value / _ODDS).sigmoid()
        held = torch.from_numpy(aside).to(self._device)
        learned = (~held).nonzero()[:, 0]
        self._descend(lambda rows: self._foresee(seen[rows].long()), target, learned)
        return self._errors(seen, result, held, data)

    def _foresee(self, seen: Tensor) -> Tensor:
        """The odds of red, as a logarithm."""
        rows = self._net()
        red = functional.embedding_bag(seen, rows, mode="sum").relu().sum(1)
        blue = functional.embedding_bag(self._mirror[seen], rows, mode="sum").relu().sum(1)
        return red - blue

    @torch.no_grad()
    def _errors(
        self, seen: Tensor, result: Tensor, held: Tensor, data: NDArray[np.int64]
    ) -> tuple[float, float]:
        parts = held.nonzero()[:, 0].split(1 << 18)
        found = torch.cat([self._foresee(seen[part].long()).sigmoid() for part in parts])
        steps = np.arange(_CELLS)
        away = np.array(_AWAY)
        lead = _cubs(data[:, 2]) @ away[steps % 4 + 3 - steps // 4]
        lead -= _cubs(data[:, 1]) @ away[3 - steps % 4 + 3 - steps // 4]
        lead += np.where(data[:, 0] >> 50 & 1, 10, -10)
        plain = torch.from_numpy((lead / _ODDS).astype(np.float32)).to(held.device)[held].sigmoid()
        true = result[held]
        return float((found - true).pow(2).mean()), float((plain - true).pow(2).mean())

    @torch.no_grad()
    def file(self, about: About) -> bytes:
        """The judge in whole numbers: a lane that could hold more than it has room for is made
        smaller as a whole."""
        whole: NDArray[np.float64] = (self._net() * _UNIT).double().cpu().numpy()
        smaller = np.minimum(1.0, (_ROOM - _CELLS) / _bounds(whole))
        return judges.write([int(number) for number in np.rint(whole * smaller).ravel()], about)


def _cubs(words: NDArray[np.int64]) -> NDArray[np.int64]:
    """How many cubs are on each cell."""
    cells = np.arange(_CELLS)
    planes = [words[:, None] >> (16 * digit + cells) & 1 for digit in range(3)]
    return np.asarray(planes[0] + 2 * planes[1] + 4 * planes[2])


def _rows(data: NDArray[np.int64]) -> NDArray[np.int16]:
    """The rows of positions: one for each cell, and one for the gems with who is to move."""
    cells = np.arange(_CELLS)
    out = np.empty((len(data), _CELLS + 1), np.int16)
    for start in range(0, len(data), 1 << 18):
        part = data[start : start + (1 << 18)]
        grid = part[:, :1]
        card = (grid >> cells & 1) | (grid >> (cells + 16) & 1) << 1
        there = card | _cubs(part[:, 1]) << 2 | _cubs(part[:, 2]) << 5
        out[start : start + len(part), :_CELLS] = cells * CELL_ROWS + there
        gems = part[:, 0] >> 32
        context = (gems & 1) | (gems >> 16 & 1) << 1 | (part[:, 0] >> 50 & 1) << 2
        out[start : start + len(part), _CELLS] = _CELLS * CELL_ROWS + context
    return out


def _bounds(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """The most that each lane can come to, up or down, with five cubs of each colour: cell by cell,
    for so many red and blue ones as have been placed."""
    cells = rows[: _CELLS * CELL_ROWS].reshape(_CELLS, 8, 8, 4, -1)  # cell, blue, red, card
    contexts = rows[_CELLS * CELL_ROWS :]
    most = np.zeros(rows.shape[1])
    for sign in (1, -1):
        best = np.full((6, 6, rows.shape[1]), -np.inf)
        best[0, 0] = (sign * contexts).max(0)
        for cell in cells:
            here = (sign * cell).max(2)
            after = np.full_like(best, -np.inf)
            for blue in range(6):
                for red in range(6):
                    after[blue:, red:] = np.maximum(
                        after[blue:, red:], best[: 6 - blue, : 6 - red] + here[blue, red]
                    )
            best = after
        most = np.maximum(most, best[5, 5])
    return most
