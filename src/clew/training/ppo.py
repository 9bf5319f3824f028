"""Proximal policy optimisation against itself and earlier selves, thousands of games at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional, utils

from clew.envs.vector import VectorEnv
from clew.training.policy import Policy, Weights, forward, stacked
from clew.training.settings import Settings
from clew.training.sight import Sight, shared

__all__ = ["Coach", "Progress", "Rates"]

_NEVER = -1e9


class Rates(NamedTuple):
    """How to learn now: the settings' pairs, at some point of the training."""

    rate: float
    entropy: float
    magnet: float


class Progress(NamedTuple):
    """What an iteration was like."""

    ended: int
    """How many games ended."""
    length: float
    """How many decisions a game has, as far as can be told."""
    wins: float
    """The learner's share of the games against earlier selves that ended; a fair share is one part
    for each player. Not a number if there was none."""
    entropy: float
    error: float
    """How far the rewards are from those foreseen: the mean of the squares."""
    distance: float
    """From its own past, as Kullback and Leibler measure it; 0 where nothing holds it there."""


class _Played(NamedTuple):
    """What happened in the steps of an iteration: by step, then by game."""

    rows: Tensor
    legal: Tensor
    outputs: Tensor
    likely: Tensor
    foreseen: Tensor
    seats: Tensor
    rewards: Tensor
    ended: Tensor
    learns: Tensor


