"""How much there is to know in the card game: the master against one who sees what is hidden.

    python bench/cards_ceiling.py --know kept --games 400

The other plays exactly as the master does, for two, from both seats of the same deals, but the
deals that it tries are true in part: in all of them the opponent holds the card that it really kept
in its last turn (`kept`), or both its cards (`hand`), or the deck lies as it really does, too
(`deck`). It is no fair player. The card that the opponent has drawn since can be any, so that
nobody can guess more than what was kept: what `kept` wins is the most that a better guess could.
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
        self, guide: CardGuide, truth: LabyrinthCards, know: str, drawn: tuple[int, ...]
    ) -> None:
        super().__init__(guide)
        self._truth, self._know = truth, know
        self._drawn = drawn
        """The cards in the opponent's hand that it did not keep."""

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:  # noqa: ARG002
        state = self._truth.clone()
        if self._know == "deck":
            return state
        other = 3 - seat
        drawn = self._drawn if self._know == "kept" else ()
        cards = [*drawn, *list(state.deck)[state.drawn :]]
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        kept = [card for card in state.hand(other) if card not in drawn]
        hand = [*kept, *cards[: len(drawn)], NONE, NONE]
        state.hold(other, hand[0], hand[1])
        state.set_deck(cards[len(drawn) :])
        return state


def play(deal: int, knowing: int, know: str) -> tuple[float, int]:
    """One game: what the seat that knows more gets of the win, and its lead in cards."""
    chance = Fast(deal)
    state = game.new(2, game.read_options({}), chance)
    drawn = tuple(state.hand(3 - knowing))
    while seat := state.acting():
        seen = Perspective(game, state, seat, chance.word())
        if seat == knowing:
            action = best(tried(seen, NODES, partial(Seeing, truth=state, know=know, drawn=drawn)))
        else:
            action = master(seen)
        before = state.hand(3 - knowing)
        state.apply(seat, action, chance, None)
        fresh = tuple(card for card in state.hand(3 - knowing) if card not in before)
        if seat != knowing and state.acting() != seat:
            drawn = fresh
    shares = state.result() or []
    return shares[knowing - 1], state.score(knowing) - state.score(3 - knowing)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_two_deals, default=400)
    parser.add_argument("--know", choices=KNOWN, default="kept")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    deals, leads = [], []
    for number in range(given.games // 2):
        both = [play((given.seed << 32) + number, seat, given.know) for seat in (1, 2)]
        deals.append(sum(share for share, _ in both) / 2)
        leads.append(sum(lead for _, lead in both) / 2)
    print(
        f"{measured(deals)}; {statistics.fmean(leads):+.2f} cards a game, "
        f"give or take {statistics.stdev(leads) / len(leads) ** 0.5:.2f}"
    )


if __name__ == "__main__":
    main()
