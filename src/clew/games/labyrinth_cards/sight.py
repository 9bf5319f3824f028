# Compiled by mypyc.
"""How a seat's view of the card game is made. Compiled: every action makes one for every seat."""

from __future__ import annotations

from clew.core.game import Outcome
from clew.games.labyrinth_cards.board import NONE
from clew.games.labyrinth_cards.cards import LIKES
from clew.games.labyrinth_cards.components import CARDS, PLACEMENTS, TREASURES, cell_name
from clew.games.labyrinth_cards.rules import PLACING, TAKING, LabyrinthCards
from clew.games.labyrinth_cards.view import (
    FACES,
    PHASES,
    Connection,
    Laid,
    Player,
    Stranded,
    View,
)

__all__ = ["laid_cards", "numbers", "view"]


def laid_cards(state: LabyrinthCards) -> list[Laid]:
    """The table, by number of the card."""
    return [Laid(card + 1, column, row, rotation) for card, column, row, rotation in state.lying()]


def numbers(cards: list[int]) -> list[int]:
    """Cards of the rules by the numbers they have for people."""
    return [card + 1 for card in cards]


def view(state: LabyrinthCards, seat: int, outcome: Outcome | None) -> View:
    return View(
        seat=seat,
        players=[
            Player(cards=len(state.hand(other)), taken=numbers(state.taken(other)))
            for other in range(1, state.players + 1)
        ],
        one_piece=bool(state.one_piece),
        faces=FACES,
        table=laid_cards(state),
        placed=state.placed + 1 if state.placed != NONE else 0,
        connections=_connections(state) if state.phase == TAKING else [],
        stranded=_stranded(state) if state.phase == TAKING else [],
        closed=state.openings == 0,
        deck=state.deck_left(),
        turn=state.laid + (state.phase == PLACING),
        turns=PLACEMENTS,
        acting=state.acting(),
        asked=PHASES[state.phase],
        hand=numbers(state.hand(seat)) if seat else [],
        outcome=outcome,
    )


def _connections(state: LabyrinthCards) -> list[Connection]:
    return [
        Connection(
            card=LIKES[6 * state.placed + like] + 1,
            treasure=TREASURES[CARDS[state.placed][2][like // 3]],
            path=[cell_name(cell) for cell in state.way_to(like)],
        )
        for like in range(6)
        if state.reached >> like & 1
    ]


def _stranded(state: LabyrinthCards) -> list[Stranded]:
    found = []
    for which in range(1, 64):
        taken = state.likes(state.placed, which)
        if not which & ~state.reached and not state.holds_without(taken):
            found.append(Stranded(_members(taken), _apart(state, state.table & ~taken)))
    return found


def _apart(state: LabyrinthCards, left: int) -> list[int]:
    """The cards that would touch no other card; or, if all must stay connected, those outside the
    largest group."""
    groups = _groups(state, left)
    if state.one_piece:
        groups.remove(max(groups, key=lambda group: group.bit_count()))
        return sorted(number for group in groups for number in _members(group))
    return sorted(_members(group)[0] for group in groups if group.bit_count() == 1)


def _groups(state: LabyrinthCards, left: int) -> list[int]:
    """Cards that hang together side by side, as sets."""
    groups = []
    while left:
        group, rest = 0, left & -left
        while rest:
            card = rest & -rest
            group |= card
            rest = (rest | state.touching(card.bit_length() - 1) & left) & ~group
        groups.append(group)
        left &= ~group
    return groups


def _members(cards: int) -> list[int]:
    """The numbers of a set's cards, rising."""
    return [card + 1 for card in range(len(CARDS)) if cards >> card & 1]
