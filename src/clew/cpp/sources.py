"""The sources of modules: what a name in them stands for, whether the module is compiled or not."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from clew.cpp.errors import Outside

__all__ = ["Module", "Named", "module", "text_of"]


class Named(NamedTuple):
    """A function of a module, or a method: `name` is then Class.method."""

    module: Module
    name: str
    node: ast.FunctionDef


class Module:
    """An imported module and the source file beside it."""

    def __init__(self, name: str) -> None:
        self.name = name
        imported = import_module(name)
        self.values: dict[str, Any] = vars(imported)
        self.path = _source_of(name, str(imported.__file__))
        self._functions: dict[str, ast.FunctionDef] = {}
        self._imports: dict[str, tuple[str, str]] = {}
        for node in ast.parse(self.path.read_text("utf-8")).body:
            self._note(node)

    def _note(self, node: ast.stmt) -> None:
        match node:
            case ast.FunctionDef():
                self._functions[node.name] = node
            case ast.ClassDef():
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef):
                        self._functions[f"{node.name}.{inner.name}"] = inner
            case ast.ImportFrom(module=str(source), level=0):
                for alias in node.names:
                    self._imports[alias.asname or alias.name] = source, alias.name

    def function(self, name: str) -> Named | None:
        """The function that a name stands for in this module, wherever it is defined."""
        if name in self._functions:
            return Named(self, name, self._functions[name])
        if name in self._imports:
            source, original = self._imports[name]
            return module(source).function(original) if _has_source(source) else None
        return None

    def method(self, owner: str, name: str) -> Named | None:
        return self.function(f"{owner}.{name}")


@cache
def module(name: str) -> Module:
    return Module(name)


def text_of(file: str) -> str:
    """The text of a file beside this module."""
    return Path(__file__).with_name(file).read_text("utf-8")


def _source_of(name: str, file: str) -> Path:
    path = Path(file)
    if path.suffix != ".py":
        path = path.with_name(name.rpartition(".")[2] + ".py")
    if not path.exists():
        raise Outside(f"the source of {name} is not installed")
    return path


@cache
def _has_source(name: str) -> bool:
    file = getattr(import_module(name), "__file__", None)
    return file is not None and (
        file.endswith(".py") or Path(file).with_name(name.rpartition(".")[2] + ".py").exists()
    )
