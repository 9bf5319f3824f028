"""What Windows has not, the server does without, or says so."""

from __future__ import annotations

import importlib
import sys
import time

import pytest

from clew.core.errors import ClewError
from clew.server import steady
from clew.server.settings import load


def test_the_steady_clock_needs_no_clock_of_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC", "clock_gettime"):
        monkeypatch.delattr(time, name, raising=False)
    try:
        importlib.reload(steady)
        assert abs(steady.now() - time.time()) < 1
    finally:
        monkeypatch.undo()
        importlib.reload(steady)


def test_several_processes_are_refused_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(ClewError, match="on Linux and macOS only"):
        load({"workers": 2, "database": "postgresql://clew@localhost/clew"}, environment={})
