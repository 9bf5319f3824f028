"""Whatever a person can meet that went wrong is said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

import clew
from clew.core.errors import ClewError
from clew.core.options import Takes
from clew.games import find
from clew.table.reasons import REASONS
from clew.table.refusal import problem_of
from clew.words import LANGUAGES, words
from tests.words.test_words import messages, page

SOURCES = Path(clew.__file__).parent
MET_BY_PEOPLE = (
    "alone",
    "play",
    "puzzles/__init__.py",
    "puzzles/playing.py",
    "server/ending.py",
    "server/people",
    "server/programs",
    "server/routes",
    "server/tables",
    "server/tournaments",
    "study",
    "table",
    "terminal",
    "tutorial",
    "words/__init__.py",
    "core/game.py",
    "core/options.py",
    "games/__init__.py",
    "games/labyrinth/__init__.py",
    "games/labyrinth_cards/__init__.py",
    "games/labyrinthos/__init__.py",
    "games/tiger_labyrinth/__init__.py",
    "games/tiger_traps/__init__.py",
    "bots/__init__.py",
    "bots/own_nets.py",
    "engine/seats.py",
    "engine/program.py",
    "cli/commands/playing.py",
    "cli/commands/records.py",
    "cli/hints.py",
    "cli/listing.py",
    "cli/output.py",
    "cli/parameters.py",
    "cli/puzzles.py",
    "cli/replays.py",
    "cli/rulebook.py",
    "cli/verdicts.py",
)
"""Where errors arise that the page or the terminal shows to whoever plays."""
MET_BY_OTHERS = {
    "server/people/identity.py": "whoever runs a server: its keys",
    "server/people/mail.py": "nobody: it becomes a refusal, or is logged",
    "server/people/web_push.py": "whoever runs a server: its keys",
    "server/routes/program_line.py": "programs",
    "server/routes/program_socket.py": "programs",
    "server/programs/shares.py": "whoever runs a server: its settings",
    "server/tournaments/running.py": "nobody: it is looked at again",
}
BY_THEMSELVES = {
    "Unreadable": "the page and the terminal say what can be typed",
    "Unexpected": "a lesson says that it waits for something else",
    "PositionError": "whoever writes a position",
    "Fault": "a program forfeits, and the table says so",
    "Told": "it is a problem already",
    "Stale": "its reason says it",
}
NEVER_MET = {
    "nothing is drawn for players who choose": "a mistake of ours",
    "is not a way to leave": "a mistake of ours",
    "is not takeover or return": "a mistake of ours",
    "has forgotten its first entries": "a mistake of ours",
    "the table was left in another version": "the table says that its rules are older",
    "stands where": "the record says that this entry is wrong",
    "takes back to": "the record says that this entry is wrong",
    "was not asked anything": "the record says that this entry is wrong",
    "late, it was": "the record says that this entry is wrong",
    "not a position of": "whoever writes a position",
    "nobody can reply": "whoever writes a lesson",
    "steps": "the page asks for the steps there are",
    "OTHER_RULES": "its reason says it",
    "names bots that it does not have": "whoever writes a bot",
    "cannot be loaded": "whoever writes a bot",
    "puzzles {what}": "whoever makes puzzles",
    "clew puzzles make GAME": "whoever makes puzzles",
    "--count": "whoever makes puzzles",
}
"""Errors in the same files that no person meets, by what they say, and why not."""


class Raised(NamedTuple):
    place: str
    why: str
    values: frozenset[str]
    text: str


def kinds() -> set[str]:
    """The names of all errors that people meet."""
    made = re.compile(r"^class (\w+)\((?:ClewError|Refusal)\)", re.MULTILINE)
    found = {"ClewError"}
    for file in SOURCES.rglob("*.py"):
        found |= set(made.findall(file.read_text("utf-8")))
    return found - BY_THEMSELVES.keys()


@cache
def raised() -> list[Raised]:
    known = kinds()
    return [
        _raised(f"{place}:{call.lineno}", call)
        for place, file in sources()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if (call := _made_by(node, known))
    ]


def _made_by(node: ast.AST, known: set[str]) -> ast.Call | None:
    """What makes an error there: who raises it, or a kind of error that always says the same."""
    made = node.exc if isinstance(node, ast.Raise) else None
    if isinstance(made, ast.Call) and getattr(made.func, "id", "") in known:
        return made
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__":
        given = [one.value for one in node.keywords if one.arg == "why"]
        return node if any(isinstance(one, ast.Constant) for one in given) else None
    return None


def sources() -> Iterator[tuple[str, Path]]:
    for part in MET_BY_PEOPLE:
        path = SOURCES / part
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            place = file.relative_to(SOURCES).as_posix()
            if place not in MET_BY_OTHERS:
                yield place, file


def _raised(place: str, call: ast.Call) -> Raised:
    given = {one.arg: one.value for one in call.keywords}
    why = given.get("why")
    named = given.keys() - {"why"}
    if None in named:  # what an option takes, which sentences choose from
        named |= Takes().as_values().keys()
    return Raised(
        place,
        str(why.value) if isinstance(why, ast.Constant) else "",
        frozenset(name for name in named if name),
        " ".join(ast.unparse(one) for one in call.args),
    )


def said(language: str) -> dict[str, set[str]]:
    """The variables of every sentence about errors."""
    text = files("clew.words").joinpath(f"errors.{language}.ftl").read_text("utf-8")
    return {name.removeprefix("error-"): used for name, used in messages(text).items()}


def test_every_error_that_people_meet_has_its_sentence() -> None:
    """A refusal for a reason that says it all needs no other sentence."""
    enough = [reason for reason in REASONS if reason not in ("wrong", "illegal")]
    silent = [
        f"{one.place}: {one.text}"
        for one in raised()
        if not one.why
        and not any(repr(reason) in one.text for reason in enough)
        and not any(text in one.text for text in NEVER_MET)
    ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_errors_is_told_all_that_it_names(language: str) -> None:
    there = said(language)
    wrong = [
        one.place
        for one in raised()
        if one.why and (one.why not in there or not there[one.why] <= one.values)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_about_errors_is_left_over(language: str) -> None:
    shown = {one.why for one in raised()}
    assert said(language).keys() - shown == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_told_in_english_only(language: str) -> None:
    """Only what other people's games and proxies say is passed on as it is."""
    english = [reason for reason in REASONS if "text" in page(language)[f"page-refused-{reason}"]]
    assert english == ["illegal", "wrong"]


def test_an_error_is_said_in_the_readers_language_and_told_to_programs_in_english() -> None:
    with pytest.raises(ClewError) as caught:
        find("labyrinth").read_options({"goals": 99})
    told = problem_of(caught.value)
    assert words("fr").error(caught.value) == "goals est un nombre de 0 à 12, et non 99."
    assert words("de").error(caught.value) == "goals ist eine Zahl von 0 bis 12, nicht 99."
    assert told.text == "options of labyrinth: goals: a number from 0 to 12, not 99"
    assert (told.message, told.values["most"]) == ("error-option-value", 12)
