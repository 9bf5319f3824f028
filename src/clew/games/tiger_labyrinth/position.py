"""A whole position of The Lady and the Tiger: Labyrinth as JSON, checked on its way in."""

from __future__ import annotations

from collections import Counter

import msgspec

from clew.core.cells import cell_name, cell_number
from clew.core.errors import PositionError, need
from clew.core.game import Place
from clew.games.tiger_labyrinth.components import (
    CARDS,
    COPIES,
    CUBS,
    DOORS,
    LADY_DOORS,
    LETTERS,
    MAX_TURNS,
    SWITCHES,
)
from clew.games.tiger_labyrinth.grid import BOTH, cubs_at, occupied, swaps
from clew.games.tiger_labyrinth.leads import same_table, step_leads, turn_leads
from clew.games.tiger_labyrinth.rules import (
    ESCAPE,
    LIMIT,
    OPENING_GEMS,
    OVER,
    REPETITION,
    STEPPING,
    SWAPPING,
    TERMINATIONS,
    TigerLabyrinth,
)
from clew.games.tiger_labyrinth.sight import cards_of, cubs_of, gems_of
from clew.games.tiger_labyrinth.view import PHASES

__all__ = ["Position", "entry", "hidden", "position", "restore"]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of a position. Board strings are as in the view.

    `past` has, oldest first, the position at the start of each turn, this one included: cards,
    red cubs, blue cubs and gems. It is empty if repetition does not count, and shorter than
    the game if the game began before anybody took notes.
    """

    red: int
    limit: int
    repetition: bool
    cards: str
    red_cubs: str
    blue_cubs: str
    yellow: str
    white: str
    seat: int
    phase: str
    turn: int
    past: list[str]
    ended: str


def position(state: TigerLabyrinth) -> Position:
    yellow, white = gems_of(state.gems)
    return Position(
        red=state.red,
        limit=state.limit,
        repetition=bool(state.repetition),
        cards=cards_of(state.cards),
        red_cubs=cubs_of(state.red_cubs),
        blue_cubs=cubs_of(state.blue_cubs),
        yellow=yellow,
        white=white,
        seat=state.seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        past=[_past_entry(*then) for then in state.past()],
        ended=TERMINATIONS[state.ended],
    )


def _past_entry(grid: int, red: int, blue: int) -> str:
    """A position at the start of a turn, as the state has noted it."""
    gems = "-".join(gems_of(grid >> 32 & BOTH))
    return f"{cards_of(grid)} {cubs_of(red)} {cubs_of(blue)} {gems}"


def entry(given: Position) -> str:
    """A position at the start of a turn, as `past` has it."""
    return f"{given.cards} {given.red_cubs} {given.blue_cubs} {given.yellow}-{given.white}"


def hidden(state: TigerLabyrinth, seat: int) -> list[list[Place]]:  # noqa: ARG001
    """Nothing is hidden from anybody."""
    return []


def restore(given: Position) -> TigerLabyrinth:
    """The state of a position. Raises PositionError that says why the position is impossible."""
    state = _table(given)
    _restore_turn(state, given)
    _restore_past(state, given)
    return state


def _table(given: Position) -> TigerLabyrinth:
    """What lies on the table: cards, cubs and gems."""
    state = TigerLabyrinth()
    need(given.red in (1, 2), f"red: there is no seat {given.red} (TL-05)")
    state.red = given.red
    _lay_cards(state, given.cards)
    state.red_cubs = _cubs(given.red_cubs, "red")
    state.blue_cubs = _cubs(given.blue_cubs, "blue")
    for gem, half in (("yellow", given.yellow), ("white", given.white)):
        halves = SWITCHES[gem]
        need(half in halves, f"the {gem} gem is on {' or '.join(halves)}, not on {half!r} (TL-04)")
    state.gems = (given.yellow == "red") | (given.white == "lady") << 16
    return state


def _lay_cards(state: TigerLabyrinth, cards: str) -> None:
    need(
        len(cards) == 16 and set(cards) <= set(LETTERS),
        f"cards must be 16 letters out of {LETTERS}",
    )
    clues: Counter[str] = Counter()
    for cell, letter in enumerate(cards):
        card = CARDS[LETTERS.index(letter)]
        door = DOORS.get(cell_name(cell, 4))
        if door is None:
            clues[card] += 1
        else:
            need(card == door, f"the Door on {cell_name(cell, 4)} is the {door}, no other (TL-02)")
        state.lay(cell, LETTERS.index(letter))
    for card in CARDS:
        need(
            clues[card] == COPIES,
            f"there must be {COPIES} Clue cards {card}, not {clues[card]} (TL-01)",
        )


def _cubs(numbers: str, colour: str) -> int:
    need(
        len(numbers) == 16 and set(numbers) <= set("012345"),
        f"{colour} cubs must be 16 digits from 0 to 5",
    )
    there = sum(map(int, numbers))
    need(there == CUBS, f"there must be {CUBS} {colour} cubs, not {there} (TL-05)")
    return sum(cubs_at(cell, int(digit)) for cell, digit in enumerate(numbers))


def _restore_turn(state: TigerLabyrinth, given: Position) -> None:
    phases = {name: phase for phase, name in PHASES.items()}
    need(given.phase in phases, f"the phase must be one of {', '.join(phases)}")
    need(given.seat in (1, 2), f"there is no seat {given.seat}")
    need(
        1 <= given.limit <= MAX_TURNS,
        f"the limit goes from 1 to {MAX_TURNS} turns, not {given.limit} (TL-17)",
    )
    need(
        1 <= given.turn <= given.limit,
        f"turns go from 1 to {given.limit}, not {given.turn} (TL-17)",
    )
    need(given.ended in TERMINATIONS, f"no game ends by {given.ended!r}")
    state.seat, state.turn, state.phase = given.seat, given.turn, phases[given.phase]
    state.limit, state.ended = given.limit, TERMINATIONS.index(given.ended)
    need((state.phase == OVER) == bool(given.ended), "a game is over by one rule, or goes on")
    for seat in (1, 2):
        won = state.ended == ESCAPE and seat == state.seat
        need(
            (state.home(seat) == CUBS) == won,
            "who has all cubs on the own tiger Door has won, and only who has (TL-16)",
        )
    if state.ended == LIMIT:
        need(state.turn == state.limit, f"the limit is turn {state.limit} (TL-17)")
    if state.phase == SWAPPING:
        cells = occupied(state.red_cubs | state.blue_cubs)
        state.swaps = swaps(state.cards, state.gems, cells)
        need(state.swaps, "no swap is possible, so none can be asked for (TL-15)")
    if state.turn == 1 and state.ended != LIMIT:
        _check_first_turn(state)


def _check_first_turn(state: TigerLabyrinth) -> None:
    """Until its swap the first turn changes only where one cub is."""
    opening = state.clone()
    opening.phase, opening.ended, opening.gems = STEPPING, 0, OPENING_GEMS
    opening.red_cubs = cubs_at(cell_number(LADY_DOORS["red"], 4), CUBS)
    opening.blue_cubs = cubs_at(cell_number(LADY_DOORS["blue"], 4), CUBS)
    leads = same_table if state.phase == STEPPING else step_leads
    need(
        leads(opening, state),
        "the first turn starts with all cubs on their lady Doors, the yellow gem on blue and "
        "the white gem on lady (TL-04, TL-05)",
    )


def _restore_past(state: TigerLabyrinth, given: Position) -> None:
    state.repetition = given.repetition
    if not given.repetition:
        need(not given.past, "past: nobody takes notes where repetition does not count (TL-17)")
        need(state.ended != REPETITION, "repetition does not count in this game (TL-17)")
        return
    need(
        len(given.past) <= given.turn,
        f"past: {len(given.past)} turns cannot have started by turn {given.turn}",
    )
    last: TigerLabyrinth | None = None
    for age in range(len(given.past) - 1, -1, -1):
        last = _noted(given, age, last)
    if last is not None:
        state.follow(last)
    _check_now(state, last)


def _noted(given: Position, age: int, before: TigerLabyrinth | None) -> TigerLabyrinth:
    """The position at the start of the turn `age` turns ago, with all notes until then."""
    place = len(given.past) - age
    parts = given.past[-1 - age].replace("-", " ").split(" ")
    need(len(parts) == 5, f"past {place}: say cards, red cubs, blue cubs and gems, as blue-lady")
    names = ("cards", "red_cubs", "blue_cubs", "yellow", "white")
    try:
        then = _table(msgspec.structs.replace(given, **dict(zip(names, parts, strict=True))))
    except PositionError as error:
        raise PositionError(f"past {place}: {error}") from None
    then.seat = given.seat if age % 2 == 0 else 3 - given.seat
    then.turn, then.limit = given.turn - age, given.limit
    need(then.home(1) < CUBS > then.home(2), f"past {place}: the game was over (TL-16)")
    if then.turn == 1:
        _check_first_turn(then)
    if before is not None:
        need(turn_leads(before, then), f"past {place}: no turn leads to it from the one before")
        then.succeed(before)
    if then.remember() >= 3:
        need(
            age == 0 and given.ended == TERMINATIONS[REPETITION],
            f"past {place}: the third time ends the game (TL-17)",
        )
    return then


def _check_now(state: TigerLabyrinth, start: TigerLabyrinth | None) -> None:
    """Whether the position fits the start of its turn, if that is known."""
    if state.phase == STEPPING or state.ended == REPETITION:
        need(
            start is not None and same_table(start, state),
            "past: the last entry must be the position itself at the start of a turn",
        )
        if state.ended == REPETITION:
            need(state.times() == 3, "past: the position has not stood three times (TL-17)")
    elif start is not None:
        leads = turn_leads if state.ended == LIMIT else step_leads
        need(leads(start, state), "past: the position does not follow from the last entry")
