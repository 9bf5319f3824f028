"""Puzzles of Labyrinthos: four keys, one turn, and the Door to be reached for sure."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from clew import bots
from clew.core.bits import at, has
from clew.core.chance import Chance
from clew.core.event import Event
from clew.core.state import Log, State
from clew.games import find
from clew.games.labyrinthos.actions import (
    EXPLORE,
    LEFT,
    MOVE,
    PASS,
    RIGHT,
    WALL_EAST,
    WALL_SOUTH,
    family_of,
    parameter_of,
)
from clew.games.labyrinthos.agenda import kind_of
from clew.games.labyrinthos.components import CELLS, COLOURS, KEYS
from clew.games.labyrinthos.maze import DOOR, around
from clew.games.labyrinthos.position import HeroBoard, Position
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.tasks import TURN
from clew.games.labyrinthos.tiles import passage_tiles
from clew.puzzles.kind import Answer, Certain, Kind, LeftToChance
from clew.table.eyes import Sight

__all__ = ["LabyrinthosKind", "kind"]

Key: TypeAlias = tuple[int, ...]
_NODES = 20_000
"""Positions in which the search takes longer are not taken."""
_MOST_ANSWERS, _LEAST_ACTIONS = 4, 4
_TRIES = 12
"""How many places of the hero are tried in each position."""
_TOKENS = 7
_CROSSING = 15
_VERSATILE = {"secret-lever", "visions", "run"}
_OWN = ("played",)
"""What an event may reveal without anything having been left to luck: the solver's own card."""
_CHANGING = (
    *("north", "east", "south", "west", "wall_east", "wall_south", "disarmed"),
    *("places", "feet", "hand_tokens", "discards", "monster", "smoked", "trapped", "schemed"),
    *("used", "used_south", "gained", "queue", "depth", "winner"),
)
_ROLLS = ("rolled", "bled", "two-rolls")


class Found(NamedTuple):
    """The shortest ways out; `whole` if all of them were looked at."""

    answers: list[Answer]
    whole: bool


class LabyrinthosKind(Kind):
    """The solver, with four keys and seven tokens, escapes in this turn. A way that needs luck does
    not count: no die, no tile or card that the solver has not seen, nobody else who is asked. So it
    is right whatever is hidden."""

    game = find("labyrinthos")
    symbol = "🐂"
    levels = (1,)

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:  # noqa: ARG002
        """One shortest answer for each maze in which the solver can reach the Door."""
        assert isinstance(state, Labyrinthos)
        return ways_out(state, seat).answers

    def strays(self, before: State, seat: int, action: int, log: Log) -> bool:  # noqa: ARG002
        """Whether something was left to luck, or the turn is over."""
        return is_luck(log) or any(tag_of(event) == "passed" for event in told(log))

    def make(self, chance: Chance, turns: int) -> Iterator[State]:  # noqa: ARG002
        """Positions from games between bots, with the hero anywhere in the maze that is open."""
        options = self.game.read_options({})
        while True:
            state = self.game.new(2 + chance.below(3), options, chance)
            while seat := state.acting():
                if _is_time(state, seat):
                    found = self._some(state, seat, chance)
                    if found is not None:
                        yield found
                        break
                view = Sight(self.game, state, seat).perspective(chance.word())
                state.apply(seat, bots.find(self.game.id, "novice")(view), chance, None)

    def _some(self, state: Labyrinthos, seat: int, chance: Chance) -> Labyrinthos | None:
        places = [c for c in range(CELLS) if has(state.up, c) and c not in (DOOR, state.monster)]
        for _ in range(min(_TRIES, len(places))):
            cell = places.pop(chance.below(len(places)))
            moved = self._moved(state, seat, cell, 1 + chance.below(3))
            if _good(moved, seat):
                return moved
        return None

    def _moved(self, state: Labyrinthos, seat: int, cell: int, hands: int) -> Labyrinthos:
        """The same with the hero elsewhere, and seven other tokens."""
        put = state.clone()
        put.put(seat, cell)
        position = self.game.position(put)
        assert isinstance(position, Position)
        boards: list[HeroBoard] = list(position.boards)
        boards[seat - 1] = msgspec.structs.replace(
            boards[seat - 1], hands=hands, feet=_TOKENS - hands
        )
        restored = self.game.restore(msgspec.structs.replace(position, boards=boards))
        assert isinstance(restored, Labyrinthos)
        return restored


def _is_time(state: Labyrinthos, seat: int) -> bool:
    """The beginning of a turn with four keys, none of which has too many uses to try them all."""
    return (
        state.keys(seat) == 4
        and not _keys_of(state, seat) & _VERSATILE
        and kind_of(state.top()) == TURN
        and state.has_feet(seat) + state.has_hands(seat) == _TOKENS
    )


def _good(state: Labyrinthos, seat: int) -> bool:
    """Whether walking alone does not do, and there are few ways, none of them very short."""
    if ways_out(state, seat, walking=True).answers:
        return False
    found = ways_out(state, seat)
    if not found.whole or not 0 < len(found.answers) <= _MOST_ANSWERS:
        return False
    return len(found.answers[0]) >= _LEAST_ACTIONS


def ways_out(state: Labyrinthos, seat: int, *, walking: bool = False) -> Found:
    """The shortest sure ways to the Door, one for each maze they lead through; `walking`: only
    those with nothing but moves."""
    return Search(state, seat).ways_out(walking=walking)


