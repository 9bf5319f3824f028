"""People at one table: talk, asking to go back, playing again, clocks, two tabs."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import (
    TARGETS,
    short_table,
    take_turn,
    until,
    wait_for_turn,
)
from tests.web.test_tables import ready

LOG = "section[aria-label='What happened'] li"


def sit_together(
    people: Open, server: Server, game: str = "labyrinth", **more: object
) -> tuple[str, Page, Page]:
    """Two people at a table that has begun; the first begins."""
    host, friend = ready(people()), ready(people())
    options = {"start": 1, "goals": 1, "short": True} if game == "labyrinth" else {}
    key = short_table(host, server.url, game, options, ["me", "open"], **more)
    for page in (host, friend):
        page.goto(f"/table/{key}")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_role("button", name="Take the seat")).to_have_count(0)
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.get_by_role("group", name="Board")).to_be_visible()
    return key, host, friend


def test_they_talk_and_one_is_muted(people: Open, server: Server) -> None:
    _, host, friend = sit_together(people, server)
    friend.get_by_role("tab", name="Talk").click()
    friend.get_by_label("Say something").fill("Good luck, <b>Theseus</b>")
    friend.keyboard.press("Enter")
    friend.get_by_role("button", name="Hello!").click()
    expect(host.get_by_role("tab", name="Talk")).to_contain_text("2")
    host.get_by_role("tab", name="Talk").click()
    said = host.get_by_role("list", name="What was said").get_by_role("listitem")
    expect(said).to_have_count(2)
    expect(said.first).to_contain_text("Good luck, <b>Theseus</b>")
    expect(said.last.get_by_role("img", name="Hello!")).to_be_visible()
    host.reload()
    host.get_by_role("tab", name="Talk").click()
    expect(said).to_have_count(2)
    host.get_by_role("list", name="Players").get_by_role("button").click()
    host.get_by_role("button", name="Mute").click()
    host.get_by_role("button", name="Close", exact=True).click()
    expect(host.get_by_text("Nobody has said anything yet")).to_be_visible()


def test_one_is_reported_and_blocked(people: Open, server: Server) -> None:
    _, host, friend = sit_together(people, server)
    host.get_by_role("list", name="Players").get_by_role("button").click()
    host.get_by_label("Tell the people who run").fill("did not say hello")
    host.get_by_role("button", name="Report").click()
    expect(host.get_by_text("Reported. Thank")).to_be_visible()
    host.get_by_role("button", name="Block").click()
    expect(host.get_by_text("is blocked")).to_be_visible()
    key = short_table(host, server.url, "labyrinth", {}, ["me", "open"])
    friend.goto(f"/table/{key}")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_role("alert")).to_contain_text("You cannot sit at this table")


def test_they_agree_to_go_back(people: Open, server: Server) -> None:
    _, host, friend = sit_together(people, server)
    for n in range(2):
        take_turn(host, n)
    wait_for_turn(friend)
    # What the friend's page knows, the host's may still have to hear.
    expect(host.locator(LOG).first).to_contain_text(re.compile("You pushed .* and (walked|stayed)"))
    host.locator(LOG).get_by_role("button").first.click()
    host.get_by_role("button", name="Back", exact=True).click()
    expect(host.get_by_text("Position at step 1 of 2")).to_be_visible()
    assert host.locator(TARGETS).count() == 0
    host.get_by_role("button", name="Ask to go back to this point").click()
    expect(host.get_by_text("You have asked to go back")).to_be_visible()
    friend.get_by_role("button", name="Agree").click()
    expect(host.locator(LOG, has_text="goes back to an earlier position")).to_be_visible()
    expect(host.locator(".cell.active").first).to_be_visible()
    expect(friend.get_by_text("asks to go back")).to_be_hidden()


def test_alone_going_on_from_earlier_asks_first(people: Open, server: Server) -> None:
    """And taking back one's last action, beyond what the bot played, is there beside it."""
    page = people()
    page.get_by_role("heading", level=1).wait_for()
    seats = ["me", "random"]
    page.goto(f"/table/{short_table(page, server.url, 'labyrinth', {'start': 1}, seats)}")
    for n in range(2):
        take_turn(page, n)
    page.locator(".arrow.may").first.wait_for()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".cell.active").first).to_be_visible()
    page.locator(LOG).get_by_role("button").last.click()
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("taken back for good")
    dialog.get_by_role("button", name="Leave it as it is").click()
    expect(page.get_by_text("Position at step")).to_be_visible()
    page.get_by_role("button", name="Continue from here").click()
    dialog.get_by_role("button", name="Continue from here").click()
    expect(page.get_by_text("Position at step")).to_be_hidden()
    expect(page.locator(".cell.active").first).to_be_visible()


