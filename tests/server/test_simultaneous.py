"""While several choose at once, nothing tells who has answered (TT-07)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import Line, Person, Server, leave, serving, sit_down

pytestmark = pytest.mark.rule("TT-07")
GAME = "tiger-traps"


async def at_a_choice(server: Server, players: int = 3) -> tuple[str, list[Person], list[Line]]:
    """A table where everybody chooses at once."""
    key, people, lines = await sit_down(server, GAME, players)
    for _ in range(20):
        if len(lines[0].update["pending"]) == players:
            return key, people, lines
        actor = next(line for line in lines if line.update["legal"])
        await actor.act()
        for line in lines:
            await line.next("update")
    raise AssertionError("nobody ever chose at once")


async def seen_now(person: Person, key: str) -> list[str]:
    """Everything a window gets that is opened now."""
    line = await person.line(key)
    await line.next("update")
    await line.close()
    return line.heard


async def test_an_answer_is_told_to_its_own_seat_alone(server: Server) -> None:
    """The others hear nothing, and a window opened before or after gets the same bytes."""
    key, people, lines = await at_a_choice(server)
    stranger = Person(server)
    before = [await seen_now(person, key) for person in (*people[1:], stranger)]
    n = lines[0].n
    name = await lines[0].act()
    answered = await lines[0].next("answered")
    assert answered == {"type": "answered", "id": name, "n": n}
    assert await lines[1].silent()
    assert await lines[2].silent()
    assert [await seen_now(person, key) for person in (*people[1:], stranger)] == before
    again = await people[0].line(key)
    own = await again.next("update")
    assert (own["answered"], own["legal"], own["n"]) == (True, [], n)
    await leave([*people, stranger], [*lines, again])


async def test_the_number_advances_once_when_all_have_answered(server: Server) -> None:
    _, people, lines = await at_a_choice(server)
    n = lines[0].n
    for line in lines:
        await line.act()
    for line in lines:
        update = await line.next("update")
        assert update["n"] == n + len(lines)
    await leave(people, lines)


async def test_an_answer_counts_once(server: Server) -> None:
    """The same again is acknowledged again; another one is refused."""
    _, people, lines = await at_a_choice(server)
    await lines[0].act(id="mine")
    await lines[0].next("answered")
    await lines[0].act(id="mine")
    assert (await lines[0].next("answered", "refused"))["type"] == "answered"
    await lines[0].act(id="another")
    assert (await lines[0].next("answered", "refused"))["type"] == "refused"
    await leave(people, lines)


async def test_answers_survive_kill_9(tmp_path: Path) -> None:
    """After a restart the answer is still there, and the last answer closes the set."""
    with serving(tmp_path / "data") as server:
        key, people, lines = await at_a_choice(server, 3)
        n = lines[0].n
        for line in lines[:2]:
            await line.act()
            await line.next("answered")
        server.kill()
        server.restart()
        back = [await person.line(key, n) for person in people]
        updates = [await line.next("update") for line in back]
        assert [update["answered"] for update in updates] == [True, True, False]
        await back[2].act()
        for line in back:
            assert (await line.next("update"))["n"] == n + 3
        await leave(people, back)


async def test_answers_stand_when_somebody_leaves(tmp_path: Path) -> None:
    """A resignation is an entry of its own; who has answered needs not answer again."""
    with serving(tmp_path / "data") as server:
        key, people, lines = await at_a_choice(server, 3)
        await lines[0].act()
        await lines[0].next("answered")
        await lines[1].say(type="resign")
        n = (await lines[0].next("update"))["n"]
        assert lines[0].update["answered"]
        server.kill()
        server.restart()
        back = await people[0].line(key, n)
        assert (await back.next("update"))["answered"]
        await leave(people, [back])


@pytest.mark.rule("TT-13")
async def test_looking_back_does_not_show_the_own_stack(server: Server) -> None:
    """While the season goes on, an earlier hand lacks what has been played since."""
    key, people, lines = await at_a_choice(server, 2)
    before = lines[0].update["view"]["hand"]
    for line in lines:
        await line.act()
    for line in lines:
        await line.next("update")
    left = lines[0].update["view"]["hand"]
    moments = await people[0].get(f"/api/tables/{key}/moments?seat=1")
    assert len(left) < len(before)
    assert [moment["view"]["hand"] for moment in moments] == [left] * len(moments)
    await leave(people, lines)
