"""What several commands take: parameters, and how their text is read."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from clew.core.errors import ClewError

__all__ = ["Json", "Language", "Options", "Plain", "Ray", "read_options", "split"]

Language = Annotated[
    str | None, Parameter(name="--lang", help="en, fr or de; by default the system's.")
]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="For programs: JSON.")]
Plain = Annotated[bool, Parameter(negative=(), help="Lines only: pipes, screen readers.")]
Ray = Annotated[
    str | None,
    Parameter(help="A Ray cluster instead: host:port, auto, or local (docs/cluster.md)."),
]
Options = Annotated[
    list[str],
    Parameter(
        name=["--option", "-o"],
        negative=(),
        help="An option of the game, name=value; clew games GAME lists them.",
    ),
]


def read_options(pairs: list[str]) -> dict[str, str]:
    """name=value, as often as wanted."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ClewError(
                f"--option {pair}: an option is name=value", why="option-form", given=pair
            )
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def split(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
