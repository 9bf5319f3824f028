"""Actions and positions as text."""

import pytest

from clew.core.chance import Fast
from clew.core.errors import PositionError, Unreadable
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.grid import FIRST_SWAP, POSSIBLE
from clew.games.tiger_labyrinth.notation import from_line, to_line
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

pytestmark = pytest.mark.both_builds

GRID = "LTtl/lLLl/TtTl/ttLT"


def test_every_action_has_its_own_text_and_back() -> None:
    """All of them, also those that no position allows."""
    texts = [game.format(action) for action in range(TigerLabyrinth.ACTIONS)]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == list(range(TigerLabyrinth.ACTIONS))


def test_the_first_actions_are_the_possible_ones() -> None:
    """48 steps between neighbours, then 28 swaps in one line without a corner."""
    texts = [game.format(action) for action in range(POSSIBLE)]
    assert all(text[2] == "-" for text in texts[:FIRST_SWAP])
    swaps = [text.split()[1:] for text in texts[FIRST_SWAP:]]
    assert len(swaps) == 28
    assert all(one[0] == other[0] or one[1] == other[1] for one, other in swaps)
    assert not {"a1", "d1", "a4", "d4"} & {cell for pair in swaps for cell in pair}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("swap c2 a2", "swap a2 c2"),
        ("  SWAP  A2   C2 ", "swap a2 c2"),
        ("B2-B3", "b2-b3"),
        ("b2 - b3", "b2-b3"),
    ],
)
def test_case_spacing_and_order_do_not_matter(text: str, meant: str) -> None:
    """A swap has no first card."""
    assert game.format(game.parse(text)) == meant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty line"),
        ("b2", "CELL-CELL"),
        ("b2-", "CELL-CELL"),
        ("b2-b3-b4", "CELL-CELL"),
        ("swap a2", "swap CELL CELL"),
        ("swap a2 c2 red", "swap CELL CELL"),
        ("swap a2 a2", "two different cells"),
        ("e2-e3", "a1 to d4"),
        ("swap a2 a5", "a1 to d4"),
        ("pass", "CELL-CELL"),
    ],
)
def test_what_is_not_an_action_is_unreadable(text: str, reason: str) -> None:
    """And the error says what would be right."""
    with pytest.raises(Unreadable, match=reason):
        game.parse(text)


@pytest.mark.parametrize("action", [-1, TigerLabyrinth.ACTIONS])
def test_a_number_that_is_no_action_has_no_text(action: int) -> None:
    """The error says which numbers are."""
    with pytest.raises(Unreadable, match="from 0 to 375"):
        game.format(action)


@pytest.mark.parametrize(
    "line",
    [
        f"{GRID} 5a1 5d1 blue-lady red step 1/400",
        f"{GRID} 4a1,a2 5d1 blue-lady red swap 1/400",
        f"{GRID} a1,2b2,c3,d4 c1,d1,3a4 red-tiger blue step 9/10000 red=2 repetition=off",
        f"{GRID} 5d4 5d1 blue-lady red escape 9/400",
        f"{GRID} 5a1 5d1 blue-lady red turn-limit 9/9 repetition=off",
    ],
)
def test_a_line_reads_as_what_it_was_written_from(line: str) -> None:
    """From a line to a position and back."""
    assert to_line(from_line(line)) == line


def test_every_position_of_a_game_has_a_line() -> None:
    """It carries all but the past."""
    state = game.new(2, game.read_options({"limit": 60}), Fast(3))
    chance = Fast(5)
    while state.acting():
        whole, again = game.position(state), game.position(from_line(to_line(state)))
        for field in whole.__struct_fields__:
            if field != "past":
                assert getattr(again, field) == getattr(whole, field)
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)


def test_a_line_starts_to_count_repetitions_anew() -> None:
    """What stood before is not in it: at the start of a turn this position has stood once."""
    assert from_line(f"{GRID} 4a1,b2 5d1 blue-lady red step 9/400").times() == 1
    assert from_line(f"{GRID} 4a1,b2 5d1 blue-lady red swap 9/400").times() == 0


def test_a_line_is_taken_as_a_position() -> None:
    """Where JSON is expected, and it is no JSON."""
    line = f"{GRID} 4a1,b2 5d1 blue-lady red swap 9/400"
    assert to_line(game.from_position(line)) == line


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "CARDS RED BLUE GEMS"),
        (f"{GRID} 5a1 5d1 blue-lady red step", "CARDS RED BLUE GEMS"),
        (f"{GRID} 5a1 5d1 blue-lady green step 1/400", "CARDS RED BLUE GEMS"),
        (f"{GRID}/ttLT 5a1 5d1 blue-lady red step 1/400", "CARDS RED BLUE GEMS"),
        (f"{GRID} 5a1 5d1 blue-lady red step 1/400 red=3", "CARDS RED BLUE GEMS"),
        (f"{GRID} 5a1 5e1 blue-lady red step 1/400", "are no cubs"),
        (f"{GRID} 2a1,3a1 5d1 blue-lady red step 1/400", "a1 is there twice"),
        (f"{GRID} 4a1 5d1 blue-lady red step 1/400", "must be 5 red cubs, not 4"),
        (f"{GRID} 5a1 5d1 lady-blue red step 1/400", "yellow gem is on blue or red"),
        (f"{GRID} 5a1 5d1 blue-lady red wait 1/400", "phase must be one of"),
        (f"{GRID} 5a1 5d1 blue-lady red step 401/400", "turns go from 1 to 400"),
        (f"{GRID} 5a1 5d1 blue-lady red repetition 9/400", "last entry"),
    ],
)
def test_a_line_that_cannot_be_is_refused(line: str, reason: str) -> None:
    """With a PositionError that says why."""
    with pytest.raises(PositionError, match=reason):
        from_line(line)
