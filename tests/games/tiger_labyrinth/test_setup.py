"""The beginning of a game: TL-01 to TL-05."""

from collections import Counter

import pytest

from clew.core.chance import Fast
from clew.core.errors import OptionsError
from clew.games.tiger_labyrinth import game
from clew.games.tiger_labyrinth.notation import to_line
from clew.games.tiger_labyrinth.rules import TigerLabyrinth

pytestmark = pytest.mark.both_builds


def new(seed: int = 1, **options: object) -> TigerLabyrinth:
    return game.new(2, game.read_options(options), Fast(seed))


@pytest.mark.rule("TL-01")
def test_the_grid_has_four_doors_and_three_of_each_clue_card() -> None:
    """Each card is there four times, once as a Door."""
    for seed in range(20):
        assert Counter(game.position(new(seed)).cards) == {"L": 4, "T": 4, "l": 4, "t": 4}


@pytest.mark.rule("TL-02")
def test_the_doors_are_in_the_corners() -> None:
    """Red lady a1, blue lady d1, blue tiger a4, red tiger d4."""
    for seed in range(20):
        cards = game.position(new(seed)).cards
        assert (cards[0], cards[3], cards[12], cards[15]) == ("L", "l", "t", "T")


@pytest.mark.rule("TL-03")
def test_the_clue_cards_are_shuffled() -> None:
    """In many deals each of the other twelve cells shows each of the four cards, evenly."""
    deals = [game.position(new(seed)).cards for seed in range(800)]
    for cell in range(16):
        if cell not in (0, 3, 12, 15):
            seen = Counter(cards[cell] for cards in deals)
            assert set(seen) == set("tTlL")
            assert all(140 < number < 260 for number in seen.values())


@pytest.mark.rule("TL-04")
def test_the_gems_start_on_blue_and_lady() -> None:
    """Yellow on blue, white on lady."""
    view = game.view(new(), 0)
    assert (view.yellow, view.white) == ("blue", "lady")


@pytest.mark.rule("TL-05")
def test_five_cubs_of_each_colour_start_on_their_lady_door() -> None:
    """Red on a1, blue on d1."""
    position = game.position(new())
    assert position.red_cubs == "5000000000000000"
    assert position.blue_cubs == "0005000000000000"


@pytest.mark.rule("TL-05")
def test_seat_1_is_red_unless_the_host_says_otherwise() -> None:
    """The option changes the colours, not who starts."""
    assert [player.colour for player in game.view(new(start=1), 0).players] == ["red", "blue"]
    changed = new(start=1, red=2)
    assert [player.colour for player in game.view(changed, 0).players] == ["blue", "red"]
    assert to_line(changed).endswith(" blue step 1/400 red=2")


@pytest.mark.rule("CO-02")
def test_who_starts_is_drawn_or_chosen() -> None:
    """A random seat, or the one the host says."""
    starts = Counter(new(seed).acting() for seed in range(200))
    assert set(starts) == {1, 2}
    assert all(70 < number < 130 for number in starts.values())
    assert {new(seed, start=2).acting() for seed in range(20)} == {2}


@pytest.mark.rule("CO-04")
def test_the_same_chance_deals_the_same_game() -> None:
    """And another one another game."""
    assert game.position(new(3)) == game.position(new(3))
    assert game.position(new(3)) != game.position(new(4))


@pytest.mark.parametrize(
    "options",
    [{"start": 3}, {"red": 0}, {"limit": 0}, {"limit": 10_001}, {"limit": None}, {"size": 4}],
    ids=str,
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    """With an OptionsError that names them."""
    with pytest.raises(OptionsError, match=next(iter(options))):
        game.read_options(options)


def test_only_two_can_play() -> None:
    """Not one, not three."""
    with pytest.raises(OptionsError, match="2 players, not 3"):
        game.new(3, game.read_options({}), Fast(1))
