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

COURSES: list[Course[Any]] = [labyrinth.COURSE, tiger_labyrinth.COURSE]


@pytest.fixture(params=COURSES, ids=[course.game for course in COURSES])
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
    """Without a judge both are the same player: what one side gains the other loses."""
    shares = course.contest(Match(1, 2, b"", course.settings(nodes=60)))
    assert [shares[0] + shares[1], shares[2] + shares[3]] == [2, 2]


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
