"""A turn: TL-06 to TL-15.

The tests play on this grid (T a tiger, L a lady; capital red, small blue):

    L T t l
    l L L l
    T t T l
    t t L T
"""

from collections.abc import Callable

import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal
from clew.core.event import Event
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.events import Arrived, Blocked, Gem, Stepped, Swapped, Turn
from clew.games.tiger_labyrinth.notation import from_line, to_line
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

pytestmark = pytest.mark.both_builds

GRID = "LTtl/lLLl/TtTl/ttLT"

Legal = Callable[[TigerLabyrinth], set[str]]
Play = Callable[..., list[Event]]
Refused = Callable[[TigerLabyrinth, str], str]


def table(rest: str) -> TigerLabyrinth:
    """A position on the grid: red cubs, blue cubs, gems, colour, what is asked."""
    return from_line(f"{GRID} {rest} 9/400")


# Both actions, in order


@pytest.mark.rule("TL-06")
def test_a_turn_is_a_step_and_a_swap_then_the_other_is_in_turn(play: Play) -> None:
    """The same player is asked twice, then the other."""
    state = table("4a1,b1 5d1 blue-lady red step")
    assert (state.acting(), game.view(state, 1).asked) == (1, "step")
    play(state, "b1-b2")
    assert (state.acting(), game.view(state, 1).asked) == (1, "swap")
    play(state, "swap b2 c2")
    assert (state.acting(), game.view(state, 1).asked) == (2, "step")
    assert state.turn == 10


@pytest.mark.rule("TL-06")
def test_the_labyrinth_is_not_moved_before_a_cub(legal: Legal, refused: Refused) -> None:
    """A swap that the gems allow has to wait."""
    state = table("4a1,b2 5d1 blue-lady red step")
    assert refused(state, "swap b2 c2") == "TL-06"
    assert not any(text.startswith("swap") for text in legal(state))


@pytest.mark.rule("TL-06")
def test_a_second_cub_is_not_moved_instead_of_the_labyrinth(legal: Legal, refused: Refused) -> None:
    """Both actions are compulsory: there is no other choice than a swap."""
    state = table("4a1,b2 5d1 blue-lady red swap")
    assert refused(state, "a1-b1") == "TL-06"
    assert all(text.startswith("swap") for text in legal(state))


@pytest.mark.rule("TL-06")
def test_only_own_cubs_are_moved(legal: Legal, refused: Refused) -> None:
    """Neither the other player's nor one that is not there."""
    state = table("4a1,b2 4d1,c3 blue-lady red step")
    assert refused(state, "c3-c2") == "TL-06"
    assert refused(state, "b3-b4") == "TL-06"
    assert {text[:2] for text in legal(state)} == {"a1", "b2"}


@pytest.mark.rule("CO-01", "CO-06")
def test_who_is_not_in_turn_may_do_nothing() -> None:
    """Nothing is listed, and what would be legal in turn is refused without a change."""
    state = table("4a1,b2 5d1 blue-lady red step")
    before = game.position(state)
    assert state.legal(2) == []
    with pytest.raises(Illegal, match="CO-01"):
        state.apply(2, game.parse("d1-c1"), Fast(0), None)
    assert game.position(state) == before


@pytest.mark.rule("CO-06")
def test_an_action_that_does_not_exist_is_refused() -> None:
    """Numbers outside the game's actions."""
    state = table("4a1,b2 5d1 blue-lady red step")
    assert [state.refusal(1, action) for action in (-1, state.ACTIONS)] == [-6, -6]


# Moving a cub


@pytest.mark.rule("TL-07")
def test_a_cub_moves_to_any_adjacent_card(legal: Legal) -> None:
    """Up, down, left and right, whatever the colour and role."""
    state = table("b2,4d4 5d1 blue-lady red step")
    assert legal(state) == {"b2-b1", "b2-a2", "b2-c2", "b2-b3", "d4-d3", "d4-c4"}


@pytest.mark.rule("TL-07")
@pytest.mark.parametrize("step", ["b2-c3", "b2-b4", "b2-b2", "b2-d2", "d2-a3", "a3-d2"])
def test_a_cub_moves_nowhere_else(step: str, refused: Refused) -> None:
    """Not diagonally, not two cards, not on the spot, not around the edge."""
    state = table("2a1,b2,d2,a3 5d1 blue-lady red step")
    assert refused(state, step) == "TL-07"


@pytest.mark.rule("TL-07")
def test_cubs_of_both_colours_share_a_card(play: Play) -> None:
    """Any number of them."""
    state = table("4b2,c2 4d2,c2 blue-lady red step")
    play(state, "b2-c2")
    red, blue = game.view(state, 0).players
    assert (red.cubs, blue.cubs) == ("0000032000000000", "0000001400000000")


