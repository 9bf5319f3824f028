"""The net that learns, many of them side by side, and the file that becomes of one."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional

from clew.bots.glasses import Glasses
from clew.bots.nets import About, Stored, layers, pack
from clew.core.errors import ClewError

__all__ = [
    "BYTE",
    "WORD",
    "Policy",
    "Weights",
    "forward",
    "from_file",
    "rounded",
    "stacked",
    "to_file",
]

Weights = dict[str, Tensor]
_NAMES = ("rows", "middle", "last")
BYTE = 127
WORD = 32767
"""The largest weights of one byte, and of two."""
_FURTHEST = 2.0**62
_HALVES = hasattr(torch.cpu, "get_capabilities") and bool(
    torch.cpu.get_capabilities().get("avx512_bf16")
)
"""Whether this processor multiplies numbers of half the length about twice as fast, and PyTorch is
new enough to say so."""


class Policy(nn.Module):
    """Rows added up, two layers, a score for each choice, and what each seat will get."""

    def __init__(self, glasses: Glasses, first: int, second: int) -> None:
        super().__init__()
        self.glasses = glasses
        self.rows = nn.Linear(glasses.rows, first)
        self.middle = nn.Linear(first, second)
        self.last = nn.Linear(second, glasses.choices + glasses.players)
        with torch.no_grad():
            # About as many rows are seen as there are slots, not all of them.
            self.rows.weight.mul_((glasses.rows / 64) ** 0.5)
            self.last.weight.mul_(0.01)
            self.last.bias.zero_()

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        return forward(dict(self.named_parameters()), self.glasses, seen)


def forward(
    weights: Weights, glasses: Glasses, seen: Tensor, exact: bool = False
) -> tuple[Tensor, Tensor]:
    """Scores and rewards for rows that are seen; with stacked weights, for as many batches.

    A GPU calculates with numbers of half the length, unless it should be `exact`.
    """
    short = not exact if seen.is_cuda else _HALVES
    half = torch.bfloat16 if short else torch.float32
    found = functional.relu(_added_up(weights, glasses, seen, half))
    found = functional.relu(_layer(weights, "middle", found))
    found = _layer(weights, "last", found).float()
    rewards = found[..., glasses.choices :]
    # What one gets the others lose.
    return found[..., : glasses.choices], rewards - rewards.mean(-1, keepdim=True)


def _layer(weights: Weights, name: str, found: Tensor) -> Tensor:
    weight, bias = (weights[f"{name}.{part}"].to(found.dtype) for part in ("weight", "bias"))
    if weight.dim() == 3:
        return torch.baddbmm(bias[:, None, :], found, weight.transpose(1, 2))
    return functional.linear(found, weight, bias)


def _added_up(weights: Weights, glasses: Glasses, seen: Tensor, half: torch.dtype) -> Tensor:
    """The rows that are seen, added up. A GPU does best to multiply all of them by nothing or one.
    So does a processor, but for facts: of many hundred rows a dozen are seen."""
    slots, plain = len(glasses.slots), glasses.plain
    if seen.is_cuda or glasses.seen == slots:
        return _layer(weights, "rows", _hot(seen, glasses.rows, half))
    rows, facts = weights["rows.weight"], seen[..., slots:].long() - plain
    few = {"rows.weight": rows[..., :plain], "rows.bias": weights["rows.bias"]}
    found = _layer(few, "rows", _hot(seen[..., :slots], plain, half))
    tables = rows[..., plain:].transpose(-2, -1).contiguous()
    if rows.dim() == 2:
        return found + functional.embedding_bag(facts, tables, mode="sum").to(half)
    both = zip(facts, tables, strict=True)
    known = [functional.embedding_bag(*one, mode="sum") for one in both]
    return found + torch.stack(known).to(half)


def _hot(seen: Tensor, rows: int, half: torch.dtype) -> Tensor:
    hot = torch.zeros((*seen.shape[:-1], rows), dtype=half, device=seen.device)
    return hot.scatter_(-1, seen.long(), 1)


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


def rounded(weights: Weights, largest: Sequence[int]) -> Weights:
    """The weights as they stand in a file, in which those of the first layers are whole numbers up
    to these. Whoever learns with them learns the weights themselves."""
    found, scale = dict(weights), torch.ones(1, device=weights["rows.weight"].device)
    for name, most in zip(_NAMES, largest, strict=False):
        weight = weights[f"{name}.weight"]
        with torch.no_grad():
            wide = weight * scale
            own = _unit(wide, most)
            change = (wide / own[:, None]).round() * own[:, None] / scale - weight
        found[f"{name}.weight"] = weight + change
        scale = own
    return found


def _unit(weights: Tensor, most: int) -> Tensor:
    """What one is worth, of each sum, if its largest weight becomes `most`."""
    return (weights.abs().amax(1) / most).clamp(min=1e-12)


def to_file(
    weights: Weights,
    about: About,
    choices: int,
    *,
    facts: bool = False,
    largest: Sequence[int] = (BYTE, WORD),
) -> Stored:
    """The net in whole numbers, up to the `largest` in its first layers.

    Each sum has a scale of its own. It is divided out of the layer that follows, because what is
    not negative stays so: no layer has to round.
    """
    net = {name: tensor.detach().double().cpu() for name, tensor in weights.items()}
    # The rewards of all seats add up to nothing: so their mean is taken out beforehand.
    for name in ("last.weight", "last.bias"):
        net[name][choices:] -= net[name][choices:].mean(0, keepdim=True)
    scale = torch.ones(net["rows.weight"].shape[1], dtype=torch.float64)
    layers, kinds, reach = [], "", torch.ones(1, dtype=torch.float64)
    for name, most in zip(_NAMES, (*largest, WORD), strict=True):
        weight = net[f"{name}.weight"] * scale
        bias = net[f"{name}.bias"]
        own = _unit(weight, most)
        whole = (weight / own[:, None]).round().long()
        always = (bias / own).round().long()
        reach = whole.abs().double().sum(1) * reach.max() + always.abs()
        if reach.max() > _FURTHEST:
            raise ClewError("this net's weights are too large for whole numbers")
        ordered = whole.T if name == "rows" else whole
        kinds += "b" if most <= BYTE else "h"
        layers.append(pack(always.tolist(), ordered.flatten().tolist(), kinds[-1]))
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
        kinds=kinds,
        facts=facts,
    )


def from_file(stored: Stored, device: str, seen: int = 0) -> Weights:
    """The weights of a file, to play against. It makes nothing of rows that it does not know, if
    there are `seen` of them in all."""
    rows, first, second, outputs = stored.sizes
    found: Weights = {}
    shapes = {"rows": (rows, first), "middle": (second, first), "last": (outputs, second)}
    for name, (always, weights) in zip(_NAMES, layers(stored), strict=True):
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
    if seen > rows:
        found["rows.weight"] = functional.pad(found["rows.weight"], (0, seen - rows))
    return {name: tensor.float().to(device).contiguous() for name, tensor in found.items()}
