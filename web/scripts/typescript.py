"""msgspec's types as TypeScript: what `msgspec.inspect` says of a type, written down.

A type is either told (the server writes it: every field is there, but those of structs that
leave out what is as usual) or given (the server reads it: what has a default may be left out).
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect as types

from clew.core.event import Event

__all__ = ["Module"]

_PLAIN = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}
_ANY_EVENT = "GameEvent"
_WIDE = 80


class Module:
    """A file of types: each has a name, and stands there once."""

    def __init__(self, names: Mapping[type, str] | None = None) -> None:
        """`names`: what structs are called that cannot keep their own name."""
        self._names = names or {}
        self._written: dict[str, str] = {}
        self._owners: dict[str, tuple[type, bool]] = {}
        self._literals: dict[tuple[object, ...], str] = {}

    def told(self, kind: Any) -> str:
        """A type that the server writes, as an expression; the structs in it are declared."""
        return self._expression(types.type_info(kind), given=False)

    def given(self, kind: Any) -> str:
        """A type that the server reads."""
        return self._expression(types.type_info(kind), given=True)

    def literal(self, name: str, kind: Any, doc: str = "") -> None:
        """Gives a list of words a name, under which it stands wherever it is used."""
        self.alias(name, self.told(kind), doc)
        info = types.type_info(kind)
        if isinstance(info, types.LiteralType):
            self._literals[tuple(info.values)] = name

    def alias(self, name: str, expression: str, doc: str = "") -> None:
        if len(expression) > _WIDE and "[" not in expression:
            expression = "".join(f"\n  | {part}" for part in expression.split(" | "))
        self.declare(name, f"{_comment(doc)}export type {name} = {expression}\n")

    def text(self) -> str:
        """Declarations in the order of their names, so that a change is a small one."""
        return "\n".join(self._written[name] for name in sorted(self._written))

    def declare(self, name: str, text: str) -> None:
        if self._written.setdefault(name, text) != text:
            raise SystemExit(f"two types of the page would be called {name}: rename one")

    def _expression(self, info: types.Type, given: bool) -> str:
        match info:
            case types.Metadata(type=inner, extra_json_schema=extra):
                if (extra or {}).get("title") == _ANY_EVENT:
                    return _ANY_EVENT
                return self._expression(inner, given)
            case types.LiteralType(values=values):
                named = self._literals.get(tuple(values))
                return named or " | ".join(json.dumps(value) for value in values)
            case types.UnionType(types=parts):
                return " | ".join(self._expression(part, given) for part in parts)
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                return f"{_grouped(self._expression(item, given))}[]"
            case types.TupleType(item_types=items):
                return f"[{', '.join(self._expression(item, given) for item in items)}]"
            case types.DictType(value_type=value):
                return f"Record<string, {self._expression(value, given)}>"
            case types.StructType():
                return self._struct(info, given)
        return _PLAIN[type(info)]

    def _struct(self, info: types.StructType, given: bool) -> str:
        if info.cls is Event:
            return _ANY_EVENT
        name = self._names.get(info.cls, info.cls.__name__)
        if not _may_miss(info, given=True):
            given = False  # It is the same both ways.
        if given and self._owners.get(name) == (info.cls, False):
            name = f"{name}Given"
        owner, _ = self._owners.setdefault(name, (info.cls, given))
        if owner is not info.cls:
            raise SystemExit(f"{owner} and {info.cls} would both be {name} in the page: rename one")
        if name in self._written:
            return name
        self._written[name] = ""  # It may be part of itself.
        doc = _comment(inspect.getdoc(info.cls) if _has_own_doc(info.cls) else "")
        if info.array_like:
            parts = [
                f"{field.encode_name}: {self._expression(field.type, given)}"
                for field in info.fields
            ]
            self._written[name] = f"{doc}export type {name} = [{', '.join(parts)}]\n"
            return name
        lines = [f"  {info.tag_field}: {json.dumps(info.tag)}"] if info.tag is not None else []
        optional = _may_miss(info, given)
        for field in info.fields:
            mark = "?" if field.name in optional else ""
            lines.append(f"  {field.encode_name}{mark}: {self._expression(field.type, given)}")
        body = "".join(f"{line}\n" for line in lines)
        self._written[name] = f"{doc}export interface {name} {{\n{body}}}\n"
        return name


def _may_miss(info: types.StructType, given: bool) -> set[str]:
    """The fields that need not be there."""
    if not given and not info.cls.__struct_config__.omit_defaults:
        return set()
    return {field.name for field in info.fields if not field.required}


def _has_own_doc(cls: type[msgspec.Struct]) -> bool:
    return "__doc__" in vars(cls) and bool(cls.__doc__)


def _grouped(expression: str) -> str:
    return f"({expression})" if " | " in expression else expression


def _comment(doc: str | None) -> str:
    if not doc:
        return ""
    lines = doc.strip().splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
