"""Matches: the same deals from every seat, and honest intervals."""

import pytest

from clew.arena.match import Game, Match, check, interval, play, play_one, standing
from clew.arena.simulate import Job, play_game
from clew.core.errors import ClewError

SHORT = {"goals": 1, "short": True}


def test_each_deal_is_played_from_every_seat() -> None:
    """Three equal bots: the seats' shares go round with them."""
    match = Match(game="labyrinth", bots=["greedy"] * 3, options=SHORT)
    games = [play_one(match, number) for number in range(3)]
    table = play_game(Job(game="labyrinth", bots=["greedy"] * 3, options=SHORT, seed="1"), 0)
    by_seat = table.state.result()
    assert by_seat is not None
    for turned, game in enumerate(games):
        assert [game.shares[(seat + turned) % 3] for seat in range(3)] == by_seat


def test_a_share_belongs_to_the_bot_not_to_the_seat() -> None:
    """The better bot wins from both seats."""
    match = Match(game="labyrinth", bots=["random", "greedy"], options=SHORT)
    games = list(play(match, range(20), jobs=1))
    assert sum(game.shares[1] for game in games) > 15


def test_two_processes_give_the_same_games() -> None:
    match = Match(game="labyrinth", bots=["random", "greedy"], options=SHORT)
    one, two = (
        [(game.number, game.shares, game.decisions) for game in play(match, range(6), jobs=jobs)]
        for jobs in (1, 2)
    )
    assert one == two


def test_every_decision_is_timed() -> None:
    match = Match(game="labyrinth", bots=["random", "greedy"], options=SHORT)
    game = play_one(match, 0)
    assert sum(len(times) for times in game.times) == game.decisions


def test_a_bot_with_several_seats_counts_by_seat() -> None:
    match = Match(game="labyrinth", bots=["adept", "random", "random", "random"])
    games = [Game(number=n, shares=[0.4, 0.2, 0.2, 0.2], decisions=1) for n in range(4)]
    scores = {score.bot: score for score in standing(match, games).scores}
    assert scores["adept"].rate == 0.4
    assert scores["random"].rate == 0.2
    assert (scores["random"].seats, scores["random"].wins) == (3, 2.4)


def test_an_interval_of_independent_games_is_wilsons() -> None:
    """Eight of ten: 49.0 % to 94.3 %."""
    low, high = interval(0.8, 0.4, 10, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_an_interval_is_wider_where_deals_decide() -> None:
    """Deals won or lost whole are worth half as many games."""
    apart = interval(0.5, 0.5**0.5 / 2, 50, 100)
    whole = interval(0.5, 0.5, 50, 100)
    assert whole[1] - whole[0] > 1.3 * (apart[1] - apart[0])


def test_winning_everything_is_not_certainty() -> None:
    low, high = interval(1.0, 0.0, 10, 20)
    assert round(high, 6) == 1.0
    assert 0.7 < low < 0.75


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["greedy"], "labyrinth is for 2 to 4 players"),
        (["greedy", "nobody"], "labyrinth has no bot 'nobody'"),
        (["greedy", "adept:soon"], "a budget is 1s, 50ms, or a number of nodes"),
    ],
)
def test_a_match_that_cannot_be(bots: list[str], sentence: str) -> None:
    with pytest.raises(ClewError, match=sentence):
        check(Match(game="labyrinth", bots=bots))
