"""`clew rules`: the numbered rules, from the same files that the page and the docs use."""

from __future__ import annotations

import sys

from clew.cli.output import echo, echo_json
from clew.games import find
from clew.words import words
from clew.words.rulebook import read_rules

__all__ = ["show"]


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
