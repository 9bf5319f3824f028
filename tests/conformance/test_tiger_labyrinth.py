"""The Lady and the Tiger: Labyrinth through the conformance kit."""

from pathlib import Path

import pytest

from clew.testing import Check, Variant, conformance

ALSO = [
    Variant(2, {"start": 1, "red": 2, "limit": 50}),
    Variant(2, {"start": 2, "limit": 1, "repetition": False}),
]
PERFT = Path(__file__).with_name("perft") / "tiger-labyrinth.json"


@pytest.mark.parametrize("check", conformance("tiger-labyrinth", also=ALSO, perft=PERFT), ids=str)
def test_tiger_labyrinth(check: Check) -> None:
    """The Lady and the Tiger: Labyrinth keeps the contract."""
    check()
