"""Sentences that the line mode and the screen share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clew.core.errors import ClewError, Unreadable
from clew.core.game import Game
from clew.table.orders import Kind
from clew.table.refusal import Refusal
from clew.terminal.saved import argument_for
from clew.terminal.seats import bot_title
from clew.terminal.session import Session
from clew.tutorial import Unexpected
from clew.words import Words

__all__ = [
    "COMMANDS",
    "EXERCISE_COMMANDS",
    "command",
    "commands",
    "examples",
    "explained",
    "farewell",
    "hint",
    "order_of",
    "ordered",
    "places",
    "printed",
    "refused",
    "result",
    "rules_text",
    "together",
]

COMMANDS = (
    "help",
    "hint",
    "legal",
    "board",
    "describe",
    "drawing",
    "log",
    "rules",
    "undo",
    "quiet",
    "attacks",
    "ask",
    "resign",
    "quit",
)
EXERCISE_COMMANDS = ("help", "hint", "legal", "describe", "log", "rules", "undo", "quit")
"""What can be typed in lessons and puzzles."""
_ORDERS: dict[str, Kind] = {"quiet": "turn", "attacks": "attacked", "ask": "none"}
"""Commands that are standing orders, in games that ask questions outside the turn."""


def commands(game: Game[Any] | None) -> list[str]:
    """The commands that mean something in a game."""
    orders = game is not None and game.asides
    return [name for name in COMMANDS if orders or name not in _ORDERS]


def order_of(name: str) -> Kind | None:
    """The standing order that a command is, or none."""
    return _ORDERS.get(name)


def ordered(session: Session, words: Words) -> str:
    """The standing order of the player at the screen, as a sentence; empty if there is none."""
    kind = session.ordered
    return "" if kind == "none" else words.say(f"terminal-order-{kind}")


def command(words: Words, text: str, known: Sequence[str]) -> str:
    """The one of the known commands that a line means, in English or the reader's language; empty
    if none."""
    said = text.strip().lower()
    for name in known:
        if said in (name, words.say(f"terminal-command-{name}")):
            return name
    return ""


def explained(words: Words, name: str, *, strong: str = "") -> str:
    """A command and what it does; `strong` stands around its name."""
    said = words.say(f"terminal-command-{name}")
    hint = words.say(f"terminal-command-{name}.hint")
    return words.say("terminal-command-entry", name=f"{strong}{said}{strong}", hint=hint)


def examples(game: Game[Any], legal: Sequence[int]) -> str:
    """One legal action of each kind, as text."""
    kinds: dict[str, str] = {}
    for action in legal:
        text = game.format(action)
        kinds.setdefault(text.split(" ")[0], text)
    return ", ".join(list(kinds.values())[:6])


def refused(
    game: Game[Any], legal: Sequence[int], words: Words, line: str, error: ClewError
) -> str:
    """Why a line changed nothing."""
    if isinstance(error, Unexpected):
        return words.say("learn-not-that")
    if not isinstance(error, Unreadable):
        return words.error(error)
    return words.say("terminal-unreadable", line=line, examples=examples(game, legal))


def hint(session: Session, words: Words) -> str:
    """What the best bot would do in the place of the human in turn, and why. It takes a while."""
    try:
        advice = session.advice()
    except Refusal as refusal:
        if refusal.reason != "no-hints":
            raise
        return words.say("terminal-no-hint")
    told = [*advice.what, *([advice.why] if advice.why else [])]
    bot = bot_title(advice.bot, words)
    said = words.say("terminal-hint", bot=bot, action=advice.action)
    reasons = [words.event(event, session.names, session.seat) for event in told]
    return " ".join([said, *reasons])


def result(session: Session, words: Words) -> str:
    """Who won, and how."""
    outcome = session.outcome
    if outcome is None:
        return ""
    winners = [session.names[seat - 1] for seat in outcome.winners]
    won = words.say("won", **{"winners": words.listed(winners), "winners-count": len(winners)})
    how = f"{session.game.id}-ended-{outcome.termination}"
    how = words.say(how if words.has(how) else f"ended-{outcome.termination}")
    return words.say("terminal-result", won=won, how=how)


def places(session: Session, words: Words) -> list[str]:
    """Everybody by rank, with the score where there is one."""
    outcome = session.outcome
    if outcome is None:
        return []
    seats = sorted(range(len(session.names)), key=lambda seat: outcome.ranks[seat])
    told = []
    for seat in seats:
        rank, name = outcome.ranks[seat], session.names[seat]
        if outcome.scores:
            score = outcome.scores[seat]
            told.append(words.say("terminal-place.score", rank=rank, name=name, score=score))
        else:
            told.append(words.say("terminal-place", rank=rank, name=name))
    return told


def together(command: str) -> str:
    """A command that no line break divides, so that it can be pasted."""
    return command.replace(" ", "\N{NO-BREAK SPACE}")


def printed(text: str) -> str:
    """The same for a terminal, where a command is to be copied with ordinary spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def farewell(session: Session, words: Words) -> list[str]:
    """Where the game is saved, and how to go on with it."""
    told = [words.say("terminal-saved", path=str(session.path))]
    if session.outcome is None:
        resume = together(f"clew play --resume {argument_for(session.path)}")
        told.append(words.say("terminal-resume", command=resume))
    return told


def rules_text(game: Game[Any], words: Words) -> str:
    """The rules of the game as Markdown, with what the tags in them mean."""
    text = game.text(f"rules.{words.language}.md")
    if text is None:
        return words.say("terminal-no-rules")
    return f"{text.rstrip()}\n\n{words.say('rules-legend')}\n"
