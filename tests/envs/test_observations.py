"""Observations and the fixed action space, game by game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clew.core.chance import Fast
from clew.core.game import Game
from clew.core.layout import Layout
from clew.core.state import State, buffer
from clew.envs.common import choices_of, layout_of, mask, observed
from clew.envs.planes import Planes
from clew.games import GAMES, find
from clew.testing.secrets import swapped

pytestmark = pytest.mark.both_builds
each = pytest.mark.parametrize("name", GAMES)
DIGESTS = Path(__file__).parent / "digests.json"


def walks(game: Game[Any], decisions: int) -> Iterator[tuple[State, int]]:
    """Positions of random games, with every number of players and the options of the benchmarks."""
    for players in game.players:
        for options in game.benchmarks.values():
            chance = Fast(players)
            state = game.new(players, game.read_options(options), chance)
            for _ in range(decisions):
                if state.acting() == 0:
                    break
                yield state, players
                state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)


def words(state: State, seat: int) -> list[int]:
    return [int(word) for word in observed(state, seat)]


@each
def test_an_observation_tells_nothing_hidden(name: str) -> None:
    """It is the same in every position that the seat cannot tell from this one (CO-05)."""
    game = find(name)
    chance = Fast(1)
    for state, players in walks(game, 25):
        for seat in range(players + 1):
            assert words(state.sample(seat, chance), seat) == words(state, seat)


@each
def test_exchanged_secrets_are_not_seen(name: str) -> None:
    """What lies in two hidden places can be exchanged without the observation noticing."""
    game = find(name)
    for number, (state, players) in enumerate(walks(game, 25)):
        seat = number % (players + 1)
        other = swapped(game, state, seat, Fast(number))
        if other is not None:
            assert words(other, seat) == words(state, seat)
            assert np.array_equal(mask(other, seat), mask(state, seat))


@each
def test_an_observation_is_small(name: str) -> None:
    """At most 200 bytes, and no word uses its sign."""
    game = find(name)
    assert 0 < game.state.WORDS * 8 <= 200
    for state, players in walks(game, 25):
        assert max(max(words(state, seat)) for seat in range(players + 1)) < 2**63


@each
def test_choices_are_the_legal_actions(name: str) -> None:
    """The mask has as many ones as there are legal actions, and each means one of them."""
    game = find(name)
    for state, players in walks(game, 40):
        for seat in range(1, players + 1):
            chosen = [int(choice) for choice in np.flatnonzero(mask(state, seat))]
            legal = state.legal(seat)
            assert sorted(state.action_of(seat, choice) for choice in chosen) == legal
            assert sorted(state.choice_of(seat, action) for action in legal) == chosen


@each
def test_the_quick_mask_is_the_slow_one(name: str) -> None:
    """What a game writes itself is what State.allow makes of its legal actions."""
    game = find(name)
    size = (choices_of(game.state) + 63) // 64
    for state, _ in walks(game, 25):
        quick, slow = buffer(size), buffer(size)
        state.allow(state.acting(), quick, 0)
        State.allow(state, state.acting(), slow, 0)
        assert list(quick) == list(slow)


def bits_of(layout: Layout) -> Iterator[tuple[int, int]]:
    for field in layout.fields:
        for place in range(layout.places() if field.step else 1):
            for word, first, bits in field.parts:
                start = first + field.step * (place % field.per)
                at = word + (place // field.per if field.step else 0)
                yield from ((at, start + bit) for bit in range(bits))


@each
def test_a_layout_uses_each_bit_once(name: str) -> None:
    """No two fields share a bit, none lies outside, and every name is there once."""
    layout = layout_of(find(name))
    bits = list(bits_of(layout))
    assert len(set(bits)) == len(bits)
    assert max(bit for _, bit in bits) < 63
    assert max(word for word, _ in bits) == find(name).state.WORDS - 1
    assert len(set(layout.planes())) == len(layout.planes())


@each
def test_a_layout_names_every_bit(name: str) -> None:
    """Whatever is written into an observation, the layout has a field for it."""
    game = find(name)
    layout = layout_of(game)
    named = [0] * game.state.WORDS
    for word, bit in bits_of(layout):
        named[word] |= 1 << bit
    for state, players in walks(game, 25):
        for seat in range(players + 1):
            assert [w & ~n for w, n in zip(words(state, seat), named, strict=True)] == [0] * len(
                named
            )


@each
def test_planes_say_what_the_words_say(name: str) -> None:
    """One by one and slowly, each plane is what its field says."""
    game = find(name)
    layout = layout_of(game)
    planes = Planes(layout)
    for number, (state, players) in enumerate(walks(game, 12)):
        seen = words(state, number % (players + 1))
        board, rest = planes.split(planes(np.array(seen, np.uint64)))
        values = dict(zip(planes.names, board.reshape(len(planes.names), -1), strict=True))
        values |= dict(zip(planes.rest_names, rest.reshape(-1, 1), strict=True))
        for field in layout.fields:
            for i, plane in enumerate(field.planes()):
                for place, shown in enumerate(values[plane]):
                    value = field.at(seen, 0 if field.place else place)
                    if field.place:
                        wanted = float(value == place)
                    elif field.values:
                        wanted = float(value == field.first + i)
                    else:
                        wanted = min(1.0, value / field.most)
                    assert shown == pytest.approx(wanted), (plane, place)


def digest(name: str) -> str:
    game = find(name)
    found = hashlib.sha256()
    for state, players in walks(game, 60):
        for seat in range(players + 1):
            found.update(json.dumps(words(state, seat)).encode())
        found.update(mask(state, state.acting()).tobytes())
    return found.hexdigest()[:16]


@each
def test_observations_and_choices_stay_as_they_are(name: str) -> None:
    """A trained program goes on working: within a version of a game its observations and its
    action space do not change. Both builds agree on them."""
    found = digest(name)
    known = json.loads(DIGESTS.read_text())[name]
    assert known.get(str(find(name).version), found) == found


def test_labyrinth_shows_what_the_view_shows() -> None:
    """Tiles, treasures, pawns, the goal and the spare, read back."""
    game = find("labyrinth")
    layout = layout_of(game)
    for state, players in walks(game, 30):
        seat = state.acting()
        view: Any = game.view(state, seat)
        read: Any = layout.read(words(state, seat))
        sides = [read[f"open {side}"] for side in ("north", "east", "south", "west")]
        tiles = "".join(f"{sum(s[i] << k for k, s in enumerate(sides)):x}" for i in range(49))
        assert tiles == view.tiles
        letters = "".join(".abcdefghijklmnopqrstuvwx"[t] for t in read["treasure"])
        assert letters == view.treasures
        other = seat % players + 1
        assert game.parse(f"move {view.players[seat - 1].pawn}") - 48 == read["own pawn"]
        assert game.parse(f"move {view.players[other - 1].pawn}") - 48 == read["next pawn"]
        assert read["own goals left"] == view.players[seat - 1].left
        if view.goals:
            assert game.parse(f"take {view.goals[0]}") - 102 == read["goal"]


@pytest.mark.rule("LB-05")
def test_in_labyrinth_the_others_follow_in_turn_order_whatever_their_seats() -> None:
    """Green, red, blue, yellow: after seat 1 in its corner come seats 2, 4 and 3."""
    game = find("labyrinth")
    layout = layout_of(game)
    options = game.read_options({"colours": ["green", "red", "blue", "yellow"], "start": 2})
    state = game.new(4, options, Fast(1))
    homes = {"1": 42, "2": 0, "3": 48, "4": 6}
    for seat, following in ((0, "1243"), (1, "1243"), (2, "2431"), (3, "3124"), (4, "4312")):
        read: Any = layout.read(words(state, seat))
        who = ("own", "next", "third", "fourth")
        assert [read[f"{one} home"] for one in who] == [homes[other] for other in following]
        others = "".join(str(read[f"{one} seat"]) for one in who[1:])
        assert others == following[1:]
        assert [read[f"{one} turn"] for one in who] == [int(other == "2") for other in following]


def test_the_card_game_names_cards_by_their_places() -> None:
    """A choice lays a card of the hand beside a card of the table: the same wherever it lies."""
    game = find("labyrinth-cards")
    state = game.new(2, game.read_options({"square": [0, 0, 0, 0], "start": 1}), Fast(3))
    texts = [
        game.format(state.action_of(1, int(choice))) for choice in np.flatnonzero(mask(state, 1))
    ]
    view: Any = game.view(state, 1)
    lower = min(view.hand)
    assert {text.split()[1] for text in texts} <= {str(card) for card in view.hand}
    for choice in np.flatnonzero(mask(state, 1)):
        hand, beside, side = choice // 800, choice // 16 % 50, choice // 4 % 4
        (laid,) = [laid for laid in view.table if laid.card == beside + 1]
        column = laid.column + (0, 1, 0, -1)[side]
        row = laid.row + (-1, 0, 1, 0)[side]
        card = lower if hand == 0 else max(view.hand)
        text = f"place {card} {column},{row} {90 * (choice % 4)}"
        assert game.format(state.action_of(1, int(choice))) == text
    assert state.action_of(1, 16 * 49 + 3) == -1 or state.table >> 49 & 1
