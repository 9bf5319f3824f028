"""Labyrinth on the screen: push with a preview, walk with a cursor."""

from __future__ import annotations

from textwrap import wrap
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from clew.core.cells import cell_name, cell_number
from clew.core.tiles import TILE_LINES, TILE_WIDTH
from clew.games.labyrinth.components import MESSAGES, TREASURES
from clew.games.labyrinth.notes import goal_notes
from clew.games.labyrinth.terminal.art import (
    HEIGHT,
    LEFT,
    TOP,
    WIDTH,
    Picture,
    paint,
    paint_tile,
    pawn_style,
)
from clew.games.labyrinth.view import View
from clew.terminal.boards.board import Board, Choice, Scene
from clew.terminal.boards.canvas import Canvas

__all__ = ["LabyrinthBoard", "board"]

_ROUND: Final = ("N2", "N4", "N6", "E2", "E4", "E6", "S6", "S4", "S2", "W6", "W4", "W2")
"""The arrows clockwise around the board."""
_SIDE_OF_KEY: Final = {"up": "N", "down": "S", "left": "W", "right": "E"}
_STEPS: Final = {"up": -7, "down": 7, "left": -1, "right": 1}
_ENTRIES: Final = {"N": (0, 7), "S": (42, -7), "W": (0, 1), "E": (6, -1)}
"""Where a line begins on each side, as a cell of line 1, and the step along it."""


def line_cells(arrow: str) -> list[str]:
    """The cells of the line that an arrow pushes, the one where the tile goes in first."""
    start, step = _ENTRIES[arrow[0]]
    start += (int(arrow[1]) - 1) * (1 if arrow[0] in "NS" else 7)
    return [cell_name(start + step * i) for i in range(7)]


