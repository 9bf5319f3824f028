"""What happened is shown happening: seen in lessons, where it always is the same."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Open

WATCH = """() => {
  window.seen = new Set()
  const note = element => {
    const turn = element.getAttribute('transform') ?? ''
    const isTile = element.closest('[data-cell]')
    if (element.matches('.flight')) seen.add('a card flies')
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
    for _ in range(MOST):
        if page.get_by_role("button", name="Show me how").count():
            break
        page.evaluate("() => document.querySelector('[data-next]')?.click()")
        page.wait_for_timeout(40)
    page.evaluate(WATCH)


def shown(page: Page, *things: str) -> None:
    for thing in things:
        page.wait_for_function(SEEN, arg=thing)


def moving(people: Open, path: str) -> Page:
    return people(path, reduced_motion="no-preference")


def test_a_tile_is_turned_over_and_the_hero_walks(people: Open) -> None:
    page = moving(people, "/learn/labyrinthos")
    learn(page, "Into the dark")
    page.locator("[data-cell=c5][data-target=on]").dispatch_event("click")
    shown(page, "a hero walks")
    page.locator("[data-cell=b5][data-target=on]").dispatch_event("click")
    shown(page, "a tile flips")


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
    page.locator(".board .cell.hinted").first.dispatch_event("click")
    page.get_by_role("button", name="Take this card").click()
    shown(page, "a card flies")
    expect(page.locator(".flight")).to_have_count(0)
