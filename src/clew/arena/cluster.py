"""Cluster: the same work over many machines, by Ray (the extra `ray`).

Every game has its own seed, so it does not matter where or how often it is played: the work of a
lost worker or machine is repeated elsewhere with the same result.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Self, TypeVar

from clew import __version__
from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.games import find

__all__ = ["LOCAL", "Cluster"]

A = TypeVar("A")
B = TypeVar("B")
LOCAL = "local"
"""Instead of an address: a cluster on this machine, for as long as the work takes."""
_RETRIES = 20
"""How often work is repeated after its worker was lost."""
_TRIES = 4
"""How often a cluster is started. On a busy machine a Ray node may give up while it starts, because
its own processes take too long."""
_REACH = 10.0
"""Seconds to find out whether a cluster listens at the address."""
_AHEAD = 4
"""How many pieces of work per core are handed out before the first result is back."""


def _do(
    function: Callable[[A], B], piece: list[A], game: str, versions: tuple[str, int]
) -> list[B]:
    """Runs on a worker and checks its version: another version of Clew or of the rules would play
    other games."""
    here = (__version__, find(game).version)
    if here != versions:
        raise ClewError(
            f"a worker has Clew {here[0]} with version {here[1]} of the rules of {game}, "
            f"not {versions[0]} with {versions[1]}: install the same on all machines"
        )
    return [function(item) for item in piece]


class Cluster:
    """A Ray cluster; used as a context."""

    def __init__(self, address: str) -> None:
        """`address`: host:port, auto, ray://host:port, or local."""
        if not find_spec("ray"):
            raise missing("--ray needs one more library", "ray")
        _check_address(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray: Any = import_module("ray")
        self._ray = ray
        self._own = not ray.is_initialized()
        tries = _TRIES if address == LOCAL else 1
        while not ray.is_initialized():
            tries -= 1
            try:
                ray.init(
                    address=address,
                    logging_level=logging.ERROR,
                    log_to_driver=False,
                    **_local(address),
                )
            except Exception as error:  # noqa: BLE001 (Ray raises just that if a node is slow)
                ray.shutdown()
                if tries <= 0:
                    reason = (str(error).strip().splitlines() or ["no reason given"])[0]
                    raise ClewError(
                        f"--ray {address}: no cluster can be reached ({reason})"
                    ) from None
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._own:
            self._ray.shutdown()

    def map(
        self, function: Callable[[A], B], items: Iterable[A], game: str, piece: int = 1
    ) -> Iterator[B]:
        """The results in the order of the items; `piece` items go to a worker at a time."""
        task = self._ray.remote(max_retries=_RETRIES, num_cpus=1)(_do)
        versions = (__version__, find(game).version)
        waiting = iter(items)
        running: deque[Any] = deque()
        try:
            while True:
                while len(running) < _AHEAD * self.cores:
                    some = list(islice(waiting, piece))
                    if not some:
                        break
                    running.append(task.remote(function, some, game, versions))
                if not running:
                    return
                yield from self._result(running.popleft())
        finally:
            for one in running:
                self._ray.cancel(one, force=True)

    def _result(self, reference: Any) -> list[Any]:
        try:
            found: list[Any] = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ClewError):
                raise error.cause from None
            raise error.as_instanceof_cause() from None
        except self._ray.exceptions.RayError as error:
            raise ClewError(f"the cluster has lost its work for good: {error}") from None
        return found


def _check_address(address: str) -> None:
    """Checks the address first, because Ray itself waits for minutes if nobody listens there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), _REACH).close()
    except (OSError, ValueError) as error:
        raise ClewError(f"--ray {address}: no cluster can be reached ({error})") from None


def _local(address: str) -> dict[str, Any]:
    return {"include_dashboard": False} if address == LOCAL else {}
