"""Going back by consent, and spectators who are behind."""

from __future__ import annotations

import time
from pathlib import Path

from clew.table.verify import verify_file
from tests.server.harness import Line, Person, Server, leave, serving, sit_down, whose_turn


async def play(lines: list[Line], actions: int) -> None:
    for _ in range(actions):
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")


async def test_everybody_agrees_to_go_back(tmp_path: Path) -> None:
    """Through snapshots and restarts; the record keeps it and verifies."""
    with serving(tmp_path / "data", "--setting", "snapshot_every=5") as server:
        key, people, lines = await sit_down(server)
        await play(lines, 7)
        then = lines[0].update["view"]
        await play(lines, 9)
        server.kill()
        server.restart()
        lines = [await person.line(key, 16) for person in people]
        for line in lines:
            await line.next("update")
        await lines[0].say(type="ask", n=16, to=7)
        while not (table := (await lines[1].next("table"))["table"])["proposal"]:
            pass
        assert table["proposal"] == {"n": 16, "seat": 1, "to": 7, "agreed": [1]}
        await lines[1].say(type="agree", n=16, to=7)
        update = await lines[0].next("update")
        assert (update["n"], update["view"]) == (17, then)
        assert update["events"] == [{"n": 17, "table": "takeback", "seat": 1, "to": 7}]
        server.kill()
        server.restart()
        lines = [await person.line(key, 17) for person in people]
        for line in lines:
            await line.next("update")
        assert lines[0].update["view"] == then
        await play(lines, 3)
        await lines[0].say(type="resign")
        await lines[1].next("update")
        record = await people[0].http.get(f"/api/tables/{key}/record")
        (tmp_path / "record").write_bytes(record.content)
        assert verify_file(tmp_path / "record").good
        await leave(people, lines)


async def test_an_undo_before_and_after_kill_9(tmp_path: Path) -> None:
    """What could be taken back can still be, and a table that went back opens again."""
    with serving(tmp_path / "data", "--setting", "snapshot_every=1") as server:
        key, people, lines = await sit_down(server)
        actor, _ = whose_turn(lines)
        person = people[lines.index(actor)]
        before = actor.update["view"]
        await actor.act()
        await actor.next("update")
        for n in (1, 2):
            server.kill()
            server.restart()
            line = await person.line(key, n)
            update = await line.next("update")
            assert update["n"] == n
            assert update["undo"] == (n == 1)
            if n == 1:
                await line.say(type="undo", n=1)
                assert (await line.next("update"))["view"] == before
        assert update["view"] == before
        await leave(people, [*lines, line])


async def alone_with_a_bot(server: Server, **options: object) -> tuple[Person, Line]:
    """A game against a bot that has begun; it is the person's turn."""
    person = Person(server)
    table = {"game": "labyrinth", "seats": ["me", "random"], "options": options}
    key = (await person.post("/api/tables", table))["key"]
    await person.post(f"/api/tables/{key}/start")
    line = await person.line(key)
    await my_turn(line)
    return person, line


async def my_turn(line: Line) -> None:
    while not line.n >= 0 or not line.update["legal"]:
        await line.next("update")


async def test_alone_with_bots_one_takes_back_beyond_ones_turn(server: Server) -> None:
    person, line = await alone_with_a_bot(server, start=1)
    assert not line.update["undo"]
    await line.act()
    await line.next("update")
    pushed, n = line.update["view"], line.n
    await line.act()
    await line.next("update")
    await my_turn(line)
    assert line.update["undo"]
    await line.say(type="undo", n=line.n)
    update = await line.next("update")
    assert update["view"] == pushed
    assert update["events"] == [{"n": line.n, "table": "takeback", "seat": 1, "to": n}]
    await leave([person], [line])


async def test_who_has_not_acted_has_nothing_to_take_back(server: Server) -> None:
    person, line = await alone_with_a_bot(server, start=2)
    await line.say(type="undo", n=line.n)
    assert (await line.next("refused"))["text"] == "there is nothing to take back"
    await leave([person], [line])


async def test_one_who_declines_is_enough(server: Server) -> None:
    _, people, lines = await sit_down(server)
    await play(lines, 4)
    await lines[0].say(type="ask", n=4, to=0)
    while not (await lines[1].next("table"))["table"]["proposal"]:
        pass
    await lines[1].say(type="decline", n=4)
    while (await lines[0].next("table"))["table"]["proposal"]:
        pass
    await lines[1].say(type="agree", n=4, to=0)
    assert (await lines[1].next("refused"))["text"] == "nothing is proposed"
    await lines[0].say(type="ask", n=4, to=99)
    assert "no way back" in (await lines[0].next("refused"))["text"]
    await leave(people, lines)


async def test_nobody_agrees_to_another_proposal_than_was_read(server: Server) -> None:
    """Bait and switch: what is proposed changes while the other one says yes."""
    _, people, lines = await sit_down(server)
    await play(lines, 4)
    for to in (3, 0):
        await lines[0].say(type="ask", n=4, to=to)
        while not (asked := (await lines[1].next("table"))["table"]["proposal"]):
            pass
        assert asked["to"] == to
    await lines[1].say(type="agree", n=4, to=3)
    assert (await lines[1].next("refused", "update"))["reason"] == "stale"
    assert lines[1].n == 4
    await lines[1].say(type="agree", n=4, to=0)
    assert (await lines[1].next("update"))["events"][-1]["to"] == 0
    await leave(people, lines)


async def test_spectators_who_are_behind(server: Server) -> None:
    """What they hear is as old as the host said; the players are not behind."""
    key, people, lines = await sit_down(server, settings={"delay": 3})
    stranger = Person(server)
    began = time.monotonic()
    line = await stranger.line(key)
    actor, _ = whose_turn(lines)
    await actor.act()
    await actor.next("update")
    assert time.monotonic() - began < 3
    first = await line.next("update")
    assert first["n"] == 0
    assert time.monotonic() - began >= 3
    assert (await line.next("update"))["n"] == 1
    await stranger.get(f"/api/tables/{key}/log", 403)
    await leave([*people, stranger], [*lines, line])
