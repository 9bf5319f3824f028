"""Between seasons and the end of the game: TT-22 to TT-27."""

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal
from clew.core.event import Event
from clew.core.state import Log
from clew.games.tiger_traps.rules import TigerTraps
from clew.table.eyes import SPECTATOR, Eyes
from clew.table.fairness import Fairness
from clew.table.record import Seat
from clew.table.table import Table
from tests.games.tiger_traps.tables import GAME, gems, new, play, table, tell

pytestmark = pytest.mark.both_builds

LAST_OF_A_YEAR = "1 ◆◆  stack RT\n2 ◆◆◆  stack BL"


def last_season_of_a_year() -> TigerTraps:
    """One card is left to turn over in the fourth season."""
    state = table(LAST_OF_A_YEAR, phase="reveal", bid=9, season=4, seat=1)
    play(state, "1 reveal 1")
    return state


@pytest.mark.rule("TT-22")
def test_all_take_back_their_cards_and_keep_them_for_four_seasons() -> None:
    state = new(3, 4)
    hands = GAME.position(state).hands
    chance = Fast(2)
    for season in range(1, 5):
        assert (state.season, GAME.position(state).hands) == (season, hands)
        while state.season == season:
            seat = state.acting()
            state.apply(seat, state.pick(seat, chance), chance, None)


@pytest.mark.rule("TT-22")
def test_cards_not_turned_over_are_shown_to_nobody_at_the_seasons_end() -> None:
    """A season ends alike, to others, whichever card was left face down."""
    told = []
    for stack, hand in (("RL BT", "RT"), ("RT BT", "RL")):
        state = table(f"1 ◆  stack RL BL\n2 ◆  hand {hand}  stack {stack}", phase="reveal", bid=9)
        log = Log()
        for text in ("reveal 1", "give 2"):
            state.apply(1, GAME.parse(text), Fast(3), log)
        told.append(msgspec.json.encode([log.seen_by(1), GAME.view(state, 1)]))
    assert told[0] == told[1]


@pytest.mark.rule("TT-22", "TT-24")
def test_the_cards_put_aside_are_not_shown_at_the_years_end_either() -> None:
    """What a spectator hears and sees of a new year names no card but the goal."""
    state = last_season_of_a_year()
    log = tell(state, "1 reveal 2", Fast(8))
    year = [event for event in log.seen_by(0) if isinstance(event, Event)]
    assert [type(event).__name__ for event in year] == ["Revealed", "Exhausted", "Year", "Season"]
    view = GAME.view(state, 0)
    assert (view.hand, view.notes, view.aside) == ([], [[], []], 2)


@pytest.mark.rule("TT-23")
@pytest.mark.parametrize(("bidder", "starter"), [(1, 2), (2, 3), (3, 1)])
def test_the_player_left_of_the_highest_bidder_starts_the_next_season(
    bidder: int, starter: int
) -> None:
    state = table("1 ◆  stack RT\n2 ◆  stack BL\n3 ◆  stack RL", phase="reveal", bid=9, seat=bidder)
    play(state, f"{bidder} reveal 1", f"{bidder} give {starter}")
    assert (state.start, GAME.view(state, 0).start) == (starter, starter)
    for seat in (1, 2, 3):
        state.apply(seat, state.legal(seat)[0], Fast(1), None)
    assert state.acting() == starter


@pytest.mark.rule("TT-24")
def test_after_four_seasons_all_cards_and_doors_are_shuffled_and_dealt_anew() -> None:
    """Over many shuffles: other hands, other cards aside, all Doors again."""
    hands, asides, doors = set(), set(), set()
    for seed in range(30):
        state = last_season_of_a_year()
        tell(state, "1 reveal 2", Fast(seed))
        position = GAME.position(state)
        assert (position.season, GAME.view(state, 1).year) == (5, 2)
        assert [len(hand) for hand in position.hands] == [6, 6]
        hands.add(str(position.hands))
        asides.add(str(position.aside))
        doors.add(str(position.doors))
    assert len(hands) > 20
    assert len(asides) > 8
    assert len(doors) > 10


@pytest.mark.rule("TT-24")
def test_a_year_does_not_end_before_its_fourth_season() -> None:
    state = table(LAST_OF_A_YEAR, phase="reveal", bid=9, season=3)
    before = GAME.position(state)
    play(state, "1 reveal 1", "1 reveal 2")
    after = GAME.position(state)
    assert after.doors == before.doors
    assert after.aside == before.aside


@pytest.mark.rule("TT-24", "TT-23")
def test_gems_and_the_starting_player_carry_over_into_the_new_year() -> None:
    state = last_season_of_a_year()
    play(state, "1 reveal 2")
    assert (gems(state), state.start) == ([2, 3], 2)


@pytest.mark.rule("TT-24")
def test_each_player_is_told_the_own_new_hand_only() -> None:
    state = last_season_of_a_year()
    log = tell(state, "1 reveal 2")
    for seat in (1, 2):
        hands = [event for event in log.seen_by(seat) if type(event).__name__ == "Hand"]
        assert [getattr(hand, "cards", []) for hand in hands] == [GAME.view(state, seat).hand]


