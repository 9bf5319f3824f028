"""A view of Labyrinthos as plain text, within 80 columns."""

from __future__ import annotations

import textwrap

from clew.core.cells import cell_name
from clew.games.labyrinthos.components import CARDS, COSTS, KEYS, SLOTS, Cost
from clew.games.labyrinthos.view import Player, View

__all__ = ["draw"]

_GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_WIDTH = 8
_COLUMNS = 80
_BEAST = {"minotaur": "M", "medusa": "G", "cerberus": "C"}


def draw(view: View) -> str:
    """The maze, then the hero boards, then the own hand and what is waited for.

    A tile is its corridor, its symbol's letter and who is there: seats, and M, G or C for
    Minotaur, Medusa or Cerberus. Walls are drawn thick; ░ is a face-down tile. A letter in
    brackets is a face-down tile you have looked at, a struck-out one (×) is disarmed.
    """
    lines = ["   " + "".join(f"  {letter:<{_WIDTH - 2}}" for letter in "abcdefg")]
    for row in range(7):
        lines.append(f" {row + 1} " + "".join(_cell(view, 7 * row + i) for i in range(7)))
        if row < 6:
            lines.append("   " + "".join(_below(view, 7 * row + i) for i in range(7)))
    lines += ["", f"  round {view.round}   walls left {view.walls_left}   deck {view.deck}"]
    for seat, player in enumerate(view.players, 1):
        lines += _hero(view, seat, player)
    lines += _hand(view)
    lines += _waiting(view)
    return "\n".join(line.rstrip() for line in lines)


def _cell(view: View, cell: int) -> str:
    name = cell_name(cell)
    if view.features[cell] == "?":
        seen = view.seen.get(name, "").split()
        text = f"░({seen[1][:1]})" if seen else "░░"
    else:
        mark = "×" if name in view.disarmed else view.features[cell].replace(".", " ")
        text = _GLYPHS[int(view.tiles[cell], 16)] + mark
    who = "".join(str(i) for i, player in enumerate(view.players, 1) if player.cell == name)
    if view.monster_cell == name:
        who += _BEAST[view.monster]
    wall = "┃" if f"{name} east" in view.walls else " "
    return f" {text}{who}"[: _WIDTH - 1].ljust(_WIDTH - 1) + wall


def _below(view: View, cell: int) -> str:
    wall = f"{cell_name(cell)} south" in view.walls
    return ("━" * (_WIDTH - 2) if wall else "").ljust(_WIDTH)


def _cost(cost: Cost) -> str:
    """f for a foot, h for a hand, * for either."""
    return "f" * cost.feet + "h" * cost.hands + ("*" * cost.either if cost.either < 3 else "")


def _hero(view: View, seat: int, player: Player) -> list[str]:
    """A hero board: slots with costs; a key stands for what it covers, ! is a wound."""
    mark = ">" if seat == view.turn else " "
    state = [text for text, on in (("smoke", player.smoked), ("gazed", player.gazed)) if on]
    head = (
        f"{mark}{seat} {player.hero or 'no hero yet'} {player.cell}  "
        f"feet {player.feet} hands {player.hands} cards {player.cards} keys {len(player.keys)}"
    )
    costs = {key.name: key.cost for key in KEYS}
    slots = []
    for slot in SLOTS[: 8 if view.no_empty_slot else 9]:
        key = player.keys.get(slot)
        cost = costs[key] if key else COSTS.get(slot, Cost())
        text = f"{slot}={key}" if key else slot
        wound = "!" if slot in player.wounds else ""
        paid = _cost(cost)
        slots.append(f"{text}{wound}" + (f"({paid})" if paid else ""))
    body = textwrap.wrap(" ".join(slots), _COLUMNS - 6)
    return ["  ".join([head, *state]), *(f"     {line}" for line in body)]


def _hand(view: View) -> list[str]:
    """Own cards with what they do, and what is known of others' hands."""
    lines = []
    effects = {
        card.name: ", ".join(f"{name} {times}" for name, times in card.effects)
        + (f"; when: {card.reaction}" if card.reaction else "")
        for card in CARDS
    }
    if view.seat:
        lines.append("  your hand:" if view.hand else "  your hand is empty")
        lines += [f"     {card} ({effects[card]})" for card in view.hand]
    for seat, cards in enumerate(view.known, 1):
        if cards:
            text = f"  you know that {seat} holds: {', '.join(cards)}"
            lines += textwrap.wrap(text, _COLUMNS, subsequent_indent="     ")
    return lines


def _waiting(view: View) -> list[str]:
    """What the game waits for, the most urgent first."""
    if view.outcome:
        return [f"  over: {view.outcome.termination}"]
    parts = []
    for item in reversed(view.agenda):
        what = f"{item.task}{f' {item.count}' if item.count else ''}"
        parts.append(f"{what} ({item.seat}{f', {item.deed}' if item.deed else ''})")
    text = f"  waits for {view.asked} by {view.asked_seats}: {' < '.join(parts)}"
    return textwrap.wrap(text, _COLUMNS, subsequent_indent="     ")
