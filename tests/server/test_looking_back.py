"""Looking back: own eyes while it runs, as far as the rules allow; everything when it is over."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Line, Server, leave, sit_down


async def play(lines: list[Line], actions: int) -> None:
    """Everybody who may plays the first legal action, so often."""
    for _ in range(actions):
        for line in [one for one in lines if one.update["legal"]]:
            await line.act()
            await line.next("update", "answered")
            line.update["legal"] = []
        at = max(line.n for line in lines)
        for line in lines:
            while line.n < at:
                await line.next("update")


async def moments(person: Any, key: str, seat: int, **more: Any) -> list[dict[str, Any]]:
    query = "&".join(f"{name}={value}" for name, value in {"seat": seat, **more}.items())
    found: list[dict[str, Any]] = await person.get(f"/api/tables/{key}/moments?{query}")
    return found


async def test_traps_own_stack_is_not_read_off_earlier_hands(server: Server) -> None:
    """TT-13: within the season every earlier hand is shown as it is now."""
    key, people, lines = await sit_down(server, "tiger-traps", 3)
    await play(lines, 4)
    season = lines[0].update["view"]["season"]
    seen = await moments(people[0], key, 1)
    assert len(seen) > 2
    now = [one for one in seen[:-1] if one["view"]["season"] == season]
    assert now
    assert seen[-1]["view"] == lines[0].update["view"]
    assert {tuple(one["view"]["hand"]) for one in now} == {tuple(seen[-1]["view"]["hand"])}
    await leave(people, lines)


async def test_traps_with_open_stacks_hides_nothing_from_their_owners(server: Server) -> None:
    options = {"open_stacks": True}
    key, people, lines = await sit_down(server, "tiger-traps", 3, options=options)
    await play(lines, 4)
    assert all(one["view"]["hand"] for one in await moments(people[0], key, 1))
    await leave(people, lines)


async def test_all_cards_are_open_when_it_is_over_and_not_before(server: Server) -> None:
    key, people, lines = await sit_down(server, "tiger-traps", 3)
    await play(lines, 3)
    seen = await moments(people[0], key, 1, uncovered="true")
    assert [one["open"] for one in seen] == [[]] * len(seen)
    for line in lines[1:]:
        await line.say(type="resign")
    while not lines[0].update["over"]:
        await lines[0].next("update")
    seen = await moments(people[0], key, 0, uncovered="true")
    laid = [one for one in seen if one["view"]["players"][0]["stack"]]
    assert laid
    for one in laid:
        assert [len(view["stack"]) for view in one["open"]] == [
            player["stack"] for player in one["view"]["players"]
        ]
        assert all(view["hand"] for view in one["open"])
    await leave(people, lines)


async def test_an_earlier_position_as_text(server: Server) -> None:
    key, people, lines = await sit_down(server, "labyrinth", 2)
    before = (await people[0].http.get(f"/api/tables/{key}/drawing?seat=1")).text
    await play(lines, 2)
    after = (await people[0].http.get(f"/api/tables/{key}/drawing?seat=1")).text
    then = (await people[0].http.get(f"/api/tables/{key}/drawing?seat=1&at=0")).text
    assert then == before != after
    assert (await people[0].http.get(f"/api/tables/{key}/drawing?at=99")).status_code == 404
    await leave(people, lines)


async def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    key, people, lines = await sit_down(server, "labyrinth", 2, options={"start": 1})
    for person, turn in zip(people, (True, False), strict=True):
        (mine,) = [one for one in await person.get("/api/me/tables") if one["key"] == key]
        assert (mine["pending"], mine["turn"]) == ([1], turn)
    await leave(people, lines)


async def test_who_has_chosen_among_several_is_waited_for_no_longer(server: Server) -> None:
    """TT-07: my own list knows that I have answered; everybody else's is as before."""
    key, people, lines = await sit_down(server, "tiger-traps", 3)
    await lines[0].act()
    await lines[0].next("answered")
    turns = []
    for person in people:
        (mine,) = [one for one in await person.get("/api/me/tables") if one["key"] == key]
        assert mine["pending"] == [1, 2, 3]
        turns.append(mine["turn"])
    assert turns == [False, True, True]
    await leave(people, lines)
