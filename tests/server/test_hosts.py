"""A server that knows its names is not reached under another site's."""

from __future__ import annotations

from pathlib import Path

import pytest
import websockets

from tests.server.harness import Person, leave, serving


async def test_a_name_that_was_pointed_here_is_refused(tmp_path: Path) -> None:
    """DNS rebinding: host and origin agree, so that only the name tells."""
    with serving(tmp_path / "data", "--setting", "hosts=127.0.0.1,Clew.example") as server:
        person = Person(server)
        key = await person.table()
        evil = {
            "Host": f"evil.example:{server.port}",
            "Origin": f"http://evil.example:{server.port}",
        }
        refused = await person.http.post("/api/tables", json={}, headers=evil)
        assert (refused.status_code, refused.json()["reason"]) == (421, "foreign")
        assert (await person.http.get("/api/me", headers=evil)).status_code == 421
        assert (await person.http.get("/health", headers=evil)).status_code == 200
        ours = {"Host": "clew.EXAMPLE"}
        assert (await person.http.get("/api/me", headers=ours)).status_code == 200
        address = f"ws://evil.example:{server.port}/api/tables/{key}/socket"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address, host="127.0.0.1", port=server.port, proxy=None)
        await leave([person], [])
