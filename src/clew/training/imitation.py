"""A net that plays as a bot does, learned from the bot's own games.

Bots that search are far too slow for a training of thousands of games at once. A net that imitates
one can sit there as a guest, or be what a training begins as.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from clew import bots
from clew.bots.glasses import Glasses
from clew.bots.nets import About, Viewer, write
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.games import find
from clew.training.policy import Policy, to_file
from clew.training.settings import Settings

__all__ = ["Imitated", "imitate"]

_ASIDE = 10
"""One game in so many is not learned from, to see how well that went."""
_EPOCHS = 12
_BATCH = 256
_RATE = 2e-3
_DECAY = 0.02
_NEVER = -1e9


class Imitated(NamedTuple):
    """What came of it."""

    file: Path
    decisions: int
    same: float
    """How often the net's likeliest choice is the bot's, in games set aside."""
    likely: float
    """How likely the net takes what the bot does, there, as a geometric mean."""


class _Games(NamedTuple):
    """Decisions of a bot: a row for each."""

    rows: Tensor
    legal: Tensor
    chosen: Tensor
    rewards: Tensor
    """By seat, from the deciding one on."""
    games: Tensor


def imitate(settings: Settings, folder: Path, command: str, *, bot: str, games: int) -> Imitated:
    """Lets a bot play all seats of so many games, and a net learn what it did and who won."""
    torch.manual_seed(settings.seed)
    glasses = Glasses(find(settings.game), settings.players, settings.facts)
    net = Policy(glasses, settings.first, settings.second)
    played = _play(settings, glasses, bot, games)
    aside = played.games % _ASIDE == 0
    if bool(aside.all()):
        raise ClewError(f"--games {games}: too few to learn from and to test it")
    _fit(net, played, (~aside).nonzero()[:, 0])
    same, likely = _tested(net, played, aside.nonzero()[:, 0])
    about = About(
        game=settings.game,
        players=settings.players,
        version=find(settings.game).version,
        command=command,
        seed=settings.seed,
        decisions=len(played.rows),
    )
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "net.msgpack"
    weights = {name: one.detach() for name, one in net.named_parameters()}
    stored = to_file(
        weights, about, glasses.choices, facts=settings.facts, largest=settings.largest
    )
    file.write_bytes(write(stored))
    return Imitated(file, len(played.rows), same, likely)


def _play(settings: Settings, glasses: Glasses, bot: str, games: int) -> _Games:
    game, viewer = glasses.game, Viewer(glasses)
    decides = bots.find(game.id, bot)
    options = game.read_options(settings.options)
    found: list[tuple[list[int], list[bool], int, list[float], int]] = []
    for number in range(games):
        chance = Fast(settings.seed * 1_000_003 + number)
        state = game.new(settings.players, options, chance)
        mine: list[tuple[list[int], list[bool], int, int]] = []
        while seat := state.acting():
            seen = Perspective(game, state, seat, chance.word())
            action = decides(seen)
            legal = seen.legal()
            if len(legal) > 1:
                rows, outputs = viewer.look(seen)
                may = [False] * glasses.choices
                for one in legal:
                    may[outputs[state.choice_of(seat, one)]] = True
                mine.append((rows, may, outputs[state.choice_of(seat, action)], seat))
            state.apply(seat, action, chance, None)
        rewards = _rewards(state.result() or [], settings.players)
        for rows, may, chosen, seat in mine:
            found.append((rows, may, chosen, rewards[seat - 1 :] + rewards[: seat - 1], number))
    return _Games(*(torch.tensor(part) for part in zip(*found, strict=True)))


def _rewards(shares: list[float], players: int) -> list[float]:
    """1 for winning alone, 0 for an equal share; all of them add up to nothing."""
    return [(share * players - 1) / (players - 1) for share in shares]


def _fit(net: nn.Module, played: _Games, learned: Tensor) -> None:
    optimiser = torch.optim.AdamW(net.parameters(), lr=_RATE, weight_decay=_DECAY)
    steps = _EPOCHS * (1 + len(learned) // _BATCH)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    for _ in range(_EPOCHS):
        for part in learned[torch.randperm(len(learned))].split(_BATCH):
            scores, foreseen = net(played.rows[part])
            scores = scores.masked_fill(~played.legal[part], _NEVER)
            wrong = functional.cross_entropy(scores, played.chosen[part])
            error = (foreseen - played.rewards[part]).pow(2).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            (wrong + 0.5 * error).backward()
            optimiser.step()
            schedule.step()


@torch.no_grad()
def _tested(net: nn.Module, played: _Games, aside: Tensor) -> tuple[float, float]:
    scores, _ = net(played.rows[aside])
    scores = scores.masked_fill(~played.legal[aside], _NEVER)
    chosen = played.chosen[aside]
    same = (scores.argmax(1) == chosen).float().mean()
    return float(same), float((-functional.cross_entropy(scores, chosen)).exp())
