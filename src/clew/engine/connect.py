"""`clew connect`: a program of your own at the tables of a server.

The messages are the same on both sides, so this only carries lines: from the server's websocket
to the program's standard input, and back; and it keeps receipts of what the server shows.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from urllib.parse import urlsplit

import websockets

from clew.core.errors import ClewError
from clew.engine.messages import MAX_LINE, Bye, FromHost, Nonsense, Over, read_from_host
from clew.engine.program import split_command, surroundings
from clew.engine.receipts import Receipts
from clew.words import Words

__all__ = ["connect"]

_FIRST_WAIT, _MAX_WAIT = 0.5, 30.0
_MAX_MESSAGE = 8 * 1024 * 1024


def connect(url: str, token: str, command: str, folder: Path, says: Words) -> None:
    """Plays until the server says goodbye or the program ends.

    After a lost connection it connects again with a new process, which is told its games again.
    Receipts of all games are kept in the folder, and held against the records when they are over.
    """
    address, words = _address(url), split_command(command)
    receipts = Receipts(folder, url, says)
    receipts.fetch_key()
    asyncio.run(_stay(address, token, words, receipts))


def _address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ClewError(f"{url!r} is not a server: give https://HOST")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/api/bot/socket"


async def _stay(address: str, token: str, words: list[str], receipts: Receipts) -> None:
    wait = _FIRST_WAIT
    while True:
        try:
            async with websockets.connect(
                address,
                additional_headers={"Authorization": f"Bearer {token}"},
                max_size=_MAX_MESSAGE,
                compression=None,
            ) as socket:
                wait = _FIRST_WAIT
                await _carry(socket, words, receipts)
                return
        except (OSError, websockets.InvalidHandshake, websockets.ConnectionClosed) as error:
            print(f"clew: the connection is lost ({error}); again in {wait:g} s", file=sys.stderr)
        await asyncio.sleep(wait)
        wait = min(_MAX_WAIT, 2 * wait)


async def _carry(socket: websockets.ClientConnection, words: list[str], receipts: Receipts) -> None:
    """Carries lines until one of the two sides ends; the program's process group ends with it."""
    program = await asyncio.create_subprocess_exec(
        *words,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=surroundings(narrow=False),
        limit=MAX_LINE,
        start_new_session=True,
    )
    down = asyncio.create_task(_down(socket, program, receipts))
    up = asyncio.create_task(_up(socket, program, receipts))
    try:
        done, _ = await asyncio.wait({down, up}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (down, up):
            task.cancel()
        await asyncio.gather(down, up, return_exceptions=True)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        await program.wait()


async def _down(
    socket: websockets.ClientConnection, program: asyncio.subprocess.Process, receipts: Receipts
) -> None:
    assert program.stdin
    comparing: set[asyncio.Task[None]] = set()
    while True:
        text = await socket.recv()
        line = text.encode() if isinstance(text, str) else text
        with contextlib.suppress(ConnectionError):
            program.stdin.write(line + b"\n")
            await program.stdin.drain()
        with contextlib.suppress(Nonsense):
            message = read_from_host(line)
            _keep(receipts, message)
            if isinstance(message, Over):
                comparing.add(asyncio.create_task(_compare(receipts, message.table)))
            if isinstance(message, Bye):
                await asyncio.gather(*comparing)
                raise ClewError(f"the server says goodbye: {message.reason or 'it closes'}")


def _keep(receipts: Receipts, message: FromHost) -> None:
    """Keeps what belongs into a receipt. Who cannot keep one plays all the same."""
    try:
        receipts.hear(message)
    except (OSError, ClewError) as error:
        print(f"clew: no receipt is kept ({error})", file=sys.stderr)


async def _compare(receipts: Receipts, table: str) -> None:
    """Says whether the record of a game that is over is the game that the program played."""
    if said := await asyncio.to_thread(receipts.verdict, table):
        print(f"clew: {said}", file=sys.stderr)


async def _up(
    socket: websockets.ClientConnection, program: asyncio.subprocess.Process, receipts: Receipts
) -> None:
    assert program.stdout
    while True:
        try:
            line = await program.stdout.readline()
        except ValueError:
            raise ClewError(f"the program writes a line of more than {MAX_LINE} bytes") from None
        if not line:
            raise ClewError("the program has ended")
        line = receipts.answered(line)
        await socket.send(line.decode("utf-8", "replace").rstrip("\n"))
