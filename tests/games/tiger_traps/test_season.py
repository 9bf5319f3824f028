"""The first half of a season, from the pot to the end of the bidding: TT-05 to TT-13."""

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal, Unreadable
from clew.core.state import Log
from clew.games.tiger_traps.rules import TigerTraps
from tests.games.tiger_traps.tables import GAME, gems, new, play, table, tell

pytestmark = pytest.mark.both_builds

THREE = """
1 ◆  hand RL RT BL  stack BT
2 ◆  hand RL BT BL  stack RT
3 ◆  hand RL BT BL  stack RT
"""


def options_of(state: TigerTraps, seat: int) -> list[str]:
    return [GAME.format(action) for action in state.legal(seat)]


def refusal(state: TigerTraps, line: str) -> int:
    """The rule that forbids an action, written with its seat in front."""
    seat, _, action = line.partition(" ")
    return int(state.refusal(int(seat), GAME.parse(action)))


# The pot and the goal


@pytest.mark.rule("TT-05")
def test_the_pot_is_made_up_to_three_for_each_season() -> None:
    """A gem left the pot for a trap; the season ended; the treasury replaced it."""
    state = table("1 ◆◆  stack RL\n2 ◆◆  stack BT", phase="reveal", bid=9)
    play(state, "1 reveal 2")
    assert state.pot == 2
    play(state, "1 give 2")
    assert (state.season, state.pot) == (2, 3)


@pytest.mark.rule("TT-05", "TT-18")
def test_what_is_over_in_the_pot_goes_back_to_the_treasury() -> None:
    """The revealer pays two gems into a pot of two; the next season begins with three."""
    state = table(
        """
        1 ◆◆◆◆  hand RL RL BL BL BL  stack BT
        2 ◆◆◆◆  hand RT RT RT BT BT  stack RL
        """,
        phase="reveal",
        bid=9,
    )
    play(state, "1 reveal 1")
    assert gems(state) == [2, 4]
    assert (state.pot, GAME.view(state, 0).treasury) == (3, 16)


@pytest.mark.rule("TT-05")
@pytest.mark.parametrize(("sixth", "pot"), [("◆◆", 3), ("◆◆◆", 2), ("◆◆◆◆", 1)])
def test_the_pot_is_what_is_left_when_the_treasury_runs_out(sixth: str, pot: int) -> None:
    """Six players may hold up to 24 of the 25 gems; a season without a trap keeps it so."""
    state = table(
        f"""
        1 ◆◆◆◆  stack RL
        2 ◆◆◆◆  stack RL
        3 ◆◆◆◆  stack RL
        4 ◆◆◆◆  stack BT
        5 ◆◆◆◆  stack BT
        6 {sixth}  stack BT
        """,
        goal="RT",
        phase="reveal",
        bid=13,
        pot=pot,
    )
    play(state, *(f"1 reveal {seat}" for seat in range(1, 7)))
    assert (state.season, state.pot) == (2, pot)


@pytest.mark.rule("TT-06")
def test_the_top_door_is_the_goal_of_the_season() -> None:
    state = new(2, 5)
    doors = GAME.position(state).doors
    for season in range(4):
        view = GAME.view(state, 2)
        assert (view.goal, view.goals) == (doors[season], doors[:season])
        end_season(state)


def end_season(state: TigerTraps) -> None:
    """Plays at random until the season is over."""
    chance = Fast(7)
    season = state.season
    while state.season == season:
        seat = state.acting()
        state.apply(seat, state.pick(seat, chance), chance, None)


# The first card


@pytest.mark.rule("TT-07")
def test_all_choose_a_card_from_hand_at_once() -> None:
    state = new(3)
    assert state.pending() == 0b111
    for seat in (1, 2, 3):
        hand = GAME.view(state, seat).hand
        assert options_of(state, seat) == [f"play {card}" for card in dict.fromkeys(hand)]


@pytest.mark.rule("TT-07")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_the_order_of_choosing_does_not_matter(order: tuple[int, ...]) -> None:
    """When all have chosen, the position is the same and the starting player is to act."""
    state, other = new(3), new(3)
    for seat in (1, 2, 3):
        state.apply(seat, state.legal(seat)[0], Fast(1), None)
    for seat in order:
        other.apply(seat, other.legal(seat)[0], Fast(1), None)
    assert GAME.position(state) == GAME.position(other)
    assert (state.acting(), GAME.view(state, 0).asked) == (1, "build")


