"""What nets of Traps are shown besides the observation: what a solved season is found by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clew.bots.glasses import Glasses
from clew.core.chance import Fast
from clew.core.errors import ClewError
from clew.core.state import buffer
from clew.games import find
from clew.games.tiger_traps.glasses import FACTS, facts
from clew.games.tiger_traps.rules import REVEALING, TigerTraps
from clew.games.tiger_traps.seasons.hands import CODES, hand_of
from clew.games.tiger_traps.seasons.situation import Situation
from clew.games.tiger_traps.seasons.worths import ENOUGH
from tests.games.tiger_traps.tables import new

GEMS, DEALT, STACK, HEIGHTS, BIDS, MISSING, TOP, LAID, THEIRS, NOTED, KNOWN, LEFT, UNSEEN = range(
    13
)


def seen() -> Iterator[tuple[TigerTraps, list[int], Situation]]:
    """Positions of random games that can be in a book, and how the book reads them."""
    words = buffer(TigerTraps.WORDS)
    now = Situation()
    for seed in range(20):
        chance, state = Fast(seed), new(2, seed)
        for _ in range(150):
            seat = state.acting()
            if not seat:
                break
            state.observe(seat, words, 0)
            if now.read(words, 0, 0):
                yield state, facts([int(word) for word in words]), now
            state.apply(seat, state.pick(seat, chance), chance, None)


def test_gems_are_those_of_the_seasons_beginning() -> None:
    for _, found, now in seen():
        rest, other = divmod(found[GEMS], ENOUGH)
        rest, own = divmod(rest, ENOUGH)
        starts = rest % 2 == 1
        assert starts == (now.player == 0)
        assert now.state == (ENOUGH * own + other if starts else ENOUGH * other + own)


def test_cards_are_what_they_match() -> None:
    for _, found, now in seen():
        zeros, twos = divmod(found[DEALT] % 20, 4)
        assert hand_of(zeros, twos) == now.hand
        stack = [(found[STACK] >> 2 * place & 3) - 1 for place in range(4)]
        assert sum(CODES[i] * one for i, one in enumerate(stack) if one >= 0) == now.code
        assert found[TOP] % 16 // 4 == now.top + 1


def test_what_lies_beside_stacks_is_counted() -> None:
    turned = 0
    for _, found, now in seen():
        for place, fact in ((0, LAID), (3, THEIRS)):
            rest, twos = divmod(found[fact], 4)
            assert [*divmod(rest, 7), twos] == list(now.beside)[place : place + 3]
            turned += rest
    assert turned


def test_heights_and_bids_are_told_together() -> None:
    for state, found, now in seen():
        phase = min(int(state.phase), 3)
        assert found[HEIGHTS] == (phase * 7 + min(now.heights[0], 6)) * 7 + min(now.heights[1], 6)
        assert found[BIDS] == min(now.bids[0], 10) * 11 + min(now.bids[1], 10)


def test_what_the_own_stack_leaves_to_be_found_is_told_with_the_height_of_the_others() -> None:
    """Of the bid, what was turned over and what the own stack matches are taken away; more than
    eight are seen as eight."""
    turning = 0
    for state, found, now in seen():
        rest, height = divmod(found[MISSING], 7)
        stack = sum((found[STACK] >> 2 * place & 3) - 1 for place in range(now.heights[0]))
        if state.phase == REVEALING and now.turned[0] == 0:
            assert rest % 12 - 3 == min(8, state.bid - state.matched - stack)
            assert height == now.heights[1] - now.turned[1]
            turning += 1
    assert turning > 10


def test_cards_that_nobody_has_shown_are_the_rest_of_the_deck() -> None:
    """Four cards of the deck match nothing, three both traits."""
    for state, found, now in seen():
        rest, twos = divmod(found[UNSEEN], 4)
        known, known_twos = divmod(found[KNOWN], 4)
        dealt, dealt_twos = divmod(found[DEALT] % 20, 4)
        assert twos == max(0, 3 - dealt_twos - known_twos)
        assert rest // 7 == max(0, 4 - dealt - known // 7)
        assert int(state.acting()) == now.seat


def test_every_fact_is_below_its_number() -> None:
    high = [0] * len(FACTS)
    for _, found, _ in seen():
        assert all(0 <= one < size for one, size in zip(found, FACTS, strict=True))
        high = [max(pair) for pair in zip(high, found, strict=True)]
    assert sum(high) > sum(FACTS) / 2


def test_rows_of_facts_stand_behind_all_others() -> None:
    glasses = Glasses(find("tiger-traps"), 2, facts=True)
    assert glasses.rows == glasses.plain + sum(FACTS)
    for _, found, _ in seen():
        words = [0] * TigerTraps.WORDS
        assert min(glasses.facts(words)) >= glasses.plain
        assert len(found) == glasses.seen - len(glasses.slots)
        break


def test_nobody_works_out_facts_of_other_games() -> None:
    with pytest.raises(ClewError, match="nobody works out facts of labyrinth"):
        Glasses(find("labyrinth"), 2, facts=True)
