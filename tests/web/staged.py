"""A table that stands where a test wants it: a game with a known seed, told to the page as the
server would tell it. The page cannot tell the difference, and it always is the same game."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from clew.bots.cast import who
from clew.games import find
from clew.play.sitting import Sitting
from clew.table.eyes import Eyes
from clew.table.happened import Happened
from clew.table.hindsight import Hindsight
from clew.table.messages import TableNews, TableSettings, Told, Update, encode
from clew.table.rows import SeatRow, TableRow

__all__ = ["LONGEST", "Position", "Staged"]

KEY = "staged-table"
ME = 1
LONGEST = ("Ariadne von Hohenstaufen", "Wilhelmine Wolkenburger")
"""As long as names may be, and as wide as names are."""
LEVELS = ("greedy", "novice", "master", "adept")


class Position(NamedTuple):
    """What a seat sees after an entry, and all that it was told until then."""

    asked: str
    held: int
    """How many cards are in hand."""
    update: Update
    told: list[Told]


class Staged:
    """A game of so many players; the first seat is ours, the second one somebody else's, and the
    others are bots'. Whatever they do is drawn."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        bots = [*LEVELS][: players - 2]
        nonce = f"{seed:032x}"
        names: list[str] = []
        for bot in bots:
            names.append(who(game, bot, names))
        others = zip(bots, names, strict=True)
        seats = [SeatRow(n, "human", f"{n}", LONGEST[n - 1], nonce) for n in (ME, 2)]
        seats += [SeatRow(n, kind, None, name, nonce) for n, (kind, name) in enumerate(others, 3)]
        rules = find(game)
        row = TableRow(
            id=1,
            key=KEY,
            game=game,
            rules=rules.version,
            options=msgspec.to_builtins(rules.read_options({})),
            settings=TableSettings(hints=True, reaction=0, choice=0),
            public=False,
            status="playing",
            host=f"{ME}",
            secret=f"{seed:064x}",
            created=0.0,
            started="2026-01-01T00:00:00Z",
            result=None,
            clock=None,
            proposal=None,
            rematch="",
            draws="",
            seats=seats,
        )
        self._sitting = Sitting(row)
        self._sitting.table = self._table = row.open()
        self._die = random.Random(seed)
        self._line: WebSocketRoute | None = None
        self._shown: Position | None = None

    def positions(self, most: int) -> list[Position]:
        """Every position of the next so many entries in which we are asked something."""
        found: list[Position] = []
        table, told = self._table, list[Told]()
        while table.n < most and not table.outcome:
            if ME in table.pending():
                view: dict[str, Any] = msgspec.to_builtins(Eyes(table, ME).view())
                update = msgspec.structs.replace(self._sitting.update(ME, [], []), gap=True)
                found.append(Position(view.get("asked", ""), held(view), update, list(told)))
            before = len(table.steps)
            seat = table.pending()[0]
            table.act(seat, self._die.choice(Eyes(table, seat).legal()))
            for step in table.steps[before:]:
                told += Happened.of(step).for_seat(ME)
        return found

    def serve(self, page: Page) -> None:
        """From now on this page finds the table at its address."""
        page.route_web_socket(re.compile(f"/api/tables/{KEY}/socket"), self._connect)
        page.route(re.compile(f"/api/tables/{KEY}(/|$)"), self._answer)

    @property
    def path(self) -> str:
        return f"/table/{KEY}"

    @property
    def replay(self) -> str:
        return f"/replay/{KEY}"

    def show(self, position: Position) -> None:
        """What the table tells; a page that opens it later is told so, too."""
        self._shown = position
        if self._line:
            self._line.send(encode(position.update))

    def _connect(self, line: WebSocketRoute) -> None:
        line.on_message(lambda _: None)
        self._line = line
        line.send(encode(TableNews(table=self._sitting.info(f"{ME}", (ME, 2)))))
        if self._shown:
            line.send(encode(self._shown.update))

    def _answer(self, route: Route) -> None:
        address = urlsplit(route.request.url)
        asked = {name: values[0] for name, values in parse_qs(address.query).items()}
        match address.path.partition(KEY)[2]:
            case "/log":
                found = self._log()
            case "/moments":
                found = self._moments(**asked)
            case "":
                found = self._info()
            case _:  # what was said, which is nothing
                found = []
        route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    def _info(self) -> Any:
        over = self._sitting.row._replace(status="over")
        return Sitting(over).info(f"{ME}", (ME, 2))

    def _log(self) -> Any:
        return self._shown.told if self._shown else []

    def _moments(self, since: str, limit: str, seat: str, uncovered: str = "", **_: str) -> Any:
        played = [(step.entry, Happened.of(step)) for step in self._table.steps]
        viewer = int(seat) or ME
        back = Hindsight(self._sitting.row.open(), viewer, uncovered=uncovered == "true")
        return back.moments(played, int(since))[: int(limit)]


def held(view: dict[str, Any]) -> int:
    """How many cards one has in hand, in a game with cards."""
    hand = view.get("hand")
    return len(hand) if isinstance(hand, list) else 0
