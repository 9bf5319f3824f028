"""A view of Labyrinthos as plain text, within 80 columns."""

from __future__ import annotations

import textwrap

from clew.core.cells import cell_name
from clew.core.game import Say
from clew.games.labyrinthos.components import COSTS, KEYS, SLOTS, Cost
from clew.games.labyrinthos.standing import standing
from clew.games.labyrinthos.view import Item, Player, View

__all__ = ["draw"]

_GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_WIDTH = 8
_COLUMNS = 80
_BEAST = {"minotaur": "M", "medusa": "G", "cerberus": "C"}
_TOLD = (
    "turn", "end-turn", "tokens", "refresh", "draw", "die", "deed", "on-card", "on-attack",
    "on-blood", "on-step", "roll-blood", "bleed", "displace", "land", "after-attack", "mirror",
    "monster", "shake", "step", "run", "reveal",
)  # fmt: skip
"""Tasks that say something to a player while others are before them."""


def draw(view: View, say: Say) -> str:
    """The maze, then the hero boards, then the own hand and what is waited for.

    A tile is its corridor, its symbol's letter and who is there: seats, and M, G or C for
    Minotaur, Medusa or Cerberus. Walls are drawn thick; ░ is a face-down tile. A letter in
    brackets is a face-down tile you have looked at, × is a disarmed symbol.
    """
    lines = ["   " + "".join(f"  {letter:<{_WIDTH - 2}}" for letter in "abcdefg")]
    for row in range(7):
        lines.append(f" {row + 1} " + "".join(_cell(view, 7 * row + i) for i in range(7)))
        if row < 6:
            lines.append("   " + "".join(_below(view, 7 * row + i) for i in range(7)))
    status = say(
        "labyrinthos-drawing-status", round=view.round, walls=view.walls_left, deck=view.deck
    )
    lines += ["", f"  {status}"]
    for seat, player in enumerate(view.players, 1):
        lines += _hero(view, seat, player, say)
    for text in _hand(view, say) + _waiting(view, say):
        lines += textwrap.wrap(text, _COLUMNS, initial_indent="  ", subsequent_indent="     ")
    return "\n".join(line.rstrip() for line in lines)


def _thing(value: str, say: Say) -> str:
    return say(f"labyrinthos-thing-{value}.bare")


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
    return "f" * cost.feet + "h" * cost.hands + "*" * cost.either


def _hero(view: View, seat: int, player: Player, say: Say) -> list[str]:
    """A hero board: slots with costs; a key stands for what it covers, ! is a wound."""
    mark = ">" if seat == view.turn else " "
    hero = _thing(player.hero, say) if player.hero else say("labyrinthos-drawing-no-hero")
    head = say(
        "labyrinthos-drawing-hero",
        hero=hero,
        cell=player.cell,
        feet=player.feet,
        hands=player.hands,
        cards=player.cards,
        keys=len(player.keys),
    )
    state = [
        say(f"labyrinthos-drawing-{name}")
        for name, on in (("smoked", player.smoked), ("gazed", player.gazed))
        if on
    ]
    costs = {key.name: key.cost for key in KEYS}
    slots = []
    for slot in SLOTS[: 8 if view.no_empty_slot else 9]:
        key = player.keys.get(slot)
        paid = _cost(costs[key] if key else COSTS.get(slot, Cost()))
        text = f"{slot}={key}" if key else slot
        wound = "!" if slot in player.wounds else ""
        slots.append(f"{text}{wound}" + (f"({paid})" if paid else ""))
    body = textwrap.wrap(" ".join(slots), _COLUMNS - 6, break_on_hyphens=False)
    return ["  ".join([f"{mark}{seat} {head}", *state]), *(f"     {line}" for line in body)]


def _hand(view: View, say: Say) -> list[str]:
    """Own cards with what they do, and what is known of others' hands."""
    lines = []
    if view.seat:
        lines.append(say(f"labyrinthos-note-{'hand' if view.hand else 'no-hand'}"))
        for card in view.hand:
            text = say(f"labyrinthos-deed-{card}")
            lines.append(say("labyrinthos-note-card", card=_thing(card, say), text=text))
    for seat, cards in enumerate(view.known, 1):
        if cards:
            listed = ", ".join(_thing(card, say) for card in cards)
            lines.append(say("labyrinthos-note-known", name=str(seat), cards=listed))
    return lines


def _waiting(view: View, say: Say) -> list[str]:
    """What the game waits for, and what comes after."""
    if view.outcome:
        return [say(f"labyrinthos-ended-{view.outcome.termination}")]
    seats = ", ".join(map(str, view.asked_seats))
    asked = say(f"labyrinthos-asked-{view.asked}")
    lines = [say("labyrinthos-drawing-asked", seats=seats, asked=asked)]
    later = [_later(item, say) for item in view.agenda[-2::-1] if item.task in _TOLD]
    if later:
        lines.append(say("labyrinthos-note-agenda", tasks=", ".join(later)))
    for message, about, values in standing(view):
        names = ", ".join(map(str, about))
        lines.append(say(f"labyrinthos-standing-{message}", names=names, **values))
    lines.append(say("labyrinthos-standing-began", names=str(view.start)))
    return lines


def _later(item: Item, say: Say) -> str:
    deed = _thing(item.deed, say) if item.deed else ""
    return say(f"labyrinthos-task-{item.task}", name=str(item.seat), deed=deed)
