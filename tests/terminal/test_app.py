"""The whole screen at 80×24, played with keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from clew.core.chance import Fast
from clew.core.game import Game, Parts
from clew.games import find, names
from clew.games.labyrinth.components import TREASURES
from clew.games.labyrinth.terminal.board import LabyrinthBoard, line_cells
from clew.table.eyes import Eyes
from clew.terminal.app import ClewApp
from clew.terminal.screens import EndScreen, HandOver, Reader
from clew.terminal.session import Session
from clew.words import LANGUAGES
from tests.terminal.screen import acted, lines, playing, press, settled, side, text, type_line

Begin = Callable[..., Session]
FIRST = {"start": "1"}


def board(pilot: Pilot[None]) -> LabyrinthBoard:
    return pilot.app.query_one(LabyrinthBoard)


async def test_everything_fits(begin: Begin) -> None:
    """Board, players, goal, spare, what is asked, log, command line and keys at 80×24."""
    session = begin("human", "greedy", "greedy", "random", names=["Ada"], options=FIRST)
    async with playing(session) as pilot:
        shown = lines(pilot)
        assert len(shown) == 24
        assert all(len(line) == 80 for line in shown)
        for part in ("Ada", "Goal: the", "Spare tile", "Push the spare", "Type an action"):
            assert part in text(pilot)
        assert "q leave" in shown[23]
        assert "●1" in shown[2]
        assert "▲" in shown[22]


async def test_push_and_move_with_keys(begin: Begin) -> None:
    """Up chooses the arrow above, r turns, Enter pushes; Enter again stays."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await press(pilot, "up")
        assert board(pilot).arrow == "N4"
        await press(pilot, "right", "r")
        assert "push N6 90" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot) == ["push N6 90"]
        assert "Walk as far" in side(pilot)
        assert "you are here; stay?" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[1] == f"move {board(pilot).view.players[0].pawn}"
        assert len(acted(pilot)) == 4
        assert "Turn 3: you." in side(pilot)


async def test_the_preview_is_what_the_push_gives(begin: Begin) -> None:
    """And Escape goes back to the board as it is."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        before = board(pilot)._seen().tiles
        await press(pilot, "left", "r")
        preview = board(pilot)._seen()
        assert preview.tiles != before
        await press(pilot, "escape")
        assert board(pilot)._seen().tiles == before
        await press(pilot, "left", "enter")
        assert board(pilot).view.tiles == preview.tiles
        assert board(pilot).view.treasures == preview.treasures


async def test_around_the_board(begin: Begin) -> None:
    """Tab goes clockwise; arrow keys go along an edge, round a corner, and across."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        gone = []
        for key in ("up", "right", "right", "down", "left", "down", "right"):
            await press(pilot, key)
            gone.append(board(pilot).arrow)
        assert gone == ["N4", "N6", "E2", "E4", "W4", "W6", "E6"]
        await press(pilot, "tab")
        assert board(pilot).arrow == "S6"
        await press(pilot, "shift+tab")
        assert board(pilot).arrow == "E6"


@pytest.mark.rule("LB-11")
async def test_the_arrow_that_is_not_allowed_is_passed_over(begin: Begin) -> None:
    """It is crossed out, and cannot be chosen."""
    session = begin("human", "human", options=FIRST)
    session.hand_over()
    session.act("push N4 0")
    session.act(f"move {session.view().players[0].pawn}")
    async with playing(session) as pilot:
        await press(pilot, "enter", "down")
        assert lines(pilot)[22][3 + 6 * 3 + 3] == "×"
        assert board(pilot).arrow == "S2"


async def test_a_refusal_names_the_rule(begin: Begin) -> None:
    """Typed or chosen, it changes nothing."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await type_line(pilot, "move a1")
        assert "first a push, then a move. (LB-09)" in side(pilot)
        await type_line(pilot, "nonsense")
        assert "I do not understand “nonsense”." in side(pilot)
        await press(pilot, "up", "enter")
        far = next(c for c in ("g7", "g1", "a7") if c not in board(pilot).cells)
        board(pilot).cursor = far
        await press(pilot, "enter")
        assert "(LB-13)" in side(pilot)
        assert len(acted(pilot)) == 1


async def test_a_hint_is_a_key_away(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says who would do what, and why; it stays while one looks around, and goes with the next
    action. Where nobody can advise, it says so."""
    monkeypatch.setattr("clew.play.hints.best_adviser", lambda _game: "greedy")
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await press(pilot, "H")
        assert "Greedy bot advises: push" in side(pilot)
        await press(pilot, "up")
        assert "Greedy bot advises: push" in side(pilot)
        await press(pilot, "enter")
        assert "advises" not in side(pilot)


