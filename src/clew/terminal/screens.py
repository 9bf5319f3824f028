"""The screens that lie over the board: hand-over, help, leaving, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from clew.words import Words

__all__ = ["EndScreen", "HandOver", "LeaveScreen", "Reader"]


class _Dialog(ModalScreen[str]):
    """A few lines in a box."""

    DEFAULT_CSS = """
    _Dialog { align: center middle; background: $background 40%; }
    _Dialog > Vertical {
        width: 66; max-width: 90%; height: auto; max-height: 90%; padding: 1 3;
        background: $panel; border: round $accent;
    }
    _Dialog .title { text-style: bold; margin-bottom: 1; text-align: center; width: 100%; }
    _Dialog .faint { color: $text-muted; margin-top: 1; }
    """

    def lines(self) -> list[tuple[str, str]]:
        """What it says, each with a class."""
        return []

    def compose(self) -> ComposeResult:
        with Vertical():
            for text, kind in self.lines():
                yield Static(text, classes=kind, markup=False)


class HandOver(_Dialog):
    """The screen changes hands. Behind this dialog is only what everybody may see."""

    DEFAULT_CSS = """
    HandOver { align: right top; background: $background 0%; }
    HandOver > Vertical { width: 33; height: 23; max-height: 100%; padding: 3 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss('ready')", show=False),
        Binding("q", "dismiss('leave')", show=False),
    ]

    def __init__(self, words: Words, name: str, news: list[str]) -> None:
        super().__init__()
        self.words = words
        self.player = name
        self.news = news

    def lines(self) -> list[tuple[str, str]]:
        say = self.words.say
        return [
            (say("terminal-hand-over", name=self.player), "title"),
            (say("terminal-hand-over.others"), ""),
            (say("terminal-hand-over.ready", name=self.player), "faint"),
            *((line, "faint" if i == 0 else "") for i, line in enumerate(self.news)),
        ]


class LeaveScreen(_Dialog):
    """Really leave? The answer is leave, resign or stay."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,q", "dismiss('leave')", show=False),
        Binding("r", "resign", show=False),
        Binding("escape,n", "dismiss('stay')", show=False),
    ]

    def __init__(self, words: Words, *, may_resign: bool) -> None:
        super().__init__()
        self.words = words
        self.may_resign = may_resign

    def lines(self) -> list[tuple[str, str]]:
        say = self.words.say
        resign = [(say("terminal-leave.resign"), "")] if self.may_resign else []
        return [
            (say("terminal-leave"), "title"),
            (say("terminal-leave.save"), ""),
            *resign,
            (say("terminal-leave.stay"), ""),
        ]

    def action_resign(self) -> None:
        if self.may_resign:
            self.dismiss("resign")


class EndScreen(_Dialog):
    """Who won, and where the record is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "dismiss('leave')", show=False),
        Binding("escape", "dismiss('stay')", show=False),
    ]

    def __init__(self, words: Words, told: list[str], places: list[str], saved: list[str]) -> None:
        super().__init__()
        self.words = words
        self.told = told
        self.places = places
        self.saved = saved

    def lines(self) -> list[tuple[str, str]]:
        return [
            (self.words.say("terminal-over"), "title"),
            *((line, "") for line in [*self.told, *self.places]),
            *((line, "faint") for line in self.saved),
            (self.words.say("terminal-leave.close"), "faint"),
        ]


class Reader(ModalScreen[str]):
    """A long text: help and rules, or everything that may be done.

    Rich draws it: Textual's own Markdown takes a second or more for the rules of a game.
    """

    DEFAULT_CSS = """
    Reader { background: $background; }
    Reader > VerticalScroll {
        height: 1fr; padding: 0 2; scrollbar-background: $background; scrollbar-size-vertical: 1;
    }
    Reader > Static { dock: bottom; height: 1; color: $text-muted; padding: 0 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,question_mark,enter", "dismiss('')", show=False),
    ]

    def __init__(self, words: Words, text: str) -> None:
        super().__init__()
        self.words = words
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Markdown(self.text))
        yield Static(self.words.say("terminal-close"), markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
