"""Positions as JSON: there and back, and what cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import PositionError
from clew.games.labyrinth import game
from tests.games.labyrinth.boards import ISLAND, board, deal, play, snapshot

pytestmark = pytest.mark.both_builds

PLAIN = msgspec.to_builtins(snapshot(board(ISLAND, piles=["owl bat", "rat"], phase="move")))
EVENTS = msgspec.to_builtins(
    snapshot(board(ISLAND, message="exchange", piles=["owl bat", "rat"], turn=7))
)


def edited(text: str, place: int, letter: str) -> str:
    return text[:place] + letter + text[place + 1 :]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("events", [False, True])
def test_a_position_comes_back_as_it_went(players: int, events: bool) -> None:
    state = deal(players, events=events, goals=3)
    chance = Fast(5)
    for _ in range(300):
        if not state.acting():
            break
        position = snapshot(state)
        again = game.from_position(msgspec.json.encode(position))
        assert snapshot(again) == position
        assert again.pending() == state.pending()
        assert again.legal(state.acting()) == state.legal(state.acting())
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)


def test_a_game_over_comes_back_over() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", piles=["", "book"])
    play(state, "move a1")
    again = game.from_position(msgspec.json.encode(snapshot(state)))
    assert again.result() == [1.0, 0.0]
    assert game.outcome(again) == game.outcome(state)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"colours": ["red"]}, "2 to 4 players"),
        ({"colours": ["red", "red"]}, "colours must be different"),
        ({"colours": ["red", "pink"]}, "colours must be different"),
        ({"pawns": ["a1"]}, "one pawn a seat"),
        ({"pawns": ["a1", "h9"]}, "pawn of seat 2"),
        ({"tiles": "5"}, "50 hex digits"),
        ({"tiles": "x" * 50}, "50 hex digits"),
        ({"treasures": "." * 49}, "50 letters"),
        ({"treasures": "y" * 50}, "50 letters"),
        ({"tiles": edited(PLAIN["tiles"], 0, "3")}, "a1 is not as it must be"),
        ({"treasures": edited(PLAIN["treasures"], 2, ".")}, "c1 is not as it must be"),
        ({"tiles": edited(PLAIN["tiles"], 49, "3")}, "LB-02"),
        ({"tiles": edited(PLAIN["tiles"], 49, "f")}, "LB-02"),
        ({"tiles": edited(PLAIN["tiles"], 49, "0")}, "LB-02"),
        ({"treasures": edited(PLAIN["treasures"], 49, "m")}, "LB-02"),
        ({"backs": "." * 49}, "backs must be 50"),
        ({"backs": "7" * 50}, "backs must be 50"),
        ({"seen": "." * 51}, "seen must be 50"),
        ({"backs": edited(PLAIN["backs"], 49, "1")}, "without events"),
        ({"seen": edited(PLAIN["seen"], 49, "x")}, "without events"),
        ({"piles": [["owl", "bat"]]}, "a pile and found cards a seat"),
        ({"found": [[], [], []]}, "a pile and found cards a seat"),
        ({"piles": [["owl", "owl"], ["rat"]]}, "24 goal cards"),
        ({"piles": [["owl", "unicorn"], ["rat"]]}, "24 goal cards"),
        ({"aside": []}, "24 goal cards"),
        ({"phase": "sleep"}, "phase must be one of"),
        ({"seat": 3}, "no seat 3"),
        ({"seat": 0}, "no seat 0"),
        ({"turn": 0}, "turns go from 1 to 400"),
        ({"turn": 401}, "turns go from 1 to 400"),
        ({"banned": "N3"}, "not an arrow"),
        ({"banned": ""}, "LB-11"),
        ({"phase": "push"}, "LB-11"),
        ({"message": "joy"}, "not a message"),
        ({"message": "look"}, "LB-18"),
        ({"phase": "choose"}, "LB-24 only"),
        ({"phase": "again"}, "LB-21"),
        ({"opened": [2]}, "opened"),
        ({"opened": [1]}, "without events"),
        ({"searched": [1]}, "without events"),
        ({"opened": [5]}, "opened"),
        ({"ended": "LB-99"}, "no game ends by"),
        ({"ended": "LB-15"}, "over by one rule"),
        ({"phase": "over"}, "over by one rule"),
        ({"phase": "over", "ended": "LB-15"}, "LB-15"),
        ({"phase": "over", "ended": "LB-16"}, "LB-16"),
        ({"phase": "over", "ended": "LB-27"}, "LB-27"),
        ({"luck": 7}, "not a position"),
        ({"pawns": 7}, "not a position"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        game.from_position(PLAIN | change)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"backs": edited(EVENTS["backs"], 49, ".")}, "LB-17"),
        ({"backs": edited(EVENTS["backs"], 49, "1")}, "LB-17"),
        ({"backs": edited(EVENTS["backs"], 0, "1")}, "LB-17"),
        ({"seen": edited(EVENTS["seen"], 0, "x")}, "fixed tile is never seen"),
        ({"seen": "." * 50}, "LB-18"),
        ({"message": "look"}, "LB-18"),
        ({"phase": "push"}, "LB-28"),
        ({"phase": "choose"}, "looked through the pile"),
        ({"phase": "again", "message": ""}, "LB-21"),
        ({"searched": [2]}, "searched"),
    ],
    ids=str,
)
def test_what_cannot_be_with_events_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        game.from_position(EVENTS | change)


@pytest.mark.rule("LB-07")
def test_every_seat_was_dealt_the_same_number_of_cards() -> None:
    uneven = {"found": [PLAIN["found"][0], []], "aside": [*PLAIN["aside"], *PLAIN["found"][1]]}
    with pytest.raises(PositionError, match="LB-07"):
        game.from_position(PLAIN | uneven)


@pytest.mark.rule("LB-16")
def test_in_the_short_form_nobody_plays_on_with_all_goals() -> None:
    done = {"short": True, "piles": [["owl", "bat"], []], "found": [[], ["rat", "map"]]}
    rest = sorted(set(PLAIN["aside"] + PLAIN["found"][1]) - {"map"})
    with pytest.raises(PositionError, match="LB-16"):
        game.from_position(PLAIN | done | {"aside": rest})


@pytest.mark.parametrize("data", ["", "{", "[]", "null", "7", b"\xff", None, 3.5, [1]])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(PositionError, match="not a position of labyrinth"):
        game.from_position(data)