async def test_nobody_is_advised_by_chance(begin: Begin, duel: Game[Any]) -> None:
    async with playing(begin("human", "random", game=duel)) as pilot:
        await type_line(pilot, "hint")
        assert "no bot that could give a hint" in side(pilot)


async def test_typed_actions(begin: Begin) -> None:
    """The notation of the records is understood; Escape leaves the line."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await type_line(pilot, "push e4 90")
        assert acted(pilot) == ["push E4 90"]
        await press(pilot, "colon", "r", "x")
        assert pilot.app.query_one(Input).value == "rx"
        await press(pilot, "escape", "enter")
        assert acted(pilot)[1].startswith("move ")


async def test_the_reached_cells_and_the_cursor(begin: Begin) -> None:
    """Tab goes from reached cell to reached cell; the side says what is there."""
    async with playing(begin("human", "greedy", seed="5", options=FIRST)) as pilot:
        await press(pilot, "up", "enter")
        cells = board(pilot).cells
        assert cells == {action.split()[1] for action in board(pilot).scene.texts}
        assert len(cells) > 1
        await press(pilot, "tab")
        chosen = board(pilot).cursor
        assert chosen in cells
        assert f"{chosen}" in side(pilot)
        assert "you can walk there" in side(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[1] == f"move {chosen}"


async def test_undo(begin: Begin) -> None:
    """u takes the push back, and says so when it cannot."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await press(pilot, "u")
        assert "nothing you can take back" in side(pilot)
        await press(pilot, "up", "enter", "u")
        assert "takes the last action back" in side(pilot)
        assert board(pilot).pushing


async def test_the_mouse(begin: Begin) -> None:
    """A click chooses, a second one does it, the wheel turns."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await pilot.click(LabyrinthBoard, offset=(12, 0))
        assert board(pilot).arrow == "N2"
        board(pilot).on_mouse_scroll_down()
        await pilot.click(LabyrinthBoard, offset=(12, 0))
        await settled(pilot)
        assert acted(pilot) == ["push N2 90"]
        pawn = board(pilot).cursor
        column, row = ord(pawn[0]) - 97, int(pawn[1]) - 1
        await pilot.click(LabyrinthBoard, offset=(3 + 6 * column + 2, 1 + 3 * row + 1))
        await settled(pilot)
        assert acted(pilot)[1] == f"move {pawn}"


@pytest.mark.rule("CO-05")
async def test_the_hand_over_hides_every_secret(begin: Begin) -> None:
    """No treasure is named on the screen before the next human has it."""
    session = begin("human", "human", names=["Ada", "Ben"], options=FIRST)
    named = [Eyes(session.table, seat).view().goals[0] for seat in (1, 2)]
    assert len(set(named)) == 2
    thing = ClewApp(session, "en").words.thing
    async with playing(session) as pilot:
        for name, goal in zip(("Ada", "Ben"), named, strict=True):
            assert isinstance(pilot.app.screen, HandOver)
            assert f"Hand the screen to {name}." in side(pilot)
            shown = text(pilot)
            assert "Goal" not in shown
            assert not [t for t in TREASURES if thing(t, "def") in shown]
            assert board(pilot).view.goals == []
            await press(pilot, "enter")
            assert f"Goal: {thing(goal, 'def')}" in side(pilot)
            await press(pilot, "up", "enter", "enter")


async def test_leaving_at_the_hand_over_shows_nothing(begin: Begin) -> None:
    """A player who changes their mind is asked once more to hand over."""
    async with playing(begin("human", "human", options=FIRST)) as pilot:
        for key in ("q", "ctrl+q"):
            await press(pilot, key, "escape")
            assert isinstance(pilot.app.screen, HandOver)
            assert len(pilot.app.screen_stack) == 2
            assert "Goal" not in text(pilot)


async def test_french_german_and_back(begin: Begin) -> None:
    """The language changes while the game runs, log and marks included."""
    session = begin("human", "greedy", lang="fr", options=FIRST)
    async with playing(session, lang="fr") as pilot:
        await press(pilot, "up", "enter")
        assert "Vous poussez par N4" in side(pilot)
        assert "Objectif :" in side(pilot)
        assert "q quitter" in lines(pilot)[23]
        assert any(" gr" in line[:47] for line in lines(pilot))
        await press(pilot, "l")
        assert "Du schiebst bei N4 ein" in side(pilot)
        assert "q Ende" in lines(pilot)[23]
        await press(pilot, "l")
        assert "You push at N4" in side(pilot)
        assert "Vous" not in side(pilot)


async def test_help_has_the_keys_and_the_rules(begin: Begin) -> None:
    """F1 and ? show them, Escape goes back."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        for key in ("f1", "question_mark"):
            await press(pilot, key)
            assert isinstance(pilot.app.screen, Reader)
            assert "LB-28" in pilot.app.screen.text
            assert "Ctrl-C" in text(pilot)
            await press(pilot, "escape")
        await type_line(pilot, "legal")
        assert "push N2 0" in text(pilot)


