"""What `clew bench server` measures with."""

from __future__ import annotations

from pathlib import Path

import pytest

from clew.benchmarks.server import running_server
from clew.benchmarks.server_load import begun_tables


def test_no_limit_on_tables_holds_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes thousands of them in the name of two players."""
    monkeypatch.setenv("CLEW_MOST_TABLES", "1")
    with running_server(tmp_path, "") as (_, port):
        keys, _ = begun_tables(port, 3, "labyrinth")
    assert len(set(keys)) == 3
