"""Labyrinthos on the screen: actions by letters, tiles and walls by cursor, all with a preview."""

from __future__ import annotations

from textwrap import wrap
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size

from clew.core.cells import cell_name, cell_number
from clew.games.labyrinthos.terminal import side as beside
from clew.games.labyrinthos.terminal.actions import WORDS, Item, cells, key_moved, menu, saying
from clew.games.labyrinthos.terminal.art import HEIGHT, WIDTH, Picture, cell_at, paint
from clew.games.labyrinthos.view import View
from clew.terminal.boards.board import NARROWEST, Board, Choice, Scene
from clew.terminal.boards.canvas import Canvas
from clew.terminal.boards.styles import FAINT, TEXT, seat_style

__all__ = ["LabyrinthosBoard", "board"]

_STEPS: Final = {"up": -7, "down": 7, "left": -1, "right": 1}
_PAGES: Final = ("", "hand", "heroes", "agenda")
_LAYS: Final = ("rotate", "wall", "raze", "shift", "turn")
"""Actions whose outcome is shown before they are done: they draw and reveal nothing."""
_PANEL: Final = 38
_FRAME: Final = 6
"""Lines of the side that are always there: title, command line, a little of the log."""
_BESIDE: Final = NARROWEST + 2
"""Columns left to the side where there is room for the panel."""


