"""The page that needs no server, as a server gives it out."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from clew.server.routes import alone

PLAIN = b"wasm" * 1000
pytestmark = pytest.mark.filterwarnings("ignore:.*deprecated inferred style")
"""Litestar's, about parameters of paths: served, nobody sees it."""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Clew</h1>")
    (tmp_path / "assets" / "python.wasm").write_bytes(PLAIN)
    (tmp_path / "assets" / "python.wasm.gz").write_bytes(gzip.compress(PLAIN))
    monkeypatch.setattr(alone, "site_at_hand", lambda: tmp_path)
    alone._files.cache_clear()
    with create_test_client(alone.HANDLERS) as client:
        yield client
    alone._files.cache_clear()


def test_what_was_packed_when_it_was_built_is_sent_packed(client: TestClient[Any]) -> None:
    told = client.get("/alone/assets/python.wasm", headers={"accept-encoding": "gzip"})
    assert told.headers["content-encoding"] == "gzip"
    assert int(told.headers["content-length"]) < len(PLAIN) / 10
    assert told.headers["content-type"] == "application/wasm"
    assert told.headers["vary"] == "accept-encoding"
    assert told.content == PLAIN


def test_who_takes_nothing_packed_gets_it_plain(client: TestClient[Any]) -> None:
    told = client.get("/alone/assets/python.wasm", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in told.headers
    assert told.content == PLAIN
    assert client.get("/alone/").text == "<h1>Clew</h1>"
    assert client.get("/alone/assets/python.wasm.gz").status_code == 404
