"""The frame on the screen, the same for every game: board, side, log, command line."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import Input, RichLog, Static

from clew.core.errors import ClewError
from clew.notes import describe
from clew.table.orders import Kind
from clew.terminal import boards, sayings
from clew.terminal.boards.board import LETTERS
from clew.terminal.screens import EndScreen, HandOver, LeaveScreen, Reader
from clew.terminal.session import Session
from clew.words import LANGUAGES, words

__all__ = ["ClewApp", "run"]

_LEAST = (80, 24)
"""The columns and lines that everything needs."""
_ROOMY = 32
"""From this many lines on there is space between the parts of the side."""


def run(session: Session, language: str) -> bool:
    """Plays on the whole screen; False if it was interrupted. The game is saved in any case."""
    app = ClewApp(session, language)

    async def main() -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), app.action_interrupt)
        await app.run_async()

    try:
        asyncio.run(main())
    finally:
        session.save()
    for line in sayings.farewell(session, app.words):
        print(line)
    return not app.interrupted


class ClewApp(App[None]):
    """A session on the whole screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layers: base; }
    #game { height: 1fr; }
    #side { width: 2fr; max-width: 60; padding: 0 0 0 1; }
    .roomy #game { align: center middle; }
    .roomy #side { height: 36; max-height: 100%; padding: 0 0 0 3; }
    .roomy #side > Static { margin-bottom: 1; }
    #title { text-style: bold; color: $accent; }
    #side Static { height: auto; }
    #asked { color: $success; }
    #choices { color: $warning; }
    #log {
        height: 1fr; min-height: 1; border-top: solid $surface-lighten-2;
        background: $background; scrollbar-size-vertical: 1; scrollbar-gutter: stable;
        scrollbar-background: $background; scrollbar-background-hover: $background;
    }
    #notice { color: $error; text-style: bold; }
    #command { height: 1; border: none; padding: 0; background: $surface; }
    #command:focus { border: none; background: $surface-lighten-2; }
    #keys { dock: bottom; height: 1; background: $panel; color: $text-muted; padding: 0 1; }
    .hidden { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("f1,question_mark", "help", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("u", "undo", show=False),
        Binding("z", "order('turn')", show=False),
        Binding("Z", "order('attacked')", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, session: Session, language: str, *, pause: float = 0.7) -> None:
        super().__init__()
        self.session = session
        self.words = words(language, session.game)
        self.pause = pause
        """Seconds that a bot seems to think, so that people can follow."""
        self.interrupted = False
        self._space = Size(*_LEAST)
        self._logged = (-1, -1)
        """The seat for which the log is written, and the entry up to which it is written."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="game"):
            yield boards.find(self.session.game)(self._scene())
            with Vertical(id="side"):
                yield Static(id="title", markup=False)
                yield Static(id="players", markup=False)
                yield Static(id="details", markup=False)
                yield Static(id="asked", markup=False)
                yield Static(id="choices", markup=False)
                log = RichLog(id="log", wrap=True, min_width=10)
                log.can_focus = False
                yield log
                yield Static(id="notice", markup=False)
                yield Input(id="command", compact=True, select_on_focus=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        for name in ("details", "choices"):
            # What can be clicked keeps its own colours.
            self.query_one(f"#{name}").auto_links = False
        self.board.focus()
        self._next()

    def on_resize(self, event: Resize) -> None:
        self._space = event.size
        self.screen_stack[0].set_class(event.size.height >= _ROOMY, "roomy")
        self._put("keys", Text(self._keys(), no_wrap=True, overflow="ellipsis"))

    @property
    def board(self) -> boards.Board[Any]:
        return self.query_one(boards.Board)

    # The game goes on

    def _next(self) -> None:
        """Shows the position and continues with whoever must act: a bot, the next human, or
        nobody."""
        self._show()
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
            self._show()
        self._next()

    def _hand_over(self) -> None:
        name = self.session.names[self.session.acting - 1]
        news = [told.text for told in self.session.story(self.words)[-6:]]
        self.push_screen(HandOver(self.words, name, news), self._handed_over)

    def _handed_over(self, answer: str | None) -> None:
        if answer == "ready":
            self.session.hand_over()
            self._show()
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
            self._try(self.session.resign)
        elif self.session.must_hand_over() and not isinstance(self.screen, HandOver):
            self._hand_over()

    # What is seen

    def _scene(self) -> boards.Scene:
        session = self.session
        mine = session.acting == session.watcher
        legal = session.legal() if mine and session.acting else []
        return boards.Scene(
            session.game,
            session.view(),
            session.eyes.preview(),
            legal,
            self.words,
            session.names,
            session.seat,
            len(session.table.entries),
        )

    def _show(self) -> None:
        say = self.words.say
        self.board.show(self._scene())
        self.query_one("#command", Input).placeholder = say("terminal-command-line")
        self.query_one("#title", Static).update(say(f"{self.session.game.id}-name"))
        self._tell()
        self._show_side()

    def _show_side(self) -> None:
        """What changes while the player is choosing."""
        self._put("players", self._players())
        self._put("details", self.board.details())
        self._put("asked", Text(self._asked()))
        self._put("choices", self._offered())
        self._put("notice", Text())
        self._put("keys", Text(self._keys(), no_wrap=True, overflow="ellipsis"))

    def _offered(self) -> Text:
        """What is offered under letters; a click does the same."""
        lines = []
        for at, (letter, choice) in enumerate(zip(LETTERS, self.board.choices(), strict=False)):
            if choice.text:
                line = Text(f"{letter}) {choice.text}")
                line.apply_meta({"@click": f"app.offer({at})"})
                lines.append(line)
        return Text("\n").join(lines)

    def _keys(self) -> str:
        if self._space.width < _LEAST[0] or self._space.height < _LEAST[1]:
            return self.words.say("terminal-small")
        return "  ".join([*self.board.keys(), self.words.say("terminal-keys")])

    def _put(self, name: str, text: Text) -> None:
        static = self.query_one(f"#{name}", Static)
        static.update(text)
        static.set_class(not text.plain, "hidden")

    def _players(self) -> Text:
        session = self.session
        pending = session.table.pending()
        lines = []
        for seat, name in enumerate(session.names, 1):
            line = Text("▶ " if seat in pending else "  ")
            line.append_text(self.board.sign(seat))
            line.append(f" {name}", "bold" if seat == session.watcher else "")
            tally = self.board.player(seat)
            line.truncate(31 - len(tally) - 1)
            line.pad_right(max(1, 31 - len(line) - len(tally)))
            line.append_text(tally)
            lines.append(line)
        return Text("\n").join(lines)

    def _asked(self) -> str:
        session, say = self.session, self.words.say
        lines = [sayings.ordered(session, self.words)]
        if session.bot:
            lines.append(say("terminal-bot-turn", name=session.names[session.bot - 1]))
        elif not session.must_hand_over():
            lines.append(self.words.asked(session.view()))
        return "\n".join(line for line in lines if line)

    def _tell(self) -> None:
        """Continues the log, or writes it anew if another seat looks."""
        log = self.query_one(RichLog)
        reader, since = self._logged
        if reader != self.session.reader:
            log.clear()
            since = 0
        for told in self.session.story(self.words, since):
            log.write(Text(told.text))
        self._logged = (self.session.reader, len(self.session.table.steps))

    def _notice(self, text: str) -> None:
        self._put("notice", Text(text))

    # What is done

    def on_board_chosen(self, event: boards.Board.Chosen) -> None:
        self._act(event.text)

    def on_board_changed(self) -> None:
        self._show_side()

    def _act(self, text: str) -> None:
        if not self.session.acting or self.session.acting != self.session.watcher:
            self._notice(self.words.say("terminal-not-now"))
            return
        try:
            self.session.act(text)
        except ClewError as error:
            self._show()
            self._notice(sayings.refused(self.session, self.words, text, error))
            return
        self._next()

    def _try(self, what: object) -> None:
        assert callable(what)
        try:
            what()
        except ClewError as error:
            self._show()
            self._notice(self.words.error(error))
            return
        self._next()

    def action_offer(self, at: int) -> None:
        """Takes an offer beside the board."""
        offered = self.board.choices()
        if at < len(offered) and self.screen.id == "_default":
            self.board.choose(offered[at])

    def on_key(self, event: Key) -> None:
        """Letters take what is offered beside the board."""
        if event.character and event.character in LETTERS and self.screen.id == "_default":
            at = LETTERS.index(event.character)
            if at < len(self.board.choices()):
                event.stop()
                self.action_offer(at)
        elif event.key == "escape" and self.focused is self.query_one("#command"):
            self.query_one("#command", Input).value = ""
            self.board.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        self.board.focus()
        name = sayings.command(self.words, line)
        if name in ("help", "rules"):
            self.action_help()
        elif name in ("undo", "resign"):
            getattr(self, f"action_{name}")()
        elif name == "quit":
            self.action_leave()
        elif order := sayings.order_of(name):
            self._try(lambda: self.session.order(order))
        elif name:
            self._read(name)
        elif line:
            self._act(line)

    def _read(self, name: str) -> None:
        """What may be done, the log or the board in words, to read on a screen of its own."""
        session = self.session
        if name == "legal":
            lines = [session.game.format(act) for act in session.legal()]
        elif name == "log":
            lines = [told.text for told in session.story(self.words)]
        else:
            lines = describe(session.game, session.view(), self.words, session.names)
        text = "\n".join(f"- {line}" for line in lines)
        self.push_screen(Reader(self.words, text))

    def action_command(self) -> None:
        self.query_one("#command", Input).focus()

    def action_undo(self) -> None:
        if self.session.acting == self.session.watcher and self.session.may_undo():
            self._try(self.session.undo)
        else:
            self._notice(self.words.say("terminal-nothing-to-undo"))

    def action_order(self, kind: Kind) -> None:
        """Gives a standing order to decline what is asked outside the turn, or takes it back."""
        if not self.session.game.asides or self.session.outcome:
            return
        new: Kind = "none" if self.session.ordered == kind else kind
        self._try(lambda: self.session.order(new))

    def action_resign(self) -> None:
        if self.session.acting and self.session.acting == self.session.watcher:
            self._try(self.session.resign)
        else:
            self._notice(self.words.say("terminal-not-now"))

    def action_help(self) -> None:
        said = self.words.say
        commands = [
            f"- {sayings.explained(self.words, name, strong='**')}"
            for name in sayings.commands(self.session.game)
            if name not in ("board", "drawing")
        ]
        text = "\n\n".join(
            [
                said("terminal-help"),
                self._game_keys(),
                self._opponents(),
                said("terminal-help-commands"),
                self._examples(),
                "\n".join(commands),
                sayings.rules_text(self.session.game, self.words),
            ]
        )
        self.push_screen(Reader(self.words, text))

    def _opponents(self) -> str:
        """What the bots at the table are like."""
        said = self.words.say
        told = [
            "- " + said("terminal-command-entry", name=f"**{said(f'bot-{player}')}**", hint=manner)
            for player in dict.fromkeys(seat.player for seat in self.session.table.seats)
            if (manner := self.words.manner(player))
        ]
        return "\n".join([said("terminal-help-bots"), "", *told]) if told else ""

    def _game_keys(self) -> str:
        """What keys do on this game's own board."""
        name = f"{self.session.game.id}-keys-help"
        return self.words.say(name) if self.words.has(name) else ""

    def _examples(self) -> str:
        legal = self.session.legal()
        if not legal or self.session.acting != self.session.watcher:
            return ""
        examples = sayings.examples(self.session.game, legal)
        return self.words.say("terminal-for-example", examples=examples)

    def action_language(self) -> None:
        at = LANGUAGES.index(self.words.language)
        self.words = words(LANGUAGES[(at + 1) % len(LANGUAGES)], self.session.game)
        self._logged = (-1, -1)
        self._show()

    def action_leave(self) -> None:
        if isinstance(self.screen, LeaveScreen) or self.session.outcome:
            self.exit()
            return
        mine = bool(self.session.acting) and self.session.acting == self.session.watcher
        self.push_screen(LeaveScreen(self.words, may_resign=mine), self._left)

    def action_interrupt(self) -> None:
        """Ctrl-C, or the system asks to end: save and leave at once."""
        self.interrupted = True
        self.exit()
