"""The second half of a season, turning cards over: TT-14 to TT-21."""

import pytest

from clew.core.chance import Fast
from clew.games.tiger_traps.components import KINDS
from clew.games.tiger_traps.rules import TigerTraps
from tests.games.tiger_traps.tables import GAME, SHORT, gems, play, table

pytestmark = pytest.mark.both_builds


def options_of(state: TigerTraps, seat: int) -> list[str]:
    return [GAME.format(action) for action in state.legal(seat)]


def refusal(state: TigerTraps, text: str, seat: int = 1) -> int:
    return int(state.refusal(seat, GAME.parse(text)))


def names(told: list[object]) -> list[str]:
    return [type(event).__name__ for event in told]


# Turning over


@pytest.mark.rule("TT-14")
def test_the_top_of_any_stack_is_turned_over_and_lies_beside_it() -> None:
    state = table("1 ◆  stack RT RL\n2 ◆  stack BL RT", phase="reveal", bid=9)
    play(state, "1 reveal 2", "1 reveal 1", "1 reveal 2")
    position = GAME.position(state)
    assert position.stacks == [["red-tiger"], []]
    assert position.beside == [["red-lady"], ["red-tiger", "blue-lady"]]
    assert GAME.view(state, 2).players[1].beside == ["red-tiger", "blue-lady"]


@pytest.mark.rule("TT-14")
def test_a_stack_with_no_card_face_down_cannot_be_chosen() -> None:
    state = table("1 ◆  stack RT\n2 ◆  beside RL", phase="reveal", bid=9)
    assert refusal(state, "reveal 2") == 14
    assert refusal(state, "reveal 3") == 14
    assert options_of(state, 1) == ["reveal 1", "give 2"]


@pytest.mark.rule("TT-14", "TT-19")
def test_at_least_one_card_must_be_turned_over() -> None:
    state = table("1 ◆  stack RT\n2 ◆  stack RL", phase="reveal", bid=9)
    assert options_of(state, 1) == ["reveal 1", "reveal 2"]
    assert refusal(state, "give 2") == 19


@pytest.mark.rule("TT-15")
@pytest.mark.parametrize(
    ("goal", "traits"),
    [
        ("RL", {"RL": 2, "RT": 1, "BL": 1, "BT": 0, "BR": 1, "LT": 0}),
        ("RT", {"RL": 1, "RT": 2, "BL": 0, "BT": 1, "BR": 1, "LT": 0}),
        ("BL", {"RL": 1, "RT": 0, "BL": 2, "BT": 1, "BR": 1, "LT": 0}),
        ("BT", {"RL": 0, "RT": 1, "BL": 1, "BT": 2, "BR": 1, "LT": 0}),
    ],
)
def test_a_card_matches_as_many_traits_as_it_shares_with_the_goal(
    goal: str, traits: dict[str, int]
) -> None:
    for card, matched in traits.items():
        state = table(f"1 ◆  stack {card}\n2 ◆  stack {goal}", goal, phase="reveal", bid=9)
        told = play(state, "1 reveal 1")
        assert GAME.view(state, 1).matched == matched
        event = told[0]
        assert (getattr(event, "card", ""), getattr(event, "traits", -1)) == (SHORT[card], matched)


# Traps


@pytest.mark.rule("TT-16")
def test_the_owner_of_a_trap_takes_a_gem_from_the_pot() -> None:
    state = table("1 ◆  stack RT\n2 ◆◆  stack BT\n3 ◆  stack RL", phase="reveal", bid=9)
    told = play(state, "1 reveal 2")
    assert gems(state) == [1, 3, 1]
    assert (state.pot, state.acting()) == (2, 1)
    assert names([*told]) == ["Revealed", "Trapped"]


@pytest.mark.rule("TT-16", "TT-25")
def test_the_owner_of_a_trap_may_win_by_its_gem() -> None:
    state = table("1 ◆  stack RT\n2 ◆◆◆◆  stack LT", phase="reveal", bid=9)
    play(state, "1 reveal 2")
    assert gems(state) == [1, 5]
    assert state.result() == [0.0, 1.0]


