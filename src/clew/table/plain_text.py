"""Plain text: what may stand in a message or a request from outside, before anybody reads it.

A NUL can be written in JSON and stored nowhere; half of a character (a lone surrogate) is refused
by who reads the JSON. What is nested without end is no message at all.
"""

from __future__ import annotations

import re

__all__ = ["check_json", "check_nesting"]

_MOST_NESTED = 32
_ESCAPED = "\\u0000"
_ESCAPED_BYTES = _ESCAPED.encode()
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The escape itself, and not a backslash before it that is escaped."""
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)


def check_json(text: str | bytes) -> None:
    """Raises ValueError where a text of the JSON has a NUL. Costs next to nothing where it has
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
    """Raises ValueError where lists and objects stand in one another too deeply."""
    if body.count(b"[") + body.count(b"{") <= _MOST_NESTED:
        return
    depth = 0
    for sign in _STRING.sub(b"", body):
        if sign in b"[{":
            depth += 1
            if depth > _MOST_NESTED:
                raise ValueError(f"at most {_MOST_NESTED} lists and objects in one another")
        elif sign in b"]}":
            depth -= 1
