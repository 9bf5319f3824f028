"""A whole Clew without a server: games, hints, take-backs and puzzles, kept and resumed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from clew.games import names
from clew.puzzles import find
from clew.study import curve
from clew.table.record import Record, read, write
from clew.table.verify import verify
from tests.alone.browser import Browser, Refused, Wire


def play_on(wire: Wire, most: int = 10_000, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(most):
        now = wire.update
        if now["over"]:
            return
        wire.act(chance.choice(now["legal"]))


@pytest.mark.parametrize("game", names())
def test_a_whole_game_against_a_bot_ends_in_a_record_that_verifies(
    game: str, tmp_path: Path
) -> None:
    browser = Browser()
    key = browser.begin(game, "me", "greedy")
    wire = browser.open(key)
    play_on(wire)
    assert wire.update["over"]
    found = msgspec.convert(browser.ask("GET /api/tables/{key}/record", key=key), Record)
    write(found, tmp_path / "game.json")
    assert verify(read(tmp_path / "game.json"), whole=True).good


def test_a_game_goes_on_after_the_browser_was_closed() -> None:
    browser = Browser()
    key = browser.begin("labyrinth", "me", "greedy")
    wire = browser.open(key)
    play_on(wire, 5)
    before = wire.update
    browser.start()
    again = browser.open(key)
    assert again.update["view"] == before["view"]
    assert again.update["n"] == before["n"]
    play_on(again, 3)
    assert again.update["n"] > before["n"]
    (listed,) = browser.ask("GET /api/me/tables")
    assert listed["turn"]


def test_who_pages_on_sees_every_table_once() -> None:
    browser = Browser()
    made = [browser.begin("labyrinth", "me", "greedy") for _ in range(3)]
    whole = [one["key"] for one in browser.ask("GET /api/me/tables")]
    paged: list[str] = []
    while some := browser.ask("GET /api/me/tables", limit=2, before=paged[-1] if paged else ""):
        paged += [one["key"] for one in some]
    assert paged == whole
    assert set(whole) == set(made)
    with pytest.raises(Refused):
        browser.ask("GET /api/me/tables", before="nothing")


def test_a_click_that_is_sent_again_is_played_once() -> None:
    browser = Browser()
    wire = browser.open(browser.begin("labyrinth", "me", "greedy"))
    n, action = wire.update["n"], wire.update["legal"][0]
    wire.send(type="act", id="mine", n=n, action=action)
    after = wire.update["n"]
    wire.send(type="act", id="mine", n=n, action=action)
    assert wire.update["n"] == after
    assert wire.update["done"] == ["mine"]


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    browser = Browser()
    key = browser.begin("labyrinth", "me", "greedy")
    wire = browser.open(key)
    push = wire.update["legal"][0]
    wire.act(push)
    kept = dict(browser.rows)
    wire.act(push)
    assert wire.heard[-1]["type"] == "refused"
    assert wire.heard[-1]["rule"].startswith("LB-")
    assert browser.rows == kept


def test_one_alone_with_bots_goes_back_past_their_turns() -> None:
    browser = Browser()
    wire = browser.open(browser.begin("tiger-labyrinth", "me", "greedy"))
    before = wire.update
    wire.act(before["legal"][0])
    assert wire.update["undo"]
    wire.send(type="undo", id="back", n=wire.update["n"])
    assert wire.update["done"] == ["back"]
    assert wire.update["legal"] == before["legal"]


def test_while_a_bot_thinks_everything_else_is_answered() -> None:
    browser = Browser()
    wire = browser.open(browser.begin("labyrinth", "me", "adept", settings={"hints": True}))
    browser.thinks = False
    while not browser.waiting:
        wire.act(wire.update["legal"][0])
    assert wire.update["pending"] == [2]
    n = wire.update["n"]
    wire.send(type="undo", id="back", n=n)
    assert wire.update["done"] == ["back"]
    assert wire.update["pending"] == [1]
    assert browser.waiting == [], "what the bot thought about is no longer so"


def test_nobody_thinks_for_a_table_that_nobody_looks_at() -> None:
    browser = Browser()
    key = browser.begin("labyrinth", "me", "adept")
    wire = browser.open(key)
    browser.thinks = False
    while not browser.waiting:
        wire.act(wire.update["legal"][0])
    wire.close()
    assert browser.waiting == []
    again = browser.open(key)
    assert [job["work"] for job in browser.waiting] == ["decide"]
    browser.think()
    assert again.update["pending"] == [1]
    while not browser.waiting:
        again.act(again.update["legal"][0])
    again.send(type="resign", id="enough")
    assert again.update["over"]
    assert browser.waiting == []


def test_a_hint_comes_from_the_one_who_thinks() -> None:
    browser = Browser()
    key = browser.begin("tiger-labyrinth", "me", "greedy", settings={"hints": True})
    wire = browser.open(key)
    browser.thinks = False
    number = browser.begin_to_ask("POST /api/tables/{key}/hint", key=key, body={})
    (job,) = browser.waiting
    assert job["work"] == "hint"
    job["question"][-2] = "greedy"
    browser.think()
    hint = browser.answer(number)
    assert hint["action"] in wire.update["legal"]


def test_several_at_one_screen_have_a_line_each() -> None:
    browser = Browser()
    key = browser.begin("labyrinth", "me", "me")
    lines = [browser.open(key, seat) for seat in (1, 2)]
    assert [line.heard[0]["table"]["seat"] for line in lines] == [1, 1]
    assert bool(lines[0].update["legal"]) != bool(lines[1].update["legal"])


def test_who_was_ahead_is_worked_out_between_other_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(curve, "MAX_POINTS", 4)
    monkeypatch.setattr(curve, "GAMES", curve.PORTION)
    browser = Browser()
    key = browser.begin("tiger-traps", "me", "greedy")
    wire = browser.open(key)
    play_on(wire)
    assert browser.ask("GET /api/tables/{key}/curve", key=key)["done"] in (0, 1)
    assert browser.ask("GET /api/tables/{key}/curve", key=key)["done"] == 1


def test_what_needs_others_is_refused() -> None:
    browser = Browser()
    with pytest.raises(Refused) as refused:
        browser.ask("POST /api/login", body={"login": "a", "password": "b"})
    assert refused.value.reason == "alone"


def test_another_window_that_was_first_ends_the_lines_here() -> None:
    browser = Browser()
    key = browser.begin("labyrinth", "me", "greedy")
    wire = browser.open(key)
    assert json.loads(browser.house.spoil(key, browser.rows[key])) == [max(browser.wires)]
    again = browser.open(key)
    assert again.update["view"] == wire.update["view"]


def test_a_solved_puzzle_is_kept() -> None:
    browser = Browser()
    puzzle = browser.ask("GET /api/puzzles/next", game="labyrinth")["id"]
    now = browser.ask("POST /api/puzzles/{key}", key=puzzle, body={"actions": find(puzzle).answer})
    assert (now["status"], now["rated"]["change"] > 0) == ("solved", True)
    browser.start()
    kept = browser.ask("GET /api/me/puzzles")
    assert kept["puzzles"] == [puzzle]
    assert round(kept["standings"]["labyrinth"]["rating"]) == now["rated"]["rating"]


def test_an_answer_asked_for_is_a_miss_here_too() -> None:
    browser = Browser()
    puzzle = browser.ask("GET /api/puzzles/next", game="labyrinth")["id"]
    steps = browser.ask("POST /api/puzzles/{key}/answer", key=puzzle)
    actions = [step["action"] for step in steps]
    now = browser.ask("POST /api/puzzles/{key}", key=puzzle, body={"actions": actions})
    assert (now["status"], now["rated"]) == ("solved", None)
    standings = browser.ask("GET /api/me/puzzles")["standings"]
    assert standings["labyrinth"]["rating"] < 1500
    assert browser.ask("GET /api/puzzles/next", game="labyrinth")["id"] != puzzle


def test_time_runs_out_at_one_screen() -> None:
    browser = Browser()
    clock = {"kind": "move", "amount": 60}
    key = browser.begin("labyrinth", "me", "me", settings={"clock": clock})
    wire = browser.open(key)
    browser.now += 61
    browser.say({"type": "tick"})
    assert wire.update["away"]


def test_a_finished_game_is_analysed_and_what_is_kept_stays() -> None:
    browser = Browser()
    key = browser.begin("tiger-labyrinth", "me", "me")
    wire = browser.open(key, 1)
    with pytest.raises(Refused) as refused:
        browser.ask("POST /api/tables/{key}/analysis", key=key, body={"at": 0, "moves": []})
    assert refused.value.reason == "hidden"
    wire.send(type="resign", id="enough")
    begun = browser.ask("POST /api/tables/{key}/analysis", key=key, body={"at": 0, "moves": []})
    move = {"seat": begun["seat"], "action": begun["legal"][0]}
    variation = {"at": 0, "moves": [move]}
    judged = browser.ask("POST /api/tables/{key}/judgement", key=key, body=variation)
    assert sum(judged["chances"]) == pytest.approx(1)
    wrong = {"at": 0, "moves": [move, move]}
    with pytest.raises(Refused) as refused:
        browser.ask("POST /api/tables/{key}/variations", key=key, body=wrong)
    assert refused.value.reason == "illegal"
    (kept,) = browser.ask("POST /api/tables/{key}/variations", key=key, body=variation)
    browser.start()
    assert browser.ask("GET /api/tables/{key}/variations", key=key) == [kept]
    number = str(kept["number"])
    forget = "DELETE /api/tables/{key}/variations/{number}"
    with pytest.raises(Refused):
        browser.ask(forget, key=key, number="9")
    assert browser.ask(forget, key=key, number=number) == []


def test_while_a_bot_thinks_one_can_plan() -> None:
    browser = Browser()
    for game in names():
        key = browser.begin(game, "me", "greedy", settings={"hints": True})
        wire = browser.open(key)
        asked = {"request": "GET /api/tables/{key}/plan", "key": key}
        if game == "labyrinthos":
            with pytest.raises(Refused, match="nothing to plan"):
                browser.ask(**asked)
            continue
        browser.thinks = False
        while not browser.waiting:
            wire.act(wire.update["legal"][0])
        told = browser.ask(**asked)
        assert (told["n"], told["refused"]) == (wire.update["n"], None)
        with pytest.raises(Refused):
            browser.ask(**asked, asked="nonsense")
        assert browser.waiting, "the bot still thinks"
        browser.thinks = True
    key = browser.begin("labyrinth", "me", "greedy")
    with pytest.raises(Refused, match="without plans"):
        browser.ask("GET /api/tables/{key}/plan", key=key)
