"""What a seat of Traps can know, compared with a brute-force list of all that could be.

A world is listed once for every way to lay the single cards: three red ladies can be laid
in six ways that look the same, so worlds come up in proportion (CO-05, TT-27).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import sqrt
from typing import TypeAlias

import msgspec
import pytest

from clew.core.chance import Fast
from clew.games.tiger_traps.position import Position
from clew.games.tiger_traps.rules import TigerTraps
from tests.games.tiger_traps.tables import GAME, new, table

pytestmark = pytest.mark.both_builds

World: TypeAlias = tuple[tuple[tuple[str, ...], ...], ...]
SAMPLES = 8000


def world_of(position: Position) -> World:
    """All that can differ: hands (in no order), stacks, cards aside and Doors in order."""
    return (
        tuple(tuple(sorted(hand)) for hand in position.hands),
        tuple(tuple(stack) for stack in position.stacks),
        (tuple(sorted(position.aside)), tuple(position.doors)),
    )


def _layouts(cards: tuple[str, ...], height: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """Every way to lay an owner's single cards, some in order as a stack, the rest in hand."""
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in permutations(cards):
        found[tuple(sorted(order[height:])), order[:height]] += 1
    return found


def _deals(cards: tuple[str, ...], counts: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to share single cards out, so many to each."""
    if not counts:
        yield []
        return
    for chosen in combinations(range(len(cards)), counts[0]):
        rest = tuple(card for i, card in enumerate(cards) if i not in chosen)
        for others in _deals(rest, counts[1:]):
            yield [tuple(cards[i] for i in chosen), *others]


def all_worlds(position: Position, seat: int) -> Counter[World]:
    """Every world that the seat cannot tell from this one, with its number of ways.

    A card shown earlier this year is with its owner, in hand or stack; the seat knows its
    own cards; all other cards could be anywhere.
    """
    others = [i for i in range(len(position.hands)) if i + 1 != seat]
    shown, unknown = {}, list(position.aside)
    for i in others:
        known = Counter(position.notes[i]) - Counter(position.beside[i])
        shown[i] = tuple(known.elements())
        free = Counter(position.hands[i] + position.stacks[i]) - known
        unknown += free.elements()
    faces = {i: len(position.hands[i] + position.stacks[i]) for i in others}
    counts = [*(faces[i] - len(shown[i]) for i in others), len(position.aside)]
    this = (position.season - 1) % 4 + 1
    doors = [(*position.doors[:this], *rest) for rest in permutations(position.doors[this:])]
    found: Counter[World] = Counter()
    for *dealt, aside in _deals(tuple(unknown), counts):
        partial: Counter[tuple[tuple[tuple[str, ...], ...], ...]] = Counter({(): 1})
        for i in range(len(position.hands)):
            if i + 1 == seat:
                own = (tuple(sorted(position.hands[i])), tuple(position.stacks[i]))
                ways: Counter[tuple[tuple[str, ...], ...]] = Counter({own: 1})
            else:
                cards = shown[i] + dealt[others.index(i)]
                ways = _layouts(cards, len(position.stacks[i]))
            partial = Counter(
                {(*left, right): n * m for left, n in partial.items() for right, m in ways.items()}
            )
        for seats, n in partial.items():
            for order in doors:
                hands = tuple(hand for hand, _ in seats)
                stacks = tuple(stack for _, stack in seats)
                found[hands, stacks, (tuple(sorted(aside)), order)] += n
    return found


CASES: dict[str, tuple[TigerTraps, int]] = {
    "two players, nothing known of the other": (
        table("1 ◆  hand RL RL RL BR LT  stack RT\n2 ◆  stack BL", season=4),
        1,
    ),
    "a stack of two, three cards shown earlier, two Doors to come": (
        table(
            """
            1 ◆  hand RL RL BL BR  stack RT LT
            2 ◆  hand RT RT BL BT  stack BL BT  noted RT RT BL
            """,
            season=2,
        ),
        1,
    ),
    "three players, cards beside the stacks and cards shown earlier": (
        table(
            """
            1 ◆◆  hand RT BL  stack BT  beside RT  noted BT
            2 ◆◆  hand RL RL  stack RL BR
            3 ◆   hand BT BL  stack BL  beside LT  noted BL
            """,
            phase="reveal",
            bid=8,
            season=4,
            pot=2,
        ),
        2,
    ),
    "to a spectator of six players": (
        table(
            """
            1 ◆  hand RL  stack RL  noted RL RL
            2 ◆  hand RT  stack RT  noted RT RT
            3 ◆  hand BL  stack BL  noted BL BL
            4 ◆  hand BT  stack BT  noted BT BT
            5 ◆  hand RL  stack BR
            6 ◆  hand LT  stack BT
            """,
            season=4,
        ),
        0,
    ),
    "while all choose, nobody knows who has": (
        table(
            """
            1 ◆  hand RL RL RL BR
            2 ◆  hand BT BT BT  stack LT  noted BT BT LT
            3 ◆  hand BL RT RT BL  noted RT BL
            """,
            phase="choose",
            season=3,
        ),
        1,
    ),
}


def as_known(position: Position, seat: int) -> Position:
    """While all choose at once, to others a first card is still in hand (TT-07)."""
    if position.phase != "choose":
        return position
    others = [i + 1 != seat for i in range(len(position.hands))]
    both = zip(position.hands, position.stacks, others, strict=True)
    hands = [hand + stack if other else hand for hand, stack, other in both]
    pairs = zip(position.stacks, others, strict=True)
    stacks = [[] if other else stack for stack, other in pairs]
    return msgspec.structs.replace(position, hands=hands, stacks=stacks)


@pytest.mark.rule("TT-27", "TT-13", "CO-05")
@pytest.mark.parametrize("case", CASES)
def test_samples_are_all_that_could_be_in_proportion(case: str) -> None:
    """None is impossible, all come up, each about as often as it has ways to be."""
    state, seat = CASES[case]
    worlds = all_worlds(as_known(GAME.position(state), seat), seat)
    chance = Fast(5)
    seen = Counter(world_of(GAME.position(state.sample(seat, chance))) for _ in range(SAMPLES))
    assert set(seen) <= set(worlds), "an impossible world"
    total = sum(worlds.values())
    likely = {world: n * SAMPLES / total for world, n in worlds.items()}
    assert {world for world, n in likely.items() if n > 12} <= set(seen), "a world never comes up"
    assert chi_square(seen, likely) < 4


def chi_square(seen: Counter[World], likely: dict[World, float]) -> float:
    """How far off the counts are, in standard deviations of what chance would give.

    Worlds too rare to judge are put together.
    """
    rare = [world for world, n in likely.items() if n < 8]
    cells = [(seen[world], n) for world, n in likely.items() if n >= 8]
    if rare:
        cells.append((sum(seen[world] for world in rare), sum(likely[world] for world in rare)))
    distance = sum((count - n) ** 2 / n for count, n in cells)
    freedom = len(cells) - 1
    return (distance - freedom) / sqrt(2 * freedom)


@pytest.mark.rule("CO-05")
def test_the_worlds_of_a_case_are_as_many_as_counted_by_hand() -> None:
    """Eight unknown cards, two of them aside: 28 pairs times 720 orders of the other's six."""
    state, seat = CASES["two players, nothing known of the other"]
    worlds = all_worlds(GAME.position(state), seat)
    assert sum(worlds.values()) == 28 * 720
    assert len(worlds) == 17


@pytest.mark.rule("CO-05")
def test_own_cards_are_never_hidden_from_their_owner() -> None:
    """Neither hand nor stack are among the places that could hold something else."""
    chance = Fast(3)
    state = new(3, 9)
    for _ in range(300):
        for seat in (1, 2, 3):
            places = [place for group in GAME.hidden(state, seat) for place in group]
            assert not any(
                place[:2] in (("hands", seat - 1), ("stacks", seat - 1)) for place in places
            )
        acting = state.acting()
        if not acting:
            break
        state.apply(acting, state.pick(acting, chance), chance, None)


@pytest.mark.rule("TT-27")
def test_a_card_shown_earlier_is_hidden_among_its_owners_cards_only() -> None:
    """The known Lady/Tiger may be in hand or stack, the others also aside."""
    state = table("1 ◆  stack RT\n2 ◆  hand LT  stack BL  noted LT", season=2)
    anywhere, owners, doors = GAME.hidden(state, 1)
    assert ("hands", 1, 4) not in anywhere
    assert ("hands", 1, 0) in anywhere
    assert ("aside", 0) in anywhere
    assert ("stacks", 1, 0) in anywhere
    assert set(owners) == {("stacks", 1, 0), *(("hands", 1, i) for i in range(5))}
    assert doors == [("doors", 2), ("doors", 3)]
