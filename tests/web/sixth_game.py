"""The sixth game, as if its package were installed beside Clew: the page has no board for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DUEL = "duel"
SIXTH = Path(__file__).parents[1] / "sixth"


@contextmanager
def sixth_game(folder: Path) -> Iterator[dict[str, str]]:
    """The environment in which a server knows it."""
    known = folder / "installed" / f"{DUEL}-1.0.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {DUEL}\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text(f"[clew.games]\n{DUEL} = {DUEL}\n")
    paths = [str(SIXTH), str(known.parent), os.environ.get("PYTHONPATH", "")]
    yield {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
