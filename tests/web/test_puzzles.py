"""Puzzles, and the days in a row, in a real browser."""

from __future__ import annotations

import re
import secrets
from datetime import date, timedelta

from playwright.sync_api import Page, Route, expect

from clew.puzzles import daily, find
from tests.server.harness import Server
from tests.web.conftest import PHONE, Open

PATIENT = 60_000
LINE = "Clew 2026-01-05 💎 ★★☆☆☆ 🟥🟩"


def solve(page: Page, name: str) -> None:
    """Plays a puzzle's answer on the board, decision by decision."""
    for action in find(name).answer:
        expect(page.locator(".board [data-target=on]").first).to_be_attached(timeout=PATIENT)
        if action.startswith("push "):
            _, arrow, degrees = action.split()
            for _ in range(int(degrees) // 90):
                page.get_by_role("button", name="Turn right").click()
            page.locator(f"[data-arrow={arrow}]").click()
            page.locator(".board [data-cell][data-target=on]").first.wait_for(state="attached")
            continue
        for cell in re.findall(r"\b[a-g][1-7]\b", action):
            square = page.locator(f"[data-cell={cell}]")
            if square.get_attribute("aria-pressed") != "true":
                square.click()
        if "-" in action and action != find(name).answer[-1]:
            page.get_by_text("Choose the first card").wait_for(timeout=PATIENT)


def test_a_puzzle_is_solved_and_moves_ones_rating(people: Open) -> None:
    """From the list by the rating to the next one; a second solution moves nothing, and the
    profile shows it. The line to share is one of the puzzle of the day; here one is slipped in."""

    def with_line(route: Route) -> None:
        answer = route.fetch()
        now = answer.json()
        route.fulfill(json={**now, "share": LINE if now.get("status") == "solved" else ""})

    page = people("/puzzles")
    page.get_by_role("navigation", name="Games").get_by_role(
        "link", name="Labyrinth", exact=True
    ).click()
    expect(page.get_by_text("Your rating starts at 1500")).to_be_visible()
    page.get_by_role("link", name="Next puzzle for you").click()
    page.wait_for_url(re.compile(r"/puzzles/labyrinth-\d-\d+$"))
    name = page.url.rsplit("/", 1)[1]
    page.route(re.compile(rf"/api/puzzles/{name}$"), with_line)
    solve(page, name)
    expect(page.locator(".verdict")).to_have_text("Solved!", timeout=PATIENT)
    task = page.locator(".task")
    told = task.get_by_text(re.compile(r"Your rating is now (\d+) \(\+\d+\)"))
    expect(told).to_be_visible()
    found = re.search(r"now (\d+)", told.inner_text())
    assert found
    rating = found[1]
    expect(task.get_by_text(LINE)).to_be_visible()
    page.get_by_role("button", name="Copy the line").press("Enter")
    expect(page.get_by_role("button", name="The line is copied.")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).not_to_have_attribute(
        "href", re.compile(name)
    )
    page.get_by_role("button", name="Start again").click()
    solve(page, name)
    expect(page.locator(".verdict")).to_have_text("Solved!", timeout=PATIENT)
    expect(told).to_have_count(1)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text(f"Your rating: about {rating}")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("solved$"))).to_have_count(1)
    handle = page.request.get("/api/me").json()["handle"]
    page.goto(f"/player/{handle}")
    puzzles = page.get_by_role("region", name="Puzzles")
    expect(puzzles.get_by_text(rating)).to_be_visible()


def test_an_answer_is_told_in_words_and_counts_for_no_streak(people: Open, server: Server) -> None:
    """Not after a reload either. Whichever game the day's puzzle is of, it is solved by its
    answer."""
    page = people()
    page.get_by_role("link", name="Solve it").click()
    page.get_by_text("no longer for your streak").wait_for()
    page.get_by_role("button", name="Show an answer").press("Enter")
    expect(page.get_by_role("heading", name="One answer")).to_be_focused()
    steps = page.locator("ol li")
    name, _, day = page.url.rsplit("/", 1)[1].partition("?day=")
    expect(steps).to_have_count(len(find(name).answer))
    expect(steps.first).to_contain_text("You ")
    solved = {"actions": list(find(name).answer), "day": day}
    assert page.request.post(f"{server.url}/api/puzzles/{name}", data=solved).ok
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("No streak yet")).to_be_visible()


def test_a_streak_follows_the_account(people: Open, server: Server) -> None:
    """What a browser once kept by itself becomes the account's, and another browser shows it. Its
    days do not count, for they could be made up: the streak is what the server saw solved."""
    desk = people()
    desk.get_by_role("heading", level=1).wait_for()
    today = desk.evaluate("new Date().toLocaleDateString('sv')")
    before = (date.fromisoformat(today) - timedelta(days=1)).isoformat()
    kept = {"solved": ["labyrinth-1-001"], "days": [before]}
    desk.evaluate("kept => localStorage.setItem('clew-puzzles', JSON.stringify(kept))", kept)
    puzzle = daily(date.fromisoformat(today))
    solved = {"actions": list(puzzle.answer), "day": today}
    assert desk.request.post(f"{server.url}/api/puzzles/{puzzle.id}", data=solved).ok
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
    kept_here = re.compile(r"Labyrinth: puzzle 1\.1, Difficulty \d+, solved")
    expect(phone.get_by_role("link", name=kept_here)).to_have_count(1)
    expect(phone.get_by_role("link", name="Create an account")).to_have_count(0)


def test_a_puzzle_missed_is_begun_again_in_french_on_a_phone(people: Open) -> None:
    page = people("/puzzles/labyrinth-1-001", locale="fr-FR", **PHONE)
    expect(page.get_by_text("Atteignez votre objectif en un tour")).to_be_visible()
    answer = find("labyrinth-1-001").answer[0].split()[1]
    # The first tap shows what it would do.
    page.locator(f".arrow.may:not([data-arrow={answer}])").first.tap()
    page.get_by_role("button", name="Pousser", exact=True).tap()
    page.locator(".board [data-cell][data-target=on]").first.tap()
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
