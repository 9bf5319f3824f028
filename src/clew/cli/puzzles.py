"""`clew puzzles` and `clew puzzle`: making them, listing them, solving one in the terminal."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import msgspec

from clew.cli.output import echo, echo_json, progress, table
from clew.puzzles import Puzzle, Stack, daily, find, games, kind_of, stack
from clew.puzzles.making import make
from clew.puzzles.playing import Attempt
from clew.terminal import solve
from clew.terminal.exercise import Solving
from clew.terminal.notebook import Notebook, today

__all__ = ["list_puzzles", "make_puzzles", "solve_puzzle"]


def list_puzzles(*, as_json: bool) -> None:
    found = stack()
    if as_json:
        echo_json(
            [
                {"id": p.id, "turns": p.turns, "answers": p.answers, "rating": p.rating}
                for p in found
            ]
        )
        return
    kinds: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in found:
        kinds.setdefault((puzzle.game, puzzle.turns), []).append(puzzle)
    table(
        None,
        [
            [f"{some[0].id} … {some[-1].id}", str(len(some)), _ratings(some)]
            for some in kinds.values()
        ],
    )


def _ratings(puzzles: list[Puzzle]) -> str:
    found = sorted(puzzle.rating for puzzle in puzzles)
    return f"{found[0]}–{found[-1]}"


def make_puzzles(game: str, path: Path, seed: int, count: int) -> None:
    with progress(count * len(kind_of(game).levels), quiet=False) as step:
        made = make(game, seed, count, tell=step)
    command = f"clew puzzles make {game} --seed {seed} --count {count}"
    write(Stack(command=command, puzzles=made), path)
    echo(f"{len(made)} puzzles: {path}")


def write(made: Stack, path: Path) -> None:
    """A line for each puzzle, so that a change can be read."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in made.puzzles)
    command = msgspec.json.encode(made.command)
    path.write_bytes(b'{"command": ' + command + b', "puzzles": [\n' + lines + b"\n]}\n")


def solve_puzzle(
    name: str, actions: list[str], language: str, *, plain: bool, as_json: bool
) -> None:
    """Shows a puzzle after some actions, or lets somebody solve it. A game's name stands for the
    next puzzle of that game that suits its solver, no name for the puzzle of the day."""
    day = "" if name else today()
    notebook = Notebook()
    if name in games():
        puzzle = notebook.solver.next(name)
    else:
        puzzle = find(name) if name else daily(dt.date.fromisoformat(day))
    if as_json:
        attempt = Attempt(puzzle)
        for action in actions:
            attempt.act(action)
        echo_json(msgspec.to_builtins(attempt.now(len(actions))))
    elif actions:
        _show(Solving(puzzle, actions), language)
    else:
        solve(puzzle, notebook, day, language, plain=plain)


def _show(solving: Solving, language: str) -> None:
    """How a puzzle stands."""
    says = solving.words_in(language)
    for line in solving.story(says):
        echo(line)
    echo(solving.game.draw(solving.sight.view(), says.say))
    echo(solving.task(says))
