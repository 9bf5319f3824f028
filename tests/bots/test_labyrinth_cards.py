"""The card game's levels, and what they judge by."""

import itertools

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.board import NOBODY, NONE
from clew.games.labyrinth_cards.bots import weigh
from clew.games.labyrinth_cards.bots.hands import Hands
from clew.games.labyrinth_cards.bots.outlook import Outlook
from clew.games.labyrinth_cards.bots.thinking import CardGuide
from clew.games.labyrinth_cards.gains import Gains
from clew.games.labyrinth_cards.rules import PLACE, PLACING, TAKE, TAKING, LabyrinthCards

pytestmark = pytest.mark.both_builds


def position(
    number: int, decisions: int, players: int = 2, *, one_piece: bool = False
) -> LabyrinthCards:
    """A position of a random game, before a placement."""
    chance = Fast(number)
    state = game.new(
        players, game.read_options({"maze": "one-piece" if one_piece else "may-fall-apart"}), chance
    )
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


def taken(state: LabyrinthCards, action: int) -> int:
    """How many cards a placement lets one take at most, by the rules."""
    after = state.clone()
    after.apply(after.seat, action, Fast(1), None)
    if after.phase != TAKING:
        return 0
    takes = after.legal(after.seat)[1:]
    return max(((take - TAKE - 1) % 63 + 1).bit_count() for take in takes)


@pytest.mark.parametrize("one_piece", [False, True])
@pytest.mark.parametrize("number", range(5))
def test_what_may_be_taken_is_what_the_rules_allow(number: int, one_piece: bool) -> None:
    """For every legal placement: nothing that would leave a card alone counts (LC-09)."""
    state = position(number, 10 + 6 * number, one_piece=one_piece)
    gains = Gains(takes=True)
    gains.find(state, state.seat)
    found = {int(gains.actions[i]): int(gains.gains[i]) for i in range(gains.n)}
    assert found == {action: taken(state, action) for action in state.legal(state.seat)}


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
    seen = Perspective(game, state, state.seat, 1)
    worth = weigh(seen, seen.legal(), own=0.0, others=0.0, takes=False)
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
    gains = sorted((taken(state, action) for action in legal), reverse=True)
    assert sorted((taken(state, a) for a in considered), reverse=True) == gains[:5]


def test_the_master_is_the_same_with_the_same_seed() -> None:
    state = position(3, 12, 3)
    master = bots.find("labyrinth-cards", "master:60")
    assert len({master(Perspective(game, state, state.seat, 9)) for _ in range(2)}) == 1


def after_a_turn(number: int, players: int = 2) -> tuple[LabyrinthCards, LabyrinthCards]:
    """A position before a placement, and the one after it when whoever was asked took nothing."""
    before = position(number, 24, players)
    after = before.clone()
    after.apply(before.seat, before.legal(before.seat)[0], Fast(1), None)
    if after.phase == TAKING:
        after.apply(before.seat, TAKE, Fast(1), None)
    return before, after


@pytest.mark.parametrize("number", range(4))
def test_who_took_nothing_hardly_kept_a_card_that_could(number: int) -> None:
    """A card is likely to be the kept one unless it would have taken something then."""
    before, after = after_a_turn(number)
    hands = Hands(after, after.seat)
    for card in range(50):
        unseen = after.lies[card] == NOBODY and not after.holds(after.seat, card)
        weight = hands.weight(before.seat, card)
        if not unseen:
            assert weight == 0
            continue
        held = before.clone()
        held.hold(held.seat, card, NONE)
        could = max(taken(held, action) for action in held.legal(held.seat))
        assert (weight == 1000) == (could == 0)
        assert weight > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_likely_worlds_are_possible_worlds(players: int) -> None:
    """Every card is where one may think it is, each once, and the likely ones come more often."""
    before, after = after_a_turn(5, players)
    seat = after.seat
    hands = Hands(after, seat)
    chance = Fast(4)
    kept = [0] * 50
    for _ in range(150):
        world = hands.deal(after, chance)
        deck = [int(card) for card in world.deck][world.drawn :]
        held = [card for one in range(1, players + 1) for card in world.hand(one)]
        assert sorted(deck + held) == [c for c in range(50) if after.lies[c] == NOBODY]
        assert world.hand(seat) == after.hand(seat)
        assert [len(world.hand(s)) for s in range(1, players + 1)] == [
            len(after.hand(s)) for s in range(1, players + 1)
        ]
        for card in world.hand(before.seat):
            kept[card] += 1
    weights = [int(hands.weight(before.seat, card)) for card in range(50)]
    likely = [kept[card] for card in range(50) if weights[card] == 1000]
    unlikely = [kept[card] for card in range(50) if 0 < weights[card] < 100]
    assert sum(likely) / len(likely) > sum(unlikely) / len(unlikely)


def test_nothing_is_known_of_hands_before_anybody_has_placed() -> None:
    state = position(1, 0)
    assert not any(Hands(state, 1).weight(2, card) for card in range(50))
