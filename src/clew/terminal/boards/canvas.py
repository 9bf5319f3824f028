"""Canvas: characters in colour, put at places. Boards are painted on it."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

__all__ = ["Canvas"]


class Canvas:
    """Characters with styles, put at places."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", Style.null())] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Puts a text there; what does not fit into the line is cut off."""
        row = self.rows[y]
        for i, letter in enumerate(text[: max(0, len(row) - x)]):
            row[x + i] = (letter, style)

    def text(self) -> Text:
        whole = Text(no_wrap=True, end="")
        for y, row in enumerate(self.rows):
            start = 0
            for x in range(1, len(row) + 1):
                if x == len(row) or row[x][1] != row[start][1]:
                    whole.append("".join(letter for letter, _ in row[start:x]), row[start][1])
                    start = x
            if y < len(self.rows) - 1:
                whole.append("\n")
        return whole
