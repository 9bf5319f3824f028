"""Leagues: everybody against everybody, kept in a file and resumed."""

from pathlib import Path

import pytest

from clew.arena.league import League, draw, matches, published, rate, read, run
from clew.core.errors import ClewError

SHORT = {"goals": 1, "short": True}


def league(**changes: object) -> League:
    settings = {
        "game": "labyrinth",
        "bots": ["random", "greedy", "adept"],
        "players": 2,
        "games": 4,
        "options": SHORT,
    }
    return League(**(settings | changes))  # type: ignore[arg-type]


def test_every_pair_meets_once() -> None:
    assert [match.bots for match in matches(league())] == [
        ["random", "greedy"],
        ["random", "adept"],
        ["greedy", "adept"],
    ]


def test_with_a_reach_only_neighbours_in_the_list_meet() -> None:
    assert [match.bots for match in matches(league(reach=1))] == [
        ["random", "greedy"],
        ["greedy", "adept"],
    ]


def test_with_more_seats_each_is_alone_against_a_field_of_each() -> None:
    fields = [match.bots for match in matches(league(bots=["random", "greedy"], players=3))]
    assert fields == [["random", "greedy", "greedy"], ["greedy", "random", "random"]]


def test_the_better_bot_is_rated_higher(tmp_path: Path) -> None:
    result = run(league(games=10), tmp_path, resume=False, jobs=1)
    ratings = {one.bot: one for one in result.ratings}
    assert ratings["greedy"].rating > ratings["random"].rating
    assert ratings["random"].low < ratings["random"].rating < ratings["random"].high
    assert result.games == 30
    assert [one.rating for one in result.ratings] == sorted(
        (one.rating for one in result.ratings), reverse=True
    )


def test_a_league_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """With more games and another bot, nothing is played twice."""
    run(league(bots=["random", "greedy"], games=2), tmp_path, resume=False, jobs=1)
    first = (tmp_path / "games.jsonl").read_bytes()
    result = run(league(), tmp_path, resume=True, jobs=1)
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert kept.startswith(first)
    numbers = [(tuple(line.bots), line.game.number) for line in read(tmp_path / "games.jsonl")]
    assert len(numbers) == len(set(numbers)) == result.games == 12


def test_a_game_cut_off_in_writing_is_played_again(tmp_path: Path) -> None:
    run(league(bots=["random", "greedy"], games=2), tmp_path, resume=False, jobs=1)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    assert len(read(file)) == 1
    result = run(league(bots=["random", "greedy"], games=2), tmp_path, resume=True, jobs=1)
    assert result.games == 2
    assert len(read(file)) == 2


def test_games_are_not_overwritten(tmp_path: Path) -> None:
    run(league(bots=["random", "greedy"], games=2), tmp_path, resume=False, jobs=1)
    with pytest.raises(ClewError, match="--resume"):
        run(league(bots=["random", "greedy"], games=2), tmp_path, resume=False, jobs=1)


def test_games_of_another_league_are_not_mixed_in(tmp_path: Path) -> None:
    run(league(bots=["random", "greedy"], games=2), tmp_path, resume=False, jobs=1)
    with pytest.raises(ClewError, match="another league"):
        run(league(seed="2"), tmp_path, resume=True, jobs=1)


def test_ratings_do_not_depend_on_the_order_of_the_file(tmp_path: Path) -> None:
    run(league(), tmp_path, resume=False, jobs=1)
    lines = read(tmp_path / "games.jsonl")
    bots = league().bots
    assert rate(bots, lines) == rate(bots, list(reversed(lines)))


def test_the_plot_is_drawn(tmp_path: Path) -> None:
    result = run(league(bots=["random", "greedy"], games=2), tmp_path, resume=False, jobs=1)
    for name in ("ratings.svg", "ratings.png"):
        draw(result, tmp_path / name)
    assert "<svg" in (tmp_path / "ratings.svg").read_text()
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")


def test_a_league_is_not_continued_with_a_bot_that_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of two different bots would be rated as one's."""
    settings = League(game="tiger-traps", bots=["random", "greedy"], players=2, games=1)
    first = run(settings, tmp_path, resume=False, jobs=1)
    assert published(first).bots["greedy"].revision == 1
    monkeypatch.setattr("clew.arena.league.revision", lambda _, bot: 2 if bot == "greedy" else 1)
    with pytest.raises(ClewError, match="has changed"):
        run(settings, tmp_path, resume=True, jobs=1)
    again = run(settings, tmp_path / "new", resume=False, jobs=1)
    assert published(again).bots["greedy"].revision == 2
