"""Which tests cover which numbered rule: python -m clew.testing.coverage TESTS_DIR

Rules are the list items of the games' rules.en.md and of the common rules; tests say what
they cover by `@pytest.mark.rule("LB-07")`. It fails for a rule without a test, for a test
with more than three numbers, and for a number that no rule has.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files

import pytest

from clew.games import find, names

__all__ = ["Marks", "collect", "main", "numbered", "problems", "rules", "table"]

_RULE = re.compile(r"^- ([A-Z]{2}-\d{2})\b", re.MULTILINE)
_MOST = 3


class Marks:
    """A plugin of pytest that keeps the rule numbers of every collected test."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}
        """Numbers by test; the cases of a test are one."""

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "rule(*numbers): the rules that a test covers")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            numbers = [str(n) for mark in item.iter_markers("rule") for n in mark.args]
            known = self.tests.setdefault(item.nodeid.partition("[")[0], [])
            known += [number for number in numbers if number not in known]


def collect(folder: str) -> Mapping[str, Sequence[str]]:
    """The rule numbers of each test in a folder. Raises ValueError if they do not load."""
    marks, said = Marks(), io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        status = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", folder], plugins=[marks]
        )
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise ValueError(f"the tests in {folder} cannot be collected:\n{said.getvalue()}")
    return marks.tests


def numbered(text: str) -> list[str]:
    """The numbers of the rules in a rules file.

    >>> numbered("# Game\\n- LB-01 [book] First, see LB-02.\\n- LB-02 [ours] Second.\\n")
    ['LB-01', 'LB-02']
    """
    return _RULE.findall(text)


def rules() -> list[str]:
    """The numbers of all rules: the common ones, then those of every game."""
    folders = [files("clew.words"), *(find(name).folder() for name in names())]
    return [
        number
        for folder in folders
        for number in numbered(folder.joinpath("rules.en.md").read_text("utf-8"))
    ]


def table(known: Sequence[str], tests: Mapping[str, Sequence[str]]) -> list[str]:
    """A line a rule: its number, how many tests carry it, and which."""
    lines = []
    for number in known:
        short = [test.rpartition("::")[2] for test, marks in tests.items() if number in marks]
        lines.append(f"{number} {len(short):3}  {', '.join(short)}".rstrip())
    return lines


def problems(known: Sequence[str], tests: Mapping[str, Sequence[str]]) -> list[str]:
    """What is wrong, a sentence each."""
    marked = {number for marks in tests.values() for number in marks}
    found = [f"{number} has no test" for number in known if number not in marked]
    for test, marks in tests.items():
        if len(marks) > _MOST:
            found.append(f"{test} carries {len(marks)} numbers, more than {_MOST}")
        found += [f"{test} names {mark}, which is no rule" for mark in marks if mark not in known]
    return found


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m clew.testing.coverage TESTS_DIR", file=sys.stderr)
        return 2
    try:
        tests = collect(arguments[0])
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    known = rules()
    print("\n".join(table(known, tests)))
    wrong = problems(known, tests)
    for problem in wrong:
        print(problem, file=sys.stderr)
    if not wrong:
        print(f"all {len(known)} rules have a test")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
