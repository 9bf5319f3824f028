"""What stands in a view besides boards and maze, and is easily forgotten at a table."""

from __future__ import annotations

from typing import NamedTuple

from clew.games.labyrinthos.view import View

__all__ = ["Standing", "standing"]


class Standing(NamedTuple):
    """A sentence `labyrinthos-standing-…`: whom it is about, and its other arguments."""

    message: str
    seats: list[int]
    values: dict[str, str | int]


def standing(view: View) -> list[Standing]:
    """Who is protected, what waits, what is spent: as far as it matters now."""
    if view.outcome:
        return []
    told = _of_attack(view)
    if view.fresh:
        told.append(Standing("fresh", view.fresh, {}))
    if view.movements:
        told.append(Standing("movements", view.movements, {}))
    if view.gained and len(view.agenda) > 1:
        told.append(Standing("gained", view.gained, {}))
    for seat in sorted(set(view.disarmed.values())):
        cells = [cell for cell, by in view.disarmed.items() if by == seat]
        told.append(Standing("disarmed", [seat], {"cells": ", ".join(cells)}))
    if view.python:
        told.append(Standing("python", [], {}))
    if view.trapped and view.players[view.turn - 1].hero == "diodotus":
        told.append(Standing("trapped", [view.turn], {}))
    if view.schemed:
        told.append(Standing("schemed", [view.turn], {}))
    return told


def _of_attack(view: View) -> list[Standing]:
    told = []
    if view.cloaked:
        told.append(Standing("cloaked", view.cloaked, {}))
    for seat, wounds in enumerate(view.spared, 1):
        if wounds:
            told.append(Standing("spared", [seat], {"count": wounds}))
    if view.mirror:
        told.append(Standing("mirror", [], {}))
    if len(view.rolls) > 1:
        told.append(Standing("rolls", [], {"lower": view.rolls[0], "blood": view.rolls[1]}))
    elif view.jaws:
        told.append(Standing("jaws", [], {}))
    return told
