"""A bot that plays differently than before has a new revision, and so a new rating.

`python -m tests.bots.test_revisions` writes what the bots do now, after a revision was raised.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games import find

FILE = Path(__file__).with_name("decisions.json")
NODES = {
    "labyrinth": 200,
    "labyrinth-cards": 60,
    "labyrinthos": 40,
    "tiger-labyrinth": 2_000,
    "tiger-traps": 30,
}
"""The masters with few nodes: they are quick, and the same in both builds."""
LIMITED = [("labyrinthos", "expert")]
"""Others who think less where the rules are not compiled."""
MANY = [(game, players) for game in ("labyrinth", "tiger-traps") for players in (3, 4)]
"""Where the master thinks in another way among more players."""
_DECISIONS = 24
_FEWER = 12
"""Among more players, and where interpreted rules are slow."""


def who(game: str) -> list[str]:
    """All bots but the random one."""
    return bots.names(game)[1:]


def does(game: str, level: str, players: int = 2) -> str:
    """A digest of what a bot does in the positions of a random game."""
    rules, chance = find(game), Fast(11)
    state = rules.new(players, rules.read_options({}), chance)
    few = level == "master" or (game, level) in LIMITED
    bot = bots.find(game, f"{level}:{NODES[game]}" if few else level)
    said = hashlib.sha256()
    for number in range(_FEWER if players > 2 or game == "labyrinthos" else _DECISIONS):
        seat = state.acting()
        said.update(b"%d " % bot(Perspective(rules, state, seat, number)))
        state.apply(seat, state.pick(seat, chance), chance, None)
    return f"{bots.revision(game, level)} {said.hexdigest()[:12]}"


def nets(game: str) -> dict[str, str]:
    """A digest of the numbers of every net that a game brings. A few decisions say little about
    nets: one that has learned on may well make the same."""
    found = {}
    for file in sorted(find(game).folder().iterdir(), key=lambda one: one.name):
        if not file.name.endswith(".msgpack"):
            continue
        numbers = msgspec.msgpack.decode(file.read_bytes())
        del numbers["about"]
        found[file.name] = hashlib.sha256(msgspec.msgpack.encode(numbers)).hexdigest()[:12]
    return found


def known() -> Any:
    return json.loads(FILE.read_text())


WHAT_TO_DO = (
    "raise its number in REVISIONS, play the league anew for ratings.json, and run "
    "`python -m tests.bots.test_revisions`"
)


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "level"), [(game, one) for game in NODES for one in who(game)])
def test_who_plays_differently_has_a_new_revision(game: str, level: str) -> None:
    assert does(game, level) == known()["two"][game][level], (
        f"{level} of {game} plays differently than before: {WHAT_TO_DO}"
    )


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "players"), MANY)
def test_a_master_that_plays_differently_among_more_has_a_new_revision(
    game: str, players: int
) -> None:
    assert does(game, "master", players) == known()["many"][f"{game} {players}"], (
        f"the master of {game} among {players} plays differently than before: {WHAT_TO_DO}"
    )


@pytest.mark.parametrize("game", NODES)
def test_who_plays_by_another_net_has_a_new_revision(game: str) -> None:
    assert nets(game) == known()["nets"][game], (
        f"a bot of {game} plays by another net than before: {WHAT_TO_DO}"
    )


if __name__ == "__main__":
    found = {
        "two": {game: {level: does(game, level) for level in who(game)} for game in NODES},
        "many": {f"{game} {players}": does(game, "master", players) for game, players in MANY},
        "nets": {game: nets(game) for game in NODES},
    }
    FILE.write_text(json.dumps(found, indent=2) + "\n")
    sys.stdout.write(f"{FILE} is written\n")