async def test_help_says_what_the_bots_at_the_table_are_like(begin: Begin) -> None:
    async with playing(begin("human", "master", options=FIRST)) as pilot:
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, Reader)
        assert "**Brand** (Master): guesses what you are after" in pilot.app.screen.text
        await press(pilot, "escape", "l", "f1")
        assert isinstance(pilot.app.screen, Reader)
        assert "**Brand** (Maître)\u00a0: devine" in pilot.app.screen.text


async def test_leaving_is_confirmed(begin: Begin) -> None:
    """Escape plays on, Enter leaves."""
    async with playing(begin("human", "greedy", options=FIRST)) as pilot:
        await press(pilot, "q")
        assert "Leave the game?" in text(pilot)
        await press(pilot, "escape")
        assert "Leave the game?" not in text(pilot)
        await press(pilot, "q", "enter")
        assert pilot.app._exit


async def test_the_end(begin: Begin) -> None:
    """Resigning ends it; the end names the winner and the file."""
    session = begin("human", "greedy", options=FIRST)
    async with playing(session) as pilot:
        await press(pilot, "q", "r")
        assert isinstance(pilot.app.screen, EndScreen)
        assert "Greedy bot wins: the others have resigned." in text(pilot)
        told = [str(line.render()) for line in pilot.app.screen.query(Static)]
        assert f"The game is saved in {session.path}" in told


async def test_bots_alone_are_watched_to_the_end(begin: Begin) -> None:
    """Without a human the screen shows what a spectator sees."""
    session = begin("greedy", "random", options={"goals": "1", "short": "yes"})
    async with playing(session) as pilot:
        assert isinstance(pilot.app.screen, EndScreen)
        assert board(pilot).view.seat == 0


async def test_on_a_large_screen(begin: Begin) -> None:
    """There is more room, and nothing is lost."""
    async with playing(begin("human", "greedy", options=FIRST), size=(120, 40)) as pilot:
        assert "Push the spare tile in at an arrow." in text(pilot)
        assert pilot.app.screen.has_class("roomy")


async def test_on_a_small_screen(begin: Begin) -> None:
    """It says what it needs until it has it."""
    async with playing(begin("human", "greedy", options=FIRST), size=(60, 20)) as pilot:
        assert "80 columns and 24 lines are needed" in text(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "q leave" in lines(pilot)[23]


async def test_a_game_without_a_board_of_its_own(begin: Begin, duel: Game[Any]) -> None:
    """The sixth game is played from its drawing and a list, to its end."""
    session = begin("human", "random", game=duel)
    async with playing(session) as pilot:
        first = session.game.format(Eyes(session.table, 1).legal()[0])
        assert first in text(pilot)
        await press(pilot, "enter")
        assert acted(pilot)[0] == first
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, EndScreen)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_game_can_be_played(begin: Begin, name: str, lang: str) -> None:
    """On its own board or from the list, in every language, by typing what is legal."""
    session = begin(game=find(name), lang=lang)
    async with playing(session, lang=lang) as pilot:
        before = len(acted(pilot))
        await type_line(pilot, session.game.format(Eyes(session.table, 1).legal()[0]))
        assert len(acted(pilot)) > before
        assert all(len(line) == 80 for line in lines(pilot))


