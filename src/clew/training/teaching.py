"""A net learns to play as a teacher says.

A teacher knows how likely each choice is right in any position that it has solved, but is far too
large to be sent to a browser: solved seasons of Traps, say. A net of some hundred kilobytes that
has seen enough of its answers plays nearly the same, also where nothing was solved.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import torch
from torch import Tensor
from torch.nn import functional, utils

from clew.bots.glasses import Glasses
from clew.bots.nets import Stored
from clew.core.errors import ClewError
from clew.games import find
from clew.training.files import about_of, check
from clew.training.keeping import go_on, keep, kept_in
from clew.training.lessons import NEVER, Classroom, Classrooms, School, Teacher, taught
from clew.training.policy import Policy, Weights, forward, from_file, rounded, to_file
from clew.training.settings import Settings
from clew.training.sight import Sight

__all__ = ["Lesson", "Teaching", "teach"]

_UNLIKELY = -30.0
"""Logarithms below this are not told apart."""
_FORESIGHT = 0.1
"""What it costs to foresee other results than the net that it began as."""
_GREATEST_STEP = 1.0
_KEPT = "teaching.pt"
_FREE = ("decisions", "rate", "pace")
"""Settings that may change when a teaching is continued."""


class Lesson(NamedTuple):
    """What an iteration was like."""

    distance: float
    """From the teacher, as Kullback and Leibler measure it."""
    error: float
    """How far what is foreseen is from what the net foresaw that it began as."""
    unknown: float
    """In which part of the decisions the teacher had no answer: there the net begins as what it
    was, and stays so."""


class Teaching:
    """The net, its slow past, and the games that it learns from: those of one classroom, or of
    several in other processes. Whoever made it closes it."""

    def __init__(
        self,
        settings: Settings,
        command: str,
        teacher: Callable[[], Teacher],
        start: Stored,
        guests: Sequence[Stored] = (),
        *,
        device: str = "cpu",
        jobs: int = 1,
    ) -> None:
        self.settings, self._command = settings, command
        _check_device(device)
        for one in (start, *guests):
            check(one, settings)
        game = find(settings.game)
        game.check_players(settings.players)
        torch.manual_seed(settings.seed)
        glasses = Glasses(game, settings.players, settings.facts)
        self._sight = Sight(glasses, device)
        self._choices, self._device = glasses.choices, device
        self._before = from_file(start, device, glasses.rows)
        self.net = Policy(glasses, settings.first, settings.second).to(device)
        _grow(self.net, from_file(start, device))
        self.past: Weights = {name: one.detach().clone() for name, one in self._weights()}
        self._optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-6)
        self._school = School(settings, teacher, start, guests)
        self._jobs = jobs
        self._games: Classroom | Classrooms | None = None
        self.decisions = 0
        self.seconds = 0.0

    def close(self) -> None:
        """Ends the processes that play."""
        if isinstance(self._games, Classrooms):
            self._games.close()
        self._games = None

    def _weights(self) -> list[tuple[str, Tensor]]:
        return list(self.net.named_parameters())

    @property
    def is_over(self) -> bool:
        return self.decisions >= self.settings.decisions

    def iterate(self) -> Lesson:
        """Learns from some steps of all games what the teacher says of them."""
        began = time.perf_counter()
        settings = self.settings
        if self._games is None:
            seed = settings.seed + self.decisions
            self._games = (
                Classroom(self._school, seed)
                if self._jobs == 1
                else Classrooms(self._school, self._jobs, seed)
            )
        played = self._games.play()
        words, masks, likely, known = (one.to(self._device) for one in played)
        first, last = settings.rate
        for group in self._optimiser.param_groups:
            group["lr"] = first * (last / first) ** min(1.0, self.decisions / settings.decisions)
        found = [
            self._learn(words[part], masks[part], likely[part], known[part])
            for _ in range(settings.rounds)
            for part in torch.randperm(len(words), device=self._device).split(settings.batch)
        ]
        for name, one in self._weights():
            self.past[name].lerp_(one.detach(), settings.pace)
        self.decisions += self._jobs * settings.games * settings.steps
        self.seconds += time.perf_counter() - began
        distance, error = torch.stack(found).mean(0).tolist()
        return Lesson(distance, error, 1 - float(known.float().mean()))

    def _learn(self, words: Tensor, masks: Tensor, likely: Tensor, known: Tensor) -> Tensor:
        rows, legal, view = self._sight.see(words, masks)
        with torch.no_grad():
            before, foreseen = forward(self._before, self._sight.glasses, rows)
            wanted = taught(likely, known, before, legal, self._sight.meant(view))
        weights = rounded(dict(self.net.named_parameters()), self.settings.largest)
        scores, expected = forward(weights, self._sight.glasses, rows, exact=True)
        logs = functional.log_softmax(scores.masked_fill(~legal, NEVER), 1)
        parts = wanted.clamp(min=_UNLIKELY) - logs.clamp(min=_UNLIKELY)
        distance = (wanted.exp() * parts).sum(1).mean()
        error = (expected - foreseen).pow(2).sum(1).mean()
        self._optimiser.zero_grad(set_to_none=True)
        (distance + _FORESIGHT * error).backward()
        utils.clip_grad_norm_(self.net.parameters(), _GREATEST_STEP)
        self._optimiser.step()
        return torch.stack([distance, error]).detach()

    # What is kept

    def save(self, folder: Path) -> None:
        """Keeps everything that is needed to continue, and the net as a file to play with."""
        kept = {
            "settings": msgspec.json.encode(self.settings),
            "net": self.net.state_dict(),
            "past": self.past,
            "optimiser": self._optimiser.state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "chance": torch.get_rng_state(),
        }
        keep(folder / _KEPT, kept, self.stored())

    def resume(self, folder: Path) -> None:
        """Continues what was kept. The games that were going on are begun anew."""
        kept = kept_in(folder / _KEPT, self.settings, _FREE, self._device)
        self.net.load_state_dict(kept["net"])
        self.past = kept["past"]
        self._optimiser.load_state_dict(kept["optimiser"])
        self.decisions, self.seconds = kept["decisions"], kept["seconds"]
        torch.set_rng_state(kept["chance"].cpu())
        self.close()

    def stored(self) -> Stored:
        """The net's own past, which is steadier than the net itself, as a file."""
        about = about_of(self.settings, self._command, self.decisions)
        settings = self.settings
        return to_file(
            self.past, about, self._choices, facts=settings.facts, largest=settings.largest
        )


