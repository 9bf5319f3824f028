"""Correspondence players hear by mail that it is their turn, if they want to."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from clew.core.errors import ClewError
from clew.server.settings import load
from tests.server.harness import PATIENCE, Person, Server, leave, serving
from tests.server.test_accounts import PASSWORD

GUESTS = 60 if os.environ.get("CLEW_SOAK") else 8
DAYS = {"clock": {"kind": "days", "amount": 3}}


class Post:
    """A mail server of our own: keeps what is sent, or refuses it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        del server, session
        if self.refuses:
            return "451 not now"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 kept"

    async def mail(self, number: int) -> EmailMessage:
        """The mail with this number, counted from 1, when it has come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < number:
                await asyncio.sleep(0.02)
        return self.mails[number - 1]


Served = tuple[Server, Post]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    post = Post()
    listening = await asyncio.get_running_loop().create_server(
        lambda: SMTP(post, hostname="localhost"), "127.0.0.1", 0
    )
    port = listening.sockets[0].getsockname()[1]
    env = {
        "CLEW_MAIL": f"smtp://127.0.0.1:{port}",
        "CLEW_MAIL_FROM": "Clew <clew@clew.example>",
        "CLEW_MAIL_SECONDS": "0.2",
        "CLEW_ADDRESS": "https://clew.example",
    }
    with serving(tmp_path / "data", env=env) as server:
        yield server, post
    listening.close()
    await listening.wait_closed()


async def wants_mail(person: Person, post: Post, address: str, language: str = "en") -> str:
    """Gives and confirms an address; says where the link in the mail leads."""
    before = len(post.mails)
    body = {"address": address, "language": language}
    assert (await person.http.put("/api/me/mail", json=body)).json()["confirmed"] is False
    path = link(await post.mail(before + 1))
    assert "<form" in (await person.http.get(path)).text
    assert (await person.http.post(path, data={"do": "confirm"})).status_code == 200
    return path


def link(mail: EmailMessage) -> str:
    found = re.search(r"https://clew\.example(/mail/\S+)", mail.get_content())
    assert found
    return found[1]


async def at_a_table(server: Server) -> tuple[str, list[Person]]:
    people = [Person(server), Person(server)]
    key = await people[0].table("labyrinth", 2, settings=DAYS, options={"start": 1})
    await people[1].join(key)
    return key, people


async def test_a_mail_when_it_is_my_turn(served: Served) -> None:
    """It names the game in the reader's language, and leads to the table."""
    server, post = served
    key, people = await at_a_table(server)
    await wants_mail(people[0], post, "theseus@clew.example", "fr")
    await people[0].post(f"/api/tables/{key}/start")
    mail = await post.mail(2)
    assert mail["To"] == "theseus@clew.example"
    assert mail["Subject"] == "Labyrinthe\u00a0: c’est à vous"
    assert f"https://clew.example/table/{key}" in mail.get_content()
    await leave(people, [])


async def test_the_next_turn_is_told_to_the_next(served: Served) -> None:
    server, post = served
    key, people = await at_a_table(server)
    await wants_mail(people[1], post, "ariadne@clew.example")
    await people[0].post(f"/api/tables/{key}/start")
    line = await people[0].line(key)
    await line.next("update")
    while line.update["legal"]:
        await line.act()
        await line.next("update")
    mail = await post.mail(2)
    assert mail["To"] == "ariadne@clew.example"
    await leave(people, [line])


async def test_who_is_at_the_table_gets_none(served: Served) -> None:
    """Nor does somebody who has not confirmed, or has said no."""
    server, post = served
    key, people = await at_a_table(server)
    path = await wants_mail(people[0], post, "here@clew.example")
    line = await people[0].line(key)
    await people[0].post(f"/api/tables/{key}/start")
    await line.next("update")
    other, others = await at_a_table(server)
    body = {"address": "unasked@clew.example"}
    assert (await others[0].http.put("/api/me/mail", json=body)).status_code == 200
    await others[0].post(f"/api/tables/{other}/start")
    third, more = await at_a_table(server)
    await wants_mail(more[0], post, "last@clew.example")
    await more[0].post(f"/api/tables/{third}/start")
    assert (await post.mail(4))["To"] == "last@clew.example"
    assert (await people[0].http.post(path, data={"do": "stop"})).status_code == 200
    assert (await people[0].get("/api/me/mail"))["address"] == ""
    assert len(post.mails) == 4
    await leave([*people, *others, *more], [line])


