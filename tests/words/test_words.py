"""Every sentence in every language: the same names, the same variables, all of them said."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clew.core.errors import ClewError
from clew.core.event import Event
from clew.core.game import Game
from clew.games import find, names
from clew.table.reasons import REASONS
from clew.table.record import RecordError
from clew.words import LANGUAGES, preferred, words

GAMES = [find(name) for name in names()]
OTHERS = [language for language in LANGUAGES if language != "en"]
PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(node)
    return visitor.found


def messages(text: str) -> dict[str, set[str]]:
    """The variables of every message and attribute."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"unreadable: {entry.content}"
        if isinstance(entry, ast.Message):
            name = entry.id.name
            assert name not in found, f"{name} is there twice"
            found[name] = variables(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = variables(attribute)
    return found


def catalogue(language: str, game: Game[Any] | None = None) -> dict[str, set[str]]:
    if game is None:
        path = files("clew.words").joinpath(f"common.{language}.ftl")
    else:
        path = game.folder().joinpath(f"words.{language}.ftl")
    return messages(path.read_text("utf-8"))


def page(language: str) -> dict[str, set[str]]:
    return messages(files("clew.words").joinpath(f"page.{language}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.id if game else "common")
def test_every_language_has_the_same_messages(game: Game[Any] | None, language: str) -> None:
    """German alone needs another form of the things that it declines."""
    there = {name for name in catalogue(language, game) if not name.endswith(".acc")}
    assert there == set(catalogue("en", game))


@pytest.mark.parametrize("language", OTHERS)
def test_common_messages_use_the_same_variables(language: str) -> None:
    assert catalogue("en") == catalogue(language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert page("en") == page(language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_game_messages_use_the_same_variables_but_for_articles(
    game: Game[Any], language: str
) -> None:
    """French may want { $card-def } where English has { $card }."""

    def plain(found: dict[str, set[str]]) -> dict[str, set[str]]:
        ends = re.compile(r"-(def|first|indef|acc|id|you|count)$")
        return {
            name: {ends.sub("", v) for v in used}
            for name, used in found.items()
            if not name.endswith(".acc")
        }

    assert plain(catalogue("en", game)) == plain(catalogue(language, game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_option_and_thing_has_its_message(game: Game[Any], language: str) -> None:
    there = catalogue(language, game)
    wanted = [f"{game.id}-name", f"{game.id}-tagline"]
    wanted += [f"{game.id}-{event.__struct_config__.tag}" for event in game.events]
    for field in msgspec.structs.fields(game.options):
        option = f"{game.id}-option-{field.name}".replace("_", "-")
        wanted += [option, f"{option}.hint"]
    assert [name for name in wanted if name not in there] == []
    things = {name.partition(".")[0] for name in there if name.startswith(f"{game.id}-thing-")}
    for thing in things:
        for form in ("def", "indef", "bare"):
            assert f"{thing}.{form}" in there, f"{thing} has no form {form}"


def example(event: type[Event], name: str, kind: Any, number: int) -> Any:
    """A value for a field of an event."""
    if name == "seat" or name.endswith("_seat"):
        return 1 + number % 2
    if name in ("seats", "winners"):
        return [1, 2][: 1 + number % 2]
    if kind is bool:
        return bool(number % 2)
    if kind is int:
        return number
    if kind is str:
        return "owl"
    if getattr(kind, "__origin__", None) in (list, tuple):
        return [example(event, "", get_args(kind)[0], number)] * (1 + number)
    if type(None) in get_args(kind):
        return None
    if get_args(kind):
        return get_args(kind)[0]
    raise AssertionError(f"{event.__name__}.{name}: no example for {kind}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_can_be_told_to_everybody(game: Game[Any], language: str) -> None:
    """To who does it, to whom it is done, to another and to a spectator; by number too."""
    for event in game.events:
        hints = get_type_hints(event)
        for number in (0, 1, 2, 5):
            fields = {
                field.name: example(event, field.name, hints[field.name], number)
                for field in msgspec.structs.fields(event)
            }
            for reader in (0, 1, 2, 3):
                text = words(language, game).event(event(**fields), PLAYERS, reader)
                assert text, event
                assert "{" not in text, text
                assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_is_said_to_be_like_something_of_its_own(
    game: Game[Any], language: str
) -> None:
    said = {words(language, game).manner(level) for level in ("novice", "adept", "master")}
    assert len(said - {""}) == 3


def test_a_bot_nobody_has_described_is_like_nothing() -> None:
    assert words("en", find("labyrinth")).manner("random") == ""


def test_labyrinth_says_whose_doing_it_was() -> None:
    from clew.games.labyrinth.events import Ended, Found, Pushed

    game = find("labyrinth")
    pushed = Pushed(seat=2, arrow="N2", rotation=90)
    english, french, german = (words(language, game) for language in ("en", "fr", "de"))
    assert english.event(pushed, PLAYERS, 2) == "You push at N2, the tile turned by 90°."
    assert english.event(pushed, PLAYERS, 1) == "Bob pushes at N2, the tile turned by 90°."
    assert french.event(pushed, PLAYERS, 2).startswith("Vous poussez par N2")
    assert french.event(pushed, PLAYERS).startswith("Bob pousse par N2")
    assert german.event(pushed, PLAYERS, 2).startswith("Du schiebst bei N2 ein")
    assert german.event(pushed, PLAYERS).startswith("Bob schiebt bei N2 ein")
    found = Found(seat=1, treasure="owl", left=0)
    assert english.event(found, PLAYERS) == "Ann finds the owl; that was the last goal!"
    assert french.event(found, PLAYERS).startswith("Ann trouve la chouette")
    ended = Ended(winners=[1, 3], rule="LB-27")
    assert english.event(ended, PLAYERS) == "Ann and Cleo share the win."
    assert french.event(ended, PLAYERS, 2) == "Ann et Cleo se partagent la victoire."
    assert german.event(ended, PLAYERS, 2) == "Ann und Cleo teilen sich den Sieg."


@pytest.mark.parametrize(
    ("treasure", "found", "goal"),
    [
        ("dragon", "Ann findet den Drachen;", "Dein Ziel: der Drache."),
        ("owl", "Ann findet die Eule;", "Dein Ziel: die Eule."),
        ("ghost", "Ann findet das Gespenst;", "Dein Ziel: das Gespenst."),
    ],
)
def test_german_declines_what_is_found(treasure: str, found: str, goal: str) -> None:
    from clew.games.labyrinth.events import Found, Goal

    german = words("de", find("labyrinth"))
    told = german.event(Found(seat=1, treasure=treasure, left=2), PLAYERS)
    assert told == f"{found} noch 2 Ziele."
    assert german.event(Goal(seat=1, treasure=treasure), PLAYERS, 1) == goal


LABYRINTH_REFUSALS = (9, 10, 11, 13, 15, 16, 21, 22, 23, 24, 25, 26, 27, 28)


@pytest.mark.rule("CO-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_labyrinths_refusals_things_questions_and_endings_have_messages(language: str) -> None:
    from clew.games.labyrinth.components import COLOURS, MESSAGES, TREASURES
    from clew.games.labyrinth.view import PHASES

    there = catalogue(language, find("labyrinth"))
    wanted = [
        *(f"labyrinth-refusal-{number:02}" for number in LABYRINTH_REFUSALS),
        *(f"labyrinth-thing-{thing}" for thing in (*TREASURES, *COLOURS, *MESSAGES, "blank")),
        *(f"labyrinth-asked-{asked}" for asked in PHASES.values()),
        *(f"labyrinth-ended-{ended}" for ended in ("home", "goals", "turn-limit")),
    ]
    assert [name for name in wanted if name not in there] == []


@pytest.mark.rule("CO-06")
def test_a_refusal_no_message_was_written_for_still_says_the_rule() -> None:
    assert words("en", find("labyrinth")).refusal(3) == (
        "The rules do not allow that here. (LB-03)"
    )


def test_errors_that_only_programs_meet_say_themselves() -> None:
    error = RecordError("this file is damaged")
    assert words("en", find("labyrinth")).error(error) == "this file is damaged"


def test_lists_are_read_as_people_say_them() -> None:
    assert words("en").listed([]) == ""
    assert words("en").listed(["a"]) == "a"
    assert words("en").listed(["a", "b", "c"]) == "a, b and c"
    assert words("fr").listed(["a", "b"]) == "a et b"
    assert words("de").listed(["a", "b", "c"]) == "a, b und c"


def test_what_has_no_message_is_an_error_not_a_gap() -> None:
    with pytest.raises(KeyError, match="no words for 'nothing'"):
        words("en").say("nothing")
    with pytest.raises(KeyError, match="seat-name"):
        words("en").say("seat-name")


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ClewError, match="en, fr, de"):
        words("tlh")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "CLEW_LANG": "fr"}, "fr"),
        ({}, "en"),
    ],
    ids=str,
)
def test_the_systems_language_is_preferred(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str
) -> None:
    for name in ("CLEW_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_sentence_for_every_reason(language: str) -> None:
    missing = {f"page-refused-{reason}" for reason in REASONS} - page(language).keys()
    assert not missing
