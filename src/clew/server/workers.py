"""Workers: several processes that share one listening socket, and one that watches them."""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
import time
from types import FrameType

import msgspec

from clew.server.settings import Settings

__all__ = ["watch"]

_log = logging.getLogger("clew.workers")


def watch(settings: Settings, listening: socket.socket) -> None:
    """Runs the workers until it is told to stop, and replaces a worker that dies."""
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    listening.set_inheritable(True)
    workers = [_start(settings, listening) for _ in range(settings.workers)]
    while not stopping:
        time.sleep(0.2)
        for i, worker in enumerate(workers):
            if worker.poll() is not None and not stopping:
                _log.warning(
                    "worker %d ended with %s; another takes its place", i, worker.returncode
                )
                time.sleep(0.5)
                workers[i] = _start(settings, listening)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(15)
        except subprocess.TimeoutExpired:
            worker.kill()


def _start(settings: Settings, listening: socket.socket) -> subprocess.Popen[bytes]:
    """Sends the settings through a pipe, so that nobody can read them in a list of processes."""
    number = listening.fileno()
    worker = subprocess.Popen(
        [sys.executable, "-m", "clew.server.workers", str(number)],
        stdin=subprocess.PIPE,
        pass_fds=[number],
    )
    assert worker.stdin
    worker.stdin.write(msgspec.json.encode(settings))
    worker.stdin.close()
    return worker


def _work() -> None:
    from clew.server.serve import run

    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    run(settings, socket.socket(fileno=int(sys.argv[1])))


if __name__ == "__main__":
    _work()
