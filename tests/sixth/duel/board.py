"""The board of Duel in the terminal: your hand, and every card under a letter."""

from __future__ import annotations

from rich.text import Text

from clew.terminal.boards import Board, Choice

from . import View

__all__ = ["board"]


class DuelBoard(Board[View]):
    DEFAULT_CSS = "DuelBoard { width: 40; height: 3; }"

    def render(self) -> Text:
        hand = " ".join(f"[{card}]" for card in self.view.hand)
        return Text(self.scene.words.say("duel-board", hand=hand))

    def choices(self) -> list[Choice]:
        return [Choice(text, text) for text in self.scene.texts]


board = DuelBoard
