"""Two text streams: what the line mode of tables and that of exercises share."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, TextIO

from clew.core.game import Game
from clew.terminal import sayings
from clew.words import Words

__all__ = ["Lines"]

_WIDTH = 79


class Lines:
    """Plain text only, one thing after the other; an action is one line."""

    def __init__(self, game: Game[Any], words: Words, lines: TextIO, out: TextIO) -> None:
        self.game = game
        self.words = words
        self.lines = lines
        self.out = out

    def say(self, text: str) -> None:
        """Folded to the width of a terminal; what is joined by no-break spaces stays together."""
        for line in text.split("\n"):
            folded = textwrap.wrap(line, _WIDTH, break_long_words=False, break_on_hyphens=False)
            self.out.write("\n".join(folded or [""]).replace("\N{NO-BREAK SPACE}", " ") + "\n")

    def ask(self, prompt: str) -> str | None:
        """The next line, or None when there is no more. Where nobody types it is printed, so that
        what was said can be read as a whole."""
        self.out.write(f"{prompt} ")
        self.out.flush()
        read = self.lines.readline()
        if not self.lines.isatty():
            self.out.write(read or "\n")
        return read or None

    def draw(self, view: Any) -> None:
        self.out.write(self.game.draw(view, self.words.say).rstrip("\n") + "\n")

    def list_actions(self, legal: Sequence[int]) -> None:
        texts = [self.game.format(act).replace(" ", "\N{NO-BREAK SPACE}") for act in legal]
        self.say(", ".join(texts))

    def explain(self, legal: Sequence[int], commands: Sequence[str]) -> None:
        """What can be typed."""
        if legal:
            examples = sayings.examples(self.game, legal)
            self.say(self.words.say("terminal-for-example", examples=examples))
        self.say(self.words.say("terminal-plain-commands"))
        for name in commands:
            self.say(f"  {sayings.explained(self.words, name)}")

    def print_rules(self) -> None:
        for line in sayings.rules_text(self.game, self.words).splitlines():
            self.say(line)
