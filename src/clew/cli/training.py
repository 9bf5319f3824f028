"""`clew train`: a net learns a game, and says how it goes."""

from __future__ import annotations

import os
import time
from functools import partial
from importlib.util import find_spec
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clew.bots.nets import write
from clew.bots.own_nets import from_path
from clew.cli.matches import on_cluster
from clew.cli.output import echo, warn_if_interpreted
from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.games import find
from clew.training.settings import settings_of

if TYPE_CHECKING:
    from clew.training.ppo import Progress
    from clew.training.rounds import Course

__all__ = ["run", "solve", "teach", "write_earlier", "write_imitation"]

_SAID_EVERY = 10.0
_LEARNING = 2
"""So many cores are left to whoever learns on a GPU, and gathers what is played."""
_SOLVED = {
    "base": "iterations without notes",
    "deep": "seasons without notes once more, with higher stacks",
    "notes": "seasons with notes",
}


def run(
    game: str,
    players: int | None,
    config: Path | None,
    out: Path | None,
    device: str,
    *,
    minutes: float,
    resume: bool,
    against: list[Path],
    guests: list[Path],
    start: Path | None,
    jobs: int,
    address: str | None,
) -> None:
    own = _own(game, players)
    if own is not None:
        if against or guests or start:
            raise ClewError(f"{game} learns to judge positions: there is no net to learn against")
        _run_own(own, config, out, device, minutes, resume, jobs, address)
        return
    if address:
        raise ClewError(f"--ray: {game} learns on one machine, with a GPU if it has one")
    settings = settings_of(game, players, config)
    _need_torch()
    import torch

    from clew.training.run import train

    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device == "cpu":
        warn_if_interpreted()
    folder = out or _folder(settings.game, settings.players)
    rivals = "the net" if against else "the others" if guests else "earlier selves"
    said = [0.0]

    def tell(decisions: int, progress: Progress) -> None:
        if time.monotonic() - said[0] < _SAID_EVERY:
            return
        said[0] = time.monotonic()
        against = "" if isnan(progress.wins) else f"; against {rivals} it wins {progress.wins:.1%}"
        echo(f"{decisions:>14,} decisions; a game has about {progress.length:.0f}{against}")

    command = f"clew train {settings.game} --players {settings.players} --device {device}"
    done = train(
        settings,
        folder,
        command,
        device=device,
        resume=resume,
        minutes=minutes,
        against=against,
        guests=guests,
        start=start,
        told=tell,
    )
    echo(
        f"{done.decisions:,} of {settings.decisions:,} decisions in {done.seconds:.0f} s; the net, "
        f"the curve and what --resume continues from are in {folder}"
    )


def _own(game: str, players: int | None) -> Course[Any] | None:
    """How a game learns in a way of its own with so many players, if it does."""
    found = find(game)
    many = players or found.players[0]
    found.check_players(many)
    own: Any = found.part("training")
    course: Course[Any] | None = own.COURSES.get(many) if own else None
    return course


def _run_own(
    course: Course[Any],
    config: Path | None,
    out: Path | None,
    device: str,
    minutes: float,
    resume: bool,
    jobs: int,
    address: str | None,
) -> None:
    """A game that learns in a way of its own: round by round it plays on all processors, and learns
    from what was played."""
    from clew.training import rounds

    settings = rounds.settings_of(course, config)
    _need_torch()
    import torch

    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    warn_if_interpreted()
    folder = out or _folder(course.game, course.players)
    among = f" --players {course.players}" if course.players > 2 else ""

    def tell(found: Any) -> None:
        wins = "" if isnan(found.wins) else f"; it wins {found.wins:.1%}"
        echo(
            f"round {found.round} of {settings.rounds}: {found.positions:,} positions so far; off "
            f"by {found.error:.4f} (before: {found.before:.4f}){wins}"
        )

    with on_cluster(address) as cluster:
        done = rounds.train(
            course,
            settings,
            folder,
            f"clew train {course.game}{among} --device {device}",
            device=device,
            resume=resume,
            minutes=minutes,
            jobs=jobs,
            cluster=cluster,
            told=tell,
        )
    echo(
        f"{done} of {settings.rounds} rounds; the judge, the curve and what --resume continues "
        f"from are in {folder}"
    )


