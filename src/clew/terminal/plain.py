"""The line mode: for pipes, screen readers and terminals that cannot draw.

Only plain text is written, one thing after the other; an action is one line.
"""

from __future__ import annotations

from typing import TextIO

from clew.core.errors import ClewError
from clew.notes import describe, notes
from clew.table.orders import Kind
from clew.terminal import sayings
from clew.terminal.lines import Lines
from clew.terminal.session import Session
from clew.words import Words

__all__ = ["Plain"]

_SCREENFUL = 60


class Plain(Lines):
    """Plays a session over two text streams."""

    def __init__(self, session: Session, words: Words, lines: TextIO, out: TextIO) -> None:
        super().__init__(session.game, words, lines, out)
        self.session = session
        self.kept = ""
        """A command that was typed where only Enter was asked for."""
        self.told: dict[int, int] = {}
        """How much of the story each reader was told."""
        self.shown: tuple[int, int] = (-1, -1)
        """The watcher and the number of the entry for which the board was drawn last."""
        self.draws = True
        """Whether the board is drawn before every action."""

    def run(self) -> None:
        """Plays until the game is over, somebody quits, or the input ends."""
        game = self.session.game
        self.say(
            self.words.say(
                "terminal-plain-welcome",
                game=self.words.say(f"{game.id}-name"),
                tagline=self.words.say(f"{game.id}-tagline"),
                help=self.words.say("terminal-command-help"),
            )
        )
        try:
            while self.session.outcome is None and self._step():
                pass
        finally:
            self.session.save()
            self._tell()
            if self.session.outcome:
                self._board()
                self.say(sayings.result(self.session, self.words))
                for place in sayings.places(self.session, self.words):
                    self.say(place)
            for line in sayings.farewell(self.session, self.words):
                self.say(line)

    def _step(self) -> bool:
        """A bot's action, a hand-over or a line of input; False to leave."""
        if self.session.bot:
            self.session.act_bot(self.session.choose())
            return True
        if self.session.must_hand_over():
            return self._hand_over()
        self._tell()
        seen = (self.session.seat, len(self.session.table.entries))
        if self.shown != seen:
            self.shown = seen
            if self.draws:
                self._board()
            self._notes()
        line = self._ask(self.words.say("terminal-prompt", name=self._name()))
        return line is not None and (not line.strip() or self._obey(line.strip()))

    def _hand_over(self) -> bool:
        self._tell()
        if self.out.isatty():
            self.say("\n" * _SCREENFUL)
        name = self.session.names[self.session.acting - 1]
        line = self._ask(self.words.say("terminal-hand-over.plain", name=name))
        if line is None:
            return False
        self.kept = line.strip()
        self.session.hand_over()
        return True

    def _obey(self, line: str) -> bool:
        name = sayings.command(self.words, line, sayings.commands(self.session.game))
        if name == "quit":
            self.say(self.words.say("terminal-left"))
            return False
        order = sayings.order_of(name)
        try:
            if order:
                self._order(order)
            elif name:
                getattr(self, f"_{name}")()
            else:
                self.session.act(line)
        except ClewError as error:
            legal = self.session.legal()
            self.say(sayings.refused(self.session.game, legal, self.words, line, error))
        return True

    # Commands

    def _help(self) -> None:
        legal = self.session.legal()
        self._notes()
        self.explain(legal, sayings.commands(self.game))

    def _hint(self) -> None:
        self.say(self.words.say("terminal-hint-thinking"))
        self.out.flush()
        self.say(sayings.hint(self.session, self.words))

    def _legal(self) -> None:
        self.list_actions(self.session.legal())

    def _board(self) -> None:
        self.draw(self.session.view())

    def _drawing(self) -> None:
        self.draws = not self.draws
        self.say(self.words.say("terminal-drawing", on="yes" if self.draws else "no"))

    def _describe(self) -> None:
        session = self.session
        told = describe(session.game, session.view(), self.words, session.names)
        board = self.words.say("terminal-command-board")
        for line in told or [self.words.say("terminal-no-description", board=board)]:
            self.say(line)

    def _log(self) -> None:
        for told in self.session.story(self.words):
            self.say(told.text)

    def _rules(self) -> None:
        self.print_rules()

    def _undo(self) -> None:
        if self.session.may_undo():
            self.session.undo()
        else:
            self.say(self.words.say("terminal-nothing-to-undo"))

    def _order(self, kind: Kind) -> None:
        """Declines what is asked outside the turn from now on, or stops doing so."""
        seat = self.session.seat
        self.session.order(kind)
        if kind != "none":
            self.say(self.words.say(f"terminal-order-{kind}"))
        elif self.session.acting == seat:
            self._notes()

    def _resign(self) -> None:
        self.session.resign()

    # Lines

    def _name(self) -> str:
        return self.session.names[self.session.seat - 1]

    def _notes(self) -> None:
        session = self.session
        for line in notes(session.game, session.view(), self.words, session.names):
            self.say(line)

    def _tell(self) -> None:
        """What the watcher has not been told yet."""
        reader = self.session.reader
        since = self.told.get(reader, -1)
        for told in self.session.story(self.words, since):
            self.say(told.text)
        self.told[reader] = len(self.session.table.steps)

    def _ask(self, prompt: str) -> str | None:
        """The next line, or None when there is no more."""
        if self.kept:
            line, self.kept = self.kept, ""
            return line
        return self.ask(prompt)
