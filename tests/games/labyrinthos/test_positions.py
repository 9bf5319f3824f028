"""Positions as JSON: they come back as they were, and impossible ones are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import PositionError
from clew.games.labyrinthos.rules import Labyrinthos
from tests.games.labyrinthos.boards import do, game

pytestmark = pytest.mark.both_builds


def start(**options: object) -> Labyrinthos:
    given = {"heroes": ["leona", "diodotus", "akikios"], "start": 1, **options}
    state = game.new(3, game.read_options(given), Fast(4))
    assert isinstance(state, Labyrinthos)
    return state


def data(state: Labyrinthos) -> dict[str, Any]:
    plain = msgspec.to_builtins(game.position(state))
    assert isinstance(plain, dict)
    return plain


def test_a_position_comes_back_as_it_was() -> None:
    chance = Fast(3)
    state = start(monster="cerberus")
    for number in range(600):
        seat = state.acting()
        if number % 3 == 0:
            again = game.from_position(msgspec.json.encode(game.position(state)))
            assert game.position(again) == game.position(state)
            assert again.legal(seat) == state.legal(seat)
        state.apply(seat, state.pick(seat, chance), chance, None)


def _set(*path: Any) -> Callable[[dict[str, Any]], None]:
    """A change: keys and indices, then the value."""
    *places, last, value = path

    def change(position: dict[str, Any]) -> None:
        holder: Any = position
        for place in places:
            holder = holder[place]
        holder[last] = value

    return change


def _swap(one: int, two: int) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        tiles = position["tiles"]
        tiles[one], tiles[two] = tiles[two], tiles[one]

    return change


TURN = {"task": "turn", "seat": 1}
WRONG = {
    "monster": (_set("monster", "hydra"), "LO-43"),
    "few tiles": (_set("tiles", []), "49 tiles"),
    "up": (_set("up", "x"), "49 dots"),
    "tile": (_set("tiles", 0, "zz"), "is not a tile"),
    "other tiles": (_set("tiles", 24, "fw"), "not those of the box"),
    "door moved": (_swap(24, 17), "LO-02"),
    "centre hidden": (_set("up", "." * 49), "LO-07"),
    "wall text": (_set("walls", ["c3 up"]), "is not a wall"),
    "wall on the edge": (_set("walls", ["g1 east"]), "edge"),
    "wall twice": (_set("walls", ["c3 east", "c3 east"]), "one side"),
    "three walls": (_set("walls", ["c3 east", "c3 south", "c2 south"]), "more than two walls"),
    "wall cell": (_set("walls", ["z9 east"]), "not a cell"),
    "disarmed": (_set("disarmed", {"d4": 1}), "no symbol"),
    "hero": (_set("boards", 0, "hero", "zeus"), "is not a hero"),
    "hero twice": (_set("boards", 0, "hero", "diodotus"), "two seats"),
    "hero nowhere": (_set("boards", 0, "cell", ""), "LO-08"),
    "hero face down": (_set("boards", 0, "cell", "a1"), "face-down"),
    "feet": (_set("boards", 0, "feet", -1), "tokens"),
    "slot": (_set("boards", 0, "keys", {"nose": "run"}), "is not a slot"),
    "key": (_set("boards", 0, "keys", {"move": "car"}), "is not a key"),
    "key twice": (_set("boards", 0, "keys", {"move": "run", "heal": "run"}), "there is one"),
    "colour twice": (_set("boards", 0, "keys", {"move": "run", "heal": "climb"}), "LO-23"),
    "wound": (_set("boards", 0, "wounds", ["nose"]), "is not a slot"),
    "looked": (_set("boards", 0, "looked", ["d4"]), "face-down"),
    "monster too early": (_set("monster_cell", "d4"), "LO-10"),
    "monster face down": (_set("monster_cell", "a1"), "face-down"),
    "gaze": (_set("gazed", [1]), "Medusa"),
    "python": (_set("python", True), "Medusa"),
    "smoke": (_set("smoked", [9]), "no seat 9"),
    "cards": (_set("cards", 0, ["disarm"]), "LO-43"),
    "card name": (_set("cards", 0, 0, "ace"), "LO-43"),
    "hands": (_set("cards", [[]]), "for each seat"),
    "known": (_set("known", 0, []), "who knows it"),
    "known by oneself": (_set("known", 0, 0, [1]), "known"),
    "round": (_set("round", 151), "LO-46"),
    "start": (_set("start", 7), "are seats"),
    "queue": (_set("queue", [1] * 9), "LO-38"),
    "attack": (_set("attack", "blood", 2), "no attack"),
    "cloaked": (_set("attack", "cloaked", [1]), "only the attacked"),
    "blood": (_set("attack", "blood", 7), "LO-03"),
    "task": (_set("agenda", [{"task": "sleep", "seat": 1}]), "is not a task"),
    "task seat": (_set("agenda", [{"task": "turn", "seat": 8}]), "no seat 8"),
    "no agenda": (_set("agenda", []), "begins with"),
    "bottom": (_set("agenda", [{"task": "heal", "seat": 1}]), "begins with"),
    "two turns": (_set("agenda", [TURN, TURN]), "bottom"),
    "no choice": (_set("agenda", [TURN, {"task": "settle", "seat": 1}]), "waits for a choice"),
    "other's turn": (_set("agenda", [{"task": "turn", "seat": 2}]), "whose turn"),
    "alone": (_set("agenda", [TURN, {"task": "displace", "seat": 1}]), "stands on"),
    "deed": (_set("agenda", [TURN, {"task": "deed", "seat": 1}]), "missing"),
    "nothing to choose": (
        _set("agenda", [TURN, {"task": "heal", "seat": 1, "count": 1}]),
        "choose",
    ),
    "orient": (_set("agenda", [TURN, {"task": "orient", "seat": 1, "cell": 0}]), "turned up"),
    "take": (_set("agenda", [TURN, {"task": "take-key", "seat": 1, "count": 9}]), "colour"),
    "smell": (_set("agenda", [TURN, {"task": "smell", "seat": 1}]), "another's hand"),
    "give": (_set("agenda", [TURN, {"task": "give-to", "seat": 1, "cell": 2}]), "no such wound"),
    "heroes again": (_set("agenda", [{"task": "choose-hero", "seat": 1}]), "LO-08"),
    "answers": (_set("answers", ["decline", "", ""]), "LO-50"),
    "winner": (_set("winner", 1), "no winner"),
    "ended": (_set("ended", "LO-03"), "no game ends"),
    "won": (_set("ended", "LO-45"), "nothing is on the agenda"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_impossible_position_is_refused_with_its_reason(wrong: str) -> None:
    change, reason = WRONG[wrong]
    position = data(start())
    change(position)
    with pytest.raises(PositionError, match=reason):
        game.from_position(position)


def test_answers_that_could_not_be_given_are_refused() -> None:
    state = start()
    card = next((name for name in data(state)["cards"][0] if name == "second-wind"), None)
    position = data(state)
    if card is None:
        deck = position["deck"]
        place = deck.index("second-wind")
        deck[place], position["cards"][0][0] = position["cards"][0][0], "second-wind"
        state = game.from_position(position)
    do(state, "play second-wind")
    position = data(state)
    for answers, reason in (
        (["decline", "", ""], "not asked"),
        (["", "ace", ""], "not a Desperation card"),
        (["", "disarm", ""], "cannot answer"),
        (["", "decline", "decline"], "somebody must"),
        (["", ""], "one for each seat"),
    ):
        position["answers"] = answers
        with pytest.raises(PositionError, match=reason):
            game.from_position(position)
