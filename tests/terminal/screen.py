"""The screen as a player meets it: keys go in, lines come out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot
from textual.widgets import Input

from clew.games import find
from clew.terminal.app import ClewApp
from clew.terminal.exercise import Course
from clew.terminal.session import Session
from clew.tutorial import tutorial


@asynccontextmanager
async def playing(
    session: Session, lang: str = "en", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[None]]:
    app = ClewApp(session, lang, pause=0)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def settled(pilot: Pilot[None]) -> None:
    """Bots have acted, and what they did is on the screen."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def type_line(pilot: Pilot[None], line: str) -> None:
    await press(pilot, "colon")
    pilot.app.query_one(Input).value = line
    await press(pilot, "enter")


def lines(pilot: Pilot[None]) -> list[str]:
    """What is on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


def text(pilot: Pilot[None]) -> str:
    """The same as one text, with single spaces."""
    return " ".join(" ".join(lines(pilot)).split())


def side(pilot: Pilot[None]) -> str:
    """What stands beside the board, with single spaces."""
    left = pilot.app.query_one("#side").region.x
    return " ".join(" ".join(line[left:] for line in lines(pilot)).split())


def session_of(pilot: Pilot[None]) -> Session:
    assert isinstance(pilot.app, ClewApp)
    return pilot.app.session


def acted(pilot: Pilot[None]) -> list[str]:
    return [entry.action for entry in session_of(pilot).table.entries]


def board_part(pilot: Pilot[None], width: int = 47) -> str:
    """The board alone, line by line."""
    return "\n".join(line[:width].rstrip() for line in lines(pilot))


def course(game_id: str) -> Course:
    """The lessons of a game, from the beginning."""
    lessons = tutorial(find(game_id))
    assert lessons
    return Course(find(game_id), lessons)


def wanted(learning: Course) -> list[str]:
    """What a learner types who does the first of what is wanted; nothing where it is only read."""
    typed: list[str] = []
    while not learning.over:
        step = "" if learning.waits else learning.game.format(learning.legal[0])
        learning.act(step)
        typed.append(step)
    return typed