@pytest.mark.rule("TL-07")
def test_heaps_of_every_size_grow_and_shrink_by_one(play: Play) -> None:
    """Five cubs go from b2 to b3, one a turn."""
    for number in range(1, 6):
        here, there = 6 - number, number - 1
        cubs = ",".join(part for part in (f"{here}b2", f"{there}b3") if part[0] != "0")
        state = table(f"{cubs.replace('1', '')} 5d1 red-tiger red step")
        play(state, "b2-b3")
        numbers = game.view(state, 0).players[0].cubs
        assert (numbers[5], numbers[9]) == (str(here - 1), str(there + 1))


@pytest.mark.rule("TL-07")
@pytest.mark.parametrize(
    ("start", "door"), [("b1", "a1"), ("c1", "d1"), ("a3", "a4"), ("c4", "d4")]
)
def test_doors_of_either_colour_can_be_entered(start: str, door: str, play: Play) -> None:
    """A red cub goes on any of the four."""
    state = table(f"4b3,{start} 5d2 blue-lady red step")
    play(state, f"{start}-{door}")
    cell = {"a1": 0, "d1": 3, "a4": 12, "d4": 15}[door]
    assert game.view(state, 0).players[0].cubs[cell] == "1"


@pytest.mark.rule("TL-07")
def test_a_cub_may_leave_its_own_tiger_door(legal: Legal) -> None:
    """It is not caught there."""
    state = table("2a1,3d4 5d1 blue-lady red step")
    assert {"d4-c4", "d4-d3"} < legal(state)


# Moving the labyrinth


@pytest.mark.rule("TL-08")
@pytest.mark.parametrize(
    ("gems", "swaps"),
    [
        ("blue-lady", {"swap a2 b2", "swap b2 c2", "swap b2 d2"}),
        ("red-lady", {"swap a2 b2", "swap b2 c2", "swap b2 d2", "swap b1 b2"}),
        ("red-tiger", {"swap b1 b2", "swap b2 c2"}),
    ],
)
def test_two_cards_are_swapped_that_both_show_what_a_gem_is_on(
    gems: str, swaps: set[str], legal: Legal
) -> None:
    """One cub on the red lady of b2: with ladies, or with red cards, as the gems say."""
    assert legal(table(f"4a1,b2 5d1 {gems} red swap")) == swaps


@pytest.mark.rule("TL-08")
def test_cards_that_no_gem_allows_are_not_swapped(refused: Refused) -> None:
    """Red, while yellow is on blue; tigers, while white is on lady; nothing in common."""
    state = table("3a1,b2,c3 5d1 blue-lady red swap")
    assert refused(state, "swap b1 b2") == "TL-08"
    assert refused(state, "swap b3 c3") == "TL-08"
    assert refused(state, "swap b2 b4") == "TL-08"


@pytest.mark.rule("TL-09")
@pytest.mark.parametrize("swap", ["swap a1 b1", "swap b1 d1", "swap a1 d1", "swap a1 d4"])
def test_doors_are_never_swapped(swap: str, legal: Legal, refused: Refused) -> None:
    """Not with a Clue card that shows the same, and not with each other."""
    state = table("3a1,b1,d4 c1,4d1 red-lady red swap")
    assert refused(state, swap) == "TL-09"
    assert not {"a1", "d1", "a4", "d4"} & {cell for text in legal(state) for cell in text.split()}


@pytest.mark.rule("TL-10")
def test_the_two_cards_need_not_be_neighbours(legal: Legal) -> None:
    """Over a whole row, and over a whole column."""
    assert "swap a2 d2" in legal(table("4a1,a2 5d1 blue-tiger red swap"))
    assert "swap b1 b4" in legal(table("4a1,b1 5d1 blue-tiger red swap"))


@pytest.mark.rule("TL-10")
@pytest.mark.parametrize("swap", ["swap b2 d3", "swap b2 c4", "swap a2 d3", "swap c1 b3"])
def test_cards_in_different_lines_are_not_swapped(swap: str, refused: Refused) -> None:
    """Though they share what the gem is on, and there is a cub."""
    state = table("2a1,a2,b2,c1 5d1 blue-lady red swap")
    assert refused(state, swap) == "TL-10"


@pytest.mark.rule("TL-11")
def test_one_of_the_two_cards_carries_a_cub(legal: Legal, refused: Refused) -> None:
    """There is one on b2 only, so the ladies of c2, d2 and a2 only change with that."""
    state = table("4a1,b2 5d1 blue-lady red swap")
    assert refused(state, "swap c2 d2") == "TL-11"
    assert refused(state, "swap a2 d2") == "TL-11"
    assert "swap b2 d2" in legal(state)


