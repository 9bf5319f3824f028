"""What better guesses would win in Labyrinthos: weights by hand against the same with open eyes.

    python bench/labyrinthos_ceiling.py --know all --games 100 --nodes 400
    python bench/labyrinthos_ceiling.py --know nothing --games 40 --nodes 400 --own-nodes 4000

Both play as `comparer` does, for two, from both seats of the same deals. But in the worlds that one
of them tries the face-down tiles lie as they really do (`tiles`), or the opponent holds the cards
that it really has (`hands`), or both (`all`): only the dice and the cards that are drawn differ.
It is no fair player; what it wins is what better guesses could win in the worlds that are tried.
Habit and weights still look only at what a seat can know. With `nothing` it is fair, and
`--own-nodes` shows what thinking longer wins.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import ClassVar

from mypy_extensions import i64

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.ceilings import Knowing, at_least_two_deals, measured
from clew.bots.search.budget import Budget
from clew.bots.search.rollouts import Rollouts
from clew.core.bits import low
from clew.core.chance import Chance, Fast
from clew.core.state import State
from clew.games import find
from clew.games.labyrinthos.agenda import kind_of
from clew.games.labyrinthos.beliefs import lay_tiles
from clew.games.labyrinthos.bots import round_of
from clew.games.labyrinthos.bots.routes import face_down
from clew.games.labyrinthos.bots.thinking import HeroGuide
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import CHOOSE_HERO

KNOWN = ("nothing", "tiles", "hands", "all")


class Seeing(Knowing):
    """Weighs what is left to do, in worlds that are true as far as it knows."""

    WIDTH: ClassVar[int] = HeroGuide.WIDTH

    def __init__(self, truth: Labyrinthos, know: str) -> None:
        super().__init__(HeroGuide(truth, round_of(truth)))
        self._truth, self._know = truth, know

    def imagine(self, world: State, seat: i64, chance: Chance) -> State:  # noqa: ARG002
        truth, know = self._truth, self._know
        state = truth.sample(seat, chance) if know in ("nothing", "tiles") else truth.clone()
        hidden = face_down(truth, seat)
        if know == "hands":
            lay_tiles(state, hidden, chance)
        elif know == "tiles":
            while hidden:
                cell = low(hidden)
                hidden &= hidden - 1
                state.lay_face(cell, truth.face(cell))
        return state


def choose(state: Labyrinthos, seat: int, know: str, nodes: int, chance: Chance) -> int:
    """What a seat does that knows so much more than it could."""
    legal = state.legal(seat)
    if len(legal) == 1 or kind_of(state.top()) == CHOOSE_HERO:
        return legal[chance.below(len(legal))]
    own = Fast(chance.word())
    guide = Seeing(state, know)
    return Rollouts(guide.imagine(state, seat, own), seat, guide, own, Budget(nodes)).run()


def play(deal: int, knowing: int, know: str, own_nodes: int, nodes: int) -> float:
    """One game: what the seat that knows more gets of the win."""
    game, chance = find("labyrinthos"), Fast(deal)
    state = game.new(2, game.read_options({}), chance)
    while seat := state.acting():
        if seat == knowing:
            action = choose(state, seat, know, own_nodes, chance)
        else:
            action = choose(state, seat, "nothing", nodes, chance)
        state.apply(seat, action, chance, None)
    return float((state.result() or [])[knowing - 1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_two_deals, default=100)
    parser.add_argument("--know", choices=KNOWN, default="all")
    parser.add_argument(
        "--nodes", type=int, default=3_200, help="of both, if --own-nodes is not given"
    )
    parser.add_argument("--own-nodes", type=int, default=0, help="of the one who knows more")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    own_nodes = given.own_nodes or given.nodes
    deals = []
    for number in range(given.games // 2):
        deal = (given.seed << 32) + number
        both = [play(deal, seat, given.know, own_nodes, given.nodes) for seat in (1, 2)]
        deals.append(sum(both) / 2)
    print(measured(deals))


if __name__ == "__main__":
    main()
