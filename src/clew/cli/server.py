"""`clew serve`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from clew.core.errors import ClewError

__all__ = ["run"]


def run(options: Mapping[str, Any], file: Path | None, *, show: bool = False) -> None:
    try:
        from clew.server.serve import serve
    except ImportError as error:
        raise ClewError(
            f"the server needs more than is installed ({error.name}): pip install 'clew[server]'"
        ) from None
    from clew.server.settings import load

    serve(load(options, file=file), show=show)
