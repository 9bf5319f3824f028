"""Backup: everything that a server must not lose in one file, while it runs; and back again.

The file is a tar archive: the database, the keys of the data folder, and what it is (`about.json`).
It holds the secrets of running games, so only its owner can read it.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Literal

import msgspec
from sqlalchemy import inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from clew import __version__
from clew.core.errors import ClewError
from clew.server.settings import Settings
from clew.server.storage.database import Database, first_line, hold, revision_of, revisions

__all__ = ["About", "back_up", "restore"]

_ABOUT = "about.json"
_FORMAT = 1
_DATABASES = {"sqlite": "clew.sqlite", "postgresql": "clew.pgdump"}
_KEYS = ("secret", "signing-key", "retired-keys.json", "push-key")
"""Files of the data folder. Those that are settings instead are not there."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup is."""

    format: int = _FORMAT
    version: str = __version__
    made: float
    database: Literal["sqlite", "postgresql"]
    revision: str
    """Of the tables of the database: the last migration."""
    keys: list[str]


def back_up(settings: Settings, file: Path) -> About:
    """Writes a backup to a file that does not exist yet. The server may run meanwhile."""
    if settings.is_sqlite and not settings.sqlite_file.exists():
        raise ClewError(f"there is no database at {settings.sqlite_file}")
    keys = [name for name in _KEYS if (settings.folder / name).exists()]
    try:
        with (
            _reserved(file),
            tempfile.TemporaryDirectory(dir=file.parent, prefix=".clew-backup-") as folder,
        ):
            part, copy = Path(folder, "part"), Path(folder, "copy")
            copied = _copy_sqlite if settings.is_sqlite else _dump_postgres
            revision = copied(settings, copy)
            about = About(
                made=round(time.time(), 3),
                database="sqlite" if settings.is_sqlite else "postgresql",
                revision=revision,
                keys=keys,
            )
            with tarfile.open(part, "x") as archive:
                _add(archive, _ABOUT, msgspec.json.encode(about))
                for name in keys:
                    _add(archive, name, (settings.folder / name).read_bytes())
                archive.add(copy, _DATABASES[about.database])
            part.chmod(0o600)
            _make_durable(part)
            part.replace(file)
    except FileExistsError:
        raise ClewError(f"{file} exists already: a backup overwrites nothing") from None
    except OSError as error:
        raise ClewError(f"{file} cannot be written: {error.strerror or error}") from None
    return about


def restore(settings: Settings, file: Path) -> About:
    """Puts back what a backup holds, where there is nothing yet; the server must not run."""
    try:
        with tarfile.open(file) as archive:
            about = _read_about(file, archive, settings)
            with hold(settings.url) or contextlib.nullcontext():
                _check_free(settings, about)
                with _unpacked(settings.folder, archive, about) as folder:
                    _put_back(settings, about, folder)
    except (tarfile.TarError, KeyError):
        raise ClewError(f"{file} is not a backup of Clew, or not a whole one") from None
    except OSError as error:
        raise ClewError(f"{file} cannot be restored: {error.strerror or error}") from None
    return about


def _read_about(file: Path, archive: tarfile.TarFile, settings: Settings) -> About:
    member = archive.extractfile(_ABOUT)
    try:
        about = msgspec.json.decode(member.read() if member else b"", type=About)
    except msgspec.DecodeError:
        raise ClewError(f"{file} is not a backup of Clew") from None
    if about.format != _FORMAT or about.revision not in revisions():
        raise ClewError(
            f"{file} was made by a newer version of Clew ({about.version}): install that one"
        )
    if (about.database == "sqlite") != settings.is_sqlite:
        wanted = "sqlite:///FILE" if about.database == "sqlite" else "postgresql://USER@HOST/NAME"
        raise ClewError(
            f"{file} is a backup of {about.database}: name such a database (--database {wanted})"
        )
    return about


