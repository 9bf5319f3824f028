"""`clew learn` and `clew puzzle` on the screen: the task stays in sight at 80×24."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from clew.games import GAMES
from clew.puzzles import find as find_puzzle
from clew.terminal.exercise import Exercise, Solving
from clew.terminal.exercise_app import ExerciseApp
from clew.terminal.screens import Reader
from tests.terminal.screen import course, lines, press, settled, side, text, type_line, wanted


@asynccontextmanager
async def doing(exercise: Exercise, lang: str = "en") -> AsyncIterator[Pilot[None]]:
    async with ExerciseApp(exercise, lang).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        yield pilot


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_learned_on_its_board(game: str) -> None:
    """Every step's task is on the screen as a whole, in the language with the longest sentences;
    so is the line to type on."""
    steps, learning = wanted(course(game)), course(game)
    said = learning.words_in("de")
    async with doing(learning, "de") as pilot:
        for step in steps:
            assert " ".join(learning.task(said).split()) in side(pilot)
            assert said.say("terminal-command-line") in text(pilot)
            if step:
                await type_line(pilot, step)
            else:
                await press(pilot, "enter")
        assert learning.over
        assert not pilot.app.is_running


async def test_a_lesson_by_keys_with_refusals_and_hints() -> None:
    learning = course("tiger-labyrinth")
    async with doing(learning) as pilot:
        assert "Enter: go on" in side(pilot)
        await press(pilot, "H")
        assert "Not now" in side(pilot)
        await press(pilot, "enter")
        await type_line(pilot, "a1-c3")
        assert "(TL-07)" in side(pilot)
        await type_line(pilot, "a1-a2")
        assert "let’s do this first" in side(pilot)
        assert "Choose a1, then b1." in side(pilot)
        await press(pilot, "l")
        assert "1 sur 3" in side(pilot)
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Reader)
        await press(pilot, "escape", "u")
        assert learning.number == 0
        await press(pilot, "u")
        assert "rien" in side(pilot)
        await press(pilot, "q")
        assert not pilot.app.is_running


async def test_a_puzzle_is_solved_on_its_board() -> None:
    """Wrong, from the start again, with a hint, solved; Enter leaves."""
    solving = Solving(find_puzzle("labyrinth-1-006"))
    answer = solving.puzzle.answer
    async with doing(solving) as pilot:
        assert "Reach your goal in one turn" in side(pilot)
        await type_line(pilot, "push N2 0")
        await press(pilot, "H")
        assert "goes another way" in side(pilot)
        await press(pilot, "enter")
        assert "The turns are used up." in side(pilot)
        await press(pilot, "enter", "H")
        assert f"One solution goes on with {answer[0]}." in side(pilot)
        for action in answer:
            await type_line(pilot, action)
        assert "Solved!" in side(pilot)
        assert len(lines(pilot)) == 24
        await press(pilot, "enter")
        assert not pilot.app.is_running
