"""Getting ready (LB-06 to LB-08), and who begins (CO-02)."""

from __future__ import annotations

from collections import Counter

import pytest

from clew.core.cells import cell_name
from clew.core.errors import OptionsError
from clew.games.labyrinth import game
from clew.games.labyrinth.components import TREASURES
from tests.games.labyrinth.boards import deal, play, snapshot, where

pytestmark = pytest.mark.both_builds

DEALS = 600


def even(counts: Counter[object], kinds: int) -> None:
    """Every kind comes up about as often as every other, within five standard deviations."""
    total = sum(counts.values())
    expected = total / kinds
    assert len(counts) == kinds, counts
    assert max(abs(n - expected) for n in counts.values()) < 5 * expected**0.5, counts


@pytest.mark.rule("LB-06")
def test_any_movable_tile_can_lie_on_any_free_cell_or_be_the_spare() -> None:
    """Where the dragon is in many deals: on all 33 free cells and beside the board."""
    dragon = chr(97 + TREASURES.index("dragon"))
    places: Counter[object] = Counter(
        snapshot(deal(seed=seed)).treasures.index(dragon) for seed in range(2 * DEALS)
    )
    even(places, 34)


@pytest.mark.rule("LB-06")
def test_tiles_are_laid_at_random_rotation() -> None:
    """How the tile with the dragon lies, on the board or beside it."""
    dragon = chr(97 + TREASURES.index("dragon"))
    ways: Counter[object] = Counter()
    for seed in range(DEALS):
        position = snapshot(deal(seed=seed))
        ways[position.tiles[position.treasures.index(dragon)]] += 1
    even(ways, 4)


@pytest.mark.rule("LB-07")
@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 8), (4, 6)])
def test_all_cards_are_dealt_out_evenly(players: int, cards: int) -> None:
    position = snapshot(deal(players))
    assert [len(pile) for pile in position.piles] == [cards] * players
    assert position.found == [[]] * players
    assert position.aside == []


@pytest.mark.rule("LB-07")
def test_the_cards_are_shuffled() -> None:
    tops: Counter[object] = Counter(snapshot(deal(seed=seed)).piles[0][0] for seed in range(DEALS))
    even(tops, 24)


@pytest.mark.rule("LB-07")
def test_the_last_card_of_the_last_pile_is_as_random_as_the_first() -> None:
    last: Counter[object] = Counter(
        snapshot(deal(4, seed=seed)).piles[3][-1] for seed in range(DEALS)
    )
    even(last, 24)


@pytest.mark.rule("LB-07")
def test_fewer_cards_can_be_dealt_and_the_rest_lie_aside() -> None:
    position = snapshot(deal(3, goals=2))
    assert [len(pile) for pile in position.piles] == [2, 2, 2]
    assert len(position.aside) == 18
    dealt = [card for pile in position.piles for card in pile]
    assert sorted(dealt + position.aside) == sorted(TREASURES)


@pytest.mark.rule("LB-07")
def test_cards_aside_are_seen_by_nobody() -> None:
    """A view names the own top card and no other."""
    state = deal(2, goals=1)
    for seat in (0, 1, 2):
        view = game.view(state, seat)
        assert view.goals == (snapshot(state).piles[seat - 1] if seat else [])
        assert view.pile == []
        assert [player.found for player in view.players] == [[], []]


@pytest.mark.rule("LB-07")
@pytest.mark.parametrize(("players", "most"), [(2, 12), (3, 8), (4, 6)])
def test_more_cards_than_there_are_cannot_be_dealt(players: int, most: int) -> None:
    assert deal(players, goals=most).goals == most
    with pytest.raises(OptionsError, match="goals"):
        deal(players, goals=most + 1)


@pytest.mark.rule("LB-08")
def test_each_pawn_stands_on_the_start_corner_of_its_colour() -> None:
    state = deal(4, colours=["green", "blue", "yellow", "red"])
    assert [where(state, seat) for seat in (1, 2, 3, 4)] == ["a7", "g7", "g1", "a1"]
    assert [cell_name(state.home(seat)) for seat in (1, 2, 3, 4)] == ["a7", "g7", "g1", "a1"]


@pytest.mark.rule("CO-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_begins_is_drawn_at_random(players: int) -> None:
    first: Counter[object] = Counter(deal(players, seed=seed).acting() for seed in range(DEALS))
    even(first, players)


@pytest.mark.rule("CO-02")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_host_can_choose_who_begins(seat: int) -> None:
    assert {deal(3, seed=seed, start=seat).acting() for seed in range(20)} == {seat}


@pytest.mark.rule("CO-02")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(OptionsError, match="CO-02"):
        deal(3, start=4)


@pytest.mark.rule("LB-05")
def test_with_chosen_colours_turns_go_clockwise_by_corner() -> None:
    """Green, red, blue are seats 1, 2, 3; clockwise from green that is red, then blue."""
    assert order(["green", "red", "blue"]) == [1, 2, 3, 1]
    assert order(["green", "blue", "red"]) == [1, 3, 2, 1]
    assert order(["yellow", "red"]) == [1, 2, 1, 2]
    assert order(["red", "green", "blue", "yellow"]) == [1, 4, 3, 2]


def order(colours: list[str]) -> list[int]:
    """The first four seats to act."""
    state = deal(len(colours), colours=colours, start=1)
    seats = []
    for arrow in ("N2", "N4", "N6", "N2"):
        seats.append(state.acting())
        play(state, f"push {arrow} 0", "stay")
    return seats


@pytest.mark.rule("LB-05", "CO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_act_in_order_from_the_one_that_begins(players: int) -> None:
    state = deal(players, start=2)
    seats = []
    for arrow in ("N2", "N4", "N6", "N2", "N4"):
        seats.append(state.acting())
        play(state, f"push {arrow} 0", "stay")
    assert seats == [(1 + i) % players + 1 for i in range(5)]


@pytest.mark.rule("LB-05")
@pytest.mark.parametrize("colours", [["red"], ["red", "red"], ["red", "blue", "green"]])
def test_colours_must_be_different_and_one_a_seat(colours: list[str]) -> None:
    with pytest.raises(OptionsError, match="LB-05"):
        deal(2, colours=colours)
