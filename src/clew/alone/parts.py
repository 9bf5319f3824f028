"""Parts: Clew comes to a browser piece by piece. A module that is not here yet is asked for, and
what wanted it is done again once it has come."""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from importlib.machinery import ModuleSpec
from typing import Any

import msgspec

__all__ = ["Absent", "arrived", "expect"]


class Absent(Exception):
    """A part is needed that has not come yet. Whoever lets this through has changed nothing."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


class _Expected:
    """Stands before all other finders and knows which modules are still to come."""

    def __init__(self) -> None:
        self.modules: dict[str, str] = {}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:  # noqa: ARG002
        part = self.modules.get(name)
        if part is not None:
            raise Absent(part)
        return None


_expected = _Expected()


def expect(parts: str) -> None:
    """Names the parts that come when they are needed, and the modules of each, as JSON."""
    modules = msgspec.json.decode(parts, type=dict[str, list[str]])
    _expected.modules = {name: part for part, names in modules.items() for name in names}
    if _expected not in sys.meta_path:
        sys.meta_path.insert(0, _expected)


def arrived(part: str) -> None:
    """A part has come: its modules can be imported from now on."""
    _expected.modules = {name: one for name, one in _expected.modules.items() if one != part}
    invalidate_caches()
