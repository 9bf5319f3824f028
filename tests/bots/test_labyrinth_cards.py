"""The card game's levels, and what they judge by."""

import itertools

import pytest

from clew import bots
from clew.bots.labyrinth_cards import weigh
from clew.bots.labyrinth_cards.thinking import CardGuide, Gains, Outlook
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.board import NOBODY
from clew.games.labyrinth_cards.rules import PLACE, PLACING, LabyrinthCards

pytestmark = pytest.mark.both_builds


def position(number: int, decisions: int, players: int = 2) -> LabyrinthCards:
    """A position of a random game, before a placement."""
    chance = Fast(number)
    state = game.new(players, game.read_options({}), chance)
    for _ in range(decisions):
        state.apply(state.acting(), state.pick(state.acting(), chance), chance, None)
    while state.phase != PLACING:
        state.apply(state.acting(), state.legal(state.acting())[-1], chance, None)
    return state


def connected(state: LabyrinthCards, action: int) -> int:
    """How many likes a placement connects, by laying the card."""
    after = state.clone()
    card = action // PLACE
    after.lay(card, (action - PLACE * card) >> 2, action & 3)
    return int(after.likes_reached(card)).bit_count()


@pytest.mark.parametrize("number", range(5))
def test_gains_are_what_laying_the_card_connects(number: int) -> None:
    """For every legal placement, without laying one."""
    state = position(number, 10 + 6 * number)
    gains = Gains()
    gains.find(state, state.seat)
    found = {int(gains.actions[i]): int(gains.gains[i]) for i in range(gains.n)}
    assert found == {action: connected(state, action) for action in state.legal(state.seat)}


def most(state: LabyrinthCards, card: int) -> int:
    """The highest gain of a card, by giving it to the seat in turn."""
    other = state.clone()
    other.hold(other.seat, card, 63)
    return max(connected(other, action) for action in other.legal(other.seat))


def test_the_outlook_is_the_mean_over_all_hands() -> None:
    """Of every two unseen cards the better one; of every card to draw, or the one in hand."""
    state = position(2, 44)
    seat, other = state.seat, 3 - state.seat
    state.hold(seat, state.hand(seat)[0], 63)
    unseen = [c for c in range(50) if state.lies[c] == NOBODY and not state.holds(seat, c)]
    best = {card: most(state, card) for card in [*unseen, *state.hand(seat)]}
    assert len(state.hand(other)) == 2
    pairs = list(itertools.combinations(unseen, 2))
    theirs = sum(max(best[one], best[two]) for one, two in pairs) / len(pairs)
    own = best[state.hand(seat)[0]]
    draws = state.deck_left() > 0
    ours = sum(max(own, best[card]) for card in unseen) / len(unseen) if draws else own
    assert Outlook(seat, 0.0, 1.0).worth(state) == pytest.approx(-theirs)
    assert Outlook(seat, 1.0, 0.0).worth(state) == pytest.approx(ours)


def test_weighing_counts_the_gain_itself() -> None:
    """With no thought of anybody's next turn an action is worth the cards it takes."""
    state = position(4, 30)
    worth = weigh(Perspective(game, state, state.seat, 1), own=0.0, others=0.0)
    assert set(worth) == set(state.legal(state.seat))
    assert all(worth[action] <= connected(state, action) for action in worth)
    assert max(worth.values()) > 0


def test_the_guide_considers_the_best_placements() -> None:
    state = position(4, 30)
    out = buffer(64)
    n = CardGuide(until=46, width=5, seed=7).moves(state, state.seat, out)
    considered = [int(out[i]) for i in range(n)]
    assert considered == sorted(considered)
    legal = state.legal(state.seat)
    gains = sorted((connected(state, action) for action in legal), reverse=True)
    assert sorted((connected(state, a) for a in considered), reverse=True) == gains[:5]


def test_the_master_is_the_same_with_the_same_seed() -> None:
    state = position(3, 12, 3)
    master = bots.find("labyrinth-cards", "master:60")
    assert len({master(Perspective(game, state, state.seat, 9)) for _ in range(2)}) == 1
