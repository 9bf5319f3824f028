"""The Lady and the Tiger: Labyrinth: a race through a maze that two players shift."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from clew.core.game import About, Game, Options, Outcome, Parts, Place, Say
from clew.games.tiger_labyrinth import drawing, events, notation, sight
from clew.games.tiger_labyrinth import position as positions
from clew.games.tiger_labyrinth import view as views
from clew.games.tiger_labyrinth.components import MAX_TURNS, TURN_LIMIT
from clew.games.tiger_labyrinth.layout import LAYOUT
from clew.games.tiger_labyrinth.rules import TERMINATIONS, TigerLabyrinth
from clew.games.tiger_labyrinth.setup import setup

__all__ = ["TigerLabyrinthGame", "TigerLabyrinthOptions", "game"]


class TigerLabyrinthOptions(Options, frozen=True, kw_only=True):
    """How to play."""

    start: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """The seat that begins; 0 is a random one (CO-02)."""
    red: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    """The seat that plays red (TL-05)."""
    repetition: bool = True
    """The third time a position stands, the game is drawn (TL-17)."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=MAX_TURNS)] = TURN_LIMIT
    """The game is drawn after this many turns (TL-17)."""


class TigerLabyrinthGame(Game[TigerLabyrinth]):
    id = "tiger-labyrinth"
    prefix = "TL"
    version = 1
    players = range(2, 3)
    about = About(minutes=(15, 25), level=2, players=2)
    secrets = False
    options = TigerLabyrinthOptions
    state = TigerLabyrinth
    position_type = positions.Position
    view_type = views.View
    vocabulary = views.VOCABULARY
    parts = Parts(
        bots=".bots",
        notes=".notes",
        terminal=".terminal.board",
        puzzles=".puzzles",
        training=".training",
        painter=".painter",
        plans=".plans",
        trophies=".trophies",
    )
    carried_by_data: ClassVar = {"components.py": ("TL-01", "TL-02", "TL-04", "TL-05")}
    layout = LAYOUT
    longest = 20_000
    setup = staticmethod(setup)
    events = tuple(getattr(events, name) for name in events.__all__)
    benchmarks: ClassVar[dict[str, dict[str, Any]]] = {
        "": {"repetition": False},
        "repetition": {},
    }

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        self.check_players(players)
        assert isinstance(options, TigerLabyrinthOptions)
        return options.red, options.start, options.limit, options.repetition

    def view(self, state: TigerLabyrinth, seat: int) -> views.View:
        return sight.view(state, seat, self.outcome(state))

    def draw(self, view: views.View, say: Say) -> str:
        return drawing.draw(view, say)

    def position(self, state: TigerLabyrinth) -> positions.Position:
        return positions.position(state)

    def from_position(self, data: object) -> TigerLabyrinth:
        """As in every game; text that is not JSON is the line that `notation.to_line` writes."""
        if isinstance(data, str) and not data.lstrip().startswith("{"):
            return notation.from_line(data)
        return super().from_position(data)

    def restore(self, position: positions.Position) -> TigerLabyrinth:
        return positions.restore(position)

    def hidden(self, state: TigerLabyrinth, seat: int) -> list[list[Place]]:
        return positions.hidden(state, seat)

    def outcome(self, state: TigerLabyrinth) -> Outcome | None:
        if not state.ended:
            return None
        won = state.winners()
        return Outcome(
            termination=TERMINATIONS[state.ended],
            rule=self.rule(state.rule()),
            winners=[seat for seat in (1, 2) if won >> seat - 1 & 1],
            ranks=[2 if won and not won >> seat - 1 & 1 else 1 for seat in (1, 2)],
            scores=[state.home(seat) for seat in (1, 2)],
        )

    def format(self, action: int) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> int:
        return notation.parse_action(text)


game = TigerLabyrinthGame()
