"""What people write: names and messages that can stand among those of others."""

from __future__ import annotations

import hashlib
import unicodedata

from clew.core.errors import ClewError
from clew.table.refusal import Refusal

__all__ = ["EMOTES", "clean_name", "clean_text", "guest_name"]

_LONGEST_NAME = 24
EMOTES = ("hello", "well-played", "thanks", "sorry", "hurry", "oops", "wow", "good-game")
"""Said as `/name`: the page shows them as pictures, in every language."""
_LONGEST_MESSAGE = 300


def clean_text(text: str) -> str:
    """What may be said: visible, not too long."""
    text = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(text) <= _LONGEST_MESSAGE:
        raise Refusal(400, "illegal", f"a message has 1 to {_LONGEST_MESSAGE} characters")
    if any(
        unicodedata.category(c) in ("Cc", "Co", "Cs", "Cn") or c in "\u202a\u202b\u202d\u202e"
        for c in text
    ):
        raise Refusal(400, "illegal", "a message has only visible letters and signs")
    if text.startswith("/") and text[1:] not in EMOTES:
        raise Refusal(400, "illegal", f"there is no emote {text}; there are: {', '.join(EMOTES)}")
    return text


def clean_name(name: str) -> str:
    """A name that can stand among others: one line, visible, short."""
    name = unicodedata.normalize("NFC", name)
    name = " ".join("".join(" " if c.isspace() else c for c in name).split())
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise ClewError(f"a name has 1 to {_LONGEST_NAME} characters")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs", "Cn") for c in name):
        raise ClewError("a name has only visible letters and signs")
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
    """What a guest is called until they say otherwise: the same for the same guest."""
    digest = hashlib.sha256(player.encode()).digest()
    return f"{_FIRST[digest[0] % 10]} {_SECOND[digest[1] % 10]}"
