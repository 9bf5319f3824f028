"""Kinds of values, and how names and numbers are written in C++."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

__all__ = ["Kind", "Typed", "bare", "number", "safe", "word_type"]


class Kind(Enum):
    """The kind of a value, with its C++ type."""

    INT = "i64"
    BOOL = "bool"
    FLOAT = "double"
    VEC = "Vec"
    STATE = "State&"
    CHANCE = "Chance&"
    LOG = "log"
    NONE = "void"
    SHARES = "shares"
    """Win shares, or None: what `result` gives."""
    TABLE = "table"
    """A constant with numbers in it."""


Typed = tuple[str, Kind]
"""An expression in C++, and its kind."""

_TAKEN = """
    alignas asm auto break case catch char class const constexpr continue default delete do double
    else enum explicit export extern false float for friend goto if inline int long mutable
    namespace new noexcept nullptr operator private protected public register return short signed
    sizeof static struct switch template this throw true try typedef typename union unsigned using
    virtual void volatile wchar_t while
    i64 u64 u32 Vec Table State Chance FN BIG HERE ROLLED BOUNDS TABLE CHECKED within fault faults
    mul shl floordiv floormod either most least magnitude bit_count lowest_bit below sow next_word
    made shares
"""
_RESERVED = frozenset(_TAKEN.split())


def safe(name: str) -> str:
    """A name that means nothing else in C++ or in the prelude."""
    return f"{name}_" if name in _RESERVED else name


def number(value: int) -> str:
    if value == -(2**63):
        return "(-9223372036854775807LL - 1)"
    return f"{value}LL" if value >= 0 else f"({value}LL)"


def word_type(values: Sequence[int]) -> str:
    """The smallest type that holds all values of a table."""
    for kind, bits in (("signed char", 7), ("short", 15), ("int", 31)):
        if all(-(2**bits) <= value < 2**bits for value in values):
            return kind
    return "i64"


def bare(text: str) -> str:
    """The text without parentheses around the whole."""
    if not (text.startswith("(") and text.endswith(")")):
        return text
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and place < len(text) - 1:
            return text
    return text[1:-1]
