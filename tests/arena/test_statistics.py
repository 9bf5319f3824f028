"""What a game counts of its own, summed up over many games."""

import pytest

from clew.arena.simulate import Job, simulate
from clew.arena.statistics import Held, Spread, sum_up
from clew.cli.simulations import show_summary
from clew.core.counts import Counts


def test_numbers_are_spread() -> None:
    """Mean, extremes, and the quantiles at a twentieth, a half and nineteen twentieths."""
    counted = [Counts(numbers={"rounds": float(n)}) for n in range(101)]
    found = sum_up(counted, [[1.0, 0.0]] * 101).numbers["rounds"]
    assert found == Spread(mean=50, least=0, low=5, median=50, high=95, most=100)


def test_times_are_by_the_game() -> None:
    """What happened in one game of two happened half a time a game."""
    counted = [Counts(times={"cards": {"a": 3}}), Counts(times={"cards": {"a": 0, "b": 1}})]
    assert sum_up(counted, [[1.0], [1.0]]).times == {"cards": {"a": 1.5, "b": 0.5}}


def test_wins_are_compared_with_a_fair_share() -> None:
    """Leona sits in both games, wins one and shares the other: one and a half for a fair one."""
    counted = [
        Counts(had={"hero": [["leona"], ["akikios"]]}),
        Counts(had={"hero": [["sostrate"], ["leona"]]}),
    ]
    heroes = sum_up(counted, [[1.0, 0.0], [0.5, 0.5]]).had["hero"]
    assert heroes["leona"] == Held(seats=2, wins=1.5, fair=1.0, ratio=1.5)
    assert heroes["akikios"].ratio == 0
    assert heroes["sostrate"].ratio == 1


@pytest.mark.rule("LO-46", "LO-47")
def test_labyrinthos_counts_heroes_cards_and_keys(capsys: pytest.CaptureFixture[str]) -> None:
    """Every card and key is listed, those never used as well; the others' cards are not."""
    job = Job(game="labyrinthos", bots=["greedy"] * 2, options={"monster": "medusa"}, seed="counts")
    summary = simulate(job, 3, jobs=1)
    found = summary.statistics
    assert len(found.times["cards played"]) == 25
    assert "petrify" in found.times["cards played"]
    assert "honey-cake" not in found.times["cards played"]
    assert len(found.times["keys used"]) == len(found.times["keys found"]) == 16
    assert found.times["events"]["ended"] == 1
    assert sum(held.seats for held in found.had["hero"].values()) == 6
    assert sum(held.wins for held in found.had["order of play"].values()) == 3
    assert 0 < found.numbers["rounds"].least <= found.numbers["rounds"].most <= 150
    show_summary(summary)
    shown = capsys.readouterr().out
    assert "times a fair share" in shown
    assert "ended by escaped 3" in shown
    assert "whisper-of-the-oracle" in shown


def test_a_game_that_counts_nothing_shows_nothing_more(capsys: pytest.CaptureFixture[str]) -> None:
    """And nobody listens to it."""
    job = Job(game="tiger-labyrinth", bots=["random"] * 2, options={}, seed="counts")
    summary = simulate(job, 2, jobs=1)
    assert not summary.statistics.had
    show_summary(summary)
    assert capsys.readouterr().out.rstrip().splitlines()[-1].startswith("ended by")
