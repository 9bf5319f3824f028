"""Workers: several processes that share one listening socket, and one that watches them."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType

import msgspec

from clew.server.figures import FOLDER, forget_process, offer
from clew.server.garbage import not_yet
from clew.server.settings import Settings

__all__ = ["watch"]

_log = logging.getLogger("clew.workers")


def watch(settings: Settings, listening: socket.socket, own: list[socket.socket]) -> None:
    """Runs the workers until it is told to stop, and replaces a worker that dies. All listen on one
    socket, and each on one of its `own`, if there are such."""
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    sockets = [[listening, *own[i : i + 1]] for i in range(settings.workers)]
    with tempfile.TemporaryDirectory(prefix="clew-figures-") as folder:
        figures = Path(folder)
        if settings.metrics_port:
            offer(settings.metrics_host, settings.metrics_port, figures)
        workers = [_start(settings, some, figures) for some in sockets]
        while not stopping:
            time.sleep(0.2)
            for i, worker in enumerate(workers):
                if worker.poll() is not None and not stopping:
                    _log.warning(
                        "worker %d ended with %s; another takes its place", i, worker.returncode
                    )
                    forget_process(figures, worker.pid)
                    time.sleep(0.5)
                    workers[i] = _start(settings, sockets[i], figures)
        _end(workers)


def _end(workers: list[subprocess.Popen[bytes]]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(15)
        except subprocess.TimeoutExpired:
            worker.kill()


def _start(
    settings: Settings, listening: list[socket.socket], figures: Path
) -> subprocess.Popen[bytes]:
    """Sends the settings through a pipe, so that nobody can read them in a list of processes."""
    numbers = [one.fileno() for one in listening]
    worker = subprocess.Popen(
        [sys.executable, "-m", "clew.server.workers", *map(str, numbers)],
        stdin=subprocess.PIPE,
        pass_fds=numbers,
        env={**os.environ, FOLDER: str(figures)},
    )
    assert worker.stdin
    worker.stdin.write(msgspec.json.encode(settings))
    worker.stdin.close()
    return worker


def _work() -> None:
    not_yet()
    from clew.server.serve import run

    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    run(settings, [socket.socket(fileno=int(number)) for number in sys.argv[1:]])


if __name__ == "__main__":
    _work()