@pytest.mark.rule("TT-17")
def test_after_an_own_trap_the_revealer_chooses_who_takes_the_gem() -> None:
    state = table("1 ◆◆◆◆  stack RL\n2 ◆  stack RT\n3 ◆◆◆  stack BT", phase="reveal", seat=3, bid=9)
    play(state, "3 reveal 3")
    assert (state.acting(), GAME.view(state, 0).asked, state.pot) == (3, "award", 3)
    assert options_of(state, 3) == ["give 2"]
    play(state, "3 give 2")
    assert gems(state) == [4, 2, 3]
    assert (state.pot, GAME.view(state, 0).asked) == (2, "reveal")


@pytest.mark.rule("TT-17")
def test_one_with_four_gems_and_the_revealer_cannot_be_chosen() -> None:
    state = table(
        "1 ◆  stack LT\n2 ◆◆◆◆  stack RT\n3 ◆  stack RL\n4 ◆◆◆  stack RL",
        phase="reveal",
        bid=9,
    )
    play(state, "1 reveal 1")
    assert options_of(state, 1) == ["give 3", "give 4"]
    for text in ("give 1", "give 2", "give 5", "reveal 2", "pass"):
        assert refusal(state, text) == 17


@pytest.mark.rule("TT-18")
@pytest.mark.parametrize(("before", "after"), [("◆◆◆◆", 2), ("◆◆", 0), ("◆", 0), ("", 0)])
def test_own_trap_and_all_others_have_four_gems(before: str, after: int) -> None:
    """The revealer pays two gems, or what there is, and the season ends."""
    state = table(
        f"1 {before}  stack BT\n2 ◆◆◆◆  stack RL\n3 ◆◆◆◆  stack RL", phase="reveal", bid=9
    )
    told = play(state, "1 reveal 1")
    assert gems(state) == [after, 4, 4]
    assert (state.season, state.pot) == (2, 3)
    assert names([*told]) == ["Revealed", "Paid", "Season"]
    assert getattr(told[1], "gems", -1) == len(before) - after


@pytest.mark.rule("TT-18")
def test_the_gem_for_it_goes_to_the_treasury_and_two_into_the_pot() -> None:
    """Seen in the last season of all, when no other makes up the pot again."""
    state = table("1 ◆◆◆◆  stack BT\n2 ◆◆◆◆  stack RL", phase="reveal", bid=9, season=200)
    treasury = GAME.view(state, 0).treasury
    play(state, "1 reveal 1")
    view = GAME.view(state, 0)
    assert (gems(state), view.pot, view.treasury) == ([2, 4], 4, treasury + 1)


# Giving up


@pytest.mark.rule("TT-19")
def test_the_revealer_may_give_an_own_gem_away_and_end_the_season() -> None:
    state = table("1 ◆◆  stack RT\n2 ◆◆◆  stack BL\n3 ◆◆◆◆  stack RL", phase="reveal", bid=9)
    play(state, "1 reveal 2")
    assert options_of(state, 1) == ["reveal 1", "reveal 3", "give 2"]
    play(state, "1 give 2")
    assert gems(state) == [1, 4, 4]
    assert (state.season, GAME.view(state, 0).asked) == (2, "choose")


@pytest.mark.rule("TT-19")
def test_without_a_gem_the_revealer_must_go_on() -> None:
    """Also when no cards could reach the bid any more."""
    state = table("1 stack RT\n2 ◆  stack BL", phase="reveal", bid=13)
    play(state, "1 reveal 2")
    assert options_of(state, 1) == ["reveal 1"]
    assert refusal(state, "give 2") == 19


@pytest.mark.rule("TT-19")
def test_without_an_opponent_of_three_gems_or_fewer_the_revealer_must_go_on() -> None:
    state = table("1 ◆◆  stack RT\n2 ◆◆◆◆  stack BL", phase="reveal", bid=13)
    play(state, "1 reveal 2")
    assert options_of(state, 1) == ["reveal 1"]
    assert refusal(state, "give 2") == refusal(state, "give 1") == 19


@pytest.mark.rule("TT-19")
def test_by_an_option_the_revealer_may_give_up_before_the_first_card() -> None:
    state = table("1 ◆  stack RT\n2 ◆  stack RL", phase="reveal", bid=9, early_gift=True)
    assert options_of(state, 1) == ["reveal 1", "reveal 2", "give 2"]
    play(state, "1 give 2")
    assert (gems(state), state.season) == ([0, 2], 2)


