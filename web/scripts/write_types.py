"""Writes the page's TypeScript types from the types of the games and of the server.

Run it by `make types`, after one of them has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from contract import contract
from typescript import Module

from clew.core.game import Game
from clew.games import find, names

WEB = Path(__file__).parent.parent
HEADING = "// Made by `make types` from {}: not to be edited.\n"


def types_of(game: Game[Any]) -> str:
    """A game's options, what a seat sees and may plan, and all that can happen."""
    module = Module()
    module.given(game.options)
    module.told(game.view_type)
    if plans := game.part("plans"):
        module.told(plans.Plan)
    events = " | ".join(module.told(event) for event in game.events)
    module.alias("Happening", events, "Everything that can happen, told apart by `event`.")
    return module.text()


def files() -> dict[Path, str]:
    """Every generated file, as it should be."""
    found = {WEB / "src/lib/contract.ts": HEADING.format("the server's types") + contract()}
    for name in names():
        folder = WEB / "src" / "games" / name
        if folder.is_dir():
            heading = HEADING.format(f"the types of {name}")
            found[folder / "types.ts"] = heading + types_of(find(name))
    return found


def main(check: bool) -> int:
    stale = []
    for path, text in files().items():
        if not check:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            stale.append(str(path))
    if stale:
        print("Out of date, run make types:", *stale)
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
