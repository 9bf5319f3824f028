"""The board of a game that has none of its own: its drawing, and a list of what may be done."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.widgets import OptionList, Static

from clew.notes import notes
from clew.terminal.boards.board import Board, Scene

__all__ = ["ListingBoard"]


class ListingBoard(Board[Any]):
    """Shows `draw(view)`, and the legal actions to choose from."""

    DEFAULT_CSS = """
    ListingBoard { width: 3fr; layout: vertical; }
    ListingBoard #drawing { height: 1fr; }
    ListingBoard #drawing Static { width: auto; }
    ListingBoard OptionList { height: auto; max-height: 50%; border: none; padding: 0; }
    ListingBoard OptionList:focus { border: none; }
    """

    def compose(self) -> ComposeResult:
        with ScrollableContainer(id="drawing", can_focus=False):
            yield Static(markup=False)
        yield OptionList(markup=False)

    def on_focus(self) -> None:
        self.query_one(OptionList).focus()

    def show(self, scene: Scene) -> None:
        super().show(scene)
        self.query_one(Static).update(
            Text(scene.game.draw(scene.view, scene.words.say), no_wrap=True)
        )
        actions = self.query_one(OptionList)
        actions.display = bool(scene.texts)
        if scene.texts and self.app.focused in (None, self):
            actions.focus()

    def begin(self) -> None:
        actions = self.query_one(OptionList)
        actions.clear_options()
        actions.add_options(self.scene.texts)
        actions.highlighted = 0 if self.scene.texts else None

    def details(self) -> Text:
        scene = self.scene
        told = notes(scene.game, scene.view, scene.words, scene.names)
        return Text("\n".join(told[1:]))

    def keys(self) -> list[str]:
        scene = self.scene
        return [scene.words.say("terminal-keys-list")] if scene.texts else []

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(str(event.option.prompt)))
