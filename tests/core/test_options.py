"""A wrong option is answered with what would be right."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from clew.core.errors import OptionsError
from clew.core.options import Options, read_options, takes
from clew.games import find


@pytest.mark.parametrize(
    ("game", "option", "value", "said"),
    [
        ("labyrinth", "goals", "99", "goals: a number from 0 to 12, not '99'"),
        ("labyrinth", "goals", "many", "goals: a number from 0 to 12, not 'many'"),
        ("labyrinth", "events", "maybe", "events: yes or no, not 'maybe'"),
        ("labyrinthos", "monster", "hydra", "monster: one of cerberus, medusa, minotaur"),
        ("labyrinth", "colours", "red,pink", "at most 4 of blue, green, red, yellow"),
        ("labyrinth", "colour", "red", "it has: events, short, goals, start, colours"),
    ],
)
def test_what_is_wrong_is_said_in_words(game: str, option: str, value: str, said: str) -> None:
    with pytest.raises(OptionsError) as caught:
        find(game).read_options({option: value}, from_text=True)
    assert said in str(caught.value)
    assert "$" not in str(caught.value)


def test_text_is_read_as_people_type_it() -> None:
    game = find("labyrinth")
    typed = game.read_options(
        {"events": "on", "goals": "3", "colours": "red, blue"}, from_text=True
    )
    assert typed == game.read_options({"events": True, "goals": 3, "colours": ["red", "blue"]})


def test_json_is_not_read_as_text() -> None:
    with pytest.raises(OptionsError, match="goals"):
        find("labyrinth").read_options({"goals": "3"})


class Needy(Options, frozen=True, kw_only=True):
    size: Annotated[int, msgspec.Meta(ge=2, le=9)]


def test_an_option_without_a_default_is_missed_in_words() -> None:
    with pytest.raises(OptionsError, match="options of needy: Missing required argument 'size'"):
        read_options("needy", Needy, {}, from_text=False)


def test_bounds_are_those_of_the_type() -> None:
    (field,) = msgspec.structs.fields(Needy)
    assert (takes(field.type).least, takes(field.type).most) == (2, 9)


def test_a_long_wrong_value_is_cut() -> None:
    with pytest.raises(OptionsError) as caught:
        find("labyrinth").read_options({"goals": "9" * 1000})
    assert len(str(caught.value)) < 150
