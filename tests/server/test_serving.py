"""Starting the server, and what is said when it cannot be."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import msgspec

from clew.core.installation import how_to_install
from clew.table.reasons import Problem
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


def test_two_servers_on_one_sqlite_file(server: Server, tmp_path: Path) -> None:
    """Nor through a link to the file, or to its folder."""
    (tmp_path / "folder").symlink_to(server.data)
    (tmp_path / "file.sqlite").symlink_to(server.data / "clew.sqlite")
    for option, place in (
        ("--data", str(server.data)),
        ("--data", str(tmp_path / "folder")),
        ("--database", f"sqlite:///{tmp_path / 'file.sqlite'}"),
    ):
        done = clew("serve", "--port", "0", option, place)
        assert done.returncode == 2
        assert "another server uses" in done.stderr


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    url = "postgresql://nobody@127.0.0.1:1/nothing"
    done = clew("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
    assert done.returncode == 2
    assert done.stderr.startswith("clew: the database cannot be used: ")
    assert len(done.stderr.splitlines()) == 1


async def test_pages_and_health(server: Server) -> None:
    someone = Person(server)
    for path, text in (("/", "abyrinth"), ("/api", "/api/tables/{key}")):
        answer = await someone.http.get(path)
        assert answer.status_code == 200
        assert text in answer.text
    assert (await someone.get("/health"))["status"] == "ok"
    paths = (await someone.get("/api/openapi/openapi.json"))["paths"]
    assert "/api/tables/{key}/join" in paths
    games = await someone.get("/api/games?lang=fr")
    assert {"id", "name", "players", "bots", "schema"} <= set(games[0])
    levels = {"beginner", "novice", "apprentice", "adept", "expert", "master"}
    assert set(games[0]["manners"]) == levels <= set(games[0]["ratings"])
    await leave([someone], [])


async def test_logs_as_json_lines_without_secrets(tmp_path: Path) -> None:
    """With log_format=json every line is an object; no cookie, key or link stands in them. Each
    request has a line, with its route."""
    data = tmp_path / "data"
    options = ("--setting", "log_format=json", "--setting", "log_level=debug")
    env = {"CLEW_ACCESS_LOG": "true", "CLEW_PROT": "8001"}
    with serving(data, *options, env=env) as server:
        someone = Person(server)
        key = await someone.table()
        await someone.get("/api/tables/nowhere", 404)
        line = await someone.line(key)
        await line.next("table")
        await someone.http.get("/health", headers={f"x-{n}": "a" for n in range(99)})
        await leave([someone], [line])
        server.stop()
        log = server.log()
    noted = [json.loads(one) for one in log.splitlines()]
    for one in noted:
        assert {"time", "level", "name", "message"} <= set(one)
    secrets = [key, someone.http.cookies["clew"], *(data / "secret").read_text().split()]
    assert [secret for secret in secrets if secret in log] == []
    asked = [
        (one["address"], one["method"], one["route"], one["status"])
        for one in noted
        if one["name"] == "clew.access"
    ]
    assert ("127.0.0.1", "POST", "/api/tables", 201) in asked
    assert ("127.0.0.1", "GET", "/api/tables/{key}", 404) in asked
    assert ("127.0.0.1", "OTHER", "none", 431) in asked
    assert ("127.0.0.1", "WEBSOCKET", "/api/tables/{key}/socket", 101) in asked
    assert [one["message"] for one in noted if "PROT" in one["message"]] == [
        "CLEW_PROT in the environment is not a setting; is CLEW_PORT meant?"
    ]


def test_a_start_that_fails_is_a_line_of_json_too(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        as_json = ("--setting", "log_format=json")
        done = clew("serve", "--port", port, "--data", str(tmp_path), *as_json)
    assert done.returncode == 2
    assert "cannot listen" in json.loads(done.stderr)["message"]


async def test_whatever_is_refused_is_refused_as_the_description_says(server: Server) -> None:
    """Every request, with a body and parameters that make no sense."""
    someone = Person(server)
    paths = (await someone.get("/api/openapi/openapi.json"))["paths"]
    refused = 0
    for path, operations in paths.items():
        for method, operation in operations.items():
            described = operation["responses"]["400"]["content"]["application/json"]["schema"]
            assert described == {"$ref": "#/components/schemas/Problem"}
            url = re.sub(r"{\w+}", "x" * 300, path)
            query = {"since": "never", "limit": "-1", "day": "x", "lang": "x" * 9, "seat": "x"}
            body: dict[str, list[str]] | None = None if method == "get" else {"nonsense": []}
            answer = await someone.http.request(method, url, params=query, json=body)
            if answer.status_code >= 400:
                refused += 1
                problem = msgspec.json.decode(answer.content, type=Problem)
                assert problem.text
                assert set(answer.json()) == {"reason", "text", "message", "rule", "values"}
    assert refused >= 40
    await leave([someone], [])
