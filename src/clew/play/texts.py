"""Names and messages: those that people write, and those that are made up for them."""

from __future__ import annotations

import hashlib
import secrets
import string
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from clew.core.errors import ClewError
from clew.table.refusal import Refusal

__all__ = [
    "EMOTES",
    "REPLACED",
    "clean_name",
    "clean_text",
    "guest_name",
    "harmless",
    "is_stacked",
    "unguessable",
]

_LONGEST_NAME = 24
EMOTES = ("hello", "well-played", "thanks", "sorry", "hurry", "oops", "wow", "good-game")
"""Messages of the form `/name`: the page shows them as pictures, in every language."""
REPLACED = "/replaced"
"""The message under a bot's name after the bot was replaced by a simpler one. Players cannot send
it."""
_LONGEST_MESSAGE = 300
_MAX_MARKS = 3
"""Marks on one letter: Hebrew and Tibetan need three. More of them pile up over other lines."""
_OBEYED = ("Cc", "Cf", "Cs")
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, for Unicode, that nobody sees."""
_DIRECTION = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of the text after it, beyond its own line."""


def _marked(text: str) -> Iterator[tuple[str, int]]:
    """Each character with how many marks there are so far on its letter, itself included."""
    marks = 0
    for one in text:
        marks = marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        yield one, marks


def is_stacked(text: str) -> bool:
    """Whether a letter carries so many marks that they leave its line."""
    return any(marks > _MAX_MARKS for _, marks in _marked(unicodedata.normalize("NFC", text)))


@lru_cache(maxsize=4096)
def harmless(text: str) -> str:
    """Text that anybody may have written, as it can be shown: without control characters, without
    characters that change its direction, and without marks that leave its line."""
    return "".join(
        one
        for one, marks in _marked(text)
        if marks <= _MAX_MARKS and (one == "\n" or unicodedata.category(one) not in _OBEYED)
    )


def clean_text(text: str) -> str:
    """Checks a message: it must be visible and not too long."""
    text = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(text) <= _LONGEST_MESSAGE:
        raise Refusal(
            400,
            "illegal",
            f"a message has 1 to {_LONGEST_MESSAGE} characters",
            why="message-length",
            most=_LONGEST_MESSAGE,
        )
    hidden = any(unicodedata.category(c) in ("Cc", "Co", "Cs", "Cn") for c in text)
    if hidden or not _DIRECTION.isdisjoint(text) or not _is_seen(text):
        raise Refusal(
            400, "illegal", "a message has only visible letters and signs", why="message-signs"
        )
    if is_stacked(text):
        raise Refusal(
            400,
            "illegal",
            f"a letter has at most {_MAX_MARKS} accents or other marks",
            why="marks",
            most=_MAX_MARKS,
        )
    if text.startswith("/") and text[1:] not in EMOTES:
        there = ", ".join(f"/{one}" for one in EMOTES)
        raise Refusal(
            400,
            "illegal",
            f"there is no emote {text}; there are: {there}",
            why="no-emote",
            emote=text,
            there=there,
        )
    return text


def _is_seen(text: str) -> bool:
    """Whether there is anything to see: marks alone, or blanks that pass for letters, are not."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in text)


def clean_name(name: str) -> str:
    """Checks a name: it must be one short, visible line."""
    name = unicodedata.normalize("NFC", name)
    name = " ".join("".join(" " if c.isspace() else c for c in name).split())
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise ClewError(
            f"a name has 1 to {_LONGEST_NAME} characters", why="name-length", most=_LONGEST_NAME
        )
    hidden = any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs", "Cn") for c in name)
    if hidden or not _BLANK.isdisjoint(name) or not _is_seen(name):
        raise ClewError("a name has only visible letters and signs", why="name-signs")
    if is_stacked(name):
        raise ClewError(
            f"in a name a letter has at most {_MAX_MARKS} accents or other marks on it",
            why="marks",
            most=_MAX_MARKS,
        )
    return name


_FIRST = (
    "Amber",
    "Azure",
    "Brave",
    "Calm",
    "Clever",
    "Gentle",
    "Golden",
    "Green",
    "Quiet",
    "Swift",
)
_SECOND = ("Ariadne", "Bat", "Beetle", "Dragon", "Fox", "Lizard", "Mouse", "Owl", "Spider", "Tiger")


def guest_name(player: str) -> str:
    """A guest's name until they choose one. The same guest always gets the same name."""
    digest = hashlib.sha256(player.encode()).digest()
    return f"{_FIRST[digest[0] % 10]} {_SECOND[digest[1] % 10]}"


def unguessable() -> str:
    """A random id for a table or a player, which nobody can guess. It begins with a letter, so that
    a command never takes it for an option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(16)
