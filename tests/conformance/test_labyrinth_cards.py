"""Labyrinth: The Card Game through the conformance kit."""

from pathlib import Path

import pytest

from clew.testing import Check, Variant, conformance

ALSO = [
    Variant(2, {"square": [0, 90, 180, 270], "start": 2}),
    Variant(6, {"maze": "one-piece", "start": 6}),
]
PERFT = Path(__file__).with_name("perft") / "labyrinth-cards.json"


@pytest.mark.parametrize("check", conformance("labyrinth-cards", also=ALSO, perft=PERFT), ids=str)
def test_labyrinth_cards(check: Check) -> None:
    """The card game keeps the contract."""
    check()
