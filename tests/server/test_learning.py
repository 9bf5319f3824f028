"""Tutorials over HTTP: nothing is stored, nobody need be known."""

from __future__ import annotations

from tests.server.harness import Person, Server


async def test_a_lesson_is_played_by_saying_what_was_done(server: Server) -> None:
    person = Person(server)
    lessons = await person.get("/api/learn/tiger-labyrinth")
    assert [lesson["id"] for lesson in lessons] == ["turn", "ride", "home"]
    start = await person.post("/api/learn/tiger-labyrinth", {"lesson": "turn"})
    assert (start["step"], start["legal"], start["frames"]) == (0, [], [])
    asked = await person.post("/api/learn/tiger-labyrinth", {"lesson": "turn", "done": [""]})
    assert asked["legal"] == ["a1-b1"]
    done = {"lesson": "turn", "done": ["", "a1-b1"]}
    after = await person.post("/api/learn/tiger-labyrinth", done)
    assert after["frames"][0]["events"][0]["event"] == "stepped"
    assert all(action.startswith("swap ") for action in after["legal"])
    assert "a" in after["drawing"]
    await person.close()


async def test_why_something_is_not_done(server: Server) -> None:
    person = Person(server)
    other = {"lesson": "turn", "done": ["", "a1-a2"]}
    assert (await person.post("/api/learn/tiger-labyrinth", other))["refused"] == "unexpected"
    wrong = {"lesson": "turn", "done": ["", "a1-c3"]}
    refused = await person.post("/api/learn/tiger-labyrinth", wrong)
    assert (refused["refused"], refused["rule"]) == ("illegal", "TL-07")
    assert refused["message"] == "tiger-labyrinth-refusal-07"
    unread = {"lesson": "turn", "done": ["", "what?"]}
    assert (await person.post("/api/learn/tiger-labyrinth", unread))["refused"] == "unreadable"
    await person.post("/api/learn/tiger-labyrinth", {"lesson": "none"}, status=400)
    await person.get("/api/learn/chess", status=400)
    await person.close()


async def test_an_action_is_tried_out(server: Server) -> None:
    person = Person(server)
    asks = {"lesson": "connect", "done": [""], "action": "place 16 3,0 180"}
    then = await person.post("/api/learn/labyrinth-cards/after", asks)
    assert then["connections"][0]["card"] == 3
    asks = {"lesson": "connect", "done": [""], "action": "place 16 0,0 0"}
    assert await person.post("/api/learn/labyrinth-cards/after", asks) is None
    await person.close()


async def test_the_words_of_the_lessons(server: Server) -> None:
    person = Person(server)
    for language, word in (("en", "spare"), ("fr", "plaque")):
        answer = await person.http.get(f"/api/learn/labyrinth/words?lang={language}")
        assert word in answer.text
    games = await person.get("/api/games")
    assert all(game["learn"] for game in games[:5])
    await person.close()
