"""A table on the screen: `clew play`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import RichLog

from clew.play.texts import harmless
from clew.table.orders import Kind
from clew.terminal import boards, sayings
from clew.terminal.frame import Frame, show
from clew.terminal.screens import EndScreen, HandOver, LeaveScreen
from clew.terminal.session import Session
from clew.words import Words, words

__all__ = ["ClewApp", "run"]


def run(session: Session, language: str) -> bool:
    """Plays on the whole screen; False if it was interrupted. The game is saved in any case."""
    app = ClewApp(session, language)
    try:
        ended = show(app)
    finally:
        session.save()
    for line in sayings.farewell(session, app.words):
        print(sayings.printed(line))
    return ended


class ClewApp(Frame):
    """A session on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("z", "order('turn')", show=False),
        Binding("Z", "order('attacked')", show=False),
    ]

    def __init__(self, session: Session, language: str, *, pause: float = 0.7) -> None:
        self.session = session
        super().__init__(session.game, language)
        self.pause = pause
        """Seconds that a bot seems to think, so that people can follow."""
        self._logged = (-1, -1)
        """The seat for which the log is written, and the entry up to which it is written."""

    def words_in(self, language: str) -> Words:
        return words(language, self.session.game)

    # The game goes on

    def go_on(self) -> None:
        """Shows the position and continues with whoever must act: a bot, the next human, or
        nobody."""
        self.show_all()
        if self.session.outcome:
            self._end()
        elif self.session.bot:
            self.run_worker(self._let_bots_act(), exclusive=True)
        elif self.session.must_hand_over():
            self._hand_over()

    async def _let_bots_act(self) -> None:
        while self.session.bot:
            thinking = asyncio.get_running_loop().run_in_executor(None, self.session.choose)
            action, _ = await asyncio.gather(thinking, asyncio.sleep(self.pause))
            self.session.act_bot(action)
            self.show_all()
        self.go_on()

    def _hand_over(self) -> None:
        name = self.session.names[self.session.acting - 1]
        news = [told.text for told in self.session.story(self.words)[-6:]]
        self.push_screen(HandOver(self.words, name, news), self._handed_over)

    def _handed_over(self, answer: str | None) -> None:
        if answer == "ready":
            self.session.hand_over()
            self.show_all()
        else:
            self.action_leave()

    def _end(self) -> None:
        told = [sayings.result(self.session, self.words)]
        saved = sayings.farewell(self.session, self.words)
        places = sayings.places(self.session, self.words)
        self.push_screen(EndScreen(self.words, told, places, saved), self._left)

    def _left(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit()
        elif answer == "resign":
            self.attempt(self.session.resign)
        elif self.session.must_hand_over() and not isinstance(self.screen, HandOver):
            self._hand_over()

    # What is seen

    def scene(self) -> boards.Scene:
        session = self.session
        return boards.Scene(
            session.game,
            session.view(),
            session.eyes.preview(),
            session.legal() if self.may_act() else [],
            self.words,
            session.names,
            session.seat,
            len(session.table.entries),
            self.asked(),
        )

    def heading(self) -> str:
        return self.words.say(f"{self.session.game.id}-name")

    def in_turn(self) -> Sequence[int]:
        return self.session.table.pending()

    def asked(self) -> str:
        session, say = self.session, self.words.say
        lines = [sayings.ordered(session, self.words)]
        if session.bot:
            lines.append(say("terminal-bot-turn", name=session.names[session.bot - 1]))
        elif not session.must_hand_over():
            lines.append(self.words.asked(session.view()))
        return "\n".join(line for line in lines if line)

    def story(self) -> list[str]:
        return [told.text for told in self.session.story(self.words)]

    def tell(self) -> None:
        """Continues the log, or writes it anew if another seat or another language reads it."""
        log = self.query_one(RichLog)
        reader, since = self._logged
        if reader != self.session.reader:
            log.clear()
            since = -1
        for told in self.session.story(self.words, since):
            log.write(Text(told.text))
        self._logged = (self.session.reader, len(self.session.table.steps))

    def help_parts(self) -> list[str]:
        """What the bots at the table are like."""
        said = self.words.say
        told = [
            "- "
            + said(
                "terminal-bot-entry",
                name=f"**{harmless(seat.name)}**",
                level=self.words.bot(seat.player),
                manner=manner,
            )
            for seat in self.session.table.seats
            if (manner := self.words.manner(seat.player))
        ]
        return ["\n".join([said("terminal-help-bots"), "", *told])] if told else []

    # What is done

    def may_act(self) -> bool:
        return bool(self.session.acting) and self.session.acting == self.session.watcher

    def act(self, text: str) -> None:
        self.session.act(text)

    def advice(self) -> str:
        return sayings.hint(self.session, self.words)

    def commands(self) -> list[str]:
        return sayings.commands(self.session.game)

    def obey(self, name: str) -> None:
        if order := sayings.order_of(name):
            self.attempt(lambda: self.session.order(order))
        elif name == "resign":
            self.action_resign()

    def action_undo(self) -> None:
        if self.may_act() and self.session.may_undo():
            self.attempt(self.session.undo)
        else:
            self.notice(self.words.say("terminal-nothing-to-undo"))

    def action_order(self, kind: Kind) -> None:
        """Gives a standing order to decline what is asked outside the turn, or takes it back."""
        if not self.session.game.asides or self.session.outcome:
            return
        new: Kind = "none" if self.session.ordered == kind else kind
        self.attempt(lambda: self.session.order(new))

    def action_resign(self) -> None:
        if self.may_act():
            self.attempt(self.session.resign)
        else:
            self.notice(self.words.say("terminal-not-now"))

    def action_language(self) -> None:
        self._logged = (-1, -1)
        super().action_language()

    def action_leave(self) -> None:
        if isinstance(self.screen, LeaveScreen) or self.session.outcome:
            self.exit()
            return
        self.push_screen(LeaveScreen(self.words, may_resign=self.may_act()), self._left)
