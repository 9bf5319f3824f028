"""Puts the compiled rules and the page into a wheel while it is built, or says why not.

CLEW_PURE=1 leaves everything interpreted, CLEW_PURE=0 compiles or fails, and without it a
missing C compiler only costs speed.

CLEW_PAGE=1 builds the page or fails, CLEW_PAGE=0 leaves it out, and without it a missing node
or package registry only costs the page. CLEW_PAGE=FOLDER takes one that is built already.

CLEW_SITE=FOLDER puts the page that needs no server into the wheel (`make site` has built it).
"""

from __future__ import annotations

import os
import shutil
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from building.page import build_page
from building.rules import compiled


class ClewBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.copy = tempfile.mkdtemp(prefix="clew-page-")
        with ThreadPoolExecutor() as pool:  # the page is built while the rules are compiled
            page = pool.submit(self.page)
            self.add_rules(build_data)
        self.add_page(page, build_data)
        self.add_site(build_data)

    def add_rules(self, build_data: dict[str, Any]) -> None:
        pure = os.environ.get("CLEW_PURE", "")
        if pure == "1":
            return
        try:
            built = compiled(Path(self.root))
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

    def page(self) -> Path | None:
        """The folder with the page, if there is to be one."""
        wanted = os.environ.get("CLEW_PAGE", "")
        if wanted == "0":
            return None
        if wanted not in ("", "1"):
            return Path(wanted).resolve()
        return build_page(Path(self.root), Path(self.copy))

    def add_page(self, page: Future[Path | None], build_data: dict[str, Any]) -> None:
        try:
            built = page.result()
        except Exception as error:
            if os.environ.get("CLEW_PAGE") == "1":
                raise
            self.app.display_warning(f"clew is installed without its page: {error}")
        else:
            if built is not None:
                build_data["force_include"][str(built)] = "clew/page"

    def add_site(self, build_data: dict[str, Any]) -> None:
        site = os.environ.get("CLEW_SITE", "")
        if site:
            build_data["force_include"][str(Path(site).resolve(strict=True))] = "clew/site"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if hasattr(self, "copy"):
            shutil.rmtree(self.copy, ignore_errors=True)
