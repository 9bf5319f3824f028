"""Positions of Traps: round trips, and those that cannot be."""

from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import PositionError
from tests.games.tiger_traps.tables import GAME, describe, new

pytestmark = pytest.mark.both_builds

BUILD = "1 ◆  stack RT\n2 ◆  stack BL"
THREE = "1 ◆  stack RT\n2 ◆  stack BL\n3 ◆  stack RL"


@pytest.mark.parametrize("players", GAME.players)
def test_positions_of_a_game_come_back_as_they_were(players: int) -> None:
    chance = Fast(players)
    state = new(players)
    while state.acting():
        text = msgspec.json.encode(GAME.position(state))
        again = GAME.from_position(text)
        assert msgspec.json.encode(GAME.position(again)) == text
        assert again.pending() == state.pending()
        assert again.matched == state.matched
        seat = state.acting()
        state.apply(seat, state.pick(seat, chance), chance, None)
    assert GAME.position(GAME.restore(GAME.position(state))) == GAME.position(state)


def test_the_order_of_a_hand_does_not_matter() -> None:
    position = describe(BUILD)
    turned = msgspec.structs.replace(position, hands=[hand[::-1] for hand in position.hands])
    assert GAME.position(GAME.restore(turned)) == position


def refused(reason: str, text: str = BUILD, **fields: Any) -> None:
    with pytest.raises(PositionError, match=reason):
        GAME.restore(describe(text, **fields))


@pytest.mark.parametrize(
    ("reason", "fields"),
    [
        ("2 to 6 players, not 1", {"hands": [[]]}),
        ("one entry a seat", {"gems": [1, 1, 1]}),
        ("one entry a seat", {"notes": []}),
        ("seat 2 cannot have 8 gems", {"gems": [1, 8]}),
        ("seat 1 cannot have -1 gems", {"gems": [-1, 1]}),
        ("seasons go from 1 to 200, not 0", {"season": 0}),
        ("seasons go from 1 to 200, not 201", {"season": 201}),
        ("doors must be", {"doors": ["red-lady"] * 4}),
        ("'joker' is not a card", {"aside": ["joker", "red-lady"]}),
        ("there must be 1 cards blue-red, not 2", {"aside": ["blue-red", "blue-red"]}),
        ("the phase must be one of choose", {"phase": "sleep"}),
        ("there is no seat 3", {"seat": 3}),
        ("there is no seat 0", {"start": 0}),
        ("there is no seat 9", {"passed": [9]}),
        ("bids go from 1 to 13, not 14", {"bid": 14}),
        ("bids go from 1 to 13, not -1", {"bids": [2, -1]}),
        ("every bid is higher than the one before", {"bids": [4, 4]}),
        ("bids must have one entry a seat", {"bids": [4]}),
        ("there cannot be 5 gems in the pot", {"pot": 5}),
        ("no game ends by 'TT-20'", {"ended": "TT-20"}),
        ("over by one rule", {"ended": "TT-25"}),
    ],
)
def test_a_position_that_cannot_be(reason: str, fields: dict[str, Any]) -> None:
    refused(reason, **fields)


@pytest.mark.rule("TT-02")
def test_every_seat_has_as_many_cards() -> None:
    position = describe(BUILD)
    hands = [position.hands[0] + [position.hands[1][0]], position.hands[1][1:]]
    refused("every seat must have 6 cards", hands=hands)


@pytest.mark.rule("TT-27")
@pytest.mark.parametrize(
    ("reason", "fields"),
    [
        ("seat 2 is known to have cards it has not", {"notes": [[], ["lady-tiger"]], "season": 2}),
        ("only the cards beside are known of seat 1", {"notes": [["red-tiger"], []]}),
    ],
)
def test_notes_that_cannot_be(reason: str, fields: dict[str, Any]) -> None:
    refused(reason, "1 ◆  hand LT  stack RT\n2 ◆  stack BL", **fields)


@pytest.mark.rule("TT-27")
def test_cards_beside_a_stack_are_always_known() -> None:
    text = "1 ◆  stack RT\n2 ◆  beside BL"
    refused("cards beside the stack of seat 2 are known", text, phase="reveal", notes=[[], []])


@pytest.mark.rule("TT-07")
@pytest.mark.parametrize(
    ("reason", "text", "fields"),
    [
        ("when all have chosen", BUILD, {}),
        ("each chooses one card", "1 ◆  stack RT RT\n2 ◆", {}),
        ("the seat is the starting one", "1 ◆\n2 ◆", {"seat": 2}),
        ("before the first bid nobody passes", "1 ◆\n2 ◆", {"passed": [2]}),
        ("nothing is turned over before", "1 ◆  beside RT\n2 ◆", {}),
    ],
)
def test_first_cards_that_cannot_be(reason: str, text: str, fields: dict[str, Any]) -> None:
    refused(reason, text, phase="choose", **fields)


@pytest.mark.rule("TT-08")
@pytest.mark.parametrize(
    ("reason", "text", "fields"),
    [
        ("every stack has a first card", "1 ◆\n2 ◆", {}),
        ("stacks are built in turn", "1 ◆  stack RT\n2 ◆  stack RT RT", {}),
        ("stacks are built in turn", "1 ◆  stack RL RL RL\n2 ◆  stack RT", {}),
        ("it is the turn of seat 2", "1 ◆  stack RT RT\n2 ◆  stack RL", {}),
        ("it is the turn of seat 1", BUILD, {"seat": 2}),
        ("before the first bid nobody passes", BUILD, {"bid": 2, "bidder": 1}),
    ],
)
def test_stacks_that_cannot_be(reason: str, text: str, fields: dict[str, Any]) -> None:
    refused(reason, text, **fields)


