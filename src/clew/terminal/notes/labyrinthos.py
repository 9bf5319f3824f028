"""A view of Labyrinthos in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from clew.games.labyrinthos.view import Item, View
from clew.words import Words

__all__ = ["describe", "notes"]

_POINTS = "monster"


def notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who is asked, what comes after, the own cards with what they do, and what is known."""
    told = []
    if view.asked_seats:
        asked = words.listed([names[seat - 1] for seat in view.asked_seats])
        told.append(words.say("labyrinthos-note-asked", names=asked))
    if view.agenda and view.agenda[-1].task == _POINTS:
        told.append(words.say("labyrinthos-note-points", count=view.agenda[-1].count))
    later = [text for item in view.agenda[-2::-1] if (text := _item(item, words, names))]
    if later:
        told.append(words.say("labyrinthos-note-agenda", tasks=words.listed(later)))
    if view.seat:
        told += _hand(view, words)
    for seat, cards in enumerate(view.known, 1):
        if cards:
            listed = words.listed([words.thing(card) for card in cards])
            told.append(words.say("labyrinthos-note-known", name=names[seat - 1], cards=listed))
    for cell, tile in view.seen.items():
        text = words.listed([words.thing(part) for part in tile.split()])
        told.append(words.say("labyrinthos-note-seen", cell=cell, tile=text))
    return told


def _item(item: Item, words: Words, names: Sequence[str]) -> str:
    """What is still to come, or nothing if it says nothing to a player."""
    message = f"labyrinthos-task-{item.task}"
    if not words.has(message):
        return ""
    return words.say(message, name=names[item.seat - 1], deed=words.thing(item.deed))


def _hand(view: View, words: Words) -> list[str]:
    if not view.hand:
        return [words.say("labyrinthos-note-no-hand")]
    return [
        words.say("labyrinthos-note-hand"),
        *(
            words.say(
                "labyrinthos-note-card",
                card=words.thing(card),
                text=words.say(f"labyrinthos-deed-{card}"),
            )
            for card in view.hand
        ),
        *(
            words.say(
                "labyrinthos-note-card",
                card=words.thing(key),
                text=words.say(f"labyrinthos-deed-{key}"),
            )
            for key in view.players[view.seat - 1].keys.values()
        ),
    ]


def describe(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The monster, every player with tokens, keys and wounds, and the walls."""
    none = words.say("labyrinthos-note-none")
    told = []
    if view.monster_cell:
        monster = words.thing(view.monster, "def")
        cell = view.monster_cell
        told.append(words.say("labyrinthos-note-monster", **{"monster-def": monster, "cell": cell}))
    else:
        told.append(words.say("labyrinthos-note-no-monster"))
    for name, player in zip(names, view.players, strict=False):
        keys = [
            words.say("labyrinthos-note-key", key=words.thing(key), slot=words.thing(slot))
            for slot, key in player.keys.items()
        ]
        told.append(
            words.say(
                "labyrinthos-note-player",
                name=name,
                hero=words.thing(player.hero) if player.hero else none,
                cell=player.cell or none,
                feet=player.feet,
                hands=player.hands,
                cards=player.cards,
                keys=words.listed(keys) or none,
                wounds=words.listed([words.thing(slot) for slot in player.wounds]) or none,
            )
        )
    if view.walls:
        told.append(words.say("labyrinthos-note-walls", walls=words.listed(view.walls)))
    return told
