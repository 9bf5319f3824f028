"""What a seat sees (CO-05), and what of a game is public (LB-07, LB-18)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.errors import Illegal
from clew.core.event import Event
from clew.core.state import Log
from clew.games.labyrinth import game
from clew.games.labyrinth.events import Ended, Found, Goal, Pile, Seen
from clew.games.labyrinth.rules import Labyrinth
from clew.words import words
from tests.games.labyrinth.boards import ISLAND, board, deal, play, snapshot

pytestmark = pytest.mark.both_builds


@pytest.mark.rule("LB-07", "CO-05")
def test_a_player_sees_the_top_card_of_the_own_pile_and_no_other() -> None:
    state = board(ISLAND, piles=["owl map bat", "ring rat moth"])
    assert game.view(state, 1).goals == ["owl"]
    assert game.view(state, 2).goals == ["ring"]
    assert game.view(state, 0).goals == []
    for seat, secret in ((1, "ring"), (2, "owl"), (0, "owl"), (1, "map"), (2, "rat")):
        assert f'"{secret}"' not in msgspec.json.encode(game.view(state, seat)).decode()


@pytest.mark.rule("LB-07")
def test_found_goals_and_the_number_left_are_public() -> None:
    state = board(ISLAND, piles=["owl map", "ring"], found=["bat", "rat moth"])
    for seat in (0, 1, 2):
        players = game.view(state, seat).players
        assert [player.found for player in players] == [["bat"], ["rat", "moth"]]
        assert [player.left for player in players] == [2, 1]


def test_a_view_says_whose_turn_it_is_and_what_is_asked() -> None:
    state = board(ISLAND, message="exchange", piles=["owl map ring", "rat moth"], players=2)
    for seat in (0, 1, 2):
        view = game.view(state, seat)
        assert (view.seat, view.acting, view.asked) == (seat, 1, "move")
        assert (view.message, view.banned, view.turn) == ("exchange", "E6", 1)
    play(state, "search")
    assert game.view(state, 2).asked == "choose"
    play(state, "take ring", "move a1")
    assert game.view(state, 2).asked == "push"


@pytest.mark.rule("LB-05")
def test_a_view_says_in_which_order_turns_go() -> None:
    colours = ["green", "red", "blue", "yellow"]
    chosen = game.new(4, game.read_options({"colours": colours}), Fast(1))
    assert game.view(chosen, 3).order == [1, 2, 4, 3]
    assert game.view(game.new(3, game.read_options({}), Fast(1)), 0).order == [1, 2, 3]


@pytest.mark.rule("LB-27")
def test_a_view_says_after_which_turn_the_game_ends() -> None:
    assert game.view(board(ISLAND), 0).limit == 400


def test_a_view_tells_the_outcome_when_the_game_is_over() -> None:
    state = board(ISLAND, pawns="a5 g7", phase="move", piles=["", "book"])
    assert game.view(state, 2).outcome is None
    play(state, "move a1")
    view = game.view(state, 2)
    assert (view.acting, view.asked) == (0, "over")
    assert view.outcome is not None
    assert view.outcome.winners == [1]


def test_the_drawing_shows_tiles_treasures_pawns_and_arrows() -> None:
    state = board(ISLAND, pawns="a1 a1", phase="move", banned="N2", spare="┐owl")
    lines = game.draw(game.view(state, 0), words("en", game).say).splitlines()
    assert lines[0].split() == list("abcdefg")
    assert lines[1].split() == ["▼", "▼"]
    assert "@12" in lines[3]
    assert lines[3].split()[0] == "1"
    assert "ma" in lines[9]
    assert any("ow" in line for line in lines[-4:])
    assert max(len(line) for line in lines) <= 80


VARIANTS = [
    (players, {"events": events, "short": short, "goals": goals})
    for players in (2, 3, 4)
    for events in (False, True)
    for short in (False, True)
    for goals in (0, 2, 5)
]
POSITIONS = 45
"""Of each variant; in each, all seats and a spectator look: above five thousand in all."""
REVEALING = (Seen, Found, Goal, Pile, Ended)


def exchanged(state: Labyrinth, seat: int, rng: random.Random) -> Labyrinth | None:
    """The position with two things exchanged that the seat cannot know, by the rules' text."""
    position = snapshot(state)
    plain: dict[str, Any] = msgspec.to_builtins(position)
    own: list[tuple[list[str], int]] = []
    others: list[tuple[list[str], int]] = [(plain["aside"], i) for i in range(len(plain["aside"]))]
    for other, cards in enumerate(plain["piles"], 1):
        known = 0 if other != seat else 2 if seat in position.opened else 1
        group = own if other == seat and seat in position.searched else others
        group += [(cards, i) for i in range(known, len(cards))]
    groups = [own, others]
    if position.events:
        backs = plain["backs"] = list(plain["backs"])
        groups += [
            [
                (backs, place)
                for place in range(50)
                if position.tiles[place] in shape
                and position.treasures[place] == "."
                and position.seen[place] == "."
                and (place == 49 or place % 7 % 2 or place // 7 % 2)
            ]
            for shape in ("5a", "36c9")
        ]
    groups = [group for group in groups if len({cards[i] for cards, i in group}) > 1]
    if not groups:
        return None
    group = rng.choice(groups)
    (one, i), (two, j) = rng.sample(group, 2)
    one[i], two[j] = two[j], one[i]
    plain["backs"] = "".join(plain["backs"])
    return game.from_position(plain)


def told(state: Labyrinth, seat: int, action: int, seed: int) -> list[Event] | None:
    """What the seat hears of an action, or None if the acting seat may not do it."""
    log = Log()
    try:
        state.apply(state.acting(), action, Fast(seed), log)
    except Illegal:
        return None
    return [event for event in log.seen_by(seat) if isinstance(event, Event)]


def adventurous(state: Labyrinth, rng: random.Random) -> int:
    """A random action, messages and goals often."""
    legal = state.legal(state.acting())
    special = [action for action in legal if action > 96]
    seat = state.acting()
    goal = [a for a in legal if 48 <= a <= 96 and state.is_goal(seat, state.treasure(a - 48))]
    chosen = special or goal
    return rng.choice(chosen) if chosen and rng.random() < 0.8 else rng.choice(legal)


@pytest.mark.rule("CO-05", "LB-17", "LB-24")
@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_it_gets(
    players: int, options: dict[str, Any]
) -> None:
    """View, choices, what is told and what is sampled are the same, byte for byte."""
    rng = random.Random(f"{players} {options}")
    state = deal(players, seed=players, **options)
    looked = 0
    while looked < POSITIONS:
        if not state.acting():
            state = deal(players, seed=rng.getrandbits(60), **options)
        if rng.random() < 0.3:
            looked += 1
            for seat in range(players + 1):
                other = exchanged(state, seat, rng)
                if other is not None:
                    check_same(state, other, seat, rng)
        state.apply(state.acting(), adventurous(state, rng), Fast(rng.getrandbits(60)), None)


def check_same(state: Labyrinth, other: Labyrinth, seat: int, rng: random.Random) -> None:
    assert seen(state, seat) == seen(other, seat)
    if seat:
        assert state.legal(seat) == other.legal(seat)
    seed = rng.getrandbits(60)
    worlds = [world.sample(seat, Fast(seed)) for world in (state, other)]
    assert snapshot(worlds[0]) == snapshot(worlds[1])
    assert seen(worlds[0], seat) == seen(state, seat)
    action = adventurous(state, rng)
    pair = [state.clone(), other]
    heard = [told(world, seat, action, seed) for world in pair]
    if heard[1] is None:
        # Only the hidden pile of another player may forbid a card, and never what is seen.
        assert action > 102
        assert state.acting() != seat
        return
    unrevealing = [
        [event for event in events or [] if not isinstance(event, REVEALING)] for events in heard
    ]
    assert unrevealing[0] == unrevealing[1]
    if heard[0] == heard[1]:
        assert seen(pair[0], seat) == seen(pair[1], seat)


def seen(state: Labyrinth, seat: int) -> bytes:
    return msgspec.json.encode(game.view(state, seat))
