"""Labyrinth: The Card Game on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from clew import bots
from clew.bots import Perspective
from clew.core.chance import Fast
from clew.games import find
from clew.games.labyrinth_cards.components import TREASURES
from clew.games.labyrinth_cards.terminal.art import Cell, Window, cell_of
from clew.games.labyrinth_cards.terminal.board import LabyrinthCardsBoard
from clew.games.labyrinth_cards.view import View
from clew.table.eyes import Eyes
from clew.terminal.screens import HandOver
from clew.terminal.session import Session
from clew.words import words
from tests.terminal.screen import acted, board_part, lines, playing, press, side, text, type_line

Begin = Callable[..., Session]
GAME = find("labyrinth-cards")
FIRST = {"start": "1"}
WORDS = words("en", GAME)


def board(pilot: Pilot[None]) -> LabyrinthCardsBoard:
    return pilot.app.query_one(LabyrinthCardsBoard)


def alone(begin: Begin, **more: object) -> Session:
    return begin("human", "greedy", game=GAME, names=["Ada"], options=FIRST, **more)


def play_until(begin: Begin, wanted: Callable[[View, list[str]], bool]) -> Session:
    """A game in which the human, playing like the greedy bot, comes to such a decision."""
    greedy = bots.find(GAME.id, "greedy")
    for seed in range(60):
        session = alone(begin, seed=str(seed))
        while not session.outcome:
            if session.bot:
                session.act_bot(session.choose())
            elif wanted(
                session.view(), [GAME.format(act) for act in Eyes(session.table, 1).legal()]
            ):
                return session
            else:
                action = greedy(Perspective(GAME, session.table.state, 1, 1))
                session.act(GAME.format(action))
    raise AssertionError


def two_to_take(view: View, texts: list[str]) -> bool:
    """Two cards are connected, and each can be taken without the other."""
    return view.asked == "take" and len(view.connections) == 2 and len(texts) == 4


async def test_everything_fits(begin: Begin) -> None:
    """The square, the hand with its treasures, what is left and the keys at 80×24."""
    seats = ("human", *["greedy"] * 5)
    async with playing(begin(*seats, game=GAME, names=["Ada"], options=FIRST)) as pilot:
        view = board(pilot).view
        for laid in view.table:
            for letter in view.faces[laid.card - 1][-2:]:
                assert WORDS.thing(TREASURES[ord(letter) - 97], "mark") in board_part(pilot)
        for card in view.hand:
            assert f"card {card}" in side(pilot)
        assert "Turn 1 of 46, 34 in the deck" in side(pilot)
        assert "╭┄┄┄┄╮" in board_part(pilot)
        assert "Type an action" in side(pilot)
        assert "q leave" in lines(pilot)[23]


async def test_a_placement_with_keys(begin: Begin) -> None:
    """Letters choose the card, r turns it, Tab finds a place, Enter puts it there."""
    async with playing(alone(begin)) as pilot:
        low, high = board(pilot).view.hand
        await press(pilot, "b")
        assert board(pilot).card == high
        await press(pilot, "s", "r")
        assert board(pilot).card == low
        assert board(pilot).degrees == 90
        places = {
            cell_of(action.split()[2])
            for action in board(pilot).scene.texts
            if action.startswith(f"place {low} ") and action.endswith(" 90")
        }
        assert board(pilot).fits == places
        shown = len(places) - (board(pilot).cursor in places)
        assert board_part(pilot).count("┆ ++ ┆") == shown
        await press(pilot, "tab")
        cursor = board(pilot).cursor
        assert cursor in places
        assert f"Enter: place {low} {cursor.name} 90" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[0] == f"place {low} {cursor.name} 90"


def connecting(session: Session, action: str) -> bool:
    """Whether a placement would let the human take something."""
    state = session.table.state.clone()
    state.apply(1, GAME.parse(action), Fast(0), None)
    return state.acting() == 1


@pytest.mark.rule("LC-07")
async def test_the_preview_is_what_the_placement_connects(begin: Begin) -> None:
    """What is said beforehand is what can be taken afterwards, and the path is lit."""
    session = play_until(begin, lambda view, _: view.asked == "place" and view.turn > 8)
    actions = [GAME.format(action) for action in Eyes(session.table, 1).legal()]
    action = next(action for action in actions if connecting(session, action))
    _, card, cell, degrees = action.split()
    async with playing(session) as pilot:
        shown = board(pilot)
        shown._hold(int(card))
        shown.degrees, shown.cursor = int(degrees), cell_of(cell)
        shown.changed()
        await pilot.pause()
        foretold = shown._connections()
        assert side(pilot).count("Connected: ") == len(foretold) > 0
        assert cell_of(foretold[0].path[-1]) in shown._picture().traced
        await press(pilot, "enter")
        assert acted(pilot)[-1] == action
        assert shown.view.connections == foretold


@pytest.mark.rule("LC-08")
async def test_taking_is_ticking(begin: Begin) -> None:
    """All that can be taken is ticked; letters tick and untick, Enter takes."""
    session = play_until(begin, two_to_take)
    view = session.view()
    one, two = (found.card for found in view.connections)
    async with playing(session) as pilot:
        assert "[✓]" in side(pilot)
        assert "Enter: take 2 cards (+2)" in side(pilot)
        assert board_part(pilot).count("✓") == 2
        await press(pilot, "a")
        assert "[ ]" in side(pilot)
        assert "Enter: take one card (+1)" in side(pilot)
        await press(pilot, "b")
        assert "Enter: take nothing" in side(pilot)
        await press(pilot, "a", "down", "space", "escape", "space")
        assert board(pilot).ticked == {two}
        await press(pilot, "enter")
        done = next(entry for entry in acted(pilot) if entry.endswith(f"with {view.placed}"))
        assert done == f"take {two} with {view.placed}"
        taken = board(pilot).view.players[0].taken
        assert two in taken
        assert one not in taken


@pytest.mark.rule("LC-09")
async def test_what_must_not_be_taken_is_said_before_and_refused(begin: Begin) -> None:
    """The set is judged as a whole."""
    session = play_until(
        begin,
        lambda view, texts: view.asked == "take" and len(texts) < 2 ** len(view.connections),
    )
    async with playing(session) as pilot:
        legal = set(board(pilot).scene.texts)
        cards = [found.card for found in board(pilot).view.connections]
        for which in range(1, 2 ** len(cards)):
            board(pilot).ticked = {card for i, card in enumerate(cards) if which >> i & 1}
            if board(pilot)._take() not in legal:
                break
        board(pilot).changed()
        await pilot.pause()
        assert "Without these, cards would be cut off." in side(pilot)
        number = len(acted(pilot))
        await press(pilot, "enter")
        assert "(LC-09)" in side(pilot)
        assert len(acted(pilot)) == number


@pytest.mark.rule("LC-05")
async def test_where_the_card_does_not_fit(begin: Begin) -> None:
    """It is crossed, said, and refused with the rule."""
    async with playing(alone(begin)) as pilot:
        await press(pilot, "left", "left", "up", "up", "up")
        assert board(pilot).cursor == Cell(-1, -1)
        assert "It does not fit on -1,-1." in side(pilot)
        await press(pilot, "enter")
        assert "(LC-05)" in side(pilot)
        await press(pilot, "escape")
        assert board(pilot).cursor in board(pilot).fits
        await type_line(pilot, "take none")
        assert "(LC-08)" in side(pilot)
        assert not acted(pilot)


async def test_typed_placement(begin: Begin) -> None:
    """The notation of the records is understood."""
    async with playing(alone(begin)) as pilot:
        action = board(pilot).scene.texts[3]
        await type_line(pilot, action)
        assert acted(pilot)[0] == action


def test_the_window_frames_what_matters() -> None:
    """All of it if it fits; else the focus with a neighbour on each side."""
    window = Window()
    window.resize(47, 23)
    assert (window.columns, window.rows) == (7, 7)
    square = [Cell(0, 0), Cell(1, 1)]
    window.frame(square, Cell(0, 0))
    assert all(window.place(Cell(x, y)) for x in (-1, 2) for y in (-1, 2))
    long = [Cell(column, 0) for column in range(20)]
    for focus in (Cell(0, 0), Cell(19, 0), Cell(10, 1), Cell(9, -1), Cell(20, 0)):
        window.frame(long, focus)
        assert window.place(focus)
        assert window.place(Cell(max(-1, focus.column - 1), 0))
        assert window.place(Cell(min(20, focus.column + 1), 0))
    before = window.left
    window.frame(long, Cell(18, 0))
    assert window.left == before


def _cell(placement: str) -> Cell:
    return cell_of(placement.split()[2])


async def test_a_large_table_scrolls(begin: Begin) -> None:
    """The cursor is always to be seen, and what lies outside is counted."""
    session = begin("human", "human", game=GAME, options=FIRST)
    while session.view().turn < 20:
        session.hand_over()
        texts = [GAME.format(action) for action in Eyes(session.table, session.acting).legal()]
        placing = session.view().asked == "place"
        session.act(max(texts, key=_cell) if placing else "take none")
    async with playing(session) as pilot:
        columns = [laid.column for laid in board(pilot).view.table]
        assert max(columns) - min(columns) > 7
        await press(pilot, "enter")
        for key in ("left", "right"):
            await press(pilot, *[key] * 12)
            assert board(pilot).cursor is not None
            assert board(pilot).window.place(board(pilot).cursor)  # type: ignore[arg-type]
            assert {"left": "►", "right": "◄"}[key] in lines(pilot)[22]


async def test_the_mouse(begin: Begin) -> None:
    """A click chooses a cell, a second one places, the wheel turns."""
    async with playing(alone(begin)) as pilot:
        shown = board(pilot)
        shown.on_mouse_scroll_down()
        card, degrees = shown.card, shown.degrees
        cell = min(cell for cell in shown.fits if cell != shown.cursor)
        place = shown.window.place(cell)
        assert place
        for _ in range(2):
            await pilot.click(LabyrinthCardsBoard, offset=(place[0] + 2, place[1] + 1))
        assert acted(pilot)[0] == f"place {card} {cell.name} {degrees}"


@pytest.mark.rule("LC-13", "CO-05")
async def test_the_hand_over_hides_the_hands(begin: Begin) -> None:
    """No card of a hand is on the screen before its owner has it."""
    session = begin("human", "human", game=GAME, names=["Ada", "Ben"], options=FIRST)
    hands = [Eyes(session.table, seat).view().hand for seat in (1, 2)]
    async with playing(session) as pilot:
        for name, hand in zip(("Ada", "Ben"), hands, strict=True):
            assert isinstance(pilot.app.screen, HandOver)
            assert f"Hand the screen to {name}." in side(pilot)
            assert board(pilot).view.hand == []
            assert board(pilot).details().plain.count("card") == 0
            assert "┆" not in board_part(pilot)
            await press(pilot, "enter")
            for card in hand:
                assert f"card {card}" in side(pilot)
            await type_line(pilot, board(pilot).scene.texts[0])
            if board(pilot).taking:
                await press(pilot, "enter")


async def test_french(begin: Begin) -> None:
    """Marks, treasures and sentences."""
    async with playing(alone(begin, lang="fr"), lang="fr") as pilot:
        assert "Tour 1 sur 46, 42 en pioche" in side(pilot)
        treasure = TREASURES[ord(board(pilot).view.faces[board(pilot).card - 1][-1]) - 97]
        french = words("fr", GAME)
        assert f"{french.thing(treasure, 'mark')} {french.thing(treasure)}" in side(pilot)
        await press(pilot, "enter")
        assert "Vous posez la carte" in " ".join(
            told.text
            for told in pilot.app.session.story(french)  # type: ignore[attr-defined]
        )


async def test_on_a_large_screen_more_is_shown(begin: Begin) -> None:
    """The window grows with the screen."""
    async with playing(alone(begin), size=(130, 45)) as pilot:
        assert board(pilot).window.columns == (130 - 46 - 3) // 6
        assert board(pilot).window.rows == 14
        assert "╭┄┄┄┄╮" in text(pilot)
