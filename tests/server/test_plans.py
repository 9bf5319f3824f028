"""Plans: asked on anybody's turn where the table allows it, and nothing comes of it."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from tests.server.harness import Person, Server, leave, sit_down, whose_turn

HINTS: dict[str, Any] = {"settings": {"hints": True}}


async def test_a_plan_is_for_players_on_anybodys_turn(server: Server) -> None:
    key, people, lines = await sit_down(server, **HINTS)
    actor, _ = whose_turn(lines)
    for person, line in zip(people, lines, strict=True):
        told = await person.get(f"/api/tables/{key}/plan")
        assert told["n"] == 0
        own = told["plan"]["pawns"][line.update["view"]["seat"] - 1]
        assert told["plan"]["ways"][own] == [own]
        if line is actor:
            assert told["plan"]["pushes"] == line.update["legal"]
    assert await people[0].get(f"/api/tables/{key}/log") == []
    stranger = Person(server)
    await stranger.get(f"/api/tables/{key}/plan", status=403)
    await leave([*people, stranger], lines)


@pytest.mark.parametrize(
    "settings", [{}, {"hints": True, "plans": False}, {"rated": True}, {"plans": True}]
)
async def test_where_hints_or_plans_are_off_nobody_plans(
    server: Server, settings: dict[str, bool]
) -> None:
    key, people, lines = await sit_down(server, settings=settings)
    for person in people:
        refused = await person.get(f"/api/tables/{key}/plan", status=403)
        assert refused["reason"] == "no-plans"
    await leave(people, lines)


async def test_what_cannot_be_planned_is_said_and_changes_nothing(server: Server) -> None:
    key, people, lines = await sit_down(server, **HINTS)
    actor, idle = whose_turn(lines)
    person = people[lines.index(idle)]
    for asked in ("nonsense", "move a1", "push Q2 0"):
        refused = await person.get(f"/api/tables/{key}/plan?asked={quote(asked)}", status=400)
        assert refused["text"]
    await person.get(f"/api/tables/{key}/plan?asked={'x' * 201}", status=400)
    await actor.act("push N2 0")
    await idle.next("update")
    closed = await person.get(f"/api/tables/{key}/plan?asked=push%20S2%200")
    assert closed["plan"] is None
    assert closed["refused"]["rule"] == "LB-11"
    await leave(people, lines)


async def test_a_game_without_plans_says_so(server: Server) -> None:
    key, people, lines = await sit_down(server, "labyrinthos", **HINTS)
    refused = await people[0].get(f"/api/tables/{key}/plan", status=404)
    assert refused["reason"] == "nothing"
    await leave(people, lines)
