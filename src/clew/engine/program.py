"""Program: another program in a process of its own, which may do whatever it likes.

It may crash, stall, write nonsense or write without end. Every wait has a deadline, every buffer
has a limit, and its whole process group is killed at the end. None of this stops our process.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping

from clew.core.errors import ClewError
from clew.engine.messages import (
    MAX_LINE,
    Bye,
    FromHost,
    FromProgram,
    Nonsense,
    ProgramHello,
    check_hello,
    encode,
    hello,
    read_from_program,
)

__all__ = ["Fault", "Program", "split_command", "surroundings"]

_MAX_LINES = 200
"""This many lines that answer nothing, within one question, count as a flood."""
_MAX_WAITING = 4 * 1024 * 1024
"""A program that leaves this many bytes unread is assumed to have stopped reading."""
_LAST_WORDS = 2000
_CHUNK = 65_536
_GRACE = 0.5
"""Seconds that a program has to end by itself after `goodbye`."""


_EXAMPLE = "'cmd:python3 my_bot.py'"


class Fault(ClewError):
    """A program failed. `kind`: crashed, stalled, flooded or nonsense."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def split_command(command: str) -> list[str]:
    """A command line as the shell would read it, without a shell. Raises ClewError if there is
    no such program, or if programs cannot play here."""
    if sys.platform == "win32":
        raise ClewError(
            "programs of your own (cmd:, clew connect) play on Linux and macOS only",
            why="programs-elsewhere",
        )
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ClewError(
            f"cmd:{command}: not a command line ({error})",
            why="no-command",
            command=f"cmd:{command}",
            example=_EXAMPLE,
        ) from None
    if not words:
        raise ClewError(
            f"cmd: must name a program: cmd:./my-bot, or {_EXAMPLE}",
            why="no-command",
            command="cmd:",
            example=_EXAMPLE,
        )
    if shutil.which(words[0]) is None:
        raise ClewError(
            f"cmd:{command}: there is no program {words[0]!r} that can be run",
            why="program-missing",
            program=words[0],
        )
    return words


def surroundings(*, narrow: bool) -> dict[str, str]:
    """The environment a program gets. It never contains our own settings, which hold keys and
    passwords.

    `narrow` is for servers: only the variables that programs need to run at all.
    """
    needed = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ", "VIRTUAL_ENV", "PYTHONPATH")
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("CLEW_") and (not narrow or name in needed)
    }


