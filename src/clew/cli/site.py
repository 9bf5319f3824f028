"""`clew site`: the page that needs no server, as a folder for any web host."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from clew.cli.output import echo
from clew.core.errors import ClewError
from clew.core.installation import site_at_hand

__all__ = ["run"]


def run(folder: Path) -> None:
    site = site_at_hand()
    if site is None:
        raise ClewError(
            "the site is not at hand: it needs Pyodide, which `make site` in a clone of Clew "
            "fetches; after that, a Clew that is installed from this clone finds it"
        )
    folder = folder.absolute()
    if folder.exists() and not folder.is_dir():
        raise ClewError(f"{folder} is not a folder")
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise ClewError(f"{folder} is not empty, and no older site either: nothing was written")
    try:
        _replace(site, folder)
    except OSError as error:
        raise ClewError(f"{folder} cannot be written: {error.strerror}") from None
    echo(
        f"{folder}: put it on any web host, or try it with\n"
        f"python3 -m http.server --directory '{folder}'"
    )


def _replace(site: Path, folder: Path) -> None:
    """There is never half a site."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".clew-site-") as beside:
        new, older = Path(beside, "new"), Path(beside, "older")
        shutil.copytree(site, new)
        if folder.exists():
            folder.rename(older)
        new.rename(folder)
