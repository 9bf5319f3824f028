"""Growth: what a move costs when there is more of everything.

Each axis makes one thing grow and holds the others. A size is measured on a server of its own, real
processes on an empty PostgreSQL; axes and sizes take turns, and of several rounds the one with the
least processor time counts. Processor time a move is what server and database use while people
move, less what they use in as many seconds while the same people are connected and nobody moves.
"""

from __future__ import annotations

import os
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, create_engine, func, select

from clew.benchmarks.made_data import copy_table, rated_players, shorten
from clew.benchmarks.processes import (
    Postgres,
    cpu_seconds,
    has_own_servers,
    memory_kb,
    own_memory_kb,
    own_postgres,
    own_valkey,
)
from clew.benchmarks.server import running_server
from clew.benchmarks.server_load import Browser, Plan, begun_tables, playing
from clew.core.errors import ClewError
from clew.core.installation import is_compiled
from clew.server.storage.schema import entries, players, tables

__all__ = ["AXES", "measure", "read_sizes"]

_TABLES = 40
_RATE = 5.0
"""What is played while something else grows: so many tables, so many moves a second at each."""
_STEADY_RATE = 2.0
"""How many moves a second are made at each table for minutes: as people who play quickly."""
_A_PROCESS = 10
"""How many tables each process has where processes grow."""
_PAGES = {
    "mine": "/api/me/tables",
    "older": "/api/me/tables?before={middle}",
    "profile": "/api/players/{handle}",
}
_BOARDS = {
    "best": "/api/ratings/labyrinth?limit=100",
    "middle": "/api/ratings/labyrinth?limit=100&after={middle}",
}
_TWO_PAGES = 200
"""Fewer are not stored: a page that shows less would cost less."""
_ASKED = 20
"""How often each page is asked for."""
_LONGEST = 500
_PLAYERS = ("asked_per_s", "late_ms", "lost")
_ENOUGH = 0.7
"""Who cannot make this share of the moves that were asked for is slowed down by something."""
_LATE = 2000.0
"""Milliseconds: who comes to something as late as that has waited for the machine."""
_COMPARED = ("moves_per_s", "server_us", "database_us", "p50_ms", "p99_ms")
"""What is told of those who play without Valkey beside those with it."""


class Place(NamedTuple):
    """A server that runs: its processes, each with its port, its database, and the Valkey through
    which its processes tell each other of moves, if there is one."""

    processes: list[int]
    ports: list[int]
    postgres: Postgres
    url: str
    valkey: int = 0

    def cpu_seconds(self) -> tuple[float, float, float]:
        """Of the server, of the database, and of Valkey."""
        valkey = cpu_seconds(self.valkey) if self.valkey else 0.0
        return sum(map(cpu_seconds, self.processes)), self.postgres.cpu_seconds(), valkey

    def memory_mb(self) -> float:
        return sum(map(memory_kb, self.processes)) / 1000

    def store(self, job: Callable[[Connection], Any]) -> Any:
        return _store(self.url, job)


class Setting(NamedTuple):
    """How a point is measured."""

    postgres: Postgres
    seconds: float


Figures = dict[str, Any]
Point = Callable[[Setting, float], Figures]
"""Measures one size. The figures may say that the size was another than was asked for; what they
say of the players (`_PLAYERS`) is not told, unless these were starved."""
Series = Callable[[Setting, float], dict[float, Figures]]
"""Measures all sizes up to this one on the way."""


class Axis(NamedTuple):
    point: Point | None
    what: str
    """What grows."""
    short: tuple[float, ...]
    """The sizes of a quick look."""
    warm_up: float = 0.0
    """Which share of the largest size is left out of the slopes."""
    series: Series | None = None

    def points(self, setting: Setting, size: float) -> dict[float, Figures]:
        if self.series:
            return self.series(setting, size)
        assert self.point
        return {size: self.point(setting, size)}


@contextmanager
def _running(postgres: Postgres, processes: int = 1, *, live: bool = False) -> Iterator[Place]:
    with ExitStack() as stack:
        url = stack.enter_context(postgres.empty_database())
        yield stack.enter_context(_servers(postgres, url, processes, live=live))


