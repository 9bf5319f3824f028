"""A net learns to play as a teacher says.

A teacher knows how likely each choice is right in any position that it has solved, but is far too
large to be sent to a browser: solved seasons of Traps, say. A net of some hundred kilobytes that
has seen enough of its answers plays nearly the same, also where nothing was solved.

Games are played in which one seat follows the teacher. The other does so, too, or has habits of its
own, or is somebody else (a guest), so that the net also sees what to do about players who do what
the teacher never would. At some tables both go where games seldom go: what is seldom seen is badly
learned, and whoever looks for weaknesses goes just there. Where the teacher has no answer, the net
is taught to stay what it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec
import torch
from torch import Tensor
from torch.nn import functional, utils

from clew.bots.glasses import Glasses
from clew.bots.nets import Stored
from clew.core.errors import ClewError
from clew.envs.vector import VectorEnv
from clew.games import find
from clew.training.files import about_of, check
from clew.training.keeping import go_on, keep, kept_in
from clew.training.policy import Policy, Weights, forward, from_file, to_file
from clew.training.settings import Settings
from clew.training.sight import Sight, shared

__all__ = ["Lesson", "Teacher", "Teaching", "teach"]

_NEVER = -1e9
_UNLIKELY = -30.0
"""Logarithms below this are not told apart."""
_STRAY = 0.01
"""How often the one that follows the teacher strays from it."""
_DARING = 2.0
_HABIT = 2.0
"""Opponents with habits: in each game other choices are likelier than the teacher says, also of
those that it would hardly ever take (beyond the first number they all seem alike)."""
_KINDS = 8
_FAR = (3,)
_HABITS = (4, 5)
_GUESTS = (6, 7)
"""Of so many tables: where both go far, where an opponent has habits, and where it is a guest if
there are any. At the others both follow the teacher."""
_FORESIGHT = 0.1
"""What it costs to foresee other results than the net that it began as."""
_GREATEST_STEP = 1.0
_KEPT = "teaching.pt"
_FREE = ("decisions", "rate", "pace")
"""Settings that may change when a teaching is continued."""


class Teacher(Protocol):
    """Somebody who knows what is right."""

    def likely(self, many: VectorEnv) -> tuple[Tensor, Tensor]:
        """For each game, how likely each choice of the seat that must choose is, and whether the
        teacher knows it."""

    def far(self, many: VectorEnv) -> Tensor:
        """For each game, how much likelier (as logarithms) each choice of the seat that must choose
        is for somebody who goes where games seldom go."""


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
    """The net, its slow past, and the games that it learns from."""

    def __init__(
        self,
        settings: Settings,
        command: str,
        teacher: Teacher,
        start: Stored,
        guests: Sequence[Stored] = (),
    ) -> None:
        self.settings, self._command, self._teacher = settings, command, teacher
        for one in (start, *guests):
            check(one, settings)
        game = find(settings.game)
        game.check_players(settings.players)
        torch.manual_seed(settings.seed)
        self._many = VectorEnv(
            settings.game, settings.games, players=settings.players, seed=settings.seed,
            **settings.options,
        )  # fmt: skip
        glasses = Glasses(game, settings.players)
        self._sight = Sight(glasses, "cpu")
        self._choices = glasses.choices
        self._before = from_file(start, "cpu")
        self.net = Policy(
            glasses.rows, settings.first, settings.second, glasses.choices, settings.players
        )
        _grow(self.net, self._before)
        self.past: Weights = {name: one.detach().clone() for name, one in self._weights()}
        self._guests = [from_file(one, "cpu") for one in guests]
        self._optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-6)
        each = torch.arange(settings.games)
        self._own = each % settings.players + 1
        kind = each // settings.players % _KINDS
        self._far, self._habitual, self._visited = (
            torch.isin(kind, torch.tensor(kinds)) for kinds in (_FAR, _HABITS, _GUESTS)
        )
        self._guest = each // (_KINDS * settings.players) % max(1, len(guests))
        self._habits = torch.randn(settings.games, self._choices)
        self.decisions = 0
        self.seconds = 0.0

    def _weights(self) -> list[tuple[str, Tensor]]:
        return list(self.net.named_parameters())

    @property
    def is_over(self) -> bool:
        return self.decisions >= self.settings.decisions

    def iterate(self) -> Lesson:
        """Plays some steps and learns what the teacher says of them."""
        began = time.perf_counter()
        settings = self.settings
        rows, legal, likely, unknown = self._play()
        first, last = settings.rate
        for group in self._optimiser.param_groups:
            group["lr"] = first * (last / first) ** min(1.0, self.decisions / settings.decisions)
        found = [
            self._learn(rows[part], legal[part], likely[part])
            for _ in range(settings.rounds)
            for part in torch.randperm(len(rows)).split(settings.batch)
        ]
        for name, one in self._weights():
            self.past[name].lerp_(one.detach(), settings.pace)
        self.decisions += settings.games * settings.steps
        self.seconds += time.perf_counter() - began
        distance, error = torch.stack(found).mean(0).tolist()
        return Lesson(distance, error, unknown)

    @torch.no_grad()
    def _play(self) -> tuple[Tensor, Tensor, Tensor, float]:
        """Rows, legal outputs and logarithms of how likely they should be, of all decisions with a
        choice: as the teacher says, or where it does not know, as the net would that it began as;
        and in which part of them the teacher did not know."""
        many, steps, missed, asked, said = self._many, [], 0, 0, 0
        for _ in range(self.settings.steps):
            rows, legal, view = self._sight.look(many)
            follows = shared(many.seats) == self._own
            found, known = self._teacher.likely(many)
            logs = found.gather(1, self._sight.meant(view)).clamp(min=1e-12).log()
            before, _ = forward(self._before, self._sight.rows, self._choices, rows[~known])
            logs[~known] = before
            logs = functional.log_softmax(logs.masked_fill(~legal, _NEVER), 1)
            choice = legal.sum(1) > 1
            steps.append((rows[choice], legal[choice], logs[choice]))
            said += int((choice & known).sum())
            missed += int((~known).sum())
            asked += len(known)
            far = self._teacher.far(many).gather(1, self._sight.meant(view))
            scores = self._astray(self._others(logs, rows, legal, follows), far, legal, follows)
            noise = torch.rand_like(scores).clamp_(1e-9, 1 - 1e-7)
            outputs = (scores - (-noise.log()).log()).argmax(1)
            many.step(self._sight.choices(view, outputs))
            ended = shared(many.ended) > 0
            self._habits[ended] = torch.randn(int(ended.sum()), self._choices)
        seen, may, likely = (torch.cat(part) for part in zip(*steps, strict=True))
        if not said:
            raise ClewError("the teacher knows nothing of the positions of these games")
        return seen, may, likely, missed / asked

    def _others(self, logs: Tensor, rows: Tensor, legal: Tensor, follows: Tensor) -> Tensor:
        """What is played: as the teacher says, or by guests in their seats."""
        scores = logs.clone()
        for number, guest in enumerate(self._guests):
            there = ~follows & self._visited & (self._guest == number)
            theirs, _ = forward(guest, self._sight.rows, self._choices, rows[there])
            scores[there] = theirs.masked_fill(~legal[there], _NEVER)
        return scores

    def _astray(self, scores: Tensor, far: Tensor, legal: Tensor, follows: Tensor) -> Tensor:
        """The same, but some have habits or go far, and who follows now and then does anything
        legal."""
        habits = ~follows & self._habitual
        for those, leaning in ((habits, _HABIT * self._habits), (self._far, far)):
            daring = (scores.clamp(min=-_DARING) + leaning).masked_fill(~legal, _NEVER)
            scores = torch.where(those[:, None], daring, scores)
        strays = follows & (torch.rand(len(follows)) < _STRAY)
        any_of_them = torch.zeros_like(scores).masked_fill(~legal, _NEVER)
        return torch.where(strays[:, None], any_of_them, scores)

    def _learn(self, rows: Tensor, legal: Tensor, likely: Tensor) -> Tensor:
        scores, foreseen = self.net(rows)
        logs = functional.log_softmax(scores.masked_fill(~legal, _NEVER), 1)
        parts = likely.clamp(min=_UNLIKELY) - logs.clamp(min=_UNLIKELY)
        distance = (likely.exp() * parts).sum(1).mean()
        with torch.no_grad():
            _, before = forward(self._before, self._sight.rows, self._choices, rows)
        error = (foreseen - before).pow(2).sum(1).mean()
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
        kept = kept_in(folder / _KEPT, self.settings, _FREE, "cpu")
        self.net.load_state_dict(kept["net"])
        self.past = kept["past"]
        self._optimiser.load_state_dict(kept["optimiser"])
        self.decisions, self.seconds = kept["decisions"], kept["seconds"]
        torch.set_rng_state(kept["chance"])
        self._many.reset(self.settings.seed + self.decisions)

    def stored(self) -> Stored:
        """The net's own past, which is steadier than the net itself, as a file."""
        about = about_of(self.settings, self._command, self.decisions)
        return to_file(self.past, about, self._choices)


