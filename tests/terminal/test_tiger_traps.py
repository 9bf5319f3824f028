"""Traps on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from clew.games import find
from clew.games.tiger_traps.components import KINDS
from clew.games.tiger_traps.terminal.art import Layout, around
from clew.games.tiger_traps.terminal.board import TigerTrapsBoard
from clew.table.eyes import Eyes
from clew.terminal.screens import HandOver
from clew.terminal.session import Session
from clew.words import LANGUAGES, words
from tests.terminal.screen import acted, board_part, lines, playing, press, side, text, type_line

Begin = Callable[..., Session]
GAME = find("tiger-traps")
FIRST = {"start": "1"}
WORDS = words("en", GAME)
NAMES = ["Ada", "Ben", "Chloé"]


def board(pilot: Pilot[None]) -> TigerTrapsBoard:
    return pilot.app.query_one(TigerTrapsBoard)


def together(begin: Begin, humans: int = 2, **more: object) -> Session:
    """A game of humans at one screen."""
    seats = ["human"] * humans
    return begin(*seats, game=GAME, names=NAMES[:humans], options=FIRST, **more)


def chosen(begin: Begin, humans: int = 2, **more: object) -> Session:
    """The same, when all have laid their first card."""
    session = together(begin, humans, **more)
    for _ in range(humans):
        session.hand_over()
        session.act(GAME.format(Eyes(session.table, session.acting).legal()[0]))
    return session


def do(session: Session, *actions: str) -> Session:
    """Plays on, whoever is in turn."""
    for action in actions:
        if session.must_hand_over():
            session.hand_over()
        session.act(action)
    return session


async def test_everything_fits(begin: Begin) -> None:
    """Six places, the goal, the pot, all bids, the hand and the keys at 80×24."""
    seats = ("human", "greedy", "greedy", "greedy", "random", "random")
    async with playing(begin(*seats, game=GAME, names=["Ada"], options=FIRST)) as pilot:
        shown = board_part(pilot)
        assert " goal " in shown
        assert "Pot ◆◆◆ treasury 16" in shown
        assert "1 2 3 4 5 6 7 8 9 10 11 12 13" in shown
        for seat in range(1, 7):
            assert f" {seat} " in shown
        assert shown.count("◆····") == 6
        assert "┌─ a ─┐" in shown
        assert "No card has been shown this year." in side(pilot)
        assert "q leave" in lines(pilot)[23]


def test_around_the_table() -> None:
    """Turns go clockwise, the own place is on the near side."""
    assert around(2, 1) == ([2], [1])
    assert around(3, 2) == ([3, 1], [2])
    assert around(4, 1) == ([3, 4], [2, 1])
    assert around(5, 1) == ([3, 4], [2, 1, 5])
    assert around(6, 0) == ([3, 4, 5], [2, 1, 6])


async def test_a_card_is_chosen_by_its_letter(begin: Begin) -> None:
    """The letter chooses, Enter plays; nothing is chosen beforehand."""
    async with playing(begin("human", "greedy", game=GAME, options=FIRST)) as pilot:
        await press(pilot, "enter")
        assert not acted(pilot)
        card = board(pilot).offered["play"][1].split()[1]
        await press(pilot, "b")
        assert f"Enter: play {WORDS.thing(card, 'def')} face down" in side(pilot)
        await press(pilot, "escape", "right", "right", "enter")
        assert f"play {card}" in acted(pilot)
        assert "Your first card lies face down." in side(pilot)


@pytest.mark.rule("TT-07", "CO-05")
async def test_all_choose_at_once_at_one_screen(begin: Begin) -> None:
    """The screen goes round; nobody sees a hand or a choice of another before all have chosen."""
    session = together(begin, 3)
    hands = [Eyes(session.table, seat).view().hand for seat in (1, 2, 3)]
    async with playing(session) as pilot:
        for seat, name in enumerate(NAMES, 1):
            assert isinstance(pilot.app.screen, HandOver)
            assert f"Hand the screen to {name}." in side(pilot)
            assert board(pilot).view.hand == []
            assert "┌─ a ─┐" not in text(pilot)
            assert "▒" not in board_part(pilot)
            assert board_part(pilot).count("▯▯▯▯") == 3
            await press(pilot, "enter")
            assert board(pilot).view.hand == hands[seat - 1]
            assert board_part(pilot).count("▯▯▯▯") == 3
            assert not acted(pilot)
            await press(pilot, "a", "enter")
        assert len(acted(pilot)) == 3
        assert board_part(pilot).count("▒1▒") == 3


@pytest.mark.rule("TT-10")
async def test_bids_with_digits_and_arrows(begin: Begin) -> None:
    """One or two digits, up and down; a bid that is too low is not offered."""
    async with playing(chosen(begin)) as pilot:
        await press(pilot, "enter", "1")
        assert board(pilot).chosen == "bid 1"
        await press(pilot, "2")
        assert board(pilot).chosen == "bid 12"
        await press(pilot, "5")
        assert board(pilot).chosen == "bid 5"
        await press(pilot, "up", "down", "down")
        assert "Enter: bid 4" in side(pilot)
        await press(pilot, "enter", "enter")
        assert acted(pilot)[2] == "bid 4"
        assert "▸4" in board_part(pilot)
        assert "Ada bids 4" in board_part(pilot)
        await press(pilot, "3", "enter")
        assert len(acted(pilot)) == 3
        await press(pilot, "p")
        assert "Enter: pass" in side(pilot)
        await press(pilot, "tab")
        assert board(pilot).chosen == "bid 5"
        await press(pilot, "1", "1", "enter")
        assert acted(pilot)[3] == "bid 11"


@pytest.mark.rule("TT-14", "TT-27")
async def test_revealing_card_by_card(begin: Begin) -> None:
    """The count goes up towards the bid, and what was shown is noted for everybody."""
    session = do(chosen(begin), "bid 13")
    async with playing(session) as pilot:
        await press(pilot, "enter")
        assert "You have found 0 of 13" in board_part(pilot)
        assert board_part(pilot).count("○1") == 2
        await press(pilot, "2")
        assert "Enter: turn over the top card of Ben" in side(pilot)
        await press(pilot, "left")
        assert "Enter: turn over your own top card" in side(pilot)
        await press(pilot, "right", "enter")
        assert acted(pilot)[-1] == "reveal 2"
        card = session.view().players[1].beside[0]
        assert f"│{WORDS.thing(card, 'mark'):^3}│" in board_part(pilot)
        matched = session.view().matched
        assert f"You have found {matched} of 13" in board_part(pilot)
        assert f"Ben has: {WORDS.thing(card)}." in side(pilot)
        await press(pilot, "g")
        assert "Enter: stop, and give one of your gems to Ben" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[-1] == "give 2"


@pytest.mark.rule("TT-17")
async def test_an_own_trap_asks_who_takes_the_gem(begin: Begin) -> None:
    """Everybody who may is marked; a digit or the arrows choose."""
    for seed in range(40):
        session = do(chosen(begin, 3, seed=str(seed)), "bid 13", "reveal 1")
        if session.view().asked == "award":
            break
    async with playing(session) as pilot:
        await press(pilot, "enter")
        assert "Your own trap!" in side(pilot)
        assert board_part(pilot).count("○ ") == 2
        await press(pilot, "3")
        assert "Enter: Chloé takes a gem from the pot" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[-1] == "give 3"


async def test_typed_actions_and_refusals(begin: Begin) -> None:
    """The notation of the records is understood."""
    async with playing(chosen(begin)) as pilot:
        await press(pilot, "enter")
        await type_line(pilot, "pass")
        assert "(TT-08)" in side(pilot)
        await type_line(pilot, "bid 7")
        assert acted(pilot)[-1] == "bid 7"


async def test_the_mouse(begin: Begin) -> None:
    """Cards, bids and stacks are chosen by a click and done by another."""
    session = chosen(begin)
    async with playing(session) as pilot:
        await press(pilot, "enter")
        layout = Layout(47, 23, board(pilot).view)
        await pilot.click(TigerTrapsBoard, offset=(layout.hand_left + 2, layout.hand + 1))
        assert board(pilot).chosen == f"play {board(pilot).view.hand[0]}"
        x, y = layout.ladder
        for _ in range(2):
            await pilot.click(TigerTrapsBoard, offset=(x + 5, y))
        assert acted(pilot)[-1] == "bid 3"
        await press(pilot, "enter")
        for _ in range(2):
            await pilot.click(TigerTrapsBoard, offset=(x + 3, y + 2))
        assert acted(pilot)[-1] == "pass"
        await press(pilot, "enter")
        x, y = Layout(47, 23, board(pilot).view).places[2]
        for _ in range(2):
            await pilot.click(TigerTrapsBoard, offset=(x + 2, y + 3))
        assert acted(pilot)[-1] == "reveal 2"


@pytest.mark.rule("TT-13")
async def test_an_open_stack_is_named_to_its_owner_only(begin: Begin) -> None:
    """With that option, beside the board; otherwise nowhere."""
    options = {**FIRST, "open_stacks": "yes"}
    session = begin("human", "human", game=GAME, names=NAMES[:2], options=options)
    for _ in range(2):
        session.hand_over()
        session.act(GAME.format(Eyes(session.table, session.acting).legal()[0]))
    async with playing(session) as pilot:
        assert "Your stack" not in text(pilot)
        await press(pilot, "enter")
        (own,) = Eyes(session.table, 1).view().stack
        assert f"Your stack, bottom first: {WORDS.thing(own)}." in side(pilot)


async def test_french(begin: Begin) -> None:
    """Marks, cards and sentences."""
    session = do(chosen(begin, lang="fr"), "bid 13")
    session.hand_over()
    async with playing(session, lang="fr") as pilot:
        assert "Saison 1, année 1" in board_part(pilot)
        assert "Vous avez trouvé 0 sur 13" in board_part(pilot)
        await press(pilot, "right", "enter")
        card = session.view().players[0].beside[0]
        assert words("fr", GAME).thing(card, "mark") in board_part(pilot)
        assert "Vous retournez" in side(pilot)


async def test_on_a_large_screen(begin: Begin) -> None:
    """The table is wider, and played alike."""
    async with playing(chosen(begin), size=(130, 40)) as pilot:
        await press(pilot, "enter", "7", "enter")
        assert acted(pilot)[-1] == "bid 7"
        assert board(pilot).size.width == 72


def test_marks_differ() -> None:
    """In every language."""
    for lang in LANGUAGES:
        assert len({words(lang, GAME).thing(kind, "mark") for kind in KINDS}) == len(KINDS)
