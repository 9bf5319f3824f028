"""The same game is told the same, at a terminal and by the browser alone."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clew.alone.keeping import KeptTable, Owner
from clew.games import find, names
from clew.terminal.session import Session
from clew.words import words
from tests.alone.browser import Browser, Wire

ACTIONS = 15


def begun(game: str, folder: Path, *seats: str) -> Session:
    found = find(game)
    path = folder / f"{game}.json"
    return Session.begun(found, words("en", found), seats=seats, seed="same", save=path)


def at_home(session: Session) -> Browser:
    """The terminal's table, as a browser would have kept it; its bots wait to be told what to
    play."""
    browser, row = Browser(), session.own.row
    browser.owner = msgspec.json.encode(Owner(player=row.host, name="Somebody")).decode()
    kept = KeptTable.of(row, version=1, changed=0.0)
    browser.rows[row.key] = msgspec.json.encode(kept).decode()
    browser.start()
    browser.thinks = False
    return browser


def shown(session: Session, seat: int, since: int) -> Any:
    """What the terminal shows a seat, and has told it after an entry."""
    session.watcher = seat
    found = {
        "n": session.table.n,
        "view": session.view(),
        "events": session.eyes.told(since),
        "order": session.ordered,
        "over": session.outcome,
    }
    if session.acting == seat:
        found["legal"] = [session.game.format(action) for action in session.legal()]
        found["undo"] = session.may_undo()
    return json.loads(msgspec.json.encode(found))


def compare(session: Session, wires: dict[int, Wire], since: dict[int, int]) -> None:
    """Everybody is told the same here and there since the last time."""
    for seat, wire in wires.items():
        here = shown(session, seat, since[seat])
        updates = [one for one in wire.heard if one["type"] == "update"]
        there = {name: value for name, value in updates[-1].items() if name in here}
        there["events"] = [told for one in updates for told in one["events"]]
        assert there == here
        since[seat], wire.heard = here["n"], updates[-1:]
        wire.heard[0]["events"] = []


def let_bots_play(session: Session, browser: Browser) -> None:
    """The bots choose at the terminal; those of the browser that think choose the same. The others
    have played already: there was nothing to think about."""
    own = browser.house.tables.table(session.own.row.key)
    while session.bot:
        action, n = session.choose(), session.table.n
        session.act_bot(action)
        if own.thought and own.thought.n == n:
            job = browser.waiting.pop(0)["job"]
            browser.say({"type": "thought", "job": job, "answer": action})


def play_both(
    session: Session, browser: Browser, wires: dict[int, Wire], chance: random.Random
) -> None:
    since = dict.fromkeys(wires, 0)
    for number in range(ACTIONS):
        let_bots_play(session, browser)
        compare(session, wires, since)
        seat = session.acting
        if not seat:
            return
        session.hand_over()
        message = {"id": f"a{number}", "n": session.table.n}
        if session.may_undo() and not chance.randrange(4):
            session.undo()
            wires[seat].send(type="undo", **message)
        else:
            action = session.game.format(chance.choice(session.legal()))
            session.act(action)
            wires[seat].send(type="act", action=action, **message)


@pytest.mark.parametrize("game", names())
def test_one_against_a_bot_is_told_the_same(game: str, tmp_path: Path) -> None:
    session = begun(game, tmp_path, "human", "greedy")
    browser = at_home(session)
    wires = {1: browser.open(session.own.row.key, 1)}
    play_both(session, browser, wires, random.Random(2))
    played = [json.loads(text)["entry"] for text in browser.entries[session.own.row.key].values()]
    assert [(one["seat"], one.get("action"), one.get("to")) for one in played] == [
        (one.seat, one.action or None, one.to if one.table else None)
        for one in session.table.entries
    ]


@pytest.mark.parametrize("game", names())
def test_two_at_one_screen_are_told_the_same(game: str, tmp_path: Path) -> None:
    session = begun(game, tmp_path, "human", "human")
    browser = at_home(session)
    wires = {seat: browser.open(session.own.row.key, seat) for seat in (1, 2)}
    play_both(session, browser, wires, random.Random(1))
    assert session.table.n
