"""What trainings keep, so that they can be continued: everything they need, the net, the curve."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import torch

from clew.bots.nets import Stored, write
from clew.core.errors import ClewError
from clew.training.settings import Settings

__all__ = ["Learning", "go_on", "keep", "kept_in"]

_CURVE = "curve.csv"
_NET = "net.msgpack"
_Step_co = TypeVar("_Step_co", bound=tuple[Any, ...], covariant=True)


class Learning(Protocol[_Step_co]):
    """Something that learns in iterations, and can be kept and continued."""

    decisions: int
    seconds: float

    @property
    def is_over(self) -> bool: ...

    def iterate(self) -> _Step_co: ...

    def save(self, folder: Path) -> None: ...

    def resume(self, folder: Path) -> None: ...


def go_on(
    learning: Learning[_Step_co],
    folder: Path,
    *,
    columns: Sequence[str],
    continued: bool,
    minutes: float,
    told: Callable[[int, _Step_co], None],
    keep_every: float,
) -> None:
    """Learns to the end, or for so many minutes, from where it was left if it is continued. A line
    of the curve for each iteration, and every now and then all is kept."""
    folder.mkdir(parents=True, exist_ok=True)
    curve = folder / _CURVE
    if continued:
        learning.resume(folder)
        _cut(curve, learning.decisions)
    began = kept = time.perf_counter()
    with curve.open("a", newline="") as file:
        rows = csv.writer(file)
        if not curve.stat().st_size:
            rows.writerow(("decisions", "seconds", *columns))
        while not learning.is_over and not (minutes and time.perf_counter() - began > 60 * minutes):
            found = learning.iterate()
            numbers = (round(value, 5) for value in found)
            rows.writerow((learning.decisions, round(learning.seconds, 2), *numbers))
            told(learning.decisions, found)
            if time.perf_counter() - kept > keep_every:
                file.flush()
                learning.save(folder)
                kept = time.perf_counter()
    learning.save(folder)


def keep(file: Path, kept: dict[str, Any], net: Stored) -> None:
    """Keeps what is needed to continue, so that there is always a whole file, and beside it the net
    to play with."""
    fresh = file.with_name(f"{file.name}.new")
    torch.save(kept, fresh)
    fresh.replace(file)
    file.with_name(_NET).write_bytes(write(net))


def kept_in(file: Path, settings: Settings, free: Sequence[str], device: str) -> dict[str, Any]:
    """What was kept. Raises ClewError if that was with other settings, but for the `free` ones."""
    kept: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
    old = msgspec.json.decode(kept["settings"], type=Settings)
    same = {name: getattr(settings, name) for name in free}
    if msgspec.structs.replace(old, **same) != settings:
        raise ClewError(f"{file} has learned with other settings")
    return kept


def _cut(curve: Path, decisions: int) -> None:
    """Takes away what was written after the last time that everything was kept."""
    lines = curve.read_text().splitlines() if curve.exists() else []
    whole = [line for line in lines[1:] if int(line.split(",")[0] or 0) <= decisions]
    curve.write_text("".join(f"{line}\n" for line in [*lines[:1], *whole]))
