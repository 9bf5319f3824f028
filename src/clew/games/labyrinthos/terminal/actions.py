"""The actions of Labyrinthos for choosing: on which tiles each is offered, and how it is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from clew.core.cells import cell_name, cell_number
from clew.games.labyrinthos.components import COSTS, KEYS
from clew.games.labyrinthos.view import Offer, View
from clew.words import Words

__all__ = ["WORDS", "Item", "cells", "key_moved", "menu", "saying"]

WORDS: Final = ("pass", "done", "decline")
"""What ends something."""
_ON_CELLS: Final = ("move", "explore", "monster", "send", "strike", "look", "reveal", "disarm")
_STEPS: Final = {"north": -7, "east": 1, "south": 7, "west": -1}
_VERBS: Final = {
    "move": "move",
    "explore": "explore",
    "discover": "discover",
    "desperate": "play",
    "rotate-wall": "shift",
    "rotate-tile": "rotate",
    "heal": "heal",
    "special": "special",
    "recover": "recover",
    "rearrange": "rearrange",
}
"""How the actions of each slot begin."""
_COLOUR_OF: Final = {key.name: key.colour for key in KEYS}


class Item(NamedTuple):
    """A line of the own hero board in the own turn: what it offers, and its legal actions."""

    offer: Offer
    actions: list[str]
    slot: str = ""
    """The slot that a key covers."""


def menu(view: View, texts: Sequence[str]) -> list[Item]:
    """The own hero board; a key stands in place of the action that it covers."""
    if view.asked != "turn" or view.acting != view.seat or not view.seat:
        return []
    keys = view.players[view.seat - 1].keys
    slots = {key: slot for slot, key in keys.items()}
    offers = {offer.name: offer for offer in view.offers}
    items = []
    for name in COSTS:
        shown = keys.get(name, name)
        items.append(_item(offers[shown], texts, slots.get(shown, "")))
    if "empty" in keys:
        items.append(_item(offers[keys["empty"]], texts, "empty"))
    return items


def _item(offer: Offer, texts: Sequence[str], slot: str) -> Item:
    begin = ["use", offer.name] if slot else [_VERBS[offer.name]]
    actions = [text for text in texts if text.split()[: len(begin)] == begin]
    return Item(offer, actions, slot)


def cells(text: str, view: View) -> list[str]:
    """The tiles on which an action is chosen; none if it is chosen from a list."""
    verb, *rest = text.split()
    if verb in _ON_CELLS or verb in ("rotate", "shift"):
        return [rest[0]]
    if verb in ("wall", "raze"):
        return [rest[0], _beside(rest[0], rest[1])]
    if verb == "charge":
        return [_beside(view.monster_cell, rest[0])]
    if verb == "turn":
        return [view.agenda[-1].cell]
    return []


def _beside(cell: str, side: str) -> str:
    return cell_name(cell_number(cell) + _STEPS[side])


def saying(text: str, view: View, words: Words, names: Sequence[str], texts: Sequence[str]) -> str:
    """What an action does, in a few words; `texts` are all that are offered with it."""
    verb, *rest = text.split()
    arguments: dict[str, object] = {}
    if verb in ("feet", "recover", "rearrange"):
        most = {name: COSTS[name].either for name in ("recover", "rearrange")}
        total = most.get(verb) or max(int(other.split()[1]) for other in texts)
        arguments = {"feet": int(rest[0]), "hands": total - int(rest[0])}
    elif verb in ("player", "barter"):
        seat = int(rest[0])
        arguments = {"name": names[seat - 1], "hero": words.thing(view.players[seat - 1].hero)}
        if verb == "barter":
            colour = rest[1]
            arguments["colour"] = words.thing(colour)
            arguments["key"] = _key_at(view, seat, colour, words)
            arguments["own"] = _key_at(view, view.seat, colour, words)
    elif verb == "turn":
        arguments = {"degrees": int(rest[0]), "open": _opened(text, view, words)}
    elif rest and not (arguments := _in_the_maze(verb, rest, words)):
        arguments = _on_the_board(text, view, words)
    return words.say(f"labyrinthos-do-{verb}", **arguments)


def _in_the_maze(verb: str, rest: Sequence[str], words: Words) -> dict[str, object]:
    if verb in _ON_CELLS:
        return {"cell": rest[0]}
    if verb == "rotate":
        return {"cell": rest[0], "way": rest[1]}
    if verb == "charge":
        return {"side": words.thing(rest[0][0])}
    if verb in ("wall", "raze", "shift"):
        sides = [words.thing(side[0]) for side in rest[1:]]
        return {"cell": rest[0], "side": sides[0], "to": sides[-1]}
    return {}


def _on_the_board(text: str, view: View, words: Words) -> dict[str, object]:
    """Of slots, cards, keys and heroes."""
    verb, first, *rest = text.split()
    thing = words.thing(first)
    if verb in ("heal", "wound", "give", "slot"):
        return {"slot": _slot(first, view, words)}
    if verb == "use":
        return {"key": thing, "token": rest[0] if rest else "none"}
    if verb == "hero":
        return {"hero": thing, "special": words.say(f"labyrinthos-special-{first}")}
    if verb == "key":
        return {"key": key_moved(text, view, words), "slot": words.thing(rest[0])}
    return {"card": thing, "key": thing}


def _opened(text: str, view: View, words: Words) -> str:
    """The sides that are open once the tile lies so."""
    sides = int(view.tiles[cell_number(view.agenda[-1].cell)], 16)
    quarters = int(text.split()[1]) // 90
    sides = (sides << quarters | sides >> 4 - quarters) & 15
    return words.listed([words.thing(side) for bit, side in enumerate("nesw") if sides >> bit & 1])


def _slot(slot: str, view: View, words: Words) -> str:
    """A slot, or the key that covers it."""
    keys = view.players[view.seat - 1].keys if view.seat else {}
    return words.thing(keys.get(slot, slot))


def _key_at(view: View, seat: int, colour: str, words: Words) -> str:
    keys = view.players[seat - 1].keys.values()
    return next((words.thing(key) for key in keys if _COLOUR_OF[key] == colour), "")


def key_moved(text: str, view: View, words: Words) -> str:
    """The key that is moved to another slot: its owner is who is aimed at."""
    item = view.agenda[-1]
    return _key_at(view, item.target or item.seat, text.split()[1], words)
