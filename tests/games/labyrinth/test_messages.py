"""Messages on the backs of tiles (LB-17 to LB-19, LB-28)."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.cells import cell_number
from clew.games.labyrinth import game
from clew.games.labyrinth.components import MESSAGES
from clew.games.labyrinth.events import Seen
from tests.games.labyrinth.boards import (
    ISLAND,
    Back,
    board,
    deal,
    legal,
    play,
    refused,
    snapshot,
    told,
)

pytestmark = pytest.mark.both_builds

COLUMN = """
    ┌ │ ┬ · ┬ · ┐
    · │ · · · · ·
    ├ │ ├ · ┬ · ┤
    · │ · · · · ·
    ├ ┐ ┴ · ┤ · ┤
    · ┐ · · · · ·
    └ ┐ ┴ · ┴ · ┘
"""
"""Pushed at N2, column b drops plain corners first, then straights; never a treasure."""


def messages(seed: int) -> list[tuple[str, str]]:
    """Shape and message of every tile that has one."""
    position = snapshot(deal(seed=seed, events=True))
    shapes = {"5": "straight", "a": "straight", **dict.fromkeys("36c9", "corner")}
    return [
        (shapes[position.tiles[place]], MESSAGES[int(back) - 1])
        for place, back in enumerate(position.backs)
        if back != "."
    ]


@pytest.mark.rule("LB-17")
@pytest.mark.parametrize("seed", range(5))
def test_each_kind_is_once_on_a_straight_and_once_on_a_corner(seed: int) -> None:
    expected = [(shape, kind) for shape in ("corner", "straight") for kind in MESSAGES]
    assert sorted(messages(seed)) == sorted(expected)


@pytest.mark.rule("LB-17")
def test_there_are_six_kinds() -> None:
    assert MESSAGES == (
        "second-push",
        "double-turn",
        "change-places",
        "look",
        "exchange",
        "wall",
    )


@pytest.mark.rule("LB-17")
def test_no_message_is_on_a_tile_with_a_treasure_or_on_a_fixed_one() -> None:
    for seed in range(50):
        position = snapshot(deal(seed=seed, events=True))
        for place, back in enumerate(position.backs):
            if back != ".":
                assert position.treasures[place] == "."
                assert place == 49 or place % 7 % 2 or place // 7 % 2


@pytest.mark.rule("LB-17")
def test_which_tiles_is_drawn_at_random() -> None:
    """Of the twelve straights in reading order, each has the wall about as often."""
    places: Counter[int] = Counter()
    for seed in range(600):
        position = snapshot(deal(seed=seed, events=True))
        straights = [place for place in range(50) if position.tiles[place] in "5a"]
        places[[position.backs[place] for place in straights].index("6")] += 1
    assert len(places) == 12
    assert max(abs(n - 50) for n in places.values()) < 5 * 50**0.5


@pytest.mark.rule("LB-17")
def test_the_first_view_tells_nothing_of_the_messages() -> None:
    """What may carry a message is unknown, what cannot is blank: nothing else is shown."""
    state = deal(events=True)
    position = snapshot(state)
    for seat in (0, 1, 2):
        view = game.view(state, seat)
        for place, shown in enumerate(view.backs + view.spare.back):
            fixed = place < 49 and place % 7 % 2 == 0 and place // 7 % 2 == 0
            tee = int(position.tiles[place], 16).bit_count() == 3
            cannot = fixed or tee or position.treasures[place] != "."
            assert shown == ("." if cannot else "?")


@pytest.mark.rule("LB-17")
def test_without_events_no_tile_has_a_message() -> None:
    state = deal()
    assert set(snapshot(state).backs) == {"."}
    log = play(state, "push N2 0")
    assert told(log, 0, Seen) == []
    assert game.view(state, 1).backs == ""


@pytest.mark.rule("LB-18")
@pytest.mark.parametrize("message", MESSAGES)
def test_who_pushes_a_tile_out_finds_its_message(message: str) -> None:
    state = board(COLUMN, backs={"b7": message})
    log = play(state, "push N2 0")
    assert game.view(state, 1).message == message
    for seat in (0, 1, 2):
        assert told(log, seat, Seen) == [Seen(seat=1, message=message)]


@pytest.mark.rule("LB-18")
def test_a_blank_back_is_seen_by_all_too() -> None:
    state = board(COLUMN, backs={"b7": "blank"})
    assert game.view(state, 0).backs[cell_number("b7")] == "?"
    log = play(state, "push N2 0")
    assert told(log, 2, Seen) == [Seen(seat=1, message="blank")]
    assert game.view(state, 1).message == ""
    for seat in (0, 1, 2):
        assert game.view(state, seat).spare.back == "."


@pytest.mark.rule("LB-18")
def test_what_was_seen_stays_known_when_the_tile_goes_in_again() -> None:
    """A blank tile and one with a message go in at N2 and are known there, and further on."""
    state = board(COLUMN, backs={"b7": "blank", "b6": "wall"})
    play(state, "push N2 0", "stay", "push N2 0", "stay", "push N2 0")
    for seat in (0, 1, 2):
        backs = game.view(state, seat).backs
        assert backs[cell_number("b2")] == "."
        assert backs[cell_number("b1")] == str(MESSAGES.index("wall") + 1)


@pytest.mark.rule("LB-18")
def test_a_tile_works_each_time_it_drops_out() -> None:
    """The tile with the wall drops out, goes in at b1 and is pushed through the column again."""
    blanks = dict.fromkeys(["b1", "b2", "b3", "b4", "b5", "b6", "spare"], "blank")
    state = board(COLUMN, backs={"b7": "wall", **blanks})
    offers = []
    for _ in range(9):
        play(state, "push N2 0")
        offers.append(game.view(state, 0).message)
        play(state, "stay")
    assert offers == ["wall", "", "", "", "", "", "", "", "wall"]


@pytest.mark.rule("LB-18")
def test_the_first_spare_is_not_looked_at() -> None:
    """It goes in unseen, and stays unknown."""
    state = board(COLUMN, backs={"spare": "look"})
    assert game.view(state, 1).spare.back == "?"
    play(state, "push N2 0")
    assert game.view(state, 1).backs[cell_number("b1")] == "?"
    assert snapshot(state).backs[cell_number("b1")] == str(MESSAGES.index("look") + 1)


@pytest.mark.rule("LB-18")
def test_the_message_is_the_pushers_own() -> None:
    """Red does not use it; blue cannot."""
    state = board(COLUMN, backs={"b7": "look", "b6": "blank"})
    play(state, "push N2 0", "move a1")
    assert state.acting() == 2
    assert refused(state, "look") == "LB-09"
    play(state, "push N2 0")
    assert refused(state, "look") == "LB-28"


@pytest.mark.rule("LB-18", "LB-28")
@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_is_an_offer_never_a_duty(message: str) -> None:
    """Whatever was found, the pawn may simply move; only a double turn must be declined."""
    state = board(COLUMN, backs={"b7": message})
    play(state, "push N2 0", "move a1")
    if message == "double-turn":
        play(state, "end")
    assert state.acting() == 2
    assert game.view(state, 2).message == ""


USES: dict[str, tuple[str, ...]] = {
    "second-push": ("push N4 0",),
    "change-places": ("swap 2",),
    "look": ("look",),
    "exchange": ("search", "take bat"),
}


@pytest.mark.rule("LB-19", "LB-28")
@pytest.mark.parametrize(("message", "uses"), USES.items())
def test_a_message_works_once(message: str, uses: tuple[str, ...]) -> None:
    state = board(ISLAND, message=message, piles=["owl bat rat moth", "book"])
    play(state, *uses)
    assert game.view(state, 1).message == ""
    assert {action.split()[0] for action in legal(state)} == {"move"}
    rule = "LB-09" if message == "second-push" else "LB-28"
    assert refused(state, uses[0]) == rule


@pytest.mark.rule("LB-19")
@pytest.mark.parametrize("message", MESSAGES)
def test_an_unused_message_lapses_with_the_turn(message: str) -> None:
    """Two pushes later the same player has nothing left of it."""
    state = board(
        COLUMN, backs={"b7": message, "b6": "blank", "b5": "blank"}, piles=["owl bat", "book rat"]
    )
    play(state, "push N2 0", "move a1")
    if message == "double-turn":
        play(state, "end")
    play(state, "push N2 0", "move g7", "push N2 0")
    assert state.acting() == 1
    assert {action.split()[0] for action in legal(state)} == {"move"}


@pytest.mark.rule("LB-28")
@pytest.mark.parametrize("action", ["swap 2", "look", "search", "take bat", "end"])
def test_without_a_message_there_is_nothing_to_use(action: str) -> None:
    state = board(ISLAND, phase="move", piles=["owl bat", "book rat"])
    assert refused(state, action) == "LB-28"


@pytest.mark.rule("LB-28")
@pytest.mark.parametrize("action", ["swap 2", "look", "search", "take bat", "end"])
def test_no_message_is_used_before_the_push(action: str) -> None:
    state = board(ISLAND, backs={}, piles=["owl bat", "book rat"])
    assert refused(state, action) == "LB-09"


@pytest.mark.rule("LB-28")
@pytest.mark.parametrize("message", ["look", "wall", "double-turn"])
@pytest.mark.parametrize("action", ["swap 2", "search"])
def test_one_message_does_not_do_for_another(message: str, action: str) -> None:
    state = board(ISLAND, message=message, piles=["owl bat", "book rat"])
    assert refused(state, action) == "LB-28"


@pytest.mark.rule("LB-28", "LB-18")
def test_at_most_one_message_a_turn() -> None:
    """Both tiles that drop out have a message; that of the second push is not offered."""
    backs: Back = {"b7": "second-push", "b6": "look"}
    state = board(COLUMN, backs=backs, piles=["owl bat", "book rat"])
    play(state, "push N2 0", "push N2 0")
    assert game.view(state, 1).message == ""
    assert refused(state, "look") == "LB-28"


@pytest.mark.rule("LB-28")
def test_a_message_for_before_the_move_is_gone_after_it() -> None:
    state = board(ISLAND, message="look", piles=["owl bat", "book rat"])
    play(state, "move a2")
    assert state.acting() == 2
    assert refused(state, "look", seat=1) == "CO-01"


@pytest.mark.rule("LB-28", "LB-15")
@pytest.mark.parametrize("message", MESSAGES)
def test_when_the_game_is_over_no_message_is_left_to_use(message: str) -> None:
    state = board(ISLAND, pawns="a5 g7", message=message, piles=["", "book"])
    play(state, "move a1")
    assert state.result() == [1.0, 0.0]
    assert game.view(state, 1).message == ""
    assert snapshot(game.from_position(snapshot(state))) == snapshot(state)
