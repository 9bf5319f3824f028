"""Playing needs no database, no network, no thread and no process: a browser has none of them."""

from __future__ import annotations

import subprocess
import sys

GONE = (
    "_sqlite3",
    "argon2",
    "cryptography",
    "litestar",
    "multiprocessing",
    "psycopg",
    "sqlalchemy",
    "sqlite3",
    "ssl",
    "uvicorn",
    "websockets",
)
"""What nobody may import there."""
NOT_OURS = ("asyncio", "concurrent", "selectors", "signal", "socket", "subprocess", "threading")
"""What the standard library imports for itself, but no module of Clew may."""
PLAYING = (
    "alone",
    "bots",
    "core",
    "games",
    "notes",
    "play",
    "puzzles",
    "study",
    "table",
    "tutorial",
    "words",
)
"""The packages that a browser runs."""
EXCEPT = ("exploit", "fitting", "painter", "processes", "terminal", "training")
"""But for what is for other places in them."""

SCRIPT = """
import builtins, importlib, pkgutil, sys, threading

class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in GONE:
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Gone())
usual = builtins.__import__

def ours(name, globals=None, *rest):
    who = (globals or {}).get("__name__", "")
    if who.split(".")[0] == "clew" and name.split(".")[0] in NOT_OURS:
        raise ImportError(f"{who} imports {name}")
    return usual(name, globals, *rest)

def no_thread(self):
    raise RuntimeError("there are no threads")

builtins.__import__ = ours
threading.Thread.start = no_thread

for package in PLAYING:
    found = importlib.import_module(f"clew.{package}")
    for module in pkgutil.walk_packages(getattr(found, "__path__", []), f"clew.{package}."):
        if not any(part in EXCEPT for part in module.name.split(".")):
            importlib.import_module(module.name)

from clew.play.sitting import Sitting
from clew.table.eyes import Eyes
from clew.table.messages import TableSettings
from clew.table.rows import SeatRow, TableRow
from clew import bots

seats = [SeatRow(n, kind, None, kind, "0" * 32) for n, kind in ((1, "human"), (2, "greedy"))]
row = TableRow(
    id=1, key="key", game="labyrinth", rules=1, options={}, settings=TableSettings(), public=False,
    status="playing", host="", secret="0" * 64, created=0.0, started="now", result=None,
    clock=None, proposal=None, rematch="", draws="", seats=seats,
)
sitting = Sitting(row)
sitting.table = table = row.open()
while table.n < 12:
    seat = table.pending()[0]
    seen = Eyes(table, seat).perspective(table.bot_seed(seat))
    table.act(seat, bots.find("labyrinth", sitting.played_by(seat) or "greedy")(seen))
print(sitting.update(1, [], []).n)
"""


def test_a_table_is_played_where_there_is_nothing_but_python() -> None:
    script = "\n".join(
        (
            f"GONE = {GONE!r}",
            f"NOT_OURS = {NOT_OURS!r}",
            f"PLAYING = {PLAYING!r}",
            f"EXCEPT = {EXCEPT!r}",
            SCRIPT,
        )
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "12"
