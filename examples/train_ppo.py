"""Learns Traps by playing against itself: PPO in one file, thousands of games at once.

Needs PyTorch, and for a GPU CuPy; without a GPU the same games run by C++ on the processor. Prints
how often the policy wins against random play, and writes the curve to ppo.csv.

    python examples/train_ppo.py --minutes 3
"""

import argparse
import csv
import time
from pathlib import Path

import torch
from torch import nn
from torch.distributions import Categorical

from clew.envs.vector import VectorEnv

GAME, STEPS = "tiger-traps", 32
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 3e-4
EPOCHS, PARTS = 2, 8


class Policy(nn.Module):
    def __init__(self, planes, choices):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(planes, 512), nn.ReLU(), nn.Linear(512, 512), nn.ReLU())
        self.choice, self.value = nn.Linear(512, choices), nn.Linear(512, 1)

    def forward(self, planes, masks):
        seen = self.body(planes)
        scores = self.choice(seen).masked_fill(~masks, -1e9)
        return Categorical(logits=scores), self.value(seen)[:, 0]


def tensors(many):
    """What the acting seats see and may do: shared with the environment, not copied."""
    return torch.from_dlpack(many.observation_planes()), torch.from_dlpack(many.action_masks())


@torch.no_grad()
def play(many, policy):
    """Some steps of all games by the policy in every seat."""
    rows = []
    for _ in range(STEPS):
        planes, masks = (part.clone() for part in tensors(many))
        seats = torch.from_dlpack(many.seats).clone()
        choices, values = policy(planes, masks)
        actions = choices.sample()
        many.step(actions)
        rewards = torch.from_dlpack(many.rewards).gather(1, seats[:, None] - 1)[:, 0].float()
        ended = torch.from_dlpack(many.ended) > 0
        rows.append(
            (planes, masks, actions, choices.log_prob(actions), values, seats, rewards, ended)
        )
    return rows


@torch.no_grad()
def advantages(many, policy, rows):
    """Generalised advantages. What is good for the other of two seats is bad for the own."""
    following = policy(*tensors(many))[1]
    seat, ahead, found = torch.from_dlpack(many.seats).clone(), torch.zeros_like(following), []
    for _, _, _, _, values, seats, rewards, ended in reversed(rows):
        sign = torch.where(seats == seat, 1.0, -1.0) * ~ended
        delta = rewards + GAMMA * sign * following - values
        ahead = delta + GAMMA * LAMBDA * sign * ahead
        found.append(ahead)
        following, seat = values, seats
    return found[::-1]


def learn(policy, optimiser, rows, ahead):
    planes, masks, actions, before, values = (torch.cat([row[i] for row in rows]) for i in range(5))
    gains = torch.cat(ahead)
    returns, gains = gains + values, (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains), device=gains.device).chunk(PARTS):
            choices, guess = policy(planes[part], masks[part])
            ratio = (choices.log_prob(actions[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * gains[part], clipped * gains[part]).mean()
            loss = 0.5 * (guess - returns[part]).pow(2).mean() - gain
            loss = loss - ENTROPY * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def wins(many, policy, games):
    """The policy's share of wins against random play, in seat 1 of every other game."""
    many.reset(99)
    seats = torch.from_dlpack(many.seats)
    own = torch.arange(games, device=seats.device) % 2 + 1
    won, ended = 0.0, 0
    while ended < games:
        choices, _ = policy(*tensors(many))
        actions = torch.from_dlpack(many.random_actions()).clone()
        actions = torch.where(torch.from_dlpack(many.seats) == own, choices.sample(), actions)
        if many.step(actions):
            over = torch.from_dlpack(many.ended) > 0
            reward = torch.from_dlpack(many.rewards).gather(1, own[:, None] - 1)[:, 0]
            won += ((reward + 1) / 2)[over].sum().item()
            ended += int(over.sum())
    return won / ended


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--minutes", type=float, default=3)
    given = parser.parse_args()
    gpu = torch.cuda.is_available()
    device = "cuda" if gpu else "c++"
    many, arena = (VectorEnv(GAME, given.games, players=2, device=device) for _ in range(2))
    policy = Policy(many.planes.size, many.choices).to("cuda" if gpu else "cpu")
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    began, decisions, curve = time.time(), 0, []
    while True:
        if decisions % (20 * STEPS * given.games) == 0:
            share = wins(arena, policy, given.games)
            curve.append((round(time.time() - began, 1), decisions, round(share, 4)))
            print(f"{curve[-1][0]:7.1f} s {decisions:>12,} decisions: wins {share:.1%}", flush=True)
            if time.time() - began > 60 * given.minutes:
                break
        rows = play(many, policy)
        learn(policy, optimiser, rows, advantages(many, policy, rows))
        decisions += STEPS * given.games
    with Path("ppo.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "decisions", "wins"), *curve])


if __name__ == "__main__":
    main()
