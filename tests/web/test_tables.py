"""Two people at one table, a spectator, one screen for all, and a server that goes away."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.harness import Server, serving
from tests.web.conftest import PATIENCE, Open
from tests.web.playing import TARGETS, click_on, short_table, wait_for_turn


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
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(0)
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.locator(".maze")).to_be_visible()
    for turn in range(6):
        acting = _acting(host, friend)
        if turn == 3:
            acting.reload()
            expect(acting.locator(".maze")).to_be_visible()
        lines = [page.locator("section[aria-label='What happened'] li") for page in (host, friend)]
        before = [line.count() for line in lines]
        while lines[0].count() == before[0]:  # a target may go while it is clicked
            if acting.locator(TARGETS).count():
                click_on(acting, turn)
            host.wait_for_timeout(100)
        expect(lines[1].nth(before[1])).to_be_visible()


def _acting(*pages: Page) -> Page:
    for _ in range(1000):
        for page in pages:
            if page.locator(TARGETS).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def test_a_spectator_sees_the_board_and_no_secret(people: Open, server: Server) -> None:
    player, stranger = ready(people()), ready(people())
    key = short_table(player, server.url, "labyrinth", {}, ["me", "greedy"])
    heard: list[str] = []
    stranger.on("websocket", lambda s: s.on("framereceived", lambda text: heard.append(str(text))))
    player.goto(f"/table/{key}")
    stranger.goto(f"/table/{key}")
    expect(stranger.locator(".maze")).to_be_visible()
    expect(player.locator(".card-face")).to_be_visible()
    assert stranger.locator(".card-face, .goal-mark, .arrow.may").count() == 0
    stranger.wait_for_timeout(200)
    views = [text for text in heard if '"view"' in text]
    assert views
    assert all('"goals":[]' in text and '"legal":[]' in text for text in views)


def test_one_screen_is_handed_over(people: Open) -> None:
    page = ready(people())
    page.locator("[data-game=labyrinth]").get_by_role("link", name="With friends").click()
    page.get_by_role("radio", name="All of us").check()
    page.get_by_label("How many players").select_option("2")
    page.get_by_role("button", name="Begin").click()
    for turn in range(5):
        page.locator(f"{TARGETS}, .board section .button").first.wait_for()
        hand_over = page.get_by_role("button", name=re.compile("^I am "))
        if hand_over.count():
            assert page.locator(".card-face").count() == 0, "the next player's secret is shown"
            hand_over.click()
        wait_for_turn(page)
        click_on(page, turn)
        page.wait_for_timeout(150)
    expect(page.locator("section[aria-label='What happened'] li").nth(4)).to_be_visible()


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
        assert server.process
        assert server.process.stdout
        server.process.stdout.close()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        page.locator(".arrow.may").first.dispatch_event("click")
        server.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        page.locator(".cell.active").first.wait_for()
        pushes = page.locator("section[aria-label='What happened'] li", has_text="You push")
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
    expect(stranger.locator("section[aria-label='What happened'] li").first).to_be_visible()
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
    expect(page.locator("section[aria-label='What happened'] li").first).to_be_visible()
