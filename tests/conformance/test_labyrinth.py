"""Labyrinth through the conformance kit."""

from pathlib import Path

import pytest

from clew.testing import Check, Variant, conformance

ALSO = [
    Variant(2, {"goals": 2, "events": True, "short": True}),
    Variant(3, {"goals": 3, "events": True, "start": 2}),
    Variant(4, {"goals": 1, "colours": ["green", "blue", "red", "yellow"]}),
]
PERFT = Path(__file__).with_name("perft") / "labyrinth.json"


@pytest.mark.parametrize("check", conformance("labyrinth", also=ALSO, perft=PERFT), ids=str)
def test_labyrinth(check: Check) -> None:
    """Labyrinth keeps the contract."""
    check()