@pytest.mark.rule("TT-11", "TT-12")
@pytest.mark.parametrize(
    ("reason", "fields"),
    [
        ("somebody has bid by now", {"seat": 2}),
        ("the highest bidder has not passed", {"bid": 2, "bidder": 1, "seat": 2, "passed": [1]}),
        ("nobody bids against oneself", {"bid": 2, "bidder": 1, "seat": 1}),
        ("nobody is asked", {"bid": 13, "bidder": 1, "seat": 2}),
        ("a pass is for the season", {"bid": 2, "bidder": 1, "seat": 2, "passed": [2]}),
        ("it was the turn of seat 2", {"bid": 2, "bidder": 1, "seat": 3}),
        ("seat 1 made the first bid", {"bid": 1, "bidder": 2, "seat": 3}),
        ("nothing is turned over", {"bid": 2, "bidder": 1, "seat": 2, "beside": "RT"}),
    ],
)
def test_bids_that_cannot_be(reason: str, fields: dict[str, Any]) -> None:
    beside = fields.pop("beside", "")
    text = THREE.replace("stack RT", f"beside {beside}") if beside else THREE
    refused(reason, text, phase="bid", **fields)


@pytest.mark.rule("TT-20", "TT-21", "TT-25")
@pytest.mark.parametrize(
    ("reason", "text", "fields"),
    [
        ("the highest bidder reveals", THREE, {"bidder": 2, "passed": [1, 3]}),
        ("the only one left in the bidding", THREE, {"passed": [2]}),
        ("with no card left", "1 ◆  beside RT\n2 ◆  beside BL", {}),
        ("the bid is reached", "1 ◆  stack RT\n2 ◆  beside RL", {"bid": 2}),
        ("with an empty pot", BUILD, {"pot": 0}),
        ("the pot was 3 gems", BUILD, {"pot": 2}),
        ("the pot was 3 gems", "1 ◆  stack RT\n2 ◆◆  beside BT", {"pot": 3}),
        ("who has five gems has won", "1 ◆  stack RT\n2 ◆◆◆◆◆  stack BT", {}),
    ],
)
def test_revealing_that_cannot_be(reason: str, text: str, fields: dict[str, Any]) -> None:
    refused(reason, text, phase="reveal", **{"bid": 9, **fields})


@pytest.mark.rule("TT-17", "TT-18")
@pytest.mark.parametrize(
    ("reason", "text", "fields"),
    [
        ("after an own trap only", BUILD, {}),
        ("after an own trap only", "1 ◆  beside RT\n2 ◆  stack BL", {}),
        ("nobody can take the gem", "1 ◆  beside BT\n2 ◆◆◆◆  stack BL", {}),
        ("the bid is reached", "1 ◆  beside RL BT\n2 ◆  stack BL BL", {"bid": 2}),
        ("the pot was 3 gems", "1 ◆  beside BT\n2 ◆  stack BL", {"pot": 2}),
    ],
)
def test_awards_that_cannot_be(reason: str, text: str, fields: dict[str, Any]) -> None:
    refused(reason, text, phase="award", **{"bid": 9, **fields})


@pytest.mark.rule("TT-01")
def test_there_are_no_more_than_all_gems() -> None:
    seats = [f"{seat} ◆◆◆◆  stack RL" for seat in range(1, 4)]
    seats += [f"{seat} ◆◆◆◆  stack RT" for seat in range(4, 7)]
    refused("there are only 25 gems", "\n".join(seats))


@pytest.mark.rule("TT-25", "TT-26")
@pytest.mark.parametrize(
    ("reason", "text", "fields"),
    [
        ("one player has won", BUILD, {}),
        ("one player has won", "1 ◆◆◆◆◆  beside RL\n2 ◆◆◆◆◆  stack RL", {"bid": 2, "pot": 0}),
        ("by reaching the bid", "1 ◆◆◆◆◆  beside RT\n2 ◆  stack BL", {"pot": 0}),
        ("by reaching the bid", "1 ◆◆◆◆◆  beside RL\n2 ◆  stack BL", {"bid": 2, "pot": 1}),
        ("by the gem for a trap", "1 ◆  stack RT\n2 ◆◆◆◆◆  stack BL", {}),
        ("by the gem for a trap", "1 ◆  stack RT\n2 ◆◆◆◆◆◆  beside BT", {"pot": 2}),
        ("the limit is season 200", BUILD, {"ended": "TT-26"}),
        (
            "who has five gems has won",
            "1 ◆◆◆◆◆  beside RT\n2 ◆  stack BL",
            {"ended": "TT-26", "season": 200},
        ),
        ("a game is over by one rule", BUILD, {"ended": ""}),
    ],
)
def test_ends_that_cannot_be(reason: str, text: str, fields: dict[str, Any]) -> None:
    refused(reason, text, phase="over", **{"bid": 9, "ended": "TT-25", **fields})
