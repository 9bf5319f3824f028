"""What happened is shown happening: seen in lessons, where it always is the same."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Open
from tests.web.test_learning import read_until

WATCH = """() => {
  window.seen = new Set()
  const note = element => {
    const turn = element.getAttribute('transform') ?? ''
    const isTile = element.closest('[data-cell]')
    const isOnItsWay = /translate\\(-?\\d+\\.\\d|translate\\(\\S+ -?\\d+\\.\\d/.test(turn)
    if (element.matches('.flight')) seen.add('a card flies')
    if (element.matches('.lifted')) seen.add('a treasure lifts off')
    if (element.matches('.flying-gem')) seen.add('a gem flies')
    if (element.matches('.incoming') && isOnItsWay) seen.add('a line slides')
    if (element.matches('.pawn') && isOnItsWay) seen.add('a pawn walks')
    if (element.matches('.walker')) seen.add('a cub steps')
    if (element.matches('.cell') && isOnItsWay) seen.add('cards change places')
    if (element.matches('.reveal .now.up')) seen.add('a card is turned over')
    if (element.matches('svg.rolling')) seen.add('a die rolls')
    if (element.matches('.overlay svg')) seen.add('a die is shown large')
    if (isTile && /scale\\(0\\.\\d+ 1\\)/.test(turn)) seen.add('a tile flips')
    if (element.matches('.hero') && /\\d\\.\\d/.test(turn)) seen.add('a hero walks')
  }
  new MutationObserver(changes => {
    for (const change of changes) {
      if (change.type === 'attributes') note(change.target)
      for (const added of change.addedNodes)
        if (added instanceof Element) [added, ...added.querySelectorAll('*')].forEach(note)
    }
  }).observe(document.body, {
    subtree: true, childList: true, attributeFilter: ['transform', 'class'],
  })
}"""
"""Notes what passes by, however short: nothing has to be looked at in time."""
SEEN = "what => window.seen.has(what)"
MOST = 1500


def learn(page: Page, lesson: str) -> None:
    """To the first thing that is to be done in a lesson."""
    lessons = page.get_by_role("navigation", name="Lessons")
    lessons.get_by_role("button", name=lesson).click()
    expect(page.get_by_role("heading", name=lesson)).to_be_visible()
    read_until(page, page.get_by_role("button", name="Show me how"))
    page.evaluate(WATCH)


def shown(page: Page, *things: str) -> None:
    for thing in things:
        page.wait_for_function(SEEN, arg=thing)


def moving(people: Open, path: str) -> Page:
    return people(path, reduced_motion="no-preference")


def test_a_tile_is_turned_over_and_the_hero_walks(people: Open) -> None:
    page = moving(people, "/learn/labyrinthos")
    learn(page, "Into the dark")
    page.locator("[data-cell=c5][data-target=on]").click()
    shown(page, "a hero walks")
    page.locator("[data-cell=b5][data-target=on]").click()
    shown(page, "a tile flips")
    rotation = page.locator(".board [data-action^=turn]").first
    rotation.wait_for()
    page.route(re.compile("/api/learn/labyrinthos"), with_more)
    page.clock.install(time=0)
    page.clock.pause_at(HOUR)
    with page.expect_response(re.compile("/api/learn/labyrinthos")):
        rotation.click()
    monster, wall = watched(page)
    heights = [y for _, y in monster]
    assert heights[0] == 350
    assert heights[-1] == 50
    way = [a - b for a, b in pairwise(sorted({*heights}, reverse=True))]
    assert len(way) > 4, "it is seen on its way"
    assert way[:-1] == sorted(way[:-1]), "it gathers speed"
    assert len(wall) > 4
    assert all(250 < x < 300 and 400 < y < 450 for x, y in wall[1:-1])


MORE: list[dict[str, Any]] = [
    {"event": "put", "monster": "minotaur", "cell": "d4"},
    {"event": "charged", "seat": 2, "monster": "minotaur", "side": "n", "cell": "d1"},
    {"event": "shifted", "seat": 2, "cell": "c5", "side": "n", "to_side": "e"},
]
"""What no lesson has: the monster charges, and a wall is moved."""


def with_more(route: Route) -> None:
    """What the server answers, but as if that had happened too."""
    response = route.fetch()
    answer = response.json()
    for frame in answer["frames"][-1:]:
        frame["events"] += MORE
    route.fulfill(response=response, json=answer)


WHERE = """(piece) => {
  const turn = document.querySelector(piece)?.getAttribute('transform')
  return turn ? turn.match(/translate\\((\\S+) (\\S+)\\)/).slice(1).map(Number) : null
}"""
HOUR = 3_600_000
FRAME = 32
"""Milliseconds of a clock that only the test moves on: no machine is too slow for it."""


def watched(page: Page) -> tuple[list[list[float]], list[list[float]]]:
    """Where the monster was, and the wall under way, frame by frame."""
    monster: list[list[float]] = []
    wall: list[list[float]] = []
    for _ in range(MOST // FRAME * 2):
        page.clock.run_for(FRAME)
        for piece, way in ((".monster", monster), (".moving-wall > g", wall)):
            if at := page.evaluate(WHERE, piece):
                way.append(at)
        if wall and not page.locator(".moving-wall").count():
            break
    return monster, wall


def test_a_die_rolls_for_all_to_see(people: Open) -> None:
    page = moving(people, "/learn/labyrinthos")
    learn(page, "The monster’s hour")
    for action in ("pass", "feet", "done"):
        page.locator(f".board [data-action^='{action}']").first.click()
    shown(page, "a die rolls", "a die is shown large")
    expect(page.locator("svg.rolling")).to_have_count(0)


def test_a_card_that_is_taken_flies_to_its_owner(people: Open) -> None:
    page = moving(people, "/learn/labyrinth-cards")
    learn(page, "Tie two treasures")
    page.get_by_role("button", name="Show me how").click()
    page.locator(".board .cell.hinted").first.click()
    page.get_by_role("button", name="Take this card").click()
    shown(page, "a card flies")
    expect(page.locator(".flight")).to_have_count(0)


def test_a_line_slides_a_pawn_walks_and_a_treasure_lifts_off(people: Open) -> None:
    page = moving(people, "/learn/labyrinth")
    learn(page, "Push, then walk")
    page.keyboard.press("r")
    page.locator("[data-arrow=N2][data-target=on]").click()
    shown(page, "a line slides")
    page.locator("[data-cell=d1][data-target=on]").click()
    shown(page, "a pawn walks", "a treasure lifts off")
    expect(page.locator(".lifted")).to_have_count(0)


def test_a_cub_steps_and_cards_change_places(people: Open) -> None:
    page = moving(people, "/learn/tiger-labyrinth")
    learn(page, "A turn has two halves")
    page.locator("[data-cell=b1][data-target=on]").click()
    shown(page, "a cub steps")
    for _ in range(2):
        page.locator(".cell[data-target=on]").first.click()
    shown(page, "cards change places")


def test_a_card_is_turned_over_and_a_gem_flies(people: Open) -> None:
    page = moving(people, "/learn/tiger-traps")
    learn(page, "A trap")
    for action in ("play blue-lady", "play red-lady", "pass"):
        page.locator(f".board [data-action='{action}']").first.click()
    shown(page, "a card is turned over", "a gem flies")
    expect(page.locator(".flying-gem")).to_have_count(0)
