"""Without sight: a whole game of each kind by what a screen reader gets, and by keys.

The player here knows nothing but Chromium's accessibility tree: roles, names, states. It goes to
what has a name and can be pressed, and presses Enter. No class, no position, no picture.
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Error, Page, expect

from tests.server.harness import Server
from tests.web.conftest import SOAK, Open
from tests.web.playing import short_table, until
from tests.web.test_games import SHORT

QUICK = ["labyrinth", "tiger-labyrinth", "tiger-traps"]
"""The games that take a person without sight a minute; the others are played in `make soak`."""

PRESSED = ("button", "gridcell", "radio", "option")
MOST = 1500


@dataclass(frozen=True)
class Node:
    """A thing as it is told."""

    id: str
    role: str
    name: str
    disabled: bool
    dom: int
    within: tuple[str, ...]
    """Roles and names of what it is part of, from the outside in."""

    @property
    def told(self) -> str:
        return f"{self.role} {self.name}"


def tree(cdp: CDPSession) -> list[Node]:
    """Everything a screen reader could be told now, in its order."""
    raw: list[dict[str, Any]] = cdp.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {one["nodeId"]: one for one in raw}
    found: list[Node] = []

    def walk(one: dict[str, Any], within: tuple[str, ...]) -> None:
        role = one.get("role", {}).get("value", "")
        name = one.get("name", {}).get("value", "")
        inside = within
        if not one.get("ignored"):
            states = {p["name"]: p["value"].get("value") for p in one.get("properties", [])}
            disabled = bool(states.get("disabled"))
            dom = one.get("backendDOMNodeId", 0)
            node = Node(one["nodeId"], role, name, disabled, dom, within)
            found.append(node)
            inside = (*within, node.told)
        for child in one.get("childIds", []):
            if child in by_id:
                walk(by_id[child], inside)

    walk(raw[0], ())
    return found


class Listener:
    """Plays by ear."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")
        self.chance = random.Random(seed)
        self.nameless: set[str] = set()
        self.heard: list[str] = []
        self._pressed: deque[str] = deque(maxlen=12)

    def choices(self, nodes: list[Node]) -> list[Node]:
        """What can be pressed on the board, or in the dialog that has opened over it."""
        open_now = [one.told for one in nodes if one.role == "dialog"]
        place = open_now[-1] if open_now else "group Board"
        board = [one for one in nodes if place in one.within]
        can = [one for one in board if one.role in PRESSED and not one.disabled]
        self.nameless |= {one.told for one in can if not one.name.strip()}
        return can

    def play(self) -> int:
        """Until the game is over; how often something was pressed."""
        for n in range(MOST):
            can = self._wait()
            if not can:
                return n
            fresh = [one for one in can if one.told not in self._pressed] or can
            one = self.chance.choice(fresh)
            self._pressed.append(one.told)
            self._press(one)
        raise AssertionError("the game does not end")

    def _press(self, one: Node) -> None:
        try:
            self.cdp.send("DOM.focus", {"backendNodeId": one.dom})
        except Error:
            # The page has gone on since it was read; but what is there must take the focus.
            still = [other for other in tree(self.cdp) if other.dom == one.dom]
            assert not still or still[0].disabled, f"{one.told} cannot be focused"
            return
        self.page.keyboard.press("Enter")

    def _wait(self) -> list[Node]:
        """Until something can be pressed, or, as nothing, until the game is over."""
        can: list[Node] = []

        def is_asked_or_over() -> bool:
            nonlocal can
            nodes = tree(self.cdp)
            self._listen(nodes)
            if any(one.told == "region The game is over" for one in nodes):
                can = []
                return True
            can = self.choices(nodes)
            return bool(can)

        until(self.page, is_asked_or_over, "nothing to press, and not over")
        return can

    def _listen(self, nodes: list[Node]) -> None:
        """What the page has said of itself."""
        for one in nodes:
            said = one.role == "StaticText" and any(part[:6] == "status" for part in one.within)
            if said and one.name.strip() and one.name not in self.heard[-1:]:
                self.heard.append(one.name)


@pytest.mark.parametrize("game", SHORT if SOAK else QUICK)
def test_a_whole_game_without_sight(people: Open, server: Server, game: str) -> None:
    page = people()
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto(f"/table/{short_table(page, server.url, game, *SHORT[game])}")
    listener = Listener(page, seed=7)
    assert listener.play() > 1
    assert not listener.nameless, "something can be pressed that has no name"
    assert len(listener.heard) > 1, "what happened was not said"
    told = {one.told for one in tree(listener.cdp)}
    assert "button Play again" in told
