"""What a judge of The Lady and the Tiger: Labyrinth learns from: games of its own, and settings."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from clew.core.errors import ClewError
from clew.games.tiger_labyrinth.training import Match, Task, contest, play, settings_of


def test_games_are_the_same_for_the_same_seed() -> None:
    task = Task(seed=3, games=2, judge=b"", nodes=60, opening=4, slips=3)
    one = play(task)
    assert (one == play(task)).all()
    assert set(np.unique(one[:, 4])) <= {0, 1, 2}
    assert set(np.unique(one[:, 5])) == {3, 4}


def test_a_match_gives_both_the_same_starts() -> None:
    """Without judges both are the same player: what one side gains the other loses."""
    shares = contest(Match(seed=1, pairs=2, one=b"", other=b"", nodes=60, opening=4))
    assert [shares[0] + shares[1], shares[2] + shares[3]] == [2, 2]


def test_wrong_settings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("games = 0\n")
    with pytest.raises(ClewError, match="games"):
        settings_of(file)
