"""Two strangers find one another, one of them while playing against a bot."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Open
from tests.web.playing import wait_for_turn
from tests.web.test_everyone import problems
from tests.web.test_tables import ready

GAME = "tiger-labyrinth"


def look(page: Page) -> None:
    """Looks for somebody to play with. (Where somebody waits already, the next dialog follows.)"""
    page.locator(f"[data-game={GAME}]").get_by_role("button", name="Find somebody").click()
    go = page.get_by_role("button", name="Find somebody now")
    go.click()
    expect(go).to_have_count(0)


def test_two_strangers_meet(people: Open) -> None:
    """One waits, plays a bot meanwhile, and is called; the other comes, by phone. The bot's game
    ends without a result. They have quick messages until both agree to talk."""
    one, two = ready(people()), ready(people(**PHONE))
    # By keys: whoever closes the question is back where it was asked.
    ask = one.locator(f"[data-game={GAME}]").get_by_role("button", name="Find somebody")
    ask.press("Enter")
    assert problems(one) == []
    one.get_by_role("button", name="Close", exact=True).press("Enter")
    expect(ask).to_be_focused()
    look(one)
    bar = one.get_by_role("complementary", name="Find somebody")
    expect(bar).to_contain_text("Nobody else is here yet")
    one.get_by_role("button", name="Play a bot meanwhile").click()
    wait_for_turn(one)
    meanwhile = one.url
    expect(bar.get_by_role("button", name="Stop looking")).to_be_visible()

    find = two.locator(f"[data-game={GAME}]").get_by_role("button", name="Find somebody")
    expect(find).to_contain_text("one waits")
    look(two)
    for page in (one, two):
        expect(page.get_by_role("dialog", name="Somebody is here")).to_be_visible()
        expect(page).to_have_title(re.compile("Somebody is here"))
    dialog = one.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_be_focused()
    expect(dialog).to_contain_text("ends without a result")
    one.keyboard.press("Escape")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(two.get_by_role("dialog")).to_contain_text("1 of 2 have accepted")
    two.get_by_role("dialog").get_by_role("button", name="Play", exact=True).tap()
    expect(two).to_have_url(re.compile("/table/"))
    assert two.url != meanwhile
    expect(one).to_have_url(two.url)
    for page in (one, two):
        expect(page.get_by_role("group", name="Board")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("complementary", name="Find somebody")).to_have_count(0)

    one.get_by_role("tab", name="Talk").click()
    one.get_by_role("button", name="Hello!").click()
    # What is said moves what stands below it: nothing is clicked before it is there.
    said = one.get_by_role("list", name="What was said").get_by_role("listitem")
    expect(said.get_by_role("img", name="Hello!")).to_be_visible()
    expect(one.get_by_label("Say something")).to_have_count(0)
    one.get_by_role("button", name="Agree to talk").click()
    expect(one.get_by_text("The others have not agreed yet")).to_be_visible()
    two.get_by_role("button", name="What happened").tap()
    two.get_by_role("tab", name="Talk").tap()
    expect(two.get_by_text("would like to talk")).to_be_visible()
    two.get_by_role("button", name="Agree to talk").tap()
    one.get_by_label("Say something").fill("Good luck")
    one.keyboard.press("Enter")
    expect(two.get_by_role("list", name="What was said")).to_contain_text("Good luck")

    one.goto(meanwhile)
    expect(one.get_by_text(re.compile("closed", re.IGNORECASE)).first).to_be_visible()


def test_who_does_not_want_to_play_lets_the_other_wait_on(people: Open) -> None:
    """A closed tab waits no longer."""
    one, two = ready(people()), ready(people())
    look(one)
    look(two)
    two.get_by_role("dialog").get_by_role("button", name="Not now").click()
    expect(two.get_by_role("complementary", name="Find somebody")).to_have_count(0)
    bar = one.get_by_role("complementary", name="Find somebody")
    expect(bar).to_contain_text("You have kept your place")
    expect(one.get_by_role("dialog")).to_have_count(0)
    count = two.locator(f"[data-game={GAME}]").get_by_role("button", name="Find somebody")
    expect(count).to_contain_text("one waits")
    one.close()
    expect(count).not_to_contain_text("waits")
