"""Beside the turn: windows close in time, and standing orders answer in private (LO-50, LO-54)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clew.table.verify import verify_file
from tests.server.harness import Line, Person, Server, leave, serving, sit_down

GAME = "labyrinthos"
PATIENT = {"reaction": 0, "choice": 0}
"""Nobody is ever late."""


@pytest.fixture(scope="module")
def prompt_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Standing orders answer without a pause."""
    data = tmp_path_factory.mktemp("orders")
    with serving(data, env={"CLEW_ORDER_SECONDS": "0"}) as running:
        yield running


def late(line: Line) -> list[int]:
    """The seats of whose lateness a line has heard."""
    told = [one for text in line.heard for one in json.loads(text).get("events", [])]
    return [one["seat"] for one in told if one.get("table") == "timeout"]


async def play_one(lines: list[Line]) -> None:
    """Somebody plays a card, or passes and goes on; or was late for it."""
    actor = next(line for line in lines if line.update["legal"])
    legal = actor.update["legal"]
    first = [text for text in legal if text.startswith("play")] or [
        text for text in legal if text in ("pass", "done", "feet 3")
    ]
    n = actor.n
    await actor.act((first or legal)[0])
    for line in lines:
        while line.n <= n:
            await line.next("update")


async def at_a_window(
    server: Server, **settings: Any
) -> tuple[str, list[Person], list[Line], list[int]]:
    """A table where two of three are asked whether they cancel a card, and their seats."""
    key, people, lines = await sit_down(server, GAME, 3, settings={**PATIENT, **settings})
    for _ in range(200):
        asked = lines[0].update["pending"]
        if len(asked) == 2:
            return key, people, lines, asked
        assert len(asked) == 1, asked
        await play_one(lines)
    raise AssertionError("nobody ever played a card")


async def seen_now(person: Person, key: str) -> list[str]:
    """Everything a window gets that is opened now."""
    line = await person.line(key)
    await line.next("update")
    await line.close()
    return line.heard


@pytest.mark.rule("LO-50", "CO-05")
async def test_an_order_is_told_to_its_own_seat_alone(prompt_server: Server) -> None:
    """It declines what is asked now. Others hear nothing, and see the same bytes as before."""
    key, people, lines, (one, other) = await at_a_window(prompt_server)
    third = next(seat for seat in (1, 2, 3) if seat not in (one, other))
    stranger = Person(prompt_server)
    watching = (people[other - 1], people[third - 1], stranger)
    before = [await seen_now(person, key) for person in watching]
    name = await lines[one - 1].say(type="order", order="turn")
    told = await lines[one - 1].next("ordered", "refused")
    assert told == {"type": "ordered", "id": name, "order": "turn"}
    await lines[one - 1].next("answered")
    assert [await seen_now(person, key) for person in watching] == before
    assert await lines[other - 1].silent()
    assert await lines[third - 1].silent()
    again = await people[one - 1].line(key)
    own = await again.next("update")
    assert (own["order"], own["answered"], own["legal"]) == ("turn", True, [])
    n = lines[other - 1].n
    await lines[other - 1].act("decline")
    update = await lines[third - 1].next("update")
    assert update["n"] == n + 2
    assert update["order"] == "none"
    await leave([*people, stranger], [*lines, again])


@pytest.mark.rule("LO-50")
async def test_an_order_survives_kill_9_and_can_be_taken_back(tmp_path: Path) -> None:
    """The pause before its answer is over when the server is back, or begins anew."""
    with serving(tmp_path / "data", env={"CLEW_ORDER_SECONDS": "1000"}) as server:
        key, people, lines, (one, _) = await at_a_window(server)
        await lines[one - 1].say(type="order", order="attacked")
        await lines[one - 1].next("ordered")
        server.kill()
        server.restart()
        back = await people[one - 1].line(key)
        assert (await back.next("update"))["order"] == "attacked"
        assert back.update["legal"], "it has not answered yet"
        await back.say(type="order", order="none")
        assert (await back.next("ordered"))["order"] == "none"
        await back.act("decline")
        await back.next("answered")
        await leave(people, [back])


@pytest.mark.rule("LO-50")
async def test_alone_with_bots_nobody_is_late(server: Server) -> None:
    """Unless the table has a clock: then its limits hold."""
    for clock in (None, {"kind": "move", "amount": 600}):
        person = Person(server)
        settings = {"reaction": 500, "choice": 500, "clock": clock}
        table = {"game": GAME, "seats": ["me", "random", "random"], "settings": settings}
        key = (await person.post("/api/tables", table))["key"]
        await person.post(f"/api/tables/{key}/start")
        line = await person.line(key)
        await line.next("update")
        while "decline" not in (legal := line.update["legal"]):
            if legal:
                await line.act("pass" if "pass" in legal else legal[0])
            await line.next("update")
        assert (line.update["answer_by"] is None) == (clock is None)
        await leave([person], [line])


@pytest.mark.rule("LO-50")
async def test_a_window_closes_when_its_time_is_over(server: Server, tmp_path: Path) -> None:
    """Nobody answers: both decline, the record says so, and it verifies."""
    key, people, lines = await sit_down(server, GAME, 3, settings={**PATIENT, "reaction": 0.5})
    while len(asked := lines[0].update["pending"]) < 2:
        await play_one(lines)
    before = len(late(lines[0]))
    while len(late(lines[0])) < before + 2:
        await lines[0].next("update")
    assert late(lines[0])[before:] == asked
    assert lines[0].update["away"] == lines[0].update["left"] == []
    for line in lines[:2]:
        await line.say(type="resign")
    while not lines[2].update["over"]:
        await lines[2].next("update")
    record = await people[2].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    assert verify_file(tmp_path / "record").good
    await leave(people, lines)


@pytest.mark.rule("LO-50")
async def test_clocks_rest_beside_the_turn(server: Server) -> None:
    """A clock runs for nobody in a window, and nobody loses time by answering."""
    clock = {"kind": "bank", "amount": 500, "increment": 0}
    _, people, lines, asked = await at_a_window(server, reaction=600, clock=clock)
    shown = lines[0].update["clock"]
    assert shown["seats"] == []
    assert lines[0].update["answer_by"] == pytest.approx(shown["since"] + 600, abs=0.01)
    for seat in asked:
        await lines[seat - 1].act("decline")
    after = (await lines[0].next("update"))["clock"]
    assert [after["left"][seat - 1] for seat in asked] == [
        shown["left"][seat - 1] for seat in asked
    ]
    await leave(people, lines)


@pytest.mark.rule("LO-50")
async def test_with_days_a_window_waits_as_long_as_a_move(server: Server) -> None:
    clock = {"kind": "days", "amount": 2}
    _, people, lines, _ = await at_a_window(server, reaction=1, clock=clock)
    update = lines[0].update
    assert update["answer_by"] == pytest.approx(update["clock"]["since"] + 2 * 86400, abs=0.01)
    await leave(people, lines)


async def test_a_game_without_windows_takes_no_orders(server: Server) -> None:
    """Nor does a spectator give any."""
    key, people, lines = await sit_down(server, "labyrinth", 2)
    await lines[0].say(type="order", order="turn")
    assert (await lines[0].next("refused"))["text"].startswith("labyrinth asks nobody")
    stranger = Person(server)
    watching = await stranger.line(key)
    await watching.next("update")
    await watching.say(type="order", order="turn")
    assert (await watching.next("refused"))["reason"] == "not-yours"
    await watching.say(type="order", order="always")
    assert (await watching.next("refused"))["reason"] == "unreadable"
    await leave([*people, stranger], [*lines, watching])
