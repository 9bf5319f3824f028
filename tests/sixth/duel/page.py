"""The board of Duel in the browser: the tricks so far, what the others hold, and your hand."""

from __future__ import annotations

from collections.abc import Sequence

from clew.core.page_board import Area, Space
from clew.words import Words

from . import View

__all__ = ["board"]


def board(view: View, words: Words, names: Sequence[str]) -> list[Area]:
    def card(number: int, *, taken: bool = False) -> Space:
        return Space(text=str(number), shape="card", marked=taken)

    areas = []
    for played in view.played:
        best = min(played) if view.lowest else max(played)
        title = words.say("duel-page-trick", name=names[played.index(best)])
        areas.append(Area(title=title, spaces=[card(one, taken=one == best) for one in played]))
    for i, name in enumerate(names):
        if i != view.seat - 1:
            back = Space(shape="back", label=words.say("duel-page-back"))
            areas.append(Area(title=name, spaces=[back] * view.held[i]))
    hand = [Space(text=str(one), shape="card", actions=[f"choose {one}"]) for one in view.hand]
    if view.chosen:
        hand.append(card(view.chosen, taken=True))
    if view.seat:
        areas.append(Area(title=words.say("duel-page-hand"), spaces=hand))
    return areas
