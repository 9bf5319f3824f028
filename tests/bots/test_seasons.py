"""Seasons of Traps solved: the deals, the rules that they follow, and what learning leaves."""

from __future__ import annotations

import os
from math import comb
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clew.core.chance import Fast
from clew.core.state import buffer
from clew.games.tiger_traps.components import KINDS
from clew.games.tiger_traps.rules import (
    BID,
    BIDDING,
    BUILDING,
    CHOOSING,
    PASS,
    REVEAL,
    REVEALING,
    TigerTraps,
)
from clew.games.tiger_traps.seasons.hands import (
    CODES,
    HANDS,
    PREFIXES,
    TALLEST,
    Cells,
    chances,
    hand_of,
    has,
)
from clew.games.tiger_traps.seasons.moments import TOPS, Moments
from clew.games.tiger_traps.seasons.pages import pack
from clew.games.tiger_traps.seasons.plan import (
    BIDS,
    PLAYS,
    STAGES,
    WIDEST,
    Plan,
    steps_up,
    top_bid,
)
from clew.games.tiger_traps.seasons.solver import Solver
from clew.games.tiger_traps.seasons.worths import Worths, first_guess
from tests.bots.solved import NEARLY, SEASONS, known, solver
from tests.games.tiger_traps.tables import GAME, table

pytestmark = pytest.mark.both_builds


@pytest.fixture(scope="module")
def tallest() -> Plan:
    """The largest plan there is."""
    return Plan(TALLEST)


# Deals


def test_deals_add_up_to_one() -> None:
    for notes in ([0] * 6, [1, 2, 0, 0, 1, 1], NEARLY):
        assert sum(chances(known(*notes))) == pytest.approx(1)


def test_a_hand_is_as_likely_as_drawing_it() -> None:
    """All three cards that match both traits: three of the other eleven come with them."""
    deals = chances(known(0, 0, 0, 0, 0, 0))
    three = [hand for hand in range(HANDS) if has(hand, 2) == 3]
    likely = sum(deals[hand * HANDS + other] for hand in three for other in range(HANDS))
    assert likely == pytest.approx(comb(11, 3) / comb(14, 6))


def test_what_is_known_is_in_every_hand() -> None:
    deals = chances(known(2, 0, 1, 0, 3, 0))
    for own in range(HANDS):
        for other in range(HANDS):
            if deals[own * HANDS + other] > 0:
                assert has(own, 0) >= 2
                assert has(own, 2) >= 1
                assert has(other, 1) >= 3


def test_five_traps_cannot_be_known() -> None:
    found = Solver(Plan(1))
    assert not found.begin(1, 1, known(3, 0, 0, 2, 0, 0), Worths(first_guess()))


# The rules


def choices(state: TigerTraps, deepest: int) -> list[int]:
    """The actions that a season solved so deep tells apart, one of each kind."""
    seat = state.acting()
    by_worth = {int(state.traits(one)): one for one in state.legal(seat) if one < BID}
    top = int(top_bid(state.has_played(1) + state.has_played(2)))
    if state.phase == CHOOSING:
        return list(by_worth.values())
    if state.phase == BUILDING:
        lays = list(by_worth.values()) if state.has_played(seat) < deepest else []
        return [*lays, *range(BID + 1, BID + top + 1), BID + 13]
    if state.phase == BIDDING:
        highest = min(top, state.bid + int(steps_up(top)))
        return [PASS, *range(BID + state.bid + 1, BID + highest + 1), BID + 13]
    height = int(state.height(seat))
    if state.phase == REVEALING and height and state.traits(state.card(seat, height - 1)):
        return [REVEAL + seat]
    return state.legal(seat)


def code_of(state: TigerTraps, seat: int) -> int:
    """A stack by what its cards match, the bottom card being the lowest digit, and a one on top."""
    code = 1
    for place in reversed(range(int(state.height(seat)))):
        code = 3 * code + int(state.traits(state.card(seat, place)))
    return code


