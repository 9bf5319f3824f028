"""Writes the TypeScript types of every game's view, events and options from its JSON schema.

Run it by `make types`, after a view has changed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from clew.games import find, names

WEB = Path(__file__).parent.parent
COMPILER = WEB / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"


def types_of(name: str) -> str:
    schema = find(name).schema()
    whole = {
        "title": "Game",
        "type": "object",
        "additionalProperties": False,
        "required": ["options", "view", "events"],
        "properties": {part: schema[part] for part in ("options", "view", "events")},
        "$defs": schema["$defs"],
    }
    done = subprocess.run(
        ["node", str(COMPILER), "--bannerComment", ""],
        input=json.dumps(whole),
        capture_output=True,
        text=True,
        check=True,
    )
    heading = f"// Made by `make types` from `clew schema {name}`: not to be edited.\n"
    return heading + done.stdout


def main(check: bool) -> int:
    stale = []
    for name in names():
        path = WEB / "src" / "games" / name / "types.ts"
        if not path.parent.is_dir():
            continue
        text = types_of(name)
        if check and (not path.exists() or path.read_text() != text):
            stale.append(str(path))
        elif not check:
            path.write_text(text)
    if stale:
        print("Out of date, run make types:", *stale)
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