def test_lines_begin_where_the_tile_goes_in() -> None:
    """From each side."""
    assert line_cells("N2") == ["b1", "b2", "b3", "b4", "b5", "b6", "b7"]
    assert line_cells("S4")[0] == "d7"
    assert line_cells("W6")[0] == "a6"
    assert line_cells("E2") == ["g2", "f2", "e2", "d2", "c2", "b2", "a2"]


def with_message(begin: Begin, message: str) -> tuple[Session, str]:
    """A game with events at its beginning, and a push that finds this message."""
    for seed in range(60):
        options = {"events": "yes", **FIRST}
        session = begin("human", "greedy", names=["Ada"], seed=str(seed), options=options)
        for action in Eyes(session.table, 1).legal():
            world = session.table.state.clone()
            world.apply(1, action, Fast(0), None)
            view: Any = session.game.view(world, 1)
            if view.message == message:
                return session, session.game.format(action)
    raise AssertionError(message)


@pytest.mark.parametrize(
    ("message", "offered", "done"),
    [
        ("change-places", "a) Change places with Greedy bot", "swap 2"),
        ("look", "a) Look at your second card", "look"),
        ("exchange", "a) Look through your pile", "search"),
    ],
)
async def test_messages_are_offered_under_letters(
    begin: Begin, message: str, offered: str, done: str
) -> None:
    """Beside the board, and taken by their letter."""
    session, push = with_message(begin, message)
    session.act(push)
    async with playing(session) as pilot:
        assert "You may use the message:" in side(pilot)
        assert offered in side(pilot)
        await press(pilot, "a")
        assert acted(pilot)[-1] == done


async def test_an_exchange_offers_the_whole_pile(begin: Begin) -> None:
    """Eleven cards, each under a letter, at 80×24."""
    session, push = with_message(begin, "exchange")
    session.act(push)
    session.act("search")
    async with playing(session) as pilot:
        assert "Choose your new top card" in side(pilot)
        assert "a) Take the" in side(pilot)
        assert "k) Take the" in side(pilot)
        await press(pilot, "k")
        assert acted(pilot)[-1].startswith("take ")


async def test_a_second_push_is_a_choice_beside_the_move(begin: Begin) -> None:
    """The letter goes over to pushing, Escape back to walking."""
    session, push = with_message(begin, "second-push")
    session.act(push)
    async with playing(session) as pilot:
        assert "a) Push a second time" in side(pilot)
        await press(pilot, "a")
        assert board(pilot).pushing
        await press(pilot, "escape")
        assert not board(pilot).pushing
        await press(pilot, "a", "left", "enter")
        assert acted(pilot)[-1].startswith("push W")


async def test_a_double_turn_can_be_ended(begin: Begin) -> None:
    """After the first move: push again, or end."""
    session, push = with_message(begin, "double-turn")
    session.act(push)
    async with playing(session) as pilot:
        await press(pilot, "enter")
        assert "a) End your turn" in side(pilot)
        assert board(pilot).pushing
        await press(pilot, "a")
        assert "end" in acted(pilot)


@pytest.mark.rule("CO-05", "LB-18")
async def test_a_preview_shows_no_back(begin: Begin) -> None:
    """What is on the tile that would drop out is seen only when it has."""
    session, push = with_message(begin, "double-turn")
    async with playing(session) as pilot:
        _, arrow, degrees = push.split()
        board(pilot).arrow, board(pilot).turn = arrow, int(degrees) // 90
        board(pilot).changed()
        await settled(pilot)
        assert push in side(pilot)
        assert "double turn" not in text(pilot)
        assert not [mark for mark in "¹²³⁴⁵⁶" if mark in text(pilot)]
        await press(pilot, "enter")
        assert "double turn" in text(pilot)


async def test_a_board_from_outside(
    begin: Begin, duel: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sixth game is played on the board that it brings."""
    monkeypatch.setattr(type(duel), "parts", Parts(terminal=".board"))
    session = begin("human", "random", game=duel)
    view: Any = session.game.view(session.table.state, 1)
    hand = list(view.hand)
    async with playing(session) as pilot:
        assert "Your hand: " + " ".join(f"[{card}]" for card in hand) in text(pilot)
        await press(pilot, "a")
        assert acted(pilot)[0] == f"choose {hand[0]}"
