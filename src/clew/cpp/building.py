"""Compiles translated rules for this machine's processor, and caches the result."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

from clew.core.errors import ClewError

__all__ = ["compiler", "kept", "library"]

_FLAGS = ("-std=c++17", "-fwrapv", "-ffp-contract=off", "-fPIC", "-shared", "-w")
_KEPT = 40
"""How many compiled files are kept."""


def compiler() -> str:
    """The C++ compiler: the one that CXX names, or else the system's."""
    for name in (os.environ.get("CXX"), "c++", "g++", "clang++"):
        if name and (found := shutil.which(name)):
            return found
    raise ClewError("there is no C++ compiler: install g++ or clang++, or name one in CXX")


def kept() -> Path:
    """The folder of the compiled files."""
    folder = user_cache_path("clew") / "cpp"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def library(text: str, *flags: str) -> ctypes.CDLL:
    """Compiles C++ text to a library. The same text is compiled only once."""
    command = [compiler(), *_FLAGS, *flags]
    mark = hashlib.sha256("\0".join([*command, text]).encode()).hexdigest()[:32]
    path = kept() / f"{mark}.so"
    if not path.exists():
        _compile(command, text, path)
    else:
        path.touch()
    return ctypes.CDLL(str(path))


def _compile(command: list[str], text: str, path: Path) -> None:
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        source, made = Path(folder) / "rules.cpp", Path(folder) / "rules.so"
        source.write_text(text, "utf-8")
        done = subprocess.run(
            [*command, str(source), "-o", str(made)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["nothing"]
            raise ClewError(f"{command[0]} could not compile the rules: {said[0]}")
        # Another process that compiles the same text at the same time makes the same file.
        made.replace(path)
    old = sorted(path.parent.glob("*.so"), key=lambda file: file.stat().st_mtime)
    for file in old[:-_KEPT]:
        file.unlink(missing_ok=True)
