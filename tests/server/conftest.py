"""One server for the tests that do not break it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
