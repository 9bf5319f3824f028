"""Board: what the frame asks of a game's board, and what the frame gives it to show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from clew.core.game import Game
from clew.table.eyes import Preview
from clew.words import Words

__all__ = ["LETTERS", "NARROWEST", "Board", "Choice", "Scene"]

V = TypeVar("V")

LETTERS = "abcdefghijkmnop"
"""The letters for offers. The others are in use: l for the language, u to take back, q to leave,
and r to y for boards."""

NARROWEST = 33
"""The columns beside a board on the smallest screen."""


class Scene:
    """All that a board may show: one seat's view, and worlds that seat could be in."""

    def __init__(
        self,
        game: Game[Any],
        view: Any,
        preview: Preview,
        legal: Sequence[int],
        words: Words,
        names: Sequence[str],
        seat: int,
        number: int,
        asked: str = "",
    ) -> None:
        self.game = game
        self.view = view
        self.legal = list(legal)
        """What the seat may do now; nothing while it is not its turn."""
        self.words = words
        self.names = names
        self.seat = seat
        self.number = number
        """How many entries the record has."""
        self.asked = asked
        """What the player is asked, as it stands beside the board."""
        self._preview = preview

    @cached_property
    def texts(self) -> list[str]:
        """The legal actions as text."""
        return [self.game.format(action) for action in self.legal]

    def is_new(self, before: Scene) -> bool:
        """Whether the question or the seat that is asked differs from the previous scene."""
        then = (before.number, before.seat, before.legal)
        return then != (self.number, self.seat, self.legal)

    def after(self, text: str) -> Any:
        """The view after an action, in one of the worlds that the seat thinks possible.

        Whatever the action would reveal is only imagined, so the board must not show it.
        """
        return self._preview.after(self.game.parse(text))


class Choice(NamedTuple):
    """Something offered beside the board, under a letter."""

    name: str
    """An action as text, or what the board calls it."""
    text: str
    """Its description; empty if the letter stands on the board itself."""


class Board(Widget, Generic[V], can_focus=True):
    """A game's board. It shows a scene, and posts Chosen when the player has decided.

    V is the game's view.
    """

    class Chosen(Message):
        """The player wants to do this: an action as text."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Changed(Message):
        """Tells the frame that the texts beside the board have changed."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self._begun = False

    @property
    def view(self) -> V:
        view: V = self.scene.view
        return view

    def show(self, scene: Scene) -> None:
        """Shows a scene, from now on."""
        new = not self._begun or scene.is_new(self.scene)
        self.scene, self._begun = scene, True
        if new:
            self.begin()
        self.refresh(layout=True)

    def begin(self) -> None:
        """Resets the choice, because the question has changed."""

    def changed(self) -> None:
        """The player's choice has changed: redraws the board and what stands beside it."""
        self.refresh()
        self.post_message(self.Changed())

    def columns_beside(self) -> int:
        """How wide a line beside the board may be."""
        return self.app.query_one("#side").content_size.width or NARROWEST

    def details(self) -> Text:
        """What stands beside the board: own goals, and what is being chosen."""
        return Text()

    def player(self, seat: int) -> Text:  # noqa: ARG002
        """What the list of players shows about a player, in a few characters."""
        return Text()

    def sign(self, seat: int) -> Text:
        """How a player is marked on the board."""
        return Text(str(seat))

    def choices(self) -> list[Choice]:
        """What is offered under letters."""
        return []

    def choose(self, choice: Choice) -> None:
        """Called when the player takes one of the offers."""
        self.post_message(self.Chosen(choice.name))

    def keys(self) -> list[str]:
        """What keys do now, for the bottom line."""
        return []
