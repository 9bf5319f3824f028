"""Passwords: hashing keeps nobody from playing, and what anybody would try first is refused."""

from __future__ import annotations

import asyncio
import hashlib
import threading
import time
from pathlib import Path

import pytest

from clew.server.people import hashing
from clew.server.people.hashing import Hashing
from clew.server.people.passwords import check_password, find_code, new_code, seal_code
from clew.table.refusal import Refusal
from tests.server.harness import Person, leave, serving, sit_down, whose_turn
from tests.server.test_accounts import PASSWORD, a_login


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "PassWord ",
        " " * 8,
        "        a",
        "aaaaaaaa",
        "abababab",
        "motdepasse",
        "Passwort",
        "ariadne-1",
    ],
)
def test_what_is_tried_first_is_refused(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_password(password, "ariadne-1")
    assert refused.value.status == 400


@pytest.mark.parametrize("password", [PASSWORD, "théséus et le fil", "pass word", "x9!kLm2q"])
def test_others_are_not(password: str) -> None:
    check_password(password, "ariadne-1")


def test_a_code_has_eighty_bits_and_is_stored_with_salt() -> None:
    code = new_code()
    assert len(code.replace("-", "")) * 5 >= 80
    stored = [seal_code(new_code()), seal_code(code), seal_code(code)]
    assert stored[1] != stored[2]
    assert find_code(f" {code.upper()} ", stored) == stored[1]
    assert find_code(code.replace("-", ""), stored) == stored[1]
    assert find_code(new_code(), stored) is None


def test_a_code_of_an_older_version_still_recovers() -> None:
    stored = hashlib.sha256(b"0123456789").hexdigest()
    assert find_code("01234-56789", [stored]) == stored


async def test_one_hash_at_a_time_and_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """One too many is told so at once."""
    running: set[int] = set()

    def slow(_: str) -> str:
        running.add(threading.get_ident())
        time.sleep(0.01)
        return "hashed"

    monkeypatch.setattr(hashing, "_hasher", type("Slow", (), {"hash": staticmethod(slow)}))
    queue = Hashing()
    wanted = [queue.hash("x") for _ in range(hashing._MAX_WAITING + 5)]
    done = await asyncio.gather(*wanted, return_exceptions=True)
    assert [one for one in done if one == "hashed"] == ["hashed"] * hashing._MAX_WAITING
    assert sum(isinstance(one, Refusal) and one.status == 429 for one in done) == 5
    assert len(running) == 1
    queue.close()


async def test_a_flood_of_registrations_is_slowed_down_and_people_play(tmp_path: Path) -> None:
    """One address makes so many accounts; moves meanwhile are answered."""
    env = {"CLEW_RATE": "1000", "CLEW_BURST": "1000"}
    with serving(tmp_path / "data", env=env) as server:
        _, people, lines = await sit_down(server)
        strangers = [Person(server) for _ in range(30)]
        flood = [
            asyncio.create_task(
                one.http.post("/api/account", json={"login": a_login(), "password": PASSWORD})
            )
            for one in strangers
        ]
        for _ in range(6):
            actor, other = whose_turn(lines)
            await actor.act()
            await actor.next("update")
            await other.next("update")
        answers = await asyncio.gather(*flood)
        made = [answer for answer in answers if answer.status_code == 201]
        assert 10 <= len(made) <= 12  # one more every thirty seconds, on a slow machine
        refused = [answer.json() for answer in answers if answer.status_code == 429]
        assert len(made) + len(refused) == 30
        assert "accounts from this address" in refused[0]["text"]
        await leave([*people, *strangers], lines)
