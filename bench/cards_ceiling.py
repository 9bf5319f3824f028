"""How much there is to know in the card game: the master against one who sees what is hidden.

    python bench/cards_ceiling.py --know kept --games 400
    python bench/cards_ceiling.py --know kept --games 399 --players 3

The other plays exactly as the master does, from every seat of the same deals, but the deals that it
tries are true in part: in all of them the opponents hold the cards that they really kept in their
last turns (`kept`), or all their cards (`hand`), or the deck lies as it really does, too (`deck`).
It is no fair player. The card that an opponent has drawn since can be any, so that nobody can guess
more than what was kept: what `kept` wins is the most that a better guess could.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from functools import partial
from pathlib import Path
from typing import ClassVar

from mypy_extensions import i64

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.ceilings import Knowing, at_least_two_deals, measured
from clew.bots.heads import best
from clew.bots.perspective import Perspective
from clew.core.chance import Chance, Fast
from clew.core.state import State
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.board import NONE
from clew.games.labyrinth_cards.bots import NODES, master, tried
from clew.games.labyrinth_cards.bots.thinking import CardGuide
from clew.games.labyrinth_cards.rules import LabyrinthCards

KNOWN = ("kept", "hand", "deck")


class Seeing(Knowing):
    """Goes on as the master does, in worlds that are true as far as it knows."""

    WIDTH: ClassVar[int] = CardGuide.WIDTH

    def __init__(
        self, guide: CardGuide, truth: LabyrinthCards, know: str, drawn: dict[int, tuple[int, ...]]
    ) -> None:
        super().__init__(guide)
        self._truth, self._know = truth, know
        self._drawn = drawn
        """For each opponent the cards in its hand that it did not keep."""

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:  # noqa: ARG002
        state = self._truth.clone()
        if self._know == "deck":
            return state
        drawn = self._drawn if self._know == "kept" else {}
        cards = [card for some in drawn.values() for card in some]
        cards += list(state.deck)[state.drawn :]
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for other, some in drawn.items():
            kept = [card for card in state.hand(other) if card not in some]
            fresh = [cards.pop() for _ in some]
            hand = [*kept, *fresh, NONE, NONE]
            state.hold(other, hand[0], hand[1])
        state.set_deck(cards)
        return state


def play(deal: int, players: int, knowing: int, know: str) -> tuple[float, int]:
    """One game: what the seat that knows more gets of the win, and its lead in cards."""
    chance = Fast(deal)
    state = game.new(players, game.read_options({}), chance)
    others = [seat for seat in range(1, players + 1) if seat != knowing]
    drawn = {other: tuple(state.hand(other)) for other in others}
    while seat := state.acting():
        seen = Perspective(game, state, seat, chance.word())
        if seat == knowing:
            action = best(tried(seen, NODES, partial(Seeing, truth=state, know=know, drawn=drawn)))
        else:
            action = master(seen)
        before = state.hand(seat)
        state.apply(seat, action, chance, None)
        if seat != knowing and state.acting() != seat:
            drawn[seat] = tuple(card for card in state.hand(seat) if card not in before)
    shares = state.result() or []
    return shares[knowing - 1], state.score(knowing) - max(map(state.score, others))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_two_deals, default=400)
    parser.add_argument("--players", type=int, choices=range(2, 5), default=2)
    parser.add_argument("--know", choices=KNOWN, default="kept")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seats = range(1, given.players + 1)
    deals, leads = [], []
    for number in range(max(2, given.games // given.players)):
        deal = (given.seed << 32) + number
        played = [play(deal, given.players, seat, given.know) for seat in seats]
        deals.append(statistics.fmean(share for share, _ in played))
        leads.append(statistics.fmean(lead for _, lead in played))
    print(
        f"{measured(deals, given.players)}; {statistics.fmean(leads):+.2f} cards a game, "
        f"give or take {statistics.stdev(leads) / len(leads) ** 0.5:.2f}"
    )


if __name__ == "__main__":
    main()
