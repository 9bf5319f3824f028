"""What judges learn from: games of their own, and settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clew.core.errors import ClewError
from clew.games.labyrinth import training as labyrinth
from clew.games.tiger_labyrinth import training as tiger_labyrinth
from clew.training.rounds import Course, Match, Task, settings_of

COURSES: list[Course[Any]] = [*labyrinth.COURSES.values(), *tiger_labyrinth.COURSES.values()]


@pytest.fixture(params=COURSES, ids=[f"{course.game}-{course.players}" for course in COURSES])
def course(request: pytest.FixtureRequest) -> Course[Any]:
    chosen: Course[Any] = request.param
    return chosen


def test_games_are_the_same_for_the_same_seed(course: Course[Any]) -> None:
    """The last two columns are the result, and the number of the game."""
    task = Task(3, 2, b"", course.settings(nodes=60))
    one = course.play(task)
    assert (one == course.play(task)).all()
    assert set(np.unique(one[:, -2])) <= {0, 1, 2}
    assert set(np.unique(one[:, -1])) == {3, 4}


def test_a_match_gives_both_the_same_starts(course: Course[Any]) -> None:
    """Without a judge all are the same player: what one seat gains the others lose."""
    shares = course.contest(Match(1, 2, b"", course.settings(nodes=60)))
    assert len(shares) == 2 * course.players
    assert [sum(shares[: course.players]), sum(shares[course.players :])] == [2, 2]


def test_wrong_settings_are_refused(course: Course[Any], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("games = 0\n")
    with pytest.raises(ClewError, match="games"):
        settings_of(course, file)


def test_every_position_of_labyrinth_is_seen_by_who_wins_and_who_loses() -> None:
    """Each turn is seen by the seat that plays it: before, and what it leaves."""
    rows = labyrinth.play(Task(5, 1, b"", labyrinth.Training(slips=0)))
    assert set(np.unique(rows[:, -2])) == {0, 2}
    moves, left = rows[rows[:, 0] > 0], rows[rows[:, 0] == 0]
    assert len(moves) > len(left) > 10
    # Nobody has more to find at the end than at the beginning.
    assert rows[0, 1] == 4 * 13 > rows[-1, 1]


@pytest.mark.parametrize("players", [3, 4])
def test_turns_of_labyrinth_among_several_know_the_next_of_their_seat(players: int) -> None:
    """Without a slip a seat has no more left in its next turn, and at most one goal less."""
    course = labyrinth.COURSES[players]
    rows = course.play(Task(5, 1, b"", course.settings(slips=0)))
    assert set(np.unique(rows[:, -2])) == {0, 2}
    assert (rows[-players:, -3] == 0).all()
    for place in range(len(rows) - players):
        onward = rows[place, -3]
        assert onward == players
        assert rows[place, 1] - rows[place + onward, 1] in (0, 4)
