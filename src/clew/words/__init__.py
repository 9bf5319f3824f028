"""Words for people: every sentence comes from the Fluent catalogue, in English or French.

`common.*.ftl` here has what all games share; each game's folder has its own `words.*.ftl`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from clew.core.errors import ClewError, Illegal
from clew.core.event import Event
from clew.core.game import Game

__all__ = ["LANGUAGES", "Words", "preferred", "words"]

LANGUAGES = ("en", "fr")
_SEATS = ("seats", "winners")


def preferred() -> str:
    """The language the system is set to, English if it is none of ours."""
    for name in ("CLEW_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


@cache
def words(language: str, game: Game[Any] | None = None) -> Words:
    """The words of a language: the common ones, and those of a game."""
    if language not in LANGUAGES:
        raise ClewError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return Words(language, game)


class Words:
    """One language's words. `names` is what players are called, by seat from 1.

    `more` names further catalogues in the game's folder.
    """

    def __init__(self, language: str, game: Game[Any] | None = None, *more: str) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("clew.words")
        self._add(folder.joinpath(f"common.{language}.ftl").read_text("utf-8"))
        if game:
            for name in ("words", *more):
                self._add(game.folder().joinpath(f"{name}.{language}.ftl").read_text("utf-8"))

    def _add(self, text: str) -> None:
        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **arguments: object) -> str:
        """The sentence of this name; a part after a dot names an attribute."""
        return self._format(message, arguments)

    def _format(self, message: str, arguments: dict[str, object]) -> str:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(f"no words for {message!r} in {self.language}")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(f"{message!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{message!r} in {self.language}: {errors[0]}")
        return str(text)

    def thing(self, value: str, form: str = "bare") -> str:
        """A named thing of the game, as `bare`, `def` (the …) or `indef` (a …)."""
        name = f"{self._id()}-thing-{value}"
        return self.say(f"{name}.{form}") if self.has(name) else value

    def asked(self, view: Any) -> str:
        """The sentence that tells the player in turn what is asked; it may use numbers of the view.
        Empty if there is no such sentence."""
        name = f"{self._id()}-asked-{getattr(view, 'asked', '')}"
        if not self.has(name):
            return ""
        fields = ((field, getattr(view, field)) for field in view.__struct_fields__)
        return self.say(name, **{field: value for field, value in fields if type(value) is int})

    def option(self, name: str, part: str = "") -> str:
        """What an option of this game is called; `part` "hint": what it does."""
        message = f"{self._id()}-option-{name.replace('_', '-')}"
        return self.say(f"{message}.{part}" if part else message) if self.has(message) else name

    def manner(self, bot: str) -> str:
        """A short description of a bot of this game, shown after its name; empty if there is
        none."""
        name = f"{self._id()}-bot-{bot}"
        return self.say(name) if self.has(name) else ""

    def event(self, event: Event, names: Sequence[str], reader: int = 0) -> str:
        """What happened, told to the player at seat `reader` (0: to everybody)."""
        tag = type(event).__struct_config__.tag
        arguments: dict[str, object] = {}
        for field in msgspec.structs.fields(type(event)):
            self._put(arguments, field.name, getattr(event, field.name), names, reader)
        return self._format(f"{self._id()}-{tag}", arguments)

    def _put(
        self,
        arguments: dict[str, object],
        name: str,
        value: Any,
        names: Sequence[str],
        reader: int,
    ) -> None:
        name = name.replace("_", "-")
        if name == "seat" or name.endswith("-seat"):
            arguments[name] = names[value - 1] if value else ""
            arguments[f"{name}-you"] = "yes" if value == reader and reader else "no"
        elif name in _SEATS:
            arguments[name] = self.listed([names[seat - 1] for seat in value])
            arguments[f"{name}-you"] = "yes" if reader in value and reader else "no"
            arguments[f"{name}-count"] = len(value)
        elif isinstance(value, list):
            for suffix, form in (("", "bare"), ("-def", "def"), ("-indef", "indef")):
                things = [self.thing(str(part), form) for part in value]
                arguments[f"{name}{suffix}"] = self.listed(things)
            arguments[f"{name}-count"] = len(value)
        elif isinstance(value, str):
            arguments[name] = self.thing(value)
            arguments[f"{name}-def"] = definite = self.thing(value, "def")
            arguments[f"{name}-first"] = definite[:1].upper() + definite[1:]
            arguments[f"{name}-indef"] = self.thing(value, "indef")
            arguments[f"{name}-id"] = value
        else:
            arguments[name] = value if not isinstance(value, bool) else str(value).lower()

    def listed(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-last", rest=", ".join(parts[:-1]), last=parts[-1])

    def refusal(self, rule: int) -> str:
        """Why an action is not legal, with the rule's number."""
        name = f"refusal-co-{-rule:02}" if rule < 0 else f"{self._id()}-refusal-{rule:02}"
        number = self.game.rule(rule) if self.game else ""
        text = self.say(name) if self.has(name) else self.say("refusal")
        return self.say("refused", reason=text, rule=number)

    def error(self, error: ClewError) -> str:
        """What was wrong with what somebody asked for."""
        return self.refusal(error.rule) if isinstance(error, Illegal) else str(error)

    def _id(self) -> str:
        return self.game.id if self.game else ""
