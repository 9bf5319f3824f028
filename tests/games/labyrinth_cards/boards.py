"""Boards of the card game as text, for the tests.

    43    10/90   .
    12    .       44

is a table with card 43 on the top left cell, card 10 beside it turned by 90 degrees, and so on;
a dot is an empty cell. Cards 1 to 12 are straights (north to south), 13 to 26 corners (north and
east), 27 to 42 tees (all but west), 43 to 46 crossings, 47 and 48 bridges, 49 and 50 double bends.
"""

from __future__ import annotations

from clew.core.chance import Fast
from clew.core.event import Event
from clew.core.state import Log
from clew.games.labyrinth_cards import game
from clew.games.labyrinth_cards.position import Position
from clew.games.labyrinth_cards.rules import LabyrinthCards
from clew.games.labyrinth_cards.view import Laid

RING = """
    17/90 1/90 18/180
    2     .    3
    19    4/90 20/270
"""
"""Eight cards in a ring without an opening: no path leads anywhere."""


def table(text: str, corner: tuple[int, int] = (0, 0)) -> list[Laid]:
    """The cards of a board."""
    laid = []
    for row, line in enumerate(text.split("\n")[1:]):
        for column, part in enumerate(line.split()):
            if part != ".":
                card, _, turned = part.partition("/")
                place = (corner[0] + column, corner[1] + row)
                laid.append(Laid(int(card), *place, int(turned or 0)))
    return laid


def position(
    text: str,
    *,
    hands: list[list[int]],
    corner: tuple[int, int] = (0, 0),
    taken: int = 12,
    deck: bool = True,
    one_piece: bool = False,
) -> Position:
    """A board with seat 1 to place. Seat 2 gets two of the other cards and has taken some of
    them; the rest is the deck, or has been taken too where there is none."""
    laid = table(text, corner)
    used = {card.card for card in laid} | {card for hand in hands for card in hand}
    rest = [card for card in range(1, 51) if card not in used]
    if len(hands) == 1:
        hands = [*hands, rest[:2]]
        rest = rest[2:]
    won = rest[:taken] if deck else rest
    return Position(
        one_piece=one_piece,
        table=sorted(laid, key=lambda card: card.card),
        hands=hands,
        taken=[[], won, *([] for _ in hands[2:])],
        deck=rest[len(won) :],
        seat=1,
        phase="place",
        placed=laid[0].card,
    )


def board(
    text: str,
    hand: list[int],
    *,
    corner: tuple[int, int] = (0, 0),
    one_piece: bool = False,
) -> LabyrinthCards:
    """Two players, seat 1 to place one of its cards."""
    hand = [*hand, *_spare(text, hand)][:2]
    return game.restore(position(text, hands=[hand], corner=corner, one_piece=one_piece))


def _spare(text: str, hand: list[int]) -> list[int]:
    used = {card.card for card in table(text)} | set(hand)
    return [card for card in range(50, 0, -1) if card not in used]


def play(state: LabyrinthCards, *actions: str) -> list[Event]:
    """Plays actions, each by the seat whose turn it is; what everybody is told."""
    log = Log()
    for action in actions:
        state.apply(state.acting(), game.parse(action), Fast(1), log)
    return [event for event in log.seen_by(0) if isinstance(event, Event)]


def legal(state: LabyrinthCards, about: str = "") -> list[str]:
    """The legal actions of who is in turn that begin like this."""
    texts = [game.format(action) for action in state.legal(state.acting())]
    return [text for text in texts if text.startswith(about)]


def refused(state: LabyrinthCards, action: str) -> str:
    """The rule that forbids an action to who is in turn, or nothing."""
    rule = state.refusal(state.acting(), game.parse(action))
    return game.rule(rule) if rule else ""


def shown(state: LabyrinthCards) -> set[tuple[int, str]]:
    """The cards on the table and where they lie."""
    return {(laid.card, f"{laid.column},{laid.row}") for laid in game.position(state).table}