class Coach:
    """Games side by side; in the first of them the learner has all seats, in the others one."""

    def __init__(self, settings: Settings, many: VectorEnv, sight: Sight, net: Policy) -> None:
        self._settings = settings
        self._many, self._sight, self._net = many, sight, net
        device = next(net.parameters()).device
        games, players = many.num_games, many.players
        self._tables = settings.tables
        self._each = round(settings.pool * games) // settings.tables
        self._alone = games - self._each * settings.tables
        """So many games the learner plays with itself."""
        self._own = torch.arange(games, device=device) % players + 1
        self._own[: self._alone] = 0
        self._optimiser = torch.optim.Adam(net.parameters(), lr=1e-4, eps=1e-5)
        self._others: Weights = {}
        self._seats = torch.arange(players, device=device)

    @property
    def optimiser(self) -> torch.optim.Optimizer:
        return self._optimiser

    def seat_others(self, nets: list[Weights]) -> None:
        """Who plays against the learner from now on, table by table."""
        self._others = stacked(nets)

    def iterate(self, magnet: Weights, rates: Rates) -> Progress:
        """Plays some steps and learns from them."""
        played = self._play()
        gains, returns = self._gains(played)
        for group in self._optimiser.param_groups:
            group["lr"] = rates.rate
        parts = list(self._learn(played, gains, returns, magnet, rates))
        entropy, error, distance = torch.stack(parts).mean(0).tolist()
        return self._progress(played, entropy, error, distance)

    # Playing

    def _scores(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The learner's scores, and the others' at their tables; and what the learner foresees."""
        scores, foreseen = self._net(rows)
        if self._alone < len(rows):
            there = rows[self._alone :].view(self._tables, self._each, -1)
            theirs, _ = forward(self._others, self._sight.glasses, there)
            theirs = theirs.reshape(-1, theirs.shape[-1])
            seats = shared(self._many.seats)[self._alone :]
            own = (seats == self._own[self._alone :])[:, None]
            scores = torch.cat(
                [scores[: self._alone], torch.where(own, scores[self._alone :], theirs)]
            )
        return scores, foreseen

    @torch.no_grad()
    def _play(self) -> _Played:
        many = self._many
        steps: list[tuple[Tensor, ...]] = []
        for _ in range(self._settings.steps):
            rows, legal, view = self._sight.look(many)
            seats = shared(many.seats).clone()
            scores, foreseen = self._scores(rows)
            scores = scores.masked_fill(~legal, _NEVER)
            noise = torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)
            outputs = (scores - (-noise.log()).log()).argmax(1)
            likely = functional.log_softmax(scores, 1).gather(1, outputs[:, None])[:, 0]
            many.send(self._sight.choices(view, outputs))
            rewards = shared(many.rewards).float()
            ended = shared(many.ended).clone()
            learns = (self._own == 0) | (seats == self._own)
            steps.append((rows, legal, outputs, likely, foreseen, seats, rewards, ended, learns))
        many.receive()
        return _Played(*(torch.stack(part) for part in zip(*steps, strict=True)))

    # Judging

    def _by_seat(self, foreseen: Tensor, seats: Tensor) -> Tensor:
        """What is foreseen, by seat instead of from the acting one on."""
        turned = (self._seats - (seats[:, None] - 1)) % len(self._seats)
        return foreseen.gather(1, turned)

    @torch.no_grad()
    def _gains(self, played: _Played) -> tuple[Tensor, Tensor]:
        """Generalised advantages of the acting seats, and the rewards to foresee, from them on."""
        rows, _, _ = self._sight.look(self._many)
        after = self._by_seat(self._net(rows)[1], shared(self._many.seats))
        ahead = torch.zeros_like(after)
        gains, returns = [], []
        for step in reversed(range(len(played.seats))):
            seats, going = played.seats[step], (played.ended[step] == 0)[:, None].float()
            going *= self._settings.discount
            here = self._by_seat(played.foreseen[step], seats)
            ahead = played.rewards[step] + going * (after + self._settings.trust * ahead) - here
            gains.append(ahead.gather(1, seats[:, None] - 1)[:, 0])
            order = (self._seats + seats[:, None] - 1) % len(self._seats)
            returns.append((here + ahead).gather(1, order))
            after = here
        return torch.stack(gains[::-1]), torch.stack(returns[::-1])

    # Learning

    def _learn(
        self, played: _Played, gains: Tensor, returns: Tensor, magnet: Weights, rates: Rates
    ) -> Iterator[Tensor]:
        # A decision without a choice teaches nothing.
        matters = (played.learns & (played.legal.sum(-1) > 1)).flatten().nonzero()[:, 0]
        gains = gains.flatten()
        chosen = gains[matters]
        gains = (gains - chosen.mean()) / (chosen.std() + 1e-6)
        rows, legal = played.rows.flatten(0, 1), played.legal.flatten(0, 1)
        outputs, before, returns = (
            played.outputs.flatten(),
            played.likely.flatten(),
            returns.flatten(0, 1),
        )
        batches = max(1, len(matters) // self._settings.batch)
        for _ in range(self._settings.rounds):
            shuffled = matters[torch.randperm(len(matters), device=matters.device)]
            for part in shuffled.chunk(batches):
                yield self._step(
                    rows[part], legal[part], outputs[part], before[part], gains[part],
                    returns[part], magnet, rates,
                )  # fmt: skip

    def _step(
        self,
        rows: Tensor,
        legal: Tensor,
        outputs: Tensor,
        before: Tensor,
        gains: Tensor,
        returns: Tensor,
        magnet: Weights,
        rates: Rates,
    ) -> Tensor:
        scores, foreseen = self._net(rows)
        logs = functional.log_softmax(scores.masked_fill(~legal, _NEVER), 1)
        odds = logs.exp()
        ratio = (logs.gather(1, outputs[:, None])[:, 0] - before).exp()
        clip = self._settings.clip
        gain = torch.minimum(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        error = (foreseen - returns).pow(2).sum(1).mean()
        entropy = -(odds * logs.clamp(min=-50)).sum(1).mean()
        loss = 0.5 * error - gain - rates.entropy * entropy
        distance = torch.zeros_like(loss)
        if rates.magnet:
            with torch.no_grad():
                past, _ = forward(magnet, self._sight.glasses, rows)
                past = functional.log_softmax(past.masked_fill(~legal, _NEVER), 1)
            distance = (odds * (logs - past).clamp(-50, 50)).sum(1).mean()
            loss = loss + rates.magnet * distance
        self._optimiser.zero_grad(set_to_none=True)
        loss.backward()
        utils.clip_grad_norm_(self._net.parameters(), 0.5)
        self._optimiser.step()
        return torch.stack([entropy, error, distance]).detach()

    def _progress(self, played: _Played, entropy: float, error: float, distance: float) -> Progress:
        ended = played.ended > 0
        over = int(ended.sum())
        pooled = ended & (self._own > 0)
        own = (self._own - 1).clamp(min=0)[None, :, None].expand(len(ended), -1, 1)
        reward = played.rewards.gather(2, own)[..., 0]
        players = len(self._seats)
        against = int(pooled.sum())
        wins = float((reward[pooled] * (players - 1) + 1).sum()) / players
        return Progress(
            ended=over,
            length=ended.numel() / max(1, over),
            wins=wins / against if against else float("nan"),
            entropy=entropy,
            error=error,
            distance=distance,
        )
