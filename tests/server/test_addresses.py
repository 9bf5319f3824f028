"""Every address of the page shows the page, however it is opened, and says what it leads to."""

from __future__ import annotations

import re

import pytest

from clew.server.routes import page
from tests.server.harness import Person, Server, leave

PLACES = (
    "/",
    "/ratings",
    "/ratings/labyrinth",
    "/account",
    "/history",
    "/puzzles",
    "/credits",
    "/privacy",
)


@pytest.fixture(autouse=True)
def _with_the_page() -> None:
    if not page.is_built():
        pytest.fail("clew is installed without its page: make page says why")


async def test_no_address_of_the_page_answers_a_browser_with_json(server: Server) -> None:
    """Also one that leads nowhere; what programs ask for lies under /api alone."""
    someone = Person(server)
    for path in (*PLACES, "/table/x", "/replay/x", "/new/labyrinth"):
        answer = await someone.http.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].startswith("text/html"), path
    for path in ("/new", "/nowhere", "/table/a/b", f"/{'x' * 400}"):
        answer = await someone.http.get(path)
        assert answer.status_code == 404, path
        assert answer.headers["content-type"].startswith("text/html"), path
    assert (await someone.get("/api/nowhere", 404))["reason"] == "nothing"
    assert not someone.http.cookies
    await leave([someone], [])


async def test_the_head_alone_can_be_asked_for(server: Server) -> None:
    someone = Person(server)
    for path in ("/", "/ratings", "/api/games", "/robots.txt", "/favicon.ico", "/nowhere"):
        whole, head = await someone.http.get(path), await someone.http.head(path)
        assert head.status_code == whole.status_code, path
        assert head.headers["content-type"] == whole.headers["content-type"], path
        assert head.content == b""
    assert (await someone.http.head("/favicon.ico")).status_code == 200
    assert "Disallow: /api/" in (await someone.http.get("/robots.txt")).text
    await leave([someone], [])


async def test_a_link_says_what_it_leads_to(server: Server) -> None:
    """To those who read no script, in their language, with a picture; names are names, not
    elements; whoever asks stays nobody, and nothing hidden is told."""
    host, reader = Person(server), Person(server)
    await host.http.patch("/api/me", json={"name": "<b>Ann & Co"})
    key = await host.table("labyrinth", 4)
    text = (await reader.http.get(f"/table/{key}", headers={"accept-language": "de-DE,en"})).text
    assert '<html lang="de">' in text
    assert "<title>&lt;b&gt;Ann &amp; Co lädt dich ein: Labyrinth</title>" in text
    assert "4 Spieler, 3 Plätze sind frei." in text
    assert '<meta name="robots" content="noindex">' in text
    assert text.count("<title>") == text.count('name="description"') == 1
    for name in ("og:image", "og:url"):
        found = re.search(f'"{name}" content="([^"]*)"', text)
        assert found
        assert found[1].startswith(f"{server.url}/")
        assert (await reader.http.get(found[1])).status_code == 200
    assert "preview-labyrinth.png" in text
    assert not reader.http.cookies
    assert host.http.cookies["clew"].split(".")[0] not in text
    game = (await reader.http.get("/new/tiger-traps")).text
    assert "<title>The Lady and the Tiger: Traps · Clew</title>" in game
    await leave([host, reader], [])
