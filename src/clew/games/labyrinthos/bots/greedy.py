"""Labyrinthos' own bots."""

from __future__ import annotations

from clew.bots.perspective import Perspective
from clew.core.bits import count, has, low
from clew.core.chance import Chance
from clew.core.seats import among
from clew.games.labyrinthos import actions, agenda, tasks
from clew.games.labyrinthos.attacks import attackable
from clew.games.labyrinthos.components import CARDS, FIRST_KEY_TILE, KEYS, SLOTS
from clew.games.labyrinthos.hero_board import EXPLORE_SLOT, MOVE_SLOT
from clew.games.labyrinthos.hunting import seats_seen
from clew.games.labyrinthos.maze import DOOR, FULL, OFF
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tiles import hiding_tiles
from clew.games.labyrinthos.ways import FAR, distance

__all__ = ["act", "greedy"]

_WORTH = {
    "move": 5.0,
    "explore": 4.0,
    "discover": 5.0,
    "desperate": 1.5,
    "rotate-wall": 0.5,
    "rotate-tile": 1.6,
    "heal": 2.5,
    "special": 1.0,
    "empty": 2.0,
}
"""What it costs to have a slot wounded."""
_PAIN = [
    sum(_WORTH[name] for slot, name in enumerate(SLOTS) if has(wounds, slot))
    for wounds in range(1 << len(SLOTS))
]
"""The same for every set of wounds."""
_COVER = ("empty", "special", "desperate", "rotate-wall", "heal", "rotate-tile", "discover")
"""The slots to put keys on, the best first; Move and Explore are kept."""
_KEYS = (
    "double-step",
    "run",
    "bandages",
    "secret-lever",
    "smoke",
    "lure",
    "hex",
    "pickpocket",
)
"""The keys to take, the best first."""
_HELPS = (
    "second-wind",
    "torchlight",
    "thief-in-the-dark",
    "stone-gaze",
    "whisper-of-the-oracle",
)
"""Cards to play when nothing better is to be done, the best first."""
_REACTIONS = ("cloak-of-shadows", "mirror-shield", "close-call", "three-jaws", "smell-o-vision")
_DIRECT = (
    actions.MOVE,
    actions.HEAL_AT,
    actions.RECOVER_FOR,
    actions.RIGHT,
    actions.LEFT,
    *range(actions.SHIFT, actions.GO),
)
"""Families of actions that are judged by the position after them."""
_AHEAD = 6
"""How many choices of a card or key are looked through."""
_ENOUGH = 0.05
"""A gain that is worth an action."""


def greedy(perspective: Perspective) -> int:
    """Explores, collects keys and heads for the Door; steers the monster at the leaders.

    It looks one action ahead, in a world it thinks possible.
    """
    state = perspective.world
    assert isinstance(state, Labyrinthos)
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    if agenda.kind_of(state.top()) == tasks.TURN:
        return act(state, perspective.seat, legal, perspective.chance)
    return _decide(state, perspective.seat, legal, perspective.chance)


def _decide(state: Labyrinthos, seat: int, legal: list[int], chance: Chance) -> int:
    """Decides everything except the actions of the own turn."""
    kind = agenda.kind_of(state.top())
    if tasks.is_window(kind):
        return _react(state, seat, legal)
    simple = _SIMPLE.get(kind)
    if simple is not None:
        return simple(state, seat, legal)
    return _best(state, seat, legal, chance)[0]


def _choice(action: int) -> int:
    return actions.parameter_of(action)


# What a position is worth


def _goals(state: Labyrinthos, seat: int) -> tuple[int, int]:
    """The cells that a seat wants to reach, and face-down cells that might turn out to be such."""
    if state.keys(seat) == 4:
        return 1 << DOOR, 0
    known = state.up | state.looked[seat - 1]
    # Key tiles are the features from 8 to 11.
    tiles = known & state.mark3 & ~state.mark2
    wanted = located = 0
    while tiles:
        cell = low(tiles)
        tiles &= tiles - 1
        if state.slot_of(seat, state.feature(cell) - FIRST_KEY_TILE) < 0:
            wanted |= 1 << cell
            located += 1
    missing = 4 - state.keys(seat) - located
    return wanted, FULL & ~known if missing else 0


