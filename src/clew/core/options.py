"""What can be chosen before a game: read from JSON or as a person types it, told in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec

from clew.core.errors import OptionsError

__all__ = ["Options", "Takes", "read_options", "takes"]

_WORDS = {"yes": True, "on": True, "no": False, "off": False}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of a game's options. Its JSON schema is the form a player fills in."""

    of_seats: ClassVar[str] = ""
    """The option that has one value for each seat, which the seat's player chooses; empty if there
    is none."""
    friendly: ClassVar[tuple[str, ...]] = ()
    """Options that a rated game leaves as they are."""


class Takes(NamedTuple):
    """What an option takes."""

    least: int | None = None
    most: int | None = None
    """The bounds of a number; of a list, the most parts it may have."""
    values: tuple[str | int, ...] = ()
    """The values there are, of the option or of a list's parts."""
    several: bool = False
    """Whether it is a list, separated by commas."""
    switch: bool = False
    """Whether it is a yes or a no."""

    def in_words(self) -> str:
        values = ", ".join(str(value) for value in self.values)
        if self.switch:
            return "yes or no"
        if self.several:
            most = "" if self.most is None else f"at most {self.most} "
            return f"{most}of {values}, separated by commas" if values else f"{most}in a list"
        if values:
            return f"one of {values}"
        if self.least is not None and self.most is not None:
            return f"a number from {self.least} to {self.most}"
        return "another value"

    def as_values(self) -> dict[str, str | int]:
        """What a sentence in any language needs to say the same."""
        kind = "other"
        if self.switch:
            kind = "switch"
        elif self.several:
            kind = "list" if self.most is None else "list-most"
        elif self.values:
            kind = "one"
        elif self.least is not None and self.most is not None:
            kind = "number"
        return {
            "takes": kind,
            "there": ", ".join(str(value) for value in self.values),
            "least": self.least or 0,
            "most": self.most or 0,
        }


def takes(kind: object) -> Takes:
    """What an option of this type takes."""
    return _takes(msgspec.inspect.type_info(kind))


def _takes(info: msgspec.inspect.Type) -> Takes:
    match info:
        case msgspec.inspect.Metadata():
            return _takes(info.type)
        case msgspec.inspect.BoolType():
            return Takes(switch=True)
        case msgspec.inspect.IntType():
            return Takes(least=info.ge, most=info.le)
        case msgspec.inspect.LiteralType():
            return Takes(
                values=tuple(value for value in info.values if isinstance(value, str | int))
            )
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            return Takes(most=info.max_length, values=_takes(info.item_type).values, several=True)
        case _:
            return Takes()


def read_options(
    name: str, kind: type[Options], values: Mapping[str, object], *, from_text: bool
) -> Options:
    """The options of the game of this name, from JSON values or as typed (from_text)."""
    known = _fields(kind)
    given = {}
    for option, value in values.items():
        if option not in known:
            there = ", ".join(known) or "none"
            raise OptionsError(
                f"{name} has no option {option!r}; it has: {there}",
                why="no-option",
                game=name,
                option=option,
                there=there,
            )
        field = known[option]
        typed = from_text and isinstance(value, str) and not isinstance(field.default, str)
        try:
            given[option] = msgspec.convert(
                _from_text(str(value), field.type) if typed else value,
                field.type,
                strict=not from_text,
            )
        except msgspec.ValidationError:
            wanted = takes(field.type)
            raise OptionsError(
                f"options of {name}: {option}: {wanted.in_words()}, not {_shown(value)}",
                why="option-value",
                option=option,
                given=_shown(value),
                **wanted.as_values(),
            ) from None
    try:
        return kind(**given)
    except (TypeError, ValueError) as error:  # one is missing, or they do not go together
        raise OptionsError(
            f"options of {name}: {error}", why="options", game=name, detail=str(error)
        ) from None


@cache
def _fields(kind: type[Options]) -> dict[str, msgspec.structs.FieldInfo]:
    """The options that there are, by their names. (msgspec reads their annotations each time.)"""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _shown(value: object) -> str:
    """A wrong value, short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _from_text(value: str, kind: Any) -> object:
    """A typed-in list is separated by commas; empty text and "none" mean none."""
    if value in ("", "none") and type(None) in getattr(kind, "__args__", ()):
        return None
    wanted = takes(kind)
    if wanted.several:
        return [part.strip() for part in value.split(",") if part.strip()]
    if wanted.switch:
        return _WORDS.get(value.lower(), value)
    return value