@torch.no_grad()
def _grow(net: Policy, weights: Weights) -> None:
    """Takes over the weights of a net that is no larger. What is more has no say at first."""
    own = dict(net.named_parameters())
    for name, one in weights.items():
        if any(have > room for have, room in zip(one.shape, own[name].shape, strict=True)):
            raise ClewError("--start: that net is larger than the settings ask for")
        if name != "rows.weight" and one.dim() == 2:
            own[name][:, one.shape[1] :] = 0
        own[name][tuple(slice(0, size) for size in one.shape)] = one


def teach(
    settings: Settings,
    folder: Path,
    command: str,
    teacher: Teacher,
    *,
    start: Stored,
    guests: Sequence[Stored] = (),
    resume: bool = False,
    minutes: float = 0.0,
    told: Callable[[int, Lesson], None] = lambda _decisions, _lesson: None,
    keep_every: float = 60.0,
) -> Teaching:
    """Teaches until all decisions are played, or for so many minutes; everything is in `folder`."""
    if (folder / _KEPT).exists() and not resume:
        raise ClewError(f"{folder} already has a teaching: --resume continues it")
    teaching = Teaching(settings, command, teacher, start, guests)
    go_on(
        teaching,
        folder,
        columns=Lesson._fields,
        continued=(folder / _KEPT).exists(),
        minutes=minutes,
        told=told,
        keep_every=keep_every,
    )
    return teaching
