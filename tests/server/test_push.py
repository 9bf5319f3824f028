"""Web push: a browser is told in secret that it is its player's turn, or that a friend is here."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from clew.core.errors import ClewError
from clew.server.people.web_push import Browser, PushKey, encrypted, from_base64, to_base64
from clew.server.settings import Settings
from tests.server.harness import (
    PATIENCE,
    Person,
    Server,
    leave,
    serving,
    sit_down,
    until,
    whose_turn,
)
from tests.server.test_friends import ask, somebody

CURVE = ec.SECP256R1()
CONTACT = "mailto:minos@example.org"


class Receiver:
    """The browser's side: its keys, and what it can read."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def body(self, endpoint: str, *wishes: str) -> dict[str, Any]:
        keys = {"p256dh": to_base64(self.point), "auth": to_base64(self.secret)}
        return {"endpoint": endpoint, **keys, "language": "de", "wishes": list(wishes)}

    def read(self, body: bytes) -> Any:
        """As RFC 8291 has it, written a second time from the other side."""
        salt, size = body[:16], body[20]
        sender, sealed = body[21 : 21 + size], body[21 + size :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self.point + sender
        material = HKDF(hashes.SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\2"
        return json.loads(plain[:-1])


class Service:
    """A push service at a port of this machine."""

    def __init__(self) -> None:
        self.heard: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.put((self.path, dict(self.headers), body))
                self.send_response(service.answer)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.to_thread(self.heard.get, timeout=PATIENCE)


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Server]:
    env = {"CLEW_PUSH": CONTACT, "CLEW_PUSH_HOSTS": service.origin.removeprefix("http://")}
    with serving(tmp_path_factory.mktemp("push"), env=env) as server:
        yield server


@pytest.fixture
async def person(pushing: Server) -> AsyncIterator[Person]:
    made = Person(pushing)
    yield made
    await made.close()


def check_shown(authorization: str, origin: str, public: str) -> None:
    """The server has signed, with the key that browsers know, who it is and for whom that is."""
    token, key = (
        part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", ")
    )
    assert key == public
    signed, _, signature = token.rpartition(".")
    claims = json.loads(from_base64(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (origin, CONTACT)
    raw = from_base64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(key))
    point.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))


async def test_whose_turn_it_is_and_who_is_away_is_told(pushing: Server, service: Service) -> None:
    key, people, lines = await sit_down(pushing)
    actor, other = whose_turn(lines)
    away, receiver = people[lines.index(other)], Receiver()
    wish = receiver.body(f"{service.origin}/push/1", "turn")
    put = (await away.http.put("/api/me/push", json=wish)).json()
    assert put["wishes"] == ["turn"]
    await other.close()
    while actor.update["legal"]:
        await actor.act()
        await actor.next("update")
    path, headers, body = await service.next()
    assert path == "/push/1"
    assert receiver.read(body) == {
        "title": "Du bist dran",
        "body": "Labyrinth",
        "path": f"/table/{key}",
    }
    for secret in (key.encode(), away.http.cookies["clew"].split(".")[0].encode()):
        assert secret not in body
    assert headers["Content-Encoding"] == "aes128gcm"
    assert key not in str(headers)
    check_shown(headers["Authorization"], service.origin, put["key"])
    await away.http.put("/api/me/push", json={**wish, "wishes": []})
    seen = await away.http.get("/api/me/push", params={"endpoint": wish["endpoint"]})
    assert seen.json()["wishes"] == []
    await leave(people, [actor])


async def test_who_comes_is_told_to_friends_until_their_browser_is_gone(
    pushing: Server, service: Service
) -> None:
    (ann, ann_handle), (ben, ben_handle) = [await somebody(pushing, one) for one in ("Ann", "Ben")]
    receiver = Receiver()
    endpoint = f"{service.origin}/push/2"
    await ben.http.put("/api/me/push", json=receiver.body(endpoint, "friend"))
    service.answer = 410  # the browser is gone
    await ask(ann, ben_handle)
    await ask(ben, ann_handle)
    await ann.get("/api/me")
    path, _, body = await service.next()
    assert path == "/push/2"
    assert receiver.read(body) == {"title": "Ann ist da", "body": "", "path": "/friends"}

    async def is_forgotten() -> bool:
        found = await ben.http.get("/api/me/push", params={"endpoint": endpoint})
        return not found.json()["wishes"]

    await until(is_forgotten)
    service.answer = 201
    await leave([ann, ben], [])


async def test_the_server_calls_nobody_but_known_push_services(person: Person) -> None:
    receiver = Receiver()
    for endpoint in (
        "https://example.org/push",
        "http://127.0.0.1:1/push",
        "https://127.0.0.1/push",
        "file:///etc/passwd",
        "https://user@fcm.googleapis.com/",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\r\nX: y",
        "https://fcm.googleapis.com/é",
        "https://fcm.googleapis.com:99999/",
    ):
        answer = await person.http.put("/api/me/push", json=receiver.body(endpoint, "turn"))
        assert (answer.status_code, answer.json()["message"]) == (400, "error-push-service")
    short = {**receiver.body("https://example.org", "turn"), "auth": "AAAA"}
    assert (await person.http.put("/api/me/push", json=short)).json()["reason"] == "unreadable"


async def test_without_the_setting_nothing_is_sent(server: Server) -> None:
    person = Person(server)
    assert (await person.get("/api/me/push")) == {"key": "", "wishes": []}
    body = Receiver().body("https://fcm.googleapis.com/x", "turn")
    assert (await person.http.put("/api/me/push", json=body)).json()["reason"] == "not-now"
    await leave([person], [])


def test_a_message_is_another_each_time_and_not_too_long() -> None:
    receiver = Receiver()
    browser = Browser(receiver.point, receiver.secret)
    assert encrypted(b"{}", browser) != encrypted(b"{}", browser)
    with pytest.raises(ClewError):
        encrypted(b"x" * 5000, browser)


def test_the_key_and_the_contact_are_looked_at(tmp_path: Path) -> None:
    with pytest.raises(ClewError, match="hexadecimal"):
        PushKey("not a key")
    with pytest.raises(ClewError, match="mailto"):
        Settings(data=str(tmp_path), push="minos").check()
