"""Tables of Traps drawn as text, and games played by the text of their actions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clew.core.chance import Chance, Fast
from clew.core.event import Event
from clew.core.state import Log
from clew.games.tiger_traps import TigerTrapsGame, game
from clew.games.tiger_traps.components import COPIES, DEALT, DOORS, KINDS
from clew.games.tiger_traps.position import Position
from clew.games.tiger_traps.rules import TigerTraps

__all__ = ["GAME", "describe", "gems", "new", "play", "table", "tell"]

GAME: TigerTrapsGame = game
SHORT = dict(zip(("RL", "RT", "BL", "BT", "BR", "LT"), KINDS, strict=True))


def new(players: int = 2, seed: int = 1, **options: Any) -> TigerTraps:
    """A new game; seat 1 begins unless told otherwise."""
    return GAME.new(players, GAME.read_options({"start": 1, **options}), Fast(seed))


def describe(text: str, goal: str = "RL", **fields: Any) -> Position:
    """A position drawn with one line a seat, for example

    1 ◆◆  hand RL RT  stack BL BT  beside LT  noted RL

    The stack is face down, bottom first. A hand that is not given, or too short, is filled
    up with what is left of the deck. Cards beside a stack are noted anyhow. The highest `bid` is
    that of the `bidder`, or of the seat that acts.
    """
    rows = [_row(line) for line in text.strip().splitlines()]
    left = Counter(dict(zip(KINDS, COPIES, strict=True)))
    for row in rows:
        for part in ("hand", "stack", "beside"):
            left -= Counter(row[part])
    rest = list(left.elements())
    size = DEALT[len(rows)]
    for row in rows:
        missing = size - len(row["hand"] + row["stack"] + row["beside"])
        row["hand"] += rest[:missing]
        del rest[:missing]
    season = fields.pop("season", 1)
    doors = [door for door in DOORS if door != SHORT[goal]]
    doors.insert((season - 1) % 4, SHORT[goal])
    values: dict[str, Any] = {
        "open_stacks": False,
        "early_gift": False,
        "hands": [row["hand"] for row in rows],
        "stacks": [row["stack"] for row in rows],
        "beside": [row["beside"] for row in rows],
        "notes": [_together(row["beside"], row["noted"]) for row in rows],
        "aside": rest,
        "doors": doors,
        "gems": [row["gems"] for row in rows],
        "pot": 3,
        "season": season,
        "start": 1,
        "seat": 1,
        "phase": "build",
        "bids": [0] * len(rows),
        "passed": [],
        "ended": "",
    }
    bid, bidder = fields.pop("bid", 0), fields.pop("bidder", fields.get("seat", 1))
    if bid:
        values["bids"][bidder - 1] = bid
    if fields.get("phase") in ("reveal", "award", "over"):
        seat = fields.get("seat", 1)
        values["passed"] = [other for other in range(1, len(rows) + 1) if other != seat]
    return Position(**{**values, **fields})


def _row(line: str) -> dict[str, Any]:
    row: dict[str, Any] = {"gems": 0, "hand": [], "stack": [], "beside": [], "noted": []}
    part = ""
    for word in line.split()[1:]:
        if set(word) == {"◆"}:
            row["gems"] = len(word)
        elif word in row:
            part = word
        else:
            row[part].append(SHORT[word])
    return row


def _together(beside: list[str], noted: list[str]) -> list[str]:
    cards = Counter(beside) | Counter(noted)
    return [card for card in KINDS for _ in range(cards[card])]


def table(text: str, goal: str = "RL", **fields: Any) -> TigerTraps:
    """The state of a drawn position."""
    return GAME.restore(describe(text, goal, **fields))


def tell(state: TigerTraps, line: str, chance: Chance | None = None) -> Log:
    """Plays one action, written with its seat in front: `2 bid 7`. What happened."""
    seat, _, action = line.partition(" ")
    log = Log()
    state.apply(int(seat), GAME.parse(action), chance or Fast(3), log)
    return log


def play(state: TigerTraps, *lines: str) -> list[Event]:
    """Plays actions; what everybody was told by them."""
    told: list[Event] = []
    for line in lines:
        told += [event for event in tell(state, line).seen_by(0) if isinstance(event, Event)]
    return told


def gems(state: TigerTraps) -> list[int]:
    return [int(state.purse(seat)) for seat in range(1, state.players + 1)]