async def test_a_mail_that_is_due_survives_kill_9(served: Served) -> None:
    server, post = served
    key, people = await at_a_table(server)
    await wants_mail(people[0], post, "theseus@clew.example")
    server.env["CLEW_MAIL_SECONDS"] = "1"
    server.kill()
    server.restart()
    await people[0].post(f"/api/tables/{key}/start")
    server.kill()
    server.restart()
    assert "turn" in (await post.mail(2))["Subject"]
    await leave(people, [])


async def test_what_is_no_address(served: Served) -> None:
    server, post = served
    someone = Person(server)
    for address in ("nobody", "a@b@c", "a b@c.d", "x@y\r\nBcc: z@y"):
        refused = await someone.http.put("/api/me/mail", json={"address": address})
        assert refused.status_code == 400
    assert post.mails == []
    await leave([someone], [])


async def test_an_address_to_which_nothing_can_be_sent_is_not_kept(served: Served) -> None:
    server, post = served
    post.refuses = True
    someone = Person(server)
    await someone.table()
    refused = await someone.http.put("/api/me/mail", json={"address": "a@clew.example"})
    assert refused.status_code == 503
    assert (await someone.get("/api/me/mail")) == {"on": True, "address": "", "confirmed": False}
    await leave([someone], [])


async def test_strangers_are_not_sent_mail_by_many_guests(served: Served) -> None:
    """Who has just come sends none; sixty guests of one address send five. What a guest is called
    does not stand in a mail to somebody who has not asked for it."""
    server, post = served
    fresh = Person(server)
    body = {"address": "stranger@clew.example"}
    assert (await fresh.http.put("/api/me/mail", json=body)).json()["reason"] == "no-account"
    guests = [Person(server) for _ in range(GUESTS)]
    answers = []
    for n, guest in enumerate(guests):
        await guest.http.patch("/api/me", json={"name": "Win at casino.example"})
        await guest.table()
        body = {"address": f"stranger-{n}@clew.example"}
        answers.append((await guest.http.put("/api/me/mail", json=body)).status_code)
    assert answers == [*[200] * 5, *[429] * (GUESTS - 5)]
    assert len(post.mails) == 5
    assert not any("casino" in mail.as_string() for mail in post.mails)
    await leave([fresh, *guests], [])


async def test_a_silent_mail_server_keeps_nobody_waiting(tmp_path: Path) -> None:
    """It takes connections and says nothing: logging in and playing go on meanwhile."""
    said_nothing: list[asyncio.StreamWriter] = []

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said_nothing.append(writer)

    listening = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    env = {
        "CLEW_MAIL": f"smtp://127.0.0.1:{port}",
        "CLEW_MAIL_FROM": "Clew <clew@clew.example>",
        "CLEW_ADDRESS": "https://clew.example",
    }
    with serving(tmp_path / "data", env=env) as server:
        people = [Person(server) for _ in range(4)]
        await people[0].post("/api/account", {"login": "theseus", "password": PASSWORD})
        for person in people[1:]:
            await person.table()
        asked = [
            asyncio.create_task(
                person.http.put("/api/me/mail", json={"address": f"{n}@clew.example"})
            )
            for n, person in enumerate(people[1:])
        ]
        while not said_nothing:
            await asyncio.sleep(0.01)
        await people[0].post("/api/login", {"login": "theseus", "password": PASSWORD})
        await people[0].table()
        assert not any(one.done() for one in asked)
        server.kill()
        await asyncio.gather(*asked, return_exceptions=True)
        await leave(people, [])
    for writer in said_nothing:
        writer.close()
    listening.close()


async def test_a_server_without_mail_says_so(server: Server) -> None:
    someone = Person(server)
    assert (await someone.get("/api/me/mail"))["on"] is False
    refused = await someone.http.put("/api/me/mail", json={"address": "a@clew.example"})
    assert refused.status_code == 409
    assert (await someone.http.get("/mail/nothing")).status_code == 404
    await leave([someone], [])


def test_mail_needs_a_sender_and_an_address() -> None:
    with pytest.raises(ClewError, match="mail_from and address"):
        load({"mail": "smtp://localhost"}, environment={})
