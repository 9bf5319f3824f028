"""How a judge of The Lady and the Tiger: Labyrinth learns: round by round, from its own games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from clew.core.errors import ClewError
from clew.games.tiger_labyrinth.bots.judges import read, to_judge
from clew.games.tiger_labyrinth.training import Training, train

SMALL = Training(games=6, nodes=60, rounds=2, epochs=1, batch=64, matches=4)


def run(folder: Path, training: Training, *, resume: bool = False) -> int:
    return train(training, folder, "clew train", device="cpu", resume=resume, jobs=1)


def test_it_is_continued_after_any_round(tmp_path: Path) -> None:
    """Cut after the first round, it plays the second as if it had not been."""
    assert run(tmp_path / "whole", SMALL) == 2
    assert run(tmp_path / "parts", msgspec.structs.replace(SMALL, rounds=1)) == 1
    with pytest.raises(ClewError, match="--resume"):
        run(tmp_path / "parts", SMALL)
    with pytest.raises(ClewError, match="other settings"):
        run(tmp_path / "parts", msgspec.structs.replace(SMALL, nodes=50), resume=True)
    assert run(tmp_path / "parts", SMALL, resume=True) == 2
    games = [(tmp_path / one / "games-1.npy").read_bytes() for one in ("whole", "parts")]
    assert games[0] == games[1]
    stored = read((tmp_path / "parts" / "judge.msgpack").read_bytes())
    assert to_judge(stored) is not None
    lines = (tmp_path / "parts" / "curve.csv").read_text().splitlines()
    assert [line.split(",")[0] for line in lines] == ["round", "1", "2"]
