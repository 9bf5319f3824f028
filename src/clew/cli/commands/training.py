"""The command that trains nets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from clew.core.errors import ClewError

__all__ = ["train"]


def train(
    game: str,
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play; by default the fewest.")] = None,
    config: Annotated[
        Path | None, Parameter(help="The settings (TOML); by default the game's own.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="The folder for everything; by default train-GAME-PLAYERS.")
    ] = None,
    device: Annotated[
        str, Parameter(help="cuda: a GPU; cpu or c++: this processor; by default a GPU if any.")
    ] = "",
    minutes: Annotated[
        float, Parameter(help="Stop after so many; by default when all decisions are played.")
    ] = 0.0,
    resume: Annotated[bool, Parameter(negative=(), help="Continue a training.")] = False,
    against: Annotated[
        list[Path] | None,
        Parameter(
            negative=(),
            help="A net that learns no more: find out what can be won against it (repeatable).",
        ),
    ] = None,
    guest: Annotated[
        list[Path] | None,
        Parameter(
            negative=(),
            help="A net that plays at some tables instead of earlier selves (repeatable).",
        ),
    ] = None,
    start: Annotated[Path | None, Parameter(help="A net to begin as, instead of nothing.")] = None,
    imitate: Annotated[
        str, Parameter(help="Only make a net that plays as this bot does, from its games.")
    ] = "",
    games: Annotated[int, Parameter(help="--imitate: from so many games.")] = 1000,
    earlier: Annotated[
        int, Parameter(help="Only write the net as it was after about so many decisions.")
    ] = 0,
    solve: Annotated[
        Path | None,
        Parameter(help="tiger-traps: only make or continue a book of solved seasons, this file."),
    ] = None,
    teacher: Annotated[
        Path | None,
        Parameter(help="tiger-traps: learn from a book of solved seasons; needs --start."),
    ] = None,
    jobs: Annotated[int, Parameter(help="Processes that play or solve; 0 is one a core.")] = 0,
    ray: Annotated[
        str | None,
        Parameter(help="tiger-labyrinth: play over the Ray cluster at this address (local, auto)."),
    ] = None,
) -> None:
    """Train a net by letting it play against itself (docs/train.md)."""
    from clew.cli import training

    if minutes < 0:
        raise ClewError(f"--minutes {minutes}: it takes some time")
    if games < 1:
        raise ClewError(f"--games {games}: nothing can be learned from no game")
    if jobs < 0:
        raise ClewError(f"--jobs {jobs}: somebody has to work")
    if (solve is not None) + (teacher is not None) + bool(earlier) + bool(imitate) > 1:
        raise ClewError("--solve, --teacher, --earlier and --imitate: one at a time")
    if solve and device not in ("", "cpu"):
        raise ClewError("--solve: on this processor only, without --device")
    if (solve or teacher) and ray:
        raise ClewError("--solve and --teacher: on this machine only, without --ray")
    if solve is not None and (config or out or start or guest or against or resume):
        raise ClewError("--solve: takes --minutes and --jobs only, and continues what is there")
    if solve is not None:
        training.solve(game, players, solve, minutes=minutes, jobs=jobs)
    elif teacher is not None:
        if against:
            raise ClewError("--teacher: there is nobody to learn against")
        training.teach(
            game,
            players,
            config,
            out,
            book=teacher,
            start=start,
            guests=guest or [],
            device=device,
            jobs=jobs,
            minutes=minutes,
            resume=resume,
        )
    elif earlier:
        training.write_earlier(game, players, out, earlier)
    elif imitate:
        training.write_imitation(game, players, config, out, bot=imitate, games=games)
    else:
        training.run(
            game,
            players,
            config,
            out,
            device,
            minutes=minutes,
            resume=resume,
            against=against or [],
            guests=guest or [],
            start=start,
            jobs=jobs,
            address=ray,
        )
