"""Tutorials in the browser: learned by playing, left and resumed, ending in a real game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from clew.games import GAMES
from tests.web.conftest import PHONE, Open
from tests.web.playing import TARGETS, click_on, click_what_is_off, press

MOST = 1500
READ_ON = "[data-next], .board .main[data-action]"
LEARNED = "[data-learned]"
"""The way to a real game."""
LEFT = """(targets) => [
  document.querySelector('aside').innerText,
  ...[...document.querySelectorAll(targets)].map((one) => one.outerHTML),
].join('\\n')"""
"""What is asked, and all that is offered."""


def learn(page: Page) -> None:
    """Reads what is to be read and does what may be done, until all lessons are learned."""
    for n in range(MOST):
        page.locator(f"{READ_ON}, {TARGETS}, {LEARNED}").first.wait_for(state="attached")
        if page.locator(LEARNED).count():
            return
        if not read_on(page):
            page.keyboard.press("r")  # What is pushed or placed may have to be turned first.
            click_on(page, n)
    raise AssertionError(page.evaluate(LEFT, TARGETS))


def read_on(page: Page) -> bool:
    """Clicks what leads on, where something does."""
    onward = page.evaluate_handle("(onward) => document.querySelector(onward)", READ_ON)
    element = onward.as_element()
    return element is not None and press(element)


def read_until(page: Page, thing: Locator) -> None:
    """Reads on until this is there."""
    for _ in range(MOST):
        page.locator(READ_ON).or_(thing).first.wait_for()
        if thing.count():
            return
        read_on(page)


def text(page: Page, words: str) -> Locator:
    return page.get_by_role("region", name="Lesson").get_by_text(words)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learned_and_then_played(people: Open, game: str) -> None:
    page = people()
    page.locator(f"[data-game={game}]").get_by_role("link", name="Learn it").click()
    learn(page)
    page.get_by_role("button", name="Play against the novice").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("game", ["labyrinth-cards", "labyrinthos"])
def test_in_french_on_a_phone(people: Open, game: str) -> None:
    """A missing word is an error in the console, which no page may have."""
    options: dict[str, Any] = {**PHONE, "locale": "fr-FR"}
    page = people(f"/learn/{game}", **options)
    learn(page)
    expect(page.get_by_role("button", name="Jouer contre le novice")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_it_can_be_left_and_resumed(people: Open) -> None:
    page = people("/learn/tiger-labyrinth")
    page.get_by_role("button", name="Continue").click()
    expect(text(page, "First half")).to_be_visible()
    page.locator("[data-cell=b1]").click()
    expect(text(page, "Second half")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.goto("/learn/tiger-labyrinth")
    expect(text(page, "Second half")).to_be_visible()
    page.get_by_role("navigation", name="Lessons").get_by_role("button").first.click()
    expect(text(page, "Your five red cubs wait")).to_be_visible()


def test_something_else_is_answered_by_what_is_wanted(people: Open) -> None:
    page = people("/learn/labyrinth")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Show me how").wait_for()
    page.locator("[data-arrow=N2]").click()
    expect(page.get_by_role("alert")).to_contain_text("let’s do this first")
    expect(text(page, "The spare must be turned by a quarter")).to_be_visible()
    expect(page.locator("[data-arrow=N2].hinted")).to_have_count(1)
    page.locator("[data-arrow=N2]").click()
    expect(text(page, "The way is open!")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_who_asks_how_is_shown_it_on_the_board(people: Open, game: str) -> None:
    page = people(f"/learn/{game}")
    how = page.get_by_role("button", name="Show me how")
    read_until(page, how)
    how.click()
    expect(page.get_by_role("region", name="Lesson").get_by_role("status")).to_be_visible()
    expect(page.locator(".board .hinted, .board [data-hinted]").first).to_be_visible()


def test_something_illegal_is_answered_by_its_rule(people: Open) -> None:
    page = people("/learn/labyrinth-cards")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Show me how").wait_for()
    page.get_by_role("button", name=re.compile("fits one way round")).first.wait_for()
    click_what_is_off(page, page.locator("[data-cell='0,0']"))
    expect(page.get_by_role("alert")).to_contain_text("LC-05")
