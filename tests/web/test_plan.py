"""Plan mode in a real browser: tried on another's turn, pinned, broken, played in advance."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import short_table, until, who
from tests.web.test_everyone import SET_LETTERS, problems
from tests.web.test_screens import BOARDS

ALOUD = ".out-of-sight[role=status]"
LISTEN = """(aloud) => {
  const region = document.querySelector(aloud)
  window.heard = []
  const listener = new MutationObserver(() => window.heard.push(region.textContent))
  listener.observe(region, { childList: true, characterData: true, subtree: true })
}"""
"""Keeps all that is said aloud: the next sentence may come at once."""
HEARD = "(text) => window.heard.some((said) => said.includes(text))"


class Asking:
    """What a person's browser could ask the server itself."""

    def __init__(self, page: Page, server: Server, key: str) -> None:
        self._url = f"{server.url}/api/tables/{key}"
        self._cookies = who(page)

    def _get(self, path: str, **query: str) -> Any:
        address = f"{self._url}/{path}"
        return httpx.get(address, params=query, cookies=self._cookies, timeout=60).json()

    def plan(self, asked: str = "") -> dict[str, Any]:
        told: dict[str, Any] = self._get("plan", asked=asked)["plan"]
        return told

    def told(self) -> list[dict[str, Any]]:
        return [one["event"] for one in self._get("log")]

    def widest(self) -> tuple[str, str, list[str]]:
        """A push with a tile as it lies, a cell far from where one stands then, and the way."""
        pushes = [push for push in self.plan()["pushes"] if push.endswith(" 0")]
        found = [(push, self.plan(push)["ways"]) for push in pushes]
        return max(
            ((push, cell, way) for push, ways in found for cell, way in ways.items()),
            key=lambda one: len(one[2]),
        )

    def other_tile(self) -> str:
        """A push after which a tile of another kind lies beside the board."""
        now = self.plan()
        for push in now["pushes"]:
            if kind_of(self.plan(push)["spare"]) != kind_of(now["spare"]):
                return str(push)
        raise AssertionError("every tile is the same")


def kind_of(spare: dict[str, str]) -> tuple[str, int, bool]:
    """Its treasure and its shape, however it lies: how many sides are open, and whether two of
    them face each other."""
    sides = int(spare["sides"], 16)
    return spare["treasure"], sides.bit_count(), bool(sides & sides >> 2)


PHONES = ((390, 844), (844, 390))
LEAST = 270
"""Pixels: the least that is left of a board on a phone."""
ROOM = """(board) => {
  const { width, height } = document.querySelector(board).getBoundingClientRect()
  const panel = document.querySelector('[aria-label=Planning]')
  const edge = panel.getBoundingClientRect().right
  const over = [...panel.querySelectorAll('p, h3, dt, dd, button, select')].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1,
  )
  return [Math.min(width, height), over.map((one) => one.textContent.slice(0, 40))]
}"""


def squeezed(page: Page, game: str) -> dict[str, Any]:
    """With letters twice as large, on a phone: boards of which hardly anything is left, and what
    runs over the edge of the panel."""
    found: dict[str, Any] = {}
    before = page.viewport_size
    assert before
    page.evaluate(SET_LETTERS, "200%")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SET_LETTERS, "200%")
        least, over = page.evaluate(ROOM, f".board {BOARDS[game]}")
        if least < LEAST or over:
            found[f"{width}x{height}"] = [least, over]
    page.evaluate(SET_LETTERS, "")
    page.set_viewport_size(before)
    return found


def sat_down(people: Open, server: Server) -> tuple[Page, Page, Asking, Asking]:
    """Ann, who waits, and Ben, whose turn it is."""
    ann, ben = people(), people()
    wish = {"start": 2, "goals": 12}
    key = short_table(ann, server.url, "labyrinth", wish, ["me", "open"], settings={"hints": True})
    for person, path, body in ((ben, "join", {"nonce": "cd" * 16}), (ann, "start", {})):
        with httpx.Client(base_url=server.url, cookies=who(person), timeout=60) as client:
            client.post(f"/api/tables/{key}/{path}", json=body).raise_for_status()
    for person in (ann, ben):
        person.goto(f"/table/{key}")
    return ann, ben, Asking(ann, server, key), Asking(ben, server, key)


