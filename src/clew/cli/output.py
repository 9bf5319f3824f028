"""What the commands print, and where progress goes."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from clew.core.errors import ClewError

__all__ = ["echo", "echo_json", "harmless", "language", "progress", "table", "warn_if_interpreted"]

_OBEYED = ("Cc", "Cf", "Cs")


def echo(text: str) -> None:
    """One or more lines to standard output."""
    print(text)


def harmless(text: str) -> str:
    """Text from a file without control characters and without characters that change its
    direction."""
    return "".join(one for one in text if one == "\n" or unicodedata.category(one) not in _OBEYED)


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
        raise ClewError(f"--lang {chosen}: there are {', '.join(LANGUAGES)}")
    return chosen


def table(
    title: str | None, rows: Sequence[Sequence[str]], header: Sequence[str] | None = None
) -> None:
    """A table without lines, as wide as the terminal or as needed in a pipe."""
    from rich.console import Console
    from rich.table import Table

    grid = Table(title=title, box=None, show_header=header is not None, padding=(0, 2, 0, 0))
    for column in header or [""] * len(rows[0]):
        grid.add_column(column, no_wrap=False)
    for row in rows:
        grid.add_row(*row)
    width = None if sys.stdout.isatty() else 200
    Console(width=width, highlight=False).print(grid)


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
