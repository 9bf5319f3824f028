"""How a game of Traps begins: TT-01 to TT-04."""

from collections import Counter

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import OptionsError
from tests.games.tiger_traps.tables import GAME, new

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("TT-01")
@pytest.mark.parametrize("players", GAME.players)
def test_the_cards_are_those_of_the_box(players: int) -> None:
    """Three of each lady and tiger, one Blue/Red, one Lady/Tiger, four Doors, 25 gems."""
    state = new(players)
    position = GAME.position(state)
    cards = Counter(card for part in (*position.hands, position.aside) for card in part)
    assert cards == {
        "red-lady": 3,
        "red-tiger": 3,
        "blue-lady": 3,
        "blue-tiger": 3,
        "blue-red": 1,
        "lady-tiger": 1,
    }
    assert sorted(position.doors) == ["blue-lady", "blue-tiger", "red-lady", "red-tiger"]
    view = GAME.view(state, 0)
    assert view.treasury + view.pot + sum(player.gems for player in view.players) == 25


@pytest.mark.rule("TT-02")
@pytest.mark.parametrize(
    ("players", "hand", "aside"), [(2, 6, 2), (3, 4, 2), (4, 3, 2), (5, 2, 4), (6, 2, 2)]
)
def test_hands_are_equal_and_some_cards_lie_aside(players: int, hand: int, aside: int) -> None:
    position = GAME.position(new(players))
    assert [len(cards) for cards in position.hands] == [hand] * players
    assert len(position.aside) == aside


@pytest.mark.rule("TT-02")
def test_every_card_can_be_dealt_to_every_place() -> None:
    """The first hand and the cards aside get each kind of card in some deal."""
    hands, aside = set(), set()
    for seed in range(200):
        position = GAME.position(new(4, seed))
        hands.update(position.hands[0])
        aside.update(position.aside)
    assert len(hands) == len(aside) == 6


@pytest.mark.rule("TT-03")
def test_everybody_begins_with_one_gem_that_all_see() -> None:
    state = new(5)
    for seat in range(6):
        view = GAME.view(state, seat)
        assert [player.gems for player in view.players] == [1] * 5
        assert (view.pot, view.treasury) == (3, 17)


@pytest.mark.rule("TT-04")
def test_the_doors_are_shuffled() -> None:
    """Every one of their 24 orders comes up, about equally often."""
    orders = Counter(tuple(GAME.position(new(2, seed)).doors) for seed in range(2400))
    assert len(orders) == 24
    assert min(orders.values()) > 60


@pytest.mark.rule("CO-02")
def test_who_starts_is_chosen_or_random() -> None:
    assert [new(6, start=seat).start for seat in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert {new(3, seed, start=0).start for seed in range(40)} == {1, 2, 3}


@pytest.mark.rule("CO-02")
def test_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(OptionsError, match="no seat 3"):
        new(2, start=3)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(OptionsError, match="2 to 6"):
        new(players)


@pytest.mark.rule("CO-04")
def test_the_seed_decides_the_deal() -> None:
    options = GAME.options()
    deals = [GAME.position(GAME.new(3, options, Fast(seed))) for seed in (8, 8, 9)]
    assert deals[0] == deals[1] != deals[2]


def test_the_view_is_small() -> None:
    """An update of a client has room for 4 kB."""
    assert len(msgspec.json.encode(GAME.view(new(6), 1))) < 2000


@pytest.mark.rule("TT-28")
def test_a_game_can_be_made_smaller() -> None:
    """Fewer cards in every hand, a bid that ends the bidding, an end after the last season."""
    options = GAME.read_options({"cards": 2, "seasons": 1, "highest_bid": 4})
    state = GAME.new(2, options, Fast(3))
    position = GAME.position(state)
    assert [len(hand) for hand in position.hands] == [2, 2]
    assert len(position.aside) == 10
    assert GAME.view(state, 1).limit == 1
    chance = Fast(5)
    for seat in (1, 2):
        state.apply(seat, state.legal(seat)[0], chance, None)
    first = state.acting()
    assert GAME.format(max(state.legal(first))) == "bid 4"
    assert GAME.restore(GAME.position(state)).legal(first) == state.legal(first)
    state.apply(first, GAME.parse("bid 4"), chance, None)
    assert state.acting() == first
    while seat := state.acting():
        state.apply(seat, state.pick(seat, chance), chance, None)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.termination in ("season-limit", "fifth-gem")
    assert state.season == 1


@pytest.mark.rule("TT-28")
def test_nobody_gets_more_cards_than_there_are() -> None:
    with pytest.raises(OptionsError, match=r"5 players have at most 2 each \(TT-28\)"):
        GAME.new(5, GAME.read_options({"cards": 3}), Fast(0))
