"""How judges learn: round by round, from their own games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.errors import ClewError
from clew.games.labyrinth import training as labyrinth
from clew.games.labyrinth.bots import forecasts
from clew.games.labyrinthos import training as labyrinthos
from clew.games.labyrinthos.bots import judges as labyrinthos_judges
from clew.games.tiger_labyrinth import training as tiger_labyrinth
from clew.games.tiger_labyrinth.bots import judges
from clew.training.rounds import Course, Study, train

SMALL = {"games": 6, "nodes": 60, "rounds": 2, "epochs": 1, "batch": 64, "matches": 4}
SMALLER = {"labyrinthos": {"games": 3, "nodes": 12, "matches": 2, "players": [2]}}
"""Players who have learned next to nothing take long to find out of the maze."""


def run(folder: Path, course: Course[Any], study: Study, *, resume: bool = False) -> int:
    return train(course, study, folder, "clew train", device="cpu", resume=resume, jobs=1)


COURSES: dict[str, Course[Any]] = {
    "labyrinth": labyrinth.COURSES[2],
    "labyrinth among three": labyrinth.COURSES[3],
    "labyrinthos": labyrinthos.COURSES[2],
    "tiger-labyrinth": tiger_labyrinth.COURSES[2],
}


@pytest.mark.parametrize("name", COURSES)
def test_it_is_continued_after_any_round(tmp_path: Path, name: str) -> None:
    """Cut after the first round, it plays the second as if it had not been."""
    course = COURSES[name]
    own = {"games": 12 // course.players} | SMALLER.get(name, {})
    small = msgspec.convert(SMALL | own, course.settings)
    assert run(tmp_path / "whole", course, small) == 2
    assert run(tmp_path / "parts", course, msgspec.structs.replace(small, rounds=1)) == 1
    with pytest.raises(ClewError, match="--resume"):
        run(tmp_path / "parts", course, small)
    with pytest.raises(ClewError, match="other settings"):
        run(tmp_path / "parts", course, msgspec.structs.replace(small, nodes=50), resume=True)
    assert run(tmp_path / "parts", course, small, resume=True) == 2
    games = [(tmp_path / one / "games-1.npy").read_bytes() for one in ("whole", "parts")]
    assert games[0] == games[1]
    data = (tmp_path / "parts" / "judge.msgpack").read_bytes()
    if course.game == "labyrinth":
        assert forecasts.to_forecast(forecasts.read(data)) is not None
    elif course.game == "labyrinthos":
        assert labyrinthos_judges.to_judge(labyrinthos_judges.read(data)) is not None
    else:
        assert judges.to_judge(judges.read(data)) is not None
    lines = (tmp_path / "parts" / "curve.csv").read_text().splitlines()
    assert [line.split(",")[0] for line in lines] == ["round", "1", "2"]


@pytest.mark.parametrize("gone", ["games-0.npy", "judge.msgpack"])
def test_what_the_next_round_needs_and_is_gone_is_named(tmp_path: Path, gone: str) -> None:
    course = COURSES["tiger-labyrinth"]
    small = msgspec.convert(SMALL | {"rounds": 1, "matches": 0}, course.settings)
    run(tmp_path, course, small)
    (tmp_path / gone).unlink()
    with pytest.raises(ClewError, match=gone):
        run(tmp_path, course, msgspec.structs.replace(small, rounds=2), resume=True)
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 2
