"""What a client may rely on: once, in order, nothing missing, and a reason for every no."""

from __future__ import annotations

import json

import pytest
import websockets

from tests.server.harness import Person, Server, leave, sit_down, whose_turn


async def test_the_same_action_twice_is_played_once(server: Server) -> None:
    """The second time it is acknowledged, not played."""
    _, people, lines = await sit_down(server)
    actor, _ = whose_turn(lines)
    text = actor.update["legal"][0]
    await actor.act(text, n=0, id="once")
    assert (await actor.next("update"))["n"] == 1
    await actor.act(text, n=0, id="once")
    again = await actor.next("update", "refused")
    assert (again["n"], again["done"]) == (1, ["once"])
    await leave(people, lines)


async def test_the_same_action_twice_over_two_connections(server: Server) -> None:
    """Whoever lost the line sends again what was not acknowledged: it is played once."""
    key, people, lines = await sit_down(server)
    actor, other = whose_turn(lines)
    person = people[lines.index(actor)]
    text = actor.update["legal"][0]
    await actor.act(text, id="lost")
    await actor.close()
    await other.next("update")
    back = await person.line(key, 0)
    missed = await back.next("update")
    assert missed["n"] == 1
    assert missed["events"]
    await back.act(text, n=0, id="lost")
    assert (await back.next("update", "refused"))["done"] == ["lost"]
    await leave(people, [back, other])


async def test_an_action_on_a_stale_position_is_refused_with_the_new_one(server: Server) -> None:
    _, people, lines = await sit_down(server)
    actor, _ = whose_turn(lines)
    await actor.act()
    await actor.next("update")
    name = await actor.act(n=0)
    refused = await actor.next("refused")
    assert (refused["id"], refused["reason"]) == (name, "stale")
    update = await actor.next("update")
    assert update["n"] == 1
    assert [told["n"] for told in update["events"]] == [1] * len(update["events"])
    await leave(people, lines)


async def test_who_was_away_hears_what_is_missing(server: Server) -> None:
    """From the number it has, in order, and nothing twice."""
    key, people, lines = await sit_down(server)
    told = []
    for _ in range(6):
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")
        told += lines[1].update["events"]
    back = await people[1].line(key, 0)
    assert (await back.next("update"))["events"] == told
    later = await people[1].line(key, 4)
    assert [one["n"] for one in (await later.next("update"))["events"]] == [
        one["n"] for one in told if one["n"] > 4
    ]
    fresh = await people[1].line(key)
    assert (await fresh.next("update"))["events"] == []
    await leave(people, [*lines, back, later, fresh])


async def test_the_log_has_everything_from_the_beginning(server: Server) -> None:
    key, people, lines = await sit_down(server)
    actor, other = whose_turn(lines)
    await actor.act()
    events = (await actor.next("update"))["events"]
    await other.next("update")
    person = people[lines.index(actor)]
    assert await person.get(f"/api/tables/{key}/log") == events
    assert await person.get(f"/api/tables/{key}/log?since=1") == []
    await leave(people, lines)


@pytest.mark.rule("CO-06")
async def test_an_illegal_action_is_refused_with_its_rule(server: Server) -> None:
    _, people, lines = await sit_down(server)
    actor, other = whose_turn(lines)
    await other.act("push N2 0")
    refused = await other.next("refused")
    assert (refused["reason"], refused["rule"]) == ("illegal", "CO-01")
    assert "not your turn" in refused["text"]
    await actor.act("move a1")
    refused = await actor.next("refused")
    assert refused["rule"].startswith("LB-")
    assert refused["message"] == f"labyrinth-refusal-{refused['rule'][3:]}"
    await actor.act("dance")
    assert (await actor.next("refused"))["reason"] == "unreadable"
    await actor.act()
    assert (await actor.next("update"))["n"] == 1
    await leave(people, lines)


async def test_a_spectator_sees_what_is_public_and_cannot_act(server: Server) -> None:
    key, people, lines = await sit_down(server)
    stranger = Person(server)
    line = await stranger.line(key)
    update = await line.next("update")
    assert (update["view"]["seat"], update["legal"], update["view"]["goals"]) == (0, [], [])
    await line.act("push N2 0")
    assert (await line.next("refused"))["reason"] == "not-yours"
    actor, _ = whose_turn(lines)
    await actor.act()
    assert (await line.next("update"))["n"] == 1
    await leave([*people, stranger], [*lines, line])


