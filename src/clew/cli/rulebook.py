"""`clew rules`: the numbered rules, from the same files that the page and the docs use, and the
lines of code that carry them."""

from __future__ import annotations

import sys
from pathlib import Path

from clew.cli.output import echo, echo_json
from clew.games import find
from clew.words import words
from clew.words.rule_lines import rule_lines
from clew.words.rulebook import read_rules

__all__ = ["show", "show_lines"]


def show(name: str, language: str, *, as_json: bool) -> None:
    game = find(name)
    book = read_rules(game, language)
    if as_json:
        echo_json(book)
        return
    legend = words(language).say("rules-legend")
    text = f"{book.text}\n\n{book.common}\n\n---\n\n{legend.replace('[', chr(92) + '[')}\n"
    if not sys.stdout.isatty():
        echo(f"{book.text}\n\n{book.common}\n\n{legend}")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))


def show_lines(name: str, *, as_json: bool) -> None:
    """A line of text for each line of code or data that carries a rule, rule by rule."""
    found = rule_lines(find(name))
    if as_json:
        echo_json(found)
        return
    for number, lines in found.items():
        for line in lines:
            echo(f"{number}  {_short(line.file)}:{line.line}  {line.within}".rstrip())


def _short(file: str) -> str:
    """A file's path from the current folder, if it is in it."""
    path, here = Path(file), Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
