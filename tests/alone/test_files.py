"""Games as files: saved in the middle, continued elsewhere, brought back; all else is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from clew.alone.requests import BRING
from clew.terminal.session import Session
from tests.alone.browser import Browser, Refused, Wire
from tests.alone.test_house import play_on


def saved(browser: Browser, key: str) -> str:
    return json.dumps(browser.ask("GET /api/tables/{key}/record", key=key), indent=1)


def begun(game: str, *seats: str, moves: int) -> tuple[Browser, str, Wire]:
    browser = Browser()
    key = browser.begin(game, *seats)
    wire = browser.open(key)
    play_on(wire, moves)
    return browser, key, wire


@pytest.mark.parametrize("game", ["labyrinth", "labyrinthos"])
def test_an_unfinished_game_goes_to_the_terminal_and_comes_back(game: str, tmp_path: Path) -> None:
    browser, key, wire = begun(game, "me", "greedy", moves=3)
    path = tmp_path / "game.json"
    path.write_text(saved(browser, key))
    session = Session.resumed(path)
    session.table.act(session.acting, session.legal()[0])
    session.save()
    listed = browser.ask(BRING, body=path.read_text())
    assert wire.over, "the line begins again"
    assert (listed["key"], listed["status"]) == (key, "playing")
    again = browser.open(key)
    assert again.update["n"] >= session.table.n
    browser.start()
    assert browser.open(key).update["n"] == again.update["n"]


def test_a_game_of_another_browser_goes_on_here_and_is_looked_back_at_there() -> None:
    first, key, wire = begun("tiger-labyrinth", "me", "greedy", moves=2)
    second = Browser()
    second.ask(BRING, body=saved(first, key))
    other = second.open(key)
    assert other.update["view"] == wire.update["view"]
    play_on(other)
    over = saved(second, key)
    assert first.ask(BRING, body=over)["status"] == "over"
    (listed,) = first.ask("GET /api/me/tables")
    assert listed["seat"] == 1
    third = Browser()
    looked = third.ask(BRING, body=over)
    assert (looked["status"], looked["seat"]) == ("over", 0)
    assert third.ask("GET /api/tables/{key}/moments", key=key)
    assert saved(third, key) == over


def changed(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields})


def test_what_is_no_record_of_this_clew_changes_nothing() -> None:
    browser, key, wire = begun("tiger-labyrinth", "me", "greedy", moves=2)
    text = saved(browser, key)
    play_on(wire, 1)
    wire.send(type="undo", id="back", n=wire.update["n"])
    play_on(wire, 1, seed=5)
    kept = dict(browser.rows)
    ahead = saved(browser, key)
    wrong = {
        "nonsense": "no-record",
        "{}": "no-record",
        changed(text, started="yesterday"): "changed-record",
    }
    for bad, reason in wrong.items():
        with pytest.raises(Refused) as refused:
            browser.ask(BRING, body=bad)
        assert refused.value.reason == reason
    assert browser.rows == kept
    elsewhere = Browser()
    elsewhere.ask(BRING, body=text)
    play_on(elsewhere.open(key), 1, seed=9)
    with pytest.raises(Refused) as refused:
        elsewhere.ask(BRING, body=ahead)
    assert refused.value.reason == "differs"