def _away(state: Labyrinthos, start: int, goals: tuple[int, int]) -> float:
    """How far it is from a cell to what is wanted."""
    wanted, unknown = goals
    avoid = state.monster_cell() & ~hiding_tiles(state)
    far = float(distance(state, start, wanted, avoid)) if wanted else FAR
    if unknown:
        far = min(far, 2.0 + int(distance(state, start, unknown, avoid)))
    return far


def _value(state: Labyrinthos, seat: int) -> float:
    """What a position is worth to a seat."""
    if state.ended:
        result = state.result()
        assert result is not None
        return 1000 * result[seat - 1]
    value = 0.0
    for other in range(1, state.players + 1):
        own = 60.0 * int(state.keys(other))
        own -= 3.0 * _away(state, state.place(other), _goals(state, other))
        own -= _PAIN[state.wounds(other)]
        own += 0.8 * int(state.hand_size(other))
        own += 0.02 * int(state.has_feet(other) + state.has_hands(other))
        if among(state.attacked, other):
            own -= 9.0
        elif state.monster != OFF and among(attackable(state, state.place(other)), other):
            near = distance(state, state.monster, 1 << state.place(other), 0)
            own += 0.6 * min(int(near), 6)
        value += own if other == seat else -own * (0.3 if state.players == 2 else 0.15)
    return value


def _best(state: Labyrinthos, seat: int, actions: list[int], chance: Chance) -> tuple[int, float]:
    """The action after which the position is worth most, and its value; ties are broken at
    random."""
    best: list[int] = []
    most = -1e9
    for action in actions:
        after = state.clone()
        after.apply(seat, action, chance, None)
        value = _value(after, seat)
        if value > most + 1e-9:
            best, most = [], value
        if value > most - 1e-9:
            best.append(action)
    return best[chance.below(len(best))], most


# The own turn


def act(state: Labyrinthos, seat: int, legal: list[int], chance: Chance) -> int:
    """Among these actions of its turn, the one that promises most."""
    families: dict[int, list[int]] = {}
    for action in legal:
        families.setdefault(actions.family_of(action), []).append(action)
    discover = actions.as_action(actions.WORD, actions.DISCOVER)
    if discover in legal:
        return discover
    now = _value(state, seat)
    goals = _goals(state, seat)
    away = _away(state, state.place(seat), goals)
    best, gain = -1, _ENOUGH
    for action in families.get(actions.EXPLORE, []):
        cell = _choice(action)
        rest = (goals[0], goals[1] & ~(1 << cell))
        left = _away(state, cell, rest)
        # A new tile is worth a try while keys are still to be found, wherever it leads.
        nearer = 8.0 - 0.1 * left if goals[1] else 3.0 * (away - left)
        if nearer > gain:
            best, gain = action, nearer
    walks = [action for family in _DIRECT for action in families.get(family, [])]
    if walks:
        action, value = _best(state, seat, walks, chance)
        if value - now > gain:
            best, gain = action, value - now
    if best >= 0:
        return best
    return _extra(state, seat, families, away, chance)


def _extra(
    state: Labyrinthos, seat: int, families: dict[int, list[int]], away: float, chance: Chance
) -> int:
    """Cards and keys that help, once nothing else does; then pass."""
    deeds = families.get(actions.PLAY, []) + families.get(actions.USE, [])
    best, gain = -1, 1.0
    now = _value(state, seat)
    for action in deeds:
        more = _outlook(state, seat, action, chance) - now
        if more > gain:
            best, gain = action, more
    if best >= 0:
        return best
    names = {CARDS[_choice(action)].name: action for action in families.get(actions.PLAY, [])}
    for name in _HELPS:
        if name in names and _worth_playing(state, seat, name, away):
            return names[name]
    for action in families.get(actions.USE, []):
        if KEYS[_choice(action) >> 1].name in ("pickpocket", "smoke"):
            return action
    return actions.as_action(actions.WORD, actions.PASS)


