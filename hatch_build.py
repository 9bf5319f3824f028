"""Compiles the rules while a wheel is built, or says why not and goes on without.

CLEW_PURE=1 leaves everything interpreted, CLEW_PURE=0 compiles or fails, and without it a
missing C compiler only costs speed. mypyc works in a copy of the sources, so that no
compiled file is ever left beside an edited one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import hatch_mypyc.plugin
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClewBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        pure = os.environ.get("CLEW_PURE", "")
        if self.target_name != "wheel" or version == "editable" or pure == "1":
            return
        self.copy = tempfile.mkdtemp(prefix="clew-build-")
        try:
            self.compile(version, build_data)
        except Exception as error:
            if pure == "0":
                raise
            self.app.display_warning(
                f"clew is installed interpreted, about a hundred times slower: {error}"
            )

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
