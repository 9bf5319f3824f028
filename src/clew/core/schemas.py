"""JSON schemas for people who write programs: every field with what it means and what it may hold.

What a field means is the docstring below it; what it may hold, `Game.vocabulary` says.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any

import msgspec

from clew.core.game import Game

__all__ = ["described_schema", "field_notes"]


def described_schema(game: Game[Any]) -> dict[str, Any]:
    """The schema of a game's options, view and events, with descriptions and enums."""
    schema = game.schema()
    kinds = {kind.__name__: kind for kind in _structs(game)}
    for name, definition in schema["$defs"].items():
        notes = field_notes(kinds[name])
        for field, shape in definition.get("properties", {}).items():
            values = game.vocabulary.get(f"{name}.{field}", game.vocabulary.get(field))
            if field in notes:
                shape.setdefault("description", notes[field])
            if values is not None:
                _hold(shape, list(values))
    return schema


def _hold(shape: dict[str, Any], values: list[str]) -> None:
    """Says which texts a field may hold: itself, or inside a list."""
    while shape.get("type") == "array":
        shape = shape["items"]
    if shape.get("type") == "string":
        shape["enum"] = values


def field_notes(kind: type) -> dict[str, str]:
    """What the fields of a struct mean: the docstrings below them, those of its bases included.
    Nothing where the source is not there."""
    notes: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not issubclass(base, msgspec.Struct) or base is msgspec.Struct:
            continue
        try:
            (body,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(base))).body
        except (OSError, TypeError):
            continue
        assert isinstance(body, ast.ClassDef)
        notes |= dict(_notes_in(body))
    return notes


def _notes_in(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for line, below in zip(body.body, body.body[1:], strict=False):
        match line, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, " ".join(text.split())


def _structs(game: Game[Any]) -> Iterator[type[msgspec.Struct]]:
    """All structs that the schema defines."""
    seen: set[type] = set()
    waiting = [msgspec.inspect.type_info(k) for k in (game.options, game.view_type, *game.events)]
    while waiting:
        match waiting.pop():
            case msgspec.inspect.StructType(cls=kind, fields=fields) if kind not in seen:
                seen.add(kind)
                yield kind
                waiting += [field.type for field in fields]
            case msgspec.inspect.UnionType(types=types):
                waiting += types
            case msgspec.inspect.ListType(item_type=item):
                waiting.append(item)
            case msgspec.inspect.DictType(value_type=value):
                waiting.append(value)
            case msgspec.inspect.Metadata(type=inner):
                waiting.append(inner)
