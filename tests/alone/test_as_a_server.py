"""The same game is told in the same messages, by a server and by the browser alone."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import websockets

from clew.alone.keeping import KeptTable, Owner
from clew.games import names
from clew.server.storage import reading
from clew.server.storage.database import Database
from clew.table.rows import TableRow
from tests.alone.browser import Browser, Wire
from tests.server.harness import Line, Person, Server, serving

ACTIONS = 25
TIMED = ("hash", "clock", "answer_by")
"""What depends on when something is done: the entries' times are in the running hash, too."""


def told(update: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in update.items() if name not in TIMED}


async def line(server: Server, person: Person, key: str, seat: int) -> Line:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{key}/socket?n=-1&seat={seat}"
    socket = await websockets.connect(address, additional_headers=person.cookie(), compression=None)
    return Line(socket, lambda _: None)


def at_home(row: TableRow) -> tuple[Browser, list[Wire]]:
    """The server's table, as a browser would have kept it."""
    browser = Browser()
    browser.owner = msgspec.json.encode(Owner(player=row.host, name="Somebody")).decode()
    kept = KeptTable.of(row, version=1, changed=0.0)
    browser.rows[row.key] = msgspec.json.encode(kept).decode()
    browser.start()
    return browser, [browser.open(row.key, seat) for seat in (1, 2)]


async def test_the_same_actions_bring_the_same_messages(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = Person(server)
        for game in names():
            made = await person.post("/api/tables", {"game": game, "seats": ["me", "me"]})
            key = made["key"]
            await person.post(f"/api/tables/{key}/start")
            database = Database(f"sqlite:///{tmp_path / 'clew.sqlite'}")
            row = database.ask(partial(reading.read_row, key=key))
            database.close()
            assert row
            _, wires = at_home(row)
            lines = [await line(server, person, key, seat) for seat in (1, 2)]
            for one in lines:
                await one.next("update")
            await _play_both(lines, wires, random.Random(1))
            for one in lines:
                await one.close()
        await person.close()


async def _play_both(lines: list[Line], wires: list[Wire], chance: random.Random) -> None:
    for number in range(ACTIONS):
        for there, here in zip(lines, wires, strict=True):
            assert told(there.update) == told(here.update)
        if lines[0].update["over"]:
            return
        seat = next(i for i in (0, 1) if lines[i].update["legal"] and not _answered(lines[i]))
        action, n = chance.choice(lines[seat].update["legal"]), lines[seat].n
        message = {"type": "act", "id": f"a{number}", "n": n, "action": action}
        await lines[seat].say(**message)
        wires[seat].send(**message)
        answer = await lines[seat].next("update", "answered", "refused")
        assert wires[seat].heard[-1]["type"] in (answer["type"], "table")
        if answer["type"] == "update":
            await lines[1 - seat].next("update")
        else:
            lines[seat].update["answered"] = wires[seat].update["answered"] = True


def _answered(line: Line) -> bool:
    return bool(line.update["answered"])
