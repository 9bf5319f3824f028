"""What a seat sees, and the table as text."""

from __future__ import annotations

import msgspec
import pytest

from clew.core.chance import Fast
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.rules import LabyrinthCards
from clew.words import words
from tests.games.labyrinth_cards.boards import board, play, position

pytestmark = pytest.mark.both_builds

NOTCH = """
    .  44 .
    43 45 46
"""


def _dealt_otherwise(state: LabyrinthCards) -> LabyrinthCards:
    """The same to seat 1: the other hand and the deck change places."""
    given = game.position(state)
    hands = [given.hands[0], sorted(given.deck[-2:])]
    deck = [*given.hands[1], *given.deck[:-2]]
    return game.restore(msgspec.structs.replace(given, hands=hands, deck=deck))


@pytest.mark.rule("LC-13")
def test_everybody_sees_points_taken_cards_and_how_many_are_left() -> None:
    state = board(NOTCH, [3])
    play(state, "place 3 0,0 0", "take 43 with 3")
    for seat in range(3):
        view = game.view(state, seat)
        assert view.players[0].taken == [43]
        assert [player.cards for player in view.players] == [2, 2]
        assert view.deck == len(game.position(state).deck)
        assert len(view.faces) == 50


@pytest.mark.rule("LC-13")
def test_a_seat_sees_its_own_hand_only() -> None:
    state = board(NOTCH, [3, 5])
    other = game.position(state).hands[1]
    assert game.view(state, 1).hand == [3, 5]
    assert game.view(state, 2).hand == other
    assert game.view(state, 0).hand == []


@pytest.mark.rule("LC-13", "CO-05")
def test_other_hands_and_the_order_of_the_deck_are_hidden() -> None:
    state = board(NOTCH, [3])
    other = _dealt_otherwise(state)
    assert game.position(state) != game.position(other)
    assert msgspec.json.encode(game.view(state, 1)) == msgspec.json.encode(game.view(other, 1))
    assert state.legal(1) == other.legal(1)


@pytest.mark.rule("LC-13", "CO-05")
def test_a_sample_follows_from_what_a_seat_knows() -> None:
    state = board(NOTCH, [3])
    other = _dealt_otherwise(state)
    sample = game.position(state.sample(1, Fast(7)))
    assert sample == game.position(other.sample(1, Fast(7)))
    assert sample.hands[0] == game.position(state).hands[0]
    assert sample.table == game.position(state).table


@pytest.mark.rule("LC-13", "CO-05")
def test_samples_reach_every_world_that_could_be_equally_often() -> None:
    # Three unknown cards, of which seat 2 holds one: three worlds times two orders of the deck.
    given = position(NOTCH, hands=[[3, 5], [1, 2]], deck=False)
    loose = given.taken[1][:3]
    taken = [[], given.taken[1][3:]]
    hands = [[3], [loose[0], 1]]
    state = game.restore(
        msgspec.structs.replace(given, hands=hands, taken=[[5], [*taken[1], *loose[1:], 2]])
    )
    worlds = {tuple(game.position(state.sample(1, Fast(seed))).hands[1]) for seed in range(20)}
    assert worlds == {tuple(sorted((loose[0], 1)))}
    spectator = [
        tuple(map(tuple, game.position(state.sample(0, Fast(seed))).hands)) for seed in range(600)
    ]
    assert len(set(spectator)) == 3
    assert all(150 < spectator.count(world) < 250 for world in set(spectator))


@pytest.mark.rule("LC-07")
def test_the_path_to_each_connected_card_is_shown() -> None:
    state = board("\n3/90 44 46 .\n", [16])
    play(state, "place 16 3,0 180")
    for seat in range(3):
        (connection,) = game.view(state, seat).connections
        assert connection.card == 3
        assert connection.path == ["3,0", "2,0", "1,0", "0,0"]


@pytest.mark.rule("LC-09")
def test_what_would_be_left_alone_is_shown() -> None:
    state = board("\n3/90 44 46 .\n", [16])
    play(state, "place 16 3,0 180")
    assert game.view(state, 1).stranded == []
    state = board("\n3/90 44 .\n47 . .\n", [16])
    play(state, "place 16 2,0 180")
    assert state.phase == 0  # Nothing could be taken, so nothing was asked.


@pytest.mark.rule("LC-09")
def test_every_choice_that_may_not_be_taken_names_the_cards_that_come_apart() -> None:
    for one_piece in (False, True):
        state = game.new(
            2, game.read_options({"maze": "one-piece" if one_piece else "may-fall-apart"}), Fast(5)
        )
        chance, told = Fast(5), 0
        while state.acting():
            view = game.view(state, 1)
            legal = {game.format(action) for action in state.legal(state.acting())}
            for stranded in view.stranded:
                told += 1
                cards = " ".join(map(str, stranded.cards))
                assert f"take {cards} with {view.placed}" not in legal
                left = {laid.card for laid in view.table} - set(stranded.cards)
                assert stranded.apart
                assert set(stranded.apart) <= left
            if view.connections:
                choices = 2 ** len(view.connections)
                assert len(legal) + len(view.stranded) == choices
            state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
        assert told


def test_a_view_is_small() -> None:
    state = game.new(6, game.read_options({}), Fast(2))
    chance = Fast(1)
    largest = 0
    while state.acting():
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
        largest = max(largest, len(msgspec.json.encode(game.view(state, 1))))
    assert largest < 4096


def test_the_table_is_drawn() -> None:
    state = board(
        """
        .     1     49
        47/90 43    13/180
        50    27/90 .
    """,
        [2, 3],
    )
    assert game.draw(game.view(state, 1), words("en", game).say).split("\n") == [
        "      0     1     2",
        "          a │ g   │ b",
        "  0         │   ──╲──",
        "            │ 1*e │49",
        "      m   c │ v a   j",
        "  1 d─│─────┼─────┐",
        "      │47   │43   │13",
        "      │ g a   b",
        "  2 ──╲─────┬──",
        "    s │50   │27",
        "",
        "    b │ q   c │ d",
        "      │       │",
        "      │ 2     │ 3",
        "",
        "  a spell book  b bag of gold  c map  d crown  e bunch of keys  g ring  j sword",
        "  m owl  q moth  s bat  v genie",
    ]


def test_the_card_placed_last_has_a_star() -> None:
    state = board(NOTCH, [3])
    play(state, "place 3 0,0 0")
    assert " 3*" in game.draw(game.view(state, 2), words("en", game).say)


def test_a_bend_from_west_to_north_has_its_treasures_in_it() -> None:
    state = board("\n49/90 43\n44 45\n", [2])
    lines = game.draw(game.view(state, 0), words("en", game).say).split("\n")
    assert lines[1].startswith("    e │")
    assert lines[2].startswith("  0 ──╱──")
    assert lines[3].startswith("    49│ b")


def test_a_wide_table_is_cut_around_the_last_card_and_says_so() -> None:
    straights = " ".join(f"{card}/90" for card in range(1, 13))
    row = f"{straights} {' '.join(str(card) for card in range(13, 46))}"
    state = game.restore(position(f"\n{row} 48 46\n47 49\n", hands=[[50], []], deck=False))
    play(state, "place 50 47,0 0")
    drawing = game.draw(game.view(state, 1), words("en", game).say).split("\n")
    assert max(len(line) for line in drawing) <= 80
    assert any("50*" in line for line in drawing)
    assert any("◄ 38" in line for line in drawing)
