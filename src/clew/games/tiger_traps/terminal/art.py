"""The table of Traps in colour: piles around the goal, and the own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.style import Style

from clew.games.tiger_traps.components import MAX_TRAITS
from clew.games.tiger_traps.notes import bidding
from clew.games.tiger_traps.view import View
from clew.terminal.boards.canvas import Canvas
from clew.terminal.boards.styles import CHOSEN, CURSOR, FAINT, POSSIBLE, TEXT, seat_style
from clew.terminal.boards.tiger_art import GEM, card_style, frame, lines_of
from clew.words import Words

__all__ = ["HAND_CARD", "Layout", "Picture", "around", "paint"]

HAND_CARD: Final = (7, 4)
_SMALL_CARD: Final = (5, 3)
_DOOR: Final = (11, 5)
_PLACE = 5
"""Lines of a player's place: name, gems, and three for the pile."""
_MAX_PLACE = 32
_MIDDLE = 47
"""Columns of the goal with what stands beside it."""
_MAX_GEMS = 5
_BACK: Final = Style(color="#c9b27c", bgcolor="#3d3523", bold=True)
_FOUND: Final = Style(color="#10260a", bgcolor="#8fdc6a", bold=True)


def around(players: int, seat: int) -> tuple[list[int], list[int]]:
    """The seats on the far and on the near side, from the left; turns go clockwise.

    >>> around(6, 1)
    ([3, 4, 5], [2, 1, 6])
    """
    clockwise = [(max(seat, 1) - 1 + i) % players + 1 for i in range(players)]
    if players < 4:
        return clockwise[1:], clockwise[:1]
    if players == 4:
        return clockwise[2:], [clockwise[1], clockwise[0]]
    return clockwise[2:-1], [clockwise[1], clockwise[0], clockwise[-1]]


