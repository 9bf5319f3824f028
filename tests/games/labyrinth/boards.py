"""Positions of Labyrinth, drawn as text.

    state = board('''
        ┌ ─ ┬ · ┬ · ┐
        · │ · · · · ·
        …
    ''', spare="└owl", pawns="b2 g7", piles=["owl map", "bat"])

A tile is its corridor, then its treasure if it has one; a dot is any tile. What a test does
not say is filled up from the box, always in the same way, so that every position is one of
the real game: 12 straights, 16 corners, 6 tees, 24 cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from clew.core.cells import cell_name, cell_number
from clew.core.chance import Chance, Fast
from clew.core.errors import Illegal
from clew.core.event import Event
from clew.core.sides import sides_number
from clew.core.state import Log
from clew.games.labyrinth import game
from clew.games.labyrinth.components import (
    CORNERS,
    FIXED,
    MESSAGES,
    MOVABLE,
    SEATING,
    TREASURES,
)
from clew.games.labyrinth.position import Position
from clew.games.labyrinth.rules import Labyrinth

__all__ = [
    "GLYPHS",
    "ISLAND",
    "Back",
    "board",
    "deal",
    "found",
    "legal",
    "pile",
    "play",
    "refused",
    "snapshot",
    "tiles",
    "told",
    "where",
]

GLYPHS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Corridors by their open sides, N 1, E 2, S 4, W 8."""

ISLAND = """
    ┌ ┐ ┬ · ┬ · ┐
    │ │ · · · · ·
    ├ ┘ ├ · ┬ · ┤
    └ ┐ · · · · ·
    ├ ┘ ┴ · ┤ · ┤
    ─ ─ · · · · ·
    └ · ┴ · ┴ · ┘
"""
"""a1 to a5 and b1 to b5 hang together, and nothing else with them: map and ring are there."""

_SHAPES = {5: "NS", 10: "NS", 3: "NE", 6: "NE", 12: "NE", 9: "NE"}
_ANYTHING = "\n".join(["· · · · · · ·"] * 7)


def _shape(sides: int) -> str:
    return _SHAPES.get(sides, "NES")


@dataclass
class _Box:
    """The movable tiles not laid yet, and the tiles laid, by place; the spare is place 49."""

    left: list[tuple[str, str]]
    laid: dict[int, tuple[int, str]] = field(default_factory=dict)

    @classmethod
    def full(cls) -> _Box:
        return cls(
            [
                (letters, treasures[i] if treasures else "")
                for letters, copies, treasures in MOVABLE
                for i in range(copies)
            ]
        )

    def lay(self, place: int, tile: str) -> None:
        sides, treasure = GLYPHS.index(tile[0]), tile[1:]
        shape = _shape(sides)
        if not treasure:  # a plain one, as long as there are any
            treasure = next((name for kind, name in self.left if kind == shape), "")
        assert (shape, treasure) in self.left, f"the box has no {tile} left"
        self.left.remove((shape, treasure))
        self.laid[place] = sides, treasure

    def fill(self) -> None:
        for place in range(50):
            if place not in self.laid:
                shape, treasure = self.left.pop(0)
                self.laid[place] = sides_number(shape), treasure


def _lay_tiles(drawing: str, spare: str) -> tuple[str, str]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert [len(row) for row in rows] == [7] * 7, "draw 7 rows of 7 tiles"
    box = _Box.full()
    drawn = [(place, tile) for place, tile in enumerate(drawing.split()) if tile != "·"]
    for place, tile in drawn:
        fixed = FIXED.get(cell_name(place))
        assert fixed is None or tile == GLYPHS[sides_number(fixed[0])], cell_name(place)
    for place in range(49):
        name = cell_name(place)
        if name in FIXED:
            letters, treasure = FIXED[name]
            box.laid[place] = sides_number(letters), treasure or ""
    # Named treasures first, so that no nameless tile takes one of them.
    wanted = [(place, tile) for place, tile in [*drawn, (49, spare)] if place not in box.laid]
    for place, tile in sorted(wanted, key=lambda item: len(item[1]) == 1):
        box.lay(place, tile)
    box.fill()
    places = [box.laid[place] for place in range(50)]
    marks = [chr(97 + TREASURES.index(name)) if name else "." for _, name in places]
    return "".join(f"{sides:x}" for sides, _ in places), "".join(marks)


Back = dict[str, str]
"""Messages by cell, or "spare"; "blank" where there is none."""


def _write_backs(tiles: str, treasures: str, wanted: Back) -> str:
    backs = ["."] * 50
    said = {49 if name == "spare" else cell_number(name): what for name, what in wanted.items()}
    for shape in ("NS", "NE"):
        able = [
            place
            for place in range(50)
            if _shape(int(tiles[place], 16)) == shape
            and treasures[place] == "."
            and (place == 49 or cell_name(place) not in FIXED)
        ]
        here = {place: what for place, what in said.items() if place in able}
        rest = [message for message in MESSAGES if message not in here.values()]
        for place in able:
            message = here.get(place) or (rest.pop(0) if rest else "blank")
            backs[place] = "." if message == "blank" else str(MESSAGES.index(message) + 1)
        assert not rest, "too many blank backs"
        said = {place: what for place, what in said.items() if place not in able}
    assert not said, f"no message can be at {said}"
    return "".join(backs)


