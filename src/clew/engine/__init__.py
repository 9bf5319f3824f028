"""The engine protocol: other people's programs play, and ours play elsewhere. docs/engine.md.

Players of one's own are named where bots are: a program by its command, a trained net by its file.
"""

from __future__ import annotations

__all__ = ["NET", "is_own", "is_program"]

NET = "net:"
"""What the name of a net begins with; the rest is its file."""


def is_program(name: str) -> bool:
    """Whether a player's name is a command of this machine: `cmd:PROGRAM`, `cmd@2s:PROGRAM`."""
    return name.startswith(("cmd:", "cmd@"))


def is_own(name: str) -> bool:
    """Whether it is a program, or the file of a net on this machine: `net:FILE`."""
    return is_program(name) or name.startswith(NET)
