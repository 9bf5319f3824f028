"""Looking back: own eyes while it runs, as far as the rules allow; everything when it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.harness import Line, Person, Server, leave, serving, sit_down, whose_turn


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


async def play_in_turn(lines: list[Line], actions: int) -> None:
    for _ in range(actions):
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")


async def test_a_part_is_what_the_whole_says(tmp_path: Path) -> None:
    """It is played again from the snapshot before it, also where the table went back further."""
    with serving(tmp_path / "data", "--setting", "snapshot_every=4") as server:
        key, people, lines = await sit_down(server)
        for back_to in (5, 2, -1):
            await play_in_turn(lines, 10)
            if back_to >= 0:
                n = lines[0].n
                await lines[0].say(type="ask", n=n, to=back_to)
                proposed = None
                while not proposed or proposed["n"] != n:
                    proposed = (await lines[1].next("table"))["table"]["proposal"]
                await lines[1].say(type="agree", n=n, to=back_to)
                for line in lines:
                    while line.n <= n:
                        await line.next("update")
        whole = await moments(people[0], key, 1)
        assert [one["n"] for one in whole] == list(range(lines[0].n + 1))
        for one in whole[1:]:
            part = await moments(people[0], key, 1, since=one["n"], limit=1)
            assert part[0] == one
        await leave(people, lines)


async def test_long_answers_are_counted_by_address(tmp_path: Path) -> None:
    """Whoever asks for many waits; what costs little still comes."""
    with serving(tmp_path / "data", env={"CLEW_RATE": "1", "CLEW_BURST": "50"}) as server:
        key, people, lines = await sit_down(server)
        await play_in_turn(lines, 3)
        answers = [await people[0].http.get(f"/api/tables/{key}/drawing?at=1") for _ in range(30)]
        codes = [one.status_code for one in answers]
        assert codes[:20] == [200] * 20
        assert codes[-1] == 429
        other = Person(server)
        await other.get(f"/api/tables/{key}/moments", 429)
        await other.get(f"/api/tables/{key}")
        await leave([*people, other], lines)
