"""Options, and what cannot be played."""

from __future__ import annotations

import pytest

from clew.core.errors import OptionsError
from clew.games.labyrinth import LabyrinthOptions, game
from tests.games.labyrinth.boards import deal, snapshot

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("players", [1, 5])
@pytest.mark.rule("LB-01")
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(OptionsError, match="2 to 4 players"):
        deal(players)


@pytest.mark.rule("LB-16", "LB-17")
@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("short", [False, True])
def test_events_and_short_form_combine(events: bool, short: bool) -> None:
    position = snapshot(deal(events=events, short=short))
    assert (position.events, position.short) == (events, short)


def test_by_default_it_is_the_base_game_with_all_cards() -> None:
    options = game.read_options({})
    assert options == LabyrinthOptions(events=False, short=False, goals=0, start=0, colours=[])


def test_options_are_read_from_what_a_person_types() -> None:
    typed = {"events": "yes", "goals": "3", "colours": "blue, red", "start": "2"}
    assert game.read_options(typed, from_text=True) == LabyrinthOptions(
        events=True, goals=3, colours=["blue", "red"], start=2
    )


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"speed": 3}, "no option 'speed'; it has: events, short, goals, start, colours"),
        ({"goals": -1}, "goals"),
        ({"goals": 13}, "goals"),
        ({"start": 5}, "start"),
        ({"colours": ["pink"]}, "colours"),
        ({"events": 1}, "events"),
    ],
)
def test_other_options_are_refused(values: dict[str, object], says: str) -> None:
    with pytest.raises(OptionsError, match=says):
        game.read_options(values)