class Layout:
    """Where everything lies on a table of some size."""

    def __init__(self, width: int, height: int, view: View) -> None:
        self.width = width
        self.gap = max(1, min(3, (height - 2 * _PLACE - _DOOR[1] - HAND_CARD[1]) // 3))
        self.centre = _PLACE + self.gap
        near_top = self.centre + _DOOR[1] + self.gap
        self.hand = near_top + _PLACE + self.gap
        self.height = self.hand + HAND_CARD[1]
        far, near = around(len(view.players), view.seat)
        self.column = min(_MAX_PLACE, width // max(len(far), len(near)))
        self.places: dict[int, tuple[int, int]] = {}
        for row, y in ((far, 0), (near, near_top)):
            left = (width - self.column * len(row)) // 2
            for i, seat in enumerate(row):
                self.places[seat] = (left + self.column * i, y)
        self.hand_left = max(0, (width - HAND_CARD[0] * len(view.hand)) // 2)
        self.goal = ((width - _MIDDLE) // 2, self.centre)
        self.ladder = (self.goal[0] + _DOOR[0] + 2, self.centre + 2)

    def seat_at(self, x: int, y: int) -> int:
        """Whose place that is, or 0."""
        for seat, (left, top) in self.places.items():
            if left <= x < left + self.column and top <= y < top + _PLACE:
                return seat
        return 0

    def card_at(self, x: int, y: int) -> int:
        """Which card of the hand that is, from 0, or -1."""
        if self.hand <= y < self.height and x >= self.hand_left:
            return (x - self.hand_left) // HAND_CARD[0]
        return -1

    def bid_at(self, x: int, y: int) -> int:
        """Which bid stands there, or 0."""
        left, line = self.ladder
        for bid in range(1, MAX_TRAITS + 1):
            wide = len(str(bid)) + 1
            if y == line and left <= x < left + wide:
                return bid
            left += wide
        return 0


@dataclass
class Picture:
    """What is to be painted: a view, and what the player is choosing."""

    view: View
    words: Words
    names: Sequence[str]
    chosen: str = ""
    legal: Sequence[str] = ()
    letters: dict[str, str] = field(default_factory=dict)
    """The letters of the cards in hand."""

    def style(self, action: str, other: Style) -> Style:
        """How something is shown that would be this action."""
        if action == self.chosen:
            return CURSOR
        return other + POSSIBLE if action in self.legal else other


def paint(picture: Picture, width: int, height: int) -> Canvas:
    """The whole table."""
    layout = Layout(width, height, picture.view)
    canvas = Canvas(width, layout.height)
    for seat, place in layout.places.items():
        _paint_place(canvas, place, layout.column, picture, seat)
    _paint_goal(canvas, layout, picture)
    _paint_middle(canvas, layout, picture)
    _paint_hand(canvas, layout, picture)
    return canvas


def _paint_place(
    canvas: Canvas, place: tuple[int, int], width: int, picture: Picture, seat: int
) -> None:
    (x, y), view = place, picture.view
    player = view.players[seat - 1]
    canvas.put(x, y, "▶" if seat == view.acting else " ", CHOSEN)
    canvas.put(x + 1, y, f" {seat} ", seat_style(seat))
    give = f"give {seat}"
    mark = "○ " if give in picture.legal else ""
    name = f"{mark}{picture.names[seat - 1]}"[: width - 6]
    own = TEXT + Style(bold=True) if seat == view.seat else TEXT
    canvas.put(x + 5, y, name, picture.style(give, own))
    canvas.put(x, y + 1, "◆" * player.gems, GEM)
    canvas.put(x + player.gems, y + 1, "·" * (_MAX_GEMS - player.gems), FAINT)
    canvas.put(x + 6, y + 1, "▯" * player.hand, FAINT)
    says = picture.words.say
    told = ""
    if player.passed:
        told = says("tiger-traps-place-out")
    elif seat == view.bidder:
        told = says("tiger-traps-place-bid", bid=view.bid)
    canvas.put(x + 7 + player.hand, y + 1, told[: width - 7 - player.hand], CHOSEN)
    _paint_pile(canvas, (x, y + 2), picture, seat)


def _paint_pile(canvas: Canvas, place: tuple[int, int], picture: Picture, seat: int) -> None:
    """The stack from above, each card below the top as an edge; what was turned over beside."""
    x, y = place
    player = picture.view.players[seat - 1]
    reveal = f"reveal {seat}"
    if player.stack:
        style = picture.style(reveal, _BACK)
        edges = player.stack - 1
        middle = f"○{player.stack} " if reveal in picture.legal else f"▒{player.stack}▒"
        canvas.put(x, y, "┌───┐" + "┐" * edges, style)
        canvas.put(x, y + 1, f"│{middle}│" + "│" * edges, style)
        canvas.put(x, y + 2, "└───┘" + "┘" * edges, style)
        x += 6 + edges
    for card in player.beside:
        frame(canvas, (x, y), _SMALL_CARD, "clue", card_style(card))
        canvas.put(x + 1, y + 1, f"{picture.words.thing(card, 'mark'):^3}", card_style(card))
        x += _SMALL_CARD[0]


def _paint_goal(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    goal, words = picture.view.goal, picture.words
    style = card_style(goal)
    width, (x, y) = _DOOR[0], layout.goal
    frame(canvas, (x, y), _DOOR, "door", style + GEM)
    title = words.say("tiger-traps-goal")
    if len(title) < width - 3:  # A longer word fills the frame between its corners.
        title = f" {title} "
    canvas.put(x + (width - len(title)) // 2, y, title, style + GEM)
    for i, word in enumerate(lines_of(words, goal)):
        canvas.put(x + 1, y + 1 + i, f"{word.upper():^{width - 2}}", style)
    mark = words.thing(goal, "mark")
    canvas.put(x + (width - len(mark)) // 2, y + 3, mark, style)


def _paint_middle(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    view, say = picture.view, picture.words.say
    x, y = layout.ladder[0], layout.centre
    season = say("tiger-traps-season-line", season=view.season, year=view.year)
    canvas.put(x, y, season, TEXT)
    at = x + len(season) + 2
    for goal in view.goals:
        canvas.put(at, y, picture.words.thing(goal, "mark"), card_style(goal))
        at += 3
    pot = say("tiger-traps-pot")
    canvas.put(x, y + 1, pot, TEXT)
    canvas.put(x + len(pot) + 1, y + 1, "◆" * view.pot or "—", GEM)
    treasury = say("tiger-traps-treasury", gems=view.treasury)
    canvas.put(x + len(pot) + 5, y + 1, treasury, FAINT)
    _paint_ladder(canvas, layout, picture)
    canvas.put(x, y + 3, _standing(picture)[: layout.width - x], TEXT + Style(bold=True))
    if "pass" in picture.legal:
        style = picture.style("pass", TEXT)
        canvas.put(x, y + 4, f" ○ {say('tiger-traps-pass')} ", style)


def _paint_ladder(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The bids from 1 to 13: the highest so far, those still possible, and the traits found."""
    view = picture.view
    x, y = layout.ladder
    for bid in range(1, MAX_TRAITS + 1):
        style = picture.style(f"bid {bid}", FAINT)
        if bid <= view.matched:
            style = _FOUND
        elif bid == view.bid:
            style = CHOSEN
        sign = "▸" if bid == view.bid else " "
        canvas.put(x, y, f"{sign}{bid}", style)
        x += len(str(bid)) + 1


def _standing(picture: Picture) -> str:
    """How the bidding or the revealing stands."""
    view, words = picture.view, picture.words
    return bidding(view, words, picture.names) if view.bid else words.say("tiger-traps-no-bid")


def _paint_hand(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    x, y = layout.hand_left, layout.hand
    width, height = HAND_CARD
    before = ""
    for card in picture.view.hand:
        style = card_style(card)
        action = f"play {card}"
        frame(canvas, (x, y), HAND_CARD, "clue", style)
        for i, word in enumerate(lines_of(picture.words, card)):
            canvas.put(x + 1, y + 1 + i, f"{word:^{width - 2}}"[: width - 2], style)
        if card in picture.letters:
            shown = picture.style(action, style) if card != before else style + POSSIBLE
            canvas.put(x + 2, y, f" {picture.letters[card]} ", shown)
            if action == picture.chosen and card != before:
                for at, corner in ((0, "┗"), (width - 1, "┛")):
                    canvas.put(x + at, y + height - 1, corner, CURSOR)
                canvas.put(x, y, "┏", CURSOR)
                canvas.put(x + width - 1, y, "┓", CURSOR)
        before = card
        x += width
