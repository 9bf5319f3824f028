"""The Lady and the Tiger: Labyrinth on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from clew.games import find
from clew.games.tiger_labyrinth.terminal.board import TigerLabyrinthBoard
from clew.terminal.screens import Reader
from clew.terminal.session import Session
from tests.terminal.screen import acted, board_part, lines, playing, press, side, text, type_line

Begin = Callable[..., Session]
GAME = find("tiger-labyrinth")
FIRST = {"start": "1"}


def board(pilot: Pilot[None]) -> TigerLabyrinthBoard:
    return pilot.app.query_one(TigerLabyrinthBoard)


def alone(begin: Begin, **more: object) -> Session:
    return begin("human", "greedy", game=GAME, names=["Ada"], options=FIRST, **more)


async def test_everything_fits(begin: Begin) -> None:
    """Cards, Doors, cubs, Switch cards, what the gems allow and the keys at 80×24."""
    async with playing(alone(begin)) as pilot:
        shown = board_part(pilot, 46)
        assert shown.count(" door ") == 4
        assert "R×5" in shown
        assert "B×5" in shown
        assert "◆ blue" in shown
        assert "◇ lady" in shown
        assert sum(shown.count(word) for word in ("lady", "tiger")) == 16 + 2
        assert "two blue cards (yellow gem) or two ladies (white gem)" in side(pilot)
        assert "0/5" in side(pilot)
        assert "q leave" in lines(pilot)[23]


async def test_a_step_and_a_swap_with_keys(begin: Begin) -> None:
    """Enter chooses a card, the second one is chosen by the cursor, and Enter does it."""
    async with playing(alone(begin)) as pilot:
        assert board(pilot).cursor == "a1"
        assert " ○ " in lines(pilot)[5][2:13]
        await press(pilot, "enter")
        assert " ● " in lines(pilot)[5][2:13]
        assert "The cub on a1: where to?" in side(pilot)
        await press(pilot, "right")
        assert "Enter: a1-b1" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot) == ["a1-b1"]
        assert "R×4" in board_part(pilot)
        partners = board(pilot).partners
        assert partners
        assert "Swap two cards that a gem allows." in side(pilot)
        await press(pilot, "enter", "tab")
        first, second = board(pilot).picked, board(pilot).cursor
        assert second in partners[first]
        assert "Gems then:" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[1] == "swap " + " ".join(sorted((first, second), key=lambda c: c[::-1]))
        assert len(acted(pilot)) == 4


async def test_back_and_anew(begin: Begin) -> None:
    """Escape, or Enter on the chosen card, chooses anew."""
    async with playing(alone(begin)) as pilot:
        await press(pilot, "enter", "right", "escape")
        assert (board(pilot).picked, board(pilot).cursor) == ("", "a1")
        await press(pilot, "enter", "enter")
        assert board(pilot).picked == ""
        await press(pilot, "left", "up", "down", "enter")
        assert board(pilot).cursor == "a2"
        assert not acted(pilot)


@pytest.mark.rule("TL-07")
async def test_a_refusal_names_the_rule(begin: Begin) -> None:
    """Chosen with the cursor or typed."""
    async with playing(alone(begin)) as pilot:
        await press(pilot, "enter", "right", "right", "enter")
        assert "(TL-07)" in side(pilot)
        await type_line(pilot, "swap b1 c1")
        assert "(TL-06)" in side(pilot)
        assert not acted(pilot)
        await type_line(pilot, "a1-a2")
        assert acted(pilot) == ["a1-a2"]


async def test_what_would_happen_is_what_happens(begin: Begin) -> None:
    """The gems after a swap, as foretold."""
    async with playing(alone(begin)) as pilot:
        await press(pilot, "enter", "right", "enter", "enter", "tab")
        after = board(pilot).scene.after(board(pilot)._action())
        session = begin("human", "human", game=GAME, options=FIRST)
        session.act("a1-b1")
        session.act(board(pilot)._action())
        assert (session.view().yellow, session.view().white) == (after.yellow, after.white)


async def test_the_mouse(begin: Begin) -> None:
    """A click chooses the first card, another the second, and one more there does it."""
    async with playing(alone(begin)) as pilot:
        for x, y in ((5, 3), (16, 3), (16, 3)):
            await pilot.click(TigerLabyrinthBoard, offset=(x, y))
        assert acted(pilot) == ["a1-b1"]


async def test_two_humans_need_no_hand_over(begin: Begin) -> None:
    """Nothing is secret: the turn simply goes on, and all are called by name."""
    session = begin("human", "human", game=GAME, names=["Ada", "Ben"], options=FIRST)
    async with playing(session) as pilot:
        await press(pilot, "enter", "right", "enter", "enter", "tab", "enter")
        assert "Turn 2: Ben." in side(pilot)
        assert "Ada moves a cub from a1 to b1." in side(pilot)
        assert "Move one of your cubs" in side(pilot)
        assert board(pilot).cursor == "d1"
        await press(pilot, "enter", "left", "enter")
        assert acted(pilot)[2] == "d1-c1"


async def test_french(begin: Begin) -> None:
    """Cards, gems and keys too."""
    async with playing(alone(begin, lang="fr"), lang="fr") as pilot:
        shown = board_part(pilot, 46)
        for word in ("dame", "tigre", "rouge", "bleue", " porte ", "gemme jaune"):
            assert word in shown
        assert "deux cartes bleues (gemme jaune) ou deux dames" in side(pilot)
        await press(pilot, "enter", "right", "enter")
        assert "Vous déplacez un petit de a1 à b1." in side(pilot)
        await press(pilot, "l")
        assert "Du ziehst ein Tigerkind" in side(pilot)
        await press(pilot, "l")
        assert "You move a cub" in side(pilot)
        assert "tigre" not in text(pilot)


async def test_help_has_the_keys_of_this_board(begin: Begin) -> None:
    """And not those of another."""
    async with playing(alone(begin)) as pilot:
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, Reader)
        assert "the first card to swap" in pilot.app.screen.text
        assert "spare tile" not in pilot.app.screen.text
        await press(pilot, "escape")
        await type_line(pilot, "describe")
        assert "a1: red lady (door), cubs: 5 red." in text(pilot)


async def test_on_a_large_screen_the_cards_are_larger(begin: Begin) -> None:
    """Everything else stays."""
    async with playing(alone(begin), size=(120, 40)) as pilot:
        assert board(pilot).size == (2 + 4 * 15, 1 + 4 * 7 + 2)
        await press(pilot, "enter", "right", "enter")
        assert acted(pilot) == ["a1-b1"]