@pytest.mark.rule("TT-07", "CO-05")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_choice_is_nothing_to_the_others_until_all_have_chosen(first: int) -> None:
    """Views, events, legal actions and what can be sampled stay as they were."""
    state = new(3)
    before = state.clone()
    log = Log()
    state.apply(first, state.legal(first)[0], Fast(1), log)
    for other in range(4):
        if other == first:
            continue
        assert log.seen_by(other) == []
        assert msgspec.json.encode(GAME.view(state, other)) == msgspec.json.encode(
            GAME.view(before, other)
        )
        samples = [GAME.position(world.sample(other, Fast(4))) for world in (state, before)]
        assert samples[0] == samples[1]
        if other:
            assert state.legal(other) == before.legal(other)


@pytest.mark.rule("TT-07")
def test_who_has_chosen_sees_the_card_gone_and_waits() -> None:
    state = new(3)
    view = GAME.view(state, 2)
    assert (view.asked, view.acting) == ("choose", 2)
    card = GAME.view(state, 2).hand[0]
    tell(state, f"2 play {card}")
    view = GAME.view(state, 2)
    assert (view.asked, view.acting) == ("wait", 0)
    assert (len(view.hand), view.players[1].hand, view.players[1].stack) == (3, 3, 1)
    assert state.legal(2) == []
    assert state.sample(2, Fast(1)).pending() == 0b101


@pytest.mark.rule("TT-07")
def test_the_first_card_is_chosen_once_from_hand_and_nothing_else_is_done() -> None:
    state = table(
        """
        1 ◆  hand RL RL RL RT RT RT
        2 ◆  hand BL BL BL BT BT BT
        """,
        phase="choose",
    )
    for line in ("1 play blue-lady", "1 bid 3", "1 pass", "1 reveal 2", "2 give 1"):
        assert refusal(state, line) == 7
    play(state, "1 play red-lady")
    assert refusal(state, "1 play red-lady") == 7
    assert state.pending() == 0b10


@pytest.mark.rule("TT-07")
def test_when_all_have_chosen_everybody_is_told() -> None:
    state = new(2)
    hands = [GAME.view(state, seat).hand for seat in (1, 2)]
    told = play(state, f"1 play {hands[0][0]}", f"2 play {hands[1][0]}")
    assert [type(event).__name__ for event in told] == ["Laid"]
    assert [player.stack for player in GAME.view(state, 0).players] == [1, 1]


# Building


@pytest.mark.rule("TT-08", "CO-01")
def test_players_build_clockwise_from_the_starting_player_round_and_round() -> None:
    state = table(THREE, start=2, seat=2)
    turns = []
    for _ in range(6):
        seat = state.acting()
        turns.append(seat)
        state.apply(seat, state.legal(seat)[0], Fast(1), None)
    assert turns == [2, 3, 1, 2, 3, 1]


@pytest.mark.rule("TT-08")
def test_building_puts_a_card_on_top_of_the_own_stack() -> None:
    state = table(THREE)
    play(state, "1 play red-tiger")
    position = GAME.position(state)
    assert position.stacks[0] == ["blue-tiger", "red-tiger"]
    assert position.hands[0] == ["red-lady", "blue-lady"]


@pytest.mark.rule("TT-08")
def test_one_may_bid_instead_of_building_but_not_pass() -> None:
    state = table(THREE)
    assert options_of(state, 1) == [
        "play red-lady",
        "play red-tiger",
        "play blue-lady",
        *(f"bid {traits}" for traits in range(1, 14)),
    ]
    assert refusal(state, "1 pass") == 8
    assert refusal(state, "1 play blue-tiger") == 8


@pytest.mark.rule("TT-09")
def test_with_no_card_in_hand_one_must_bid() -> None:
    state = table(
        """
        1 ◆  stack RL RL RL RT RT RT
        2 ◆  stack BL BL BL BT BT BT
        """
    )
    assert options_of(state, 1) == [f"bid {traits}" for traits in range(1, 14)]
    assert refusal(state, "1 pass") == refusal(state, "1 play red-lady") == 9


@pytest.mark.rule("TT-09", "TT-11")
def test_after_a_bid_one_with_no_card_may_pass() -> None:
    state = table(
        """
        1 ◆  stack RL RL RL RT RT RT
        2 ◆  stack BL BL BL BT BT BT
        """
    )
    play(state, "1 bid 4")
    assert "pass" in options_of(state, 2)


# Bidding


