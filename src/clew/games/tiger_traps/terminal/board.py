"""Traps on the screen: choose a card, a bid, a stack or somebody, then confirm."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size

from clew.games.tiger_traps.components import MAX_TRAITS
from clew.games.tiger_traps.notes import known_notes
from clew.games.tiger_traps.terminal.art import Layout, Picture, paint
from clew.games.tiger_traps.view import View
from clew.terminal.boards.board import Board, Choice, Scene
from clew.terminal.boards.styles import seat_style
from clew.terminal.boards.tiger_art import GEM

__all__ = ["TigerTrapsBoard", "board"]

_WIDTH, _HEIGHT = 47, 23
_MAX_WIDTH, _MAX_HEIGHT = 72, 36
_BESIDE = 44
"""Columns left to the side where there is room."""
_LETTERS: Final = "abcdef"


class TigerTrapsBoard(Board[View]):
    """What is being chosen is one of the legal actions, as text (`chosen`)."""

    DEFAULT_CSS = "TigerTrapsBoard { width: auto; height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("up", "climb(1)", show=False),
        Binding("down", "climb(-1)", show=False),
        Binding("tab", "cycle(1)", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("p", "take('pass')", show=False),
        Binding("g", "take('give')", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.offered: dict[str, list[str]] = {}
        """The legal actions by their first word."""
        self.chosen = ""
        self.typed = ""
        """The digits of a bid so far."""

    def begin(self) -> None:
        self.offered, self.chosen, self.typed = {}, "", ""
        for text in self.scene.texts:
            self.offered.setdefault(text.split()[0], []).append(text)

    # What is seen

    def _room(self, screen: Size) -> tuple[int, int]:
        width = max(_WIDTH, min(_MAX_WIDTH, screen.width - _BESIDE))
        return width, max(_HEIGHT, min(_MAX_HEIGHT, screen.height - 3))

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        return self._room(viewport)[0]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        return self._layout(viewport).height

    def _layout(self, screen: Size) -> Layout:
        return Layout(*self._room(screen), self.view)

    def render(self) -> Text:
        scene = self.scene
        cards = [text.split()[1] for text in self.offered.get("play", [])]
        picture = Picture(
            self.view,
            scene.words,
            scene.names,
            chosen=self.chosen,
            legal=scene.texts,
            letters=dict(zip(cards, _LETTERS, strict=False)),
        )
        return paint(picture, *self._room(self.app.size)).text()

    def details(self) -> Text:
        scene = self.scene
        lines = [Text(line) for line in known_notes(self.view, scene.words, scene.names)]
        if self.chosen:
            lines.append(Text(self._intent(), "bold"))
        elif self.typed:
            lines.append(Text(f"{self.typed} …", "bold"))
        return Text("\n").join(lines)

    def _intent(self) -> str:
        """What Enter would do."""
        words = self.scene.words
        verb, _, what = self.chosen.partition(" ")
        whose = verb in ("reveal", "give")
        return words.say(
            f"tiger-traps-would-{verb}",
            card=words.thing(what, "def") if verb == "play" else "",
            bid=int(what) if verb == "bid" else 0,
            name=self.scene.names[int(what) - 1] if whose else "",
            own="yes" if whose and int(what) == self.scene.seat else "no",
            award="yes" if self.view.asked == "award" else "no",
        )

    def sign(self, seat: int) -> Text:
        return Text(f" {seat} ", seat_style(seat))

    def player(self, seat: int) -> Text:
        return Text("◆" * self.view.players[seat - 1].gems, GEM)

    def choices(self) -> list[Choice]:
        """The cards in hand, whose letters stand on them."""
        return [Choice(text, "") for text in self.offered.get("play", [])]

    def choose(self, choice: Choice) -> None:
        """A letter chooses its card; once more, it is played."""
        self._choose(choice.name)

    def keys(self) -> list[str]:
        if not self.offered:
            return []
        names = ["award"] if self.view.asked == "award" else list(self.offered)
        return [self.scene.words.say(f"tiger-traps-keys-{name}") for name in [*names, "confirm"]]

    # What is done

    def _choose(self, action: str) -> None:
        """Chooses; what is chosen already is done."""
        self.typed = ""
        if action and action == self.chosen:
            self.action_confirm()
            return
        self.chosen = action
        self.refresh()
        self.post_message(self.Changed())

    def _step(self, actions: list[str], step: int) -> None:
        if self.chosen not in actions:
            self._choose(actions[0 if step > 0 else -1])
        elif len(actions) > 1:
            self._choose(actions[(actions.index(self.chosen) + step) % len(actions)])

    def action_go(self, step: int) -> None:
        """Along the cards, the stacks or the players; in the bidding along the bids."""
        for verb in (self.chosen.split(" ")[0], "play", "reveal", "give", "bid"):
            if verb in self.offered and verb != "pass":
                self._step(self.offered[verb], step)
                return

    def action_climb(self, step: int) -> None:
        """Up and down the bids."""
        bids = self.offered.get("bid", [])
        if not bids:
            self.action_go(step)
        elif self.chosen not in bids:
            self._choose(bids[0])
        else:
            at = max(0, min(len(bids) - 1, bids.index(self.chosen) + step))
            if bids[at] != self.chosen:
                self._choose(bids[at])

    def action_cycle(self, step: int) -> None:
        """To another kind of action."""
        firsts = [actions[0] for actions in self.offered.values()]
        verb = self.chosen.split(" ")[0]
        verbs = list(self.offered)
        if not firsts:
            return
        if verb not in verbs:
            self._choose(firsts[0 if step > 0 else -1])
        elif len(verbs) > 1:
            self._choose(firsts[(verbs.index(verb) + step) % len(verbs)])

    def action_take(self, verb: str) -> None:
        if verb in self.offered and self.chosen.split(" ")[0] != verb:
            self._choose(self.offered[verb][0])

    def action_digit(self, digit: int) -> None:
        """A bid of one or two digits, or somebody's seat."""
        if "bid" not in self.offered:
            giving = self.chosen.startswith("give") or "reveal" not in self.offered
            action = f"{'give' if giving else 'reveal'} {digit}"
            if action in self.scene.texts:
                self._choose(action)
            return
        typed = f"{self.typed}{digit}"
        if not 0 < int(typed) <= MAX_TRAITS:
            typed = str(digit)
        action = f"bid {int(typed)}"
        self.chosen = action if action in self.offered["bid"] else ""
        self.typed = typed if int(typed) else ""
        self.refresh()
        self.post_message(self.Changed())

    def action_confirm(self) -> None:
        if self.chosen:
            self.post_message(self.Chosen(self.chosen))

    def action_back(self) -> None:
        self._choose("")

    def on_click(self, event: events.Click) -> None:
        """A click chooses, a second one there does it."""
        if not self.offered:
            return
        layout = self._layout(self.app.size)
        seat, card = layout.seat_at(event.x, event.y), layout.card_at(event.x, event.y)
        action = f"bid {layout.bid_at(event.x, event.y)}"
        if 0 <= card < len(self.view.hand):
            action = f"play {self.view.hand[card]}"
        elif seat:
            reveal = f"reveal {seat}"
            giving = self.chosen.startswith("give") or reveal not in self.offered.get("reveal", [])
            action = f"give {seat}" if giving else reveal
        elif (event.x, event.y) >= layout.ladder and event.y == layout.ladder[1] + 2:
            action = "pass"
        if action in self.scene.texts:
            self._choose(action)


board = TigerTrapsBoard
