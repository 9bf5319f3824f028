"""`clew puzzles` and `clew puzzle`: making them, listing them, solving one in the terminal."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import msgspec

from clew.cli.output import echo, echo_json, progress, table
from clew.core.errors import ClewError
from clew.puzzles import Puzzle, Stack, daily, find, kind_of, stack
from clew.puzzles.making import make
from clew.puzzles.playing import Attempt, Now
from clew.words import words

__all__ = ["list_puzzles", "make_puzzles", "solve_puzzle"]


def list_puzzles(*, as_json: bool) -> None:
    found = stack()
    if as_json:
        echo_json([{"id": p.id, "turns": p.turns, "answers": p.answers} for p in found])
        return
    kinds: dict[tuple[str, int], list[Puzzle]] = {}
    for puzzle in found:
        kinds.setdefault((puzzle.game, puzzle.turns), []).append(puzzle)
    table(None, [[f"{some[0].id} … {some[-1].id}", str(len(some))] for some in kinds.values()])


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


def solve_puzzle(name: str, actions: list[str], language: str, *, as_json: bool) -> None:
    """Shows a puzzle after some actions, or asks for them one by one."""
    puzzle = find(name) if name else daily(dt.datetime.now().astimezone().date())
    attempt = Attempt(puzzle)
    for action in actions:
        attempt.act(action)
    if as_json:
        echo_json(msgspec.to_builtins(attempt.now(len(actions))))
        return
    says = words(language, kind_of(puzzle.game).game)
    echo(says.say(f"{puzzle.game}-puzzle-task", turns=puzzle.turns))
    _show(attempt, language)
    while attempt.status == "open" and not actions:
        typed = _typed()
        if not typed:
            break
        try:
            attempt.act(typed)
        except ClewError as error:
            echo(says.error(error))
            continue
        _tell(attempt.now(0), attempt, language)
        _show(attempt, language)
    if attempt.status != "open":
        echo(says.say(f"puzzle-{attempt.status}"))


def _typed() -> str:
    try:
        return input("> ").strip()
    except EOFError:
        return ""


def _tell(now: Now, attempt: Attempt, language: str) -> None:
    says = words(language, attempt.game)
    for shown in now.shown:
        for event in shown.events:
            echo(says.event(event, _names(attempt, language), attempt.puzzle.seat))


def _names(attempt: Attempt, language: str) -> list[str]:
    says = words(language, attempt.game)
    return [
        says.say("puzzle-you" if seat == attempt.puzzle.seat else "puzzle-other")
        for seat in range(1, 3)
    ]


def _show(attempt: Attempt, language: str) -> None:
    view = attempt.view()
    says = words(language, attempt.game)
    echo(attempt.game.draw(view, says.say))
    for goal in getattr(view, "goals", []):
        echo(says.say("puzzle-goal", goal=says.thing(goal)))