def pinned(page: Page, push: str, cell: str) -> None:
    """By the keys alone: onto the arrow, kept, where to stop, a pin."""
    arrow = page.locator(f"[data-arrow={push.split()[1]}]")
    expect(arrow).to_have_attribute("data-target", "on")
    arrow.focus()
    arrow.press("Enter")
    floor = page.locator(f"[data-cell={cell}]")
    expect(floor).to_have_attribute("data-target", "on")
    floor.focus()
    floor.press("Enter")
    page.get_by_role("button", name="Drop a pin").press("Enter")
    expect(page.get_by_role("button", name="Look at plan A")).to_be_focused()


def test_a_plan_is_pinned_breaks_and_is_played_in_advance(people: Open, server: Server) -> None:
    ann, ben, anns, bens = sat_down(people, server)
    aloud = ann.locator(ALOUD)

    # On Ben's turn the key P opens it; nothing is played, and it is said how far one gets.
    ann.get_by_role("button", name="Plan", exact=True).wait_for()
    ann.keyboard.press("p")
    planning = ann.get_by_role("region", name="Planning")
    expect(planning).to_contain_text("Nothing is played")
    push, cell, way = anns.widest()
    pinned(ann, push, cell)
    expect(aloud).to_contain_text("Plan A is pinned.")
    expect(planning.get_by_role("listitem")).to_contain_text(
        "then one step" if len(way) == 2 else f"then {len(way) - 1} steps"
    )
    assert anns.told() == []
    assert problems(ann) == []

    # To be played in advance, it is bound to the tile: another one cancels it, seen and heard.
    ann.evaluate(LISTEN, ALOUD)
    planning.get_by_role("button", name="Play it on my turn").click()
    first = bens.other_tile()
    for _ in range(int(first.split()[2]) // 90):
        ben.keyboard.press("r")
    ben.locator(f"[data-arrow={first.split()[1]}]").click()
    expect(ann.get_by_role("note")).to_have_text(re.compile("not played in advance"))
    ann.wait_for_function(HEARD, arg="not played in advance")
    expect(planning.get_by_role("button", name="Play it on my turn")).to_be_visible()

    # What is pinned once nobody pushes any more is played: the push and the walk.
    planning.get_by_role("button", name="Remove plan A").click()
    push, cell, way = anns.widest()
    pinned(ann, push, cell)
    planning.get_by_role("button", name="Play it on my turn").click()
    ben.get_by_role("button", name="Stay here").click()
    until(ann, lambda: sum(one["event"] == "pushed" for one in anns.told()) == 2, "not pushed")
    if len(way) > 1:
        until(ann, lambda: any(one.get("path") == way for one in anns.told()), "not walked")
    expect(planning).to_have_count(0)
    expect(ann.get_by_text("Waiting for")).to_be_visible()

    # Where plans are not allowed, nobody is offered one.
    wish = {"hints": True, "plans": False}
    seats = ["me", "greedy"]
    key = short_table(ann, server.url, "labyrinth", {"start": 1}, seats, settings=wish)
    ann.goto(f"/table/{key}")
    ann.get_by_role("button", name="Hint").wait_for()
    ann.keyboard.press("p")
    expect(ann.get_by_role("button", name="Plan", exact=True)).to_have_count(0)


def test_the_other_games_say_what_their_rules_answer(people: Open, server: Server) -> None:
    """Where a hand scores, what the gems allow and why not, what a bid needs."""
    page = people()
    said = {
        "labyrinth-cards": "Where your cards would score",
        "tiger-labyrinth": "The yellow gem lets two",
        "tiger-traps": "Your hand, for this goal",
    }
    for game, sentence in said.items():
        hints = {"hints": True}
        key = short_table(page, server.url, game, {}, ["me", "greedy"], settings=hints)
        page.goto(f"/table/{key}")
        # The button that is pressed makes room for the way out, which has the focus then, and back.
        plan = page.get_by_role("button", name="Plan", exact=True)
        plan.press("Enter")
        leave = page.get_by_role("button", name="Leave the plan")
        expect(leave).to_be_focused()
        leave.press("Enter")
        expect(plan).to_be_focused()
        plan.press("Enter")
        planning = page.get_by_role("region", name="Planning")
        expect(planning).to_contain_text(sentence)
        if game == "tiger-labyrinth":
            for cell in ("a1", "b1"):
                page.locator(f"[data-cell={cell}]").focus()
                page.keyboard.press("Enter")
            expect(planning).to_contain_text("(TL-09)")
            expect(page.locator(ALOUD)).to_contain_text("may not change places")
        assert problems(page) == []
        assert squeezed(page, game) == {}
        page.keyboard.press("Escape")
        expect(planning).to_have_count(0)
