"""What the commands print, and where progress goes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from clew.core.errors import ClewError
from clew.play.texts import harmless

__all__ = [
    "echo",
    "echo_json",
    "echo_text",
    "language",
    "progress",
    "table",
    "warn_if_interpreted",
]


def echo(text: str) -> None:
    """One or more lines to standard output."""
    print(text)


def echo_text(text: str) -> None:
    """Prints text from a record without dangerous characters: its author may have written
    anything."""
    echo(harmless(text))


def echo_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def warn_if_interpreted(chosen: str | None = None) -> None:
    """Warns on standard error if the rules are not compiled, so that bots get a smaller budget."""
    from clew.core.installation import how_to_install, is_compiled
    from clew.words import words

    if not is_compiled():
        said = words(language(chosen)).say("interpreted", command=how_to_install())
        print(said, file=sys.stderr)


def language(chosen: str | None) -> str:
    """The language asked for, or the system's."""
    from clew.words import LANGUAGES, preferred

    if chosen is None:
        return preferred()
    if chosen not in LANGUAGES:
        raise ClewError(
            f"--lang {chosen}: there are {', '.join(LANGUAGES)}",
            why="no-language",
            name=chosen,
            there=", ".join(LANGUAGES),
        )
    return chosen


def table(
    title: str | None, rows: Sequence[Sequence[str]], header: Sequence[str] | None = None
) -> None:
    """A table without lines: as wide as the terminal, where long cells are folded; in a pipe as
    wide as needed, a line for each row."""
    if not sys.stdout.isatty():
        _print_plain(title, rows, header)
        return
    from rich.console import Console
    from rich.table import Table

    grid = Table(title=title, box=None, show_header=header is not None, padding=(0, 2, 0, 0))
    for column in header or [""] * len(rows[0]):
        grid.add_column(column, no_wrap=False)
    for row in rows:
        grid.add_row(*row)
    Console(highlight=False).print(grid)


def _print_plain(
    title: str | None, rows: Sequence[Sequence[str]], header: Sequence[str] | None
) -> None:
    printed = [*([header] if header else []), *rows]
    widths = [max(map(len, column)) for column in zip(*printed, strict=True)]
    if title:
        print(title)
    for row in printed:
        cells = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


@contextmanager
def progress(total: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, when somebody is looking."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(file=sys.stderr)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
