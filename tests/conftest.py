"""Which build is under test: said in the first line, and checked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from clew.games.labyrinth import rules

_SOURCES = Path(__file__).parents[1] / "src"


def _wrong_build() -> str:
    """What is wrong with the build that the tests would run on, in one sentence, or nothing."""
    file = str(rules.__file__)
    ending = {"compiled": ".so", "interpreted": ".py"}.get(os.environ.get("CLEW_BUILD", ""), "")
    if not file.endswith(ending):
        return f"CLEW_BUILD={os.environ['CLEW_BUILD']}, but the rules come from {file}"
    stale = sorted(_SOURCES.rglob("*.so"))
    if stale:
        return f"{stale[0]} would win over the edited source: builds must not be made in src"
    return ""


def pytest_sessionstart() -> None:
    wrong = _wrong_build()
    if wrong:
        raise pytest.UsageError(wrong)


def pytest_report_header() -> str:
    return f"rules: {rules.__file__}"
