"""A tournament in two browsers: opened, entered by its link, played, and looked at afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.test_everyone import SET_LETTERS, WIDE, problems
from tests.web.test_receipts import resign


def test_two_play_a_tournament_by_its_link(people: Open) -> None:
    host = people("/tournaments")
    host.get_by_role("textbox", name="Name").fill("Friday cup")
    host.get_by_role("radio", name="Round robin").check()
    host.get_by_role("combobox", name="Rounds").select_option("1")
    host.get_by_role("button", name="Open a tournament").click()
    link = host.get_by_label("The link for all who want to take part").input_value()
    host.get_by_role("button", name="Take part").press("Enter")
    expect(host.get_by_role("button", name="Leave the tournament")).to_be_focused()
    assert problems(host) == []
    begin = host.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()

    guest = people(re.sub(r"^https?://[^/]+", "", link), viewport={"width": 390, "height": 844})
    guest.get_by_role("button", name="Take part").click()
    rows = host.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    begin.click()
    for page in (host, guest):
        page.wait_for_url(re.compile("/table/"))
        # Not the page where the others are waited for, which names them, too.
        expect(page.get_by_role("group", name="Board")).to_be_visible()
    resign(host)
    for page in (host, guest):
        page.get_by_role("link", name="To the tournament").first.click()
        expect(page.get_by_text("· Over ·")).to_be_visible()
        expect(page.get_by_role("table").get_by_role("row").nth(1)).to_contain_text("1")
    expect(guest.get_by_role("table").get_by_role("row").nth(1)).to_contain_text("you")
    # However large the letters are, the standings stay on the phone.
    guest.evaluate(SET_LETTERS, "200%")
    assert guest.evaluate(WIDE) <= 390
    guest.evaluate(SET_LETTERS, "")
    guest.get_by_role("link", name="Watch again").click()
    guest.wait_for_url(re.compile("/replay/"))


def test_a_stranger_to_the_link_is_told_that_there_is_nothing(people: Open) -> None:
    page = people("/tournament/nothing")
    expect(page.get_by_text("There is no such tournament.")).to_be_visible()
