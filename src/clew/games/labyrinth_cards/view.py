"""What a seat of Labyrinth: The Card Game sees."""

from __future__ import annotations

import msgspec

from clew.core.game import Outcome
from clew.core.sides import sides_number
from clew.games.labyrinth_cards.board import NONE
from clew.games.labyrinth_cards.components import CARDS, PLACEMENTS, TREASURES, cell_name
from clew.games.labyrinth_cards.maze import LIKES
from clew.games.labyrinth_cards.rules import OVER, PLACING, TAKING, LabyrinthCards

__all__ = [
    "FACES",
    "PHASES",
    "Connection",
    "Laid",
    "Player",
    "Stranded",
    "View",
    "laid_cards",
    "numbers",
    "view",
]

PHASES = {PLACING: "place", TAKING: "take", OVER: "over"}
"""What the player in turn is asked for."""

FACES = [
    "".join(f"{sides_number(letters):x}" for letters in ways)
    + "".join(chr(97 + t) for t in treasures)
    for _, ways, treasures in CARDS
]
"""Every card, unturned: its paths as hex digits (N 1, E 2, S 4, W 8), then two treasures, a to y
in the order of the deck file. With two paths the first treasure is on the first of them."""


class Laid(msgspec.Struct, frozen=True, array_like=True):
    """A card on the table, as [card, column, row, degrees clockwise]."""

    card: int
    column: int
    row: int
    rotation: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it (LC-13)."""

    cards: int
    """How many are in hand."""
    taken: list[int]
    """The cards taken, each a point."""


class Connection(msgspec.Struct, frozen=True, kw_only=True):
    """A card that the placed one is connected to, and by which cells (LC-07)."""

    card: int
    treasure: str
    path: list[str]


class Stranded(msgspec.Struct, frozen=True, array_like=True):
    """Connected cards that may not be taken together, and those that would come apart (LC-09)."""

    cards: list[int]
    apart: list[int]


class View(msgspec.Struct, frozen=True, kw_only=True, tag="labyrinth-cards", tag_field="game"):
    """The table as one seat sees it (0: a spectator). Cards go by their numbers, 1 to 50."""

    seat: int
    players: list[Player]
    one_piece: bool
    faces: list[str]
    """All 50 cards: paths as hex digits (N 1, E 2, S 4, W 8), two treasures from a to y."""
    table: list[Laid]
    """By number of the card."""
    placed: int
    """The card placed last, or 0."""
    connections: list[Connection]
    """The cards that could be taken now, if the rest holds (LC-09)."""
    stranded: list[Stranded]
    """Why not all of them may be taken: every choice of them that is not legal."""
    closed: bool
    """Whether no path leads out of the labyrinth (LC-06)."""
    deck: int
    """How many cards are left to draw."""
    turn: int
    turns: int
    """How many there are in a game (LC-14)."""
    acting: int
    """Whose turn it is, or 0 when the game is over."""
    asked: str
    """place, take or over."""
    hand: list[int]
    """The own cards."""
    outcome: Outcome | None


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
    """Those that would touch no other; or, if all must hang together, are off the largest group."""
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
