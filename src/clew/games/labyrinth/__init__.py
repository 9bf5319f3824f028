"""Labyrinth, 25th anniversary edition: base, events, short form."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from clew.core.cells import cell_number
from clew.core.errors import OptionsError
from clew.core.game import About, Game, Options, Outcome, Parts, Place, Say, ranked
from clew.games.labyrinth import drawing, events, notation, sight
from clew.games.labyrinth import position as positions
from clew.games.labyrinth import view as views
from clew.games.labyrinth.components import CORNERS, SEATING
from clew.games.labyrinth.layout import LAYOUT
from clew.games.labyrinth.refusals import HOME, LAST_GOAL_FOUND, TURN_LIMIT_REACHED
from clew.games.labyrinth.rules import Labyrinth
from clew.games.labyrinth.setup import setup

__all__ = ["LabyrinthGame", "LabyrinthOptions", "game"]

Colour = Literal["red", "yellow", "blue", "green"]

_TERMINATIONS = {HOME: "home", LAST_GOAL_FOUND: "goals", TURN_LIMIT_REACHED: "turn-limit"}


class LabyrinthOptions(Options, frozen=True, kw_only=True):
    """How to play."""

    of_seats = "colours"

    events: bool = False
    """Messages on the backs of twelve tiles (LB-17)."""
    short: bool = False
    """The player who finds their last goal wins at once, without the way home (LB-16)."""
    goals: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    """The number of goals for each player; 0 means that all are dealt out evenly (LB-07)."""
    start: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """The seat that begins; 0 is a random one (CO-02)."""
    colours: Annotated[list[Colour], msgspec.Meta(max_length=4)] = msgspec.field(
        default_factory=list
    )
    """The seats' colours; none is red, yellow, blue, green in this order (LB-05)."""


class LabyrinthGame(Game[Labyrinth]):
    id = "labyrinth"
    prefix = "LB"
    version = 2
    players = range(2, 5)
    about = About(minutes=(20, 30), level=1, players=4)
    options = LabyrinthOptions
    state = Labyrinth
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
    carried_by_data: ClassVar = {"components.py": ("LB-01", "LB-02", "LB-03", "LB-04")}
    layout = LAYOUT
    longest = 4_000
    setup = staticmethod(setup)
    benchmarks: ClassVar[dict[str, dict[str, Any]]] = {"": {}, "events": {"events": True}}
    events = tuple(getattr(events, name) for name in events.__all__)

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        self.check_players(players)
        assert isinstance(options, LabyrinthOptions)
        most = 24 // players
        if options.goals > most:
            raise OptionsError(
                f"goals: {players} players can have at most {most} goals each, "
                f"not {options.goals} (LB-07)",
                why="goals",
                players=players,
                most=most,
                given=options.goals,
            )
        if options.start > players:
            raise OptionsError(
                f"start: there is no seat {options.start} (CO-02)",
                why="no-seat",
                seat=options.start,
            )
        colours = tuple(options.colours) or SEATING[players]
        if len(set(colours)) != players or len(colours) != players:
            raise OptionsError(
                f"colours: {players} different ones are needed (LB-05)",
                why="one-each",
                option="colours",
                players=players,
                rule="LB-05",
            )
        homes = sum(cell_number(CORNERS[colour]) << 6 * i for i, colour in enumerate(colours))
        goals = options.goals or most
        return players, homes, goals, options.events, options.short, options.start

    def view(self, state: Labyrinth, seat: int) -> views.View:
        return sight.view(state, seat, self.outcome(state))

    def draw(self, view: views.View, say: Say) -> str:  # noqa: ARG002
        return drawing.draw(view)

    def position(self, state: Labyrinth) -> positions.Position:
        return positions.position(state)

    def restore(self, position: positions.Position) -> Labyrinth:
        return positions.restore(position)

    def hidden(self, state: Labyrinth, seat: int) -> list[list[Place]]:
        return positions.hidden(state, seat)

    def outcome(self, state: Labyrinth) -> Outcome | None:
        if not state.ended:
            return None
        seats = range(1, state.players + 1)
        found = [state.goals - state.goals_left(seat) for seat in seats]
        won = [bool(state.winners() >> seat - 1 & 1) for seat in seats]
        return Outcome(
            termination=_TERMINATIONS[state.ended],
            rule=self.rule(state.ended),
            winners=[seat for seat in seats if won[seat - 1]],
            ranks=ranked(list(zip(won, found, strict=True))),
            scores=found,
        )

    def format(self, action: int) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> int:
        return notation.parse_action(text)


game = LabyrinthGame()
