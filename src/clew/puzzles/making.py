"""Making puzzles: the same seed makes the same ones."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from clew.core.chance import Fast
from clew.puzzles import Puzzle, kind_of
from clew.puzzles.difficulty import measure
from clew.puzzles.playing import Attempt

__all__ = ["check", "make"]


def make(
    game: str, seed: int, count: int, tell: Callable[[int], None] | None = None
) -> list[Puzzle]:
    """A number of puzzles for each number of turns; those with few answers come last."""
    made: list[Puzzle] = []
    for turns in kind_of(game).levels:
        found = _make_some(game, turns, seed, count, _onwards(tell, len(made)))
        found.sort(key=lambda one: -one.answers)
        made += [
            msgspec.structs.replace(one, id=f"{game}-{turns}-{number:03}")
            for number, one in enumerate(found, 1)
        ]
    return made


def _onwards(tell: Callable[[int], None] | None, before: int) -> Callable[[int], None]:
    return lambda n: tell(before + n) if tell else None


def _make_some(
    game: str, turns: int, seed: int, count: int, tell: Callable[[int], None]
) -> list[Puzzle]:
    kind = kind_of(game)
    states = kind.make(Fast(seed << 8 | turns), turns)
    found: list[Puzzle] = []
    seen: set[bytes] = set()
    while len(found) < count:
        state = next(states)
        position = msgspec.to_builtins(kind.game.position(state))
        text = msgspec.json.encode(position)
        if text in seen:
            continue
        seen.add(text)
        seat = state.acting()
        answers = kind.answers(state, seat, turns)
        puzzle = Puzzle(
            id="",
            game=game,
            turns=turns,
            seat=seat,
            answers=len(answers),
            answer=[kind.game.format(action) for action in answers[0]],
            aim=kind.aim(state, seat, answers[0]),
            position=position,
        )
        assert check(puzzle)
        found.append(msgspec.structs.replace(puzzle, rating=measure(puzzle)))
        tell(len(found))
    return found


def check(puzzle: Puzzle) -> bool:
    """Whether the puzzle's answer reaches the aim by the rules in its number of turns."""
    attempt = Attempt(puzzle)
    for action in puzzle.answer:
        attempt.act(action)
    return attempt.status == "solved" and attempt.used == puzzle.turns
