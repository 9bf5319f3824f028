"""Drawing, whose turn it is, and the end."""

from __future__ import annotations

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.event import Event
from clew.core.state import Log
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.components import cell_name
from clew.games.labyrinth_cards.events import Closed, Drawn, Drew, Ended, Passed, Turn
from clew.games.labyrinth_cards.rules import PLACING
from tests.games.labyrinth_cards.boards import RING, board, legal, play, position, shown

pytestmark = pytest.mark.both_builds

LINE = """
    1 2 3 4
"""


@pytest.mark.rule("LC-11")
def test_after_placing_a_player_draws_back_to_two() -> None:
    state = board(LINE, [5])
    before = game.position(state)
    play(state, "place 5 0,-1 0")
    after = game.position(state)
    assert sorted([*before.hands[0], before.deck[0]]) == sorted([*after.hands[0], 5])
    assert after.deck == before.deck[1:]


@pytest.mark.rule("LC-08", "LC-11")
def test_a_card_is_drawn_after_taking_not_before() -> None:
    state = board("\n. 44 .\n43 45 46\n", [3])
    play(state, "place 3 0,0 0")
    assert len(game.view(state, 1).hand) == 1
    play(state, "take none")
    assert len(game.view(state, 1).hand) == 2


@pytest.mark.rule("LC-11")
def test_play_goes_round() -> None:
    state = game.new(3, game.read_options({"start": 2}), Fast(4))
    seats: list[int] = []
    while len(seats) < 6:
        if state.phase == PLACING:
            seats.append(state.acting())
        state.apply(state.acting(), state.legal(state.acting())[0], Fast(1), None)
    assert seats == [2, 3, 1, 2, 3, 1]


@pytest.mark.rule("LC-11")
def test_without_a_deck_nothing_is_drawn() -> None:
    state = game.restore(position(LINE, hands=[[5, 6], [7, 8]], deck=False))
    events = play(state, "place 5 0,-1 0")
    assert game.view(state, 1).hand == [6]
    assert not any(isinstance(event, Drew) for event in events)


@pytest.mark.rule("LC-11")
def test_who_has_no_card_left_is_passed_over() -> None:
    state = game.restore(position(LINE, hands=[[5, 6], [], [], [7]], deck=False))
    events = play(state, "place 5 0,-1 0")
    assert events[-3:] == [Passed(seat=2), Passed(seat=3), Turn(seat=4, turn=45)]
    play(state, "place 7 1,-1 0")
    assert state.acting() == 1


@pytest.mark.rule("LC-11", "LC-14")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_has_46_placements_shared_out_in_turn(players: int) -> None:
    state = game.new(players, game.read_options({"start": 1}), Fast(players))
    placements = [0] * players
    chance = Fast(3)
    while state.acting():
        if state.phase == PLACING:
            placements[state.acting() - 1] += 1
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    more = 46 % players
    assert placements == [46 // players + (seat < more) for seat in range(players)]


@pytest.mark.rule("LC-05", "LC-07")
@pytest.mark.parametrize("seed", range(12))
def test_a_table_that_grew_and_shrank_is_as_if_laid_anew(seed: int) -> None:
    """Cells beside the labyrinth, open sides and links are kept right, card by card."""
    state = game.new(2, game.read_options({}), Fast(seed))
    chance = Fast(seed)
    while seat := state.acting():
        legal = state.legal(seat)
        # The last take listed takes the most.
        action = state.pick(seat, chance) if state.phase == PLACING else legal[-1]
        state.apply(seat, action, chance, None)
        anew = game.restore(game.position(state))
        assert [state.rim[i] for i in range(state.rims)] == [anew.rim[i] for i in range(anew.rims)]
        assert list(state.links) == list(anew.links)
        assert state.openings == anew.openings


@pytest.mark.rule("LC-12", "LC-14")
def test_the_game_ends_with_the_last_card_and_most_cards_win() -> None:
    state = game.restore(position(LINE, hands=[[5], []], deck=False))
    events = play(state, "place 5 0,-1 0")
    assert state.pending() == 0
    assert state.result() == [0.0, 1.0]
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("LC-12", [2], [0, 45])
    assert events[-1] == Ended(winners=[2], points=[0, 45], rule="LC-12")
    assert state.refusal(1, 0) == 12


@pytest.mark.rule("LC-12")
def test_the_last_card_may_still_take() -> None:
    text = "\n. 44 .\n43 45 46\n"
    state = game.restore(position(text, hands=[[3], []], deck=False))
    play(state, "place 3 0,0 0")
    assert state.acting() == 1
    play(state, "take 43 with 3")
    assert state.pending() == 0
    assert state.score(1) == 1


@pytest.mark.rule("LC-12")
def test_a_tie_is_shared() -> None:
    given = position(LINE, hands=[[5], [], []], deck=False)
    won = given.taken[1]
    thirds = [won[0::3], won[1::3], won[2::3]]
    assert [len(part) for part in thirds] == [15, 15, 15]
    state = game.restore(msgspec.structs.replace(given, taken=thirds))
    play(state, "place 5 0,-1 0")
    assert state.result() == pytest.approx([1 / 3, 1 / 3, 1 / 3])


@pytest.mark.rule("LC-06", "LC-11")
def test_the_next_player_is_told_when_no_path_leads_out() -> None:
    # 20 joins both ends of the ring, and it is closed.
    state = board(
        """
        17/90 1/90 18/180
        2     .    3
        19    4/90 .
    """,
        [20],
    )
    events = play(state, "place 20 2,2 270")
    assert events[-1] == Closed(seat=2)


@pytest.mark.rule("LC-13")
def test_only_the_owner_is_told_what_was_drawn() -> None:
    state = board(LINE, [5])
    top = game.position(state).deck[0]
    log = Log()
    state.apply(1, game.parse("place 5 0,-1 0"), Fast(1), log)
    assert [event.card for event in log.seen_by(1) if isinstance(event, Drawn)] == [top]
    for seat in (0, 2):
        assert not any(isinstance(event, Drawn) for event in log.seen_by(seat))


@pytest.mark.rule("LC-15")
def test_cells_are_column_then_row_counting_downwards() -> None:
    state = board(RING, [5])
    assert (17, "0,0") in shown(state)
    assert (18, "2,0") in shown(state)
    assert (19, "0,2") in shown(state)
    play(state, "place 5 2,-1 0")
    assert legal(state)[0].split()[2] == "2,-2"
    assert cell_name(state.cell(4)) == "2,-1"


@pytest.mark.rule("LC-12")
def test_a_finished_game_says_who_began_what_was_taken_and_whether_the_win_is_shared() -> None:
    """For `clew simulate`: seat 2 began, so seat 1 was the third of three in turn."""
    chance, log = Fast(3), Log()
    state = game.new(3, game.read_options({"start": 2}), chance)
    while seat := state.acting():
        state.apply(seat, state.pick(seat, chance), chance, log)
    counts = game.counts(state, [event for _, event in log.entries if isinstance(event, Event)])
    outcome = game.outcome(state)
    assert outcome is not None
    assert counts.had == {"place in turn order": [["3"], ["1"], ["2"]]}
    assert counts.numbers == {"cards taken": sum(outcome.scores)}
    assert counts.times == {"end": {"shared win": int(len(outcome.winners) > 1)}}
