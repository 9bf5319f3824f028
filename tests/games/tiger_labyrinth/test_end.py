"""The end of a game: TL-16 and TL-17."""

from collections.abc import Callable

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.event import Event
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.events import Ended
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

pytestmark = pytest.mark.both_builds

GRID = "LTtl/lLLl/TtTl/ttLT"
START = f"{GRID} 4a1,b2 4d1,c2 blue-lady red step 5/400"
ROUND = (
    *("b2-b1", "swap b2 c2"),
    *("d1-c1", "swap b2 c2"),
    *("b1-b2", "swap b2 c2"),
    *("c1-d1", "swap b2 c2"),
)
"""Four turns after which everything is as in START."""

Play = Callable[..., list[Event]]


def random_game(**options: object) -> TigerLabyrinth:
    """A game played to its end at random."""
    state = game.new(2, game.read_options(options), Fast(4))
    chance = Fast(8)
    while state.acting():
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    return state


@pytest.mark.rule("TL-16")
def test_all_five_cubs_on_the_own_tiger_door_win_at_once(play: Play) -> None:
    """The labyrinth is not moved any more, though it could be."""
    state = from_line(f"{GRID} d3,4d4 4d1,b2 blue-lady red step 30/400")
    told = play(state, "d3-d4")
    assert told[-1] == Ended(winners=[1], rule="TL-16", termination="escape")
    assert state.pending() == 0
    assert state.result() == [1.0, 0.0]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.rule) == ("escape", "TL-16")
    assert (outcome.winners, outcome.ranks, outcome.scores) == ([1], [1, 2], [5, 0])


@pytest.mark.rule("TL-16")
def test_blue_wins_on_a4(play: Play) -> None:
    """At seat 2, and at seat 1 where that is blue."""
    state = from_line(f"{GRID} 5a1 a3,4a4 blue-lady blue step 30/400")
    play(state, "a3-a4")
    assert state.result() == [0.0, 1.0]
    state = from_line(f"{GRID} 5a1 4a4,b4 blue-lady blue step 30/400 red=2")
    play(state, "b4-a4")
    assert state.result() == [1.0, 0.0]


@pytest.mark.rule("TL-16")
@pytest.mark.parametrize(
    ("cubs", "step"),
    [("a3,4a4", "a3-a4"), ("b2,d3,3d4", "d3-d4"), ("c1,4d1", "c1-d1"), ("4a1,b1", "b1-a1")],
)
def test_other_doors_and_fewer_cubs_do_not_win(cubs: str, step: str, play: Play) -> None:
    """Five on the other colour's tiger Door or on a lady Door, or only four at home."""
    state = from_line(f"{GRID} {cubs} 5d2 blue-lady red step 30/400")
    play(state, step)
    assert state.result() is None
    assert state.acting()


@pytest.mark.rule("TL-16")
def test_after_the_end_everything_is_refused_by_the_rule_that_ended_it(play: Play) -> None:
    """Nobody has a legal action."""
    state = from_line(f"{GRID} d3,4d4 4d1,b2 blue-lady red step 30/400")
    play(state, "d3-d4")
    for seat in (1, 2):
        assert state.legal(seat) == []
        assert game.rule(state.refusal(seat, game.parse("d4-d3"))) == "TL-16"


@pytest.mark.rule("TL-17")
def test_the_third_time_a_position_stands_the_game_is_drawn(play: Play) -> None:
    """Twice is not enough; the third start of a turn ends it."""
    state = from_line(START)
    assert state.times() == 1
    play(state, *ROUND)
    assert (state.times(), state.acting()) == (2, 1)
    told = play(state, *ROUND)
    assert told[-1] == Ended(winners=[], rule="TL-17", termination="repetition")
    assert (state.times(), state.turn, state.pending()) == (3, 13, 0)
    assert state.result() == [0.5, 0.5]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.rule) == ([], [1, 1], "TL-17")


@pytest.mark.rule("TL-17")
def test_the_opening_position_counts() -> None:
    """It has stood once when the game begins."""
    state = game.new(2, game.read_options({}), Fast(1))
    assert state.times() == 1
    assert len(game.position(state).past) == 1


