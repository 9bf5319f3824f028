"""A training from its settings to a net: kept as it goes, so that it can be continued any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import torch

from clew.bots.glasses import Glasses
from clew.bots.nets import About, Stored, read, write
from clew.bots.own_nets import from_path
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games import find
from clew.training.files import about_of, check
from clew.training.keeping import go_on, keep, kept_in
from clew.training.policy import Policy, Weights, from_file, to_file
from clew.training.ppo import Coach, Progress, Rates
from clew.training.settings import Settings
from clew.training.sight import Sight

__all__ = ["Training", "earlier", "train"]

_KEPT = "training.pt"
_FREE = ("decisions", "rate", "entropy", "magnet", "pace", "pool", "guests")
"""Settings that may change when a training is continued."""


class Training:
    """The learner, its past, and its earlier selves.

    With `against` there are no earlier selves, only nets that learn no more: what the learner then
    wins says how well they can be exploited. `guests` are such nets, too, but sit beside earlier
    selves: players of other kinds, so that nobody is learned who is good against itself alone.
    """

    def __init__(
        self,
        settings: Settings,
        command: str,
        device: str = "cpu",
        *,
        against: Sequence[Stored] = (),
        guests: Sequence[Stored] = (),
        start: Stored | None = None,
    ) -> None:
        self.settings, self._command = settings, command
        for one in (*against, *guests, *([start] if start else [])):
            check(one, settings)
        game = find(settings.game)
        game.check_players(settings.players)
        cuda = device.startswith("cuda")
        torch.manual_seed(settings.seed)
        self._many = VectorEnv(
            settings.game,
            settings.games,
            players=settings.players,
            seed=settings.seed,
            device=device,
            **settings.options,
        )
        self._device = device if cuda else "cpu"
        glasses = Glasses(game, settings.players, settings.facts)
        self._sight = Sight(glasses, self._device)
        self.net = Policy(glasses, settings.first, settings.second).to(self._device)
        if start is not None:
            self._begin_as(start)
        self._tables = settings.tables
        if against:
            self._tables = len(against)
            settings = msgspec.structs.replace(settings, pool=1.0, tables=self._tables)
        self._coach = Coach(settings, self._many, self._sight, self.net)
        self.past: Weights = self._now()
        self._against = [self._weights(one) for one in against]
        self._guests = [self._weights(one) for one in guests]
        self._files = [write(one) for one in guests]
        self._pool: list[Weights] = []
        self.decisions = 0
        self.seconds = 0.0
        self._iterations = 0
        self._stride = settings.every

    def _weights(self, stored: Stored) -> Weights:
        return from_file(stored, self._device, self._sight.rows)

    def _begin_as(self, start: Stored) -> None:
        """Takes over the weights of a net's file instead of any."""
        weights = self._weights(start)
        if any(one.shape != weights[name].shape for name, one in self.net.named_parameters()):
            _, first, second, _ = start.sizes
            raise ClewError(
                f"--start: that net has layers of {first} and {second}, and the settings ask for "
                f"{self.settings.first} and {self.settings.second}"
            )
        self.net.load_state_dict(weights)

    def _now(self) -> Weights:
        return {name: one.detach().clone() for name, one in self.net.named_parameters()}

    @property
    def is_over(self) -> bool:
        return self.decisions >= self.settings.decisions

    def iterate(self) -> Progress:
        """Plays and learns once."""
        began = time.perf_counter()
        settings = self.settings
        if not self._against and self._iterations % self._stride == 0:
            self._keep_self()
        self._coach.seat_others(self._drawn())
        done = self.decisions / settings.decisions
        now = [first + done * (last - first) for first, last in self._pairs()]
        found = self._coach.iterate(self.past, Rates(*now))
        for name, one in self.net.named_parameters():
            self.past[name].lerp_(one.detach(), settings.pace)
        self.decisions += settings.games * settings.steps
        self._iterations += 1
        self.seconds += time.perf_counter() - began
        return found

    def _pairs(self) -> tuple[tuple[float, float], ...]:
        settings = self.settings
        still = (0.0, 0.0)
        return settings.rate, settings.entropy, settings.magnet if not self._against else still

    def _keep_self(self) -> None:
        """One more earlier self; if there are too many, every other goes, and they come more
        seldom: so they are always spread over the whole training."""
        self._pool.append({name: one.half() for name, one in self._now().items()})
        if len(self._pool) > self.settings.kept:
            self._pool = self._pool[::2]
            self._stride *= 2

    def _drawn(self) -> list[Weights]:
        """Who sits at the tables: guests at the first of them, each equally likely, then earlier
        selves."""
        if self._against:
            return self._against
        invited = round(self.settings.guests * self._tables) if self._guests else 0
        return [
            *_any(self._guests, invited),
            *_any(self._pool, self._tables - invited),
        ]

    # What is kept

    def save(self, folder: Path) -> None:
        """Keeps everything that is needed to continue, and the net as a file to play with."""
        kept = {
            "settings": msgspec.json.encode(self.settings),
            "net": self.net.state_dict(),
            "past": self.past,
            "pool": self._pool,
            "guests": self._files,
            "optimiser": self._coach.optimiser.state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "iterations": self._iterations,
            "stride": self._stride,
            "chance": torch.get_rng_state(),
        }
        keep(folder / _KEPT, kept, self.stored())

    def resume(self, folder: Path) -> None:
        """Continues what was kept. The games that were going on are begun anew."""
        kept = kept_in(folder / _KEPT, self.settings, _FREE, self._device)
        self.net.load_state_dict(kept["net"])
        self.past = kept["past"]
        self._pool = kept["pool"]
        if not self._files:
            self._files = kept.get("guests", [])
            self._guests = [self._weights(read(one)) for one in self._files]
        self._coach.optimiser.load_state_dict(kept["optimiser"])
        self.decisions, self.seconds = kept["decisions"], kept["seconds"]
        self._iterations, self._stride = kept["iterations"], kept["stride"]
        torch.set_rng_state(kept["chance"].cpu())
        self._many.reset(self.settings.seed + self._iterations)

    def stored(self) -> Stored:
        """The net's own past, which is steadier than the net itself, as a file."""
        about = about_of(self.settings, self._command, self.decisions)
        return _file(self.past, about, self._sight.glasses.choices, self.settings)


