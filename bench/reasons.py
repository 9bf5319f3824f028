"""How many hints come with a reason: `python bench/reasons.py labyrinthos --hints 300`.

The master, with few nodes, advises in games for two and three that it plays itself. What it says is
counted by the reason's name; `-` is no reason at all.
"""

from __future__ import annotations

import argparse
from collections import Counter

from clew import bots
from clew.bots.perspective import Perspective
from clew.bots.search.budget import Budget
from clew.core.chance import Fast
from clew.games import find, names

_DECISIONS = 120
"""After so many decisions a new game begins, so that the end of long ones does not count most."""


def count(name: str, hints: int) -> Counter[str]:
    """The reasons of so many hints of a game, by name."""
    game, told, seed = find(name), Counter[str](), 0
    while told.total() < hints:
        seed += 1
        chance = Fast(seed)
        players = min(2 + seed % 2, game.players[-1])
        state = game.new(players, game.read_options({}), chance)
        for number in range(_DECISIONS):
            seat = state.acting()
            if not seat or told.total() == hints:
                break
            legal = state.legal(seat)
            seen = Perspective(game, state, seat, number)
            seen.budget, seen.advises = Budget(60), True
            action = bots.find(name, "master")(seen) if len(legal) > 1 else legal[0]
            if len(legal) > 1:
                asked = Perspective(game, state, seat, number)
                asked.budget = Budget(300)
                why = bots.explain(asked, action)
                told[str(type(why).__struct_config__.tag) if why else "-"] += 1
            state.apply(seat, action, chance, None)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--hints", type=int, default=300)
    wanted = parser.parse_args()
    for name in wanted.games:
        told = count(name, wanted.hints)
        shares = ", ".join(f"{tag} {100 * n / wanted.hints:.0f} %" for tag, n in told.most_common())
        print(f"{name}: {shares}")


if __name__ == "__main__":
    main()
