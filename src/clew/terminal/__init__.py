"""Play in the terminal."""

from __future__ import annotations

from pathlib import Path

__all__ = ["play"]


def play(
    game_id: str,
    *,
    seats: list[str],
    names: list[str] | None,
    options: dict[str, str],
    seed: str | None,
    plain: bool,
    resume: Path | None,
    save: Path | None,
    lang: str,
) -> None:
    raise NotImplementedError
