"""Clocks run on the server, and go on after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from clew.table.clocks import Clock, ClockState
from clew.table.verify import verify_file
from tests.server.harness import PATIENCE, Line, Server, leave, serving, sit_down, whose_turn

QUICK = {"kind": "move", "amount": 0.6}


async def until_told(line: Line, what: str) -> dict[str, Any]:
    while True:
        update = await line.next("update")
        for told in update["events"]:
            if told.get("table") == what:
                return update


async def test_who_takes_too_long_forfeits(server: Server, tmp_path: Path) -> None:
    key, people, lines = await sit_down(server, settings={"clock": QUICK, "on_timeout": "forfeit"})
    actor, other = whose_turn(lines)
    seat = actor.update["view"]["seat"]
    update = await until_told(other, "forfeit")
    assert update["over"]["winners"] == [3 - seat]
    record = await people[0].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    assert verify_file(tmp_path / "record").good
    await leave(people, lines)


@pytest.mark.rule("CO-07")
async def test_a_bot_takes_over_until_the_player_is_back(server: Server) -> None:
    _, people, lines = await sit_down(server, settings={"clock": QUICK, "on_timeout": "bot"})
    actor, other = whose_turn(lines)
    seat = actor.update["view"]["seat"]
    await until_told(other, "takeover")
    assert other.update["away"] == [seat]
    await actor.say(type="back")
    update = await until_told(actor, "return")
    assert update["away"] == []
    await leave(people, lines)


async def test_time_runs_out_after_kill_9(tmp_path: Path) -> None:
    """The deadline is stored: a server that was away for it ends the game when it is back."""
    settings = {"clock": {"kind": "move", "amount": 2.0}, "on_timeout": "forfeit"}
    with serving(tmp_path / "data") as server:
        key, people, lines = await sit_down(server, settings=settings)
        server.kill()
        server.restart()
        async with asyncio.timeout(PATIENCE):
            while (await people[0].get(f"/api/tables/{key}"))["status"] != "over":
                await asyncio.sleep(0.1)
        await leave(people, lines)


async def test_everybody_sees_the_clock(server: Server) -> None:
    """What each has left, since when it runs, and for whom."""
    settings = {"clock": {"kind": "bank", "amount": 600, "increment": 5}}
    _, people, lines = await sit_down(server, settings=settings)
    actor, other = whose_turn(lines)
    seat = actor.update["view"]["seat"]
    assert actor.update["clock"]["left"] == [600, 600]
    assert actor.update["clock"]["seats"] == [seat]
    assert abs(actor.update["clock"]["since"] - time.time()) < 10
    await actor.act()
    clock = (await other.next("update"))["clock"]
    assert 595 < clock["left"][seat - 1] <= 605
    assert clock["left"][2 - seat] == 600
    await leave(people, lines)


def test_a_bank_runs_down_and_grows_by_the_increment() -> None:
    clock = Clock(kind="bank", amount=60, increment=2)
    state = ClockState.fresh(clock, 2, 1000.0)
    assert state.deadline(1) == 1060
    later = state.after(clock, [1], 1010.0)
    assert later.left == [52, 60]
    assert later.deadline(2) == 1070


def test_days_for_each_move() -> None:
    clock = Clock(kind="days", amount=2)
    state = ClockState.fresh(clock, 2, 0.0)
    assert state.deadline(1) == 2 * 86400
    assert state.after(clock, [1], 500.0).deadline(1) == 500 + 2 * 86400


SET_BY_A_FILE = """
import os, time
real = time.time
def shifted():
    try:
        with open(os.environ["SHIFT"]) as file:
            return real() + float(file.read() or 0)
    except OSError:
        return real()
time.time = shifted
"""


@contextmanager
def a_server_whose_clock_can_be_set(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """Its system's clock is off by so many seconds as a file says."""
    (tmp_path / "sitecustomize.py").write_text(SET_BY_A_FILE)
    shift = tmp_path / "shift"
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    env = {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "SHIFT": str(shift)}
    with serving(tmp_path / "data", env=env) as server:
        yield server, shift


HOUR = 3600


async def test_a_clock_that_is_set_back_gives_nobody_time(tmp_path: Path) -> None:
    """While the server runs: neither time to think nor a later end of it."""
    clock = {"kind": "bank", "amount": 60, "increment": 1}
    with a_server_whose_clock_can_be_set(tmp_path) as (server, shift):
        _, people, lines = await sit_down(server, settings={"clock": clock})
        shift.write_text(str(-HOUR))
        actor, _ = whose_turn(lines)
        seat = actor.update["pending"][0]
        await actor.act()
        assert (await actor.next("update"))["clock"]["left"][seat - 1] <= 61
        short = {"kind": "move", "amount": 1}
        _, more, late = await sit_down(server, settings={"clock": short, "on_timeout": "forfeit"})
        shift.write_text(str(-2 * HOUR))
        assert (await late[0].next("update"))["over"]
        await leave([*people, *more], [*lines, *late])


async def test_a_clock_that_was_set_back_between_two_starts(tmp_path: Path) -> None:
    """Time begins again where it was; what was due is looked at."""
    clock = {"kind": "bank", "amount": 2, "increment": 0}
    settings = {"clock": clock, "on_timeout": "forfeit"}
    with a_server_whose_clock_can_be_set(tmp_path) as (server, shift):
        key, people, lines = await sit_down(server, settings=settings)
        server.kill()
        shift.write_text(str(-HOUR))
        server.restart()
        back = await people[0].line(key)
        while not back.update.get("over"):
            await back.next("update")
        await leave(people, [*lines, back])


def test_no_time_is_less_than_none() -> None:
    state = ClockState(left=[60.0, 60.0], since=1000.0)
    bank = Clock(kind="bank", amount=60, increment=0)
    assert state.after(bank, [1], 1000.0 - HOUR).left == [60.0, 60.0]
    assert state.begun_by(1000.0 - HOUR).since == 1000.0 - HOUR
    assert state.begun_by(1010.0) is state
