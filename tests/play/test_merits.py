"""What finished games add to the statistics of those who played them, and the trophies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from clew.arena.simulate import Job, play_game
from clew.core.event import Event
from clew.core.game import Outcome
from clew.core.state import Log
from clew.games import find, names
from clew.games.labyrinth.events import Found, Moved
from clew.games.tiger_traps.events import Bid, Revealer, Season, Took, Trapped
from clew.play.merits import Finished, earned, feats_of, trophies_of
from clew.table.happened import Happened
from clew.table.record import Deed

BEGAN, ENDED = "2026-01-02T03:00:00.000Z", "2026-01-02T03:05:00.500Z"


def told(n: int, *events: Event) -> Happened:
    return Happened(n, [(0, event) for event in events])


def did(n: int, deed: Deed, seat: int, to: int = -1) -> Happened:
    return Happened(n, [], deed, seat, to)


def finished(
    game: str, *done: Happened, kinds: Sequence[str] = ("human", "master"), winner: int = 1
) -> Finished:
    outcome = Outcome(termination="", rule="", winners=[winner], ranks=[1, 2], scores=[0, 0])
    return Finished(game, kinds, outcome, BEGAN, ENDED, done)


def test_a_win_counts_by_seats_and_opponents() -> None:
    (feats,) = feats_of(finished("labyrinth")).values()
    counted = {"games", "games-2", "wins", "wins-2", "met-master", "beat-master"}
    assert {name for name, value in feats.sums.items() if value} == counted
    assert feats.least == {"fastest": 300}


@pytest.mark.rule("CO-07")
@pytest.mark.parametrize("deed", ["resign", "forfeit", "takeover"])
def test_who_is_gone_at_the_end_has_not_won(deed: Deed) -> None:
    (feats,) = feats_of(finished("labyrinth", did(1, deed, 1))).values()
    assert feats.sums == {"games": 1, "games-2": 1, "met-master": 1}
    back = finished("labyrinth", did(1, "takeover", 1), did(2, "return", 1))
    assert feats_of(back)[1].sums["wins"] == 1


def test_what_was_taken_back_does_not_count() -> None:
    walk = Moved(seat=1, path=["a1", "a2", "a3"], cell="a3")
    find_it = Found(seat=1, treasure="owl", left=3)
    shorter = Moved(seat=1, path=["a1", "a2"], cell="a2")
    done = (told(1, walk), told(2, find_it), did(3, "takeback", 1, to=0), told(4, shorter))
    feats = feats_of(finished("labyrinth", *done))[1]
    assert (feats.sums["found"], feats.most["journey"]) == (0, 1)


def test_events_are_read_from_storage() -> None:
    walk = msgspec.json.encode(Moved(seat=1, path=["a1", "a2", "a3"], cell="a3"))
    stored = Happened(1, [(0, msgspec.Raw(walk))])
    assert feats_of(finished("labyrinth", stored))[1].most["journey"] == 2


def test_a_season_is_bluffed_through_once_and_only_by_who_bid() -> None:
    """The others run into the trap of one who has bid less."""
    season = Season(season=1, goal="red-lady", pot=3, seat=1)
    caught = Trapped(seat=2, owner_seat=1, gems=2)
    bid = Bid(seat=1, bid=2)
    kinds = ("human", "human")
    bluffed = finished("tiger-traps", told(1, season, bid, caught, caught), kinds=kinds)
    silent = finished("tiger-traps", told(1, season, bid, season, caught), kinds=kinds)
    assert feats_of(bluffed)[1].sums["bluffs"] == 1
    assert feats_of(silent)[1].sums["bluffs"] == 0


def test_a_promise_is_kept_by_who_takes_the_pot() -> None:
    done = told(1, Revealer(seat=1, bid=8), Took(seat=1, pot=3, gems=4))
    feats = feats_of(finished("tiger-traps", done, kinds=("human", "human")))
    assert [feats[seat].most["promise"] for seat in (1, 2)] == [8, 0]
    assert "kept-word" in earned("tiger-traps", feats[1].most)
    assert "kept-word" not in earned("tiger-traps", feats[2].most)


@pytest.mark.parametrize("game", names())
def test_every_trophy_is_about_a_figure_that_its_game_counts(game: str) -> None:
    """A real game between players who resemble people names every figure there is."""
    log = Log()
    players = find(game).players[0]
    table = play_game(Job(game=game, bots=["greedy"] * players, options={}, seed="7"), 0, log=log)
    assert table.outcome
    kinds = ["human"] + ["master"] * (players - 1)
    figures: set[str] = set()
    for winner in range(1, players + 1):
        outcome = msgspec.structs.replace(table.outcome, winners=[winner])
        done = [Happened(1, list(log.entries))]
        for seats in (kinds, kinds[::-1]):
            feats = feats_of(Finished(game, seats, outcome, BEGAN, ENDED, done))
            for one in feats.values():
                figures |= {*one.sums, *one.most, *one.least}
    assert {trophy.feat for trophy in trophies_of(game)} <= figures
    assert not earned(game, {})
