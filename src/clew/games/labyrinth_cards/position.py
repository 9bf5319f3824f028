"""A whole position of Labyrinth: The Card Game as JSON, checked on its way in."""

from __future__ import annotations

import msgspec

from clew.core.errors import need
from clew.core.game import Place
from clew.games.labyrinth_cards.board import NOBODY, NONE
from clew.games.labyrinth_cards.cards import TURNS
from clew.games.labyrinth_cards.components import CARDS, HAND, PLACEMENTS, cell_at
from clew.games.labyrinth_cards.rules import OVER, PLACING, TAKING, LabyrinthCards
from clew.games.labyrinth_cards.sight import laid_cards, numbers
from clew.games.labyrinth_cards.view import PHASES, Laid

__all__ = ["Position", "hidden", "position", "restore"]

_LIKES = 6
"""Each of a card's two treasures is on three others."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of a position. Cards are named by their numbers, 1 to 50.

    `table` has [card, column, row, degrees] for each card that lies there, `deck` is listed from
    its top, `taken` are the cards each seat has won, `placed` the one placed last, or 0. `last`
    has the card that each seat placed in its last turn, or 0, and how many it took then; it may
    be left out.
    """

    one_piece: bool
    table: list[Laid]
    hands: list[list[int]]
    taken: list[list[int]]
    deck: list[int]
    seat: int
    phase: str
    placed: int
    last: list[tuple[int, int]] = []


def position(state: LabyrinthCards) -> Position:
    seats = range(1, state.players + 1)
    return Position(
        one_piece=bool(state.one_piece),
        table=laid_cards(state),
        hands=[numbers(state.hand(seat)) for seat in seats],
        taken=[numbers(state.taken(seat)) for seat in seats],
        deck=[state.deck[i] + 1 for i in range(state.drawn, len(state.deck))],
        seat=state.seat,
        phase=PHASES[state.phase],
        placed=state.placed + 1 if state.placed != NONE else 0,
        last=_last(state),
    )


def _last(state: LabyrinthCards) -> list[tuple[int, int]]:
    seats = range(1, state.players + 1)
    cards = [state.last_card(seat) for seat in seats]
    turns = zip(cards, map(state.last_take, seats), strict=True)
    if all(card == NONE for card in cards):
        return []
    return [(card + 1, taken) if card != NONE else (0, 0) for card, taken in turns]


def hidden(state: LabyrinthCards, seat: int) -> list[list[Place]]:
    """The places a seat (0: a spectator) cannot tell apart: the others' hands and the deck."""
    places: list[Place] = [
        ("hands", other - 1, i)
        for other in range(1, state.players + 1)
        if other != seat
        for i in range(len(state.hand(other)))
    ]
    places += [("deck", i) for i in range(state.deck_left())]
    return [places] if len(places) > 1 else []


def restore(given: Position) -> LabyrinthCards:
    """The state of a position. Raises PositionError that says why the position is impossible."""
    state = LabyrinthCards()
    _check_cards(given)
    state.clear(len(given.hands))
    state.one_piece = given.one_piece
    _restore_hands(state, given)
    _restore_table(state, given)
    _restore_turn(state, given)
    _restore_last(state, given)
    return state


def _check_cards(given: Position) -> None:
    players = len(given.hands)
    need(2 <= players <= 6, f"labyrinth-cards is for 2 to 6 players, not {players}")
    need(len(given.taken) == players, "there must be a list of taken cards a seat")
    everything = [laid.card for laid in given.table] + given.deck
    for cards in (*given.hands, *given.taken):
        everything += cards
    need(
        sorted(everything) == list(range(1, len(CARDS) + 1)),
        "table, hands, taken cards and deck must be the 50 cards, each once (LC-01)",
    )


def _restore_hands(state: LabyrinthCards, given: Position) -> None:
    need(1 <= given.seat <= state.players, f"there is no seat {given.seat}")
    for seat, cards in enumerate(given.hands, 1):
        need(len(cards) <= HAND, f"seat {seat} holds {len(cards)} cards; two are most (LC-03)")
        if given.deck:
            draws = given.phase == "take" and seat == given.seat
            most = HAND - 1 if draws else HAND
            need(
                len(cards) == most,
                f"while there is a deck seat {seat} must hold {most}, not {len(cards)} (LC-11)",
            )
        hand = [card - 1 for card in cards] + [NONE] * (HAND - len(cards))
        state.hold(seat, hand[0], hand[1])
    state.set_deck([card - 1 for card in given.deck])
    state.laid = PLACEMENTS - len(given.deck) - sum(map(len, given.hands))
    need(state.laid >= 0, "at least four cards must be out of hands and deck (LC-03)")


