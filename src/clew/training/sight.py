"""What nets see of many games at once: the glasses of `clew.bots`, for tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from clew.bots.glasses import Glasses
from clew.envs.vector import VectorEnv

__all__ = ["Sight", "shared"]


class Sight:
    """Turns observations into rows of the first layer, and masks and choices into outputs."""

    def __init__(self, glasses: Glasses, device: str) -> None:
        views = range(glasses.views)
        reads = [glasses.read(view) for view in views]
        parts = [[part for slot in read for part in slot] for read in reads]
        self.glasses = glasses
        self.slots = len(glasses.slots)
        self.rows = glasses.rows
        self._word = torch.tensor([[p[0] for p in one] for one in parts], device=device)
        self._first = torch.tensor([[p[1] for p in one] for one in parts], device=device)
        self._mask = torch.tensor([[(1 << p[2]) - 1 for p in one] for one in parts], device=device)
        # Where a part belongs: its slot, and how far it is shifted there.
        owner = [number for number, slot in enumerate(reads[0]) for _ in slot]
        shift = []
        for slot in reads[0]:
            at = 0
            for _, _, bits in slot:
                shift.append(at)
                at += bits
        self._owner = torch.tensor(owner, device=device)
        self._shift = torch.tensor(shift, device=device)
        rows = [
            [self._row(view, number, slot) for number, slot in enumerate(read)]
            for view, read in zip(views, reads, strict=True)
        ]
        self._rows = torch.tensor(rows, dtype=torch.int16, device=device)
        self._meant = torch.tensor([glasses.meant(view) for view in views], device=device)
        self._every = torch.arange(self.slots, device=device)

    def _row(self, view: int, number: int, parts: list[tuple[int, int, int]]) -> list[int]:
        """The rows that the values of a slot add in a view; there is room for more values."""
        width = self.glasses.width
        values = min(width, 1 << sum(bits for _, _, bits in parts))
        rows = [self.glasses.row(view, number, value) for value in range(values)]
        return rows + rows[-1:] * (width - values)

    def look(self, many: VectorEnv) -> tuple[Tensor, Tensor, Tensor]:
        """For each game the rows that its seat sees, which outputs are legal, and its view."""
        return self.see(shared(many.observations), shared(many.masks))

    def see(self, words: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The same for observations and sets of legal choices."""
        view = self.glasses.look(words.unbind(1))
        values = words.gather(1, self._word[view]) >> self._first[view] & self._mask[view]
        values <<= self._shift
        if len(self._owner) != self.slots:
            values = torch.zeros(
                (len(words), self.slots), dtype=values.dtype, device=values.device
            ).index_add_(1, self._owner, values)
        values = values.clamp(max=self._rows.shape[2] - 1)
        rows = self._rows[view[:, None], self._every, values]
        facts = self.glasses.facts(words.unbind(1))
        if facts:
            rows = torch.cat([rows, torch.stack(facts, 1).to(rows.dtype)], 1)
        return rows, self._legal(masks, view), view

    def _legal(self, masks: Tensor, view: Tensor) -> Tensor:
        meant = self._meant[view]
        return (masks.gather(1, meant >> 6) >> (meant & 63) & 1).bool()

    def meant(self, view: Tensor) -> Tensor:
        """The choice that each output stands for."""
        return self._meant[view]

    def choices(self, view: Tensor, outputs: Tensor) -> Tensor:
        """The choices that outputs stand for."""
        return self.meant(view).gather(1, outputs[:, None])[:, 0]


def shared(array: Any) -> Tensor:
    """An array of the environments as a tensor. On a GPU nothing is copied; unsigned words become
    signed ones, which can be shifted."""
    if array.dtype == "uint64":
        array = array.view("int64")
    if isinstance(array, np.ndarray):
        return torch.from_numpy(array.copy())
    return torch.from_dlpack(array)
