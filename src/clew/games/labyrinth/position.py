"""A whole position of Labyrinth as JSON, checked on its way in."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec

from clew.core.cells import cell_name, cell_number
from clew.core.errors import ClewError, PositionError, need
from clew.core.game import Place
from clew.core.sides import sides_number
from clew.games.labyrinth.components import (
    ARROWS,
    COLOURS,
    CORNERS,
    FIXED,
    MESSAGES,
    MOVABLE,
    TREASURES,
    TURN_LIMIT,
)
from clew.games.labyrinth.maze import quarter
from clew.games.labyrinth.refusals import HOME, LAST_GOAL_FOUND, TURN_LIMIT_REACHED
from clew.games.labyrinth.rules import AGAIN, CHOOSE, MOVING, OVER, PUSHING, Labyrinth
from clew.games.labyrinth.sight import COLOUR_OF, treasure_letter
from clew.games.labyrinth.view import PHASES

__all__ = ["Position", "hidden", "position", "restore"]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of a position. Board strings are as in the view; the spare comes last.

    `backs` has the message on every tile, 1 to 6 or a dot, `seen` an x where it was looked
    at. A pile is listed from its top; `aside` are the cards nobody was dealt.
    """

    colours: list[str]
    events: bool
    short: bool
    tiles: str
    treasures: str
    backs: str
    seen: str
    pawns: list[str]
    piles: list[list[str]]
    found: list[list[str]]
    aside: list[str]
    opened: list[int]
    searched: list[int]
    seat: int
    phase: str
    message: str
    banned: str
    turn: int
    ended: str


def position(state: Labyrinth) -> Position:
    seats = range(1, state.players + 1)
    piles = [
        [TREASURES[state.card(seat, i) - 1] for i in range(state.goals_left(seat))]
        for seat in seats
    ]
    found = [
        [TREASURES[state.card(seat, i) - 1] for i in range(state.goals_left(seat), state.goals)]
        for seat in seats
    ]
    dealt = {card for cards in piles + found for card in cards}
    return Position(
        colours=[COLOUR_OF[state.home(seat)] for seat in seats],
        events=bool(state.events),
        short=bool(state.short),
        tiles=state.tiles_text() + f"{state.spare:x}",
        treasures=state.treasures_text() + treasure_letter(state.spare_mark),
        backs=state.backs_text(-1) + _digit(state.spare_back),
        seen="".join("x" if state.seen >> cell & 1 else "." for cell in range(49))
        + ("x" if state.spare_seen else "."),
        pawns=[cell_name(state.pawn(seat)) for seat in seats],
        piles=piles,
        found=found,
        aside=sorted(set(TREASURES) - dealt),
        opened=[seat for seat in seats if state.opened >> seat - 1 & 1],
        searched=[seat for seat in seats if state.searched >> seat - 1 & 1],
        seat=state.seat,
        phase=PHASES[state.phase],
        message=MESSAGES[state.message - 1] if state.message else "",
        banned=ARROWS[state.banned] if state.banned < len(ARROWS) else "",
        turn=state.turn,
        ended=f"LB-{state.ended}" if state.ended else "",
    )


def _digit(message: int) -> str:
    return str(message) if message else "."


def hidden(state: Labyrinth, seat: int) -> list[list[Place]]:
    """The places a seat (0: a spectator) cannot tell apart: cards, and backs of each shape."""
    own: list[Place] = []
    cards: list[Place] = []
    for other in range(1, state.players + 1):
        left = state.goals_left(other)
        if other != seat:
            cards += [("piles", other - 1, i) for i in range(left)]
            continue
        known = 2 if state.opened >> seat - 1 & 1 else 1
        below: list[Place] = [("piles", other - 1, i) for i in range(known, left)]
        if state.searched >> seat - 1 & 1:
            own += below
        else:
            cards += below
    aside = 24 - state.players * state.goals
    cards += [("aside", i) for i in range(aside)]
    return [group for group in (own, cards, *_hidden_backs(state)) if len(group) > 1]


def _hidden_backs(state: Labyrinth) -> list[list[Place]]:
    if not state.events:
        return []
    groups = []
    for cells, shape in ((state.straights(), (5, 10)), (state.plain_corners(), (3, 6, 12, 9))):
        group: list[Place] = [("backs", i) for i in range(49) if cells & ~state.seen & 1 << i]
        if state.spare in shape and not state.spare_mark and not state.spare_seen:
            group.append(("backs", 49))
        groups.append(group)
    return groups


