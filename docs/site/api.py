"""The API reference, from the sources: signatures, docstrings, and the notes below fields.

It reads and does not import, so that no library of an extra is needed to make it.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

__all__ = ["reference"]

SOURCES = Path(__file__).parents[2] / "src"


def reference(module: str) -> str:
    """What a module offers: everything in its `__all__`, in the order of the source."""
    body = _body(module)
    parts = [_text(ast.Module(body, [])), *_offered(body, _public(body))]
    return "\n\n".join(part for part in parts if part)


def _body(module: str) -> list[ast.stmt]:
    return ast.parse(_file(module).read_text("utf-8")).body


def _offered(body: list[ast.stmt], public: set[str]) -> Iterator[str]:
    """Definitions of these names; those that come from another module of Clew's are found there."""
    for node, below in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.ImportFrom(module=str(origin), names=names) if origin.startswith("clew"):
                brought = {one.name for one in names} & public
                if brought:
                    yield from _offered(_body(origin), brought)
            case ast.ClassDef(name=name) if name in public:
                yield from _class(node)
            case ast.FunctionDef(name=name) if name in public:
                yield from _function(node, "###")
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                if name in public:
                    yield f"### `{name}`"
                    yield _note(below)


def _file(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _public(body: list[ast.stmt]) -> set[str]:
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return set(ast.literal_eval(value))
    raise ValueError("a module of the reference has __all__")


def _class(node: ast.ClassDef) -> Iterator[str]:
    begins = [one for one in _methods(node) if one.name == "__init__"]
    signature = _signature(begins[0], node.name) if begins else node.name
    yield f"### `{node.name}`"
    yield _code(signature) if begins else ""
    yield _text(node)
    rows = list(_fields(node))
    if rows:
        yield "\n".join(["| | | |", "|---|---|---|", *rows])
    for method in _methods(node):
        if not method.name.startswith("_"):
            yield from _function(method, "####")


def _methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [one for one in node.body if isinstance(one, ast.FunctionDef)]


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Fields with a note, and those of a struct in any case."""
    for field, below in zip(node.body, [*node.body[1:], None], strict=True):
        match field:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind):
                if not name.startswith("_"):
                    shape = ast.unparse(kind).replace("|", "\\|")
                    yield f"| `{name}` | `{shape}` | {_note(below)} |"


def _function(node: ast.FunctionDef, heading: str) -> Iterator[str]:
    decorators = [ast.unparse(one) for one in node.decorator_list]
    is_value = any(one in ("property", "cached_property") for one in decorators)
    shown = node.name if is_value else _signature(node, node.name)
    if node.returns and not is_value:
        shown += f" -> {ast.unparse(node.returns)}"
    yield f"{heading} `{node.name}`"
    yield "" if is_value else _code(shown)
    yield _text(node)


def _signature(node: ast.FunctionDef, name: str) -> str:
    arguments = node.args
    kept = ast.arguments(
        posonlyargs=arguments.posonlyargs,
        args=[one for one in arguments.args if one.arg not in ("self", "cls")],
        vararg=arguments.vararg,
        kwonlyargs=arguments.kwonlyargs,
        kw_defaults=arguments.kw_defaults,
        kwarg=arguments.kwarg,
        defaults=arguments.defaults,
    )
    return f"{name}({ast.unparse(kept)})"


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


def _text(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring as Markdown: examples become blocks of code."""
    parts = inspect.cleandoc(ast.get_docstring(node) or "").split("\n\n")
    return "\n\n".join(
        f"```pycon\n{part}\n```" if part.startswith(">>> ") else part for part in parts
    )


def _note(below: ast.stmt | None) -> str:
    """The docstring below a field or a constant."""
    match below:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return ""
