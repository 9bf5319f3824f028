"""The table of rules and tests, on small made-up tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from clew.testing.coverage import main, numbered, problems, rules, table

KNOWN = ["LB-01", "LB-02", "LB-03"]


def run(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(f"import pytest\n{text}")
    return subprocess.run(
        [sys.executable, "-m", "clew.testing.coverage", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_rules_are_the_list_items_of_the_rules_files() -> None:
    known = rules()
    assert known[:7] == [f"CO-{n:02}" for n in range(1, 8)]
    assert [number for number in known if number.startswith("LB")] == [
        f"LB-{n:02}" for n in range(1, 29)
    ]
    assert len(set(known)) == len(known)


def test_a_number_inside_a_rule_is_no_rule() -> None:
    assert numbered("- LB-01 [book] As LB-02 has it.\nLB-03 is text.\n") == ["LB-01"]


def test_a_rule_without_a_test_is_named() -> None:
    tests = {"test_a.py::test_one": ["LB-01"], "test_a.py::test_two": ["LB-01", "LB-03"]}
    assert problems(KNOWN, tests) == ["LB-02 has no test"]
    assert table(KNOWN, tests) == [
        "LB-01   2  test_one, test_two",
        "LB-02   0",
        "LB-03   1  test_two",
    ]


def test_a_test_with_more_than_three_numbers_is_named() -> None:
    known = [*KNOWN, "LB-04"]
    assert problems(known, {"test_a.py::test_all": known}) == [
        "test_a.py::test_all carries 4 numbers, more than 3"
    ]


def test_a_number_that_no_rule_has_is_named() -> None:
    assert problems(KNOWN, {"t": KNOWN, "u": ["LB-99"]}) == ["u names LB-99, which is no rule"]


def test_the_marks_are_collected_through_pytest(tmp_path: Path) -> None:
    """Of functions, classes, modules and cases; each test is counted once."""
    done = run(
        tmp_path,
        "pytestmark = pytest.mark.rule('LB-01')\n"
        "@pytest.mark.parametrize('n', [1, 2])\n"
        "@pytest.mark.rule('LB-02')\n"
        "def test_cases(n): raise AssertionError('never run')\n"
        "@pytest.mark.rule('LB-02')\n"
        "class TestMore:\n"
        "    @pytest.mark.rule('LB-03', 'XX-01')\n"
        "    def test_in_class(self): pass\n",
    )
    assert "LB-01   2  test_cases, test_in_class\n" in done.stdout
    assert "LB-02   2  test_cases, test_in_class\n" in done.stdout
    assert "LB-03   1  test_in_class\n" in done.stdout
    assert "LB-04 has no test\n" in done.stderr
    assert "test_it.py::TestMore::test_in_class carries 4 numbers, more than 3\n" in done.stderr
    assert "names XX-01, which is no rule\n" in done.stderr
    assert done.returncode == 1


def test_with_a_test_for_every_rule_it_succeeds(tmp_path: Path) -> None:
    marks = [f"@pytest.mark.rule({n!r})\ndef test_{i}(): pass\n" for i, n in enumerate(rules())]
    done = run(tmp_path, "".join(marks))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"all {len(rules())} rules have a test\n")


def test_tests_that_do_not_load_are_said_to(tmp_path: Path) -> None:
    done = run(tmp_path, "import nothing_of_this_name\n")
    assert done.returncode == 1
    assert "cannot be collected" in done.stderr
    assert "nothing_of_this_name" in done.stderr


def test_it_says_how_to_be_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
