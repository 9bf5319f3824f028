"""People who know each other: from a name at a table to a friend who comes with a click."""

from __future__ import annotations

import json
import secrets

from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import short_table, until
from tests.web.test_everyone import go, problems


def register(page: Page, name: str) -> None:
    account = {"login": f"{name}-{secrets.token_hex(4)}", "password": secrets.token_hex(12)}
    assert page.request.post("/api/account", data=account).ok
    assert page.request.patch("/api/me", data={"name": name}).ok
    page.reload()


def test_from_a_name_to_a_friend_who_is_invited(people: Open, server: Server) -> None:
    ann, ben = people("/", bypass_csp=True), people("/", **PHONE, bypass_csp=True)
    register(ann, "Ann")
    register(ben, "Ben")
    key = short_table(ann, server.url, "labyrinth", {}, ["me", "open"])
    ben.request.post(f"/api/tables/{key}/join", data={"nonce": secrets.token_hex(16)})
    ann.request.post(f"/api/tables/{key}/start", data={"fill": ""})

    ann.goto(f"/table/{key}")
    ann.get_by_role("button", name="Ben", exact=True).click()
    ann.get_by_role("link", name="See profile").click()
    expect(ann.get_by_text("Ben shows the rest to friends only.")).to_be_visible()
    ann.get_by_role("button", name="Ask to be friends").click()
    expect(ann.get_by_text("You have asked")).to_be_visible()

    ben.reload()
    ben.get_by_role("button", name="Accept").click()
    go(ben, "/friends")
    expect(ben.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    assert problems(ben) == []

    ann.reload()
    expect(ann.get_by_text("You are friends.")).to_be_visible()
    expect(ann.get_by_role("heading", name="Trophies")).to_be_visible()
    another = short_table(ann, server.url, "labyrinth", {}, ["me", "open"])
    ann.goto(f"/table/{another}")
    ann.get_by_role("region", name="Invite a friend").get_by_role("button", name="Ben").click()
    expect(ann.get_by_role("region", name="Invite a friend").get_by_role("button")).to_be_disabled()

    go(ben, "/")
    ben.get_by_text("Ann invites you to Labyrinth.").wait_for()
    assert problems(ben) == []
    ben.get_by_role("link", name="To the table").click()
    expect(ben).to_have_url(f"{server.url}/table/{another}")


def test_a_coin_is_chosen_and_the_profile_shared(people: Open) -> None:
    page, stranger = people("/account"), people("/")
    page.get_by_role("button", name="Change your picture").click()
    page.get_by_role("radio", name="owl").check(force=True)
    page.get_by_role("radio", name="blue").check(force=True)
    page.get_by_role("button", name="Save", exact=True).last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    me = page.request.get("/api/me").json()
    assert me["avatar"] == {"treasure": "owl", "coin": "blue"}
    stranger.goto(f"/player/{me['handle']}")
    expect(stranger.get_by_text("shows the rest to friends only")).to_be_visible()
    page.get_by_label("Everybody may see my profile").check()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="Statistics")).to_be_visible()


def test_what_is_pushed_is_shown_while_nobody_looks(whole_browser: Browser, server: Server) -> None:
    """The browser's own push service is left out; what it delivers, the page's worker shows."""
    page = whole_browser.new_context(permissions=["notifications"]).new_page()
    page.goto(server.url)
    page.evaluate("async () => (await navigator.serviceWorker.ready).active.state")
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: found, "the worker is registered")
    told = {"title": "It is your turn", "body": "Labyrinth", "path": "/table/abc"}
    delivered = {"origin": server.url, "registrationId": found[0], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", delivered)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map((one) => [one.title, one.body, one.tag, one.data.path])"""
    until(page, lambda: page.evaluate(shown), "the message is shown")
    path = f"{server.url}/table/abc"
    assert page.evaluate(shown) == [["It is your turn", "Labyrinth", "abc", path]]
