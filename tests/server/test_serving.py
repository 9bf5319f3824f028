"""Starting the server, and what is said when it cannot be."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

from clew.core.installation import how_to_install
from tests.server.harness import Person, Server, leave, serving


def clew(*arguments: str, before: str = "") -> subprocess.CompletedProcess[str]:
    code = f"{before}\nfrom clew.cli import main; import sys; main(sys.argv[1:])"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_its_libraries_it_says_how_to_get_them() -> None:
    done = clew("serve", before="import sys; sys.modules['litestar'] = None")
    assert done.returncode == 2
    assert done.stderr == (
        f"clew: the server needs more than is installed (litestar): {how_to_install('server')}\n"
    )


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = clew("serve", "--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 2
    assert f"--port {port}: cannot listen" in done.stderr


def test_two_servers_on_one_sqlite_file(server: Server) -> None:
    done = clew("serve", "--port", "0", "--data", str(server.data))
    assert done.returncode == 2
    assert "another server uses" in done.stderr


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    url = "postgresql://nobody@127.0.0.1:1/nothing"
    done = clew("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
    assert done.returncode == 2
    assert done.stderr.startswith("clew: the database cannot be used: ")
    assert len(done.stderr.splitlines()) == 1


async def test_pages_health_and_metrics(server: Server) -> None:
    someone = Person(server)
    for path, text in (
        ("/", "Labyrinth"),
        ("/api", "/api/tables/{key}"),
        ("/metrics", "clew_sockets "),
    ):
        answer = await someone.http.get(path)
        assert answer.status_code == 200
        assert text in answer.text
    assert (await someone.get("/health"))["status"] == "ok"
    paths = (await someone.get("/api/openapi/openapi.json"))["paths"]
    assert "/api/tables/{key}/join" in paths
    games = await someone.get("/api/games?lang=fr")
    assert {"id", "name", "players", "bots", "schema"} <= set(games[0])
    assert set(games[0]["manners"]) == {"novice", "adept", "master"} <= set(games[0]["ratings"])
    await leave([someone], [])


async def test_logs_as_json_lines_without_secrets(tmp_path: Path) -> None:
    """With log_format=json every line is an object; no cookie or key stands in them."""
    data = tmp_path / "data"
    options = ("--setting", "log_format=json", "--setting", "log_level=debug")
    with serving(data, *options) as server:
        someone = Person(server)
        key = await someone.table()
        await someone.get("/api/tables/nowhere", 404)
        line = await someone.line(key)
        await line.next("table")
        await leave([someone], [line])
        server.stop()
        log = server.log()
    for one in log.splitlines():
        assert {"time", "level", "name", "message"} <= set(json.loads(one))
    secrets = [someone.http.cookies["clew"], *(data / "secret").read_text().split()]
    assert [secret for secret in secrets if secret in log] == []