def _outlook(state: Labyrinthos, seat: int, action: int, chance: Chance) -> float:
    """What the position is worth after a card or key, with its choices made as they look best."""
    after = state.clone()
    after.apply(seat, action, chance, None)
    for _ in range(_AHEAD):
        acting = after.acting()
        if not acting or agenda.kind_of(after.top()) == tasks.TURN:
            break
        legal = after.legal(acting)
        decline = actions.as_action(actions.WORD, actions.DECLINE)
        if decline in legal:
            chosen = decline
        elif acting == seat:
            chosen = _decide(after, seat, legal, chance)
        else:
            chosen = legal[0]
        after.apply(acting, chosen, chance, None)
    return _value(after, seat)


def _worth_playing(state: Labyrinthos, seat: int, name: str, away: float) -> bool:
    if name == "second-wind":
        return bool(away >= 1 and state.has_feet(seat) == 0)
    if name in ("torchlight", "whisper-of-the-oracle"):
        return _goals(state, seat)[1] != 0
    return True


# Everything that is asked besides


def _react(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    """Saves itself, and cancels the cards of players who are not behind."""
    for action in legal:
        if actions.family_of(action) != actions.PLAY:
            continue
        name = CARDS[_choice(action)].name
        if name in _REACTIONS:
            return action
        if name == "hermes-mischief":
            player = agenda.owner_of(state.top())
            if state.keys(player) >= state.keys(seat) and player == state.seat:
                return action
        if name == "honey-cake" and among(seats_seen(state, state.monster), seat):
            return action
    return actions.as_action(actions.WORD, actions.DECLINE)


def _tokens(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    """Feet for the way, hands for keys, wounds and cards."""
    feet = 5 - min(int(count(state.wounds(seat))), 2)
    if not state.works(seat, MOVE_SLOT) and not state.works(seat, EXPLORE_SLOT):
        feet = 1
    numbers = [_choice(action) for action in legal]
    return actions.as_action(actions.FEET, min(feet, max(numbers)))


def _gain(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    return legal[-1] if state.works(seat, MOVE_SLOT) else legal[0]


def _refresh(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    """Keeps what it can; first gives up the card that it would play last."""
    done = actions.as_action(actions.WORD, actions.DONE)
    return done if done in legal else _worst_card(state, seat, legal)


def _worst_card(_state: Labyrinthos, _seat: int, legal: list[int]) -> int:
    liked = (*_REACTIONS, "hermes-mischief", "ball-of-thread", "wings-of-icarus", *_HELPS)
    return max(
        legal,
        key=lambda action: (
            liked.index(CARDS[_choice(action)].name)
            if CARDS[_choice(action)].name in liked
            else len(liked)
        ),
    )


def _best_card(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    """Chooses from another's hand, but not the least liked card."""
    worst = _worst_card(state, seat, legal)
    return next((action for action in legal if action != worst), worst)


def _take(_state: Labyrinthos, _seat: int, legal: list[int]) -> int:
    for name in _KEYS:
        for action in legal:
            if KEYS[_choice(action)].name == name:
                return action
    return legal[0]


def _slot(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    """Covers what is needed least; with three keys Discover Key is needed no more."""
    order = ("discover", *_COVER) if state.keys(seat) == 3 else _COVER
    for name in order:
        for action in legal:
            if SLOTS[_choice(action)] == name:
                return action
    return legal[0]


def _wound(_state: Labyrinthos, _seat: int, legal: list[int]) -> int:
    return min(legal, key=lambda action: _WORTH[SLOTS[_choice(action)]])


def _heal(_state: Labyrinthos, _seat: int, legal: list[int]) -> int:
    slots = [action for action in legal if actions.family_of(action) != actions.WORD]
    return max(slots, key=lambda action: _WORTH[SLOTS[_choice(action)]])


def _leader(state: Labyrinthos, seat: int, legal: list[int]) -> int:
    """Aims at whoever else has most keys."""
    others = [action for action in legal if _choice(action) != seat] or legal
    return max(others, key=lambda action: state.keys(_choice(action)))


_SIMPLE = {
    tasks.TOKENS: _tokens,
    tasks.GAIN: _gain,
    tasks.REFRESH: _refresh,
    tasks.SCHEME: _worst_card,
    tasks.SMELL: _best_card,
    tasks.TAKE_KEY: _take,
    tasks.KEY_SLOT: _slot,
    tasks.WOUND: _wound,
    tasks.HEAL: _heal,
    tasks.GIVE: _heal,
    tasks.TARGET: _leader,
    tasks.GIVE_TO: _leader,
}