def _restore_table(state: LabyrinthCards, given: Position) -> None:
    _check_cells(given.table, state.laid)
    for laid in given.table:
        card = laid.card - 1
        quarters, rest = divmod(laid.rotation, 90)
        need(
            rest == 0 and 0 <= quarters < TURNS[card],
            f"card {laid.card} can be turned by {_degrees(card)}, not {laid.rotation} (LC-04)",
        )
        state.lay(card, cell_at(laid.column, laid.row), quarters)
    for seat, cards in enumerate(given.taken, 1):
        for number in cards:
            state.award(number - 1, seat)
    if state.laid == 0:
        need(not any(given.taken), "nothing is taken before the first card is placed (LC-08)")
    need(
        state.holds_without(0) and _touch(state),
        "every card must touch another along a side (LC-09)"
        if not given.one_piece
        else "all cards must hang together along their sides (LC-09)",
    )


def _degrees(card: int) -> str:
    return " or ".join(str(90 * quarters) for quarters in range(TURNS[card]))


def _touch(state: LabyrinthCards) -> bool:
    return all(state.touching(card) for card, _, _, _ in state.lying())


def _check_cells(table: list[Laid], laid: int) -> None:
    """Each placement makes the labyrinth at most one column or one row larger."""
    cells = {(card.column, card.row) for card in table}
    need(len(cells) == len(table), "two cards lie on the same cell (LC-05)")
    columns = [0, 1, *(card.column for card in table)]
    rows = [0, 1, *(card.row for card in table)]
    grown = max(columns) - min(columns) + max(rows) - min(rows) - 2
    need(
        grown <= laid,
        f"{laid} placements cannot make the labyrinth larger than its square by {grown} (LC-05)",
    )


def _restore_turn(state: LabyrinthCards, given: Position) -> None:
    phases = {name: phase for phase, name in PHASES.items()}
    need(given.phase in phases, f"the phase must be one of {', '.join(phases)}")
    state.seat, state.phase = given.seat, phases[given.phase]
    need(
        bool(given.placed) == bool(state.laid),
        "a card was placed last from the first placement on, not before (LC-05)",
    )
    if given.placed:
        need(
            any(laid.card == given.placed for laid in given.table),
            f"the card placed last must lie on the table, not {given.placed} (LC-08)",
        )
        state.placed = given.placed - 1
    done = not given.deck and not any(given.hands)
    if state.phase == OVER:
        need(done, "the game is not over while there are cards in hands or deck (LC-12)")
    if state.phase == PLACING:
        need(not done, "with all cards played the game is over (LC-12)")
        need(given.hands[given.seat - 1], f"seat {given.seat} has no card to place (LC-11)")
    if state.phase == TAKING:
        need(state.placed != NONE, "cards are taken after one was placed (LC-08)")
        need(
            len(given.hands[given.seat - 1]) < HAND,
            f"seat {given.seat} cannot have placed a card and hold two (LC-03)",
        )
        state.reached = state.likes_reached(state.placed)
        need(len(state.legal(given.seat)) > 1, "there is nothing to take (LC-08)")


def _restore_last(state: LabyrinthCards, given: Position) -> None:
    need(len(given.last) in (0, state.players), "there must be a last turn a seat, or none")
    for seat, (number, taken) in enumerate(given.last, 1):
        if number == 0:
            need(taken == 0, f"seat {seat} took cards but placed none (LC-08)")
            continue
        need(
            1 <= number <= len(CARDS) and state.lies[number - 1] != NOBODY,
            f"seat {seat} cannot have placed card {number}: it is in a hand or in the deck (LC-05)",
        )
        need(0 <= taken <= _LIKES, f"a card connects no more than {_LIKES} others (LC-02)")
        state.note(seat, number - 1, taken)