def wins(
    state: TigerTraps, deepest: int, worths: Worths, bids: dict[Any, float] | None = None
) -> float:
    """How likely seat 1 wins if both choose at random in this season, by the rules themselves.
    `bids` remembers what answers to bids are worth."""
    asked = state.acting(), int(state.bid), code_of(state, 1), code_of(state, 2)
    if bids is not None and state.phase == BIDDING and asked in bids:
        return bids[asked]
    found = 0.0
    possible = choices(state, deepest)
    for action in possible:
        after = state.clone()
        after.apply(state.acting(), action, Fast(1), None)
        if after.season == state.season and not after.ended:
            found += wins(after, deepest, worths, bids)
            continue
        revealer = int(state.bidder)
        worth = worths.of(after.purse(revealer), after.purse(3 - revealer))
        found += worth if revealer == 1 else 1 - worth
    if bids is not None and state.phase == BIDDING:
        bids[asked] = found / len(possible)
    return found / len(possible)


def all_cards(state: TigerTraps) -> vec[i64]:
    """How many cards of each worth the two have."""
    found = buffer(6)
    for place, hand in enumerate(GAME.position(state).hands):
        for card in hand:
            found[3 * place + state.traits(KINDS.index(card))] += 1
    return found


@pytest.mark.parametrize("hands", SEASONS.values(), ids=SEASONS)
def test_at_random_a_season_ends_as_the_rules_say(hands: str) -> None:
    """Both hands being known, every way through the season: what the solver computes before it has
    learned anything is what the rules give."""
    state = table(hands, phase="choose")
    worths = Worths(first_guess())
    notes = all_cards(state)
    expected = wins(state, 1, worths)
    for player, chance in enumerate((expected, 1 - expected)):
        found = Solver(Plan(1))
        assert found.begin(state.purse(1), state.purse(2), notes, worths)
        found.rows.next()
        assert found._choose(player) == pytest.approx(chance)


def test_stacks_of_two_end_as_the_rules_say_too() -> None:
    """One of the hands has a single card that matches both traits: it cannot be laid twice."""
    state = table("1 ◆ hand RL RT RT RT BL BL \n 2 ◆ hand BT BT BT LT BL BR", phase="choose")
    worths = Worths(first_guess())
    found = Solver(Plan(2))
    assert found.begin(1, 1, all_cards(state), worths)
    found.rows.next()
    assert found._choose(0) == pytest.approx(wins(state, 2, worths))


@pytest.mark.skipif(not os.environ.get("CLEW_SOAK"), reason="600 MB of memory: CLEW_SOAK=1")
@pytest.mark.parametrize("player", [0, 1])
def test_stacks_of_four_end_as_the_rules_say_too(tallest: Plan, player: int) -> None:
    """Only from two stacks of three on: whatever is laid and bid then."""
    state = table(
        "1 ◆ hand RT BL BT stack RT BT RL \n 2 ◆ hand RL BL BL stack BT RT BR",
        phase="build", seat=1,
    )  # fmt: skip
    worths = Worths(first_guess())
    found = Solver(tallest)
    dealt = table("1 ◆ hand RT BL BT RT BT RL \n 2 ◆ hand RL BL BL BT RT BR", phase="choose")
    assert found.begin(1, 1, all_cards(dealt), worths)
    found._learner = found._showing.learner = player
    found.rows.next()
    heights = [found._cells(one, 3) for one in (player, 1 - player)]
    codes = [code_of(state, one + 1) - 3**3 for one in (player, 1 - player)]
    places = []
    for cells, code in zip(heights, codes, strict=True):
        first = found._take(cells.count)
        for i in range(cells.count):
            found._room[first + i] = float(cells.code[i] == code)
        places.append(first)
    value = found._take(heights[0].count)
    found._build(tallest.stage(3, 3), places[0], places[1], value)
    won = [
        found._room[value + i] for i in range(heights[0].count) if heights[0].code[i] == codes[0]
    ]
    expected = wins(state, 4, worths, {})
    assert won == [pytest.approx(expected if player == 0 else 1 - expected)]