@pytest.mark.rule("TT-10")
def test_a_bid_is_higher_than_the_one_before_and_at_most_thirteen() -> None:
    state = table(THREE)
    play(state, "1 bid 10")
    assert options_of(state, 2) == ["bid 11", "bid 12", "bid 13", "pass"]
    assert refusal(state, "2 bid 10") == refusal(state, "2 bid 3") == 10


@pytest.mark.rule("TT-10")
@pytest.mark.parametrize("text", ["bid 0", "bid 14", "bid 2.5", "bid -1", "bid two"])
def test_a_bid_is_a_whole_number_from_one_to_thirteen(text: str) -> None:
    with pytest.raises(Unreadable, match="from 1 to 13"):
        GAME.parse(text)


@pytest.mark.rule("TT-10")
def test_a_bid_may_be_more_than_the_cards_on_the_table_allow() -> None:
    """Three cards can match six traits at most."""
    state = table(THREE)
    told = play(state, "1 bid 12")
    assert state.bid == 12
    assert [type(event).__name__ for event in told] == ["Bid"]


@pytest.mark.rule("TT-11")
def test_after_the_first_bid_nobody_builds() -> None:
    state = table(THREE)
    play(state, "1 bid 2")
    assert refusal(state, "2 play red-lady") == 11
    assert all(text.startswith(("bid", "pass")) for text in options_of(state, 2))


@pytest.mark.rule("TT-11")
def test_a_pass_is_for_the_rest_of_the_season() -> None:
    """Seat 2 passes and is left out when the bidding comes round again."""
    state = table(THREE)
    play(state, "1 bid 2", "2 pass", "3 bid 3", "1 bid 4")
    assert state.acting() == 3
    assert refusal(state, "2 bid 5") == -1
    assert GAME.view(state, 1).players[1].passed


@pytest.mark.rule("TT-11")
def test_after_thirteen_nobody_is_asked() -> None:
    state = table(THREE)
    told = play(state, "1 bid 13")
    assert [type(event).__name__ for event in told] == ["Bid", "Revealer"]
    assert (state.acting(), GAME.view(state, 0).asked) == (1, "reveal")
    assert [player.passed for player in GAME.view(state, 0).players] == [False, True, True]
    assert refusal(state, "2 pass") == -1


@pytest.mark.rule("TT-11", "TT-10")
def test_after_twelve_everybody_is_asked_though_the_cards_can_never_give_it() -> None:
    state = table(THREE)
    play(state, "1 bid 12")
    assert options_of(state, 2) == ["bid 13", "pass"]
    play(state, "2 pass")
    assert options_of(state, 3) == ["bid 13", "pass"]


@pytest.mark.rule("TT-10", "TT-15")
@pytest.mark.parametrize(("cards", "most"), [(1, 4), (2, 7), (3, 9), (4, 11), (5, 13), (6, 13)])
def test_who_is_asked_for_a_bid_is_told_what_the_cards_on_the_table_can_give(
    cards: int, most: int
) -> None:
    """With two players: three cards may match both traits, seven one, and no more."""
    stacks = ["RL RL RL BL BL BL", "RT RT RT BT BT BT"]
    one, two = (" ".join(stack.split()[:cards]) for stack in stacks)
    state = table(f"1 ◆  stack {one}\n2 ◆  stack {two}")
    for seat in (0, 1, 2):
        assert GAME.view(state, seat).most == most
    play(state, "1 bid 1")
    assert GAME.view(state, 2).most == most
    play(state, "2 pass")
    assert GAME.view(state, 1).most == 0


@pytest.mark.rule("TT-07", "CO-05")
def test_while_first_cards_are_chosen_nobody_is_told_how_many_lie_there() -> None:
    state = new(3)
    before = GAME.view(state, 2)
    tell(state, f"1 play {GAME.view(state, 1).hand[0]}")
    assert GAME.view(state, 2) == before
    assert before.most == 0


@pytest.mark.rule("TT-10")
def test_everybody_sees_what_each_has_bid_last() -> None:
    state = table(THREE)
    play(state, "1 bid 2", "2 pass", "3 bid 3", "1 bid 4")
    for seat in (0, 1, 2, 3):
        assert [player.bid for player in GAME.view(state, seat).players] == [4, 0, 3]
    assert GAME.restore(GAME.position(state)).last_bid(3) == 3


@pytest.mark.rule("TT-26")
def test_a_view_says_after_which_season_the_game_ends() -> None:
    assert GAME.view(new(3), 0).limit == 200


