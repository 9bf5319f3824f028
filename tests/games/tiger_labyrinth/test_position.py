"""Positions as JSON, and positions that cannot be."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import PositionError
from clew.core.event import Event
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import from_line
from clew.games.tiger_labyrinth.position import Position, entry

pytestmark = pytest.mark.both_builds

GRID = "LTtl/lLLl/TtTl/ttLT"
CARDS = GRID.replace("/", "")
START = f"{GRID} 4a1,b2 4d1,c2 blue-lady red step 5/400"
ROUND = (
    *("b2-b1", "swap b2 c2"),
    *("d1-c1", "swap b2 c2"),
    *("b1-b2", "swap b2 c2"),
    *("c1-d1", "swap b2 c2"),
)

Play = Callable[..., list[Event]]


def changed(line: str, **fields: Any) -> Position:
    """The position of a line with some fields changed."""
    return msgspec.structs.replace(game.position(from_line(line)), **fields)


def test_a_position_carries_its_past(play: Play) -> None:
    """Read again, it is drawn by the same repetition."""
    state = from_line(START)
    play(state, *ROUND, "b2-b1", "swap b2 c2")
    data = msgspec.json.encode(game.position(state))
    again = game.from_position(data)
    assert game.position(again) == game.position(state)
    play(again, *ROUND[2:])
    assert again.times() == 3
    outcome = game.outcome(again)
    assert outcome is not None
    assert outcome.termination == "repetition"


def test_finished_games_round_trip(play: Play) -> None:
    """Won, drawn by repetition, drawn by the limit."""
    won = from_line(f"{GRID} d3,4d4 4d1,b2 blue-lady red step 30/400")
    play(won, "d3-d4")
    repeated = from_line(START)
    play(repeated, *ROUND * 2)
    late = from_line(START.replace("5/400", "400/400"))
    play(late, "b2-b1", "swap b2 c2")
    for state in (won, repeated, late):
        position = game.position(state)
        assert position.phase == "over"
        assert game.position(game.from_position(position)) == position


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"red": 3}, r"red: there is no seat 3 \(TL-05\)"),
        ({"seat": 0}, "there is no seat 0"),
        ({"cards": CARDS[:-1]}, "16 letters"),
        ({"cards": CARDS.replace("L", "x")}, "16 letters"),
        ({"cards": "TL" + CARDS[2:]}, "Door on a1 is the red-lady"),
        ({"cards": CARDS[:14] + "tT"}, "3 Clue cards blue-tiger, not 4"),
        ({"red_cubs": "5"}, "16 digits"),
        ({"red_cubs": "9" + "0" * 15}, "16 digits"),
        ({"blue_cubs": "1" * 6 + "0" * 10}, "5 blue cubs, not 6"),
        ({"yellow": "green"}, "yellow gem is on blue or red"),
        ({"white": "cub"}, "white gem is on lady or tiger"),
        ({"phase": "wait"}, "phase must be one of step, swap, over"),
        ({"limit": 0}, "limit goes from 1 to 10000"),
        ({"limit": 10_001}, "limit goes from 1 to 10000"),
        ({"turn": 0}, "turns go from 1 to 400"),
        ({"turn": 401}, "turns go from 1 to 400"),
        ({"ended": "flood"}, "no game ends by 'flood'"),
        ({"ended": "escape"}, "over by one rule, or goes on"),
        ({"phase": "over"}, "over by one rule, or goes on"),
        ({"phase": "over", "ended": "escape"}, "TL-16"),
        ({"phase": "over", "ended": "turn-limit"}, "limit is turn 400"),
        ({"phase": "over", "ended": "repetition"}, "not stood three times"),
        ({"repetition": False}, "nobody takes notes"),
        ({"past": []}, "last entry must be the position itself"),
        ({"past": ["x"] * 6}, "6 turns cannot have started by turn 5"),
        ({"past": ["x"]}, "past 1: say cards, red cubs"),
        ({"past": [f"{CARDS} 5 5 blue-lady"]}, "past 1: red cubs must be 16 digits"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], reason: str) -> None:
    """With a PositionError that says why."""
    with pytest.raises(PositionError, match=reason):
        game.from_position(changed(START, **fields))


@pytest.mark.parametrize("cubs", ["0" * 15 + "5"])
@pytest.mark.rule("TL-16")
def test_nobody_can_have_won_while_the_game_goes_on(cubs: str) -> None:
    """Neither who is in turn nor the other."""
    for seat in (1, 2):
        with pytest.raises(PositionError, match="TL-16"):
            game.from_position(changed(START, red_cubs=cubs, seat=seat))


@pytest.mark.rule("TL-15")
def test_no_swap_is_asked_for_where_none_is_possible() -> None:
    """All cubs on Doors: both gems would have moved."""
    with pytest.raises(PositionError, match="TL-15"):
        from_line(f"{GRID} 4a1,d4 5d1 blue-lady red swap 5/400")


@pytest.mark.rule("TL-04", "TL-05")
@pytest.mark.parametrize(
    "rest",
    [
        "5a1 5d1 red-lady red step",
        "4a1,b1 5d1 blue-lady red step",
        "5a1 4d1,c1 blue-lady red step",
        "3a1,b1,a2 5d1 blue-lady red swap",
        "4a1,b2 5d1 blue-lady red swap",
        "5d4 5d1 blue-lady red escape",
    ],
)
def test_the_first_turn_starts_from_the_setup(rest: str) -> None:
    """Gems at their start, and at most one cub away from it."""
    with pytest.raises(PositionError, match="the first turn starts"):
        from_line(f"{GRID} {rest} 1/400")


def test_the_past_must_lead_here() -> None:
    """Each entry from the one before by one turn, and the position from the last."""
    start = changed(START)
    far = entry(changed(START.replace("4a1,b2", "4a1,d4")))
    with pytest.raises(PositionError, match="past 2: no turn leads to it"):
        game.from_position(changed(START, past=[far, *start.past]))
    with pytest.raises(PositionError, match="does not follow from the last entry"):
        game.from_position(changed(START.replace("step", "swap"), past=[far]))
    late = START.replace("step 5/400", "turn-limit 400/400")
    with pytest.raises(PositionError, match="does not follow from the last entry"):
        game.from_position(changed(late, past=[far]))


def test_nobody_has_won_in_the_past() -> None:
    """The game would have been over."""
    won = f"{CARDS} 0000000000000005 0005000000000000 blue-lady"
    with pytest.raises(PositionError, match="past 1: the game was over"):
        game.from_position(changed(START.replace("step", "swap"), past=[won]))


def test_a_third_time_in_the_past_is_the_end(play: Play) -> None:
    """A game that went on after it cannot be."""
    state = from_line(START)
    play(state, *ROUND * 2)
    position = game.position(state)
    with pytest.raises(PositionError, match="past 9: the third time ends the game"):
        game.from_position(msgspec.structs.replace(position, phase="step", ended=""))


def test_a_complete_past_begins_with_the_setup() -> None:
    """The first of five entries of turn 5 is turn 1."""
    state = game.new(2, game.read_options({}), Fast(3))
    chance = Fast(5)
    while state.turn < 5:
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    position = game.position(state)
    assert game.position(game.from_position(position)) == position
    first = position.past[0].replace("blue-lady", "red-lady")
    with pytest.raises(PositionError, match="the first turn starts"):
        game.from_position(msgspec.structs.replace(position, past=[first, *position.past[1:]]))


@pytest.mark.rule("TL-17")
def test_a_game_without_repetition_is_not_drawn_by_it() -> None:
    """The end contradicts the options."""
    with pytest.raises(PositionError, match="repetition does not count"):
        from_line(f"{START.replace('step', 'repetition')} repetition=off")