class LabyrinthosBoard(Board[View]):
    """What is being chosen is one of the legal actions, on a tile or from a list.

    In the own turn the hero board is the menu (`items`); one of it, once chosen (`group`), offers
    its actions. Everything else that is asked offers its actions at once.
    """

    DEFAULT_CSS = "LabyrinthosBoard { width: auto; height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"go('{key}')", show=False) for key in _STEPS),
        Binding("tab", "cycle(1)", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        Binding("r,space", "turn(1)", show=False),
        Binding("R", "turn(-1)", show=False),
        Binding("v", "page(1)", show=False),
        Binding("V", "page(-1)", show=False),
        Binding("pagedown", "scroll(4)", show=False),
        Binding("pageup", "scroll(-4)", show=False),
        Binding("x", "end", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.items: list[Item] = []
        self.group: Item | None = None
        self.at: dict[str, list[str]] = {}
        """What can be done on which tile."""
        self.listed: list[str] = []
        """What is chosen from a list."""
        self.cursor = ""
        self.variant = 0
        self.chosen = ""
        """What was taken from the list, or the word that ends it."""
        self.note = ""
        """Why what was asked for cannot be done now."""
        self.page = ""
        self.scrolled = 0

    def begin(self) -> None:
        self.items = menu(self.view, self.scene.texts)
        self.page, self.scrolled = "", 0
        self._offer(None)

    def _offer(self, group: Item | None, actions: list[str] | None = None) -> None:
        """Offers the actions of an item of the hero board, some of them, or all that is asked."""
        self.group, self.chosen, self.note, self.variant = group, "", "", 0
        texts = actions or (group.actions if group else self.scene.texts)
        if self.items and group is None:
            texts = [text for text in texts if text.split()[0] in ("move", "explore")]
        self.at, self.listed = {}, []
        # Ways to go before tiles to turn.
        for text in sorted(texts, key=lambda text: text.startswith("rotate")):
            on = cells(text, self.view)
            for cell in on:
                self.at.setdefault(cell, []).append(text)
            if not on:
                self.listed.append(text)
        if len(texts) == 1 and self.listed:
            self.chosen = texts[0]
        own = self.view.players[self.scene.seat - 1].cell if self.scene.seat else ""
        if not self.at:
            self.cursor = ""
        elif self.cursor not in self.at:
            here = own if self.items and group is None else ""
            self.cursor = here or min(self.at, key=lambda cell: _far(cell, own or "d4"))

    # What is being chosen

    @property
    def action(self) -> str:
        """What Enter would do."""
        if self.chosen:
            return self.chosen
        here = self.at.get(self.cursor, [])
        return here[self.variant % len(here)] if here else ""

    def _saying(self, text: str) -> str:
        scene = self.scene
        return saying(text, self.view, scene.words, scene.names, scene.texts)

    # What is seen

    def mark(self, thing: str) -> str:
        return self.scene.words.say(f"labyrinthos-mark-{thing}")

    def _panel(self, screen: Size) -> int:
        """The columns of the panel beside the maze; none where there is no room."""
        return _PANEL if screen.width >= WIDTH + 2 + _PANEL + _BESIDE else 0

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        panel = self._panel(viewport)
        return WIDTH + (2 + panel if panel else 0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return max(HEIGHT, min(viewport.height - 1, 40)) if self._panel(viewport) else HEIGHT

    def render(self) -> Text:
        view, words, screen = self.view, self.scene.words, self.app.size
        width = self.get_content_width(screen, screen)
        canvas = Canvas(width, self.get_content_height(screen, screen, width))
        status = words.say(
            "labyrinthos-screen-status", round=view.round, walls=view.walls_left, deck=view.deck
        )
        picture = Picture(view, self.mark, status, allowed=set(self.at), cursor=self.cursor)
        if self.action.split(" ")[0] in _LAYS:
            after: View = self.scene.after(self.action)
            cell = cell_number(cells(self.action, view)[0])
            picture.tiles = view.tiles[:cell] + after.tiles[cell] + view.tiles[cell + 1 :]
            picture.walls = after.walls or [""]
        paint(canvas, picture)
        if self._panel(screen):
            self._paint_panel(canvas)
        return canvas.text()

    def _paint_panel(self, canvas: Canvas) -> None:
        """Where there is room everything is seen at once: heroes, cards, agenda."""
        lines: list[Text] = []
        for page in ("heroes", "hand", "agenda"):
            lines += [*self._page(page, _PANEL), Text()]
        for y, line in enumerate(lines[: len(canvas.rows)]):
            at = WIDTH + 2
            for segment in line.render(self.app.console, end=""):
                canvas.put(at, y, segment.text, segment.style or TEXT)
                at += len(segment.text)

    def _page(self, page: str, width: int) -> list[Text]:
        pages = {
            "hand": beside.hand_page,
            "heroes": beside.heroes_page,
            "agenda": beside.agenda_page,
        }
        return pages[page](self.view, self.scene.words, self.scene.names, width)

    def details(self) -> Text:
        intent = self._intent()
        body = self._body(self.columns_beside())
        room = self._room(intent)
        if len(body) > room:
            self.scrolled = max(0, min(self.scrolled, len(body) - room + 1))
            shown = body[self.scrolled : self.scrolled + room - 1]
            more = self.scene.words.say("labyrinthos-screen-scroll", lines=len(body) - len(shown))
            body = [*shown, Text(more, FAINT)]
        return Text("\n").join([*body, *intent])

    def _body(self, width: int) -> list[Text]:
        """The page that is looked at, or what fits to what is asked."""
        roomy = bool(self._panel(self.app.size))
        if self.page and not roomy:
            return self._page(self.page, width)
        if self.items:
            hero = self.view.players[self.view.seat - 1].hero
            page = beside.hero_page(self.items, hero, self.group, self.scene.words, width)
            # A list needs the room: then only what was chosen of the hero board is shown.
            return [page[self.items.index(self.group)]] if self.group and self.listed else page
        if roomy:
            return []
        if self.view.asked.startswith("on-"):
            scene = self.scene
            asked = beside.asked_lines(self.view, scene.words, scene.names, width)
            return [*asked, *self._page("hand", width)]
        return self._page("agenda", width)[1:]

    def _intent(self) -> list[Text]:
        """What Enter would do, or why nothing."""
        words = self.scene.words
        if self.note:
            return [Text(self.note, "bold")]
        if self.action:
            told = words.say("labyrinthos-screen-would", action=self._saying(self.action))
            ways = 1 if self.chosen else len(self.at[self.cursor])
            more = [Text(words.say("labyrinthos-screen-more", count=ways), FAINT)]
            return [Text(told, "bold"), *(more if ways > 1 else [])]
        if self.cursor:
            return [Text(words.say("labyrinthos-screen-nothing", cell=self.cursor), FAINT)]
        return [Text(words.say("labyrinthos-screen-choose"), FAINT)] if self.listed else []

    def _room(self, intent: list[Text]) -> int:
        """How many lines of a page fit: the rest of the side has to be seen as well."""
        told = [line.plain for line in intent]
        told += [f"a) {choice.text}" for choice in self.choices() if choice.text]
        told += self.scene.asked.splitlines()
        lines = sum(len(wrap(line, self.columns_beside())) for line in told)
        return max(3, self.app.size.height - _FRAME - len(self.view.players) - lines)

    def sign(self, seat: int) -> Text:
        return Text(f" {seat} ", seat_style(seat))

    def player(self, seat: int) -> Text:
        return Text(beside.tally(self.view.players[seat - 1], self.scene.words))

    def choices(self) -> list[Choice]:
        """The hero board, whose letters stand on it; or what is chosen from a list."""
        if self.items and self.group is None:
            return [Choice(item.offer.name, "") for item in self.items]
        keys = _by_key(self.listed)
        if keys:
            words = self.scene.words
            return [Choice(first, key_moved(first, self.view, words)) for first in keys]
        return [Choice(text, self._described(text)) for text in self.listed]

    def _described(self, text: str) -> str:
        """What is said of a choice: cards and keys with what they do, heroes with their special."""
        words, told = self.scene.words, self._saying(text)
        verb, *rest = text.split()
        if verb in ("play", "take"):
            deed = words.say(f"labyrinthos-deed-{rest[0]}")
            return words.say("labyrinthos-note-card", card=told, text=deed)
        if verb == "hero":
            what = words.say(f"labyrinthos-special-{rest[0]}.what")
            return words.say("labyrinthos-note-card", card=told, text=what)
        return told

    def choose(self, choice: Choice) -> None:
        """A letter chooses; once more, it is done."""
        if self.items and self.group is None:
            item = next(item for item in self.items if item.offer.name == choice.name)
            self._take(item)
        elif choice.name in _by_key(self.listed):
            self._offer(self.group, _by_key(self.listed)[choice.name])
        elif choice.name == self.chosen:
            self.action_confirm()
        else:
            self.chosen, self.note = choice.name, ""
        self.changed()

    def _take(self, item: Item) -> None:
        """An item of the hero board: offers what it can do, or says why it cannot."""
        if item.actions:
            self._offer(item)
        else:
            self.chosen = ""
            self.note = self.scene.words.say(f"labyrinthos-cannot-{item.offer.why or 'no-effect'}")

    def keys(self) -> list[str]:
        if not self.scene.texts:
            return []
        names = ["cell"] if self.at else []
        if len(self.at.get(self.cursor, [])) > 1:
            names.append("turn")
        names += [word for word in WORDS if word in self.scene.texts]
        if self.group or self.chosen:
            names.append("back")
        if "decline" in self.scene.texts:
            names.append("order")
        names += [] if self._panel(self.app.size) else ["page"]
        return [self.scene.words.say(f"labyrinthos-keys-{name}") for name in names]

    # What is done

    def action_go(self, key: str) -> None:
        """The cursor goes a tile on, over the whole maze; in a list to the next."""
        if not self.at:
            self._step(1 if key in ("down", "right") else -1)
        elif self.cursor:
            cell = cell_number(self.cursor)
            row, column = divmod(cell, 7)
            edge = {"up": row == 0, "down": row == 6, "left": column == 0, "right": column == 6}
            if not edge[key]:
                self.cursor = cell_name(cell + _STEPS[key])
            self.variant, self.chosen, self.note = 0, "", ""
        self.changed()

    def _step(self, step: int) -> None:
        """To the next of the list."""
        if self.listed and not _by_key(self.listed):
            at = self.listed.index(self.chosen) + step if self.chosen in self.listed else -1
            first = 0 if step > 0 else -1
            self.chosen = self.listed[first if at < 0 else at % len(self.listed)]

    def action_cycle(self, step: int) -> None:
        """To the next tile where something can be done."""
        if self.at:
            around = sorted({*self.at, self.cursor}, key=cell_number)
            turn = (around.index(self.cursor) + step) % len(around)
            while around[turn] not in self.at:
                turn = (turn + step) % len(around)
            self.cursor, self.variant, self.chosen, self.note = around[turn], 0, "", ""
        else:
            self._step(step)
        self.changed()

    def action_turn(self, step: int) -> None:
        """Another way to do it there: the other direction, another side."""
        here = self.at.get(self.cursor, [])
        if here:
            self.variant = (self.variant + step) % len(here)
            self.changed()

    def action_page(self, step: int) -> None:
        """Hero board, own cards, all heroes, agenda."""
        self.page = _PAGES[(_PAGES.index(self.page) + step) % len(_PAGES)]
        self.scrolled = 0
        self.changed()

    def action_scroll(self, step: int) -> None:
        """Through a page that is longer than the screen."""
        self.scrolled = max(0, self.scrolled + step)
        self.changed()

    def action_end(self) -> None:
        """Pass, done or decline: chosen, and done by Enter."""
        texts = self.scene.texts
        word = next((word for word in WORDS if word in texts), "")
        if word and word == self.chosen:
            self.action_confirm()
        elif word:
            self.chosen, self.note = word, ""
            self.changed()

    def action_confirm(self) -> None:
        if self.action:
            self.post_message(self.Chosen(self.action))

    def action_back(self) -> None:
        if self.chosen and self.chosen not in self.listed:
            self.chosen = ""
        else:
            self._offer(None)
        self.page = ""
        self.changed()

    # The mouse: a click chooses, a second one there does it; the wheel turns

    def on_click(self, event: events.Click) -> None:
        cell = cell_at(event.x, event.y)
        if not cell or not self.at:
            return
        if cell == self.cursor and not self.chosen:
            self.action_confirm()
        else:
            self.cursor, self.variant, self.chosen, self.note = cell, 0, "", ""
            self.changed()

    def on_mouse_scroll_down(self) -> None:
        self.action_turn(1)

    def on_mouse_scroll_up(self) -> None:
        self.action_turn(-1)


def _far(cell: str, other: str) -> int:
    one, two = divmod(cell_number(cell), 7), divmod(cell_number(other), 7)
    return abs(one[0] - two[0]) + abs(one[1] - two[1])


def _by_key(texts: list[str]) -> dict[str, list[str]]:
    """Keys that can be moved, by colour, if there are several: first the key, then the slot."""
    found: dict[str, list[str]] = {}
    for text in texts:
        verb, *rest = text.split()
        if verb == "key":
            found.setdefault(f"key {rest[0]}", []).append(text)
    return found if len(found) > 1 else {}


board = LabyrinthosBoard
