"""From a table's link, code or QR code to its first move, on three devices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import short_table
from tests.web.test_tables import ready


def test_two_come_by_code_and_by_link_and_the_game_begins_when_all_are_ready(
    people: Open, server: Server
) -> None:
    host, friend, other = ready(people()), ready(people(**PHONE)), ready(people())
    options = {"start": 1, "events": True}
    key = short_table(host, server.url, "labyrinth", options, ["me", "open", "open"])
    host.goto(f"/table/{key}")
    link = f"{server.url}/table/{key}"
    expect(host.get_by_role("img", name="QR code")).to_have_attribute("data-text", link)
    words = host.locator(".code").inner_text()

    # By three words, on a phone: who asks, what for; a name, a button; all on one screen.
    friend.get_by_label("Join with a code").fill("no such words")
    friend.get_by_role("button", name="Join").tap()
    expect(friend.get_by_text("No table waits under these words")).to_be_visible()
    friend.get_by_label("Join with a code").fill(words.upper())
    friend.get_by_role("button", name="Join").tap()
    expect(friend.get_by_role("heading", name="invites you to Labyrinth")).to_be_visible()
    expect(friend.get_by_text("Events: On")).to_be_visible()
    friend.get_by_label("You will be called").fill("Theseus")
    take = friend.get_by_role("button", name="Take the seat")
    box = take.bounding_box()
    assert box
    assert box["y"] + box["height"] <= PHONE["viewport"]["height"]
    take.tap()
    expect(host.get_by_role("list", name="Players")).to_contain_text("Theseus")

    # By the link, on a phone held sideways: one looks at the lesson meanwhile, and is fetched from
    # there.
    other.set_viewport_size({"width": 844, "height": 390})
    other.goto(link)
    seat = other.get_by_role("button", name="Take the seat")
    expect(seat).to_be_in_viewport(ratio=1)
    seat.click()
    other.get_by_role("link", name="Learn it in two minutes").click()
    other.get_by_role("link", name="Back to the table").wait_for()

    friend.get_by_label("My choice").select_option("blue")
    expect(host.get_by_role("list", name="Players")).to_contain_text("blue")
    friend.get_by_label("Say something").fill("Where is Ariadne?")
    friend.keyboard.press("Enter")
    expect(host.get_by_text("Where is Ariadne?")).to_be_visible()
    friend.get_by_role("button", name="Wait for me").tap()
    begin = host.get_by_role("button", name="Begin when everybody is ready")
    expect(begin).to_be_disabled()
    friend.get_by_role("button", name="I am ready").tap()
    host.get_by_role("button", name="Begin", exact=True).click()
    expect(other).to_have_url(link)  # the lesson has a maze, too
    for page in (host, friend, other):
        expect(page.locator(".maze")).to_be_visible()