def _file(weights: Weights, about: About, choices: int, settings: Settings) -> Stored:
    return to_file(weights, about, choices, facts=settings.facts, largest=settings.largest)


def _any(nets: list[Weights], number: int) -> list[Weights]:
    """So many of the nets, each time any of them."""
    return [nets[place] for place in torch.randint(len(nets), (number,)).tolist()] if number else []


def earlier(folder: Path, decisions: int, command: str) -> Stored:
    """The self that a training kept nearest to so many decisions: a weaker player of the same
    kind."""
    if not (folder / _KEPT).exists():
        raise ClewError(f"{folder} has no training")
    kept = torch.load(folder / _KEPT, map_location="cpu", weights_only=True)
    settings = msgspec.json.decode(kept["settings"], type=Settings)
    apart = kept["stride"] * settings.games * settings.steps
    number = min(range(len(kept["pool"])), key=lambda one: abs(one * apart - decisions))
    game = find(settings.game)
    about = about_of(settings, command, number * apart)
    choices = Glasses(game, settings.players).choices
    return _file(kept["pool"][number], about, choices, settings)


def train(
    settings: Settings,
    folder: Path,
    command: str,
    *,
    device: str,
    resume: bool,
    minutes: float = 0.0,
    against: Sequence[Path] = (),
    guests: Sequence[Path] = (),
    start: Path | None = None,
    told: Callable[[int, Progress], None] = lambda _decisions, _progress: None,
    keep_every: float = 30.0,
) -> Training:
    """Trains until all decisions are played, or for so many minutes; everything is in `folder`."""
    if (folder / _KEPT).exists() and not resume:
        raise ClewError(f"{folder} already has a training: --resume continues it")
    training = Training(
        settings,
        command,
        device,
        against=[from_path(one) for one in against],
        guests=[from_path(one) for one in guests],
        start=from_path(start) if start else None,
    )
    go_on(
        training,
        folder,
        columns=Progress._fields,
        continued=(folder / _KEPT).exists(),
        minutes=minutes,
        told=told,
        keep_every=keep_every,
    )
    return training
