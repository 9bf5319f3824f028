"""The rules compiled: which modules are, what they become, and where that is kept.

A module is compiled if its first line is MARK. mypyc works in a copy of the sources, so that
no compiled file is ever left beside an edited one. What was compiled is kept and taken again as
long as nothing that goes into it has changed: in the folder CLEW_COMPILED names, else in the
user's cache, so that installing another extra does not compile again. CLEW_COMPILED= (empty)
keeps nothing. Where sources have changed but mypyc makes the same C of them, the C compiler, which
takes most of the time, has nothing to do.

`python -m building.rules` compiles ahead of an install, with a bar.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.metadata
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

__all__ = ["MARK", "compiled", "digest", "marked"]

MARK = "# Compiled by mypyc."
"""The first line of every module that mypyc compiles."""

_KEEP = 12
"""How many sets of compiled files are kept: for going to and fro between branches."""

_WORD = ".made-of"
"""A file beside kept ones: the digest of the C, and of the tools, that they were made of."""

ROOT = Path(__file__).parent.parent


def marked(root: Path) -> list[Path]:
    """The files under a folder that carry the mark."""
    return [path for path in sorted(root.rglob("*.py")) if _first_line(path) == MARK]


def _first_line(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.readline().rstrip()


def compiled(root: Path = ROOT) -> dict[str, Path]:
    """The compiled files by their places in the wheel: kept ones, or made anew and kept."""
    folder = _cache()
    if folder is None:
        return _files(_compile(root, Path(tempfile.mkdtemp(prefix="clew-compiled-"))))
    kept = folder / digest(root)
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder):
        if not kept.is_dir():
            _keep(root, kept)
        kept.touch()
        return _files(kept)


def _keep(root: Path, kept: Path) -> None:
    """Compiles the rules into a folder, which is there only when all of it is."""
    half = Path(tempfile.mkdtemp(dir=kept.parent))
    try:
        _compile(root, half)
    except BaseException:
        shutil.rmtree(half, ignore_errors=True)
        raise
    with contextlib.suppress(OSError):  # without locks: somebody else has just kept the same
        half.rename(kept)
    for old in sorted(kept.parent.iterdir(), key=lambda one: one.stat().st_mtime)[:-_KEEP]:
        shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Waits while another process compiles into the same folder: perhaps it makes the same."""
    with folder.with_suffix(".lock").open("wb") as lock:
        try:
            import fcntl
        except ImportError:  # a system without such locks: the same is compiled twice at worst
            yield
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _cache() -> Path | None:
    folder = os.environ.get("CLEW_COMPILED")
    if folder is None:
        return Path(platformdirs.user_cache_dir("clew", appauthor=False), "compiled")
    return Path(folder).resolve() if folder else None


def _files(folder: Path) -> dict[str, Path]:
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != _WORD
    }


def _compile(root: Path, out: Path) -> Path:
    from building.compiler import compile_modules

    word = ""

    def known(c: str) -> bool:
        nonlocal word
        word = hashlib.sha256(f"{_tools(root).hexdigest()} {c}".encode()).hexdigest()
        same = _made_of(word)
        if same is not None:
            shutil.copytree(same, out, dirs_exist_ok=True)
        return same is not None

    with tempfile.TemporaryDirectory(prefix="clew-build-") as work:
        copy = Path(work, "src")
        unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src", copy, ignore=unwanted)
        compile_modules(copy, marked(copy), Path(work), out, known)
    (out / _WORD).write_text(word)
    return out


def _made_of(word: str) -> Path | None:
    """The kept files that were made of the same C by the same tools."""
    folder = _cache()
    words = folder.glob(f"*/{_WORD}") if folder else ()
    return next((one.parent for one in words if one.read_text() == word), None)


def digest(root: Path) -> str:
    """What compiled files depend on: their sources and all they import, compiler and flags."""
    waiting, seen = marked(root / "src"), set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        for name in _imported(path):
            parts = name.split(".")
            for end in range(1, len(parts) + 1):
                place = root.joinpath("src", *parts[:end])
                waiting += [place.with_suffix(".py"), place / "__init__.py"]
    said = _tools(root)
    for path in sorted(seen):
        said.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return said.hexdigest()[:32]


def _tools(root: Path) -> hashlib._Hash:
    """What compiled files depend on besides their sources."""
    said = hashlib.sha256(sys.version.encode())
    for package in ("mypy", "setuptools"):
        said.update(importlib.metadata.version(package).encode())
    for name in ("CC", "CFLAGS"):
        said.update(os.environ.get(name, "").encode() + b"\0")
    said.update((root / "building" / "compiler.py").read_bytes())
    return said


def _imported(path: Path) -> Iterator[str]:
    """The modules of Clew that a file names in its imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("clew."))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("clew"):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _main() -> None:
    try:
        compiled()
    except (OSError, RuntimeError) as error:
        sys.exit(f"Clew is installed interpreted, about a hundred times slower: {error}")


if __name__ == "__main__":
    _main()
