"""Labyrinth: The Card Game on the screen: place a card with a preview, then tick what to take."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size

from clew.games.labyrinth_cards.notes import connection_note, left_note, treasures_of
from clew.games.labyrinth_cards.terminal.art import (
    CARD,
    Cell,
    Look,
    Picture,
    Window,
    cell_of,
    paint,
    paint_card,
)
from clew.games.labyrinth_cards.view import Connection, Laid, View
from clew.terminal.boards.board import Board, Choice, Scene
from clew.terminal.boards.canvas import Canvas
from clew.terminal.boards.styles import CURSOR, FAINT, TEXT, seat_style

__all__ = ["LabyrinthCardsBoard", "board"]

_WIDTH, _HEIGHT = 47, 23
_BESIDE = 46
"""Columns left to the side where there is room."""
_STEPS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_LETTERS: Final = "ab"


class LabyrinthCardsBoard(Board[View]):
    """The player chooses a card, a rotation and a cell; then which connected cards to take."""

    DEFAULT_CSS = "LabyrinthCardsBoard { width: auto; height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in _STEPS),
        Binding("tab", "cycle(1)", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        Binding("r", "turn(1)", show=False),
        Binding("R", "turn(-1)", show=False),
        Binding("s", "switch", show=False),
        Binding("space", "space", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.window = Window()
        self.places: dict[int, dict[int, set[Cell]]] = {}
        """Where each card of the hand fits, by its rotation."""
        self.card = 0
        self.degrees = 0
        self.cursor: Cell | None = None
        self.taking = False
        self.ticked: set[int] = set()
        self.at = 0
        """Which of the connected cards the cursor is on."""

    def begin(self) -> None:
        self.places, self.taking = {}, False
        takes: list[set[int]] = []
        for text in self.scene.texts:
            match text.split():
                case ["place", card, cell, degrees]:
                    turned = self.places.setdefault(int(card), {})
                    turned.setdefault(int(degrees), set()).add(cell_of(cell))
                case ["take", *cards]:
                    self.taking = True
                    takes.append({int(card) for card in cards[:-2]})
        self.cursor, self.at = None, 0
        self.ticked = max(takes, key=len) if takes else set()
        if self.places:
            self._hold(self.card if self.card in self.places else min(self.places))

    def _hold(self, card: int) -> None:
        """Takes a card of the hand, turned as it fits somewhere."""
        self.card = card
        rotations = sorted(self.places[card])
        if self.degrees not in rotations:
            self.degrees = rotations[0]
        if self.cursor is None:
            last = self._last_cell()
            self.cursor = min(self.fits, key=lambda cell: (_distance(cell, last), cell))

    @property
    def fits(self) -> set[Cell]:
        """Where the card fits as it is turned."""
        return self.places.get(self.card, {}).get(self.degrees, set())

    def _last_cell(self) -> Cell:
        """The card placed last, or the middle of the beginning."""
        for laid in self.view.table:
            if laid.card == self.view.placed:
                return Cell(laid.column, laid.row)
        return Cell(0, 0)

    def _placement(self) -> str:
        assert self.cursor is not None
        return f"place {self.card} {self.cursor.name} {self.degrees}"

    def _take(self) -> str:
        if not self.ticked:
            return "take none"
        cards = " ".join(str(card) for card in sorted(self.ticked))
        return f"take {cards} with {self.view.placed}"

    def _connections(self) -> list[Connection]:
        """What can be taken now, or could be after the placement being chosen."""
        if self.places and self.cursor in self.fits:
            after: View = self.scene.after(self._placement())
            return after.connections if after.placed == self.card else []
        return self.view.connections

    # What is seen

    def mark(self, treasure: str) -> str:
        return self.scene.words.thing(treasure, "mark")

    def _room(self, screen: Size) -> tuple[int, int]:
        return max(_WIDTH, screen.width - _BESIDE), max(_HEIGHT, screen.height - 1)

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        return self._room(viewport)[0]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return self._room(viewport)[1]

    def render(self) -> Text:
        width, height = self._room(self.app.size)
        self.window.resize(width, height)
        self.window.frame((Cell(laid.column, laid.row) for laid in self.view.table), self._focus())
        return paint(self._picture(), width, height).text()

    def _focus(self) -> Cell:
        if self.taking:
            return cell_of(self.view.connections[self.at].path[-1])
        return self.cursor or self._last_cell()

    def _picture(self) -> Picture:
        picture = Picture(self.view, self.mark, self.window)
        connections = self._connections()
        if self.taking:
            picture.cursor = self._focus()
            picture.signs = {
                found.card: "✓" if found.card in self.ticked else "○" for found in connections
            }
            picture.traced = {cell_of(cell) for cell in connections[self.at].path}
            picture.likes = self._letters(self.view.placed)
        elif self.places and self.cursor:
            picture.cursor = self.cursor
            picture.fits = self.fits
            picture.could = set().union(*self.places[self.card].values())
            picture.likes = self._letters(self.card)
            picture.traced = {cell_of(cell) for found in connections for cell in found.path}
            picture.signs = {found.card: "○" for found in connections}
            if all((laid.column, laid.row) != self.cursor for laid in self.view.table):
                picture.ghost = Laid(self.card, *self.cursor, self.degrees)
        return picture

    def _letters(self, card: int) -> frozenset[str]:
        return frozenset(self.view.faces[card - 1][-2:])

    def details(self) -> Text:
        words = self.scene.words
        lines = [Text(left_note(self.view, words), FAINT)]
        if self.view.closed and self.places:
            lines.append(Text(words.say("labyrinth-cards-note-closed")))
        if not self.taking:
            lines += [self._hand_card(i, card) for i, card in enumerate(self.view.hand)]
        lines += [Text(line, "bold") for line in self._intent()]
        return Text("\n").join(lines)

    def _hand_card(self, i: int, card: int) -> Text:
        """A card of the hand, its letter before it and its treasures behind it."""
        words = self.scene.words
        canvas = Canvas(31, CARD[1])
        chosen = bool(self.places) and card == self.card
        degrees = self.degrees if chosen else 0
        if self.places:
            canvas.put(0, 1, f" {_LETTERS[i]} ", CURSOR if chosen else TEXT)
        face = self.view.faces[card - 1]
        paint_card(canvas, (4, 0), face, degrees // 90, self.mark, Look())
        told = [words.say("labyrinth-cards-hand", card=card, degrees=degrees)]
        told += [
            words.say("labyrinth-cards-hand.treasure", name=words.thing(name), mark=self.mark(name))
            for name in treasures_of(self.view, card)
        ]
        for line, text in enumerate(told):
            canvas.put(11, line, text[:20], TEXT)
        return canvas.text()

    def _intent(self) -> list[str]:
        """What Enter would do, and what it gives."""
        words, connections = self.scene.words, self._connections()
        if self.taking:
            legal = "yes" if self._take() in self.scene.texts else "no"
            return [words.say("labyrinth-cards-would-take", cards=len(self.ticked), legal=legal)]
        if not self.places or self.cursor is None:
            return []
        if self.cursor not in self.fits:
            could = any(self.cursor in cells for cells in self.places[self.card].values())
            turn = "yes" if could else "no"
            return [words.say("labyrinth-cards-does-not-fit", cell=self.cursor.name, turn=turn)]
        told = [words.say("labyrinth-cards-would-place", action=self._placement())]
        if not connections:
            told.append(words.say("labyrinth-cards-connects-nothing"))
        return told + [connection_note(found, words) for found in connections]

    def sign(self, seat: int) -> Text:
        return Text(f" {seat} ", seat_style(seat))

    def player(self, seat: int) -> Text:
        own = self.view.players[seat - 1]
        points = self.scene.words.say("labyrinth-cards-points", points=len(own.taken))
        return Text("▯" * own.cards + f" {points:>6}")

    def choices(self) -> list[Choice]:
        """The cards of the hand, whose letters stand before them; or what can be taken."""
        if not self.taking:
            return [Choice(str(card), "") for card in self.view.hand if card in self.places]
        words = self.scene.words
        return [
            Choice(
                str(found.card),
                words.say(
                    "labyrinth-cards-choice",
                    ticked="yes" if found.card in self.ticked else "no",
                    card=found.card,
                    treasure=words.thing(found.treasure),
                    cell=found.path[-1],
                ),
            )
            for found in self.view.connections
        ]

    def choose(self, choice: Choice) -> None:
        if self.taking:
            cards = [found.card for found in self.view.connections]
            self.at = cards.index(int(choice.name))
            self.action_space()
        else:
            self._hold(int(choice.name))
            self.changed()

    def keys(self) -> list[str]:
        if not self.scene.texts:
            return []
        names = ["tick", "take"] if self.taking else ["cell", "turn", "switch", "place"]
        return [self.scene.words.say(f"labyrinth-cards-keys-{name}") for name in names]

    # What is done

    def action_go(self, key: str) -> None:
        if self.taking:
            self.action_cycle(1 if key in ("down", "right") else -1)
        elif self.cursor:
            columns = [laid.column for laid in self.view.table]
            rows = [laid.row for laid in self.view.table]
            column, row = (a + b for a, b in zip(self.cursor, _STEPS[key], strict=True))
            column = max(min(columns) - 1, min(max(columns) + 1, column))
            row = max(min(rows) - 1, min(max(rows) + 1, row))
            self.cursor = Cell(column, row)
            self.changed()

    def action_cycle(self, step: int) -> None:
        """To the next connected card, or the next cell where the card fits."""
        if self.taking:
            self.at = (self.at + step) % len(self.view.connections)
        elif self.cursor and self.fits:
            around = sorted({*self.fits, self.cursor}, key=lambda cell: (cell.row, cell.column))
            at = around.index(self.cursor)
            turn = around[at + 1 :] + around[:at]
            self.cursor = (turn[0] if step > 0 else turn[-1]) if turn else self.cursor
        self.changed()

    def action_turn(self, step: int) -> None:
        if self.places:
            rotations = sorted(self.places[self.card])
            at = rotations.index(self.degrees) + step
            self.degrees = rotations[at % len(rotations)]
            self.changed()

    def action_switch(self) -> None:
        """The other card of the hand."""
        if self.places:
            cards = sorted(self.places)
            self._hold(cards[(cards.index(self.card) + 1) % len(cards)])
            self.changed()

    def action_space(self) -> None:
        """Ticks a card, or turns the one to place."""
        if self.taking:
            self.ticked ^= {self.view.connections[self.at].card}
            self.changed()
        else:
            self.action_turn(1)

    def action_confirm(self) -> None:
        if self.taking:
            self.post_message(self.Chosen(self._take()))
        elif self.places and self.cursor:
            self.post_message(self.Chosen(self._placement()))

    def action_back(self) -> None:
        """Nothing ticked; or back to where the card fits."""
        if self.taking:
            self.ticked = set()
        elif self.places:
            self.cursor = None
            self._hold(self.card)
        self.changed()

    def on_click(self, event: events.Click) -> None:
        """A click chooses a cell, a second one there places the card, or it ticks one."""
        cell = self.window.cell_at(event.x, event.y)
        if cell is None:
            return
        if self.taking:
            ends = [cell_of(found.path[-1]) for found in self.view.connections]
            if cell in ends:
                self.at = ends.index(cell)
                self.action_space()
        elif self.places and cell == self.cursor:
            self.action_confirm()
        elif self.places:
            self.cursor = cell
            self.changed()

    def on_mouse_scroll_down(self) -> None:
        self.action_turn(1)

    def on_mouse_scroll_up(self) -> None:
        self.action_turn(-1)


def _distance(cell: Cell, other: Cell) -> int:
    return abs(cell.column - other.column) + abs(cell.row - other.row)


board = LabyrinthCardsBoard