def _check_free(settings: Settings, about: About) -> None:
    """Raises if something would be overwritten. A journal beside the file would be played into the
    restored one."""
    in_the_way = [settings.folder / name for name in about.keys]
    if settings.is_sqlite:
        place = settings.sqlite_file
        in_the_way += [place, *(place.with_name(place.name + end) for end in ("-wal", "-shm"))]
    found = [str(one) for one in in_the_way if one.exists()]
    if not settings.is_sqlite:
        database = Database(settings.url)
        try:
            found += [f"table {name}" for name in inspect(database.engine).get_table_names()]
        except SQLAlchemyError as error:
            raise ClewError(f"the database cannot be used: {first_line(error)}") from None
        finally:
            database.close()
    if found:
        more = f" and {len(found) - 4} more" if len(found) > 4 else ""
        raise ClewError(f"something is there already, move it away: {', '.join(found[:4])}{more}")


@contextlib.contextmanager
def _unpacked(beside: Path, archive: tarfile.TarFile, about: About) -> Iterator[Path]:
    """A folder with the files of a backup, and no others, whatever the archive names."""
    beside.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=beside, prefix=".clew-restore-") as name:
        folder = Path(name)
        for one in (*(key for key in _KEYS if key in about.keys), _DATABASES[about.database]):
            member = archive.extractfile(one)
            if member is None:
                raise KeyError(one)
            with member, _new(folder / one) as out:
                shutil.copyfileobj(member, out)
                out.flush()
                os.fsync(out.fileno())
        yield folder


def _put_back(settings: Settings, about: About, folder: Path) -> None:
    copy = folder / _DATABASES[about.database]
    if settings.is_sqlite:
        _check_sqlite(copy)
        settings.sqlite_file.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(copy, settings.sqlite_file)
    else:
        _run(settings, "pg_restore", "--no-owner", "--no-privileges", "--single-transaction", copy)
    for name in about.keys:
        if name in _KEYS:
            (folder / name).rename(settings.folder / name)


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mode = len(content), 0o600
    archive.addfile(member, io.BytesIO(content))


def _new(file: Path) -> IO[bytes]:
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


@contextlib.contextmanager
def _reserved(file: Path) -> Iterator[None]:
    """Nobody else can make the file meanwhile; if the work fails, it is gone again."""
    _new(file).close()
    try:
        yield
    except BaseException:
        file.unlink()
        raise


def _make_durable(file: Path) -> None:
    with file.open("r+b") as written:
        os.fsync(written.fileno())


# SQLite


def _copy_sqlite(settings: Settings, copy: Path) -> str:
    """Copies one moment of the database, in one step: in several steps, each write in between would
    begin the copy anew."""
    with (
        contextlib.closing(sqlite3.connect(settings.sqlite_file)) as source,
        contextlib.closing(sqlite3.connect(copy)) as target,
    ):
        try:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            raise ClewError(f"the database cannot be copied: {error}") from None
    return _check_sqlite(copy)


def _check_sqlite(copy: Path) -> str:
    """Raises unless the file is sound; its revision."""
    try:
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            (found,) = connection.execute("PRAGMA quick_check").fetchone()
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise ClewError(f"the copy of the database is not sound: {error}") from None
    if found != "ok":
        raise ClewError(f"the copy of the database is not sound: {found}")
    return str(revision)


# PostgreSQL


def _dump_postgres(settings: Settings, copy: Path) -> str:
    database = Database(settings.url)
    try:
        revision = revision_of(database.engine)
    finally:
        database.close()
    if not revision:
        raise ClewError("there are no tables of Clew in this database")
    _run(settings, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={copy}")
    return revision


def _run(settings: Settings, tool: str, *options: str | Path) -> None:
    """Runs a tool of PostgreSQL; the password is not among its arguments, which all can read."""
    found = shutil.which(tool)
    if not found:
        raise ClewError(
            f"{tool} is not installed here: install PostgreSQL's client programs, or use pg_dump "
            f"and pg_restore on the database's machine and copy {', '.join(_KEYS)} from "
            f"{settings.folder} (docs/server.md, Backup and restore)"
        )
    url = make_url(settings.url).set(drivername="postgresql")
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    plain = url.set(password=None).render_as_string()
    done = subprocess.run(
        [found, *map(str, options), f"--dbname={plain}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **password},
    )
    if done.returncode:
        said = "; ".join(done.stderr.strip().splitlines()[:3])
        raise ClewError(f"{tool} failed: {said or done.returncode}")
