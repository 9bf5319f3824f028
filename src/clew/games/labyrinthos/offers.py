# Compiled by mypyc.
"""What a player's own hero board offers: every action with its cost, and why not now."""

from __future__ import annotations

from functools import lru_cache

from clew.core.bits import has
from clew.core.seats import among
from clew.games.labyrinthos import actions, agenda, tasks
from clew.games.labyrinthos.choices import choosable
from clew.games.labyrinthos.components import COSTS, HEROES, KEYS, SLOTS, Cost
from clew.games.labyrinthos.costs import affordable
from clew.games.labyrinthos.hero_board import key_in, without_wounds
from clew.games.labyrinthos.keys import can_discover
from clew.games.labyrinthos.own_turn import can_scheme
from clew.games.labyrinthos.refusals import NOT_AFFORDABLE, WOUNDED_OR_COVERED
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.view import Offer
from clew.games.labyrinthos.walls import walls_around

__all__ = ["WHYS", "offers"]

_SPECIAL = SLOTS.index("special")
_BY_ITSELF = tuple(i + 1 for i, hero in enumerate(HEROES) if hero.special != "royal-cunning")
"""The heroes whose special is not used but comes by itself (LO-04)."""
_FAMILIES = {
    "move": (actions.MOVE,),
    "explore": (actions.EXPLORE,),
    "desperate": (actions.PLAY,),
    "rotate-wall": tuple(range(actions.SHIFT, actions.GO)),
    "rotate-tile": (actions.RIGHT, actions.LEFT),
    "heal": (actions.HEAL_AT,),
    "recover": (actions.RECOVER_FOR,),
    "rearrange": (actions.REARRANGE_FOR,),
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


_KEY_WHYS = {0: "", NOT_AFFORDABLE: "tokens", WOUNDED_OR_COVERED: "wounded"}
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
    board = without_wounds(state.boards[seat - 1])
    if own and kind == tasks.TURN:
        found = [_offer(name, _why(state, seat, entry, name)) for name in COSTS]
        return found + [_offer(KEYS[key].name, _key_why(state, seat, key)) for key in _keys(board)]
    if own and kind == tasks.TAKE_KEY:
        left = choosable(state, entry, actions.TAKE, seat)
        found = [_offer(key.name, "") for i, key in enumerate(KEYS) if has(left, i)]
        return _not_now(board, state.figure(seat)) + found
    return _not_now(board, state.figure(seat))


def _keys(board: int) -> list[int]:
    """The keys on a hero board."""
    slots = range(len(SLOTS) if board else 0)
    return [key_in(board, slot) - 1 for slot in slots if key_in(board, slot)]


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
        if has(state.wounds(seat), slot):
            return "wounded"
        if state.key(seat, slot):
            return "covered"
        if not affordable(state, seat, slot):
            return "tokens"
    if slot == _SPECIAL:
        if state.figure(seat) in _BY_ITSELF:
            return "by-itself"
        return "" if can_scheme(state, seat) else name
    if name == "discover":
        return "" if can_discover(state, seat) else name
    if name == "rotate-wall" and not walls_around(state, state.place(seat)):
        return name
    if any(choosable(state, entry, family, seat) for family in _FAMILIES[name]):
        return ""
    if name == "move" and among(state.gazed, seat):
        return "gazed"
    if (name == "recover" and state.wounds(seat)) or (name == "rearrange" and state.keys(seat)):
        return "tokens"
    return name


def _key_why(state: Labyrinthos, seat: int, key: int) -> str:
    refused = state.refusal(seat, actions.as_action(actions.USE, actions.use_of(key, 0)))
    if refused and KEYS[key].cost.either:
        refused = state.refusal(seat, actions.as_action(actions.USE, actions.use_of(key, 1)))
    return _KEY_WHYS.get(refused, "no-effect")