def restore(given: Position) -> Labyrinth:
    """The state of a position. Raises PositionError that says why the position is impossible."""
    state = Labyrinth()
    state.events = given.events
    state.short = given.short
    _restore_seats(state, given)
    _restore_tiles(state, given)
    _restore_backs(state, given)
    _restore_cards(state, given)
    _restore_turn(state, given)
    return state


def _restore_seats(state: Labyrinth, given: Position) -> None:
    players = len(given.colours)
    need(2 <= players <= 4, f"labyrinth is for 2 to 4 players, not {players} (LB-05)")
    need(
        len(set(given.colours)) == players and set(given.colours) <= set(COLOURS),
        f"colours must be different ones of {', '.join(COLOURS)} (LB-05)",
    )
    need(len(given.pawns) == players, "there must be one pawn a seat")
    state.players = players
    for seat, (colour, pawn) in enumerate(zip(given.colours, given.pawns, strict=True), 1):
        state.homes |= cell_number(CORNERS[colour]) << 6 * seat - 6
        try:
            state.place(seat, cell_number(pawn))
        except ClewError as error:
            raise PositionError(f"pawn of seat {seat}: {error}") from None
    order = sorted(range(players), key=lambda i: COLOURS.index(given.colours[i]))
    for place, i in enumerate(order):
        state.following |= (order[(place + 1) % players] + 1) << 4 * i


@cache
def _shape(sides: int) -> str:
    """A tile's shape, independent of its rotation: NS, NE, NES, or a shape that no tile of the game
    has."""
    turned = sides
    for _ in range(4):
        for letters in ("NS", "NE", "NES"):
            if turned == sides_number(letters):
                return letters
        turned = quarter(turned)
    return "none"


def _restore_tiles(state: Labyrinth, given: Position) -> None:
    tiles, treasures = given.tiles, given.treasures
    need(
        len(tiles) == 50 and set(tiles) <= set("0123456789abcdef"),
        "tiles must be 50 hex digits, 49 cells and the spare",
    )
    need(
        len(treasures) == 50 and set(treasures) <= set(".abcdefghijklmnopqrstuvwx"),
        "treasures must be 50 letters from a to x, or dots",
    )
    marks = [ord(letter) - 96 if letter != "." else 0 for letter in treasures]
    movable: Counter[tuple[str, int]] = Counter()
    for place in range(50):
        sides = int(tiles[place], 16)
        fixed = FIXED.get(cell_name(place)) if place < 49 else None
        if fixed:
            mark = TREASURES.index(fixed[1]) + 1 if fixed[1] else 0
            need(
                (sides, marks[place]) == (sides_number(fixed[0]), mark),
                f"the fixed tile on {cell_name(place)} is not as it must be (LB-03)",
            )
        else:
            movable[_shape(sides), marks[place]] += 1
        if place < 49:
            state.lay(place, sides, marks[place])
    state.spare = int(tiles[49], 16)
    state.spare_mark = marks[49]
    expected: Counter[tuple[str, int]] = Counter()
    for letters, copies, names in MOVABLE:
        for i in range(copies):
            expected[letters, TREASURES.index(names[i]) + 1 if names else 0] += 1
    for kind in (*expected, *movable):
        if movable[kind] != expected[kind]:
            shape, mark = kind
            what = (
                f"{shape} tiles with the {TREASURES[mark - 1]}" if mark else f"plain {shape} tiles"
            )
            raise PositionError(
                f"there must be {expected[kind]} movable {what}, not {movable[kind]} (LB-02)"
            )


def _restore_backs(state: Labyrinth, given: Position) -> None:
    backs, seen = given.backs, given.seen
    need(
        len(backs) == 50 and set(backs) <= set(".123456"),
        "backs must be 50 digits from 1 to 6, or dots",
    )
    need(len(seen) == 50 and set(seen) <= set(".x"), "seen must be 50 dots or x")
    if not given.events:
        need(set(backs + seen) == {"."}, "without events no tile has a message or was looked at")
        return
    straights, corners = state.straights(), state.plain_corners()
    spare_shape = _shape(state.spare) if not state.spare_mark else "none"
    for cells, shape, name in ((straights, "NS", "straights"), (corners, "NE", "plain corners")):
        there = [backs[i] for i in range(49) if cells >> i & 1 and backs[i] != "."]
        if spare_shape == shape and backs[49] != ".":
            there.append(backs[49])
        need(
            sorted(there) == list("123456"),
            f"each of the six messages must be on one of the {name} (LB-17)",
        )
    need(sum(back != "." for back in backs) == 12, "only straights and plain corners (LB-17)")
    for cell in range(49):
        if backs[cell] != ".":
            state.write(cell, int(backs[cell]))
        if seen[cell] == "x":
            need(cell_name(cell) not in FIXED, "the back of a fixed tile is never seen")
            state.seen |= 1 << cell
    state.spare_back = int(backs[49]) if backs[49] != "." else 0
    state.spare_seen = seen[49] == "x"


