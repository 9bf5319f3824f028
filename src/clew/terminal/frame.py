"""The frame on the screen, the same for every game and for whatever is done with it.

Board, side, log and command line are those of a table (`app.py`) and of lessons and puzzles
(`exercise_app.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import Input, RichLog, Static

from clew.core.errors import ClewError
from clew.core.game import Game
from clew.notes import describe
from clew.terminal import boards, sayings
from clew.terminal.boards.board import LETTERS
from clew.terminal.screens import Reader
from clew.words import LANGUAGES, Words

__all__ = ["Frame", "show"]

_LEAST = (80, 24)
"""The columns and lines that everything needs."""
_ROOMY = 32
"""From this many lines on there is space between the parts of the side."""
_GAP = "  "
_WIDEST = 44
"""The columns that the list of players has at most."""


def show(app: Frame) -> bool:
    """Shows a frame until it is left; False if it was interrupted."""

    async def main() -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(AttributeError, NotImplementedError):
                loop.add_signal_handler(getattr(signal, name), app.action_interrupt)
        await app.run_async()

    asyncio.run(main())
    return not app.interrupted


class Frame(App[None]):
    """A game on the whole screen. What is shown and done there, its kinds say."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    CSS = """
    Screen { layers: base; }
    #game { height: 1fr; }
    #side { width: 2fr; max-width: 60; padding: 0 0 0 1; }
    .roomy #game { align: center middle; }
    .roomy #side { height: 36; max-height: 100%; padding: 0 0 0 2; }
    .roomy #side > Static, .roomy #foot > Static { margin-bottom: 1; }
    #title { text-style: bold; color: $accent; }
    #side Static { height: auto; }
    #asked { color: $success; }
    #choices { color: $warning; }
    #log {
        height: 1fr; min-height: 1; border-top: solid $surface-lighten-2;
        background: $background; scrollbar-size-vertical: 1; scrollbar-gutter: stable;
        scrollbar-background: $background; scrollbar-background-hover: $background;
    }
    #foot { dock: bottom; height: auto; }
    #hint { color: $text-accent; }
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
        Binding("H,f2", "hint", show=False),
        Binding("colon,slash", "command", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__()
        self.game = game
        self.words = self.words_in(language)
        self.interrupted = False
        self._space = Size(*_LEAST)
        self._hint = ""

    # What kinds of frames say

    def words_in(self, language: str) -> Words:
        raise NotImplementedError

    def scene(self) -> boards.Scene:
        """What the board shows."""
        raise NotImplementedError

    def heading(self) -> str:
        raise NotImplementedError

    def asked(self) -> str:
        """What the player is asked now."""
        raise NotImplementedError

    def in_turn(self) -> Sequence[int]:
        """The seats that must act."""
        raise NotImplementedError

    def may_act(self) -> bool:
        """Whether it is for the player at the screen to act."""
        raise NotImplementedError

    def act(self, text: str) -> None:
        """Does what the player has chosen or typed; raises if it cannot be done."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Shows what followed, and continues."""
        raise NotImplementedError

    def story(self) -> list[str]:
        """Everything that happened, in sentences."""
        raise NotImplementedError

    def help_parts(self) -> list[str]:
        """What the help says besides keys, commands and rules."""
        return []

    def advice(self) -> str:
        """A hint. It may take seconds, and is worked out in another thread."""
        raise NotImplementedError

    def commands(self) -> list[str]:
        """What can be typed besides actions."""
        raise NotImplementedError

    def obey(self, name: str) -> None:
        """Does what one of the commands says that only this kind of frame has."""
        raise NotImplementedError

    def tell(self) -> None:
        """Continues the log."""
        raise NotImplementedError

    def action_undo(self) -> None:
        raise NotImplementedError

    def action_leave(self) -> None:
        raise NotImplementedError

    # What is on the screen

    def compose(self) -> ComposeResult:
        with Horizontal(id="game"):
            yield boards.find(self.game)(self.scene())
            with Vertical(id="side"):
                yield Static(id="title", markup=False)
                yield Static(id="players", markup=False)
                yield Static(id="details", markup=False)
                yield Static(id="asked", markup=False)
                yield Static(id="choices", markup=False)
                log = RichLog(id="log", wrap=True, min_width=10)
                log.can_focus = False
                yield log
                with Vertical(id="foot"):
                    yield Static(id="hint", markup=False)
                    yield Static(id="notice", markup=False)
                    yield Input(id="command", compact=True, select_on_focus=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        for name in ("details", "choices"):
            # What can be clicked keeps its own colours.
            self.query_one(f"#{name}").auto_links = False
        self.set_focus(self.board)
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self._space = event.size
        self.screen_stack[0].set_class(event.size.height >= _ROOMY, "roomy")
        self.call_after_refresh(self._show_side)

    @property
    def board(self) -> boards.Board[Any]:
        return self.query_one(boards.Board)

    def show_all(self) -> None:
        """Shows the position, and what is asked in it."""
        scene = self.scene()
        if scene.is_new(self.board.scene):
            self._hint = ""
        self.board.show(scene)
        say = self.words.say
        self.query_one("#command", Input).placeholder = say("terminal-command-line")
        self.query_one("#title", Static).update(self.heading())
        self.tell()
        self._show_side()

    def _show_side(self) -> None:
        """What changes while the player is choosing."""
        self.put("players", self._players())
        self.put("details", self.board.details())
        self.put("asked", Text(self.asked()))
        self.put("choices", self.offered())
        self.put("hint", Text(self._hint))
        self.put("notice", Text())
        self.put("keys", Text(self._keys(), no_wrap=True, overflow="ellipsis"))

    def offered(self) -> Text:
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
        return self._fitting(self.board.keys(), self.words.say("terminal-keys").split(_GAP))

    def _fitting(self, own: list[str], common: list[str]) -> str:
        """The board's own keys, and as many of the common ones as fit: the first of them, help,
        tells the others."""
        while len(line := _GAP.join([*own, *common])) > self._space.width - 2 and len(common) > 1:
            del common[-2 if len(common) > 2 else -1]
        return line

    def put(self, name: str, text: Text) -> None:
        static = self.query_one(f"#{name}", Static)
        static.update(text)
        static.set_class(not text.plain, "hidden")

    def _players(self) -> Text:
        scene, pending = self.board.scene, self.in_turn()
        width = min(self.board.columns_beside(), _WIDEST)
        lines = []
        for seat, name in enumerate(scene.names, 1):
            line = Text("▶ " if seat in pending else "  ")
            line.append_text(self.board.sign(seat))
            line.append(f" {name}", "bold" if seat == scene.seat else "")
            tally = self.board.player(seat)
            if len(line) + 1 + len(tally) > width:
                # No name is cut: what else is to be said stands on a line of its own.
                lines.append(line)
                line = Text()
            line.pad_right(max(1, width - len(line) - len(tally)))
            line.append_text(tally)
            lines.append(line)
        return Text("\n").join(lines)

    def notice(self, text: str) -> None:
        self.put("notice", Text(text))

    # What is done

    def on_board_chosen(self, event: boards.Board.Chosen) -> None:
        self._act(event.text)

    def on_board_changed(self) -> None:
        self._show_side()

    def _act(self, text: str) -> None:
        if not self.may_act():
            self.notice(self.words.say("terminal-not-now"))
            return
        self.attempt(lambda: self.act(text), text)

    def attempt(self, what: Callable[[], None], line: str = "") -> None:
        """Does something and continues, or says why it cannot be done."""
        try:
            what()
        except ClewError as error:
            self.show_all()
            scene = self.board.scene
            self.notice(sayings.refused(scene.game, scene.legal, self.words, line, error))
            return
        self.go_on()

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
            self.set_focus(self.board)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        self.set_focus(self.board)
        self.typed(line)

    def typed(self, line: str) -> None:
        """Obeys a line that was typed: a command, or an action."""
        name = sayings.command(self.words, line, self.commands())
        if name in ("help", "rules"):
            self.action_help()
        elif name in ("legal", "log", "board", "describe", "drawing"):
            self._read(name)
        elif name == "quit":
            self.action_leave()
        elif name in ("hint", "undo"):
            getattr(self, f"action_{name}")()
        elif name:
            self.obey(name)
        elif line:
            self._act(line)

    def _read(self, name: str) -> None:
        """What may be done, the log or the board in words, to read on a screen of its own."""
        scene = self.board.scene
        if name == "legal":
            lines = scene.texts
        elif name == "log":
            lines = self.story()
        else:
            lines = describe(scene.game, scene.view, self.words, scene.names)
        text = "\n".join(f"- {line}" for line in lines)
        self.push_screen(Reader(self.words, text))

    def action_command(self) -> None:
        self.query_one("#command", Input).focus()

    def action_hint(self) -> None:
        """Says what would be good here, once it is known."""
        if not self.may_act():
            self.notice(self.words.say("terminal-not-now"))
            return
        self.say_hint(self.words.say("terminal-hint-thinking"))
        self.run_worker(self._advise(self.board.scene), exclusive=True, group="hint")

    async def _advise(self, about: boards.Scene) -> None:
        try:
            said = await asyncio.get_running_loop().run_in_executor(None, self.advice)
        except ClewError as error:
            said = self.words.error(error)
        if not self.board.scene.is_new(about):
            self.say_hint(said)

    def say_hint(self, text: str) -> None:
        self._hint = text
        self.put("hint", Text(text))

    def action_help(self) -> None:
        said = self.words.say
        commands = [
            f"- {sayings.explained(self.words, name, strong='**')}"
            for name in self.commands()
            if name not in ("board", "drawing")
        ]
        parts = [
            said("terminal-help"),
            self._game_keys(),
            *self.help_parts(),
            said("terminal-help-commands"),
            self._examples(),
            "\n".join(commands),
            sayings.rules_text(self.game, self.words),
        ]
        self.push_screen(Reader(self.words, "\n\n".join(parts)))

    def _game_keys(self) -> str:
        """What keys do on this game's own board."""
        name = f"{self.game.id}-keys-help"
        return self.words.say(name) if self.words.has(name) else ""

    def _examples(self) -> str:
        legal = self.board.scene.legal
        if not legal:
            return ""
        return self.words.say("terminal-for-example", examples=sayings.examples(self.game, legal))

    def action_language(self) -> None:
        at = LANGUAGES.index(self.words.language)
        self.words = self.words_in(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self._hint = ""
        self.show_all()

    def action_interrupt(self) -> None:
        """Ctrl-C, or the system asks to end: leave at once."""
        self.interrupted = True
        self.exit()