@pytest.mark.rule("TT-12")
def test_the_one_left_in_the_bidding_reveals() -> None:
    state = table(THREE)
    told = play(state, "1 bid 2", "2 bid 3", "3 pass", "1 pass")
    assert (state.acting(), GAME.view(state, 0).asked) == (2, "reveal")
    assert type(told[-1]).__name__ == "Revealer"
    assert options_of(state, 2) == ["reveal 1", "reveal 2", "reveal 3"]


@pytest.mark.rule("TT-12")
def test_nobody_reveals_before_the_bidding_is_done_or_bids_after_it() -> None:
    state = table(THREE)
    assert refusal(state, "1 reveal 2") == 12
    play(state, "1 bid 5")
    assert refusal(state, "2 reveal 1") == 12
    play(state, "2 pass", "3 pass")
    for line in ("1 bid 6", "1 pass", "1 play red-lady"):
        assert refusal(state, line) == 12


# Stacks


@pytest.mark.rule("TT-13")
def test_a_stack_shows_its_size_only_also_to_its_owner() -> None:
    """Stacks of the same cards in another order look the same, byte for byte."""
    views = []
    for stack in ("RT BL", "BL RT"):
        state = table(f"1 ◆  hand RL RL RT BT  stack {stack}\n2 ◆  stack RL BT")
        assert GAME.view(state, 1).players[0].stack == 2
        views.append(msgspec.json.encode(GAME.view(state, 1)))
    assert views[0] == views[1]


@pytest.mark.rule("TT-13")
def test_own_log_lines_name_no_card_of_the_stack() -> None:
    state = new(2)
    card = GAME.view(state, 1).hand[0]
    lines = tell(state, f"1 play {card}").seen_by(1)
    tell(state, f"2 play {GAME.view(state, 2).hand[0]}")
    lines += tell(state, f"1 play {GAME.view(state, 1).hand[0]}").seen_by(1)
    assert len(lines) == 2
    assert not any(kind in str(line) for line in lines for kind in ("lady", "tiger", "red"))


@pytest.mark.rule("TT-13")
def test_own_stacks_are_open_to_their_owners_by_an_option() -> None:
    state = table(THREE, open_stacks=True)
    play(state, "1 play red-lady")
    assert GAME.view(state, 1).stack == ["blue-tiger", "red-lady"]
    assert GAME.view(state, 2).stack == ["red-tiger"]
    assert GAME.view(state, 0).stack == []


@pytest.mark.rule("TT-13")
@pytest.mark.parametrize(
    ("season", "open_stacks", "hand"),
    [
        pytest.param(1, False, ["red-lady", "red-tiger"], id="this-season"),
        pytest.param(1, True, ["red-lady", "red-tiger", "blue-lady"], id="open-stacks"),
        pytest.param(2, False, ["red-lady", "red-tiger", "blue-lady"], id="earlier-season"),
    ],
)
def test_a_look_back_names_no_card_of_this_seasons_stack(
    season: int, open_stacks: bool, hand: list[str]
) -> None:
    """What has left the hand since then lies in the stack. An earlier season has no stack any more,
    and its hand is seen as it was."""
    then = table(THREE, open_stacks=open_stacks)
    later = THREE.replace("hand RL RT BL  stack BT", "hand RL RT  stack BT BL")
    now = table(later, season=season, seat=2, open_stacks=open_stacks)
    assert GAME.look_back(now, then, 1).hand == hand
    assert GAME.look_back(now, then, 0).hand == []


@pytest.mark.rule("TT-13")
def test_a_bot_remembers_what_it_played() -> None:
    """What it can sample has its own stack as it is, in order."""
    state = table(THREE)
    play(state, "1 play red-tiger", "2 play red-lady", "3 play red-lady", "1 play red-lady")
    for seed in range(20):
        world = GAME.position(state.sample(1, Fast(seed)))
        assert world.stacks[0] == ["blue-tiger", "red-tiger", "red-lady"]
        assert world.hands[0] == ["blue-lady"]


# Common rules


@pytest.mark.rule("CO-06")
def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    state = table(THREE)
    before = GAME.position(state)
    for line, rule in (("2 bid 3", -1), ("1 pass", 8), ("1 give 2", 19)):
        with pytest.raises(Illegal) as caught:
            play(state, line)
        assert caught.value.rule == rule
    assert state.refusal(1, 32) == state.refusal(1, -1) == -6
    assert state.refusal(0, 3) == state.refusal(7, 3) == -1
    assert GAME.position(state) == before
