# Compiled by mypyc.
"""What a player's own hero board offers: every action with its cost, and why not now."""

from __future__ import annotations

from functools import lru_cache

from clew.games.labyrinthos import agenda
from clew.games.labyrinthos.board import KEYS_PART
from clew.games.labyrinthos.components import COSTS, HEROES, KEYS, SLOTS, Cost
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.view import Offer

__all__ = ["WHYS", "offers"]

_SPECIAL = SLOTS.index("special")
_BY_ITSELF = tuple(i + 1 for i, hero in enumerate(HEROES) if hero.special != "royal-cunning")
"""The heroes whose special is not used but comes by itself (LO-04)."""
_FAMILIES = {
    "move": (agenda.MOVE,),
    "explore": (agenda.EXPLORE,),
    "desperate": (agenda.PLAY,),
    "rotate-wall": tuple(range(agenda.SHIFT, agenda.SHIFT + 12)),
    "rotate-tile": (agenda.RIGHT, agenda.LEFT),
    "heal": (agenda.HEAL_AT,),
    "recover": (agenda.RECOVER_FOR,),
    "rearrange": (agenda.REARRANGE_FOR,),
}
WHYS = (
    "wait",
    "wounded",
    "covered",
    "tokens",
    "gazed",
    "by-itself",
    "no-effect",
    *COSTS,
)
"""Every reason there is; an action's own name stands for what it lacks."""


_MADE: dict[tuple[str, str], Offer] = {}
_COSTS: dict[str, Cost] = {**COSTS, **{key.name: key.cost for key in KEYS}}


def _offer(name: str, why: str) -> Offer:
    """There are few different ones, so each is made once."""
    made = _MADE.get((name, why))
    if made is None:
        cost = _COSTS[name]
        made = Offer(name=name, feet=cost.feet, hands=cost.hands, either=cost.either, why=why)
        _MADE[name, why] = made
    return made


def offers(state: Labyrinthos, seat: int) -> list[Offer]:
    """The own board, from the top down, then its keys; while a key is taken, those to be had."""
    if not seat or not state.figure(seat):
        return []
    entry = 0 if state.ended else state.top()
    own = entry != 0 and agenda.owner_of(entry) == seat
    kind = agenda.kind_of(entry)
    board = state.boards[seat - 1] & KEYS_PART
    if own and kind == agenda.TURN:
        found = [_offer(name, _why(state, seat, entry, name)) for name in COSTS]
        return found + [_offer(KEYS[key].name, _key_why(state, seat, key)) for key in _keys(board)]
    if own and kind == agenda.TAKE_KEY:
        left = state.mask(entry, agenda.TAKE, seat)
        found = [_offer(key.name, "") for i, key in enumerate(KEYS) if left >> i & 1]
        return _not_now(board, state.figure(seat)) + found
    return _not_now(board, state.figure(seat))


def _keys(board: int) -> list[int]:
    """The keys on a hero board."""
    slots = range(len(SLOTS) if board else 0)
    return [(board >> 5 * slot & 31) - 1 for slot in slots if board >> 5 * slot & 31]


@lru_cache(maxsize=1024)
def _not_now(board: int, figure: int) -> list[Offer]:
    """What a hero's board offers while something else is asked."""
    rest = "by-itself" if figure in _BY_ITSELF else "wait"
    found = [_offer(name, rest if name == "special" else "wait") for name in COSTS]
    return found + [_offer(KEYS[key].name, "wait") for key in _keys(board)]


def _why(state: Labyrinthos, seat: int, entry: int, name: str) -> str:
    """Why an action of the board cannot be used in the own turn, in the order of what one sees."""
    slot = SLOTS.index(name) if name in SLOTS else -1
    if slot >= 0:
        if state.wounds(seat) >> slot & 1:
            return "wounded"
        if state.key(seat, slot):
            return "covered"
        if not state.affordable(seat, slot):
            return "tokens"
    if slot == _SPECIAL:
        if state.figure(seat) in _BY_ITSELF:
            return "by-itself"
        return "" if state.can_scheme(seat) else name
    if name == "discover":
        return "" if state.can_discover(seat) else name
    if name == "rotate-wall" and not state.walls_around(state.place(seat)):
        return name
    if any(state.mask(entry, family, seat) for family in _FAMILIES[name]):
        return ""
    if name == "move" and state.gazed >> seat - 1 & 1:
        return "gazed"
    if (name == "recover" and state.wounds(seat)) or (name == "rearrange" and state.keys(seat)):
        return "tokens"
    return name


def _key_why(state: Labyrinthos, seat: int, key: int) -> str:
    refused = state.refusal(seat, agenda.USE << 6 | 2 * key)
    if refused and KEYS[key].cost.either:
        refused = state.refusal(seat, agenda.USE << 6 | 2 * key + 1)
    return {0: "", 6: "tokens", 15: "wounded"}.get(refused, "no-effect")
