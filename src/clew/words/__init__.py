"""Words for people: every sentence comes from the Fluent catalogue, in one of the languages.

`common.*.ftl` here has what all games share, `errors.*.ftl` why something could not be done; each
game's folder has its own `words.*.ftl`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

import msgspec

from clew.core.errors import ClewError, Illegal, refusal_sentence
from clew.core.event import Event
from clew.core.game import Game
from clew.words.texts import read_text

__all__ = ["LANGUAGES", "Language", "Words", "preferred", "words"]

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[str, ...] = get_args(Language)
_SEATS = ("seats", "winners")
_FORMS = {"": "bare", "-def": "def", "-indef": "indef", "-acc": "acc"}
"""The ends of an argument's name, and the form of the thing that each stands for."""


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
        raise ClewError(
            f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}",
            why="no-language",
            name=language,
            there=", ".join(LANGUAGES),
        )
    return Words(language, game)


class Words:
    """One language's words. `names` is what players are called, by seat from 1.

    `more` names further catalogues in the game's folder.
    """

    def __init__(self, language: str, game: Game[Any] | None = None, *more: str) -> None:
        # Fluent takes time to load: not before words are needed.
        from clew.words.catalogue import Catalogue

        self.language = language
        self.game = game
        self._bundle = Catalogue(language)
        self._has_errors = False
        folder = files("clew.words")
        self._bundle.add(folder.joinpath(f"common.{language}.ftl").read_text("utf-8"))
        if game:
            for name in ("words", *more):
                self._bundle.add(read_text(game, f"{name}.{{}}.ftl", language))

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
        """A named thing of the game, as `bare`, `def` (the …) or `indef` (a …).

        `acc` is `def` as the object of a sentence: in German “der Drache”, but “findet den
        Drachen”. Where a language or a thing makes no difference, there is no such attribute.
        """
        name = f"{self._id()}-thing-{value}"
        if not self.has(name):
            return value
        if form == "acc" and form not in self._bundle.get_message(name).attributes:
            form = "def"
        return self.say(f"{name}.{form}")

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

    def bot(self, name: str) -> str:
        """What a bot is called: by its level, or by its own name where no words have one."""
        level = name.partition(":")[0]
        message = f"bot-{level}"
        return self.say(message) if self.has(message) else level[:1].upper() + level[1:]

    def option_hint(self, name: str) -> str:
        """What an option does, and what 0 stands for where that is no number."""
        message = f"{self._id()}-option-{name.replace('_', '-')}"
        hint = self.option(name, "hint")
        if not self.has(message) or "zero" not in self._bundle.get_message(message).attributes:
            return hint
        return self.say("option-zero", hint=hint, zero=self.option(name, "zero"))

    def manner(self, bot: str) -> str:
        """A short description of a bot of this game, shown after its name; empty if there is
        none."""
        name = f"{self._id()}-bot-{bot}"
        return self.say(name) if self.has(name) else ""

    def character(self, bot: str, part: Literal["who", "line"]) -> str:
        """What the one who plays a level of this game is (an owl), or is like; empty if there is
        no such sentence."""
        name = f"{self._id()}-bot-{bot}"
        known = self.has(name) and part in self._bundle.get_message(name).attributes
        return self.say(f"{name}.{part}") if known else ""

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
            for suffix, form in _FORMS.items():
                things = [self.thing(str(part), form) for part in value]
                arguments[f"{name}{suffix}"] = self.listed(things)
            arguments[f"{name}-count"] = len(value)
        elif isinstance(value, str):
            for suffix, form in _FORMS.items():
                arguments[f"{name}{suffix}"] = self.thing(value, form)
            definite = self.thing(value, "def")
            arguments[f"{name}-first"] = definite[:1].upper() + definite[1:]
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
        name = refusal_sentence(self._id(), rule)
        number = self.game.rule(rule) if self.game else ""
        text = self.say(name) if self.has(name) else self.say("refusal")
        return self.say("refused", reason=text, rule=number)

    def error(self, error: ClewError) -> str:
        """What was wrong with what somebody asked for. An error that only programs or whoever runs
        a server meet says itself, in English."""
        if isinstance(error, Illegal):
            return self.refusal(error.rule)
        return self._errors().say(f"error-{error.why}", **error.values) if error.why else str(error)

    def _errors(self) -> Words:
        """The same with the words for errors, which most people never need."""
        if not self._has_errors:
            folder = files("clew.words")
            self._bundle.add(folder.joinpath(f"errors.{self.language}.ftl").read_text("utf-8"))
            self._has_errors = True
        return self

    def _id(self) -> str:
        return self.game.id if self.game else ""