def solve(game: str, players: int | None, file: Path, *, minutes: float, jobs: int) -> None:
    """Makes a book of solved seasons, or continues it."""
    solving = _part(game, players, "--solve")
    warn_if_interpreted()
    said = [0.0]

    def tell(progress: Any) -> None:
        if time.monotonic() - said[0] < _SAID_EVERY and progress.done < progress.of:
            return
        said[0] = time.monotonic()
        echo(f"{progress.done:>6,} of {progress.of:,} {_SOLVED[progress.what]}")

    found = solving.solve(file, minutes=minutes, jobs=jobs, told=tell)
    notes = sum(any(one.season[1]) for one in found.solved)
    echo(
        f"{file}: {len(found.solved) - notes} seasons without notes "
        f"({found.iterations} iterations), {len(found.deep)} of them once more with stacks of up "
        f"to {found.deeper}, and {notes} with notes; the same command continues it"
    )


def teach(
    game: str,
    players: int | None,
    config: Path | None,
    out: Path | None,
    *,
    book: Path,
    start: Path | None,
    guests: list[Path],
    device: str,
    jobs: int,
    minutes: float,
    resume: bool,
) -> None:
    """A net learns what a book says."""
    taught = _part(game, players, "--teacher")
    if start is None:
        raise ClewError("--teacher: --start says which net begins to learn")
    settings = settings_of(game, players, config)
    if settings.options:
        raise ClewError("--teacher: seasons are solved for the usual rules, without options")
    teacher = partial(taught.teacher, book)
    teacher()  # What is wrong with the book is said before anything begins.
    nets = [from_path(one) for one in (start, *guests)]
    _need_torch()
    warn_if_interpreted()
    import torch

    from clew.training import teaching

    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if not jobs:
        # A processor takes longer to learn than to play, a GPU needs all that can be played.
        jobs = 1 if device == "cpu" else max(1, (os.cpu_count() or 1) - _LEARNING)
    folder = out or Path(f"{_folder(settings.game, settings.players)}-taught")
    said = [0.0]

    def tell(decisions: int, lesson: Any) -> None:
        if time.monotonic() - said[0] < _SAID_EVERY:
            return
        said[0] = time.monotonic()
        echo(
            f"{decisions:>14,} decisions; {lesson.distance:.4f} from the teacher, who has no "
            f"answer to {lesson.unknown:.1%}"
        )

    command = (
        f"clew train {settings.game} --players {settings.players} --device {device} --teacher "
        f"{book.name}"
    )
    done = teaching.teach(
        settings,
        folder,
        command,
        teacher,
        start=nets[0],
        guests=nets[1:],
        resume=resume,
        device=device,
        jobs=jobs,
        minutes=minutes,
        told=tell,
    )
    echo(
        f"{done.decisions:,} of {settings.decisions:,} decisions in {done.seconds:.0f} s; the net, "
        f"the curve and what --resume continues from are in {folder}"
    )


def _part(game: str, players: int | None, option: str) -> Any:
    """What a game brings that can be solved."""
    found = find(game)
    own: Any = found.part("training")
    if not hasattr(own, "solve"):
        raise ClewError(f"{option}: nothing of {game} can be solved, only seasons of tiger-traps")
    if players not in (None, own.PLAYERS):
        raise ClewError(f"{option}: only what {own.PLAYERS} play can be solved, not {players}")
    return own


def write_earlier(game: str, players: int | None, out: Path | None, decisions: int) -> None:
    if _own(game, players) is not None:
        raise ClewError(f"--earlier: {game} keeps no earlier selves")
    settings = settings_of(game, players, None)
    _need_torch()
    from clew.training.run import earlier

    folder = out or _folder(settings.game, settings.players)
    command = f"clew train {settings.game} --players {settings.players} --earlier {decisions}"
    found = earlier(folder, decisions, command)
    file = folder / f"net-{found.about.decisions}.msgpack"
    file.write_bytes(write(found))
    echo(f"{file}: the net after {found.about.decisions:,} decisions")


def write_imitation(
    game: str, players: int | None, config: Path | None, out: Path | None, *, bot: str, games: int
) -> None:
    settings = settings_of(game, players, config)
    _need_torch()
    warn_if_interpreted()
    from clew.training.imitation import imitate

    folder = out or Path(f"{_folder(settings.game, settings.players)}-{bot.replace(':', '-')}")
    command = (
        f"clew train {settings.game} --players {settings.players} --imitate {bot} --games {games}"
    )
    found = imitate(settings, folder, command, bot=bot, games=games)
    echo(
        f"{found.file}: plays as {bot} does, from {found.decisions:,} decisions; in games that it "
        f"has not seen it does the same in {found.same:.1%}, and expects it with {found.likely:.1%}"
    )


def _folder(game: str, players: int) -> Path:
    return Path(f"train-{game}-{players}")


def _need_torch() -> None:
    for library in ("torch", "numpy"):
        if find_spec(library) is None:
            raise missing("training needs PyTorch", "train")
