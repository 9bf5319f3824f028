"""`clew` in a process of its own, forked from one that has imported all of it already.

To import the server takes most of a second of a processor, and the tests start hundreds of them.
Nothing else is shared: the process is new, and so are its environment, files and sockets.
"""

from __future__ import annotations

import io
import multiprocessing
import os
import resource
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path

__all__ = ["Forked"]

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["clew.cli.app", "clew.server.serve"])


class Forked:
    """As much of `subprocess.Popen` as the tests need."""

    def __init__(
        self, arguments: list[str], env: dict[str, str], log: Path, descriptors: int | None
    ) -> None:
        out, into = _context.Pipe(duplex=False)
        self._process = _context.Process(target=_run, args=(arguments, env, log, descriptors, into))
        self._process.start()
        into.close()
        self.stdout = io.TextIOWrapper(io.FileIO(os.dup(out.fileno())))
        out.close()

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        code = self.poll()
        if code is None:
            raise TimeoutError(f"process {self.pid} did not end within {timeout:g} seconds")
        return code


def _run(
    arguments: list[str], env: dict[str, str], log: Path, descriptors: int | None, into: Connection
) -> None:
    os.environ.clear()
    os.environ.update(env)
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(into.fileno(), 1)
    into.close()
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    sys.argv = ["clew", *arguments]
    from clew.cli import main

    main(arguments)
