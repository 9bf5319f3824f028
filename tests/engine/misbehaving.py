"""A program that speaks the engine protocol and then does something bad, by its first argument.

The second argument is a file into which it writes its own process id, and those of its children.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

HOW, PIDS = sys.argv[1], sys.argv[2]


def note(pid: int) -> None:
    with open(PIDS, "a") as file:  # noqa: PTH123
        file.write(f"{pid}\n")


def say(**message: object) -> None:
    write(json.dumps(message).encode() + b"\n")


def write(piece: bytes) -> None:
    sys.stdout.buffer.write(piece)
    sys.stdout.flush()


def answer(ask: Any, action: str) -> None:
    say(type="answer", table=ask["table"], n=ask["n"], action=action)


def forever(*_: object) -> None:
    while True:
        time.sleep(60)


def crash(_: Any) -> None:
    sys.stderr.write("the thread is torn\n")
    sys.exit(3)


def close(_: Any) -> None:
    os.close(1)
    forever()


def illegal(ask: Any) -> None:
    answer(ask, "move g7" if ask["legal"][0].startswith("push") else "push N2 0")


def long(_: Any) -> None:
    while True:
        write(b"x" * 65_536)


def lines(ask: Any) -> None:
    while True:
        answer({**ask, "n": 10**6}, "x")


def children(_: Any) -> None:
    for _ in range(2):
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        note(child.pid)
    forever()


def stubborn(_: Any) -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    forever()


def chatty(ask: Any) -> None:
    sys.stderr.write("chatter " * 100_000)
    answer(ask, ask["legal"][0])


def early(ask: Any) -> None:
    answer({**ask, "table": "another"}, "x")
    answer(ask, ask["legal"][0])


def environment(_: Any) -> None:
    sys.stderr.write(" ".join(sorted(os.environ)))
    sys.exit(1)


WAYS: dict[str, Callable[[Any], None]] = {
    "crash": crash,
    "kill": lambda _: os.kill(os.getpid(), signal.SIGKILL),
    "stall": forever,
    "close": close,
    "nonsense": lambda _: write(b"theseus was here\n"),
    "deep": lambda _: write(b"[" * 10_000 + b"\n"),
    "bytes": lambda _: write(b"\xff\xfe\x00\n"),
    "unreadable": lambda ask: answer(ask, "win"),
    "illegal": illegal,
    "long": long,
    "lines": lines,
    "children": children,
    "stubborn": stubborn,
    "resign": lambda ask: say(type="resign", table=ask["table"]),
    "chatty": chatty,
    "early": early,
    "environment": environment,
}


def main() -> None:
    note(os.getpid())
    if HOW == "mute":
        forever()
    if HOW == "dead":
        sys.exit(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            protocol = "uci" if HOW == "foreign" else message["protocol"]
            say(type="hello", protocol=protocol, worlds=99 if HOW == "greedy" else 0)
            if HOW == "deaf":
                forever()
        elif message["type"] == "ask":
            WAYS[HOW](message)
        elif message["type"] == "bye":
            break


main()
