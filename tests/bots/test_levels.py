"""Each level of each game beats the one below, in a few games that are always the same."""

import pytest

from clew.arena.match import Match, play_one, standing

BELOW = {"novice": "random", "adept": "novice", "master": "adept"}
GAMES = ["labyrinth", "labyrinth-cards", "labyrinthos", "tiger-labyrinth", "tiger-traps"]
NODES = {"labyrinth-cards": 300, "labyrinthos": 40, "tiger-labyrinth": 30_000, "tiger-traps": 600}
"""Fewer than usual for the master, so that it is quick."""
PLAYED = {"master": 6, "adept": 12, "novice": 12}
MORE = {"tiger-traps": 60, "labyrinth-cards": 24}
"""Where a game takes little time, and luck is large."""
LUCKY = {"labyrinth-cards": 150, "labyrinthos": 16}
"""Where luck is large, a few games show only that a level beats what is two below; and in how
many somebody is ahead of greedy."""


@pytest.mark.parametrize("level", list(BELOW))
@pytest.mark.parametrize("game", GAMES)
def test_a_level_beats_the_one_below(game: str, level: str) -> None:
    name = f"{level}:{NODES[game]}" if level == "master" and game in NODES else level
    other = "novice" if game in LUCKY and level == "master" else BELOW[level]
    match = Match(game=game, bots=[name, other], seed="levels")
    played = MORE.get(game, PLAYED[level])
    games = [play_one(match, number) for number in range(played)]
    score = standing(match, games).scores[0]
    assert score.rate > 0.6


@pytest.mark.parametrize(
    ("game", "level"), [("labyrinth-cards", "expert"), ("labyrinthos", "adept")]
)
def test_who_thinks_of_what_it_leaves_beats_the_greedy(game: str, level: str) -> None:
    """In the card game greedy sees all places, and the adept overlooks every third."""
    match = Match(game=game, bots=[level, "greedy"], seed="levels")
    games = [play_one(match, number) for number in range(LUCKY[game])]
    assert standing(match, games).scores[0].rate > 0.5


@pytest.mark.parametrize("players", [3, 4])
def test_an_adept_of_traps_beats_a_field_of_greedy(players: int) -> None:
    """Where all others would only have to wait for it to bid too high."""
    match = Match(game="tiger-traps", bots=["adept"] + ["greedy"] * (players - 1), seed="levels")
    games = [play_one(match, number) for number in range(12 * players)]
    assert standing(match, games).scores[0].rate > 1 / players


def test_a_master_of_traps_beats_a_field_of_adepts() -> None:
    """It has an idea of how they play."""
    match = Match(game="tiger-traps", bots=["master:100", "adept", "adept"], seed="many")
    games = [play_one(match, number) for number in range(18)]
    assert standing(match, games).scores[0].rate > 0.45
