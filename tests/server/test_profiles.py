"""Profiles: what others see of a player, and what finished games leave there."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, delete, text

from clew.play.texts import unguessable
from clew.server.storage.schema import rating_days, tallies
from clew.table.avatars import avatar_of, handle_of
from tests.server.harness import ROOT, Line, Person, Server, leave, serving, sit_down, whose_turn
from tests.server.test_accounts import PASSWORD, a_login

MIGRATIONS = ROOT / "src" / "clew" / "server" / "storage" / "migrations" / "versions"


async def profile_of(reader: Person, person: Person) -> Any:
    handle = (await person.get("/api/me"))["handle"]
    return await reader.get(f"/api/players/{handle}")


async def resigned(server: Server, **more: Any) -> tuple[str, list[Person], list[Line]]:
    """A game that the first player has given up, after both have played."""
    key, people, lines = await sit_down(server, "tiger-labyrinth", **more)
    await give_up(lines, 0)
    return key, people, lines


async def give_up(lines: list[Line], who: int) -> None:
    for _ in range(3):  # a step, a swap, and a step of the other
        actor, other = whose_turn(lines)
        await actor.act()
        await actor.next("update")
        await other.next("update")
    await lines[who].say(type="resign")
    for line in lines:
        while not line.update["over"]:
            await line.next("update")


def test_a_handle_and_an_avatar_follow_from_who_somebody_is() -> None:
    one, other = unguessable(), unguessable()
    assert handle_of(one) != handle_of(other)
    assert one not in handle_of(one)
    assert avatar_of(one) == avatar_of(one)
    assert avatar_of(one, "owl red").text() == "owl red"


async def test_a_finished_game_counts_once_for_those_who_played_it(server: Server) -> None:
    key, people, lines = await resigned(server, settings={"rated": True})
    loser, winner = [await profile_of(person, person) for person in people]
    assert (loser["games"], loser["wins"], loser["best_run"]) == (1, 0, 0)
    assert (winner["games"], winner["wins"], winner["best_run"]) == (1, 1, 1)
    assert winner["favourite"] == "tiger-labyrinth"
    game = winner["played"]["tiger-labyrinth"]
    assert game["trophies"] == ["first-win"]
    assert (game["figures"]["wins-2"], game["figures"]["beat-people"]) == (1, 1)
    assert "fastest" not in game["figures"]  # nobody is fast whose opponent gives up
    assert [rating for _, rating in game["curve"]] == [game["rating"]]
    again = (await people[0].post(f"/api/tables/{key}/rematch"))["key"]
    for person in people:
        await person.join(again)
    await people[0].post(f"/api/tables/{again}/start")
    more = [await person.line(again) for person in people]
    for line in more:
        await line.next("update")
    await give_up(more, 1)
    winner = await profile_of(people[1], people[1])
    assert (winner["games"], winner["wins"]) == (2, 1)
    assert (winner["run"], winner["best_run"]) == (0, 1)
    assert len(winner["played"]["tiger-labyrinth"]["curve"]) == 1
    await leave(people, [*lines, *more])


async def test_strangers_see_a_name_and_an_avatar_unless_more_is_shared(server: Server) -> None:
    key, people, lines = await resigned(server)
    one, other = people
    hidden = await profile_of(other, one)
    assert (hidden["open"], hidden["games"], hidden["played"], hidden["since"]) == (
        False,
        0,
        {},
        "",
    )
    avatar = {"treasure": "owl", "coin": "blue"}
    assert (await one.http.put("/api/me/avatar", json=avatar)).is_success
    assert (await one.http.put("/api/me/avatar", json={**avatar, "coin": "tin"})).status_code == 400
    assert (await one.http.put("/api/me/profile", json={"shared": True})).is_success
    shown = await profile_of(other, one)
    assert (shown["open"], shown["games"], shown["avatar"]) == (True, 1, avatar)
    assert not shown["shared"]  # that is for the player alone
    seats = (await other.get(f"/api/tables/{key}"))["seats"]
    assert seats[0]["handle"] == shown["handle"]
    await one.post(f"/api/tables/{key}/block", {"seat": 2})
    assert (await profile_of(other, one))["open"] is False
    stranger = Person(server)
    assert (await profile_of(stranger, one))["open"] is True
    await leave([*people, stranger], lines)


async def test_figures_move_into_the_account_and_go_with_it(server: Server) -> None:
    login = a_login()
    _, first, first_lines = await resigned(server)
    _, second, second_lines = await resigned(server)
    await first[1].post("/api/account", {"login": login, "password": PASSWORD})
    await second[1].post("/api/login", {"login": login, "password": PASSWORD})
    mine = await profile_of(second[1], second[1])
    assert (mine["kind"], mine["games"], mine["best_run"]) == ("account", 2, 2)
    data = await second[1].get("/api/me/data")
    assert data["statistics"]["tiger-labyrinth"]["wins"] == 2
    assert (await second[1].http.delete("/api/me")).is_success
    await first[0].get(f"/api/players/{mine['handle']}", 404)
    await leave([*first, *second], [*first_lines, *second_lines])


async def test_games_from_before_there_were_statistics_are_counted(tmp_path: Path) -> None:
    """The migration that makes the rows gives the figures that the games themselves gave."""
    data = tmp_path / "data"
    with serving(data) as server:
        _, people, lines = await resigned(server, settings={"rated": True})
        before = await profile_of(people[1], people[1])
        server.stop()
        (file,) = MIGRATIONS.glob("*_profiles_statistics.py")
        migration = runpy.run_path(str(file))
        with create_engine(f"sqlite:///{data / 'clew.sqlite'}").begin() as connection:
            connection.execute(delete(tallies))
            connection.execute(delete(rating_days))
            connection.execute(text("UPDATE players SET handle = NULL"))
            for part in ("_give_handles", "_begin_curves", "_count_games"):
                migration[part](connection)
        server.restart()
        assert await profile_of(people[1], people[1]) == before
        await leave(people, lines)
