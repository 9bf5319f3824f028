"""What a client gets is what its seat may know, byte for byte."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.core.chance import Fast
from clew.core.game import Game
from clew.core.state import State
from clew.games import find, names
from clew.table.eyes import Sight
from clew.table.messages import Planned
from clew.table.record import read
from clew.table.table import Table
from clew.table.verify import open_table
from clew.testing.secrets import swapped
from tests.server.harness import PATIENCE, Line, Person, Server, leave, sit_down
from tests.server.test_playing import SHORT, SOAK, play_on

PLANS = 12
"""So many positions are planned in."""


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def played(path: Path) -> Table:
    """The whole game with every state and everything that was told."""
    record = read(path)
    table = open_table(record)
    for entry in record.entries:
        table.replay(entry)
    return table


def state_after(table: Table, n: int) -> State:
    return table.steps[n - 1].state if n else table.start


def check_update(game: Game[Any], table: Table, seat: int, update: dict[str, Any]) -> None:
    """The update is the seat's view of that moment and what the seat was told, nothing else;
    and it is the same in a world where what the seat cannot know is otherwise."""
    n = update["n"]
    state = state_after(table, n)
    assert update["view"] == plain(game.view(state, seat))
    told = sorted({one["n"] for one in update["events"]})
    assert [one["event"] for one in update["events"]] == [
        plain(event) for number in told for event in table.steps[number - 1].log.seen_by(seat)
    ]
    other = swapped(game, state, seat, Fast(n))
    if other is not None:
        assert update["view"] == plain(game.view(other, seat))
        if seat and update["legal"]:
            assert update["legal"] == [game.format(action) for action in other.legal(seat)]


@pytest.mark.rule("CO-05")
@pytest.mark.parametrize("game", [name for name in names() if find(name).parts.plans])
async def test_every_byte_of_what_is_planned(server: Server, game: str, tmp_path: Path) -> None:
    """On anybody's turn, each answer is the same in a world where what the seat cannot know is
    otherwise."""
    rules = find(game)
    key, people, lines = await sit_down(
        server, game, rules.players[0], options=SHORT.get(game, {}), settings={"hints": True}
    )
    chance, asked = random.Random(5), []
    for _ in range(PLANS):
        for seat, person in enumerate(people, 1):
            answers = {"": await person.http.get(f"/api/tables/{key}/plan")}
            pushes = answers[""].json()["plan"].get("pushes", [])
            for what in chance.sample(pushes, min(2, len(pushes))):
                answers[what] = await person.http.get(
                    f"/api/tables/{key}/plan", params={"asked": what}
                )
            asked += [(seat, what, answer.text) for what, answer in answers.items()]
        free = [line for line in lines if line.update["legal"] and not line.update["answered"]]
        if not free:
            break
        await play_one(free[0], lines, chance)
    for line in lines[1:]:
        await line.say(type="resign")
    while not lines[0].update["over"]:
        await lines[0].next("update")
    record = await people[0].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    table = played(tmp_path / "record")
    for seat, what, text in asked:
        n = json.loads(text)["n"]
        state = state_after(table, n)
        other = swapped(rules, state, seat, Fast(n)) or state
        told = Planned(n=n, plan=Sight(rules, other, seat).plan(what))
        assert text == msgspec.json.encode(told).decode()
        assert record.json()["secret"] not in text
    await leave(people, lines)


async def play_one(actor: Line, lines: list[Line], chance: random.Random) -> None:
    """Plays something, until everybody has heard of it; an answer that waits for others is heard
    by nobody else."""
    n = actor.n
    await actor.act(chance.choice(actor.update["legal"]))
    if (await actor.next("update", "answered"))["type"] == "answered":
        actor.update["answered"] = True
        return
    for line in lines:
        while line.n == n:
            await line.next("update")


async def spectate(line: Line) -> None:
    while not line.update["over"]:
        await line.next("update")


@pytest.mark.rule("CO-05")
@pytest.mark.parametrize("game", names())
async def test_every_byte_of_a_whole_game(server: Server, game: str, tmp_path: Path) -> None:
    rules = find(game)
    players = rules.players[-1]
    key, people, lines = await sit_down(server, game, players, options=SHORT.get(game, {}))
    stranger = Person(server)
    lines.append(await stranger.line(key))
    await lines[-1].next("update")
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(
            spectate(lines[-1]),
            *(play_on(line, random.Random(seat)) for seat, line in enumerate(lines[:-1])),
        )
    heard_while_hidden = [list(line.heard) for line in lines]
    record = await people[0].http.get(f"/api/tables/{key}/record")
    (tmp_path / "record").write_bytes(record.content)
    table = played(tmp_path / "record")
    secrets = [record.json()["secret"], table.fairness.seed.hex(), *record.json()["nonces"]]
    secrets += [person.http.cookies["clew"].split(".")[0] for person in people]
    every = 1 if SOAK else 3
    for number, (line, heard) in enumerate(zip(lines, heard_while_hidden, strict=True)):
        seat = number + 1 if number < players else 0
        everything = "\n".join(heard)
        assert [secret for secret in secrets if secret in everything] == []
        updates = [json.loads(text) for text in heard if '"type":"update"' in text]
        assert len(updates) > 1, line
        for update in updates[::every]:
            check_update(rules, table, seat, update)
    await leave([*people, stranger], lines)
