"""Programs on the page: a token of one's own, an invitation, the own name in the open data."""

from __future__ import annotations

import json
import re
import secrets

import websockets.sync.client
from playwright.sync_api import expect

from tests.server.harness import PATIENCE, Server
from tests.web.conftest import Open
from tests.web.playing import until
from tests.web.test_tables import ready


def test_a_token_an_invitation_and_the_own_name(people: Open, server: Server) -> None:
    """Made, shown once, used by a program that is invited and sits down, and revoked."""
    page = ready(people("/"))
    login, name = f"minos-{secrets.token_hex(3)}", f"Theseus {secrets.token_hex(3)}"
    page.request.post("/api/account", data={"login": login, "password": "correct horse battery"})
    page.goto("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_role("status").locator("code").inner_text()
    assert token.startswith("clew-bot-")

    named = page.get_by_role("checkbox", name=re.compile("Show my name"))
    expect(named).not_to_be_checked()
    named.check()
    page.reload()
    expect(page.get_by_role("checkbox", name=re.compile("Show my name"))).to_be_checked()
    expect(page.get_by_text(token)).to_have_count(0)

    address = f"ws://127.0.0.1:{server.port}/api/bot/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with websockets.sync.client.connect(address, additional_headers=headers) as program:
        program.recv(PATIENCE)
        program.send(json.dumps({"type": "hello", "protocol": "clew-engine/1"}))
        me = {"name": name, "online": True}
        until(page, lambda: me in page.request.get("/api/programs").json(), "it is not online")
        made = page.request.post("/api/tables", data={"game": "labyrinth", "seats": ["me", "open"]})
        page.goto(f"/table/{made.json()['key']}")
        page.get_by_label("Programs").select_option(name)
        page.get_by_role("button", name="Invite").click()
        offer = json.loads(program.recv(PATIENCE))
        assert (offer["type"], offer["invited"]) == ("offer", True)
        nonce = secrets.token_hex(16)
        program.send(json.dumps({"type": "accept", "table": offer["table"], "nonce": nonce}))
        expect(page.locator("li", has_text=name)).to_be_visible()

    page.goto("/account")
    page.get_by_role("button", name=f"Revoke, {name}").click()
    expect(page.get_by_role("button", name=f"New token, {name}")).to_be_visible()
