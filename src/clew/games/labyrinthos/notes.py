"""A view of Labyrinthos in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from clew.games.labyrinthos.standing import standing
from clew.games.labyrinthos.view import Item, View
from clew.words import Words

__all__ = ["asked_notes", "describe", "known_notes", "later_notes", "notes", "standing_notes"]

_POINTS = "monster"


def notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who is asked, what comes after, what stands, the own cards with what they do, and what is
    known."""
    told = asked_notes(view, words, names) + later_notes(view, words, names)
    told += standing_notes(view, words, names)
    if view.seat:
        told += _hand(view, words)
    return told + known_notes(view, words, names)


def asked_notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who is asked and why, and how much is left of it."""
    told = []
    if view.asked_seats:
        asked = words.listed([names[seat - 1] for seat in view.asked_seats])
        told.append(words.say("labyrinthos-note-asked", names=asked))
    told += _reason(view, words, names)
    if view.agenda and view.agenda[-1].task == _POINTS:
        told.append(words.say("labyrinthos-note-points", count=view.agenda[-1].count))
    return told


def later_notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """What comes after that."""
    later = [text for item in view.agenda[-2::-1] if (text := _item(item, words, names))]
    return [words.say("labyrinthos-note-agenda", tasks=words.listed(later))] if later else []


def standing_notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who is protected, what waits, what is spent."""
    return [
        words.say(
            f"labyrinthos-standing-{message}",
            names=words.listed([names[seat - 1] for seat in seats]),
            **values,
        )
        for message, seats, values in standing(view)
    ]


def _reason(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """What the window that is open lets react to (LO-51)."""
    if not view.agenda or not view.agenda[-1].task.startswith("on-"):
        return []
    if view.attacked:
        attacked = words.listed([names[seat - 1] for seat in view.attacked])
        monster = {"monster-def": words.thing(view.monster, "def"), "names": attacked}
        return [
            words.say("labyrinthos-note-why", why=words.say("labyrinthos-hint-attacked", **monster))
        ]
    played = next((item for item in view.agenda[::-1] if item.task == "deed"), None)
    if view.agenda[-1].task != "on-card" or played is None:
        return []
    arguments = {"name": names[played.seat - 1], "card": words.thing(played.deed)}
    if played.target:
        why = words.say("labyrinthos-hint-aimed", other=names[played.target - 1], **arguments)
    else:
        why = words.say("labyrinthos-hint-played", **arguments)
    return [words.say("labyrinthos-note-why", why=why)]


def known_notes(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Cards of others and face-down tiles that the seat knows."""
    told = []
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
    """The monster, every player with tokens, keys and wounds, the walls, and who began."""
    none = words.say("labyrinthos-note-none")
    told = []
    if view.monster_cell:
        monster = words.thing(view.monster, "def")
        monster = monster[:1].upper() + monster[1:]
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
    told.append(words.say("labyrinthos-standing-began", names=names[view.start - 1]))
    return told
