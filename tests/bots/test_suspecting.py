"""The master of Traps among three and four: what it suspects of the others, and that it is fair."""

from __future__ import annotations

import hashlib

import pytest

from clew import bots
from clew.bots.nets import name_of, read
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.games.tiger_traps.bots import odds
from clew.games.tiger_traps.bots.among_many import OTHERS, imitation
from clew.games.tiger_traps.bots.imitating import KINDS, Imitation
from clew.games.tiger_traps.rules import BIDDING, REVEALING, TigerTraps
from tests.bots.test_nets import positions
from tests.games.tiger_traps.tables import GAME, new, table

pytestmark = pytest.mark.both_builds

NODES = 16
DIGESTS = {3: "97f8348ab695", 4: "7946bcc394ed"}


def others(players: int) -> Imitation:
    found = imitation(players)
    assert found is not None
    return found


def thought(state: TigerTraps, seat: int, seed: int) -> dict[int, float]:
    """How likely the master does what, with few nodes."""
    seen = Perspective(GAME, state, seat, seed)
    seen.budget = Budget(NODES)
    return odds(seen)


@pytest.mark.parametrize("players", [3, 4])
def test_what_it_knows_of_others_says_how_it_was_made(players: int) -> None:
    data = GAME.data(name_of(OTHERS, players))
    assert data is not None
    about = read(data).about
    assert about.players == players
    assert about.command.startswith(f"python bench/traps_others.py --players {players}")
    assert about.decisions > 10_000
    assert about.strength


def test_among_others_nothing_was_learned() -> None:
    assert imitation(5) is None
    state = new(5)
    assert sum(thought(state, 1, 1).values()) == pytest.approx(1)


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_seat_cannot_know_changes_nothing(players: int) -> None:
    """The same decision in every world that looks the same."""
    for number, (state, seat) in enumerate(positions(players, 12, 14)):
        said = thought(state, seat, number)
        assert set(said) <= set(state.legal(seat))
        world = state.sample(seat, Fast(number))
        assert thought(world, seat, number) == said


@pytest.mark.parametrize("players", [3, 4])
def test_both_builds_think_the_same(players: int) -> None:
    said = hashlib.sha256()
    for number, (state, seat) in enumerate(positions(players, 13, 10)):
        found = thought(state, seat, number)
        said.update(repr({action: round(part, 6) for action, part in found.items()}).encode())
    assert said.hexdigest()[:12] == DIGESTS[players]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("kind", range(KINDS))
def test_everybody_is_imagined_to_do_something_legal(players: int, kind: int) -> None:
    follower, chance = others(players), Fast(3)
    follower.kind = kind
    for state, seat in positions(players, 14 + kind, 40):
        if state.phase <= BIDDING:
            assert follower.choose(state, seat, chance) in state.legal(seat)


def bidder(stack: str, hand: str, bid: int = 4) -> TigerTraps:
    """Seat 2 has bid, with these of its cards in its stack, and those in its hand."""
    lines = "1 ◆  hand RT LT RL  stack BL", "3 ◆  hand RL BR BL  stack BL"
    return table(
        f"{lines[0]}\n2 ◆  hand {hand}  stack {stack}\n{lines[1]}",
        phase="bid",
        goal="RL",
        bid=bid,
        bidder=2,
        start=2,
        seat=3,
    )


def test_who_bids_is_taken_to_have_laid_good_cards() -> None:
    """Somebody who searches: two that match lie there, rather than two traps."""
    follower = others(3)
    follower.kind = 0
    good, traps = bidder("RT RL", "BT BT"), bidder("BT BT", "RT RL")
    assert follower.likelihood(good, 2) > follower.likelihood(traps, 2)


@pytest.mark.parametrize("kind", range(KINDS))
def test_nothing_is_held_for_impossible(kind: int) -> None:
    """A bid that nobody imitated would make still counts, whatever lies there."""
    follower = others(3)
    follower.kind = kind
    assert follower.likelihood(bidder("BT BT", "RT RL", bid=12), 2) > 0


def test_before_anything_is_laid_everything_is_as_likely() -> None:
    assert others(3).likelihood(new(3), 2) == 1


def test_a_smaller_game_is_played_too() -> None:
    for cards, highest in ((1, 3), (2, 13)):
        state = GAME.new(3, GAME.read_options({"cards": cards, "highest_bid": highest}), Fast(1))
        chance = Fast(2)
        for number in range(12):
            seat = state.acting()
            said = thought(state, seat, number)
            assert set(said) <= set(state.legal(seat))
            state.apply(seat, max(said, key=lambda action: said[action]), chance, None)


def test_a_reason_is_given() -> None:
    for state, seat in positions(3, 15, 12):
        seen = Perspective(GAME, state, seat, 1)
        seen.budget = Budget(NODES)
        assert bots.explain(seen, state.legal(seat)[0]) is not None


def test_revealing_it_does_what_seems_best() -> None:
    """Nothing is hidden any more: one action, not a mixture."""
    found = [
        thought(state, seat, 1) for state, seat in positions(3, 16, 60) if state.phase >= REVEALING
    ]
    assert found
    assert all(len(one) == 1 for one in found)