# How a season ends


@pytest.mark.rule("TT-20")
@pytest.mark.parametrize("bid", [3, 4])
def test_who_reaches_or_passes_the_bid_takes_the_pot(bid: int) -> None:
    """Two red ladies match four traits."""
    state = table("1 ◆  stack RL\n2 ◆  stack RL", phase="reveal", bid=bid)
    play(state, "1 reveal 2")
    assert gems(state) == [1, 1]
    told = play(state, "1 reveal 1")
    assert (gems(state), state.season) == ([4, 1], 2)
    assert names([*told]) == ["Revealed", "Took", "Season"]


@pytest.mark.rule("TT-20")
def test_the_pot_is_taken_as_traps_have_left_it() -> None:
    state = table("1 ◆  stack RL RL\n2 ◆  stack RT BT", phase="reveal", bid=4)
    play(state, "1 reveal 2", "1 reveal 1", "1 reveal 1")
    assert gems(state) == [3, 2]


@pytest.mark.rule("TT-21")
def test_the_season_ends_when_no_card_is_left() -> None:
    state = table("1 ◆  stack RT\n2 ◆  stack BL", phase="reveal", bid=9)
    told = play(state, "1 reveal 1", "1 reveal 2")
    assert (gems(state), state.season) == ([1, 1], 2)
    assert names([*told])[-2:] == ["Exhausted", "Season"]


@pytest.mark.rule("TT-21", "TT-16")
def test_the_season_ends_when_the_pot_is_empty() -> None:
    """Three traps from two stacks; a card is left face down."""
    state = table("1 ◆  stack RL RL\n2 ◆  stack BT BT\n3 ◆  stack RT BT", phase="reveal", bid=9)
    told = play(state, "1 reveal 2", "1 reveal 2", "1 reveal 3")
    assert (gems(state), state.season) == ([1, 3, 2], 2)
    assert names([*told])[-2:] == ["Emptied", "Season"]


@pytest.mark.rule("TT-21", "TT-17")
def test_the_season_ends_when_an_own_trap_empties_the_pot() -> None:
    state = table(
        "1 ◆  stack RL BT\n2 ◆◆  stack RL BT\n3 ◆  stack RL BT",
        phase="reveal",
        bid=9,
    )
    play(state, "1 reveal 2", "1 reveal 3", "1 reveal 1")
    assert state.season == 1
    play(state, "1 give 3")
    assert (gems(state), state.season) == ([1, 3, 3], 2)


@pytest.mark.rule("TT-21", "TT-20")
def test_the_last_card_may_reach_the_bid() -> None:
    """Reaching the bid comes before there being no card left."""
    state = table("1 ◆  stack RT\n2 ◆  stack BL", phase="reveal", bid=2)
    play(state, "1 reveal 1", "1 reveal 2")
    assert gems(state) == [4, 1]


@pytest.mark.rule("TT-21", "TT-25")
def test_a_fifth_gem_comes_before_the_empty_pot() -> None:
    """The last gem of the pot goes to a fifth; the season does not end, the game does."""
    state = table(
        "1 ◆  stack RL RL RL\n2 ◆◆  stack BT BT LT",
        phase="reveal",
        bid=9,
    )
    told = play(state, "1 reveal 2", "1 reveal 2", "1 reveal 2")
    assert gems(state) == [1, 5]
    assert (state.pot, state.ended) == (0, 25)
    assert names([*told])[-2:] == ["Trapped", "Ended"]


def test_a_random_walk_keeps_all_cards_and_gems() -> None:
    """Nothing is lost or made in three games of every number of players."""
    for seed in range(15):
        chance = Fast(seed)
        state = GAME.new(2 + seed % 5, GAME.options(), chance)
        while seat := state.acting():
            state.apply(seat, state.pick(seat, chance), chance, None)
            position = GAME.position(state)
            parts = (*position.hands, *position.stacks, *position.beside, position.aside)
            cards = sorted(card for part in parts for card in part)
            assert [cards.count(kind) for kind in KINDS] == [3, 3, 3, 3, 1, 1]
            assert sum(position.gems) + position.pot <= 25
