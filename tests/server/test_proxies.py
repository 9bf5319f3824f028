"""Proxies that lead all people of a table to one process: the examples of deploy/, as they are."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.harness import (
    PATIENCE,
    ROOT,
    Person,
    Server,
    leave,
    serving,
    sit_down,
    until,
    whose_turn,
)

KEYS = [f"table-{i}" for i in range(12)]


class Answering(BaseHTTPRequestHandler):
    """Stands for a worker: says which one it is, and hangs up, so that it can be gone."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        text = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def worker() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as answering:
        answering.daemon_threads = True
        threading.Thread(target=answering.serve_forever, daemon=True).start()
        try:
            yield answering
        finally:
            # Also if a test is skipped: a thread that goes on would ask for what comes at a socket
            # that is somebody else's by then.
            answering.shutdown()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _configured(name: str, ports: list[int], at: int) -> str:
    """The example, with other ports."""
    file = {"nginx": "nginx.conf", "haproxy": "haproxy.cfg"}[name]
    text = (ROOT / "deploy" / file).read_text()
    for i, port in enumerate(ports):
        text = text.replace(f"127.0.0.1:{8001 + i}", f"127.0.0.1:{port}")
    return text.replace("listen 80;", f"listen 127.0.0.1:{at};").replace(
        "bind :80", f"bind 127.0.0.1:{at}"
    )


@contextmanager
def proxy(name: str, folder: Path, ports: list[int]) -> Iterator[str]:
    """The program with its example before these workers; its address."""
    program = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip(f"{name} is not installed here")
    at = free_port()
    text, file = _configured(name, ports, at), folder / name
    if name == "nginx":
        own = "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        head = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
        file.write_text(f"{head}http {{\naccess_log off;\n{own}{text}}}\n")
        command = [program, "-e", str(folder / "errors"), "-c", str(file)]
    else:
        file.write_text(text)
        command = [program, "-db", "-f", str(file)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as running:
        try:
            _wait_for(at)
            yield f"http://127.0.0.1:{at}"
        finally:
            running.terminate()
            running.wait(PATIENCE)


def _wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.02)
        else:
            return


def _asked(url: str, path: str) -> str:
    """Who has answered; a proxy that has just noticed that somebody is gone is asked again."""
    until = time.monotonic() + PATIENCE
    while (answer := httpx.get(f"{url}{path}", timeout=PATIENCE)).status_code >= 500:
        assert time.monotonic() < until, answer.text
    return answer.text


@pytest.mark.parametrize("name", ["nginx", "haproxy"])
def test_all_requests_about_a_table_go_to_one_worker(name: str, tmp_path: Path) -> None:
    """Tables are spread over all of them, and so is what is about no table. When a worker is gone,
    only its tables move."""
    with ExitStack() as stack:
        workers = [stack.enter_context(worker()) for _ in range(4)]
        ports = [one.server_address[1] for one in workers]
        url = stack.enter_context(proxy(name, tmp_path, ports))
        at = {key: _asked(url, f"/api/tables/{key}") for key in KEYS}
        assert len(set(at.values())) > 1
        for key in KEYS:
            assert _asked(url, f"/api/tables/{key}/socket?n=3") == at[key]
        assert len({_asked(url, "/api/games") for _ in range(20)}) > 1
        gone = workers[0]
        gone.shutdown()
        gone.server_close()
        for key in KEYS:
            now = _asked(url, f"/api/tables/{key}")
            assert (now == at[key]) == (at[key] != str(ports[0]))


@pytest.mark.skipif(not os.environ.get("CLEW_SOAK"), reason="ten seconds: CLEW_SOAK=1")
async def test_people_of_a_table_meet_in_one_worker(tmp_path: Path, database: str) -> None:
    """A game through nginx, over websockets: only one of two workers has the table open, once the
    one that made it has put it away."""
    options = ("--database", database, "--workers", "2", "--setting", "worker_ports=true")
    env = {"CLEW_IDLE_SECONDS": "0"}
    with serving(tmp_path / "data", *options, env=env) as server:
        own = [server.port + 1, server.port + 2]
        for port in own:
            _wait_for(port)
        with proxy("nginx", tmp_path, [*own, *own]) as url:
            before = Server(tmp_path)
            before.port = int(url.rpartition(":")[2])
            key, people, lines = await sit_down(before)

            async def is_at_one() -> bool:
                noted = "SELECT count(*) FROM watching JOIN tables ON id = table_id WHERE key = %s"
                with psycopg.connect(database) as connection:
                    return connection.execute(noted, (key,)).fetchone() == (1,)

            await until(is_at_one)
            actor, other = whose_turn(lines)
            await actor.act()
            assert (await other.next("update"))["n"] == 1
            await leave(people, lines)
        stranger = Person(server)
        assert (await stranger.get(f"/api/tables/{key}"))["key"] == key
        await stranger.close()
