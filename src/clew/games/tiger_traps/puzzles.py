"""Puzzles of Traps: the revealer wins the game this season, whatever lies in the others' stacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

import msgspec

from clew.core.chance import Chance, Fast
from clew.core.state import Log, State
from clew.games import find
from clew.games.tiger_traps.components import COPIES, DEALT, DOORS, KINDS, MAX_TRAITS, POT
from clew.games.tiger_traps.position import Position, position
from clew.games.tiger_traps.rules import AWARDING, GIVE, REVEAL, REVEALING, TigerTraps
from clew.games.tiger_traps.view import PHASES
from clew.puzzles.kind import Answer, Kind

__all__ = ["Sure", "TrapsKind", "kind", "worlds"]

Stack: TypeAlias = tuple[str, ...]
"""The cards of a stack that lie face down, from the top."""
World: TypeAlias = tuple[Stack, ...]
"""What may lie in the others' stacks, by seat; the solver's own is left empty."""

_PLAYERS = (3, 4)
_MOST_WORLDS = 1200
"""So that an answer is checked in a moment, also where Python is not compiled."""
_SHOWN = 3
"""One card of so many was not turned over earlier this year."""
_CHOICES, _LEAST_BID, _MOST_HIDDEN = 3, 3, 6


def worlds(now: Position, seat: int) -> list[World]:
    """Everything that the others' stacks may be, as far as a seat can know (TT-13, TT-27). Only
    what it sees is looked at: its own cards, and how many cards the others have."""
    seats = range(len(now.hands))
    own = seat - 1
    pool = Counter(dict(zip(KINDS, COPIES, strict=True)))
    pool.subtract(now.hands[own] + now.stacks[own] + now.beside[own])
    for other in seats:
        if other != own:
            pool.subtract(now.notes[other])
    found: list[tuple[World, Counter[str]]] = [((), pool)]
    for other in seats:
        if other == own:
            found = [((*world, ()), left) for world, left in found]
            continue
        known = Counter(now.notes[other]) - Counter(now.beside[other])
        hidden = len(now.hands[other]) + len(now.stacks[other])
        unknown = hidden - known.total()
        found = [
            ((*world, stack), rest)
            for world, left in found
            for stack, rest in _stacks(len(now.stacks[other]), known, left, unknown)
        ]
    return sorted({world for world, _ in found})


def _stacks(
    height: int, known: Counter[str], pool: Counter[str], unknown: int
) -> Iterator[tuple[Stack, Counter[str]]]:
    """The stacks that a player can have made of known cards and of so many unknown ones."""
    if height == 0:
        yield (), pool
        return
    for card in KINDS:
        if known[card]:
            fewer = known - Counter([card])
            for rest, left in _stacks(height - 1, fewer, pool, unknown):
                yield (card, *rest), left
        elif unknown and pool[card] > 0:
            drawn = pool.copy()
            drawn[card] -= 1
            for rest, left in _stacks(height - 1, known, drawn, unknown - 1):
                yield (card, *rest), left


class Table(NamedTuple):
    """A season being revealed, as far as it is open to all."""

    turned: tuple[int, ...]
    """How many cards of each stack were turned over, by seat, since the search began."""
    need: int
    """Traits that are still missing."""
    pot: int
    gems: tuple[int, ...]


class Sure:
    """Looks for a way in which the revealer wins in every world (TT-14 to TT-21, TT-25)."""

    def __init__(self, state: TigerTraps, seat: int) -> None:
        now = position(state)
        self._state = state
        self._own = seat - 1
        self._stack: Stack = tuple(reversed(now.stacks[self._own]))
        self.worlds = worlds(now, seat)
        self._heights = [len(stack) for stack in now.stacks]
        self._start = Table(
            turned=(0,) * len(now.hands),
            need=max(now.bids) - int(state.matched),
            pot=now.pot,
            gems=tuple(now.gems),
        )
        self._known: dict[tuple[Table, frozenset[World]], bool] = {}
        self._traits = {card: int(state.traits(kind)) for kind, card in enumerate(KINDS)}

    @cached_property
    def actions(self) -> list[int]:
        """The actions after which winning is still sure."""
        start, all_worlds = self._start, frozenset(self.worlds)
        if self._state.phase == AWARDING:
            return [
                GIVE + other + 1
                for other in self._needy(start)
                if self._wins(self._paid(start, other), all_worlds)
            ]
        return [
            REVEAL + owner + 1
            for owner in self._standing(start)
            if self._is_good(start, all_worlds, owner)
        ]

    def _standing(self, table: Table) -> list[int]:
        return [i for i, height in enumerate(self._heights) if table.turned[i] < height]

    def _needy(self, table: Table) -> list[int]:
        """Who may be given the gem of an own trap (TT-17)."""
        return [i for i, gems in enumerate(table.gems) if i != self._own and gems < 4]

    def _paid(self, table: Table, to: int) -> Table:
        """The pot gives a gem away."""
        gems = tuple(have + (i == to) for i, have in enumerate(table.gems))
        return table._replace(pot=table.pot - 1, gems=gems)

    def _wins(self, table: Table, among: frozenset[World]) -> bool:
        """Whether the revealer, to turn a card over, can still win in all these worlds."""
        if table.pot == 0 or table.gems[self._own] + table.pot < 5:
            return False
        key = table, among
        if key not in self._known:
            self._known[key] = any(
                self._is_good(table, among, owner) for owner in self._standing(table)
            )
        return self._known[key]

    def _is_good(self, table: Table, among: frozenset[World], owner: int) -> bool:
        """Whether turning over the top of a stack keeps the win, whatever it shows."""
        place = table.turned[owner]
        parts: dict[str, set[World]] = {}
        for world in among:
            stack = self._stack if owner == self._own else world[owner]
            parts.setdefault(stack[place], set()).add(world)
        turned = tuple(n + (i == owner) for i, n in enumerate(table.turned))
        after = table._replace(turned=turned)
        return all(
            self._goes_well(after, frozenset(left), owner, self._traits[card])
            for card, left in parts.items()
        )

    def _goes_well(self, table: Table, left: frozenset[World], owner: int, traits: int) -> bool:
        if traits:
            table = table._replace(need=table.need - traits)
            if table.need <= 0:
                return table.gems[self._own] + table.pot >= 5
            return self._wins(table, left)
        if owner == self._own:
            return any(self._wins(self._paid(table, to), left) for to in self._needy(table))
        table = self._paid(table, owner)
        return table.gems[owner] < 5 and self._wins(table, left)


class TrapsKind(Kind):
    """The solver reveals, sees its own stack, and needs the pot for its fifth gem. An answer is
    right only if it wins in every world that the solver cannot tell from the true one; what might
    go wrong is a miss, even if it would have gone well."""

    game = find("tiger-traps")
    symbol = "🪤"
    levels = (1,)

    def answers(self, state: State, seat: int, turns: int) -> list[Answer]:  # noqa: ARG002
        """One answer for each first card that keeps the win."""
        assert isinstance(state, TigerTraps)
        return [self._go_on(state, seat, first) for first in Sure(state, seat).actions]

    def _go_on(self, state: TigerTraps, seat: int, first: int) -> Answer:
        now, answer = state.clone(), [first]
        now.apply(seat, first, Fast(1), None)
        while now.pending():
            answer.append(Sure(now, seat).actions[0])
            now.apply(seat, answer[-1], Fast(1), None)
        return answer

    def strays(self, before: State, seat: int, action: int, log: Log) -> bool:  # noqa: ARG002
        assert isinstance(before, TigerTraps)
        return action not in _sure_actions(msgspec.json.encode(position(before)), seat)

    def make(self, chance: Chance, turns: int) -> Iterator[State]:  # noqa: ARG002
        """Seasons dealt at random, with the highest promise that can surely be kept."""
        while True:
            dealt = _deal(chance)
            if not _is_clear(dealt):
                continue
            most = sum(len(stack) for stack in dealt.stacks) * 2
            for bid in range(min(most, MAX_TRAITS), _LEAST_BID - 1, -1):
                state = self.game.restore(_promised(dealt, bid))
                if Sure(state, dealt.seat).actions:
                    if _good(state, dealt.seat):
                        yield state
                    break


@lru_cache(maxsize=256)
def _sure_actions(text: bytes, seat: int) -> list[int]:
    """What is sure in a position: many try the same ones."""
    state = TrapsKind.game.restore(msgspec.json.decode(text, type=Position))
    return Sure(state, seat).actions


def _deal(chance: Chance) -> Position:
    """A season about to be revealed; earlier ones of the year have shown some of the cards."""
    players = _PLAYERS[chance.below(len(_PLAYERS))]
    deck = [card for card, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies)]
    _shuffle(deck, chance)
    doors = list(DOORS)
    _shuffle(doors, chance)
    seats, start = range(players), chance.below(players)
    hands = [[deck.pop() for _ in range(DEALT[players])] for _ in seats]
    notes = [sorted(card for card in hand if chance.below(_SHOWN)) for hand in hands]
    for hand in hands:
        _shuffle(hand, chance)
    least = 1 + chance.below(DEALT[players])
    more = chance.below(players) if least < DEALT[players] else 0
    heights = [least + ((seat - start) % players < more) for seat in seats]
    own = chance.below(players)
    gems = [2 + chance.below(3) if seat == own else 1 + chance.below(4) for seat in seats]
    return Position(
        open_stacks=True,
        early_gift=False,
        hands=[sorted(hand[height:]) for hand, height in zip(hands, heights, strict=True)],
        stacks=[hand[:height] for hand, height in zip(hands, heights, strict=True)],
        beside=[[] for _ in seats],
        notes=notes,
        aside=deck,
        doors=doors,
        gems=gems,
        pot=POT,
        season=2 + chance.below(3),
        start=start + 1,
        seat=own + 1,
        phase=PHASES[REVEALING],
        bids=[0] * players,
        passed=[seat + 1 for seat in seats if seat != own],
        ended="",
    )


def _is_clear(dealt: Position) -> bool:
    """Whether so much is known that one can think it through."""
    others = sum(len(stack) for i, stack in enumerate(dealt.stacks) if i != dealt.seat - 1)
    return others <= _MOST_HIDDEN and 1 < len(worlds(dealt, dealt.seat)) <= _MOST_WORLDS


def _promised(dealt: Position, bid: int) -> Position:
    bids = [bid if seat == dealt.seat else 0 for seat in range(1, len(dealt.hands) + 1)]
    return msgspec.structs.replace(dealt, bids=bids)


def _shuffle(cards: list[str], chance: Chance) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _good(state: TigerTraps, seat: int) -> bool:
    """Whether there is something to find: one first card only is right, of three or more, and the
    own stack alone does not do."""
    own = [state.card(seat, place) for place in range(state.height(seat))]
    if len(state.legal(seat)) < _CHOICES or sum(map(state.traits, own)) >= state.bid:
        return False
    return len(Sure(state, seat).actions) == 1


kind = TrapsKind()