@pytest.mark.rule("TT-25")
def test_a_fifth_gem_wins_at_once() -> None:
    """From the pot, in the middle of a year."""
    state = table("1 ◆◆  stack RL\n2 ◆◆◆◆  stack RL\n3 ◆  stack RL", phase="reveal", bid=2)
    play(state, "1 reveal 2")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (state.pending(), GAME.view(state, 0).pot) == (0, 0)
    assert (outcome.termination, outcome.rule, outcome.winners) == ("fifth-gem", "TT-25", [1])
    assert (outcome.ranks, outcome.scores) == ([1, 2, 3], [5, 4, 1])
    assert state.result() == [1.0, 0.0, 0.0]
    with pytest.raises(Illegal, match="rule 25"):
        play(state, "1 reveal 1")


@pytest.mark.rule("TT-26", "CO-03")
def test_after_two_hundred_seasons_most_gems_win() -> None:
    state = table(LAST_OF_A_YEAR, phase="reveal", bid=9, season=200)
    play(state, "1 reveal 1", "1 reveal 2")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.rule, outcome.winners) == ("season-limit", "TT-26", [2])
    assert state.result() == [0.0, 1.0]
    with pytest.raises(Illegal, match="rule 26"):
        play(state, "1 reveal 1")


@pytest.mark.rule("TT-26")
def test_after_two_hundred_seasons_equals_share_the_win() -> None:
    state = table(
        "1 ◆◆  stack RT\n2 ◆  stack BL\n3 ◆◆  stack RL", phase="reveal", bid=9, season=200
    )
    play(state, "1 reveal 1", "1 reveal 2", "1 reveal 3")
    assert state.result() == [0.5, 0.0, 0.5]


@pytest.mark.rule("TT-26")
def test_the_season_before_the_last_is_followed_by_the_last() -> None:
    state = table(LAST_OF_A_YEAR, phase="reveal", bid=9, season=199)
    play(state, "1 reveal 1", "1 reveal 2")
    assert (state.season, state.ended) == (200, 0)


# What is known


@pytest.mark.rule("TT-27")
def test_what_was_turned_over_stays_known_until_the_year_ends() -> None:
    state = table("1 ◆  stack RT\n2 ◆  stack BL", phase="reveal", bid=9, season=3)
    play(state, "1 reveal 1", "1 reveal 2")
    assert state.season == 4
    for seat in range(3):
        assert GAME.view(state, seat).notes == [["red-tiger"], ["blue-lady"]]


@pytest.mark.rule("TT-27", "TT-24")
def test_a_new_year_makes_all_notes_void() -> None:
    state = last_season_of_a_year()
    play(state, "1 reveal 2")
    assert GAME.view(state, 1).notes == [[], []]


@pytest.mark.rule("TT-27")
def test_two_cards_of_a_kind_are_known_as_two_only_when_seen_together() -> None:
    """A red tiger seen again may be the same one."""
    again = table("1 ◆  stack RT noted RT\n2 ◆  stack BL", phase="reveal", bid=9, season=2)
    play(again, "1 reveal 1")
    assert GAME.view(again, 0).notes[0] == ["red-tiger"]
    together = table("1 ◆  stack RT RT noted RT\n2 ◆  stack BL BL", phase="reveal", bid=9, season=2)
    play(together, "1 reveal 1", "1 reveal 1")
    assert GAME.view(together, 0).notes[0] == ["red-tiger", "red-tiger"]


@pytest.mark.rule("TT-27")
def test_every_sample_gives_the_known_cards_to_their_owner() -> None:
    state = table(
        "1 ◆  stack RT\n2 ◆  hand BT LT  stack BL  noted BL BT LT", phase="build", season=3
    )
    for seed in range(50):
        world = GAME.position(state.sample(1, Fast(seed)))
        cards = world.hands[1] + world.stacks[1]
        assert {"blue-lady", "blue-tiger", "lady-tiger"} <= set(cards)


# The table's rules


@pytest.mark.rule("CO-07")
def test_with_two_players_the_other_wins_when_one_resigns() -> None:
    seats = [Seat(name="Ada", player="human"), Seat(name="Bo", player="human")]
    game = Table(GAME, GAME.options(), seats, Fairness.from_seed("x", 2))
    game.leave(1)
    assert game.outcome is not None
    assert game.outcome.winners == [2]


@pytest.mark.rule("TT-07")
def test_at_a_table_answers_are_kept_until_all_have_chosen() -> None:
    """The state is as before, whoever has answered; then all answers count."""
    seats = [Seat(name=name, player="human") for name in ("Ada", "Bo", "Cy")]
    game = Table(GAME, GAME.options(), seats, Fairness.from_seed("x", 3))
    before = msgspec.json.encode(game.game.position(game.state))
    for seat in (3, 1):
        game.act(seat, game.state.legal(seat)[0])
        assert msgspec.json.encode(game.game.position(game.state)) == before
    game.act(2, game.state.legal(2)[0])
    assert [player.stack for player in Eyes(game, SPECTATOR).view().players] == [1, 1, 1]
    assert [entry.seat for entry in game.entries] == [1, 2, 3]
