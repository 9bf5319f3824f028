"""The page for moderators, and the one about privacy."""

from __future__ import annotations

import secrets

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.playing import until
from tests.web.test_tables import ready


def test_a_report_is_read_and_judged(people: Open) -> None:
    """Somebody is reported; the moderator removes what they said, bans them, and lifts the ban."""
    ann, rude = ready(people("/")), ready(people("/"))
    words = f"words {secrets.token_hex(4)}"
    made = ann.request.post("/api/tables", data={"game": "labyrinth", "seats": ["me", "open"]})
    key = made.json()["key"]
    for page in (ann, rude):
        page.request.post(f"/api/tables/{key}/join", data={"nonce": secrets.token_hex(16)})
    rude.goto(f"/table/{key}")
    rude.evaluate(
        """([key, text]) => new Promise((done) => {
            const line = new WebSocket(`/api/tables/${key}/socket`)
            line.onopen = () => line.send(JSON.stringify({type: 'say', id: 'a', text}))
            line.onmessage = (told) => JSON.parse(told.data).type === 'said' && done()
        })""",
        [key, words],
    )
    ann.request.post(f"/api/tables/{key}/report", data={"seat": 2, "text": f"rude {words}"})

    page = ready(people("/"))
    page.goto("/moderation")
    expect(page.get_by_text("for the moderators of this server")).to_be_visible()
    account = {"login": "themis", "password": "a thread of red wool"}
    if not page.request.post("/api/account", data=account).ok:
        page.request.post("/api/login", data=account)
    page.goto("/account")
    page.get_by_role("link", name="Reports").click()
    report = page.get_by_role("article").filter(has_text=f"rude {words}")
    remove = report.get_by_role("button", name="Remove messages")
    expect(remove).to_be_disabled()
    report.get_by_role("checkbox", name=words).check()
    remove.click()
    expect(report).to_have_count(0)
    assert ann.request.get(f"/api/tables/{key}/talk").json() == []

    page.get_by_role("button", name="Decided").click()
    expect(report).to_contain_text("removed messages")
    report.get_by_role("button", name="Ban").click()
    expect(report).to_contain_text("Banned")
    until(page, lambda: rude.request.get("/api/me").status == 403, "the ban does not hold")
    report.get_by_role("button", name="Lift the ban").click()
    expect(report).to_contain_text("lifted the ban")
    assert rude.request.get("/api/me").ok

    page.goto("/")
    page.get_by_role("link", name="Privacy and imprint").click()
    expect(page.locator("main")).to_contain_text("lasts 400 days")
    expect(page.locator("main")).to_contain_text("the moderators whom the operator has named")
    expect(page.locator("main")).to_contain_text("has not said so")
    expect(page.locator("main")).not_to_contain_text("into a log")
