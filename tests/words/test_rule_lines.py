"""The way from a rule's number to the lines that carry it."""

from __future__ import annotations

from pathlib import Path

import pytest

from clew.games import find, names
from clew.words.rule_lines import Source, numbers_in, rule_lines
from clew.words.rulebook import read_rules

SOURCE = '''"""Opens the module: the rules LB-01 to LB-28."""

from clew.core.state import NOT_YOUR_TURN
from somewhere import HOME, PUSHING

LIMIT: Final = 400  # LB-27
PHASE: Final = 1
"""To move (LB-28)."""


class State:
    def push(self, arrow):
        """The push.

        It follows LB-10
        and LB-11 to LB-13."""
        self.banned = arrow  # LB-14
        text = "no place (LB-15)"
        if self.turn >= LIMIT:
            return HOME
        return HIDDEN
'''
KNOWN = {"LIMIT": ["LB-27"], "HOME": ["LB-15"], "HIDDEN": ["LB-16"]}


def carried() -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for line, number in Source(SOURCE).carried(KNOWN):
        found.setdefault(line, []).append(number)
    return found


def test_comments_docstrings_and_named_constants_carry_numbers() -> None:
    assert carried() == {
        8: ["LB-28"],
        15: ["LB-10"],
        16: ["LB-11", "LB-12", "LB-13"],
        17: ["LB-14"],
        19: ["LB-27"],
        20: ["LB-15"],
    }


def test_a_constant_is_known_by_the_comment_on_its_own_line() -> None:
    assert Source(SOURCE).constants == {"LIMIT": ["LB-27"]}


def test_a_line_is_named_by_what_it_stands_in() -> None:
    source = Source(SOURCE)
    assert source.within(17) == "State.push"
    assert source.within(8) == ""


def test_a_range_names_all_between() -> None:
    assert numbers_in("LO-47 to LO-49, CO-02") == ["LO-47", "LO-48", "LO-49", "CO-02"]
    assert numbers_in("LB-06 to LC-08") == ["LB-06", "LC-08"]


@pytest.mark.parametrize("name", names())
def test_every_rule_of_a_game_and_every_common_one_has_lines_that_exist(name: str) -> None:
    found = rule_lines(find(name))
    assert list(found) == [rule.number for rule in read_rules(find(name), "en").rules]
    for number, lines in found.items():
        assert lines, number
        for line in lines:
            assert line.line <= len(Path(line.file).read_text("utf-8").splitlines())


def test_no_line_of_bots_events_or_positions_counts_as_carrying_a_rule() -> None:
    folder = Path(str(find("labyrinth").folder()))
    files = {line.file for lines in rule_lines(find("labyrinth")).values() for line in lines}
    assert str(folder / "rules.py") in files
    for file in ("bots/thinking.py", "events.py", "position.py", "view.py", "puzzles.py"):
        assert (folder / file).is_file()
        assert str(folder / file) not in files
