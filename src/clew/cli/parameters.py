"""What several commands take: parameters, and how their text is read."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from clew.core.errors import ClewError

__all__ = ["Json", "Language", "Options", "Ray", "read_options", "split"]

Language = Annotated[
    str | None, Parameter(name="--lang", help="en or fr; by default the system's.")
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="For programs: JSON.")]
Ray = Annotated[
    str | None,
    Parameter(help="A Ray cluster instead: host:port, auto, or local (docs/cluster.md)."),
]
Options = Annotated[
    list[str],
    Parameter(name=["--option", "-o"], negative=(), help="An option of the game, name=value."),
]


def read_options(pairs: list[str]) -> dict[str, str]:
    """name=value, as often as wanted."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ClewError(f"--option {pair}: an option is name=value")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def split(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