@contextmanager
def _servers(
    postgres: Postgres, url: str, processes: int, *, live: bool = False
) -> Iterator[Place]:
    """So many servers on one database."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        channel, valkey = stack.enter_context(own_valkey()) if live else ("", 0)
        started = [
            stack.enter_context(running_server(Path(folder), url, channel))
            for _ in range(processes)
        ]
        pids, ports = [pid for pid, _ in started], [port for _, port in started]
        place = Place(pids, ports, postgres, url, valkey)
        # Everything is loaded before it is measured.
        with playing(Plan(ports=place.ports, tables=processes, seconds=0.2, rate=20.0)) as first:
            first.begin()
            first.figures()
        yield place


def _store(url: str, job: Callable[[Connection], Any]) -> Any:
    engine = create_engine(re.sub("^postgresql:", "postgresql+psycopg:", url))
    try:
        with engine.begin() as connection:
            # What is made refers to what is there. To look that up for each of ten million rows
            # would take minutes.
            asked = connection.exec_driver_sql("SELECT current_setting('is_superuser')")
            if asked.scalar() == "on":
                connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
            done = job(connection)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE")
        return done
    finally:
        engine.dispose()


def _played(place: Place, plan: Plan) -> Figures:
    with playing(plan) as load:
        before = place.cpu_seconds()
        time.sleep(plan.seconds)
        idle = [now - then for now, then in zip(place.cpu_seconds(), before, strict=True)]
        load.begin()
        before = place.cpu_seconds()
        seen = load.figures()
        used = [now - then for now, then in zip(place.cpu_seconds(), before, strict=True)]
        memory = place.memory_mb()
    moves = max(1, seen["moves"])
    server, database, valkey = (1e6 * (u - i) / moves for u, i in zip(used, idle, strict=True))
    return {
        "moves_per_s": seen["moves"] / plan.seconds,
        "server_us": server,
        "database_us": database,
        **({"valkey_us": valkey} if place.valkey else {}),
        "bytes_told": seen["bytes_per_move"],
        "p50_ms": seen["p50_ms"],
        "p99_ms": seen["p99_ms"],
        "memory_mb": memory,
        "idle_server_ms_per_s": 1000 * idle[0] / plan.seconds,
        "idle_database_ms_per_s": 1000 * idle[1] / plan.seconds,
        **{name: seen[name] for name in _PLAYERS},
    }


def _plan(place: Place, setting: Setting, **more: Any) -> Plan:
    usual: dict[str, Any] = {
        "ports": place.ports,
        "tables": _TABLES,
        "rate": _RATE,
        "seconds": setting.seconds,
    }
    return Plan(**(usual | more))


# The axes


def _tables(setting: Setting, size: float) -> Figures:
    """Tables that are open besides are copies of one: to begin so many would take an hour."""
    with _running(setting.postgres) as place:
        (key,), cookies = begun_tables(place.ports[0], 1, "labyrinth")

        def make(connection: Connection) -> list[str]:
            begun = connection.execute(select(tables.c.id).where(tables.c.key == key)).scalar_one()
            return copy_table(connection, begun, int(size)) if size else []

        keys = place.store(make)
        return _played(place, _plan(place, setting, resting=keys, cookies=cookies))


def _entries(setting: Setting, size: float) -> Figures:
    """Copies of what was just played, as many as give so many entries."""
    with _running(setting.postgres) as place:
        with playing(_plan(place, setting, tables=10, rate=0.0, seconds=1.0)) as load:
            load.begin()
            load.figures()

        def make(connection: Connection) -> None:
            count = func.count().label("length")
            longest = connection.execute(
                select(entries.c.table_id, count)
                .group_by(entries.c.table_id)
                .order_by(count.desc())
                .limit(1)
            ).one()
            if copies := round(size / longest.length):
                copy_table(connection, longest.table_id, copies, "over")

        place.store(make)
        return _played(place, _plan(place, setting)) | {"bytes_stored": place.store(_entry_bytes)}


def _entry_bytes(connection: Connection) -> float:
    """What an entry takes on the disk, its index and its share of the snapshots included."""
    kept = "pg_total_relation_size('entries') + pg_total_relation_size('snapshots')"
    count = "(SELECT count(*) FROM entries)"
    return float(connection.exec_driver_sql(f"SELECT ({kept}) / {count}").scalar_one())


def _watchers(setting: Setting, size: float) -> Figures:
    with _running(setting.postgres) as place:
        return _played(place, _plan(place, setting, tables=2, rate=10.0, watchers=int(size)))


def _processes(setting: Setting, size: float, *, apart: bool = False) -> Figures:
    """Each process has as many tables as one has alone: so each stores as much with one commit."""
    with _running(setting.postgres, int(size)) as place:
        many = int(size) * _A_PROCESS
        return _played(place, _plan(place, setting, tables=many, apart=apart))


def _apart(setting: Setting, size: float) -> Figures:
    return _processes(setting, size, apart=True)


def _live(setting: Setting, size: float) -> Figures:
    """The same by notices and through Valkey at the same time, each with a PostgreSQL of its own.
    One after the other, they would seldom find the machine equally busy."""
    many, tables = int(size), int(size) * _A_PROCESS
    with (
        own_postgres() as url,
        _running(setting.postgres, many) as told,
        _running(Postgres(url), many, live=True) as live,
        ThreadPoolExecutor(2) as both,
    ):
        plans = [_plan(place, setting, tables=tables, apart=True) for place in (told, live)]
        by_notice, through = both.map(_played, (told, live), plans)
    return through | {f"notice_{name}": by_notice[name] for name in _COMPARED}


def _foreign(setting: Setting, size: float) -> Figures:
    """What a process uses, in microseconds of each second, while so many moves a second are made
    at another, and its own tables rest."""
    with _running(setting.postgres, 2) as place:
        here, there = place.ports
        keys, cookies = begun_tables(here, _TABLES, "labyrinth")
        more = {"ports": [there], "resting": keys, "resting_at": [here], "cookies": cookies}
        more |= {"rate": size / _TABLES} if size else {"tables": 0}
        with playing(_plan(place, setting, **more)) as load:
            load.begin()
            before = cpu_seconds(place.processes[0])
            seen = load.figures()
            used = cpu_seconds(place.processes[0]) - before
        return {
            "size": seen["moves"] / setting.seconds,
            "listening_us_per_s": 1e6 * used / setting.seconds,
            **{name: seen[name] for name in _PLAYERS},
        }


def _games(setting: Setting, size: float) -> Figures:
    """Pages of a player who has played so many games, and a move of that player."""
    many = max(_TWO_PAGES, int(size))
    with _running(setting.postgres) as place:
        (port,) = place.ports
        (key,), cookies = begun_tables(port, 1, "labyrinth")

        def make(connection: Connection) -> dict[str, str]:
            found = connection.execute(
                select(tables.c.id, players.c.handle)
                .join(players, players.c.id == tables.c.host)
                .where(tables.c.key == key)
            ).one()
            keys = copy_table(connection, found.id, many, "over")
            return {"handle": str(found.handle), "middle": keys[many // 2]}

        whose = place.store(make)
        figures = _played(place, _plan(place, setting, cookies=cookies))
        return {"size": float(many)} | figures | _shown(place, cookies[0], _PAGES, whose)


def _rated(setting: Setting, size: float) -> Figures:
    """The leaderboard with so many, from its beginning and from its middle."""
    many = max(_TWO_PAGES, int(size))
    with _running(setting.postgres) as place:
        place.store(lambda connection: rated_players(connection, "labyrinth", many))
        with closing(Browser(place.ports[0])) as somebody:
            somebody.ask("GET", "/api/me")
        middle = {"middle": f"made-{many // 2}"}
        return {"size": float(many)} | _shown(place, somebody.cookie, _BOARDS, middle)


def _shown(place: Place, cookie: str, pages: dict[str, str], of: dict[str, str]) -> Figures:
    figures: Figures = {}
    for name, path in pages.items():
        took, used = _asked(place, cookie, [path.format(**of)] * _ASKED)
        figures |= {f"{name}_ms": took, f"{name}_cpu_ms": used}
    return figures


def _length(setting: Setting, size: float) -> Figures:
    """The first look at a table that sleeps after so many entries."""
    if not 0 < size <= _LONGEST:
        raise ClewError(f"length: a game of so few moves as here has 1 to {_LONGEST} entries")
    postgres = setting.postgres
    with postgres.empty_database() as url:
        with (
            _servers(postgres, url, 1) as place,
            playing(_plan(place, setting, tables=2, rate=0.0, seconds=3 + size / 25)) as load,
        ):
            load.begin()
            load.figures()

        def make(connection: Connection) -> list[str]:
            long_enough = connection.execute(
                select(entries.c.table_id).where(entries.c.n == size + 1).limit(1)
            ).scalar()
            if long_enough is None:
                raise ClewError("no game was long enough")
            shorten(connection, long_enough, int(size))
            return copy_table(connection, long_enough, 2 * _ASKED)

        keys = _store(url, make)
        with _servers(postgres, url, 1) as place:
            with closing(Browser(place.ports[0])) as somebody:
                somebody.ask("GET", "/api/me")
            paths = [f"/api/tables/{key}" for key in keys]
            _asked(place, somebody.cookie, paths[:_ASKED])
            took, used = _asked(place, somebody.cookie, paths[_ASKED:])
            return {"open_ms": took, "open_cpu_ms": used}


def _asked(place: Place, cookie: str, paths: list[str]) -> tuple[float, float]:
    """The usual time of an answer, and its processor time at server and database together."""
    times = []
    with closing(Browser(place.ports[0])) as browser:
        browser.cookie = cookie
        browser.ask("GET", "/api/me")
        before = sum(place.cpu_seconds())
        for path in paths:
            began = time.perf_counter()
            browser.ask("GET", path)
            times.append(time.perf_counter() - began)
        used = sum(place.cpu_seconds()) - before
    return 1000 * statistics.median(times), 1000 * used / len(paths)


def _minutes(setting: Setting, size: float) -> dict[float, Figures]:
    """Memory in so many minutes of steady play: games end, and the next ones begin."""
    parts = max(4, round(size))
    with _running(setting.postgres) as place:
        plan = _plan(place, setting, rate=_STEADY_RATE, seconds=60 * size)
        found: dict[float, Figures] = {}
        with playing(plan) as load:
            load.begin()
            began, before = time.monotonic(), place.cpu_seconds()[0]
            for part in range(1, parts + 1):
                time.sleep(max(0.0, began + plan.seconds * part / parts - time.monotonic()))
                now = place.cpu_seconds()[0]
                used, before = now - before, now
                found[size * part / parts] = {
                    "memory_mb": place.memory_mb(),
                    "own_mb": sum(map(own_memory_kb, place.processes)) / 1000,
                    "server_ms_per_s": 1000 * used * parts / plan.seconds,
                }
            seen = load.figures()
    more = {name: seen[name] for name in _PLAYERS}
    rate = {"moves_per_s": seen["moves"] / plan.seconds}
    return {minute: figures | rate | more for minute, figures in found.items()}


AXES: dict[str, Axis] = {
    "tables": Axis(_tables, "tables open besides, one socket each", (0, 200, 500)),
    "entries": Axis(_entries, "entries stored before", (0, 100_000)),
    "watchers": Axis(_watchers, "spectators at each table", (0, 20, 100)),
    "processes": Axis(_processes, "processes, a table's people at one of them", (1, 2, 4)),
    "apart": Axis(_apart, "processes, a table's people at two of them", (2, 4)),
    "live": Axis(_live, "processes, people apart, through Valkey and by notices", (2,)),
    "foreign": Axis(_foreign, "moves a second at tables that are not open here", (0, 200, 400)),
    "games": Axis(_games, "games in a player's history", (200, 1_000)),
    "rated": Axis(_rated, "players on a leaderboard", (200, 10_000)),
    "length": Axis(_length, "entries of a table that sleeps", (50, 500)),
    "minutes": Axis(None, "minutes of steady play", (0.5,), 0.25, _minutes),
}


def read_sizes(named: dict[str, str]) -> dict[str, list[float]]:
    """The axes to measure with their sizes: all with a few, or those named with theirs."""
    for name in named:
        if name not in AXES:
            raise ClewError(f"-o {name}: nothing called so grows here; {', '.join(AXES)} do")
    try:
        wanted = {name: [float(one) for one in text.split(",")] for name, text in named.items()}
    except ValueError:
        raise ClewError("-o NAME=SIZES: sizes are numbers, as in processes=1,2,4,8") from None
    if any(size < 0 for sizes in wanted.values() for size in sizes):
        raise ClewError("-o NAME=SIZES: nothing is smaller than 0")
    if any(size < 1 for name in ("processes", "apart", "live") for size in wanted.get(name, [])):
        raise ClewError("-o NAME=SIZES: there is at least one process")
    return wanted or {
        name: list(axis.short) for name, axis in AXES.items() if name != "live" or has_own_servers()
    }


def measure(
    sizes: dict[str, list[float]],
    database: str = "",
    *,
    seconds: float = 5.0,
    rounds: int = 1,
    measured: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Every axis with its points and slopes. `measured` is told how many points there are yet."""
    with ExitStack() as stack:
        setting = Setting(Postgres(database or stack.enter_context(own_postgres())), seconds)
        load, done = os.getloadavg()[0], 0
        found: dict[str, dict[float, list[Figures]]] = {name: {} for name in sizes}
        for _ in range(rounds):
            for name, wanted in sizes.items():
                for size in wanted:
                    for at, figures in AXES[name].points(setting, size).items():
                        found[name].setdefault(at, []).append(figures)
                    measured(done := done + 1)
        starved: list[str] = []
        axes = {name: _axis(name, found[name], starved) for name in sizes}
    return {
        "compiled": is_compiled(),
        "cores": os.cpu_count(),
        "load": round(load, 1),
        "seconds": seconds,
        "rounds": rounds,
        "starved": starved,
        "axes": axes,
    }