def _deal(
    piles: Sequence[str], found: Sequence[str], players: int, goals: int
) -> tuple[list[list[str]], list[list[str]], list[str]]:
    in_piles = [text.split() for text in piles] or [[] for _ in range(players)]
    turned = [text.split() for text in found] or [[] for _ in range(players)]
    named = {card for cards in in_piles + turned for card in cards}
    rest = [card for card in TREASURES if card not in named]
    goals = goals or max(len(cards) + len(old) for cards, old in zip(in_piles, turned, strict=True))
    goals = goals or 24 // players
    for cards, old in zip(in_piles, turned, strict=True):
        missing = goals - len(cards) - len(old)
        part, rest = rest[:missing], rest[missing:]
        (old if piles else cards).extend(part)
    return in_piles, turned, sorted(rest)


def board(
    drawing: str = _ANYTHING,
    *,
    spare: str = "│",
    pawns: str = "",
    piles: Sequence[str] = (),
    found: Sequence[str] = (),
    goals: int = 0,
    players: int = 2,
    colours: Sequence[str] = (),
    backs: Back | None = None,
    seen: str = "",
    message: str = "",
    **rest: Any,
) -> Labyrinth:
    """A position. Piles are given from their top; a seat's other cards it has found already.

    With `backs` or `message` it is a game with events; with a message it is the moment after
    the push that found it. The rest goes into the position as it is.
    """
    events = backs is not None or bool(message)
    seats = list(colours or SEATING[players])
    corridors, treasures = _lay_tiles(drawing, spare)
    wanted = dict(backs or {})
    known = seen.split()
    if message:
        wanted["spare"] = message
        known.append("spare")
        rest.setdefault("phase", "move")
    in_piles, turned, aside = _deal(piles, found, len(seats), goals)
    first = rest.get("turn", 1) == 1 and rest.get("phase", "push") == "push"
    places = {49 if name == "spare" else cell_number(name) for name in known}
    given: dict[str, Any] = {
        "colours": seats,
        "events": events,
        "short": False,
        "tiles": corridors,
        "treasures": treasures,
        "backs": _write_backs(corridors, treasures, wanted) if events else "." * 50,
        "seen": "".join("x" if place in places else "." for place in range(50)),
        "pawns": pawns.split() or [CORNERS[colour] for colour in seats],
        "piles": in_piles,
        "found": turned,
        "aside": aside,
        "opened": [],
        "searched": [],
        "seat": 1,
        "phase": "push",
        "message": message,
        "banned": "" if first else "E6",
        "turn": 1,
        "ended": "",
    }
    return game.from_position(given | rest)


def deal(players: int = 2, seed: int = 1, **options: Any) -> Labyrinth:
    """A game at its beginning."""
    return game.new(players, game.read_options(options), Fast(seed))


def play(state: Labyrinth, *actions: str, chance: Chance | None = None) -> Log:
    """Plays actions, each by the seat whose turn it is; what was told of them.

    "stay" is to move to where the pawn stands.
    """
    log = Log()
    chance = chance or Fast(1)
    for action in actions:
        if action == "stay":
            action = f"move {where(state, state.acting())}"
        state.apply(state.acting(), game.parse(action), chance, log)
    return log


def told(log: Log, seat: int, *kinds: type[Event]) -> list[Event]:
    """What a seat heard (0: a spectator), of these kinds if any are named."""
    heard = [event for event in log.seen_by(seat) if isinstance(event, Event)]
    return [event for event in heard if not kinds or isinstance(event, kinds)]


def refused(state: Labyrinth, action: str, *, seat: int = 0) -> str:
    """The rule by which an action is refused; that it changes nothing is checked (CO-06)."""
    before = game.position(state)
    number = game.parse(action)
    with pytest.raises(Illegal) as refusal:
        state.apply(seat or state.acting() or 1, number, Fast(1), Log())
    assert game.position(state) == before
    assert number not in state.legal(seat or state.acting())
    return game.rule(refusal.value.rule)


def legal(state: Labyrinth, verb: str = "") -> list[str]:
    """What the seat in turn may do, as text; only one kind of action if it is named."""
    actions = [game.format(action) for action in state.legal(state.acting())]
    return [action for action in actions if action.startswith(verb)]


def snapshot(state: Labyrinth) -> Position:
    return game.position(state)


def tiles(state: Labyrinth) -> str:
    """The corridors of the board, drawn as `board` takes them."""
    rows = [
        " ".join(GLYPHS[state.tile(7 * row + column)] for column in range(7)) for row in range(7)
    ]
    return "\n".join(rows)


def where(state: Labyrinth, seat: int) -> str:
    """The cell of a seat's pawn."""
    return cell_name(state.pawn(seat))


def pile(state: Labyrinth, seat: int) -> list[str]:
    """A seat's cards still to find, from the top."""
    return snapshot(state).piles[seat - 1]


def found(state: Labyrinth, seat: int) -> list[str]:
    return snapshot(state).found[seat - 1]
