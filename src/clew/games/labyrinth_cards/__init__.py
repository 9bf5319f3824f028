"""Labyrinth: The Card Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from clew.core.counts import Counts
from clew.core.errors import OptionsError
from clew.core.event import Event
from clew.core.game import About, Game, Options, Outcome, Parts, Place, Say, ranked
from clew.games.labyrinth_cards import drawing, events, notation, sight
from clew.games.labyrinth_cards import position as positions
from clew.games.labyrinth_cards import view as views
from clew.games.labyrinth_cards.layout import LAYOUT
from clew.games.labyrinth_cards.refusals import ALL_CARDS_PLAYED
from clew.games.labyrinth_cards.rules import OVER, LabyrinthCards
from clew.games.labyrinth_cards.setup import AT_RANDOM, setup

__all__ = ["LabyrinthCardsGame", "LabyrinthCardsOptions", "game"]

Degrees = Literal[0, 90, 180, 270]
Maze = Literal["may-fall-apart", "one-piece"]
"""The two ways to read the rulebook (LC-09)."""


class LabyrinthCardsOptions(Options, frozen=True, kw_only=True):
    """How to play."""

    maze: Maze = "may-fall-apart"
    """What may become of the maze when cards are taken: it may fall apart as long as no card is
    left alone, or it must stay in one piece (LC-09)."""
    square: Annotated[list[Degrees], msgspec.Meta(max_length=4)] = msgspec.field(
        default_factory=list
    )
    """How the host turns the cards on 0,0 1,0 0,1 1,1; none is at random (LC-03)."""
    start: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The seat that begins; 0 is a random one (CO-02)."""


class LabyrinthCardsGame(Game[LabyrinthCards]):
    id = "labyrinth-cards"
    prefix = "LC"
    version = 2
    players = range(2, 7)
    about = About(minutes=(15, 20), level=1, players=3)
    options = LabyrinthCardsOptions
    state = LabyrinthCards
    position_type = positions.Position
    view_type = views.View
    vocabulary = views.VOCABULARY
    parts = Parts(
        bots=".bots",
        notes=".notes",
        terminal=".terminal.board",
        painter=".painter",
        puzzles=".puzzles",
        plans=".plans",
        trophies=".trophies",
    )
    carried_by_data: ClassVar = {"deck.toml": ("LC-01", "LC-02")}
    layout = LAYOUT
    longest = 92
    setup = staticmethod(setup)
    events = tuple(getattr(events, name) for name in events.__all__)

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        self.check_players(players)
        assert isinstance(options, LabyrinthCardsOptions)
        if len(options.square) not in (0, 4):
            raise OptionsError(
                f"square: four cards are turned, or none, not {len(options.square)} (LC-03)",
                why="square",
                given=len(options.square),
            )
        if options.start > players:
            raise OptionsError(
                f"start: there is no seat {options.start} (CO-02)",
                why="no-seat",
                seat=options.start,
            )
        turns = sum(degrees // 90 << 2 * i for i, degrees in enumerate(options.square))
        square = turns if options.square else AT_RANDOM
        return players, square, options.maze == "one-piece", options.start

    def view(self, state: LabyrinthCards, seat: int) -> views.View:
        return sight.view(state, seat, self.outcome(state))

    def draw(self, view: views.View, say: Say) -> str:
        return drawing.draw(view, say)

    def position(self, state: LabyrinthCards) -> positions.Position:
        return positions.position(state)

    def restore(self, position: positions.Position) -> LabyrinthCards:
        return positions.restore(position)

    def hidden(self, state: LabyrinthCards, seat: int) -> list[list[Place]]:
        return positions.hidden(state, seat)

    def outcome(self, state: LabyrinthCards) -> Outcome | None:
        if state.phase != OVER:
            return None
        seats = range(1, state.players + 1)
        scores = [state.score(seat) for seat in seats]
        return Outcome(
            termination="played-out",
            rule=self.rule(ALL_CARDS_PLAYED),
            winners=[seat for seat in seats if scores[seat - 1] == max(scores)],
            ranks=ranked(scores),
            scores=scores,
        )

    counts_events = True

    def counts(self, state: LabyrinthCards, told: Sequence[Event]) -> Counts:
        """Cards taken, shared wins, and how the beginners fare."""
        scores = [int(state.score(seat)) for seat in range(1, state.players + 1)]
        start = next(event.seat for event in told if isinstance(event, events.Placed))
        places = [str((seat - start) % state.players + 1) for seat in range(1, len(scores) + 1)]
        return Counts(
            numbers={"cards taken": sum(scores)},
            times={"end": {"shared win": int(scores.count(max(scores)) > 1)}},
            had={"place in turn order": [[place] for place in places]},
        )

    def format(self, action: int) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> int:
        return notation.parse_action(text)


game = LabyrinthCardsGame()