def _restore_cards(state: Labyrinth, given: Position) -> None:
    players = state.players
    need(
        len(given.piles) == len(given.found) == players,
        "there must be a pile and found cards a seat",
    )
    cards = [pile + found for pile, found in zip(given.piles, given.found, strict=True)]
    everything = [card for part in (*cards, given.aside) for card in part]
    need(
        sorted(everything) == sorted(TREASURES),
        "piles, found cards and cards aside must be the 24 goal cards, each once (LB-04)",
    )
    state.goals = len(cards[0])
    need(
        all(len(part) == state.goals for part in cards) and state.goals > 0,
        "every seat must have been dealt the same number of cards (LB-07)",
    )
    for seat, (part, pile) in enumerate(zip(cards, given.piles, strict=True), 1):
        word = 0
        for place, card in enumerate(part):
            word |= (TREASURES.index(card) + 1) << 5 * place
        state.stack(seat, word)
        state.left |= len(pile) << 4 * seat - 4
    for name, seats in (("opened", given.opened), ("searched", given.searched)):
        for seat in seats:
            need(
                1 <= seat <= players and len(given.piles[seat - 1]) >= 2,
                f"{name}: seat {seat} has no two cards in its pile (LB-23, LB-24)",
            )
            need(given.events, f"{name}: without events nobody looks into a pile (LB-23, LB-24)")
    state.opened = sum(1 << seat - 1 for seat in set(given.opened))
    state.searched = sum(1 << seat - 1 for seat in set(given.searched))


def _restore_turn(state: Labyrinth, given: Position) -> None:
    phases = {name: phase for phase, name in PHASES.items()}
    need(given.phase in phases, f"the phase must be one of {', '.join(phases)}")
    need(1 <= given.seat <= state.players, f"there is no seat {given.seat}")
    need(
        1 <= given.turn <= TURN_LIMIT, f"turns go from 1 to {TURN_LIMIT}, not {given.turn} (LB-27)"
    )
    need(given.banned in (*ARROWS, ""), f"{given.banned!r} is not an arrow (LB-05)")
    need(given.message in (*MESSAGES, ""), f"{given.message!r} is not a message (LB-17)")
    state.seat, state.turn, state.phase = given.seat, given.turn, phases[given.phase]
    state.banned = ARROWS.index(given.banned) if given.banned else len(ARROWS)
    state.message = MESSAGES.index(given.message) + 1 if given.message else 0
    first = state.phase == PUSHING and state.turn == 1
    need(
        first == (given.banned == ""),
        "an arrow is banned from the first push on, not before (LB-11)",
    )
    _check_message(state)
    _check_end(state, given.ended)


def _check_message(state: Labyrinth) -> None:
    dropped = state.spare_back if state.spare_seen else 0
    if state.message:
        need(state.phase in (MOVING, CHOOSE), "a message is used after a push (LB-28)")
        need(
            state.message == dropped, "the message must be on the back of the dropped tile (LB-18)"
        )
    if state.phase == CHOOSE:
        need(state.message == MESSAGES.index("exchange") + 1, "cards are chosen by LB-24 only")
        need(
            state.searched >> state.seat - 1 & 1, "who chooses has looked through the pile (LB-24)"
        )
    if state.phase == AGAIN:
        need(
            dropped == MESSAGES.index("double-turn") + 1, "a second half needs the message (LB-21)"
        )


def _check_end(state: Labyrinth, ended: str) -> None:
    need(ended in ("", "LB-15", "LB-16", "LB-27"), f"no game ends by {ended!r}")
    need((state.phase == OVER) == bool(ended), "a game is over by one rule, or goes on")
    state.ended = int(ended[3:]) if ended else 0
    done = state.goals_left(state.seat) == 0
    home = state.pawn(state.seat) == state.home(state.seat)
    if state.ended == HOME:
        need(done and home and not state.short, "the winner must be home with all goals (LB-15)")
    if state.ended == LAST_GOAL_FOUND:
        need(done and state.short, "the winner of the short form must have all goals (LB-16)")
    if state.ended == TURN_LIMIT_REACHED:
        need(state.turn == TURN_LIMIT, f"the limit is turn {TURN_LIMIT} (LB-27)")
    if state.short and state.ended != LAST_GOAL_FOUND:
        need(
            all(state.goals_left(seat) for seat in range(1, state.players + 1)),
            "in the short form who has found all goals has won (LB-16)",
        )
