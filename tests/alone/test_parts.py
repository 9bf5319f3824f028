"""Clew comes to a browser in parts: what is not here yet is asked for before anything is done."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from clew.alone import parts, requests, thinking
from clew.alone.house import House
from clew.alone.own_table import OwnTable
from clew.table.messages import TableInfo

PARTS = json.dumps({"moon": ["crater"], "words": []})


@pytest.fixture(autouse=True)
def expected() -> Iterator[None]:
    parts.expect(PARTS)
    yield
    parts.expect("{}")


def test_a_request_is_done_once_its_part_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def look(_: object) -> str:
        try:
            import_module("crater")
        except ModuleNotFoundError:
            asked.append("seen")
        return "done"

    monkeypatch.setitem(requests.ANSWERS, "GET /api/me", look)
    house, text = House("", ""), json.dumps({"type": "ask", "id": 1, "request": "GET /api/me"})
    assert json.loads(house.hear(text)) == {"part": "moon"}
    assert asked == []
    parts.arrived("moon")
    assert json.loads(house.hear(text))["answers"] == [{"id": 1, "answer": "done"}]
    assert asked == ["seen"]


def test_what_was_begun_before_a_part_was_missed_is_not_begun_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = OwnTable.info

    def info(own: OwnTable, player: str) -> TableInfo:
        with contextlib.suppress(ModuleNotFoundError):
            import_module("crater")
        return usual(own, player)

    monkeypatch.setattr(OwnTable, "info", info)
    house, wanted = House("", ""), {"game": "labyrinth", "seats": ["me", "greedy"]}
    said = {"type": "ask", "id": 1, "request": "POST /api/tables", "body": wanted}
    assert json.loads(house.hear(json.dumps(said))) == {"part": "moon"}
    assert house.tables.rows == {}
    parts.arrived("moon")
    followed = json.loads(house.hear(json.dumps(said)))
    assert [next(iter(kept)) for kept in followed["keep"]] == ["owner", "table"]
    assert [followed["keep"][1]["table"]] == list(house.tables.rows)


FIRST_MOVE = """
import json
from clew.alone import parts
from clew.games import GAMES
from tests.alone.browser import Browser

modules = {game: [module] for game, module in GAMES.items()}
parts.expect(json.dumps({**modules, "words": ["fluent"]}))
wire = (browser := Browser()).open(browser.begin("labyrinth-cards", "me", "novice"))
browser.ask("GET /api/me/tables")
wire.act(wire.update["legal"][0])
print(*browser.parts)
"""


def test_to_play_a_game_no_other_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_MOVE], capture_output=True, text=True)  # noqa: PLW1510
    assert (done.stdout, done.stderr) == ("labyrinth-cards\n", "")


def test_who_thinks_asks_for_a_part_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clew.bots.names", import_module)
    assert json.loads(thinking.do("meet", '"crater"')) == {"part": "moon"}
