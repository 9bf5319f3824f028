"""The reference of the messages in docs/engine.md, from their types.

`python -m clew.engine.reference docs/engine.md` writes it there anew.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from clew.engine.messages import FROM_HOST, FROM_PROGRAM, Happening

__all__ = ["reference", "rewrite"]

BEGIN, END = "<!-- messages -->", "<!-- end of messages -->"


def reference() -> str:
    """All messages as Markdown tables."""
    parts = ["### From the host\n"]
    parts += [_message(kind) for kind in FROM_HOST]
    parts.append("### From the program\n")
    parts += [_message(kind) for kind in FROM_PROGRAM]
    parts += ["### Parts\n", _message(Happening, "happening")]
    return "\n".join(parts)


def _message(kind: type[msgspec.Struct], name: str = "") -> str:
    about = " ".join(inspect.cleandoc(kind.__doc__ or "").split())
    hints = get_type_hints(kind, include_extras=True)
    rows = [
        f"| `{field.name}` | {_shape(hints[field.name])} | {_description(hints[field.name])} |"
        for field in msgspec.structs.fields(kind)
    ]
    title = name or str(kind.__struct_config__.tag)
    heading = f"#### {title}\n\n{about}\n"
    return heading + "\n" + "\n".join(["| field | | |", "|---|---|---|", *rows]) + "\n"


def _description(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        for meta in hint.__metadata__:
            if isinstance(meta, msgspec.Meta) and meta.description:
                return meta.description
    return ""


_WORDS = {str: "text", int: "integer", float: "number", bool: "true or false", type(None): "null"}


def _shape(hint: Any) -> str:
    """What a field holds, in words."""
    if get_origin(hint) is Annotated:
        return _shape(hint.__origin__)
    if hint is Any:
        return "object"
    if hint in _WORDS:
        return _WORDS[hint]
    inner = get_args(hint)
    if get_origin(hint) is list:
        return f"list of {_shape(inner[0])}"
    if get_origin(hint) is dict:
        return "object"
    if inner:
        return " or ".join(_shape(one) for one in inner)
    return "[happening](#happening)" if hint is Happening else "object"


def rewrite(text: str) -> str:
    """A document with the reference between its two marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"the document must have {BEGIN} and {END}")
    return f"{before}{begin}\n\n{reference()}\n{end}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rewrite(path.read_text("utf-8")), "utf-8")
