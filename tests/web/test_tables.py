"""Two people at one table, a spectator, one screen for all, and a server that goes away."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.harness import Server, serving
from tests.web.conftest import PATIENCE, Open
from tests.web.playing import HAPPENED, TARGETS, click_on, short_table, until, wait_for_turn


def ready(page: Page) -> Page:
    expect(page.get_by_role("article")).not_to_have_count(0)
    return page


def test_a_friend_joins_by_link_and_reloads_in_mid_turn(people: Open) -> None:
    host, friend = ready(people()), ready(people())
    host.locator("[data-game=labyrinth]").get_by_role("link", name="With friends").click()
    host.get_by_label("How many players").select_option("2")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link to this table").input_value()
    friend.goto(link)
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_role("button", name="Take the seat")).to_have_count(0)
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.locator(".maze")).to_be_visible()
    for turn in range(6):
        acting = _acting(host, friend)
        if turn == 3:
            acting.reload()
            expect(acting.locator(".maze")).to_be_visible()
        logs = [page.get_by_role("region", name="What happened") for page in (host, friend)]
        before = [log.inner_text() for log in logs]
        until(acting, partial(click_on, acting, turn), "nothing could be clicked")
        for log, seen in zip(logs, before, strict=True):
            expect(log).not_to_have_text(seen, use_inner_text=True)


def _acting(*pages: Page) -> Page:
    asked: list[Page] = []

    def somebody_is_asked() -> bool:
        asked.extend(page for page in pages if page.locator(TARGETS).count())
        return bool(asked)

    until(pages[0], somebody_is_asked, "it is nobody's turn")
    return asked[0]


def test_a_spectator_sees_the_board_and_no_secret(people: Open, server: Server) -> None:
    player, stranger = ready(people()), ready(people())
    key = short_table(player, server.url, "labyrinth", {}, ["me", "greedy"])
    heard: list[str] = []
    stranger.on("websocket", lambda s: s.on("framereceived", lambda text: heard.append(str(text))))
    player.goto(f"/table/{key}")
    stranger.goto(f"/table/{key}")
    expect(stranger.locator(".maze")).to_be_visible()
    expect(stranger.get_by_text("You are watching.")).to_be_visible()
    expect(player.locator(".card-face")).to_be_visible()
    assert stranger.locator(".card-face, .goal-mark, .arrow.may").count() == 0
    wait_for_turn(player)
    click_on(player, 0)
    expect(stranger.locator(HAPPENED).first).to_be_visible()
    views = [text for text in heard if '"view"' in text]
    assert views
    assert all('"goals":[]' in text and '"legal":[]' in text for text in views)


def test_one_screen_is_handed_over(people: Open) -> None:
    page = ready(people())
    page.locator("[data-game=labyrinth]").get_by_role("link", name="With friends").click()
    page.get_by_role("radio", name="All of us").check()
    page.get_by_label("How many players").select_option("4")
    for seat, name in enumerate(("Ariadne", "Theseus", "Phaedra"), 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_label("Who plays at seat 4").select_option("novice")
    page.get_by_role("button", name="Begin").click()
    hand_over = page.get_by_role("button", name=re.compile("^I am (Ariadne|Theseus|Phaedra)"))
    hand_over.wait_for()  # before the first hand, too
    page.get_by_role("button", name="Turn the board").click()
    seen: set[tuple[str, str]] = set()
    # Each pushes and walks, and the first pushes again: then the log is shown.
    for turn in range(7):
        page.locator(f"{TARGETS}, .board section .button").first.wait_for()
        if hand_over.count():
            assert page.locator(".card-face").count() == 0, "the next player's secret is shown"
            turned = page.locator(".turntable").evaluate("(it) => getComputedStyle(it).rotate")
            seen.add((hand_over.inner_text(), turned))
            hand_over.click()
        until(page, partial(click_on, page, turn), "nothing could be clicked")

    def is_told() -> bool:
        """Whoever is next may be at this screen, too: what happened is seen once it is theirs."""
        if hand_over.count():
            hand_over.click()
        return page.locator(HAPPENED).count() > 2

    until(page, is_told, "what happened is not told")
    assert seen == {
        ("I am Ariadne", "none"),
        ("I am Theseus", "90deg"),
        ("I am Phaedra", "180deg"),
    }
    page.goto("/new/labyrinth?how=screen")
    expect(page.get_by_label("Name of player 1")).to_have_value("Ariadne")  # remembered


def test_without_secrets_nobody_looks_away(people: Open, server: Server) -> None:
    page = ready(people())
    key = short_table(page, server.url, "tiger-labyrinth", {"start": 1}, ["me", "me"])
    page.goto(f"/table/{key}")
    turns = page.get_by_role("list", name="Players").get_by_role("listitem")
    for turn in range(6):
        wait_for_turn(page)
        click_on(page, turn)
    expect(turns.filter(has_text="playing")).to_have_count(1)
    assert page.get_by_role("button", name=re.compile("^I am ")).count() == 0


def test_the_server_goes_away_and_comes_back(browser: object, tmp_path: Path) -> None:
    """Shown at once, mended without a click; what was clicked meanwhile is played once."""
    with serving(tmp_path / "data") as server:
        context = browser.new_context(  # type: ignore[attr-defined]
            base_url=server.url,
            reduced_motion="reduce",
            locale="en-US",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        ready(page)
        key = short_table(page, server.url, "labyrinth", {"start": 1}, ["me", "greedy"])
        page.goto(f"/table/{key}")
        page.locator(".arrow.may").first.wait_for()
        server.kill()
        server.close()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        page.locator(".arrow.may").first.click()
        server.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        page.locator(".cell.active").first.wait_for()
        pushes = page.locator(HAPPENED, has_text="You push")
        expect(pushes).to_have_count(1)
        context.close()


def test_a_spectator_of_traps_sees_no_hand_and_no_stack(people: Open, server: Server) -> None:
    player, stranger = ready(people()), ready(people())
    key = short_table(player, server.url, "tiger-traps", {}, ["me", "greedy", "greedy"])
    heard: list[str] = []
    stranger.on("websocket", lambda s: s.on("framereceived", lambda text: heard.append(str(text))))
    stranger.goto(f"/table/{key}")
    player.goto(f"/table/{key}")
    wait_for_turn(player)
    click_on(player, 0)
    expect(player.locator(".hand .card-button").first).to_be_visible()
    expect(stranger.locator(HAPPENED).first).to_be_visible()
    assert stranger.locator(".hand .card-button, [data-target=on]").count() == 0
    views = [text for text in heard if '"view"' in text]
    assert views
    assert all('"hand":[],"stack":[]' in text and '"legal":[]' in text for text in views)


def test_it_plays_over_http_from_another_machine(people: Open, server: Server) -> None:
    """Browsers give such pages less: no clipboard, no service worker, no randomUUID."""
    page = ready(people(f"http://another-machine:{server.port}/"))
    assert page.evaluate("() => isSecureContext") is False
    page.locator("[data-game=labyrinth]").get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    wait_for_turn(page)
    click_on(page, 0)
    expect(page.locator(HAPPENED).first).to_be_visible()
