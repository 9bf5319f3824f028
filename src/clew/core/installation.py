"""This installation: whether its rules are compiled, and how an extra is added to it."""

from __future__ import annotations

import shlex
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec

import clew
from clew.core import state
from clew.core.errors import ClewError

__all__ = ["how_to_install", "is_compiled", "missing", "site_at_hand"]

DISTRIBUTION = "clew-games"


class _Origin(msgspec.Struct):
    """What pip writes down about where a package came from (PEP 610)."""

    url: str


def is_compiled() -> bool:
    """Whether this process runs the compiled build."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def missing(what: str, extra: str) -> ClewError:
    """One sentence that says that something is not installed and ends with the command to install
    it."""
    return ClewError(f"{what}: {how_to_install(extra)}")


def how_to_install(extra: str = "") -> str:
    """A command that installs Clew again from its original source, with one more extra."""
    extras = f"[{extra}]" if extra else ""
    return f"{shlex.quote(sys.executable)} -m pip install {shlex.quote(f'{_origin()}{extras}')}"


def site_at_hand() -> Path | None:
    """The page that needs no server: this installation has it (CLEW_SITE when it was built), or the
    clone that it was made from does (`make site`)."""
    brought = Path(clew.__file__).parent / "site"
    built = Path(_origin()) / "build" / "play"
    return next((one for one in (brought, built) if (one / "index.html").is_file()), None)


def _origin() -> str:
    """The clone or wheel file that this installation was made from, if it is still there."""
    clone = Path(clew.__file__).parents[2]
    if (clone / "pyproject.toml").is_file() and (clone / "hatch_build.py").is_file():
        return str(clone)
    # These take time to load, and whoever works in a clone needs none of them.
    from importlib.metadata import PackageNotFoundError, distribution
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        written = distribution(DISTRIBUTION).read_text("direct_url.json")
    except PackageNotFoundError:
        written = None
    if written:
        url = urlsplit(msgspec.json.decode(written, type=_Origin).url)
        path = Path(url2pathname(url.path))
        if url.scheme == "file" and path.exists():
            return str(path)
    return DISTRIBUTION
