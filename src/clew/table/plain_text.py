"""Plain text: what may stand in a message or a request from outside, before anybody reads it.

JSON can contain a NUL, but no database can store it. The JSON reader already refuses half a
character (a lone surrogate). JSON that is nested too deeply is not a message.
"""

from __future__ import annotations

import re

__all__ = ["check_json", "check_nesting"]

_MAX_NESTED = 32
_ESCAPED = "\\u0000"
_ESCAPED_BYTES = _ESCAPED.encode()
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""Matches the escape itself, but not one whose backslash is itself escaped."""
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)


def check_json(text: str | bytes) -> None:
    """Raises ValueError if a text of the JSON contains a NUL. The check is nearly free if there is
    none."""
    if isinstance(text, str):
        if _ESCAPED not in text:
            return
        text = text.encode("utf-8", "replace")
    elif _ESCAPED_BYTES not in text:
        return
    if _NUL.search(text):
        raise ValueError("a text cannot have a NUL character")


def check_nesting(body: bytes) -> None:
    """Raises ValueError if lists and objects are nested too deeply."""
    if body.count(b"[") + body.count(b"{") <= _MAX_NESTED:
        return
    depth = 0
    for sign in _STRING.sub(b"", body):
        if sign in b"[{":
            depth += 1
            if depth > _MAX_NESTED:
                raise ValueError(f"at most {_MAX_NESTED} lists and objects in one another")
        elif sign in b"]}":
            depth -= 1
