"""Where the rules are not compiled, that is said, and bots take no longer than people wait."""

from __future__ import annotations

import pytest

from clew.bots import perspective as perspectives
from clew.bots.perspective import Perspective
from clew.cli import output
from clew.core import installation
from clew.core.chance import Fast
from clew.games import find


def seen(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> Perspective:
    """A first decision, in a build of this kind."""
    monkeypatch.setattr(perspectives, "is_compiled", lambda: compiled)
    game = find("tiger-labyrinth")
    return Perspective(game, game.new(2, game.read_options({}), Fast(1)), 1, 1)


@pytest.mark.parametrize(("lang", "word"), [("en", "compiler"), ("fr", "compilateur")])
def test_it_is_said_with_the_way_out(
    lang: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(installation, "is_compiled", lambda: False)
    output.warn_if_interpreted(lang)
    said = capsys.readouterr().err
    assert word in said
    assert installation.how_to_install() in said


def test_compiled_there_is_nothing_to_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(installation, "is_compiled", lambda: True)
    output.warn_if_interpreted("en")
    assert capsys.readouterr() == ("", "")


def test_an_interpreted_bot_looks_at_less(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seen(False, monkeypatch).allowed(5_000, interpreted=300).nodes == 300
    assert seen(True, monkeypatch).allowed(5_000, interpreted=300).nodes == 5_000


def test_what_wants_less_gets_what_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seen(False, monkeypatch).allowed(200, interpreted=300).nodes == 200