class Search:
    """Tries all that a seat can do in a turn, but for what cannot lead to the Door: it never goes
    where its feet would not bring it there, if all tiles lay as they should, and turns no tile that
    is not on such a way."""

    def __init__(self, state: Labyrinthos, seat: int) -> None:
        self._state = state
        self._seat = seat
        far = _stride(state, seat)
        self._apart = {cell: _steps_from(state, cell, far) for cell in _open_cells(state)}

    def ways_out(self, *, walking: bool) -> Found:
        queue: deque[tuple[Labyrinthos, Answer]] = deque([(self._state, [])])
        seen: set[Key] = {_key(self._state)}
        found: dict[Key, Answer] = {}
        nodes = 0
        while queue and nodes < _NODES:
            now, before = queue.popleft()
            if found and len(before) >= len(next(iter(found.values()))):
                break
            for action in self._worth_trying(now, walking=walking):
                nodes += 1
                after = _play(now, self._seat, action)
                if after is None or not self._may_arrive(after):
                    continue
                key = _key(after)
                if key in seen:
                    continue
                seen.add(key)
                if after.pending():
                    queue.append((after, [*before, action]))
                elif after.winner == self._seat:
                    found[key] = [*before, action]
        return Found(list(found.values()), nodes < _NODES)

    def _spare(self, state: Labyrinthos, cell: int) -> int:
        """How many feet are left at the Door after a way over a cell; less than 0: too few."""
        here = state.place(self._seat)
        there = self._apart[cell]
        return state.has_feet(self._seat) - there.get(here, CELLS) - there.get(DOOR, CELLS)

    def _may_arrive(self, state: Labyrinthos) -> bool:
        return not state.pending() or self._is_under_way(state) or self._spare(state, DOOR) >= 0

    def _is_under_way(self, state: Labyrinthos) -> bool:
        """Whether steps that are paid for are still to come."""
        return kind_of(state.top()) != TURN

    def _worth_trying(self, state: Labyrinthos, *, walking: bool) -> list[int]:
        """The legal actions but those that cannot help. Where a wall must be placed, one that is in
        nobody's way stands for all."""
        legal = [one for one in state.legal(self._seat) if self._may_help(state, one)]
        if kind_of(state.top()) == TURN:
            return [one for one in legal if family_of(one) == MOVE] if walking else legal
        aside = next((one for one in legal if _is_aside(state, one)), None)
        return legal if aside is None else [aside]

    def _may_help(self, state: Labyrinthos, action: int) -> bool:
        """Not to pass, not to look at what is hidden, not to turn a crossing or what is far from
        the way."""
        family, cell = family_of(action), parameter_of(action)
        if action == PASS or family == EXPLORE:
            return False
        if family in (LEFT, RIGHT):
            return state.tile(cell) != _CROSSING and self._spare(state, cell) >= 0
        return True


def _open_cells(state: Labyrinthos) -> list[int]:
    return [cell for cell in range(CELLS) if has(state.up, cell)]


def _stride(state: Labyrinthos, seat: int) -> int:
    """How many tiles a foot can bring the hero on, at most, by the keys it has."""
    names = _keys_of(state, seat)
    return 6 if "run" in names else 2 if "double-step" in names else 1


def _keys_of(state: Labyrinthos, seat: int) -> set[str]:
    slots = [state.slot_of(seat, colour) for colour in range(len(COLOURS))]
    return {KEYS[state.key(seat, slot) - 1].name for slot in slots if slot >= 0}


def _steps_from(state: Labyrinthos, start: int, stride: int) -> dict[int, int]:
    """How many feet there are to each open cell at least, whichever way the tiles lie."""
    passages = passage_tiles(state)
    steps, edge, n = {start: 0}, at(start), 0
    while edge:
        if edge & passages:
            edge |= passages
        edge = around(edge) & state.up | (edge & passages)
        edge &= ~sum(at(cell) for cell in steps)
        n += 1
        for cell in range(CELLS):
            if has(edge, cell):
                steps[cell] = n
    return {cell: -(-far // stride) for cell, far in steps.items()}


def _play(state: Labyrinthos, seat: int, action: int) -> Labyrinthos | None:
    """The position after an action; None if it was left to luck, or leaves the solver's hands."""
    after, log = state.clone(), Log()
    try:
        after.apply(seat, action, Certain(), log)
    except LeftToChance:
        return None
    if is_luck(log):
        return None
    return after if not after.pending() or after.pending() == 1 << seat - 1 else None


def _is_aside(state: Labyrinthos, action: int) -> bool:
    """Whether a wall is placed between two tiles that are face down."""
    family, cell = family_of(action), parameter_of(action)
    if family not in (WALL_EAST, WALL_SOUTH):
        return False
    beside = cell + (1 if family == WALL_EAST else 7)
    return not has(state.up, cell) and not has(state.up, beside)


def _key(state: Labyrinthos) -> Key:
    """What can differ between positions of one turn in which nothing hidden was touched."""
    words = [getattr(state, name) for name in _CHANGING]
    boards = [state.boards[i] for i in range(state.players)]
    tasks = [state.agenda[i] for i in range(state.depth)]
    return (*words, *boards, *tasks)


def told(log: Log) -> list[object]:
    return [event for _, event in log.entries]


def tag_of(event: object) -> str:
    return str(event.__struct_config__.tag) if isinstance(event, Event) else ""


def is_luck(log: Log) -> bool:
    """Whether something was rolled, drawn or turned up that the solver could not know."""
    return any(
        tag_of(event) in _ROLLS or (getattr(event, "reveals", False) and tag_of(event) not in _OWN)
        for event in told(log)
    )


kind = LabyrinthosKind()
