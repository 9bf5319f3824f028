"""A bot that plays differently than before has a new revision, and so a new rating.

`python -m tests.bots.test_revisions` writes what the bots do now, after a revision was raised.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from clew import bots
from clew.bots.perspective import Perspective
from clew.core.chance import Fast
from clew.games import find

FILE = Path(__file__).with_name("decisions.json")
GAMES = ["labyrinth", "labyrinth-cards", "tiger-labyrinth", "tiger-traps"]
QUICK = {"master": "master:60"}
"""The master with few nodes: it is quick, and the same in both builds."""
_DECISIONS = 24


def who(game: str) -> list[str]:
    """All bots but the random one."""
    return bots.names(game)[1:]


def does(game: str, level: str) -> str:
    """A digest of what a bot does in the positions of a random game."""
    rules, chance = find(game), Fast(11)
    state = rules.new(2, rules.read_options({}), chance)
    bot = bots.find(game, QUICK.get(level, level))
    said = hashlib.sha256()
    for number in range(_DECISIONS):
        seat = state.acting()
        said.update(b"%d " % bot(Perspective(rules, state, seat, number)))
        state.apply(seat, state.pick(seat, chance), chance, None)
    return f"{bots.revision(game, level)} {said.hexdigest()[:12]}"


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "level"), [(game, one) for game in GAMES for one in who(game)])
def test_who_plays_differently_has_a_new_revision(game: str, level: str) -> None:
    known = json.loads(FILE.read_text())[game][level]
    assert does(game, level) == known, (
        f"{level} of {game} plays differently than before: raise its number in REVISIONS, play the "
        "league anew for ratings.json, and run `python -m tests.bots.test_revisions`"
    )


if __name__ == "__main__":
    found = {game: {level: does(game, level) for level in who(game)} for game in GAMES}
    FILE.write_text(json.dumps(found, indent=2) + "\n")
    sys.stdout.write(f"{FILE} is written\n")
