"""Who was ahead: played on from the true position, and sure where the game is over."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from clew.arena.simulate import Job, play_game
from clew.core.chance import Fast
from clew.games import find, names
from clew.games.tiger_labyrinth.notation import from_line
from clew.study import curve as curves
from clew.study.curve import Point, Stand, curve, play_on, stands
from clew.table.record import Record


def played(game: str, seed: str = "1", **options: object) -> Record:
    players = find(game).players[0]
    job = Job(game=game, bots=["random"] * players, options=options, seed=seed)
    return play_game(job, 0).record()


def test_a_long_game_is_looked_at_evenly_and_to_its_end() -> None:
    record = played("labyrinth", goals=2)
    found = stands(record)
    assert len(record.entries) > curves.MAX_POINTS == len(found)
    assert [one.n for one in found] == sorted({one.n for one in found})
    assert (found[0].n, found[-1].n) == (0, record.entries[-1].n)
    gaps = {b.n - a.n for a, b in pairwise(found)}
    assert max(gaps) - min(gaps) <= 1
    assert record.result
    winners = record.result.winners
    assert found[-1].shares[winners[0] - 1] == 1 / len(winners)
    assert not any(one.shares for one in found[:-1])


def test_a_game_somebody_resigned_ends_as_it_ended() -> None:
    """Its last position goes on, its result does not."""
    record = played("tiger-labyrinth", limit=20)
    assert record.result
    ended = msgspec.structs.replace(record.result, winners=[2], termination="resign")
    given_up = msgspec.structs.replace(record, result=ended, entries=record.entries[:6])
    assert stands(given_up)[-1].shares == [0, 1]


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_played_on(game: str) -> None:
    rules = find(game)
    players = rules.players[0]
    state = rules.new(players, rules.read_options({}), Fast(1))
    position = msgspec.json.encode(rules.position(state))
    won = play_on(game, position, 0, 1)
    assert len(won) == players
    assert sum(won) == pytest.approx(1)
    assert play_on(game, position, 0, 1) == won


def test_who_is_at_the_door_is_ahead() -> None:
    game = find("tiger-labyrinth")
    state = from_line("LTtl/lLLl/TtTl/ttLT d3,4d4 5d1 blue-lady red step 9/400")
    position = msgspec.json.encode(game.position(state))
    won = play_on(game.id, position, 0, 3)
    found = curve(game.id, [Stand(0, position, [])], [won], [3], 0.5)
    red, blue = found.points[0].chances
    assert red > 0.5 > blue
    assert red + blue == pytest.approx(1)
    assert (found.done, found.moments) == (0.5, [])


def points(*chances: float) -> list[Point]:
    return [Point(n=n, chances=[c, 1 - c]) for n, c in enumerate(chances)]


def test_the_moments_are_the_largest_swings_apart_from_each_other() -> None:
    found = curves._moments(
        points(0.5, 0.5, 0.9, 0.9, 0.9, 0.4, 0.4, 0.4, 0.6, 0.6, 0.6, 0.61, 0.62)
    )
    assert [moment.n for moment in found] == [2, 5, 8]
    assert all(moment.since == moment.n - 1 for moment in found)
    by_seat = {moment.n: (moment.seat, moment.before, moment.after) for moment in found}
    assert by_seat[5] in ((1, 0.9, 0.4), (2, 0.1, 0.6))


def test_a_single_point_that_is_off_decides_nothing() -> None:
    assert curves._moments(points(0.5, 0.5, 0.6, 0.5, 0.5)) == []
    assert curves._moments(points(0.5)) == []