class LabyrinthBoard(Board[View]):
    """The player first chooses an arrow (`arrow`, `turn`), then a cell (`cursor`)."""

    DEFAULT_CSS = f"LabyrinthBoard {{ width: {WIDTH}; height: {HEIGHT}; }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in _STEPS),
        Binding("tab", "cycle(1)", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        Binding("r,space", "turn(1)", show=False),
        Binding("R", "turn(-1)", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.pushes: dict[str, list[int]] = {}
        """The legal rotations of each arrow."""
        self.cells: set[str] = set()
        """Where the pawn may go."""
        self.others: list[str] = []
        self.pushing = False
        self.arrow = ""
        self.turn = 0
        self.cursor = ""

    def begin(self) -> None:
        self.pushes, self.cells, self.others = {}, set(), []
        for text in self.scene.texts:
            match text.split():
                case ["push", arrow, degrees]:
                    self.pushes.setdefault(arrow, []).append(int(degrees))
                case ["move", cell]:
                    self.cells.add(cell)
                case _:
                    self.others.append(text)
        self.pushing = bool(self.pushes) and not self.cells
        self.arrow, self.turn = "", 0
        self.cursor = self.view.players[self.scene.seat - 1].pawn if self.cells else ""

    # What is seen

    def mark(self, treasure: str) -> str:
        return self.scene.words.thing(treasure, "mark")

    def render(self) -> Text:
        view = self.view
        picture = Picture(self._seen(), self.mark, goals=view.goals, banned=view.banned)
        if self.pushing:
            picture.arrows = set(self.pushes)
            if self.arrow:
                picture.chosen = self.arrow
                picture.line = set(line_cells(self.arrow))
                picture.inserted = line_cells(self.arrow)[0]
        elif self.cells:
            picture.reached, picture.cursor = self.cells, self.cursor
        return paint(picture)

    def _seen(self) -> View:
        """The maze as it is, or as it would be after the push being chosen."""
        if not (self.pushing and self.arrow):
            return self.view
        after: View = self.scene.after(self._push())
        return after

    def _push(self) -> str:
        return f"push {self.arrow} {self._degrees()}"

    def _degrees(self) -> int:
        rotations = self.pushes[self.arrow] if self.arrow else next(iter(self.pushes.values()))
        return rotations[self.turn % len(rotations)]

    def details(self) -> Text:
        words, seen = self.scene.words, self._seen()
        lines = [Text(line, "bold") for line in goal_notes(seen, words, self.mark)]
        if self.others and not self.pushes and not self.cells:
            return Text("\n").join(lines)
        if self.view.message and self.scene.legal:
            message = words.thing(self.view.message)
            lines.append(Text(words.say("labyrinth-note-message", message=message)))
        lines.append(self._spare(seen))
        if self.cells and not self.pushing:
            lines.append(Text(self._cursor_note()))
        return Text("\n").join(lines)

    def _spare(self, seen: View) -> Text:
        """The spare as it is turned now, and the tile that would drop out for it."""
        words, spare = self.scene.words, self.view.spare
        canvas = Canvas(30, TILE_LINES)
        quarters = self._degrees() // 90 if self.pushing else 0
        sides = int(spare.sides, 16)
        sides = (sides << quarters | sides >> 4 - quarters) & 15
        self._paint_spare(canvas, 0, sides, spare.treasure)
        notes = [words.say("labyrinth-spare")]
        column = TILE_WIDTH + 2
        if self.pushing:
            notes.append(words.say("labyrinth-turned", degrees=90 * quarters))
        if self.pushing and self.arrow:
            out = seen.spare
            self._paint_spare(canvas, TILE_WIDTH + 3, int(out.sides, 16), out.treasure)
            canvas.put(TILE_WIDTH + 1, 1, "►", canvas.rows[0][0][1])
            notes = [self._push(), words.say("labyrinth-drops-out")]
            column = 2 * TILE_WIDTH + 5
        elif self.view.events and spare.back in "123456" and not self.view.message:
            notes += wrap(words.thing(MESSAGES[int(spare.back) - 1]), 31 - column)
        lines = list(canvas.text().split("\n"))
        for line, note in zip(lines, notes, strict=False):
            line.right_crop(len(line) - column)
            line.append(note)
        return Text("\n").join(lines)

    def _paint_spare(self, canvas: Canvas, x: int, sides: int, letter: str) -> None:
        treasure = "" if letter == "." else TREASURES[ord(letter) - 97]
        thing = self.mark(treasure) if treasure else ""
        paint_tile(canvas, x, 0, sides, thing, treasure in self.view.goals)

    def _cursor_note(self) -> str:
        letter = self.view.treasures[cell_number(self.cursor)]
        reached = "yes" if self.cursor in self.cells else "no"
        here = self.view.players[self.scene.seat - 1].pawn == self.cursor
        words = self.scene.words
        return words.say(
            "labyrinth-cursor",
            cell=self.cursor,
            treasure="none" if letter == "." else words.thing(TREASURES[ord(letter) - 97]),
            reached="here" if here else reached,
        )

    def sign(self, seat: int) -> Text:
        return Text(f"●{seat}", pawn_style(self.view.players[seat - 1].colour))

    def player(self, seat: int) -> Text:
        own = self.view.players[seat - 1]
        return Text(f"{len(own.found)}/{len(own.found) + own.left}")

    def choices(self) -> list[Choice]:
        words = self.scene.words
        told = []
        for text in self.others:
            verb, *rest = text.split()
            treasure = rest[0] if verb == "take" else ""
            if treasure and treasure == self.view.goals[0]:
                verb = "keep"
            told.append(
                Choice(
                    text,
                    words.say(
                        f"labyrinth-choice-{verb}",
                        name=self.scene.names[int(rest[0]) - 1] if verb == "swap" else "",
                        treasure=words.thing(treasure, "def") if treasure else "",
                        mark=self.mark(treasure) if treasure else "",
                    ),
                )
            )
        if self.pushes and self.cells:
            other = "move" if self.pushing else "push"
            told.append(Choice(other, words.say(f"labyrinth-choice-{other}")))
        return told

    def choose(self, choice: Choice) -> None:
        if choice.name in ("push", "move"):
            self.pushing = choice.name == "push"
            self.changed()
        else:
            super().choose(choice)

    def keys(self) -> list[str]:
        if not self.scene.texts:
            return []
        names = []
        if self.pushing:
            names = ["push", "turn", *(["confirm", "back"] if self.arrow else [])]
        elif self.cells:
            names = ["move", "confirm"]
        return [self.scene.words.say(f"labyrinth-keys-{name}") for name in names]

    # What is done

    def action_go(self, key: str) -> None:
        if self.pushing:
            self.arrow = self._next_arrow(key)
        elif self.cells:
            cell = cell_number(self.cursor)
            row, column = divmod(cell, 7)
            edge = {"up": row == 0, "down": row == 6, "left": column == 0, "right": column == 6}
            if not edge[key]:
                self.cursor = cell_name(cell + _STEPS[key])
        self.changed()

    def _next_arrow(self, key: str) -> str:
        """Along the edge, round the corner, or straight across the board."""
        wanted = _SIDE_OF_KEY[key]
        if not self.arrow:
            return self._allowed(f"{wanted}4", 1)
        side, line = self.arrow[0], self.arrow[1]
        if side == wanted:
            return self.arrow
        if {side, wanted} in ({"N", "S"}, {"W", "E"}):
            return self._allowed(f"{wanted}{line}", 1)
        forward = (side, wanted) in (("N", "E"), ("E", "S"), ("S", "W"), ("W", "N"))
        return self._around(1 if forward else -1)

    def _around(self, step: int) -> str:
        at = _ROUND.index(self.arrow) if self.arrow else (-1 if step > 0 else 0)
        return self._allowed(_ROUND[(at + step) % 12], step)

    def _allowed(self, arrow: str, step: int) -> str:
        """This arrow, or the next one round that is allowed (LB-11)."""
        at = _ROUND.index(arrow)
        return next(
            found
            for found in (_ROUND[(at + step * i) % 12] for i in range(12))
            if found in self.pushes
        )

    def action_cycle(self, step: int) -> None:
        if self.pushing:
            self.arrow = self._around(step)
        elif self.cells:
            reached = sorted(self.cells, key=cell_number)
            later = [cell for cell in reached if cell_number(cell) > cell_number(self.cursor)]
            sooner = [cell for cell in reached if cell_number(cell) < cell_number(self.cursor)]
            if step > 0:
                self.cursor = (later or reached)[0]
            else:
                self.cursor = (sooner or reached)[-1]
        self.changed()

    def action_turn(self, step: int) -> None:
        if self.pushing:
            rotations = next(iter(self.pushes.values()))
            self.turn = (self.turn + step) % len(rotations)
            self.changed()

    def action_confirm(self) -> None:
        if self.pushing and self.arrow:
            self.post_message(self.Chosen(self._push()))
        elif self.cells and not self.pushing:
            self.post_message(self.Chosen(f"move {self.cursor}"))

    def action_back(self) -> None:
        """From the preview to the board as it is, from a second push to the move."""
        if self.pushing and self.arrow:
            self.arrow = ""
        elif self.cells:
            self.pushing = False
            self.cursor = self.view.players[self.view.seat - 1].pawn
        self.changed()

    # The mouse: a click chooses, a second one there does it; the wheel turns the tile

    def on_click(self, event: events.Click) -> None:
        column, row = (event.x - LEFT) // TILE_WIDTH, (event.y - TOP) // TILE_LINES
        inside = 0 <= column < 7 and 0 <= row < 7
        if self.pushing:
            arrow = self._arrow_at(column, row) if not inside else ""
            if arrow == self.arrow or (inside and self._is_entry(column, row)):
                self.action_confirm()
            elif arrow in self.pushes:
                self.arrow = arrow
                self.changed()
        elif self.cells and inside:
            cell = cell_name(7 * row + column)
            if cell == self.cursor:
                self.action_confirm()
            else:
                self.cursor = cell
                self.changed()

    def _is_entry(self, column: int, row: int) -> bool:
        return bool(self.arrow) and line_cells(self.arrow)[0] == cell_name(7 * row + column)

    def _arrow_at(self, column: int, row: int) -> str:
        if 0 <= column < 7:
            return f"{'N' if row < 0 else 'S'}{column + 1}"
        return f"{'W' if column < 0 else 'E'}{row + 1}"

    def on_mouse_scroll_down(self) -> None:
        self.action_turn(1)

    def on_mouse_scroll_up(self) -> None:
        self.action_turn(-1)


board = LabyrinthBoard