@pytest.mark.rule("TL-11")
def test_the_cub_may_be_the_other_players(legal: Legal) -> None:
    """A blue cub on d2 lets red swap it."""
    state = table("4a1,b2 4d1,d2 blue-lady red swap")
    assert {"swap c2 d2", "swap a2 d2"} < legal(state)


@pytest.mark.rule("TL-12")
def test_cubs_travel_with_their_card(play: Play) -> None:
    """All of both colours, both ways; nobody else moves."""
    state = table("a1,3b2,c2 2d1,b2,2d2 blue-lady red swap")
    play(state, "swap b2 d2")
    assert to_line(state) == (
        "LTtl/llLL/TtTl/ttLT a1,c2,3d2 2d1,2b2,d2 blue-tiger blue step 10/400"
    )


@pytest.mark.rule("TL-13")
@pytest.mark.parametrize(
    ("gems", "swap", "after"),
    [
        ("red-lady", "swap a2 b2", "red-tiger"),
        ("blue-tiger", "swap b1 c1", "blue-lady"),
        ("red-lady", "swap b1 b2", "blue-lady"),
        ("blue-lady", "swap d3 b3", "red-lady"),
    ],
)
def test_the_gem_of_the_switch_that_allowed_the_swap_moves(
    gems: str, swap: str, after: str, play: Play
) -> None:
    """White after a swap by role, yellow after one by colour, to the other half each time."""
    state = table(f"2a1,b1,b2,b3 5d1 {gems} red swap")
    play(state, swap)
    assert f" {after} " in to_line(state)


@pytest.mark.rule("TL-14")
@pytest.mark.parametrize(
    ("gems", "after"),
    [("blue-lady", "red-tiger"), ("red-tiger", "blue-lady"), ("red-lady", "blue-tiger")],
)
def test_identical_cards_move_both_gems(gems: str, after: str, play: Play) -> None:
    """Two red ladies, allowed by role only, by colour only, or by both."""
    state = table(f"4a1,b2 5d1 {gems} red swap")
    play(state, "swap b2 c2")
    assert f" {after} " in to_line(state)


@pytest.mark.rule("TL-14")
def test_identical_cards_need_a_gem_that_allows_them(refused: Refused) -> None:
    """Red tigers cannot be swapped while the gems are on blue and lady."""
    state = table("3a1,b2,a3 5d1 blue-lady red swap")
    assert refused(state, "swap a3 c3") == "TL-08"


@pytest.mark.rule("TL-14")
def test_identical_cards_that_both_gems_allow_are_one_action() -> None:
    """Whichever switch is meant: no two legal actions name the same cards."""
    state = table("4a1,b2 5d1 red-lady red swap")
    texts = [game.format(action) for action in state.legal(1)]
    assert texts.count("swap b2 c2") == 1


@pytest.mark.rule("TL-15")
def test_without_a_possible_swap_both_gems_move(play: Play) -> None:
    """At once: nothing is asked, and it is the other's turn."""
    state = table("5a1 4d1,c2 blue-lady blue step")
    told = play(state, "c2-c1")
    assert told == [
        Stepped(seat=2, cell="c2", other_cell="c1"),
        Blocked(seat=2),
        Gem(gem="yellow", half="red"),
        Gem(gem="white", half="tiger"),
        Turn(seat=1, turn=10),
    ]
    assert to_line(state) == f"{GRID} 5a1 c1,4d1 red-tiger red step 10/400"


@pytest.mark.rule("TL-15")
def test_a_swap_through_either_switch_must_be_made(play: Play, legal: Legal) -> None:
    """No blue pair is possible, but pairs of tigers are: no passing."""
    state = table("4a1,b2 5d1 blue-tiger red step")
    play(state, "b2-b1")
    assert state.acting() == 1
    assert legal(state) == {"swap b1 c1", "swap b1 b3", "swap b1 b4"}


# What is told


def test_a_turn_is_told_in_order(play: Play) -> None:
    """The step, the swap, the gem, the next turn."""
    state = table("4a1,b1 5d1 blue-lady red step")
    assert play(state, "b1-b2", "swap b2 d2") == [
        Stepped(seat=1, cell="b1", other_cell="b2"),
        Swapped(seat=1, cell="b2", other_cell="d2", card="red-lady", other_card="blue-lady"),
        Gem(gem="white", half="tiger"),
        Turn(seat=2, turn=10),
    ]


def test_a_cub_on_its_tiger_door_is_told(play: Play) -> None:
    """With how many are still on their way; another colour's Door is nothing special."""
    state = table("3a1,d3,d4 5d1 blue-lady red step")
    assert Arrived(seat=1, cell="d4", left=3) in play(state, "d3-d4")
    state = table("4a1,a3 5d1 blue-lady red step")
    assert not any(isinstance(event, Arrived) for event in play(state, "a3-a4"))
