"""How a game begins."""

from __future__ import annotations

import pytest

from clew.core.chance import Chance, Fast
from clew.core.errors import OptionsError
from clew.games.labyrinth_cards import game
from tests.games.labyrinth_cards.boards import legal

pytestmark = pytest.mark.both_builds


class Unshuffled(Chance):
    """Leaves the cards in order, then turns by what it is told."""

    def __init__(self, turns: list[int]) -> None:
        self.turns = turns
        self.left = 49

    def below(self, n: int) -> int:
        if self.left:
            self.left -= 1
            return n - 1
        return self.turns.pop(0) if n == 4 else 0


@pytest.mark.rule("LC-03")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_cards_each_four_on_the_table_the_rest_in_the_deck(players: int) -> None:
    position = game.position(game.new(players, game.read_options({}), Fast(players)))
    assert [len(hand) for hand in position.hands] == [2] * players
    assert {(laid.column, laid.row) for laid in position.table} == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert len(position.deck) == 46 - 2 * players


@pytest.mark.rule("LC-03")
def test_a_closed_square_is_turned_again() -> None:
    # Six hands take cards 1 to 12; the square is corners 13 to 16, first all turned inwards.
    state = game.new(6, game.read_options({}), Unshuffled([1, 2, 0, 3, 0, 0, 0, 1]))
    laid = game.position(state).table
    assert [(card.card, card.rotation) for card in laid] == [(13, 0), (14, 0), (15, 0), (16, 90)]


@pytest.mark.rule("LC-03")
def test_the_square_lies_at_random_rotations() -> None:
    seen = {
        laid.rotation
        for seed in range(40)
        for laid in game.position(game.new(2, game.read_options({}), Fast(seed))).table
    }
    assert seen == {0, 90, 180, 270}


@pytest.mark.rule("LC-03", "LC-06")
def test_the_host_may_turn_the_square_as_wished_even_closed() -> None:
    options = game.read_options({"square": [90, 180, 0, 270]})
    state = game.new(6, options, Unshuffled([]))
    assert [laid.rotation for laid in game.position(state).table] == [90, 180, 0, 270]
    assert game.view(state, 0).closed
    assert legal(state, "place")


@pytest.mark.rule("LC-03", "LC-04")
def test_a_rotation_of_the_host_that_looks_like_a_smaller_one_is_that_one() -> None:
    # Two hands take cards 1 to 4; the square is the straights 5 to 8.
    options = game.read_options({"square": [180, 270, 90, 0]})
    state = game.new(2, options, Unshuffled([]))
    assert [laid.rotation for laid in game.position(state).table] == [0, 90, 90, 0]


@pytest.mark.rule("CO-02")
def test_the_host_chooses_who_starts() -> None:
    for seat in range(1, 5):
        assert game.new(4, game.read_options({"start": seat}), Fast(1)).acting() == seat


@pytest.mark.rule("CO-02")
def test_who_starts_is_drawn_at_random() -> None:
    starts = {game.new(4, game.read_options({}), Fast(seed)).acting() for seed in range(60)}
    assert starts == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "2 to 6 players"),
        (7, {}, "2 to 6 players"),
        (3, {"start": 4}, "no seat 4"),
        (2, {"square": [0, 90]}, "four cards are turned, or none, not 2"),
    ],
)
def test_games_that_do_not_exist(players: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        game.new(players, game.read_options(options), Fast(1))


def test_a_card_is_not_turned_by_a_slant() -> None:
    with pytest.raises(OptionsError):
        game.read_options({"square": [0, 45, 0, 0]})