@pytest.mark.parametrize("bid", [1, 3, 5, 99])
def test_every_decision_of_a_revealer_has_a_number_of_its_own(bid: int) -> None:
    cells = Cells(2)
    moments = Moments(cells, 1, bid)
    numbers = [
        moments.number(cell, cells.code[cell], turned, tops)
        for cell in range(cells.count)
        for turned in range(3)
        for tops in range(TOPS)
    ]
    assert sorted(one for one in numbers if one >= 0) == list(range(moments.count))


def test_nothing_is_decided_once_the_bid_is_reached() -> None:
    """An own trap below a card that matches one trait, for a bid of three: before the other's
    card, and after each that does not match two."""
    cells = Cells(2)
    moments = Moments(cells, 1, 3)
    cell = cells.number(hand_of(2, 1), 3)
    decided = [tops for tops in range(TOPS) if moments.number(cell, 3, 1, tops) >= 0]
    assert decided == [0, 1, 2]


# The tables


def test_tables_are_large_enough_for_the_highest_stacks(tallest: Plan) -> None:
    top = top_bid(2 * TALLEST)
    assert len(CODES) == TALLEST + 1
    assert list(PREFIXES) == [sum(3**n for n in range(cards)) for cards in range(TALLEST + 2)]
    assert PREFIXES[TALLEST + 1] == TOPS
    assert tallest.stages == STAGES
    assert top + 1 < BIDS
    assert max(tallest.width) == PLAYS + top + 1 == WIDEST


def test_every_row_of_the_highest_stacks_has_a_number_of_its_own(tallest: Plan) -> None:
    """Nodes stand side by side by their widths, and none begins where another goes on."""
    nodes = [node for node, width in enumerate(tallest.width) if width > 0]
    last = {
        int(tallest.turning(stage, player, bid, before))
        for stage in range(STAGES)
        for player in range(2)
        for bid in range(1, tallest.top(stage) + 2)
        for before in range(bid)
    }
    auctions = {
        int(tallest.bidding(stage, player, bid, before))
        for stage in range(STAGES)
        for player in range(2)
        for bid in range(1, tallest.top(stage) + 1)
        for before in range(bid)
    }
    bids = [int(tallest.top(stage)) for stage in range(STAGES)]
    assert len(last) == 2 * sum((bid + 1) * (bid + 2) // 2 for bid in bids)
    assert len(auctions) == 2 * sum(bid * (bid + 1) // 2 for bid in bids)
    assert not last & auctions
    assert set(nodes) <= last | auctions | set(range(2 + STAGES))
    assert max(last) < len(tallest.width)


def test_a_room_that_is_too_small_is_noticed() -> None:
    found = solver(6, NEARLY, 0)
    found._room = vec[float]([0.0] * 40)
    with pytest.raises(AssertionError):
        found.iterate(False)


# Learning


def test_learning_leaves_less_to_be_won() -> None:
    """The best answers to both averages win less and less."""
    gaps = [solver(6, NEARLY, iterations).gap() for iterations in (1, 10, 40)]
    assert gaps[0] > 2 * gaps[1] > 4 * gaps[2] > 0


def test_a_base_is_a_head_start() -> None:
    base = solver(6, [0] * 6, 12)
    gaps = []
    for head_start in (None, base.rows):
        found = Solver(base.plan)
        found.begin(1, 1, known(*NEARLY), Worths(first_guess()), head_start, 0.15)
        found.iterate(True)
        gaps.append(found.gap())
    assert gaps[1] < gaps[0]


def test_a_season_forgets_the_one_before() -> None:
    """The same memory, used for another season in between, gives the same averages."""
    fresh = solver(6, NEARLY, 4)
    used = solver(12, [0] * 6, 4)
    used.begin(1, 1, known(*NEARLY), Worths(first_guess()))
    for _ in range(4):
        used.iterate(False)
    assert pack(used.rows, 0.0) == pack(fresh.rows, 0.0)
