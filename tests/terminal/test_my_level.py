"""At a terminal the level `mine` follows from the finished games of the user's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from clew.arena.simulate import Job, play_game
from clew.games import find
from clew.table.record import digest, write
from clew.terminal import saved
from clew.terminal.session import Session
from clew.words import words


def test_mine_is_the_level_that_the_games_here_suggest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved, "_folder", lambda: tmp_path)
    assert saved.own_level("labyrinth") == "novice"
    job = Job(game="labyrinth", bots=["greedy", "random"], options={"goals": 1}, seed="5")
    record = play_game(job, 0).record()
    assert record.result is not None
    person, bot = (msgspec.structs.replace(record.seats[0], player=p) for p in ("human", "expert"))
    seats = [person, bot] if 1 in record.result.winners else [bot, person]
    for number in range(8):
        won = msgspec.structs.replace(record, seats=seats, id=f"{record.id[:-1]}{number}")
        write(msgspec.structs.replace(won, digest=digest(won)), tmp_path / f"{number}.json")
    assert saved.own_level("labyrinth") in ("expert", "master")
    game = find("labyrinth")
    session = Session.begun(game, words("en", game), seats=["human", "mine"])
    assert session.table.seats[1].player == saved.own_level("labyrinth")
