"""What docs/engine.md and `clew schema engine` say is what the messages are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from clew.cli import main
from clew.engine import messages
from clew.engine.messages import FROM_HOST, FROM_PROGRAM
from clew.engine.reference import rewrite

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_reference_is_made_from_the_types() -> None:
    """`python -m clew.engine.reference docs/engine.md` writes it anew."""
    text = DOCUMENT.read_text("utf-8")
    assert rewrite(text) == text


@pytest.mark.parametrize("kind", [*FROM_HOST, *FROM_PROGRAM, messages.Happening])
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    shape = msgspec.json.schema(kind)
    (fields,) = [one["properties"] for one in shape["$defs"].values() if "type" in one][:1]
    described = {name for name, field in fields.items() if "description" in field}
    assert set(fields) - described <= {"type"}


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["schema", "engine"])
    printed = json.loads(capsys.readouterr().out)
    assert printed == messages.schema()
    assert len(printed["from_host"]["anyOf"]) == len(FROM_HOST)


def test_the_game_in_the_document_is_one() -> None:
    """Each line shown is a message, once what is left out (…) is put in."""
    block = re.findall(r"```text\n(host .*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)[0]
    read = {"host": messages.read_from_host, "program": messages.read_from_program}
    for line in block.splitlines():
        who, _, text = line.partition(" ")
        if who in read:
            whole = text.strip().replace("{…}", "{}").replace(",…]", "]").replace(",…}", _REST)
            read[who](whole)


_REST = ',"rule":"LB-01","ranks":[1,2],"scores":[]}'
