"""The net that learns, many of them side by side, and the file that becomes of one."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.nets import About, Stored, pack, unpack
from clew.core.errors import ClewError

__all__ = ["Policy", "Weights", "forward", "from_file", "stacked", "to_file"]

Weights = dict[str, Tensor]
_NAMES = ("rows", "middle", "last")
_WORD = 2.0**62
_HALVES = hasattr(torch.cpu, "get_capabilities") and bool(
    torch.cpu.get_capabilities().get("avx512_bf16")
)
"""Whether this processor multiplies numbers of half the length about twice as fast, and PyTorch is
new enough to say so."""


class Policy(nn.Module):
    """Rows added up, two layers, a score for each choice, and what each seat will get."""

    def __init__(self, rows: int, first: int, second: int, choices: int, players: int) -> None:
        super().__init__()
        self.rows = nn.Linear(rows, first)
        self.middle = nn.Linear(first, second)
        self.last = nn.Linear(second, choices + players)
        self.choices = choices
        with torch.no_grad():
            # About as many rows are seen as there are slots, not all of them.
            self.rows.weight.mul_((rows / 64) ** 0.5)
            self.last.weight.mul_(0.01)
            self.last.bias.zero_()

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        return forward(dict(self.named_parameters()), self.rows.in_features, self.choices, seen)


def forward(weights: Weights, rows: int, choices: int, seen: Tensor) -> tuple[Tensor, Tensor]:
    """Scores and rewards for rows that are seen; with stacked weights, for as many batches."""
    wide = weights["rows.weight"]
    half = torch.bfloat16 if seen.is_cuda or _HALVES else torch.float32
    hot = torch.zeros((*seen.shape[:-1], rows), dtype=half, device=seen.device)
    hot.scatter_(-1, seen.long(), 1)
    found = hot
    for name in _NAMES:
        weight, bias = weights[f"{name}.weight"].to(half), weights[f"{name}.bias"].to(half)
        if wide.dim() == 3:
            found = torch.baddbmm(bias[:, None, :], found, weight.transpose(1, 2))
        else:
            found = functional.linear(found, weight, bias)
        if name != "last":
            found = functional.relu(found)
    found = found.float()
    rewards = found[..., choices:]
    # What one gets the others lose.
    return found[..., :choices], rewards - rewards.mean(-1, keepdim=True)


def stacked(nets: Sequence[Weights]) -> Weights:
    """Nets side by side, as `forward` takes them. The layers of smaller ones are filled up with
    sums that are always nothing."""
    return {
        name: torch.stack([_filled(net[name].float(), shape) for net in nets])
        for name, shape in _largest(nets).items()
    }


def _largest(nets: Sequence[Weights]) -> dict[str, tuple[int, ...]]:
    """The shapes that have room for each of the nets."""
    return {
        name: tuple(map(max, *(net[name].shape for net in nets), nets[0][name].shape))
        for name in nets[0]
    }


def _filled(weights: Tensor, shape: tuple[int, ...]) -> Tensor:
    if weights.shape == shape:
        return weights
    missing = [want - have for want, have in zip(shape, weights.shape, strict=True)]
    # From the last dimension on: nothing before, so much behind.
    return functional.pad(weights, [n for more in reversed(missing) for n in (0, more)])


def to_file(weights: Weights, about: About, choices: int) -> Stored:
    """The net in whole numbers: one byte a weight in the first layer, two in the others.

    Each sum has a scale of its own. It is divided out of the layer that follows, because what is
    not negative stays so: no layer has to round.
    """
    net = {name: tensor.detach().double().cpu() for name, tensor in weights.items()}
    # The rewards of all seats add up to nothing: so their mean is taken out beforehand.
    for name in ("last.weight", "last.bias"):
        net[name][choices:] -= net[name][choices:].mean(0, keepdim=True)
    scale = torch.ones(net["rows.weight"].shape[1], dtype=torch.float64)
    layers, reach = [], torch.ones(1, dtype=torch.float64)
    for name, most, kind in (("rows", 127, "b"), ("middle", 32767, "h"), ("last", 32767, "h")):
        weight = net[f"{name}.weight"] * scale
        bias = net[f"{name}.bias"]
        own = (weight.abs().amax(1) / most).clamp(min=1e-12)
        whole = (weight / own[:, None]).round().long()
        always = (bias / own).round().long()
        reach = whole.abs().double().sum(1) * reach.max() + always.abs()
        if reach.max() > _WORD:
            raise ClewError("this net's weights are too large for whole numbers")
        ordered = whole.T if name == "rows" else whole
        layers.append(pack(always.tolist(), ordered.flatten().tolist(), kind))
        scale = own
    sizes = (
        net["rows.weight"].shape[1],
        net["rows.weight"].shape[0],
        net["middle.weight"].shape[0],
        net["last.weight"].shape[0],
    )
    return Stored(
        about=about,
        sizes=sizes,
        scales=scale.tolist(),
        rows=layers[0],
        middle=layers[1],
        last=layers[2],
    )


def from_file(stored: Stored, device: str) -> Weights:
    """The weights of a file, to play against."""
    rows, first, second, outputs = stored.sizes
    found: Weights = {}
    shapes = {"rows": (rows, first), "middle": (second, first), "last": (outputs, second)}
    for name, data, kind in (
        ("rows", stored.rows, "b"),
        ("middle", stored.middle, "h"),
        ("last", stored.last, "h"),
    ):
        sums = first if name == "rows" else shapes[name][0]
        always, weights = unpack(data, sums, kind)
        weight = torch.tensor(weights, dtype=torch.float64).reshape(shapes[name])
        found[f"{name}.weight"] = weight.T if name == "rows" else weight
        found[f"{name}.bias"] = torch.tensor(always, dtype=torch.float64)
    # Large whole numbers would lose their last digits: each layer is brought near to one.
    for name, after in (("rows", "middle"), ("middle", "last")):
        size = found[f"{name}.weight"].abs().amax(1).clamp(min=1e-9)
        found[f"{name}.weight"] /= size[:, None]
        found[f"{name}.bias"] /= size
        found[f"{after}.weight"] *= size
    scales = torch.tensor(stored.scales, dtype=torch.float64)
    found["last.weight"] *= scales[:, None]
    found["last.bias"] *= scales
    return {name: tensor.float().to(device).contiguous() for name, tensor in found.items()}
