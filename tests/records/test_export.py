"""Open data: what is written comes back, and what must not leave does not."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from clew.arena.league import League
from clew.arena.league import run as run_league
from clew.arena.simulate import Job, play_game
from clew.cli import main
from clew.core.errors import ClewError
from clew.games import find, names
from clew.records import Exported, anonymous, read_games, write_games
from clew.records.gather import LEAGUE_RECORDS, from_folder
from clew.table.fairness import Fairness
from clew.table.record import Record, Seat, read, write
from clew.table.table import Table
from clew.table.verify import verify

SHORT = {"labyrinth": {"goals": 1, "short": True, "events": True}}
FORMATS = ("games.jsonl", "games.jsonl.gz", "games.parquet")


def a_record(game: str = "labyrinth", seed: str = "1", bot: str = "random") -> Record:
    bots = [bot] * find(game).players[0]
    return play_game(Job(game=game, bots=bots, options=SHORT.get(game, {}), seed=seed), 0).record()


@pytest.fixture(scope="module")
def games() -> list[Exported]:
    return [Exported(source="file", record=a_record(game)) for game in names()]


@pytest.mark.parametrize("name", FORMATS)
def test_what_is_written_comes_back(games: list[Exported], name: str, tmp_path: Path) -> None:
    """Every field of every game, in each format; the records still verify."""
    assert write_games(tmp_path / name, games) == len(games)
    found = list(read_games(tmp_path / name))
    assert found == games
    assert all(verify(one.record, whole=one.is_whole).good for one in found)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_games_can_be_played_again(games: list[Exported]) -> None:
    table = games[0].table()
    for entry in games[0].record.entries:
        table.replay(entry)
    assert table.outcome == games[0].record.result


def test_all_formats_hold_the_same(games: list[Exported], tmp_path: Path) -> None:
    found = []
    for name in FORMATS:
        write_games(tmp_path / name, games)
        found.append(list(read_games(tmp_path / name)))
    assert found[0] == found[1] == found[2]


def test_parquet_has_columns_to_study(games: list[Exported], tmp_path: Path) -> None:
    """Games, winners and actions without decoding anything of ours."""
    import pyarrow.parquet as pq

    write_games(tmp_path / "games.parquet", games)
    columns = pq.read_table(tmp_path / "games.parquet").to_pydict()
    assert columns["game"] == names()
    for result, entries, game in zip(columns["result"], columns["entries"], games, strict=True):
        assert game.record.result
        assert result["winners"] == game.record.result.winners
        assert [one["action"] for one in entries] == [one.action for one in game.record.entries]


@pytest.mark.parametrize("name", FORMATS)
def test_a_damaged_game_is_noticed(games: list[Exported], name: str, tmp_path: Path) -> None:
    changed = msgspec.structs.replace(games[0].record, started="2001-01-01T00:00:00.000Z")
    write_games(tmp_path / name, [msgspec.structs.replace(games[0], record=changed)])
    with pytest.raises(ClewError, match="game 1: its digest does not match"):
        list(read_games(tmp_path / name))


@pytest.mark.parametrize("name", FORMATS)
def test_what_is_not_a_file_of_games(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"theseus\n" * 20)
    with pytest.raises(ClewError, match="games"):
        list(read_games(tmp_path / name))


def test_other_endings_are_not_guessed(tmp_path: Path) -> None:
    with pytest.raises(ClewError, match=r"\.jsonl, \.jsonl\.gz or \.parquet"):
        write_games(tmp_path / "games.csv", [])


# Folders


def a_folder(tmp_path: Path) -> Path:
    """A finished game of two people, the same again, one that still runs, and something else."""
    folder = tmp_path / "games"
    people = [Seat(name="Ariadne", player="human"), Seat(name="Minos", player="human")]
    finished = msgspec.structs.replace(a_record(), seats=people)
    finished = anonymous(finished, [1, 2])
    game = find("labyrinth")
    running = Table(game, game.read_options({}), people, Fairness.from_seed("9", 2)).record()
    write(finished, folder / "a.json")
    write(finished, folder / "again" / "b.json")
    write(running, folder / "running.json")
    (folder / "notes.json").write_text('{"notes": 1}')
    return folder


def test_a_folder_gives_its_finished_games_once_without_names(tmp_path: Path) -> None:
    """The running one's secret is nowhere in the file."""
    folder = a_folder(tmp_path)
    out = tmp_path / "games.jsonl"
    assert write_games(out, from_folder(folder)) == 1
    text = out.read_text()
    for word in ("Ariadne", "Minos", read(folder / "running.json").secret):
        assert word not in text
    (game,) = read_games(out)
    assert game.record.seats == [Seat(name="", player="human")] * 2
    assert verify(game.record, whole=game.is_whole).good


def test_who_agrees_is_named(tmp_path: Path) -> None:
    (game,) = from_folder(a_folder(tmp_path), names=True)
    assert [seat.name for seat in game.record.seats] == ["Ariadne", "Minos"]


def test_a_program_is_only_called_one() -> None:
    """Its command line tells about somebody's machine."""
    seats = [
        Seat(name="bot.py", player="cmd@2s:python3 /home/minos/bot.py"),
        Seat(name="random 2", player="random"),
    ]
    record = anonymous(msgspec.structs.replace(a_record(), seats=seats))
    assert record.seats == [Seat(name="", player="program"), Seat(name="random 2", player="random")]


def test_a_changed_record_does_not_go_along(tmp_path: Path) -> None:
    folder = a_folder(tmp_path)
    file = folder / "a.json"
    file.write_text(file.read_text().replace("Ariadne", "Theseus"))
    with pytest.raises(ClewError, match="was changed after it was written"):
        list(from_folder(folder))


def test_the_games_of_a_league(tmp_path: Path) -> None:
    """Each with its whole record, also when the league is gone on with."""
    options = {"goals": 1, "short": True}
    league = League(
        game="labyrinth", bots=["greedy", "random"], players=2, games=2, options=options
    )
    run_league(league, tmp_path / "league", resume=False, jobs=1)
    with (tmp_path / "league" / LEAGUE_RECORDS).open("ab") as file:
        file.write(b'{"format":' + b"x" * 100_000)  # cut off in writing
    more = msgspec.structs.replace(league, games=4)
    run_league(more, tmp_path / "league", resume=True, jobs=1)
    with (tmp_path / "league" / LEAGUE_RECORDS).open("ab") as file:
        file.write(b'{"format":')  # cut off in writing
    found = list(from_folder(tmp_path / "league"))
    assert [game.source for game in found] == ["league"] * 4
    assert all(verify(game.record, whole=game.is_whole).good for game in found)
    assert {seat.player for game in found for seat in game.record.seats} == {"greedy", "random"}


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out" / "games.parquet"
    main(["export", str(out), "--records", str(a_folder(tmp_path)), "--json"])
    assert json.loads(capsys.readouterr().out) == {"file": str(out), "games": 1}
    assert len(list(read_games(out))) == 1


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--records", "nowhere"], "nowhere is not a folder"),
        (["--records", ".", "--data", "."], "one at a time"),
        (["--names"], "each player decides"),
    ],
)
def test_what_cannot_be_exported(
    more: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["export", str(tmp_path / "games.jsonl"), *more])
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