@pytest.mark.rule("TL-17")
@pytest.mark.parametrize(
    "other",
    [
        START.replace("LTtl/lLLl", "LtTl/lLLl"),
        START.replace("4a1,b2", "4a1,c1"),
        START.replace("4d1,c2", "4d1,c1"),
        START.replace("4a1,b2 4d1,c2", "4d1,c2 4a1,b2"),
        START.replace("blue-lady", "red-lady"),
        START.replace("blue-lady", "blue-tiger"),
    ],
)
def test_only_the_same_cards_cubs_and_gems_count(other: str) -> None:
    """Whatever differs, it is the first time that this position stands."""
    state, same = from_line(START), from_line(other)
    for later in (state, same):
        later.follow(from_line(START))
        later.remember()
    assert (state.times(), same.times()) == (2, 1)


@pytest.mark.rule("TL-17")
def test_the_same_table_with_the_other_player_to_move_does_not_count() -> None:
    """It is another position."""
    state = from_line(START)
    state.seat = 2
    state.remember()
    assert state.times() == 1


@pytest.mark.rule("TL-17")
def test_only_the_start_of_a_turn_counts(play: Play) -> None:
    """After four turns five positions have stood, and no more after the next step."""
    state = from_line(START)
    play(state, *ROUND, "b2-b1")
    assert len(game.position(state).past) == 5


@pytest.mark.rule("TL-17")
def test_repetition_can_be_switched_off(play: Play) -> None:
    """The same position may stand as often as one likes; nobody takes notes."""
    state = from_line(f"{START} repetition=off")
    play(state, *ROUND * 5)
    assert state.acting() == 1
    assert (state.times(), game.position(state).past) == (0, [])


@pytest.mark.rule("TL-17")
def test_clones_share_the_past_but_not_the_future(play: Play) -> None:
    """What one of them repeats does not count for the other."""
    state = from_line(START)
    play(state, *ROUND)
    other = state.clone()
    assert game.position(other) == game.position(state)
    play(other, *ROUND)
    assert (other.pending(), state.times(), state.acting()) == (0, 2, 1)


@pytest.mark.rule("TL-17", "CO-03")
def test_the_game_is_drawn_after_the_last_turn(play: Play) -> None:
    """Turn 400 is played to its end."""
    state = from_line(START.replace("5/400", "400/400"))
    play(state, "b2-b1")
    assert state.acting() == 1
    told = play(state, "swap b2 c2")
    assert told[-1] == Ended(winners=[], rule="TL-17", termination="turn-limit")
    assert (state.result(), state.turn) == ([0.5, 0.5], 400)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.termination == "turn-limit"
    assert game.rule(state.refusal(1, 0)) == "TL-17"


@pytest.mark.rule("TL-17")
def test_the_last_turn_can_still_be_won(play: Play) -> None:
    """TL-16 comes first."""
    state = from_line(f"{GRID} d3,4d4 4d1,b2 blue-lady red step 400/400")
    play(state, "d3-d4")
    assert state.result() == [1.0, 0.0]


@pytest.mark.rule("TL-17", "CO-03")
@pytest.mark.parametrize("limit", [1, 7, 30])
def test_another_limit_can_be_chosen(limit: int) -> None:
    """The game has that many turns at most."""
    state = random_game(limit=limit, repetition=False)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.termination, state.turn) == ("turn-limit", limit)


@pytest.mark.rule("TL-17")
def test_400_turns_are_the_default_and_10000_the_most() -> None:
    """There is always a limit; the form of the options says so."""
    schema = msgspec.json.schema(game.options)["$defs"]["TigerLabyrinthOptions"]["properties"]
    limit = schema["limit"]
    assert (limit["minimum"], limit["maximum"], limit["default"]) == (1, 10_000, 400)
    assert limit["type"] == "integer"


@pytest.mark.rule("TL-17")
def test_a_long_past_can_be_freed() -> None:
    """Thousands of turns, each noted, go without a crash."""
    state = random_game(limit=2000)
    assert len(game.position(state).past) == 2000
    state.follow(from_line(START))
    assert len(game.position(state).past) == 1