def test_the_keys_are_in_the_board_when_a_game_begins(people: Open, server: Server) -> None:
    page = people()
    page.get_by_role("heading", level=1).wait_for()
    table = short_table(page, server.url, "labyrinth", {"start": 1}, ["me", "open"])
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    page.locator(".arrow.may").first.wait_for()
    page.wait_for_function("document.activeElement.closest('.board')")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.active").first).to_be_visible()


def test_they_play_again_with_one_click_each(people: Open, server: Server) -> None:
    key, host, friend = sit_together(people, server)
    friend.get_by_role("button", name="Leave").click()
    friend.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Play again").click()
    # The other one still looks at the result, and is not seated: it begins without them or not.
    expect(host.get_by_role("button", name="Begin, with bots in the open seats")).to_be_visible()
    friend.get_by_role("button", name="Join the next game").click()
    expect(friend.get_by_text("The game begins when the host starts it")).to_be_visible()
    expect(host.get_by_text("Everybody is here")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.locator(".maze")).to_be_visible()
        assert key not in page.url
    assert host.url == friend.url


def test_clocks_run_for_who_must_act(people: Open, server: Server) -> None:
    clock = {"kind": "bank", "amount": 7200, "increment": 5}
    _, host, friend = sit_together(people, server, settings={"clock": clock})
    for page in (host, friend):
        clocks = page.get_by_role("timer")
        expect(clocks).to_have_count(2)
        expect(clocks.last).to_have_text("2:00:00")
        expect(clocks.first).to_have_text(re.compile(r"1:\d\d:\d\d"))


def test_who_was_too_slow_comes_back(people: Open, server: Server) -> None:
    """What the page says and asks while a bot plays; that it does is the server's own test."""
    page = ready(people())
    key = short_table(page, server.url, "labyrinth", {"start": 1}, ["me", "greedy"])
    asked: list[str] = []

    def away(route: WebSocketRoute) -> None:
        there = route.connect_to_server()
        there.on_message(lambda text: route.send(str(text).replace('"away":[]', '"away":[1]')))
        route.on_message(lambda text: asked.append(json.loads(text)["type"]))

    page.route_web_socket("**/socket*", away)
    page.goto(f"/table/{key}")
    expect(page.get_by_text("a bot is playing for you")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    until(page, lambda: asked, "the page asked for nothing")
    assert asked == ["back"]


def test_two_tabs_of_one_player(people: Open, server: Server) -> None:
    """Both show the same; what one does the other sees, and can go on with, also after a tunnel."""
    first = ready(people())
    key = short_table(first, server.url, "labyrinth", {"start": 1}, ["me", "greedy"])
    second = first.context.new_page()
    for page in (first, second):
        page.goto(f"/table/{key}")
        page.locator(".arrow.may").first.wait_for()
    take_turn(first, 0)
    second.locator(".cell.active").first.wait_for()
    # What is clicked while the line is down is played once, when it stands again.
    first.context.set_offline(True)
    expect(second.get_by_text("Connection lost")).to_be_visible()
    take_turn(second, 0)
    first.context.set_offline(False)
    for page in (first, second):
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(
            page.locator(LOG, has_text=re.compile("You pushed .* and (walked|stayed)"))
        ).to_have_count(1)
        expect(page.locator(LOG, has_text="You push")).to_have_count(1)


def test_a_rated_game_makes_a_rating_and_brings_a_trophy(people: Open, server: Server) -> None:
    """Two guests: the winner is told the first trophy, the other nothing."""
    _, host, friend = sit_together(people, server, settings={"rated": True})
    for n, page in enumerate((host, host, friend)):
        take_turn(page, n)
    friend.locator(LOG, has_text="You push").wait_for()
    friend.get_by_role("button", name="Leave").click()
    friend.get_by_role("button", name="Resign").click()
    expect(host.get_by_text("Your rating is now")).to_be_visible()
    end = host.get_by_role("region", name="The end", exact=True)
    expect(end.get_by_text("New trophy: First win", exact=True)).to_be_visible()
    expect(friend.get_by_role("region", name="The end", exact=True)).to_contain_text("wins")
    assert friend.get_by_text("New troph").count() == 0
    host.goto("/ratings/labyrinth")
    expect(host.get_by_role("row").filter(has_text="you")).to_have_count(1)