async def test_a_table_may_have_no_spectators(server: Server) -> None:
    key, people, lines = await sit_down(server, settings={"spectators": False})
    stranger = Person(server)
    line = await stranger.line(key)
    assert (await line.next())["type"] == "bye"
    await stranger.get(f"/api/tables/{key}/log", 403)
    await leave([*people, stranger], [*lines, line])


async def test_nobody_else_gets_a_seat_by_asking_for_it(server: Server) -> None:
    """A seat belongs to its identity, whatever is asked for in the address."""
    key, people, lines = await sit_down(server)
    thief = Person(server)
    await thief.get("/api/me")
    for seat in (1, 2):
        line = await thief.line(f"{key}/socket?seat={seat}&x=")
        assert (await line.next("update"))["view"]["seat"] == 0
        await line.close()
    line = await people[0].line(f"{key}/socket?seat=2&x=")
    assert (await line.next("update"))["view"]["seat"] == 0
    await leave([*people, thief], [*lines, line])


async def test_a_forged_cookie_is_nobody(server: Server) -> None:
    key, people, lines = await sit_down(server)
    cookie = people[0].http.cookies["clew"]
    forged = cookie[:-3] + ("AAA" if cookie[-3:] != "AAA" else "BBB")
    thief = Person(server)
    thief.http.cookies.set("clew", forged)
    line = await thief.line(key)
    assert (await line.next("update"))["view"]["seat"] == 0
    await leave([*people, thief], [*lines, line])


WRONG = {
    "nothing": "",
    "no JSON": "hello",
    "half": '{"type":"act"',
    "no type": "{}",
    "other type": '{"type":"dance","id":"a"}',
    "wrong types": '{"type":"act","id":1,"n":"x","action":[]}',
    "unknown field": '{"type":"act","id":"a","n":0,"action":"x","root":true}',
    "negative": '{"type":"act","id":"a","n":-1,"action":"x"}',
    "huge number": '{"type":"act","id":"a","n":' + "9" * 400 + ',"action":"x"}',
    "long id": json.dumps({"type": "act", "id": "x" * 100, "n": 0, "action": "x"}),
    "nested": "[" * 1500 + "]" * 1500,
    "surrogate": '{"type":"act","id":"\\ud800","n":0,"action":"x"}',
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG.keys())
async def test_garbage_is_refused_and_the_table_goes_on(server: Server, text: str) -> None:
    _, people, lines = await sit_down(server)
    actor, other = whose_turn(lines)
    await actor.socket.send(text)
    assert (await actor.next("refused"))["reason"] == "unreadable"
    await actor.act()
    assert (await actor.next("update"))["n"] == 1
    assert (await other.next("update"))["n"] == 1
    await leave(people, lines)


async def test_oversized_and_binary_messages(server: Server) -> None:
    """What is too long ends the line; what is not text is refused."""
    _, people, lines = await sit_down(server)
    await lines[0].socket.send(b"\x00\xff")
    assert (await lines[0].next("refused"))["reason"] == "unreadable"
    await lines[0].socket.send("x" * 5000)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await lines[0].next("refused")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009
    await leave(people, lines)


async def test_who_sends_nothing_but_garbage_is_disconnected(server: Server) -> None:
    _, people, lines = await sit_down(server)
    for _ in range(25):
        await lines[0].socket.send("garbage")
    with pytest.raises(websockets.ConnectionClosed):
        await lines[0].next("never")
    await leave(people, lines)


async def test_a_table_that_is_not_there(server: Server) -> None:
    someone = Person(server)
    line = await someone.line("nowhere")
    assert (await line.next())["type"] == "bye"
    await someone.get("/api/tables/nowhere", 404)
    await leave([someone], [line])


async def test_what_would_follow_from_an_action_is_told_to_who_may_do_it(server: Server) -> None:
    """It is imagined and not played; who only looks on may not ask."""
    key, people, lines = await sit_down(server, "labyrinth-cards")
    actor, other = whose_turn(lines)
    person, idle = people[lines.index(actor)], people[lines.index(other)]
    action = actor.update["legal"][0]
    path = f"/api/tables/{key}/after?action={action.replace(' ', '%20')}"
    then = await person.get(path)
    assert then["placed"] == int(action.split()[1])
    assert len(then["table"]) == len(actor.update["view"]["table"]) + 1
    assert (await person.get(f"/api/tables/{key}/log")) == []
    assert await idle.get(path) is None
    stranger = Person(server)
    await stranger.get(path, status=403)
    await stranger.close()
    await leave(people, lines)
