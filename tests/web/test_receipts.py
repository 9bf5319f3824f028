"""The page keeps a receipt of the game that is played on it, and compares it by itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from clew.table.receipt import read_receipt
from clew.table.verify import verify_file
from tests.web.conftest import Open

pytestmark = pytest.mark.rule("CO-04")


def begun(page: Page) -> str:
    """A game that was begun by a click; the key of its table."""
    page.locator("[data-game=tiger-labyrinth]").get_by_role("button", name="Play now").click()
    expect(page.locator(".board svg:not([width='0'])").first).to_be_visible()
    return page.url.rpartition("/")[2]


def resign(page: Page) -> None:
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Resign").click()


def test_the_game_that_was_played_is_known_again(people: Open, tmp_path: Path) -> None:
    """At the end, in the dialog that says how, and by clew verify with what can be downloaded."""
    page = people()
    key = begun(page)
    resign(page)
    expect(page.get_by_text("This is the game you played")).to_be_visible()
    page.get_by_role("button", name="How do we know?").click()
    expect(page.get_by_text("Proved by the receipt")).to_be_visible()
    expect(page.get_by_text("The server has signed it")).to_be_visible()
    assert page.locator("dialog .bad").count() == 0
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the receipt").click()
    receipt = read_receipt(Path(download.value.path()))
    (tmp_path / "record").write_bytes(page.request.get(f"/api/tables/{key}/record").body())
    verdict = verify_file(tmp_path / "record", receipt=receipt, key=receipt.key)
    assert (verdict.good, verdict.proof) == (True, "receipt")


def test_another_game_is_said_to_be_another(people: Open) -> None:
    """The record that comes has another name in it: the page says that it differs, and where."""
    page = people()
    key = begun(page)

    def exchange(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        record["seats"][1]["name"] = "Nobody"
        route.fulfill(response=answer, body=json.dumps(record))

    page.route(f"**/api/tables/{key}/record", exchange)
    resign(page)
    told = page.get_by_role("alert").get_by_text(
        "The record is not the game you played: it differs"
    )
    expect(told).to_be_visible()


def test_a_game_that_was_broken_off_is_shown_and_known_again(people: Open) -> None:
    page = people()
    key = begun(page)
    assert page.request.post(f"/api/tables/{key}/close", data={}).ok
    expect(page.get_by_text("everybody can see what was broken off")).to_be_visible()
    expect(page.get_by_text("This is the game you played")).to_be_visible()