def _axis(name: str, found: dict[float, list[Figures]], starved: list[str]) -> dict[str, Any]:
    axis, points = AXES[name], []
    for size in sorted(found):
        best = {"size": size} | min(found[size], key=_cost)
        players = {one: best.pop(one) for one in _PLAYERS if one in best}
        if players and (why := _starved(players, best.get("moves_per_s"))):
            starved.append(f"{name} {size:g}: {why}")
        points.append({one: round(value, 3) for one, value in best.items()})
    least = axis.warm_up * points[-1]["size"]
    slopes = {
        one: _slope([(point["size"], point[one]) for point in points if point["size"] >= least])
        for one in points[0]
        if one != "size"
    }
    return {"what": axis.what, "points": points, "slopes": slopes}


def _starved(players: Figures, moves: float | None) -> str:
    """Why figures say more of the machine than of the server, if they do."""
    found = [f"{many} lines were lost ({why})" for why, many in players["lost"].items()]
    if players["late_ms"] > _LATE:
        found.append(f"the players came {players['late_ms'] / 1000:.1f} s late")
    if moves is not None and moves < _ENOUGH * players["asked_per_s"]:
        found.append(f"{moves:.0f} of {players['asked_per_s']:.0f} moves a second were made")
    return ", ".join(found)


def _cost(figures: Figures) -> float:
    """By which of several rounds the quietest is known."""
    if "listening_us_per_s" in figures:
        return float(figures["listening_us_per_s"])
    costs = ("_us", "_cpu_ms")
    return sum(float(value) for name, value in figures.items() if name.endswith(costs))


def _slope(points: list[tuple[float, float]]) -> float | None:
    """How much more for each one more, by least squares; None of a single size."""
    if len({x for x, _ in points}) < 2:
        return None
    slope = statistics.linear_regression([x for x, _ in points], [y for _, y in points]).slope
    return float(f"{slope:.4g}")
