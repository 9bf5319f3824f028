"""The Lady and the Tiger: Labyrinth on the screen: choose a card, then a second one."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size

from clew.core.cells import cell_name, cell_number
from clew.games.tiger_labyrinth.components import CARDS, COLOURS, CUBS, DOORS, LETTERS, SWITCHES
from clew.games.tiger_labyrinth.notes import card_note, gem_notes
from clew.games.tiger_labyrinth.view import View
from clew.terminal.boards.board import Board, Scene
from clew.terminal.boards.canvas import Canvas
from clew.terminal.boards.styles import CHOSEN, CURSOR, FAINT, POSSIBLE
from clew.terminal.boards.tiger_art import GEM, card_style, frame, lines_of, sign_style

__all__ = ["TigerLabyrinthBoard", "board"]

_LEFT, _TOP = 2, 1
_SMALL, _LARGE = (11, 5), (15, 7)
"""A card's width and height."""
_ROOM: Final = (104, 34)
"""From this size of the screen on the cards are large."""
_BELOW = 2
"""Lines for the Switch cards."""
_STEPS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_GEMS: Final = {"yellow": ("◆", GEM), "white": ("◇", Style(color="#ffffff", bold=True))}


class TigerLabyrinthBoard(Board[View]):
    """The player chooses a card (`picked`), then a second one with the cursor."""

    DEFAULT_CSS = "TigerLabyrinthBoard { width: auto; height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in _STEPS),
        Binding("tab", "cycle(1)", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        Binding("enter,space", "confirm", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.partners: dict[str, set[str]] = {}
        """The cards that may be chosen first, and with each of them second."""
        self.swapping = False
        self.picked = ""
        self.cursor = ""

    def begin(self) -> None:
        self.partners, self.picked = {}, ""
        self.swapping = False
        for text in self.scene.texts:
            match text.replace("-", " ").split():
                case ["swap", cell, other]:
                    self.swapping = True
                    self.partners.setdefault(cell, set()).add(other)
                    self.partners.setdefault(other, set()).add(cell)
                case [cell, other]:
                    self.partners.setdefault(cell, set()).add(other)
        if not self.partners:
            self.cursor = ""
        elif self.cursor not in self.partners:
            self.cursor = self._in_order(set(self.partners))[0]

    def _in_order(self, cells: set[str]) -> list[str]:
        return sorted(cells, key=lambda cell: cell_number(cell, 4))

    def _possible(self) -> set[str]:
        """What may be chosen now."""
        return self.partners[self.picked] if self.picked else set(self.partners)

    def _action(self) -> str:
        """What is being chosen, as text; empty before the second card."""
        if not self.picked or self.cursor == self.picked:
            return ""
        if not self.swapping:
            return f"{self.picked}-{self.cursor}"
        first, second = self._in_order({self.picked, self.cursor})
        return f"swap {first} {second}"

    # What is seen

    def _card_size(self, screen: Size) -> tuple[int, int]:
        roomy = screen.width >= _ROOM[0] and screen.height >= _ROOM[1]
        return _LARGE if roomy else _SMALL

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        return _LEFT + 4 * self._card_size(viewport)[0]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return _TOP + 4 * self._card_size(viewport)[1] + _BELOW

    def render(self) -> Text:
        width, height = self._card_size(self.app.size)
        canvas = Canvas(_LEFT + 4 * width, _TOP + 4 * height + _BELOW)
        for i in range(4):
            canvas.put(_LEFT + width * i + width // 2, 0, "abcd"[i], FAINT)
            canvas.put(0, _TOP + height * i + height // 2, str(i + 1), FAINT)
        for cell in range(16):
            place = (_LEFT + width * (cell % 4), _TOP + height * (cell // 4))
            self._paint_card(canvas, place, (width, height), cell)
        self._paint_switches(canvas, _TOP + 4 * height, width)
        return canvas.text()

    def _paint_card(
        self, canvas: Canvas, place: tuple[int, int], size: tuple[int, int], cell: int
    ) -> None:
        (x, y), (width, height) = place, size
        name, card = cell_name(cell, 4), CARDS[LETTERS.index(self.view.cards[cell])]
        style = card_style(card)
        kind = "door" if name in DOORS else "clue"
        line = style if kind == "clue" else style + GEM
        frame(canvas, place, size, kind, line)
        if kind == "door":
            word = f" {self.scene.words.say('tiger-labyrinth-door')} "
            canvas.put(x + (width - len(word)) // 2, y, word, line)
        first = y + 1 + (height - 5) // 2
        for i, word in enumerate(lines_of(self.scene.words, card)):
            canvas.put(x + 1, first + i, f"{word:^{width - 2}}", style)
        self._paint_cubs(canvas, x, first + 2, width, cell)
        if name in self._possible() or name == self.picked:
            self._mark(canvas, place, size, name, kind)
        if name == self.cursor:
            right, low = x + width - 1, y + height - 1
            for at, corner in zip(
                ((x, y), (right, y), (x, low), (right, low)), "┏┓┗┛", strict=True
            ):
                canvas.put(*at, corner, CURSOR)

    def _mark(
        self, canvas: Canvas, place: tuple[int, int], size: tuple[int, int], name: str, kind: str
    ) -> None:
        """The frame of a card that may be chosen, or is."""
        (x, y), (width, height) = place, size
        style = canvas.rows[y + 1][x][1] + (CHOSEN if name == self.picked else POSSIBLE)
        line, side = ("═", "║") if kind == "door" else ("─", "│")
        mark = "●" if name == self.picked else "○"
        low = line * ((width - 5) // 2) + f" {mark} " + line * ((width - 5) // 2)
        canvas.put(x + 1, y + height - 1, low, style)
        for i in range(1, height - 1):
            canvas.put(x, y + i, side, style)
            canvas.put(x + width - 1, y + i, side, style)

    def _paint_cubs(self, canvas: Canvas, x: int, y: int, width: int, cell: int) -> None:
        heaps = [
            (f"{self.scene.words.thing(colour, 'mark')}×{player.cubs[cell]}", colour)
            for colour in COLOURS
            for player in self.view.players
            if player.colour == colour and player.cubs[cell] != "0"
        ]
        at = x + (width - 4 * len(heaps) + 1) // 2
        for text, colour in heaps:
            canvas.put(at, y, text, sign_style(colour))
            at += 4

    def _paint_switches(self, canvas: Canvas, y: int, width: int) -> None:
        """The two Switch cards: the half with the gem is lit."""
        words = self.scene.words
        for i, (gem, on) in enumerate((("yellow", self.view.yellow), ("white", self.view.white))):
            glyph, style = _GEMS[gem]
            x = _LEFT + 2 * width * i
            canvas.put(x + 1, y, words.thing(gem), FAINT)
            for j, half in enumerate(SWITCHES[gem]):
                text = f"{glyph if half == on else ' '} {words.thing(half)}"
                face = card_style(f"{half}-lady") if gem == "yellow" else card_style("")
                shown = face + style if half == on else FAINT
                canvas.put(x + 1 + (width - 1) * j, y + 1, f" {text:<{width - 2}}", shown)

    def details(self) -> Text:
        words = self.scene.words
        lines = [Text(line) for line in gem_notes(self.view, words)]
        if self.cursor:
            lines.append(Text(card_note(self.view, words, cell_number(self.cursor, 4))))
            lines.append(Text(self._intent(), "bold"))
        return Text("\n").join(line for line in lines if line.plain)

    def _intent(self) -> str:
        """What was chosen so far, and what Enter would do."""
        words, action = self.scene.words, self._action()
        if not self.picked:
            return ""
        if self.cursor not in self._possible():
            kind = "card" if self.swapping else "cub"
            return words.say(f"tiger-labyrinth-{kind}-picked", cell=self.picked)
        if not self.swapping:
            return words.say("tiger-labyrinth-would-step", action=action)
        after: View = self.scene.after(action)
        return words.say(
            "tiger-labyrinth-would-swap",
            action=action,
            yellow=words.thing(after.yellow),
            white=words.thing(after.white),
        )

    def sign(self, seat: int) -> Text:
        colour = self.view.players[seat - 1].colour
        return Text(f" {self.scene.words.thing(colour, 'mark')} ", sign_style(colour))

    def player(self, seat: int) -> Text:
        return Text(f"{self.view.players[seat - 1].home}/{CUBS}")

    def keys(self) -> list[str]:
        if not self.partners:
            return []
        names = ["cursor", *(["confirm", "back"] if self.picked else ["pick"])]
        return [self.scene.words.say(f"tiger-labyrinth-keys-{name}") for name in names]

    # What is done

    def action_go(self, key: str) -> None:
        if not self.cursor:
            return
        row, column = divmod(cell_number(self.cursor, 4), 4)
        column += _STEPS[key][0]
        row += _STEPS[key][1]
        if 0 <= column < 4 and 0 <= row < 4:
            self.cursor = cell_name(4 * row + column, 4)
        self.changed()

    def action_cycle(self, step: int) -> None:
        if not self.cursor:
            return
        around = self._in_order(self._possible() | {self.cursor})
        at = around.index(self.cursor)
        turn = around[at + 1 :] + around[:at]
        self.cursor = (turn[0] if step > 0 else turn[-1]) if turn else self.cursor
        self.changed()

    def action_confirm(self) -> None:
        """The first card is chosen; with a second one it is done."""
        action = self._action()
        if action:
            self.post_message(self.Chosen(action))
            return
        if self.cursor in self.partners:
            self.picked = "" if self.picked else self.cursor
        self.changed()

    def action_back(self) -> None:
        if self.picked:
            self.cursor, self.picked = self.picked, ""
            self.changed()

    def on_click(self, event: events.Click) -> None:
        """A click chooses the first card, then the second; one more there does it."""
        width, height = self._card_size(self.app.size)
        column, row = (event.x - _LEFT) // width, (event.y - _TOP) // height
        if not (self.cursor and 0 <= column < 4 and 0 <= row < 4 and event.x >= _LEFT):
            return
        cell = cell_name(4 * row + column, 4)
        again = cell == self.cursor
        self.cursor = cell
        if again or not self.picked:
            self.action_confirm()
        else:
            self.changed()


board = TigerLabyrinthBoard
