"""What each module of Clew imports, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import clew

__all__ = ["imported_by", "modules"]

_FOLDER = Path(clew.__file__).parent


@cache
def modules(package: str) -> dict[str, ast.Module]:
    """The sources of a package's modules, by name: `clew.server.app`, say."""
    folder = _FOLDER.joinpath(*package.split(".")[1:])
    found = {}
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(_FOLDER).with_suffix("").parts
        name = ".".join(["clew", *(part for part in parts if part != "__init__")])
        found[name] = ast.parse(file.read_text("utf-8"))
    assert found, f"there is no package {package}"
    return found


def imported_by(source: ast.Module) -> Iterator[str]:
    """Every name that a module imports, wherever in it: `clew.core.state.State`, say."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            assert not node.level, "imports are absolute"
            yield from (f"{node.module}.{one.name}" for one in node.names)
