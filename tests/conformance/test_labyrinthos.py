"""Labyrinthos through the conformance kit."""

from pathlib import Path

import pytest

from clew.testing import Check, Variant, conformance

ALSO = [
    Variant(2, {"monster": "medusa", "heroes": ["akikios", "leona"]}),
    Variant(3, {"monster": "medusa", "start": 2}),
    Variant(4, {"monster": "medusa", "heroes": ["leona", "diodotus", "sostrate", "akikios"]}),
    Variant(2, {"monster": "cerberus", "heroes": ["sostrate", "diodotus"]}),
    Variant(4, {"monster": "cerberus"}),
]
PERFT = Path(__file__).with_name("perft") / "labyrinthos.json"


@pytest.mark.parametrize("check", conformance("labyrinthos", also=ALSO, perft=PERFT), ids=str)
def test_labyrinthos(check: Check) -> None:
    """Labyrinthos keeps the contract."""
    check()
