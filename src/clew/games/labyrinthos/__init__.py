"""Labyrinthos: heroes, keys and a monster in a maze that turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from clew.core.counts import Counts
from clew.core.errors import OptionsError
from clew.core.event import Event
from clew.core.game import About, Aside, Game, Options, Outcome, Parts, Place, Say, ranked
from clew.core.seats import among
from clew.games.labyrinthos import actions, agenda, events, monster_events, notation, sight, tasks
from clew.games.labyrinthos import position as positions
from clew.games.labyrinthos import view as views
from clew.games.labyrinthos.components import HEROES, MONSTERS, ROUND_LIMIT
from clew.games.labyrinthos.counts import counts
from clew.games.labyrinthos.drawing import draw
from clew.games.labyrinthos.ending import winners
from clew.games.labyrinthos.layout import LAYOUT
from clew.games.labyrinthos.refusals import ESCAPED, ROUND_LIMIT_REACHED
from clew.games.labyrinthos.rules import Labyrinthos
from clew.games.labyrinthos.setup import setup

__all__ = ["LabyrinthosGame", "LabyrinthosOptions", "game"]

HeroName = Literal["sostrate", "diodotus", "akikios", "leona"]

_TERMINATIONS = {ESCAPED: "escaped", ROUND_LIMIT_REACHED: "round-limit"}


class LabyrinthosOptions(Options, frozen=True, kw_only=True):
    """How to play."""

    of_seats = "heroes"

    monster: Literal["minotaur", "medusa", "cerberus"] = "minotaur"
    """Who hunts the heroes (LO-43)."""
    no_empty_slot: bool = False
    """Harder: hero boards have no empty key slot (LO-11)."""
    heroes: Annotated[list[HeroName], msgspec.Meta(max_length=4)] = msgspec.field(
        default_factory=list
    )
    """The seats' heroes; none is chosen by the players in turn (LO-08)."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=ROUND_LIMIT)] = ROUND_LIMIT
    """After so many, most keys win (LO-46)."""
    start: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """The seat that begins; 0 is a random one (CO-02)."""


class LabyrinthosGame(Game[Labyrinthos]):
    id = "labyrinthos"
    prefix = "LO"
    version = 2
    players = range(2, 5)
    about = About(minutes=(30, 45), level=3, players=3)
    options = LabyrinthosOptions
    state = Labyrinthos
    position_type = positions.Position
    view_type = views.View
    vocabulary = views.VOCABULARY
    parts = Parts(
        bots=".bots",
        notes=".notes",
        terminal=".terminal.board",
        painter=".painter",
        puzzles=".puzzles",
        training=".training",
        trophies=".trophies",
    )
    carried_by_data: ClassVar = {"components.py": ("LO-01", "LO-02", "LO-03", "LO-06", "LO-26")}
    layout = LAYOUT
    setup = staticmethod(setup)
    benchmarks: ClassVar[dict[str, dict[str, Any]]] = {
        "": {},
        "medusa": {"monster": "medusa"},
        "cerberus": {"monster": "cerberus"},
    }
    events = tuple(
        getattr(kinds, name) for kinds in (events, monster_events) for name in kinds.__all__
    )
    counts_events = True
    asides = True

    def terms(self, players: int, options: Options) -> tuple[int, ...]:
        self.check_players(players)
        assert isinstance(options, LabyrinthosOptions)
        if options.start > players:
            raise OptionsError(
                f"start: there is no seat {options.start} (CO-02)",
                why="no-seat",
                seat=options.start,
            )
        heroes = options.heroes
        if heroes and (len(heroes) != players or len(set(heroes)) != players):
            raise OptionsError(
                f"heroes: {players} different ones are needed (LO-08)",
                why="one-each",
                option="heroes",
                players=players,
                rule="LO-08",
            )
        names = [hero.name for hero in HEROES]
        return (
            players,
            MONSTERS.index(options.monster),
            options.no_empty_slot,
            options.rounds,
            sum(names.index(hero) + 1 << 3 * i for i, hero in enumerate(heroes)),
            options.start,
        )

    def view(self, state: Labyrinthos, seat: int) -> views.View:
        return sight.view(state, seat, self.outcome(state))

    def draw(self, view: views.View, say: Say) -> str:
        return draw(view, say)

    def position(self, state: Labyrinthos) -> positions.Position:
        return positions.position(state)

    def restore(self, position: positions.Position) -> Labyrinthos:
        return positions.restore(position)

    def hidden(self, state: Labyrinthos, seat: int) -> list[list[Place]]:
        return positions.hidden(state, seat)

    def outcome(self, state: Labyrinthos) -> Outcome | None:
        if not state.ended:
            return None
        seats = range(1, state.players + 1)
        keys = [state.keys(seat) for seat in seats]
        won = [among(winners(state), seat) for seat in seats]
        return Outcome(
            termination=_TERMINATIONS[state.ended],
            rule=self.rule(state.ended),
            winners=[seat for seat in seats if won[seat - 1]],
            ranks=ranked(list(zip(won, keys, strict=True))),
            scores=keys,
        )

    def counts(self, state: Labyrinthos, told: Sequence[Event]) -> Counts:
        return counts(state, told)

    def aside(self, state: Labyrinthos, seat: int) -> Aside | None:
        """A window for reactions (LO-50), or a choice outside the own turn (LO-54)."""
        if not state.waits_for(seat):
            return None
        if tasks.is_window(agenda.kind_of(state.top())):
            attacked = among(state.attacked, seat)
            return Aside(actions.as_action(actions.WORD, actions.DECLINE), attacked)
        return Aside(None, False) if seat != state.seat else None

    def turn(self, state: Labyrinthos) -> int:
        return 8 * state.round + state.seat

    def format(self, action: int) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> int:
        return notation.parse_action(text)


game = LabyrinthosGame()
