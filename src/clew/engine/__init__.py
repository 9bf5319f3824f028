"""The engine protocol: other people's programs play, and ours play elsewhere. docs/engine.md."""

from __future__ import annotations

__all__ = ["is_program"]


def is_program(name: str) -> bool:
    """Whether a player's name is a command of this machine: `cmd:PROGRAM`, `cmd@2s:PROGRAM`."""
    return name.startswith(("cmd:", "cmd@"))