def _check_device(device: str) -> None:
    kind, _, index = device.partition(":")
    if kind not in ("cpu", "cuda") or not (index.isdecimal() or not index):
        raise ClewError(f"nets cannot be taught on {device!r}: say cpu, cuda or cuda:1")
    if kind == "cuda" and int(index or 0) >= torch.cuda.device_count():
        raise ClewError(f"--device {device}: PyTorch finds no such GPU here")


@torch.no_grad()
def _grow(net: Policy, weights: Weights) -> None:
    """Takes over the weights of a net that is no larger. What is more has no say at first."""
    own = dict(net.named_parameters())
    for name, one in weights.items():
        if any(have > room for have, room in zip(one.shape, own[name].shape, strict=True)):
            raise ClewError("--start: that net is larger than the settings ask for")
        if one.dim() == 2:
            own[name][:, one.shape[1] :] = 0
        own[name][tuple(slice(0, size) for size in one.shape)] = one


def teach(
    settings: Settings,
    folder: Path,
    command: str,
    teacher: Callable[[], Teacher],
    *,
    start: Stored,
    guests: Sequence[Stored] = (),
    resume: bool = False,
    device: str = "cpu",
    jobs: int = 1,
    minutes: float = 0.0,
    told: Callable[[int, Lesson], None] = lambda _decisions, _lesson: None,
    keep_every: float = 60.0,
) -> Teaching:
    """Teaches until all decisions are played, or for so many minutes; everything is in `folder`."""
    if (folder / _KEPT).exists() and not resume:
        raise ClewError(f"{folder} already has a teaching: --resume continues it")
    teaching = Teaching(settings, command, teacher, start, guests, device=device, jobs=jobs)
    try:
        go_on(
            teaching,
            folder,
            columns=Lesson._fields,
            continued=(folder / _KEPT).exists(),
            minutes=minutes,
            told=told,
            keep_every=keep_every,
        )
    finally:
        teaching.close()
    return teaching
