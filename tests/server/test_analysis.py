"""The analysis board of a server: anybody who may see a finished game, each with what they keep."""

from __future__ import annotations

from tests.server.harness import Person, Server, leave, sit_down, whose_turn


async def test_variations_are_tried_judged_and_kept_by_each_for_themselves(server: Server) -> None:
    key, people, lines = await sit_down(server, "tiger-labyrinth")
    ann, bob = people
    path = f"/api/tables/{key}"
    refused = await ann.post(f"{path}/analysis", {"at": 0, "moves": []}, status=403)
    assert refused["reason"] == "hidden"
    for _ in range(4):
        actor, other = whose_turn(lines)
        await actor.act()
        for line in (actor, other):
            await line.next("update")
    await lines[0].say(type="resign")
    await lines[0].next("update")

    begun = await ann.post(f"{path}/analysis", {"at": 2, "moves": []})
    move = {"seat": begun["seat"], "action": begun["legal"][-1]}
    tried = await ann.post(f"{path}/analysis", {"at": 2, "moves": [move]})
    assert tried["told"][0]
    assert tried["shown"]["events"]
    judged = await ann.post(f"{path}/judgement", {"at": 2, "moves": [move], "best": True})
    assert len(judged["chances"]) == 2
    assert judged["best"]["action"] in tried["legal"]

    wrong = {"at": 2, "moves": [move, {"seat": 1, "action": "fly"}]}
    assert (await ann.post(f"{path}/variations", wrong, status=409))["reason"] == "unreadable"
    await ann.post(f"{path}/variations", {"at": 2, "moves": [move] * 101}, status=400)
    await ann.post(f"{path}/analysis", {"at": 99, "moves": []}, status=404)
    assert await ann.get(f"{path}/variations") == []

    (kept,) = await ann.post(f"{path}/variations", {"at": 2, "moves": [move]})
    assert (kept["at"], kept["moves"]) == (2, [move])
    assert await ann.get(f"{path}/variations") == [kept]
    assert await bob.get(f"{path}/variations") == []
    stranger = Person(server)
    assert await stranger.post(f"{path}/analysis", {"at": 2, "moves": [move]}) == tried
    await stranger.post(f"{path}/variations", {"at": 1, "moves": []}, status=400)
    await stranger.post(f"{path}/variations", {"at": 2, "moves": [move]})

    login = {"login": "ann-who-analyses", "password": "a long enough one"}
    await ann.post("/api/account", login)
    await stranger.post("/api/login", login)  # what the guest kept is there already
    assert await stranger.get(f"{path}/variations") == [kept]
    mine = await ann.get("/api/me/data")
    assert mine["variations"] == [{"table": key, "at": 2, "moves": [move]}]
    gone = await ann.http.delete(f"{path}/variations/{kept['number']}")
    assert gone.json() == []
    assert (await ann.http.delete(f"{path}/variations/{kept['number']}")).status_code == 404
    await leave([*people, stranger], lines)
