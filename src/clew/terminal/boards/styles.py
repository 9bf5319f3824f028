"""Styles that boards share. A colour is never the only sign of anything."""

from __future__ import annotations

from typing import Final

from rich.style import Style

__all__ = ["CHOSEN", "CURSOR", "FAINT", "POSSIBLE", "TEXT", "seat_style"]

TEXT: Final = Style(color="#d8d4cc")
FAINT: Final = Style(color="#7d8a88")
CURSOR: Final = Style(color="#201800", bgcolor="#f2c200", bold=True)
CHOSEN: Final = Style(color="#f2c200", bold=True)
POSSIBLE: Final = Style(color="#8fdc6a", bold=True)

_SEATS: Final = ("#e0607e", "#5aa0f2", "#e8b43a", "#62c272", "#b58af0", "#f08a4b")


def seat_style(seat: int) -> Style:
    """How a player's number is shown, in games where players have no colour of their own."""
    return Style(color="#101010", bgcolor=_SEATS[seat - 1], bold=True)
