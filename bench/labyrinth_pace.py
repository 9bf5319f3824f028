"""Counts how fast players of Labyrinth get on: `clew.games.labyrinth.bots.racing.Pace`.

    python bench/labyrinth_pace.py --players 2 --games 200 --seed 11

Bots play; before every turn each seat's next goal is looked at by whoever is to push, and noted
is who reached theirs in their next turn. Rounded it goes into `racing.py`; `clew calibrate
labyrinth` with another seed says how good the chances are that come of it.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from clew import bots
from clew.bots import Perspective
from clew.core.chance import Fast
from clew.games.labyrinth import game
from clew.games.labyrinth.bots.racing import Pace, Stage, stages
from clew.games.labyrinth.rules import PUSHING, Labyrinth


class Look(NamedTuple):
    """What was expected of a seat's next turn, and whether it got there."""

    stage: Stage
    reached: bool


def play(players: int, games: int, bot: str, seed: int) -> list[Look]:
    player = bots.find(game.id, bot)
    found: list[Look] = []
    for number in range(games):
        chance = Fast((seed << 32) + number)
        state = game.new(players, game.read_options({}), chance)
        expected: dict[int, list[Stage]] = {seat: [] for seat in range(1, players + 1)}
        while seat := state.acting():
            if state.phase == PUSHING:
                for other, stage in enumerate(stages(state.sample(seat, chance), seat), 1):
                    expected[other].append(stage)
            left = legs(state, seat)
            before = state.seat
            state.apply(seat, player(Perspective(game, state, seat, chance.word())), chance, None)
            if legs(state, seat) < left or state.seat != before or not state.acting():
                found += [Look(stage, legs(state, seat) < left) for stage in expected[seat]]
                expected[seat] = []
    return found


def legs(state: Labyrinth, seat: int) -> int:
    """What a seat still has to reach, home included."""
    won = state.result() is not None and bool(state.winners() >> seat - 1 & 1)
    return state.goals_left(seat) + (not won)


def rate(looks: list[Look]) -> float:
    return sum(look.reached for look in looks) / max(1, len(looks))


def kept(looks: list[Look], pushes: int) -> float:
    """The slope of what was reached over what was expected so many pushes before."""
    some = [look for look in looks if look.stage.pushes == pushes]
    mean, reached = sum(look.stage.near for look in some) / len(some), rate(some)
    spread = sum((look.stage.near - mean) ** 2 for look in some)
    together = sum((look.stage.near - mean) * (look.reached - reached) for look in some)
    return together / spread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args()
    looks = play(asked.players, asked.games, asked.bot, asked.seed)
    own = [look for look in looks if look.stage.pushes == 0]
    pace = Pace(
        goal=rate([look for look in own if look.stage.goals]),
        home=rate([look for look in own if not look.stage.goals]),
        kept=kept(looks, 1),
    )
    print(f"{asked.players} players, {asked.games} games, {len(own)} turns: {pace}")
    for pushes in range(asked.players):
        print(f"{pushes} pushes before: kept {kept(looks, pushes):.2f}")
    for near in (False, True):
        some = [look for look in own if (look.stage.near > 0.5) == near]
        print(f"in reach {near}: {rate(some):.3f} of {len(some)}")


if __name__ == "__main__":
    main()
