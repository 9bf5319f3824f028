"""Puzzles, and the days in a row, in a real browser."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import Page, expect

from clew.puzzles import find
from tests.server.harness import Server
from tests.web.conftest import PHONE, Open

PATIENT = 60_000


def solve(page: Page, name: str) -> None:
    """Plays a puzzle's answer on the board, decision by decision."""
    for action in find(name).answer:
        expect(page.locator(".board [data-target=on]").first).to_be_attached(timeout=PATIENT)
        if action.startswith("push "):
            _, arrow, degrees = action.split()
            for _ in range(int(degrees) // 90):
                page.get_by_role("button", name="Turn right").click()
            page.locator(f"[data-arrow={arrow}]").dispatch_event("click", {"detail": 0})
            page.locator(".board [data-cell][data-target=on]").first.wait_for(state="attached")
            continue
        for cell in re.findall(r"\b[a-g][1-7]\b", action):
            square = page.locator(f"[data-cell={cell}]")
            if square.get_attribute("aria-pressed") != "true":
                square.dispatch_event("click")
        if "-" in action and action != find(name).answer[-1]:
            page.get_by_text("Choose the first card").wait_for(timeout=PATIENT)


def test_the_puzzle_of_the_day_is_solved_from_home(people: Open) -> None:
    """From home to solved; the streak is there afterwards, and after a reload."""
    page = people()
    page.get_by_role("link", name="Solve it").click()
    page.get_by_role("heading", level=2).wait_for()
    name = page.url.rsplit("/", 1)[1].split("?")[0]
    solve(page, name)
    expect(page.locator(".verdict")).to_have_text("Solved!", timeout=PATIENT)
    expect(page.get_by_text("One day in a row")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("One day in a row")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name=re.compile("solved$"))).to_have_count(1)


def test_an_answer_is_told_in_words_and_counts_for_no_streak(people: Open) -> None:
    """Not after a reload either."""
    page = people()
    page.get_by_role("link", name="Solve it").click()
    page.get_by_text("no longer counts for your streak").wait_for()
    page.get_by_role("button", name="Show an answer").click()
    steps = page.locator("ol li")
    name = page.url.rsplit("/", 1)[1].split("?")[0]
    expect(steps).to_have_count(len(find(name).answer))
    expect(steps.first).to_contain_text("You ")
    page.reload()
    solve(page, name)
    expect(page.locator(".verdict")).to_have_text("Solved!", timeout=PATIENT)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("No streak yet")).to_be_visible()


def test_a_streak_follows_the_account(people: Open, server: Server) -> None:
    """What a browser once kept by itself becomes the account's, and another browser shows it."""
    desk = people()
    desk.get_by_role("heading", level=1).wait_for()
    today = desk.evaluate("new Date().toLocaleDateString('sv')")
    kept = {"solved": ["labyrinth-1-001"], "days": [today]}
    desk.evaluate("kept => localStorage.setItem('clew-puzzles', JSON.stringify(kept))", kept)
    desk.goto("/puzzles")
    expect(desk.get_by_text("One day in a row")).to_be_visible()
    desk.get_by_role("link", name="Create an account").click()
    login = {"login": f"ariadne-{secrets.token_hex(4)}", "password": "seven days in a row"}
    assert desk.request.post(f"{server.url}/api/account", data=login).ok
    phone = people("/puzzles", **PHONE)
    expect(phone.get_by_text("No streak yet")).to_be_visible()
    assert phone.request.post(f"{server.url}/api/login", data=login).ok
    phone.reload()
    expect(phone.get_by_text("One day in a row")).to_be_visible()
    expect(phone.get_by_text("Today’s puzzle is solved.")).to_be_visible()
    expect(phone.get_by_role("link", name="Labyrinth: puzzle 1.1, solved")).to_have_count(1)
    expect(phone.get_by_role("link", name="Create an account")).to_have_count(0)


def test_a_puzzle_missed_is_begun_again_in_french_on_a_phone(people: Open) -> None:
    page = people("/puzzles/labyrinth-1-001", locale="fr-FR", **PHONE)
    expect(page.get_by_text("Atteignez votre objectif en un tour")).to_be_visible()
    answer = find("labyrinth-1-001").answer[0].split()[1]
    page.locator(f"[data-arrow]:not([data-arrow={answer}])").first.dispatch_event(
        "click", {"detail": 0}
    )
    page.locator(".board [data-cell][data-target=on]").first.dispatch_event("click")
    expect(page.locator(".verdict")).to_have_text("Il ne reste plus de tour.")
    page.get_by_role("button", name="Recommencer").click()
    expect(page.get_by_text("Encore un tour")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    page.get_by_role("button", name="Montrer une solution").click()
    expect(page.locator("aside ol li").first).to_contain_text(f"Vous poussez par {answer}")
    expect(page.locator(f"[data-arrow={answer}].hinted")).to_have_count(1)
    page.goto("/puzzles/nothing-1-001")
    expect(page.get_by_text("Ce casse-tête n’existe pas.")).to_be_visible()