class Program:
    """A process that speaks the engine protocol on its standard input and output."""

    def __init__(
        self,
        command: str,
        games: Mapping[str, int],
        *,
        seconds: float = 10.0,
        narrow: bool = False,
    ) -> None:
        """Starts it and greets it, within `seconds`. Raises Fault if it does not greet back."""
        self.command = command
        self.games = dict(games)
        self._written = bytearray()
        self._read = bytearray()
        self._last_words = bytearray()
        self._process = _start(split_command(command), surroundings(narrow=narrow))
        self._guard = _guard(self._process.pid)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe)
        for number in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(number, False)
        self._closed = False
        try:
            self.say([hello(self.games)])
            self.greeting: ProgramHello = check_hello(self._hear(time.monotonic() + seconds))
        except Nonsense as error:
            self.close(grace=0.0)
            raise Fault("nonsense", f"{self.name}: {error}") from None
        except BaseException:
            self.close(grace=0.0)
            raise

    @property
    def name(self) -> str:
        return f"cmd:{self.command}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def say(self, messages: Iterable[FromHost]) -> None:
        """Writes as much as the program accepts now; the rest goes out with the next question."""
        for message in messages:
            self._written += encode(message)
        self._write()
        if len(self._written) > _MAX_WAITING:
            raise Fault("stalled", f"{self.name} does not read what it is told")

    def ask(
        self,
        messages: Iterable[FromHost],
        seconds: float,
        wanted: Callable[[FromProgram], bool],
    ) -> FromProgram:
        """The first message that is wanted, within so many seconds; other messages are ignored."""
        deadline = time.monotonic() + seconds
        self.say(messages)
        for _ in range(_MAX_LINES):
            try:
                message = self._hear(deadline)
            except Nonsense as error:
                raise Fault("nonsense", f"{self.name}: {error}") from None
            if wanted(message):
                return message
        raise Fault("flooded", f"{self.name} writes {_MAX_LINES} lines that nobody asked for")

    def close(self, *, grace: float = _GRACE) -> None:
        """Says goodbye, then kills whatever is left of its process group. No zombie stays."""
        if self._closed:
            return
        self._closed = True
        if grace:
            with contextlib.suppress(ClewError):
                self.say([Bye()])
        if self._process.stdin:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        self._written.clear()
        if grace:
            self._wait_for_the_end(grace)
        self.kill()
        self._process.wait()
        if self._guard.stdin:
            self._guard.stdin.close()
        self._guard.wait()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()

    def kill(self) -> None:
        """Kills its process group. A thread that waits for its answer learns that it has ended."""
        # The process is not reaped before this, so that the group's number still belongs to it.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    # Lines

    def _hear(self, deadline: float) -> FromProgram:
        while (at := self._read.find(b"\n")) < 0:
            if len(self._read) > MAX_LINE:
                break
            self._exchange(deadline)
        if at > MAX_LINE or at < 0:
            raise Fault("flooded", f"{self.name} writes a line of more than {MAX_LINE} bytes")
        line = bytes(self._read[:at])
        del self._read[: at + 1]
        return read_from_program(line)

    def _exchange(self, deadline: float) -> None:
        """Waits until the program writes something, and reads it; writes what it will take."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            selector.register(self._stderr, selectors.EVENT_READ)
            if self._written:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            while True:
                left = deadline - time.monotonic()
                ready = selector.select(max(0.0, left))
                if not ready and left <= 0:
                    raise Fault("stalled", f"{self.name} does not answer in time")
                for key, _ in ready:
                    if key.fd == self._stdout:
                        self._take(self._stdout)
                        return
                    if key.fd == self._stderr and not self._hear_last_words():
                        selector.unregister(self._stderr)
                    if key.fd == self._stdin and not self._write():
                        selector.unregister(self._stdin)

    def _take(self, number: int) -> None:
        try:
            piece = os.read(number, _CHUNK)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        if not piece:
            raise Fault("crashed", self._obituary())
        self._read += piece

    def _hear_last_words(self) -> bool:
        """Keeps the last part of its standard error; returns False when that is closed."""
        try:
            piece = os.read(self._stderr, _CHUNK)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._last_words += piece
        del self._last_words[:-_LAST_WORDS]
        return bool(piece)

    def _write(self) -> bool:
        """Writes as much as the pipe accepts, and returns whether something is left."""
        while self._written:
            try:
                sent = os.write(self._stdin, self._written[:_CHUNK])
            except BlockingIOError:
                return True
            except OSError:
                # The program reads no more, but it may still answer.
                self._written.clear()
                return False
            del self._written[:sent]
        return False

    # The end

    def _wait_for_the_end(self, seconds: float) -> bool:
        """Whether the program ends by itself in time. This does not reap it."""
        deadline = time.monotonic() + seconds
        pause = 0.001
        while time.monotonic() < deadline:
            flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
            if os.waitid(os.P_PID, self._process.pid, flags) is not None:
                return True
            with contextlib.suppress(OSError):
                os.read(self._stdout, _CHUNK)
            self._hear_last_words()
            time.sleep(pause)
            pause = min(0.02, 2 * pause)
        return False

    def _obituary(self) -> str:
        """What became of a program that has closed its output."""
        ended = self._wait_for_the_end(_GRACE)
        for _ in range(_LAST_WORDS):
            if not _readable(self._stderr) or not self._hear_last_words():
                break
        self.close(grace=0.0)
        code = self._process.returncode
        how = f"ended with code {code}" if ended else "closed its output"
        words = self._last_words.decode("utf-8", "replace").strip()
        return f"{self.name} {how}" + (f"; its last words: {words}" if words else "")


def _readable(number: int) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(number, selectors.EVENT_READ)
        return bool(selector.select(0))


def _start(words: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=environment,
            process_group=0,
        )
    except OSError as error:
        raise ClewError(
            f"cmd:{words[0]} cannot be started: {error.strerror}",
            why="program-not-started",
            program=words[0],
            detail=str(error.strerror),
        ) from None


def _guard(group: int) -> subprocess.Popen[bytes]:
    """A watcher in the program's process group. It ends the whole group if our process is killed,
    which it notices because the other end of its input closes."""
    return subprocess.Popen(
        ["/bin/sh", "-c", "read -r _; kill -9 0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        process_group=group,
    )
