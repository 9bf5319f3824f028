"""What stands beside the maze of Labyrinthos: hero boards, cards, and what the game waits for."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.style import Style
from rich.text import Text

from clew.games.labyrinthos.components import CARDS
from clew.games.labyrinthos.notes import asked_notes, known_notes, later_notes, standing_notes
from clew.games.labyrinthos.terminal.actions import Item
from clew.games.labyrinthos.view import Offer, Player, View
from clew.terminal.boards.board import LETTERS
from clew.terminal.boards.styles import CHOSEN, CURSOR, FAINT, TEXT, seat_style
from clew.words import Words

__all__ = ["agenda_page", "asked_lines", "cost", "hand_page", "hero_page", "heroes_page", "tally"]

_WHY = 11
"""Columns for why an action cannot be used."""
_REACTIONS = {card.name for card in CARDS if card.reaction}


def cost(offer: Offer, words: Words) -> str:
    """Tokens as short as can be: 1f, 2h, 5*."""
    parts = (("foot", offer.feet), ("hand", offer.hands), ("either", offer.either))
    return "".join(
        f"{number}{words.say(f'labyrinthos-token-{kind}')}" for kind, number in parts if number
    )


def tally(player: Player, words: Words) -> str:
    """Keys, wounds, cards and tokens of a player."""
    foot, hand = (words.say(f"labyrinthos-token-{kind}") for kind in ("foot", "hand"))
    tokens = f"{player.feet}{foot}{player.hands}{hand}"
    return f"◆{len(player.keys)} ✗{len(player.wounds)} ▯{player.cards} {tokens}"


def hero_page(
    items: Sequence[Item], hero: str, chosen: Item | None, words: Words, width: int
) -> list[Text]:
    """The own hero board: a letter, the action or key, its cost, and why it cannot be used."""
    lines = []
    for at, (letter, item) in enumerate(zip(LETTERS, items, strict=False)):
        offer = item.offer
        name = _name(item, hero, words)
        why = words.say(f"labyrinthos-short-{offer.why}") if offer.why else ""
        room = width - 6 - _WHY
        line = Text(no_wrap=True, overflow="crop")
        usable = TEXT if not offer.why else FAINT
        line.append(f"{letter} ", CURSOR if item is chosen else usable)
        line.append(f"{name[:room]:{room}} ", CHOSEN if item is chosen else usable)
        line.append(f"{cost(offer, words):2} ", usable)
        line.append(why[:_WHY], FAINT)
        line.apply_meta({"@click": f"app.offer({at})"})
        lines.append(line)
    return lines


def _name(item: Item, hero: str, words: Words) -> str:
    offer = item.offer
    if offer.name == "special":
        return words.say(f"labyrinthos-special-{hero}")
    if item.slot:
        return f"◆ {words.thing(offer.name)}"
    named = f"labyrinthos-slot-{offer.name}"
    return words.say(named) if words.has(named) else words.thing(offer.name)


def hand_page(view: View, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """The own cards and keys with what they do, and what is known of others' hands."""
    if not view.seat:
        return []
    head = "labyrinthos-note-hand" if view.hand else "labyrinthos-note-no-hand"
    lines = [Text(words.say(head), "bold")]
    for card in [*view.hand, *view.players[view.seat - 1].keys.values()]:
        text = words.say(f"labyrinthos-deed-{card}")
        sign = "↯ " if card in _REACTIONS else "▯ " if card in view.hand else "◆ "
        told = words.say("labyrinthos-note-card", card=words.thing(card), text=text)
        lines += _wrapped(sign, told, width)
    for note in known_notes(view, words, names):
        lines += _wrapped("· ", note, width)
    return lines


def heroes_page(view: View, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """Every hero board: where it stands, its keys and its wounds."""
    lines = [Text(words.say("labyrinthos-screen-heroes"), "bold")]
    for seat, (name, player) in enumerate(zip(names, view.players, strict=True), 1):
        head = Text(f" {seat} ", seat_style(seat))
        hero = words.thing(player.hero) if player.hero else ""
        head.append(f" {name}")
        parts = [Text(f" {hero}", FAINT), Text(f" {player.cell}", FAINT)]
        for sign, on in (("smoked", player.smoked), ("gazed", player.gazed)):
            if on:
                parts.append(Text(f" {words.say(f'labyrinthos-drawing-{sign}')}", CHOSEN))
        if seat == view.start:
            parts.append(Text(f" {words.say('labyrinthos-screen-began')}", FAINT))
        lines += _joined(head, parts, width)
        keys = [
            words.say("labyrinthos-screen-key", key=words.thing(key), slot=words.thing(slot))
            for slot, key in player.keys.items()
        ]
        if keys:
            lines += _wrapped("  ◆ ", ", ".join(keys), width)
        if player.wounds:
            wounds = [words.thing(player.keys.get(slot, slot)) for slot in player.wounds]
            lines += _wrapped("  ✗ ", ", ".join(wounds), width, Style(color="#ff9a8a"))
    return lines


def agenda_page(view: View, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """What the game waits for, from whom and why, and what comes after it."""
    lines = [Text(words.say("labyrinthos-screen-agenda"), "bold")]
    lines += asked_lines(view, words, names, width)
    for note in later_notes(view, words, names) + standing_notes(view, words, names):
        lines += _wrapped("  ", note, width)
    return lines


def asked_lines(view: View, words: Words, names: Sequence[str], width: int) -> list[Text]:
    """What the game waits for, from whom and why."""
    lines = []
    for at, note in enumerate(asked_notes(view, words, names)):
        lines += _wrapped("▶ " if at == 0 else "  ", note, width)
    return lines


def _joined(head: Text, parts: Sequence[Text], width: int) -> list[Text]:
    """Parts after each other; those that do not fit stand on the next line."""
    lines = [head]
    for part in parts:
        if len(lines[-1]) + len(part) > width:
            lines.append(Text(" " * 3))
        lines[-1].append_text(part)
    return lines


def _wrapped(sign: str, text: str, width: int, style: Style = TEXT) -> list[Text]:
    parts = wrap(text, width - len(sign)) or [""]
    heads = [sign] + [" " * len(sign)] * (len(parts) - 1)
    return [Text(f"{head}{part}", style) for head, part in zip(heads, parts, strict=True)]
