"""The Lady and the Tiger: Traps."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from clew.core.errors import OptionsError
from clew.core.game import About, Game, Options, Outcome, Parts, Place, Say, ranked
from clew.games.tiger_traps import drawing, events, notation, sight
from clew.games.tiger_traps import position as positions
from clew.games.tiger_traps import view as views
from clew.games.tiger_traps.components import DEALT, MAX_TRAITS, SEASON_LIMIT
from clew.games.tiger_traps.layout import LAYOUT
from clew.games.tiger_traps.refusals import FIFTH_GEM, SEASON_LIMIT_REACHED
from clew.games.tiger_traps.rules import TigerTraps
from clew.games.tiger_traps.setup import setup

__all__ = ["TigerTrapsGame", "TigerTrapsOptions", "game"]

_TERMINATIONS = {FIFTH_GEM: "fifth-gem", SEASON_LIMIT_REACHED: "season-limit"}


class TigerTrapsOptions(Options, frozen=True, kw_only=True):
    """How to play."""

    friendly = ("open_stacks", "cards", "seasons", "highest_bid")

    start: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The seat that begins; 0 is a random one (CO-02)."""
    open_stacks: bool = False
    """Players may look at their own stacks (TT-13)."""
    early_gift: bool = False
    """The revealer may give up also before the first card (TT-19)."""
    cards: Annotated[int, msgspec.Meta(ge=0, le=DEALT[2])] = 0
    """The number of cards in every hand; 0 is as many as usual (TT-28)."""
    seasons: Annotated[int, msgspec.Meta(ge=1, le=SEASON_LIMIT)] = SEASON_LIMIT
    """How many seasons are played at most (TT-28)."""
    highest_bid: Annotated[int, msgspec.Meta(ge=1, le=MAX_TRAITS)] = MAX_TRAITS
    """No bid is higher than this (TT-28)."""


class TigerTrapsGame(Game[TigerTraps]):
    id = "tiger-traps"
    prefix = "TT"
    version = 2
    players = range(2, 7)
    about = About(minutes=(15, 20), level=2, players=4)
    options = TigerTrapsOptions
    state = TigerTraps
    position_type = positions.Position
    view_type = views.View
    vocabulary = views.VOCABULARY
    parts = Parts(
        bots=".bots",
        notes=".notes",
        terminal=".terminal.board",
        exploit=".exploit",
        glasses=".glasses",
        puzzles=".puzzles",
        training=".training",
        plans=".plans",
        trophies=".trophies",
    )
    carried_by_data: ClassVar = {"components.py": ("TT-01", "TT-02")}
    layout = LAYOUT
    longest = 20_000
    setup = staticmethod(setup)
    events = tuple(getattr(events, name) for name in events.__all__)

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        self.check_players(players)
        assert isinstance(options, TigerTrapsOptions)
        if options.start > players:
            raise OptionsError(
                f"start: there is no seat {options.start} (CO-02)",
                why="no-seat",
                seat=options.start,
            )
        if options.cards > DEALT[players]:
            raise OptionsError(
                f"cards: {players} players have at most {DEALT[players]} each (TT-28)",
                why="cards",
                players=players,
                most=DEALT[players],
            )
        reduced = options.cards, options.seasons, options.highest_bid
        return players, options.open_stacks, options.early_gift, options.start, *reduced

    def view(self, state: TigerTraps, seat: int) -> views.View:
        return sight.view(state, seat, self.outcome(state))

    def look_back(self, now: TigerTraps, then: TigerTraps, seat: int) -> views.View:
        return sight.look_back(now, self.view(then, seat))

    def draw(self, view: views.View, say: Say) -> str:
        return drawing.draw(view, say)

    def position(self, state: TigerTraps) -> positions.Position:
        return positions.position(state)

    def restore(self, position: positions.Position) -> TigerTraps:
        return positions.restore(position)

    def hidden(self, state: TigerTraps, seat: int) -> list[list[Place]]:
        return positions.hidden(state, seat)

    def uncovered(self, state: TigerTraps, players: int) -> list[msgspec.Struct]:
        """The stacks, too."""
        shown = state.clone()
        shown.open_stacks = 1
        return super().uncovered(shown, players)

    def outcome(self, state: TigerTraps) -> Outcome | None:
        if not state.ended:
            return None
        seats = range(1, state.players + 1)
        gems = [state.purse(seat) for seat in seats]
        return Outcome(
            termination=_TERMINATIONS[state.ended],
            rule=self.rule(state.ended),
            winners=[seat for seat in seats if state.winners() >> seat - 1 & 1],
            ranks=ranked(gems),
            scores=gems,
        )

    def format(self, action: int) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> int:
        return notation.parse_action(text)


game = TigerTrapsGame()
