"""The master among three and four: it searches the season with an idea of how the others play.

A small net has learned from games of each kind of player what they do (`imitating`,
`bench/traps_others.py`). What somebody does says something about their cards and about their kind
(`suspecting`).
"""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from clew.bots.nets import name_of, net_of, read
from clew.bots.perspective import Perspective
from clew.bots.search.tree import Tree
from clew.core.errors import ClewError
from clew.games import find
from clew.games.tiger_traps.bots.imitating import OUTPUTS, ROWS, Imitation
from clew.games.tiger_traps.bots.suspecting import SuspectGuide
from clew.games.tiger_traps.rules import TigerTraps

__all__ = ["OTHERS", "imitation", "search"]

OTHERS = "others"
"""The name of the net, in the place of a level's."""
_DEALS = 300
_FEWEST = 16
"""How many deals are weighed by what the others have done: one for two nodes, within these
limits."""
_INTERPRETED = 150
"""No more nodes than these where the rules are not compiled: about a quarter of a second."""
_EXPLORE = 0.1
_STRENGTHS = {3: (60, 100, 160, 435, 1900), 4: (60, 100, 210, 460, 1800)}
"""What gems are worth between seasons, by how many: a player's share of the win is this over the
sum of all. Measured as `bench/traps_others.py` does, in 500 games of three without learners and 300
of four, and rounded; who has none is seldom seen, so that the first number is a guess."""
_KINDS = {3: (0.5, 0.2, 0.3, 0.0), 4: (0.7, 0.3, 0.0, 0.0)}
"""How likely anybody is one who searches, who is greedy, who plays as a net has learned to, and who
plays as this master does."""


@cache
def imitation(players: int) -> Imitation | None:
    """How others play among so many; None if that was never learned, or by other rules."""
    game = find("tiger-traps")
    data = game.data(name_of(OTHERS, players))
    if data is None:
        return None
    stored = read(data)
    if stored.about.version != game.version:
        return None
    rows, _, _, outputs = stored.sizes
    if (rows, outputs) != (ROWS, OUTPUTS):
        raise ClewError("the net of how others play Traps was made for another build")
    return Imitation(net_of(stored), vec[float](stored.scales))


def search(perspective: Perspective, others: Imitation, nodes: int) -> Tree:
    """Searches the season with so many nodes, or as long as the perspective says."""
    state = perspective.world
    assert isinstance(state, TigerTraps)
    players = int(state.players)
    budget = perspective.allowed(nodes, every=16, interpreted=_INTERPRETED)
    guide = SuspectGuide(
        state,
        others,
        vec[i64](_STRENGTHS[players]),
        vec[float](_KINDS[players]),
        max(_FEWEST, min(_DEALS, int(budget.nodes) // 2)),
    )
    tree = Tree(state, perspective.seat, guide, perspective.chance, budget, explore=_EXPLORE)
    tree.run()
    return tree
